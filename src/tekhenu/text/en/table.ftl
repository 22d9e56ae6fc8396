
# Temple, Osiris, Horus, populace
table-temple = Temple
table-temple-label = Temple Complex with Ra’s tiles, Pillars, Buildings, and Statues for the people
table-temple-place = Place the tile in { temple-space } (up to { $vp } VP). How is it rotated?
table-temple-space = { temple-space }: { amount }
table-temple-corner = { temple-space }: { amount }. Matching edges count twice here.
table-building-place = Building space beside { temple-line } for { $bread } Bread
table-people = Statue space for the people, { people-space }
table-people-gold = Statue space for the people, { people-space }; the first player to build here takes the Gold
table-ra-place = Ra with a { $low } or { $high } raises a Pillar on this tile for { $vp } extra VP
table-tiles-left =
    { $tiles ->
        [0] No tiles are left to refill Ra’s display
        [one] { $tiles } tile is left to refill Ra’s display
       *[other] { $tiles } tiles are left to refill Ra’s display
    }
table-tile =
    { $light ->
        [none] { $tile } for { $limestone } Limestone and { $granite } Granite. { $text }
        [sunny] { $tile } for { $limestone } Limestone and { $granite } Granite. While Ra is Sunny: { $text }
        [shaded] { $tile } for { $limestone } Limestone and { $granite } Granite. While Ra is Shaded: { $text }
       *[dark] { $tile } for { $limestone } Limestone and { $granite } Granite. While Ra is Dark: { $text }
    }
table-tile-limestone =
    { $light ->
        [none] { $tile } for { $limestone } Limestone. { $text }
        [sunny] { $tile } for { $limestone } Limestone. While Ra is Sunny: { $text }
        [shaded] { $tile } for { $limestone } Limestone. While Ra is Shaded: { $text }
       *[dark] { $tile } for { $limestone } Limestone. While Ra is Dark: { $text }
    }
table-score = A tile scores 1 VP for each Building beside its row and column and 1 VP for each matching edge (2 VP in a corner).
table-osiris = Osiris
table-osiris-label = Osiris: workshops and quarries by die value
table-osiris-row = Row { $row }: the district’s Production +{ $steps }, and the district’s own Resource ×{ $goods }.
table-osiris-partner = The Production shown in the space +1.
table-osiris-any = Any one Production +{ $steps }.
table-osiris-gold = Gold ×{ $gold }.
table-horus = Horus Bonus
table-horus-label = Horus: the god that each die value honors, and the bonus
table-horus-slot = A { $value } honors { god }; the bonus at { god } is { amount }.
table-populace-label = Populace track: Happiness markers are round, Population markers are square
table-step = Space { $step } of the Populace track.
table-step-joy = A ▲ for everyone who reaches it.
table-step-reward =
    { $reward ->
        [1] The first time your Happiness reaches it, you gain 1 Gold.
        [2] The first time your Happiness reaches it, you gain 1 Scribe.
       *[3] The first time your Happiness reaches it, you perform any one action with any value.
    }
table-step-section = With this Happiness, you can take cards from section { $section } of the Market.
table-step-opens = The first Population marker here opens section { $section } of the Market.
table-marker =
    { $track ->
        [population] { $player }’s Population: { $step }
       *[happiness] { $player }’s Happiness: { $step }
    }

# Cards and Market

face-family =
    { $family ->
        [blessing] Blessing
        [technology] Tech
        [decree] Decree
        [starting] Start
        [destiny] Destiny
       *[tile] Tile
    }
face-blessing = Blessing { $card }: { $text }
face-technology = Technology { $card }: { $text }
face-decree = Decree { $card }, symbol { symbol }: { $text }
face-starting = Starting card { $card }, initiative { $initiative }: { $text }
face-destiny = Destiny card { $card }, Ankh value { $ankh }: { $text }
face-tile = Pillar tile { $card }: { $text }
face-back =
    { $family ->
        [blessing] A Blessing, face down
        [technology] A Technology, face down
       *[decree] A Decree, face down
    }
market-label = Card Market
market-section = Section { $section } of the Market: needs Happiness { $happiness } or more
market-closed = Section { $section } of the Market is closed; it opens when a Population marker reaches { $population }
market-opens = opens at Population { $population }
market-empty =
    { $family ->
        [blessing] No Blessing here
        [technology] No Technology here
       *[decree] No Decree here
    }
market-renew = Renew section { $section } for { $papyrus } Papyrus
market-deck =
    { $family ->
        [blessing] Blessings: { $deck } in the deck, { $discards } discarded
        [technology] Technologies: { $deck } in the deck, { $discards } discarded
       *[decree] Decrees: { $deck } in the deck, { $discards } discarded
    }
offer-starting = Starting cards on offer
offer-destiny = Destiny cards
offer-looking = Cards you are looking at
offer-cards = Cards you can choose now
offer-many = { $card } can be used in several ways. { $text }

