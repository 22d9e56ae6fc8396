# Your copy: what is printed on one's own components, entered on drawings of them.

box-title = Your copy
box-lead = Some of the printed values here are guesses. If you own the game, compare them with your copy, correct what is different, and play with the values of your own edition.
box-call = Enter your copy’s values
box-owners = Own the game? Play with the values printed on your components.
box-list = Your editions
box-none-yet = Nothing entered yet. Get out your components and start. You can stop at any time and continue another day.
box-new = New edition
box-new-name = Name
box-first-name = My copy
box-upload = Import an edition file
box-upload-hint = A TOML file downloaded here or written by “{ $command }”. It is added as a new edition.
box-most = You can keep up to { $count } editions here.
box-go-on = Continue
box-download = Download as a file
box-rename = Rename
box-new-title = What should it be called?
box-delete = Delete
box-delete-sure = Delete “{ $name }”? Games already started with it keep it.
box-saved = Saved
box-unsaved = Not saved: { $reason }
box-back = All editions
box-progress = { $checked } of { $values } values checked
box-differ =
    { $count ->
        [0] no differences
        [one] { $count } difference
       *[other] { $count } differences
    }
box-troubles =
    { $count ->
        [one] One contradiction
       *[other] { $count } contradictions
    }
box-troubles-hint = You cannot start a game with this edition until this is fixed.
box-parts = Components
box-module =
    { $module ->
        [seth] Time of Seth
       *[base] Base game
    }
box-part =
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
box-part-hint =
    { $part ->
        [pillars] Each tile shows its cost in the middle and four colored edges. Tap the cost or the edges.
        [temple] What a Pillar covers, the colors around the Temple Complex, and the VP beside Ra’s tiles.
        [buildings] The Bread cost of each space, and the player counts at which it is used.
        [player] What is revealed as Buildings leave the row, and the Granite cost of each Statue.
        [horus] The bonus of each slot, and the god printed under it.
        [osiris] The second Production that rows 3 and 4 raise, in each district.
        [decrees] The symbol in the corner of each card.
        [wheel] The light of the six sections, clockwise from the arrow, and how many dice there are.
        [tracks] The last space of the Populace track, and the colors of the Market’s sections from left to right.
        [botankhamun] The order of the Resources on its tiles, its first pieces, and its own Horus Bonuses.
        [seth] Regions with soldiers, VP, and rewards, the cards for the Statues above them, and the Statue in honor of Seth.
        [conquest] Whether a Pillar or the Buildings in its row and column trigger the effect, and what the effect is.
        [cultists] What each one gives you, and what triggers it.
        [artifacts] The cost in priests, and the effect.
        [starting] The cards of the expansion: initiative and reward.
        [seth-dice] The new dice, the dice in the bag for each player count, and what everyone starts with.
       *[automa] The paths around the board that break ties.
    }
box-legend =
    { $state ->
        [reconstructed] a guess that fits the rules
        [public] known from public sources
        [right] matches your copy
        [own] yours, not the default
       *[wrong] contradicts another value
    }
box-value =
    { $state ->
        [reconstructed] { $label }: { $value }. A guess, not checked.
        [public] { $label }: { $value }. Not checked.
        [right] { $label }: { $value }. Checked.
       *[own] { $label }: { $value }. Changed.
    }
box-more-values = More values
box-origin =
    { $state ->
        [reconstructed] A guess that fits the rules. Your copy probably shows something else.
        [public] Known from public sources. Does your copy show it, too?
        [right] You have checked it.
       *[own] You have changed it.
    }
box-usual = Default:
box-right = Matches my copy
box-forget = Clear check
box-all-right = The rest match my copy
box-next = Next component: { $part }
box-done = Everything is checked. Start a game with it!
box-less = Less
box-more = More
box-amount = How many
box-swap = Tap two of them to swap them.
box-other = Other (one word)
box-side =
    { $side ->
        [north] top
        [east] right
        [south] bottom
       *[west] left
    }
box-place = No. { $number }
box-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
box-none =
    { $word ->
        [any] any Resource
       *[excess] excess Resources
    }
box-section =
    { $word ->
        [yellow] yellow
        [red] red
        [green] green
       *[blue] blue
    }
