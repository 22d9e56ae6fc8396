# A game in progress at a real table: entered part by part.

standing-title = Set up a game in progress
standing-call = Set up a game in progress
standing-call-hint = Already in the middle of a game? Enter what is on the table and continue from that turn.
standing-drafts = Games being entered
standing-draft = { $players }: { standing-progress }
standing-go-on = Continue
standing-discard = Discard everything
standing-discard-sure = Discard everything you have entered for this table?
standing-lost = This table is not saved on this device. Start one from the home page.
standing-parts = Parts of the table
standing-progress = { $done } of { $all } parts
standing-part =
    { $part ->
        [course] Game status
        [dice] Dice
        [horus] Horus and Statues
        [temple] Temple
        [osiris] Osiris
        [seth] Seth
        [conquest] Conquest tiles
        [market] Card Market
       *[player] { $player }
    }
standing-part-hint =
    { $part ->
        [course] Enter the game at the start of a player’s turn. Which round is it, what is the turn order, and how is the wheel turned?
        [dice] Tap a god and enter the dice there.
        [horus] Enter the order of the Horus Bonus tiles. Then choose the owner of the Statues and tap their spaces.
        [temple] Tap a space to place its Pillar tile. For Buildings, choose the owner and tap their spaces.
        [osiris] Choose the owner of the Buildings and tap their spaces.
        [seth] Choose the owner of the Buildings and tap their regions. Then enter the artifacts beside the Destiny cards.
        [conquest] The face-up tile, the tiles in the Temple, and the ones covered by Pillar tiles.
        [market] Which cards are in the Market, and which have been discarded?
        [person] Everything in front of { $player }.
       *[opponent] Everything that belongs to { $player }.
    }
standing-right = This is correct
standing-begin = Start from here
standing-begin-hint = From here on, the program keeps score. It cannot know where earlier points came from, so it counts them as starting points.
standing-last = Everything has been entered.
standing-check = Still to check: { $parts }.
standing-mend = To fix
standing-look = To check
standing-brush = Place pieces for
standing-none = None
standing-add = Add
standing-empty = empty
standing-close = Done
standing-clear = Remove all
standing-tap-order = Tap them in order.
standing-turned = Orientation
standing-pillar = Pillar owner
standing-progress-start = Left of the base
standing-progress-tile = { $number }: { $tile }
standing-offline = No connection. Your entries are saved on this device.
standing-sources = Points scored before the program joined count as starting points.

# What is entered

standing-field =
    { $field ->
        [round] Round
        [order] Turn order
        [turn] Whose turn it is
        [wheel] First Sunny section of the wheel
        [horus] Horus Bonus tiles, from 1 to 6
        [conquest] Face-up conquest tile
        [removed] Covered by Pillar tiles
        [vp] VP
        [population] Population
        [happiness] Happiness
        [rewards] Happiness rewards received
        [scribes] Scribes
        [faith] Faith
        [pure] Pure dice
        [tainted] Tainted dice
        [below] Dice below the scales
        [taken] Dice taken
        [soldiers] Soldiers
        [priests] Priests
        [blood] Blood
        [destiny] Destiny card
        [cultist] Cultist
        [artifacts] Artifacts
        [blessings] Blessings
        [technologies] Technologies
        [decrees] Decrees
        [open-decrees] Decrees everyone has seen
        [secret-decrees] Secret Decrees
        [hidden-decrees] Other Decrees, face down
        [pyramid] Pyramid, from the base up
        [progress] Progress marker
        [shown] Revealed Action tiles
        [district] Marker F: district
        [border] Marker G: next god
        [line] Marker H: row or column
       *[space] Marker I: space
    }
standing-display = Ra’s display, space { $number }
standing-market = Section { $section }, card { $place }
standing-discards =
    { $family ->
        [blessing] Discarded Blessings
        [technology] Discarded Technologies
       *[decree] Discarded Decrees
    }
standing-artifact = Artifact beside { $card }
standing-statues = Statues at { god }
standing-building = { temple-line }, space { $space }
standing-group =
    { $group ->
        [tracks] Markers
        [goods] Goods
        [production] Production
        [scales] Scales
        [excess] Excess on the scales
        [army] Army
        [cards] Cards
        [display] Ra’s display
        [buildings] Buildings beside the rows and columns
        [statues] Statues
        [people] Statues for the people
        [regions] Regions
        [artifacts] Artifacts
        [discards] Discards
        [markers] Tie markers
       *[section] Section { $section }
    }
