# Your copy: the printed values of an owner's components, entered on drawings.

copy-title = Your copy
copy-lead = Some component values in this program are guesses. If you own the game, compare them with your copy, correct any differences, and play with your own values.
copy-call = Enter your copy’s values
copy-owners = Own the game? Play with the values printed on your components.
copy-list = Your editions
copy-none-yet = Nothing entered yet. Get out your copy of the game and start a new edition. You can stop at any time and continue later.
copy-new = New edition
copy-new-name = Name
copy-first-name = My copy
copy-upload = Import an edition file
copy-upload-hint = A TOML file, either downloaded here or written by “{ $command }” in a terminal. It is added as a new edition.
copy-most = You can keep up to { $count } editions here.
copy-go-on = Continue
copy-download = Download as a file
copy-rename = Rename
copy-new-title = New name
copy-delete = Delete
copy-delete-sure = Delete “{ $name }”? Games already started with it will keep using it.
copy-saved = Saved
copy-unsaved = Not saved: { $reason }
copy-back = All editions
copy-progress = { $checked } of { $values } values checked
copy-differ =
    { $count ->
        [0] no differences
        [one] { $count } difference
       *[other] { $count } differences
    }
copy-troubles =
    { $count ->
        [one] { $count } contradiction
       *[other] { $count } contradictions
    }
copy-troubles-hint = You cannot start a game with this edition until this is fixed.
copy-parts = Components
copy-module =
    { $module ->
        [seth] Time of Seth
       *[base] Base game
    }
copy-part =
    { $part ->
        [pillars] Pillar tiles
        [temple] Temple
        [buildings] Buildings at the Temple
        [player] Player board
        [horus] Horus area
        [osiris] Osiris area
        [decrees] Decrees
        [wheel] Wheel and dice
        [tracks] Populace track and Market
        [botankhamun] Botankhamun
        [seth] Seth board
        [conquest] Conquest tiles
        [cultists] Cultists
        [artifacts] Artifacts
        [starting] Starting cards
        [seth-dice] Dice and tracks
       *[automa] Automas
    }
copy-part-hint =
    { $part ->
        [pillars] Each tile shows its cost in the middle and four colored edges. Tap the cost or the edges.
        [temple] What a Pillar covers, the colors around the Temple Complex, and the VP beside Ra’s tiles.
        [buildings] The Bread cost of each space, and the player counts at which it is used.
        [player] What each space of the Building row shows once its Building is gone, and the Granite cost of each Statue.
        [horus] The bonus of each slot, and the god printed under it.
        [osiris] The second Production marker that rows 3 and 4 advance in each district.
        [decrees] The symbol in the corner of each card.
        [wheel] The light of the six sections, clockwise from the arrow, and how many dice there are.
        [tracks] The last space of the Populace track, and the colors of the Market’s sections from left to right.
        [botankhamun] The order of the Resources on its tiles, its starting pieces, and its own Horus Bonuses.
        [seth] Each region’s soldiers, VP, and reward, the cards for the Statues above them, and the Statue in honor of Seth.
        [conquest] Whether a Pillar or the Buildings in its row and column trigger the effect, and what the effect is.
        [cultists] What each one gives you, and what triggers it.
        [artifacts] The cost in priests, and the effect.
        [starting] The expansion’s cards: initiative and reward.
        [seth-dice] The new dice, the dice in the bag for each player count, and what everyone starts with.
       *[automa] The paths around the board that break ties.
    }
copy-legend =
    { $state ->
        [reconstructed] a guess that fits the rules
        [public] known from public sources
        [right] matches your copy
        [own] yours, not the default
       *[wrong] contradicts another value
    }
copy-value =
    { $state ->
        [reconstructed] { $label }: { $value }. A guess, not checked.
        [public] { $label }: { $value }. Not checked.
        [right] { $label }: { $value }. Checked.
       *[own] { $label }: { $value }. Changed.
    }
copy-more-values = More values
copy-origin =
    { $state ->
        [reconstructed] A guess that fits the rules. Your copy probably shows something else.
        [public] Known from public sources. Does your copy match?
        [right] You checked this value.
       *[own] You changed this value.
    }
copy-usual = Default:
copy-right = Matches my copy
copy-forget = Clear check
copy-all-right = The rest match my copy
copy-next = Next component: { $part }
copy-done = Everything is checked. Start a game with it!
copy-less = Less
copy-more = More
copy-amount = Amount
copy-swap = Tap two of them to swap them.
copy-other = Other (one word)
copy-side =
    { $side ->
        [north] top
        [east] right
        [south] bottom
       *[west] left
    }
copy-place = No. { $number }
copy-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
copy-none =
    { $word ->
        [any] any Resource
       *[excess] excess Resources
    }
