# Why something is not possible.

reason-forbidden = { color } dice are Forbidden in a { light } section
reason-needs = needs { amount }; you have { $have }
reason-needs-both = needs { $limestone } Limestone and { $granite } Granite; you have { $have-limestone } and { $have-granite }, and { $gold } Gold
reason-needs-happiness = needs Happiness { $needed }; yours is { $have }
reason-no-building = you have no Building left
reason-no-pillar = you have no Pillar left
reason-no-statue = you have no Statue left
reason-occupied = the space is taken
reason-row-full = row { $row } has no free space for you
reason-temple-full = the Temple Complex has no empty space
reason-no-space = no space is free
reason-god-full = every Statue space of this god is taken
reason-no-tile = there is no Pillar tile there
reason-closed = the section opens when a Population marker reaches { $population }
reason-few-cards =
    { $have ->
        [one] the section has { $have } card, but you must take { $needed }
       *[other] the section has { $have } cards, but you must take { $needed }
    }
reason-no-section =
    { $cards ->
        [one] no section you may use has a card
       *[other] no section you may use has { $cards } cards
    }
reason-renewed = the section has already been renewed in this action
reason-gray = gray dice produce nothing
reason-no-action = no action is possible with it
reason-wrong-slot = a { $value } honors { god }
reason-other-section = this die comes from { god }’s section and allows only that God Action
reason-taken = another player has taken it
reason-same-symbol = a Decree with this symbol has already been scored
