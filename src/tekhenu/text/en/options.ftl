# Options of a player. $card is an id such as T05, $text is the effect of that card. The message is the
# title of the option. `.detail` follows the title after a colon; `.text` is a sentence of its own.
titled-detail = { $title }: { $detail }
titled-text = { $title } – { $detail }

# Setup, Destiny, Maat
option-keep = Keep { $card }
    .text = { $text }
option-keep-decree = Keep { $card } ({ symbol })
    .text = { $text }
option-starting = Take { $card } (initiative { $initiative })
    .text = { $text }
option-destiny = Take { $card } (Ankh { $ankh })
    .text = { $text }
option-reward = Resolve { $card }
    .text = { $text }
option-advance =
    { $track ->
        [population] Advance your Population by 1
       *[happiness] Advance your Happiness by 1
    }
option-gain = Take { $goods }
option-faith-none = Place no Faith and keep the balance at { $balance }
option-faith-pure = Place { $faith } Faith on the Pure side for a balance of { $balance }
option-faith-tainted = Place { $faith } Faith on the Tainted side for a balance of { $balance }

# Taking a die
option-die = Take the { color } { $value } from { god } ({ purity })
option-die-forbidden = Take the { color } { $value } from { god } (Forbidden: you need Anubis or a card)
option-take-plain = Take it as a { $value }
option-take-turned =
    { $scribes ->
        [one] Change it to { $value } for { $scribes } Scribe
       *[other] Change it to { $value } for { $scribes } Scribes
    }
option-anubis =
    { $scribes ->
        [0] Anubis
        [one] Anubis for { $scribes } Scribe
       *[other] Anubis for { $scribes } Scribes
    }
    .detail = any action with value { $value }; the die goes below the scales
option-no-action = Take it without an action
    .detail = you spend nothing
option-side =
    { $purity ->
        [pure] Place it on the Pure side of your scales
       *[tainted] Place it on the Tainted side of your scales
    }
option-turned = Play { $card }
    .detail = change the die to { $value }
option-recolor = Play { $card }
    .detail = the die becomes { color } and shows { $value }
option-play = Play { $card }
    .text = { $text }
option-anytime = Play { $card }
    .detail =
        { $track ->
            [population] Population +{ $steps }
           *[happiness] Happiness +{ $steps }
        }

# Actions
option-god-horus = Horus
    .detail = build a Statue for { $granite } Granite, in honor of { god } or for the people
option-god-ra = Ra
    .detail = raise a Pillar on tile { $tile } for { $goods }
option-god-ra-empty = Ra
    .detail = raise a Pillar
option-god-hathor = Hathor
    .detail = construct a Building at the Temple Complex, then Population +{ $value }
option-god-bastet = Bastet
    .detail =
        { $scribes ->
            [0] hold a festival for 2 Papyrus, Happiness +{ $value }
            [one] hold a festival for 2 Papyrus, Happiness +{ $value } and { $scribes } Scribe
           *[other] hold a festival for 2 Papyrus, Happiness +{ $value } and { $scribes } Scribes
        }
option-god-thoth = Thoth
    .detail =
        { $papyrus ->
            [0]
                { $cards ->
                    [one] take { $cards } card for free
                   *[other] take { $cards } cards for free
                }
           *[other]
                { $cards ->
                    [one] take { $cards } card for { $papyrus } Papyrus
                   *[other] take { $cards } cards from one section for { $papyrus } Papyrus
                }
        }
option-god-osiris = Osiris
    .detail = construct a workshop or quarry in row { $value }, Happiness −1
option-god-any = The { god } action
option-produce =
    { $good ->
        [soldier]
            { $kept ->
                [one] Produce { $kept } soldier
               *[other] Produce { $kept } soldiers
            }
        [priest]
            { $kept ->
                [one] Produce { $kept } priest
               *[other] Produce { $kept } priests
            }
       *[other]
            { $excess ->
                [0] Produce { $kept } { good }
               *[other] Produce { $kept } { good } and { $excess } in excess, which will weigh against you
            }
    }
option-produce-any = Produce { good }
option-extra = Extra action from { $card }
    .text = { $action }
option-value = Use value { $value }

# Places
option-honor = Honor { god } (bonus: { amount })
option-people = For the people, { people-space }
option-people-gold = For the people, { people-space }, and take the Gold there
tile-points =
    { $parts ->
        [1] { $vp } VP
       *[other] { $vp } VP ({ $causes })
    }
option-temple = { temple-space }, { rotation }
    .detail = { tile-points } and { amount }
option-temple-edges = { rotation } (top { $north }, right { $east }, bottom { $south }, left { $west }): { tile-points }
option-hathor = Build beside { temple-line } for { $bread } Bread
    .detail = { $gains }
option-hathor-bare = Build beside { temple-line } for { $bread } Bread
option-osiris =
    { $place ->
        [workshop] Build a { good } workshop in row { $row }
       *[quarry] Build a { good } quarry in row { $row }
    }
    .detail = Production +{ $steps }, gain { $goods }
option-osiris-partner =
    { $place ->
        [workshop] Build a { good } workshop in row { $row }
       *[quarry] Build a { good } quarry in row { $row }
    }
    .detail = Production of { $both } +1, gain { $goods }
option-osiris-any =
    { $place ->
        [workshop] Build a { good } workshop in row { $row }
       *[quarry] Build a { good } quarry in row { $row }
    }
    .detail = Production +{ $steps }, +1 to any Production, gain { $goods }
option-production = Advance your { good } Production
option-market = Take { $card } from section { $section }
    .text = { $text }
option-market-empty = Take a card from section { $section }
option-renew = Replace all cards in section { $section } for 1 Papyrus

# Paying
option-pay =
    { $what ->
        [scribes] Spend { $scribes }
        [both] Pay { $goods } and spend { $scribes }
       *[goods] Pay { $goods }
    }
option-pay-nothing = Pay nothing
option-pay-bread-short = Pay { $goods } and leave { $missing } Bread unpaid (−{ $vp } VP)
option-pay-bread-none = Pay nothing and leave { $missing } Bread unpaid (−{ $vp } VP)
option-pay-tribute = Pay { $goods } to score { $vp } VP
option-waive = Play { $card } and pay nothing
option-use = Use { $card }
    .text = { $text }

# The end
option-declare = Declare { $card }
    .text = { $text }
option-score = Score { $card } ({ symbol })
    .text = { $text }
option-score-points = Score { $card } ({ symbol }), worth { $vp } VP now
    .text = { $text }
option-repeat = Pay 2 Gold and score { $card } again
    .text = { $text }

# Declining, by what is asked
option-pass-die = End the game: no dice are left
option-pass-action = Perform no action
    .detail = you spend nothing
option-pass-produce-first = Perform the God Action right away
option-pass-produce = Produce now without another Blessing
option-pass-ability = Skip the tile’s ability
option-pass-close = End your turn
option-pass-declare = Don’t declare it
option-pass-score = Done: score no more Decrees
option-pass-repeat = Don’t score a Decree again
option-pass-tribute = Pay no more
