# Time of Seth: what its cards and tiles do, what may be chosen, what happened.

# Cards and tiles by what they bring. $goods is a list of amounts.
card-starting-gain = { $goods }.
card-starting-choose = { $amount } Resources, mixed as you like: { $goods }.
card-starting-look =
    { $family ->
        [blessing] See { $amount } Blessings from the deck and keep 1.
       *[technology] See { $amount } Technologies from the deck and keep 1.
    }
card-starting-perform = { god } with a { $value }; Happiness and soldiers stay, and no blood.
card-conquest-pillar-gain = For a Pillar raised on it: { $goods }.
card-conquest-pillar-draw =
    { $family ->
        [blessing] For a Pillar raised on it: the top Blessing of the deck.
        [technology] For a Pillar raised on it: the top Technology of the deck.
       *[decree] For a Pillar raised on it: the top Decree of the deck.
    }
card-conquest-line-gain = For every Building beside its row or column: { $goods }.
card-conquest-line-draw =
    { $family ->
        [blessing] For every Building beside its row or column: the top Blessing.
        [technology] For every Building beside its row or column: the top Technology.
       *[decree] For every Building beside its row or column: the top Decree.
    }
card-cultist-excess = Whenever you produce an excess: { $goods }.
card-cultist-god = Whenever you perform { god }: { $goods }.
card-artifact-gain = { $goods }.
card-artifact-production =
    { $amount ->
        [one] { $amount } step of Production, as you choose.
       *[other] { $amount } steps of Production, as you choose.
    }
card-artifact-look = See { $amount } Decrees from the deck, keep 1; the rest go to the bottom.
card-artifact-maat = At the start of each Maat: { $goods }.
card-artifact-buildings = At each Scoring { $amount } VP more for each of your Buildings at Seth.
card-artifact-weightless = Your blood is not weighed.

# What a player may choose
option-cultist = Take { $card } – { $text }
option-artifact = Buy { $card } for { priests } – { $text }
option-conquest = Lay it on { temple-space }
option-god-seth = Seth: conquer region { $value } for { soldiers }: { $gains }
option-honour-seth = Honour Seth for { priests } more; the bonus is { amount }
option-people-seth =
    { $cards ->
        [one] For the people, { people-space }, and take { $cards } Market card
       *[other] For the people, { people-space }, and take { $cards } Market cards
    }
option-pass-artifact = Leave it; it goes under the pile
prompt-cultist = Which Cultist do you take?
prompt-artifact = Do you buy the artifact beside your Destiny card?
prompt-conquest = Where do you lay { $tile }? { $text }
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
event-built-region = { $player } conquered region { $region }.
event-conquered = { $player } laid the conquest tile { $tile } on { temple-space }.
event-conquest-drawn = The conquest tile { $tile } was turned up: { $text }
event-covered = { $player } covered the conquest tile { $tile }.
event-served = { $player } was served by { $card }: { $text }
event-displayed = The artifact { $card } was laid beside { $destiny }: { $text }
event-buried = The artifact { $card } went under the pile.

# Why something is not possible
reason-region-full = region { $region } has no free space
reason-seth-only = a die from the board of Seth serves Seth alone

# The board as the terminal shows it
board-seth = The board of Seth
board-seth-dice = Dice
board-seth-statues = Statues to Seth
board-seth-bonus = { amount } each
board-seth-conquest = Conquest
board-seth-conquest-none = no tile is left
board-seth-more =
    { $count ->
        [0] { $text } None follows.
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
help-seth = Seth: a die from his board pays soldiers and puts your Building into the region of its value. You receive what the region shows, take 1 blood, which weighs against you at every Maat, and lay the open conquest tile on the Temple. Red dice bring soldiers, blue ones priests, half their value rounded up; green ones any Resource. Gray dice always lie on his board.
help-card-conquest = Conquest tile { $card }
help-card-cultist = Cultist { $card }, serves for the whole game
help-card-artifact = Artifact { $card } for { priests }
