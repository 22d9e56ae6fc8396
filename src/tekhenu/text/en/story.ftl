# The story of a game: a line for each turn, in short phrases joined by commas, and sources of VP.

tale-round = Round { $round }
tale-setup = Setup
tale-turn = { $player }: { $what }
tale-other = { $player }: { $what }
tale-die =
    { $way ->
        [anubis] Anubis Action with the { color } { $value } from { god }
       *[other] { color } { $value } from { god }
    }
tale-turned = changed to { $new }
tale-performed = the { god } action
tale-produced =
    { $good ->
        [soldier]
            { $kept ->
                [one] { $kept } soldier produced
               *[other] { $kept } soldiers produced
            }
        [priest]
            { $kept ->
                [one] { $kept } priest produced
               *[other] { $kept } priests produced
            }
       *[other]
            { $excess ->
                [0] { $kept } { good } produced
               *[other] { $kept } { good } produced, { $excess } in excess
            }
    }
tale-idle = no action
tale-festival = a festival
tale-honor = a Statue in honor of { god }
tale-people = a Statue for the people { people-space }
tale-temple = a Building beside { temple-line }
tale-osiris = { district } in { osiris-row }
tale-pillar = a Pillar on tile { $tile } in { temple-space }
tale-region = { region } conquered
tale-conquered = conquest tile { $tile } in { temple-space }
tale-secret = a secret Decree
tale-played = Blessing { $card } played
tale-served = with Cultist { $card }
tale-declared = Decree { $card } declared
tale-chose =
    { $kind ->
        [starting] Starting card { $card }
        [destiny] Destiny card { $card }
        [cultist] Cultist { $card }
       *[artifact] artifact { $card }
    }
tale-track =
    { $track ->
        [population] Population { $old } → { $new }
        [happiness] Happiness { $old } → { $new }
        [papyrus] Papyrus Production { $old } → { $new }
        [bread] Bread Production { $old } → { $new }
        [limestone] Limestone Production { $old } → { $new }
       *[granite] Granite Production { $old } → { $new }
    }
tale-opened = section { $section } of the Market opens
tale-renewed = section { $section } of the Market renewed
tale-amount = +{ amount }
tale-vp = +{ $vp } VP
    .vp = { $vp }
tale-vp-lost = −{ $vp } VP
    .vp = { $vp }
tale-maat = Maat: { $what }
tale-balance = { $player } { $balance }
tale-balance-lost = { $player } { $balance } (−{ $vp } VP)
tale-dice = New dice.
tale-scoring =
    { $number ->
        [1] First Scoring: { $what }
       *[other] Last Scoring: { $what }
    }
tale-result = { $player } { $vp } → { $total } VP
tale-end = Decrees and turn order: { $what }

# A card in a list of cards of several families.
card-of-family = { family } { $card }

# The causes of VP, in parentheses.
cause-worth = { $cause } { $vp }
cause-part =
    { $part ->
        [buildings] Buildings in line
        [edges] edges
        [display] the tile’s place
        [ability] ability
       *[again] a second time
    }
cause-district =
    { $good ->
        [papyrus] Papyrus workshops
        [bread] Bread workshops
        [limestone] Limestone quarries
       *[granite] Granite quarries
    }
cause-buildings =
    { $count ->
        [one] { $count } Building
       *[other] { $count } Buildings
    }
cause-statues =
    { $count ->
        [one] { $count } Statue
       *[other] { $count } Statues
    }
cause-beside = { $count } in line with Pillars
cause-happiness = { $count } ▲
cause-building-row =
    { $count ->
        [one] { $count } Building placed
       *[other] { $count } Buildings placed
    }
cause-bread = { $due } due, { $paid } paid
cause-regions = { cause-buildings }
cause-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cause-decrees = { cause-cards }

# The table of a Maat and of a Scoring.
stage-maat = Maat
stage-scoring =
    { $number ->
        [1] First Scoring
       *[other] Last Scoring
    }
stage-after = after round { $round }
stage-pure = Pure
stage-tainted = Tainted
stage-faith = Faith
stage-balance = Balance
stage-loss = Loss
stage-place = Turn order
stage-rule = The player closest to 0 goes first.
stage-source = Source
stage-row =
    { $source ->
        [bread] Bread
       *[other] { source }
    }
stage-vp = VP
stage-before = Before
stage-running = = { $vp }
stage-nothing = none
stage-together = Total
stage-total = { $vp } → { $total }
stage-paid = paid: { $goods }
stage-again = Show the full table
stage-go-on = Continue

# Summaries of the other players' turns, next to the question.
told-label = What happened since your last turn
told-again = Show again
told-skip = Skip
told-slower = Slower
told-why = Why?

# The whole story, to read or print.
record-link = Record
record-whole = Read the whole game
record-title = A game with { $players }
record-text = Download as text
