# What happened. $player is a name.

event-gained = { $player } gained { $goods }.
event-gained-bonus = { $player } gained { $goods } (Horus Bonus).
event-paid =
    { $what ->
        [scribes] { $player } spent { $scribes }.
        [both] { $player } paid { $goods } and spent { $scribes }.
       *[goods] { $player } paid { $goods }.
    }
event-scored = { $player } scored { $vp } VP ({ source }).
event-scored-of = { $player } scored { $vp } VP ({ source }: { $causes }).
event-scored-card = { $player } scored { $vp } VP with { $card }.
event-scored-card-again = { $player } scored { $vp } VP with { $card }, a second time.
event-lost = { $player } lost { $vp } VP ({ source }).
event-lost-of = { $player } lost { $vp } VP ({ source }: { $causes }).
event-advanced =
    { $track ->
        [population] { $player } advanced Population from { $old } to { $new }.
        [happiness] { $player } moved Happiness from { $old } to { $new }.
        [papyrus] { $player } advanced Papyrus Production from { $old } to { $new }.
        [bread] { $player } advanced Bread Production from { $old } to { $new }.
        [limestone] { $player } advanced Limestone Production from { $old } to { $new }.
       *[granite] { $player } advanced Granite Production from { $old } to { $new }.
    }
event-took =
    { $way ->
        [pure] { $player } took a { color } { $value } (Pure) from { god }.
        [tainted] { $player } took a { color } { $value } (Tainted) from { god }.
        [anubis] { $player } took an Anubis Action: a { color } { $value } from { god }, placed below the scales.
       *[below] { $player } took a { color } { $value } (Forbidden) from { god } and placed it below the scales.
    }
event-turned = { $player } changed the die from { $old } to { $new }.
event-performed = { $player } performed the { god } action with a { $value }.
event-produced =
    { $good ->
        [soldier]
            { $kept ->
                [one] { $player } produced { $kept } soldier.
               *[other] { $player } produced { $kept } soldiers.
            }
        [priest]
            { $kept ->
                [one] { $player } produced { $kept } priest.
               *[other] { $player } produced { $kept } priests.
            }
       *[other]
            { $excess ->
                [0] { $player } produced { $kept } { good }.
               *[other] { $player } produced { $kept } { good } and { $excess } in excess.
            }
    }
event-idle = { $player } could not perform any action.
event-built-honor = { $player } built a Statue in honor of { god }.
event-built-people = { $player } built a Statue for the people { people-space }.
event-built-temple = { $player } constructed a Building beside { temple-line } of the Temple.
event-built-temple-space = { $player } constructed a Building beside { temple-line } of the Temple, on space { $space }.
event-built-osiris = { $player } constructed a { district } in { osiris-row }.
event-built-pillar = { $player } raised a Pillar in { temple-space }.
event-tile-placed = { $player } placed tile { $tile } in { temple-space }, { rotation }.
event-tile-drawn = New in Ra’s display, on the left: tile { $tile }.
event-tiles-drawn = New in Ra’s display: tiles { $tiles }.
event-played = { $player } played the Blessing { $card }.
event-received =
    { $family ->
        [blessing] { $player } received the Blessing { $card }.
        [technology] { $player } received the Technology { $card }.
       *[decree] { $player } received the Decree { $card }.
    }
event-received-secret = { $player } received a secret Decree.
event-revealed = New in section { $section } of the Market, place { $place }: { family } { $card }.
event-revealed-cards = New in section { $section } of the Market: { $cards }.
event-slid = { family } { $card } slid to place { $place } of section { $section } in the Market.
event-opened = Section { $section } of the Card Market opened.
event-renewed = { $player } renewed section { $section } of the Card Market.
event-chose =
    { $kind ->
        [starting] { $player } took the Starting card { $card }.
        [destiny] { $player } took the Destiny card { $card }.
        [cultist] { $player } took the Cultist { $card }.
       *[artifact] { $player } took the artifact { $card }.
    }
event-rolled = New dice at { god }: { $dice }.
event-rolled-die = { color } { $value }
event-dawned = Sunny at the start: { $gods }.
event-enthroned = Horus slots 1 to { $count }: { $gods }.
event-rotated = The wheel turned. The sun now shines on { $gods }.
event-began = Round { $round }: { $player }’s turn.
event-weighed =
    { $faith ->
        [0] { $player }’s balance at Maat: { $balance }.
       *[other] { $player }’s balance at Maat: { $balance } (Faith: { $net }).
    }
event-tied = Ankh values break the tie: { $players }.
event-tied-ankh = { $player } ({ $ankh })
event-ordered = Turn order: { $players }.
event-scoring =
    { $number ->
        [1] The first Scoring.
       *[other] The last Scoring.
    }
event-declared = { $player } declared the Decree { $card }.
event-unveiled = { $player } revealed these Decrees: { $cards }.