# Player boards and charts
player-board = { $player }’s board
player-place = No. { $place } in turn order
player-maat-loss = Maat would cost { $vp } VP
player-maat-safe = Maat would cost nothing
player-excess =
    { $good ->
        [papyrus] { $amount } excess Papyrus on the Tainted side
        [bread] { $amount } excess Bread on the Tainted side
        [limestone] { $amount } excess Limestone on the Tainted side
       *[granite] { $amount } excess Granite on the Tainted side
    }
player-below = Dice below the scales are not weighed
player-pure = The dice on the Pure side weigh { $weight }
player-tainted = Dice and excess on the Tainted side weigh { $weight }
player-production =
    { $good ->
        [papyrus] Papyrus Production: { $steps } of { $limit }
        [bread] Bread Production: { $steps } of { $limit }
        [limestone] Limestone Production: { $steps } of { $limit }
       *[granite] Granite Production: { $steps } of { $limit }
    }
player-building-row =
    { $bread ->
        [0] Scoring: { $vp } VP, no Bread due
       *[other] Scoring: { $vp } VP, { $bread } Bread due
    }
player-space-covered =
    { $good ->
        [vp] Once this Building is built: { $amount } more VP at each Scoring
       *[bread] Once this Building is built: { $amount } more Bread to pay at each Scoring
    }
player-space-revealed =
    { $good ->
        [vp] { $amount } VP at each Scoring
       *[bread] { $amount } Bread to pay at each Scoring
    }
player-statues = Statues
player-statues-note =
    { $vp ->
        [0] Scoring: nothing yet
       *[other] Scoring: { $vp } VP
    }
player-statue-covered = This Statue costs { $cost } Granite; once it is built, your Statues are worth { $vp } VP at each Scoring
player-statue-revealed = Statues up to this one are worth { $vp } VP at each Scoring
player-pillars = Pillars
player-pillars-left =
    { $pillars ->
        [0] No Pillars left
        [one] { $pillars } Pillar left
       *[other] { $pillars } Pillars left
    }
player-secret-decrees =
    { $count ->
        [one] { $count } secret Decree
       *[other] { $count } secret Decrees
    }
player-happiness = Happiness { $count }
player-population = Population { $count }
player-built-buildings =
    { $count ->
        [one] { $count } Building on the board
       *[other] { $count } Buildings on the board
    }
player-built-pillars =
    { $count ->
        [one] { $count } Pillar on the board
       *[other] { $count } Pillars on the board
    }
player-built-statues =
    { $count ->
        [one] { $count } Statue on the board
       *[other] { $count } Statues on the board
    }
player-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
player-dice =
    { $count ->
        [one] { $count } die taken since the last Maat
       *[other] { $count } dice taken since the last Maat
    }
player-balance = Balance of the scales: { $balance }
player-progress = Progress marker
player-tile-god =
    { $state ->
        [here] { god }: the tile of its last turn
        [done] { god }: used
        [next] { god }: possible next tile
       *[open] { god }
    }
player-tile-goods =
    { $state ->
        [here] { $first }, then { $second }, then { $third }, then { $fourth }: the tile of its last turn
        [done] { $first }, then { $second }, then { $third }, then { $fourth }: used
        [next] { $first }, then { $second }, then { $third }, then { $fourth }: possible next tile
       *[open] { $first }, then { $second }, then { $third }, then { $fourth }
    }
player-pyramid-note =
    { $state ->
        [start] Its next turn uses the first tile of the base.
        [last] The pyramid is rebuilt after Maat.
       *[other] The Deben token decides: along the row or up.
    }
player-bot-cards-none =
    { $family ->
        [blessing] Blessings it has taken: none
        [technology] Technologies it has taken: none
       *[decree] Decrees it has taken: none
    }
player-bot-cards =
    { $family ->
        [blessing] Blessings it has taken: { $cards }
        [technology] Technologies it has taken: { $cards }
       *[decree] Decrees it has taken: { $cards }
    }
chart-score = Victory Points over time
chart-rounds = Rounds
chart-scoring = Scoring { $number }
chart-end = { $player } { $vp }
chart-sources = Where the points came from
chart-source = { source }
chart-piece = { source }: { $vp } VP

# The wheel

wheel-label = The Obelisk, its wheel, and the dice
wheel-section = { god }: { light }
wheel-die = { color } { $value } at { god }: { purity }
wheel-ring =
    { $purity ->
        [pure] Dice in this ring are Pure.
        [tainted] Dice in this ring are Tainted.
       *[forbidden] Dice in this ring are Forbidden.
    }
wheel-statue = { $name }’s Statue in honor of { god }
wheel-statue-free = Free Statue space at { god }
# A border of the wheel, by the gods on either side.
wheel-arrow = The arrow of the wheel ({ $before } | { $after })
wheel-marker = Scoring { $number } ({ $before } | { $after }): it takes place when the arrow reaches this marker at a Maat phase, unless a lower-numbered marker is still in play.