box-conquest =
    { $word ->
        [pillar] a Pillar on it
       *[line] Buildings in its row and column
    }
box-empty-value = none
box-form =
    { $verb ->
        [draw] draw a card
        [production] Production
        [look] look at cards
        [maat] at each Maat
        [buildings] VP for your Buildings on the Seth board
        [weightless] blood weighs nothing
        [choose] Resources of your choice
        [perform] God Action
       *[gain] gain
    }

# What a value is called.
box-dice = Dice: { colour }
box-light = Light of section { $number }
box-statue-cost = Granite for Statue { $number }
box-building-row = Building row, space { $number }
box-horus-bonus = Bonus of slot { $number }
box-horus-god = God under slot { $number }
box-pillar-cost = { $card }: cost
box-pillar-edges = { $card }: edges
box-ra-points =
    { $place ->
        [left] VP of the first tile
        [middle] VP of the second tile
       *[right] VP of the third tile
    }
box-temple-reward = Temple, row { $row }, column { $column }
box-temple-edge =
    { $side ->
        [north] Temple edge at the top
        [east] Temple edge on the right
        [south] Temple edge at the bottom
       *[west] Temple edge on the left
    }
box-space =
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
box-osiris-partner = { osiris-row }, { district }
box-populace-limit = Last space of the Populace track
box-market-section = Market section { $number }
box-decree-symbol = { $card }: symbol
box-bot-piece =
    { $what ->
        [statue_slot] Slot of its Statue
        [hard_statue_slot] Slot of its second Statue
        [bread_row] Row of its Bread workshop
        [granite_row] Row of its Granite quarry
        [pillar_row] Row of its Pillar
       *[pillar_column] Column of its Pillar
    }
box-bot-tile = Resource tile { $number }
box-bot-bonus =
    { $what ->
        [scribes] Its bonus of slot { $number }: Scribes
       *[vp] Its bonus of slot { $number }: VP
    }
box-seth-start =
    { $what ->
        [soldiers] Soldiers at the start
        [priests] Priests at the start
       *[track_limit] Last space of both tracks
    }
box-seth-die =
    { $what ->
        [count] Dice: { colour }
        [purity] Purity of the die: { colour }
       *[produces] What the die produces: { colour }
    }
box-seth-setup =
    { $what ->
        [gray_dice] Gray dice on the Seth board
        [decrees] Decrees dealt to each player
       *[spare_cultists] Extra Cultists (beyond one per player)
    }
box-seth-bag =
    { $players ->
        [one] In the bag with { $players } player: { colour }
       *[other] In the bag with { $players } players: { colour }
    }
box-seth-region =
    { $what ->
        [soldiers] Region { $region }: soldiers
        [reward] Region { $region }: reward
       *[vp] Region { $region }: VP
    }
box-seth-spaces =
    { $players ->
        [one] Spaces of a region with { $players } player
       *[other] Spaces of a region with { $players } players
    }
box-seth-people =
    { $what ->
        [left] Market cards above the left regions
        [middle] Market cards above the middle regions
        [right] Market cards above the right regions
        [vp] VP for a Building below your own Statue
       *[scoring_vp] Extra VP for it at each Scoring
    }
box-seth-statue =
    { $what ->
        [priests] Statue in honor of Seth: priests
       *[bonus] Statue in honor of Seth: bonus
    }
box-seth-statue-spaces =
    { $players ->
        [one] Statues in honor of Seth with { $players } player
       *[other] Statues in honor of Seth with { $players } players
    }
box-seth-card =
    { $what ->
        [kind] { $card }: trigger
        [effect] { $card }: effect
        [when] { $card }: trigger
        [priests] { $card }: priests
       *[initiative] { $card }: initiative
    }
box-automa-order =
    { $what ->
        [districts] Order of the districts
        [spots] Order of the Temple rows and columns
       *[colours] Order of the dice
    }

# A game and the edition it is played with.
box-edition = Edition
box-game =
    { $values ->
        [0] Edition “{ $name }”
       *[other] Edition “{ $name }”, { box-progress }
    }

box-help = Using the values of the edition “{ $name }”.

refusal-no-such-edition = You do not have this edition.
refusal-too-many-editions = You have reached the maximum number of editions. Delete one first.
refusal-bad-edition = This cannot be used: { $reason }
