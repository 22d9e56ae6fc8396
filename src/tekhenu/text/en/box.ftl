# Your box: what is printed on one's own components, entered by pictures.

box-title = Your box
box-lead = Some of what is printed on the components is only guessed here. If you own the game, compare it with your box, put right what differs, and play with the values of your own edition.
box-call = Enter your copy’s values
box-owners = Do you own the game? Play with what your components show.
box-list = Your editions
box-none-yet = You have not entered anything yet. Take the components out of the box and begin: you can stop whenever you like and go on another day.
box-new = Begin an edition
box-new-name = Name
box-first-name = My box
box-upload = Go on with an edition file
box-upload-hint = A file in TOML, as it is downloaded here or written by “{ $command }”. It becomes an edition of its own.
box-most = You may keep { $count } editions here.
box-go-on = Go on
box-download = Download as a file
box-rename = Rename
box-new-title = What shall it be called?
box-delete = Delete
box-delete-sure = Delete “{ $name }”? Games that were begun with it keep it.
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
box-troubles-hint = No game can be begun with this edition until it is put right.
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
        [seth] Board of Seth
        [conquest] Conquest tiles
        [cultists] Cultists
        [artifacts] Artifacts
        [starting] Starting cards
        [seth-dice] Dice and tracks
       *[automa] Automas
    }
box-part-hint =
    { $part ->
        [pillars] Each tile shows its cost in the middle and four colored edges. Touch the cost or the edges.
        [temple] What a Pillar covers, the colors around the Temple Complex, and the VP beside Ra’s tiles.
        [buildings] The Bread that a Building costs on each space, and with how many players the space is used.
        [player] What shows up as Buildings leave the row, and the Granite for each Statue.
        [horus] The bonus of each slot, and the god printed under it.
        [osiris] The second Production that rows 3 and 4 raise, in each district.
        [decrees] The symbol in the corner of each card.
        [wheel] The light of the six sections, clockwise from the arrow, and how many dice there are.
        [tracks] The last space of the Populace track, and the colors of the Market’s sections from left to right.
        [botankhamun] The order of the Resources on its tiles, its first pieces and its own Horus bonuses.
        [seth] Regions with soldiers, VP and rewards, the cards of the Statues above them, and the Statue to Seth.
        [conquest] Whether a Pillar or the Buildings of the lines bring the effect, and the effect.
        [cultists] What each one brings, and what wakes it.
        [artifacts] The priests to pay, and the effect.
        [starting] The cards of the expansion: initiative and reward.
        [seth-dice] The new dice, all dice in the bag by number of players, and what everybody begins with.
       *[automa] The ways around the board that settle ties.
    }
box-legend =
    { $state ->
        [reconstructed] a guess that fits the rules
        [public] known from public sources
        [right] as in your box
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
        [reconstructed] A guess that fits the rules. Most likely your box shows something else.
        [public] Known from public sources. Does your box show it too?
        [right] You have checked it.
       *[own] You have changed it.
    }
box-usual = Default:
box-right = As in my box
box-forget = Clear check
box-all-right = All the others here are as in my box
box-next = Next component: { $part }
box-done = All of it is checked. Begin a game with it!
box-less = Less
box-more = More
box-amount = How many
box-swap = Touch two of them to swap them.
box-other = Other (one word)
box-side =
    { $side ->
        [north] top
        [east] right
        [south] bottom
       *[west] left
    }
box-place = { $number }.
box-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
box-none =
    { $word ->
        [any] any Resource
       *[excess] an excess
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
       *[line] Buildings of its lines
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
       *[gain] receive
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
        [bread_row] Row of its Building under Bread
        [granite_row] Row of its Building under Granite
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
       *[produces] What the die brings: { colour }
    }
box-seth-setup =
    { $what ->
        [gray_dice] Gray dice on the board of Seth
        [decrees] Decrees dealt to everybody
       *[spare_cultists] Cultists beyond one for each player
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
       *[scoring_vp] VP more for it at each Scoring
    }
box-seth-statue =
    { $what ->
        [priests] Statue to Seth: priests
       *[bonus] Statue to Seth: bonus
    }
box-seth-statue-spaces =
    { $players ->
        [one] Statues to Seth with { $players } player
       *[other] Statues to Seth with { $players } players
    }
box-seth-card =
    { $what ->
        [kind] { $card }: what counts
        [effect] { $card }: effect
        [when] { $card }: what wakes it
        [priests] { $card }: priests
       *[initiative] { $card }: initiative
    }
box-automa-order =
    { $what ->
        [districts] Order of the districts
        [spots] Order of the lines of the Temple
       *[colours] Order of the dice
    }

# A game and the edition it is played with.
box-edition = Edition
box-game =
    { $values ->
        [0] Edition “{ $name }”
       *[other] Edition “{ $name }”, { box-progress }
    }

box-help = With the values of the edition “{ $name }”.

refusal-no-such-edition = You have no such edition.
refusal-too-many-editions = You have as many editions here as one may have. Delete one first.
refusal-bad-edition = This cannot be used: { $reason }
