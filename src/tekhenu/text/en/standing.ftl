# A real table that is already under way: entered as it stands now, part by part.

standing-title = Set up as it stands now
standing-call = Set up as it stands now
standing-call-hint = The game on the table is already under way? Enter what lies there and go on from that turn.
standing-drafts = Tables being entered
standing-draft = { $players }: { standing-progress }
standing-go-on = Go on
standing-discard = Discard what was entered
standing-discard-sure = Discard all that was entered of this table?
standing-lost = Nothing of this table is kept on this device. Begin one on the home page.
standing-parts = Parts of the table
standing-progress = { $done } of { $all } parts
standing-part =
    { $part ->
        [course] Course of the game
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
        [course] It is the beginning of somebody’s turn. Which round is it, who is first, and how does the wheel lie?
        [dice] Touch a god and enter the dice that lie there.
        [horus] Enter the order of the Horus Bonus tiles, then choose whose Statues you place and touch where they stand.
        [temple] Touch a space to lay its Pillar tile. For Buildings choose whose they are and touch where they stand.
        [osiris] Choose whose Buildings you place and touch where they stand.
        [seth] Choose whose Buildings you place and touch their regions. Then the artifacts that lie beside the Destiny cards.
        [conquest] The tile that lies open, those on the Temple, and those that Pillar tiles have covered.
        [market] Which cards lie in the Market, and which have been discarded?
        [person] All that lies before { $player }.
       *[opponent] All that belongs to { $player }.
    }
standing-right = It stands like this
standing-begin = Begin the game here
standing-begin-hint = From here on the program keeps the score. It cannot know where the points so far came from: it counts them as the start.
standing-last = Everything has been entered.
standing-check = Still to be looked at: { $parts }.
standing-mend = To be mended
standing-look = To be looked at
standing-brush = Place pieces of
standing-none = None
standing-add = Add
standing-empty = empty
standing-close = Done
standing-clear = Remove all
standing-tap-order = Touch them in their order.
standing-turned = Turned
standing-pillar = Pillar of
standing-progress-start = Left of the base
standing-progress-tile = { $number }: { $tile }
standing-offline = No connection. What you enter is kept on this device.
standing-sources = Points from before the program joined are counted as the start.

# What is entered

standing-field =
    { $field ->
        [round] Round
        [order] Turn order
        [turn] Whose turn it is
        [wheel] First Sunny section of the wheel
        [horus] Horus Bonus tiles, from 1 to 6
        [conquest] Open conquest tile
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
        [open-decrees] Decrees everybody has seen
        [secret-decrees] Secret Decrees
        [hidden-decrees] Further Decrees, face down
        [pyramid] Pyramid, from the base up
        [progress] Progress marker
        [shown] Action tiles turned up
        [district] Marker F: district
        [border] Marker G: god after it
        [line] Marker H: row or column
       *[space] Marker I: space
    }
standing-display = Ra’s display, place { $number }
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
standing-problem-twice = { $card } is there twice: { $first }; { $second }.
standing-problem-action-twice = The Action tile { $tile } has been turned up twice.
standing-problem-pieces =
    { $piece ->
        [buildings] { $player }: { $count } Buildings stand on the board, but there are only { $whole }.
        [pillars] { $player }: { $count } Pillars stand on the board, but there are only { $whole }.
       *[statues] { $player }: { $count } Statues stand on the board, but there are only { $whole }.
    }
standing-problem-happiness = { $player }: Happiness { $happiness } is more than the Population { $population }.
standing-problem-closed = Section { $section } of the Market opens at Population { $population }, and nobody has it now. Is that right?
standing-problem-decrees =
    { $count ->
        [one] { $player } has { $count } face-down Decree, but the cards entered elsewhere leave { $left }.
       *[other] { $player } has { $count } face-down Decrees, but the cards entered elsewhere leave only { $left }.
    }
standing-problem-gray = A gray die lies at { god }; in a game with Seth all gray dice lie on his board.
standing-problem-no-dice = No die lies at any god.
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
standing-problem-covered = A conquest tile lies under a Pillar tile ({ temple-space }): it has been covered and leaves the game.
standing-problem-order = { $field }: { $missing } still missing.
standing-problem-empty = Nothing is entered here: { $fields }.
standing-problem-other = Something does not fit yet: { $reason }.

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