standing-at = { $part }: { $field }

# What does not fit

standing-problem-dice =
    { $count ->
        [one] There is { $count } { colour } die, but this game has { $whole }.
       *[other] There are { $count } { colour } dice, but this game has only { $whole }.
    }
standing-problem-twice = { $card } appears twice: { $first }; { $second }.
standing-problem-action-twice = Action tile { $tile } was revealed twice.
standing-problem-pieces =
    { $piece ->
        [buildings] { $player } has { $count } Buildings on the board, but there are only { $whole }.
        [pillars] { $player } has { $count } Pillars on the board, but there are only { $whole }.
       *[statues] { $player } has { $count } Statues on the board, but there are only { $whole }.
    }
standing-problem-happiness = { $player }: Happiness { $happiness } is higher than Population { $population }.
standing-problem-closed = Section { $section } of the Market opens at Population { $population }, but no one is there now. Is that right?
standing-problem-decrees =
    { $count ->
        [one] { $player } has { $count } face-down Decree, but the cards entered elsewhere leave { $left }.
       *[other] { $player } has { $count } face-down Decrees, but the cards entered elsewhere leave only { $left }.
    }
standing-problem-gray = A gray die is at { god }; with Time of Seth, all gray dice go on the Seth board.
standing-problem-no-dice = There are no dice around the wheel.
standing-problem-total = Dice at the gods: { $dice }, in the bag: { $bag }. At this turn of round { $round } there must be { $due } at the gods and { $left } in the bag.
standing-problem-many = Too many dice at { $gods }: { $dice }. At this turn of round { $round } there can be at most { $due }.
standing-problem-few = Too few dice at { $gods }: { $dice }. At this turn of round { $round } there must be at least { $due }, as the others cannot all have been taken yet.
standing-problem-scales =
    { $dice ->
        [one] { $player } has taken { $dice } die since the last Maat. At this turn of round { $round }, it should be { $due }.
       *[other] { $player } has taken { $dice } dice since the last Maat. At this turn of round { $round }, it should be { $due }.
    }
standing-problem-progress =
    { $player }: the Progress marker has moved { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, but { $dice ->
        [one] { $dice } die was taken.
       *[other] { $dice } dice were taken.
    }
standing-problem-shown =
    { $player }: { $tiles ->
        [one] { $tiles } Action tile is revealed
       *[other] { $tiles } Action tiles are revealed
    }, but { $dice ->
        [one] { $dice } die was taken.
       *[other] { $dice } dice were taken.
    }
standing-problem-covered = A conquest tile is under a Pillar tile ({ temple-space }). Covered tiles are removed from the game.
standing-problem-order = { $field }: { $missing } still missing.
standing-problem-empty = Not entered yet: { $fields }.
standing-problem-other = Something does not fit together yet: { $reason }.

# What follows from it

standing-fact-bag =
    { $count ->
        [one] That leaves { $count } die in the bag: { $dice }.
       *[other] That leaves { $count } dice in the bag: { $dice }.
    }
standing-fact-bag-empty = That leaves the bag empty.
standing-fact-bag-dice = { $count } { colour }
standing-fact-decks =
    That leaves { $blessings ->
        [one] { $blessings } Blessing
       *[other] { $blessings } Blessings
    }, { $technologies ->
        [one] { $technologies } Technology
       *[other] { $technologies } Technologies
    }, and { $decrees ->
        [one] { $decrees } Decree
       *[other] { $decrees } Decrees
    } in the decks.
standing-fact-tiles =
    { $count ->
        [one] That leaves { $count } Pillar tile in the stack.
       *[other] That leaves { $count } Pillar tiles in the stack.
    }
standing-fact-pieces =
    { $player } still has { $buildings ->
        [one] { $buildings } Building
       *[other] { $buildings } Buildings
    }, { $pillars ->
        [one] { $pillars } Pillar
       *[other] { $pillars } Pillars
    }, and { $statues ->
        [one] { $statues } Statue.
       *[other] { $statues } Statues.
    }
standing-fact-scoring = The next Scoring comes after round { $round }.
standing-fact-conquest =
    { $count ->
        [one] That leaves { $count } conquest tile in the stack.
       *[other] That leaves { $count } conquest tiles in the stack.
    }
standing-fact-artifacts =
    { $count ->
        [one] That leaves { $count } artifact in the pile.
       *[other] That leaves { $count } artifacts in the pile.
    }