copy-section =
    { $word ->
        [yellow] yellow
        [red] red
        [green] green
       *[blue] blue
    }
copy-conquest =
    { $word ->
        [pillar] a Pillar on it
       *[line] Buildings in its row and column
    }
copy-empty-value = none
copy-form =
    { $verb ->
        [draw] draw a card
        [production] Production
        [look] look at cards
        [maat] at each Maat
        [buildings] VP for your Buildings on the Seth board
        [weightless] blood is not weighed
        [choose] Resources of your choice
        [perform] God Action
       *[gain] gain
    }

# Names of values.
copy-dice = Dice: { color }
copy-light = Light of section { $number }
copy-statue-cost = Granite for Statue { $number }
copy-building-row = Building row, space { $number }
copy-horus-bonus = Bonus of slot { $number }
copy-horus-god = God under slot { $number }
copy-pillar-cost = { $card }: cost
copy-pillar-edges = { $card }: edges
copy-ra-points =
    { $place ->
        [left] VP of the first tile
        [middle] VP of the second tile
       *[right] VP of the third tile
    }
copy-temple-reward = Temple, row { $row }, column { $column }
copy-temple-edge =
    { $side ->
        [north] Temple edge at the top
        [east] Temple edge on the right
        [south] Temple edge at the bottom
       *[west] Temple edge on the left
    }
copy-space =
    { $what ->
        [bread]
            { $space ->
                [first] { temple-line }, first space: Bread
               *[second] { temple-line }, second space: Bread
            }
       *[players]
            { $space ->
                [first] { temple-line }, first space: players
               *[second] { temple-line }, second space: players
            }
    }
copy-osiris-partner = { osiris-row }, { district }
copy-populace-limit = Last space of the Populace track
copy-market-section = Market section { $number }
copy-decree-symbol = { $card }: symbol
copy-bot-piece =
    { $what ->
        [statue_slot] Slot of its Statue
        [hard_statue_slot] Slot of its second Statue
        [bread_row] Row of its Bread workshop
        [granite_row] Row of its Granite quarry
        [pillar_row] Row of its Pillar
       *[pillar_column] Column of its Pillar
    }
copy-bot-tile = Resource tile { $number }
copy-bot-bonus =
    { $what ->
        [scribes] Its bonus for slot { $number }: Scribes
       *[vp] Its bonus for slot { $number }: VP
    }
copy-seth-start =
    { $what ->
        [soldiers] Soldiers at the start
        [priests] Priests at the start
       *[track_limit] Last space of both tracks
    }
copy-seth-die =
    { $what ->
        [count] Dice: { color }
        [purity] Purity of the die: { color }
       *[produces] What the die produces: { color }
    }
copy-seth-setup =
    { $what ->
        [gray_dice] Gray dice on the Seth board
        [decrees] Decrees dealt to each player
       *[spare_cultists] Extra Cultists (beyond one per player)
    }
copy-seth-bag =
    { $players ->
        [one] In the bag with { $players } player: { color }
       *[other] In the bag with { $players } players: { color }
    }
copy-seth-region =
    { $what ->
        [soldiers] Region { $region }: soldiers
        [reward] Region { $region }: reward
       *[vp] Region { $region }: VP
    }
copy-seth-spaces =
    { $players ->
        [one] Spaces per region with { $players } player
       *[other] Spaces per region with { $players } players
    }
copy-seth-people =
    { $what ->
        [left] Market cards above the left regions
        [middle] Market cards above the middle regions
        [right] Market cards above the right regions
        [vp] VP for a Building below your own Statue
       *[scoring_vp] Extra VP for that Building at each Scoring
    }
copy-seth-statue =
    { $what ->
        [priests] Statue in honor of Seth: priests
       *[bonus] Statue in honor of Seth: bonus
    }
copy-seth-statue-spaces =
    { $players ->
        [one] Statues in honor of Seth with { $players } player
       *[other] Statues in honor of Seth with { $players } players
    }
copy-seth-card =
    { $what ->
        [kind] { $card }: trigger
        [effect] { $card }: effect
        [when] { $card }: trigger
        [priests] { $card }: priests
       *[initiative] { $card }: initiative
    }
copy-automa-order =
    { $what ->
        [districts] Order of the districts
        [spots] Order of the Temple rows and columns
       *[colors] Order of the dice
    }

# A game and the edition it is played with.
copy-edition = Edition
copy-game =
    { $values ->
        [0] Edition “{ $name }”
       *[other] Edition “{ $name }” ({ copy-progress })
    }

copy-help = Using the values of the edition “{ $name }.”

refusal-no-such-edition = You do not have this edition.
refusal-too-many-editions = You have reached the maximum number of editions. Delete one first.
refusal-bad-edition = This edition cannot be used: { $reason }
