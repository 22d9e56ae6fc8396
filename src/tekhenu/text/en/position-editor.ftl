# A game in progress at a real table: entered part by part.

position-title = Set up a game in progress
position-call = Set up a game in progress
position-call-hint = Already in the middle of a game? Enter what is on the table and continue from that turn.
position-drafts = Games being entered
position-draft = { $players }: { position-progress }
position-go-on = Continue
position-discard = Discard everything
position-discard-sure = Discard everything you have entered for this game?
position-lost = This game is not saved on this device. Start a new one from the home page.
position-parts = Parts of the table
position-progress = { $done } of { $all } parts
position-part =
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
position-part-hint =
    { $part ->
        [course] Enter the game as it is at the start of a player’s turn. Which round is it, what is the turn order, and how is the wheel turned?
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
position-right = This is correct
position-begin = Start from here
position-begin-hint = From here on, the program keeps score. It cannot know where earlier points came from, so it counts them as starting points.
position-last = Everything has been entered.
position-check = Still to check: { $parts }.
position-mend = To fix
position-look = To check
position-brush = Place pieces for
position-none = None
position-add = Add
position-empty = empty
position-close = Done
position-clear = Remove all
position-tap-order = Tap them in order.
position-turned = Orientation
position-pillar = Pillar owner
position-progress-start = Left of the base
position-progress-tile = { $number }: { $tile }
position-offline = No connection. Your entries are saved on this device.
position-sources = Points scored before the game was entered here count as starting points.

# What is entered

position-field =
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
position-display = Ra’s display, space { $number }
position-market = Section { $section }, card { $place }
position-discards =
    { $family ->
        [blessing] Discarded Blessings
        [technology] Discarded Technologies
       *[decree] Discarded Decrees
    }
position-artifact = Artifact beside { $card }
position-statues = Statues at { god }
position-building = { temple-line }, space { $space }
position-group =
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
position-at = { $part }: { $field }

# What does not fit

position-problem-dice =
    { $count ->
        [one] There is { $count } { color } die, but this game has none.
       *[other] There are { $count } { color } dice, but this game has only { $whole }.
    }
position-problem-twice = { $card } appears twice: { $first }; { $second }.
position-problem-action-twice = Action tile { $tile } was revealed twice.
position-problem-pieces =
    { $piece ->
        [buildings] { $player } has { $count } Buildings on the board, but there are only { $whole }.
        [pillars] { $player } has { $count } Pillars on the board, but there are only { $whole }.
       *[statues] { $player } has { $count } Statues on the board, but there are only { $whole }.
    }
position-problem-happiness = { $player }: Happiness { $happiness } is higher than Population { $population }.
position-problem-closed = Section { $section } of the Market opens at Population { $population }, but no one is there now. Is that right?
position-problem-decrees =
    { $count ->
        [one] { $player } has { $count } face-down Decree, but the cards entered elsewhere leave none.
       *[other] { $player } has { $count } face-down Decrees, but the cards entered elsewhere leave only { $left }.
    }
position-problem-gray = A gray die is at { god }; with Time of Seth, all gray dice go on the Seth board.
position-problem-no-dice = There are no dice around the wheel.
position-problem-total = Dice around the wheel: { $dice }; in the bag: { $bag }. At this turn of round { $round }, there must be { $due } around the wheel and { $left } in the bag.
position-problem-many = Too many dice at { $gods }: { $dice }. At this turn of round { $round }, there can be at most { $due }.
position-problem-few = Too few dice at { $gods }: { $dice }. At this turn of round { $round }, there must be at least { $due }, because the others cannot all have been taken yet.
position-problem-scales =
    { $dice ->
        [one] { $player } has taken { $dice } die since the last Maat. At this turn of round { $round }, it should be { $due }.
       *[other] { $player } has taken { $dice } dice since the last Maat. At this turn of round { $round }, it should be { $due }.
    }
position-problem-progress =
    { $player }: the Progress marker has moved { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, but { $dice ->
        [one] { $dice } die was taken.
       *[other] { $dice } dice were taken.
    }
position-problem-shown =
    { $player }: { $tiles ->
        [one] { $tiles } Action tile is revealed
       *[other] { $tiles } Action tiles are revealed
    }, but { $dice ->
        [one] { $dice } die was taken.
       *[other] { $dice } dice were taken.
    }
position-problem-covered = A conquest tile is under a Pillar tile ({ temple-space }). Covered tiles are removed from the game.
position-problem-order = { $field }: { $missing } still missing.
position-problem-empty = Not entered yet: { $fields }.
position-problem-other = Something is not consistent yet: { $reason }.

# What follows from it

position-fact-bag =
    { $count ->
        [one] That leaves { $count } die in the bag: { $dice }.
       *[other] That leaves { $count } dice in the bag: { $dice }.
    }
position-fact-bag-empty = That leaves the bag empty.
position-fact-bag-dice = { $count } { color }
position-fact-decks =
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
position-fact-tiles =
    { $count ->
        [one] That leaves { $count } Pillar tile in the stack.
       *[other] That leaves { $count } Pillar tiles in the stack.
    }
position-fact-pieces =
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
position-fact-scoring = The next Scoring comes after round { $round }.
position-fact-conquest =
    { $count ->
        [one] That leaves { $count } conquest tile in the stack.
       *[other] That leaves { $count } conquest tiles in the stack.
    }
position-fact-artifacts =
    { $count ->
        [one] That leaves { $count } artifact in the pile.
       *[other] That leaves { $count } artifacts in the pile.
    }
