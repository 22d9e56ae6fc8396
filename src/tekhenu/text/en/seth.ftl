# Time of Seth: effects of cards and tiles, options, and events.

# Cards and tiles by effect. $goods is a list of amounts.
card-starting-gain = { $goods }.
card-starting-choose =
    { $amount ->
        [one] { $amount } Resource of your choice: { $goods }.
       *[other] { $amount } Resources, in any mix: { $goods }.
    }
card-starting-look =
    { $family ->
        [blessing] Draw { $amount } Blessings, keep 1, and shuffle the rest back into the deck.
       *[technology] Draw { $amount } Technologies, keep 1, and shuffle the rest back into the deck.
    }
card-starting-perform =
    { $god ->
        [seth] Perform the { god } action with value { $value }, without soldiers or blood.
       *[other] Perform the { god } action with value { $value }, without losing Happiness.
    }
card-conquest-pillar-gain = The player who raises a Pillar on it gains { $goods }.
card-conquest-pillar-draw =
    { $family ->
        [blessing] The player who raises a Pillar on it receives the top Blessing of the deck.
        [technology] The player who raises a Pillar on it receives the top Technology of the deck.
       *[decree] The player who raises a Pillar on it receives the top Decree of the deck.
    }
card-conquest-line-gain = Whenever anyone constructs a Building beside its row or column, they gain { $goods }.
card-conquest-line-draw =
    { $family ->
        [blessing] Whenever anyone constructs a Building beside its row or column, they receive the top Blessing.
        [technology] Whenever anyone constructs a Building beside its row or column, they receive the top Technology.
       *[decree] Whenever anyone constructs a Building beside its row or column, they receive the top Decree.
    }
card-cultist-excess = Whenever you produce in excess: { $goods }.
card-cultist-excess-automas = Whenever you produce in excess: { $goods }, if you wish; each Automa then scores { $vp } VP.
card-cultist-god = Whenever you perform the { god } action: { $goods }.
card-cultist-god-automas = Whenever you perform the { god } action: { $goods }, if you wish; each Automa then scores { $vp } VP.
card-artifact-gain = Immediately: { $goods }.
card-artifact-production =
    { $amount ->
        [one] Immediately: advance any Production marker { $amount } step.
       *[other] Immediately: advance your Production markers { $amount } steps in total, in any split.
    }
card-artifact-look = Immediately: draw { $amount } Decrees, keep 1, and put the rest under the deck.
card-artifact-maat = At the start of each Maat phase: { $goods }.
card-artifact-buildings = At each Scoring: { $amount } extra VP for each of your Buildings in Seth’s regions.
card-artifact-weightless = Your blood is not weighed.

# What a player may choose
option-cultist = Take { $card }
    .text = { $text }
option-artifact = Buy { $card } for { priests }
    .text = { $text }
option-conquest = Place it in { temple-space }
option-god-seth = Seth
    .detail = conquer region { $value } for { soldiers }: { $gains }
option-honor-seth = Honor Seth for an additional { priests } (bonus: { amount })
option-waive-seth = Play { $card } and pay no Granite; a Statue in honor of Seth still costs { priests }
option-people-seth =
    { $cards ->
        [one] For the people, { people-space }, and take { $cards } Market card
       *[other] For the people, { people-space }, and take { $cards } Market cards
    }
option-pass-artifact = Don’t buy it; it goes under the pile
prompt-cultist = Which Cultist do you take?
prompt-artifact = Do you buy the artifact beside your Destiny card?
prompt-conquest = Where do you place { $tile }? { $text }
priests =
    { $priests ->
        [one] { $priests } priest
       *[other] { $priests } priests
    }
soldiers =
    { $soldiers ->
        [one] { $soldiers } soldier
       *[other] { $soldiers } soldiers
    }

# What happened
event-spent = { $player } spent { amount }.
region = region { $region }
    .place = region-{ $region }
event-built-region = { $player } conquered { region }.
event-conquered = { $player } placed conquest tile { $tile } in { temple-space }.
event-conquest-drawn = Conquest tile { $tile } was revealed.
event-covered = { $player } covered conquest tile { $tile }.
event-served = { $player } used Cultist { $card }.
event-displayed = Artifact { $card } was placed beside Destiny card { $destiny }.
event-buried = Artifact { $card } went under the pile.

# Why something is not possible
reason-region-full = region { $region } has no free space
reason-region-needs = region { $region } needs { amount }; you have { $have }
reason-seth-only = a die from the Seth board can only be used for Seth

# The board in the terminal
board-seth = Seth board
board-seth-dice = Dice
board-seth-statues = Statues in honor of Seth
board-seth-bonus = { amount } each
board-seth-conquest = Conquest
board-seth-conquest-none = no tiles left
board-seth-more =
    { $count ->
        [0] { $text } None left.
        [one] { $text } { $count } more.
       *[other] { $text } { $count } more.
    }
board-seth-region = Region { $region }
board-seth-cost = { soldiers }, { $vp } VP
board-seth-people = For the people
board-seth-artifact = { $destiny } { $card } ({ priests })
board-seth-artifacts = Artifacts
board-seth-cultists = Cultists on offer
board-army = Army
board-army-of = { soldiers }, { priests }, { $blood } blood
board-cultist = Cultist
board-artifacts = Artifacts

play-new-seth = A new game with Time of Seth for { $players } players, seed { $seed }. Type ? for help.
help-seth = Seth: take a die from the Seth board, pay soldiers, and place a Building in the region of the die’s value. You gain what the region shows, take 1 blood, which weighs against you at every Maat, and place the face-up conquest tile in the Temple. Red dice produce soldiers, blue ones priests (half their value, rounded up), and green ones any Resource. Gray dice are always on the Seth board.
help-card-conquest = Conquest tile { $card }
help-card-cultist = Cultist { $card }, yours for the whole game
help-card-artifact = Artifact { $card } for { priests }
