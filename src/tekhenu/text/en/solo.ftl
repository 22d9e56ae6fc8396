# Botankhamun, the solo opponent: its name, the reasons for its choices, and its turns.

bot-name = Botankhamun
# One letter that marks its pieces on the board.
bot-letter = B

# The steps of its choice, in the order of the rules

event-arranged = The pyramid from its base up: { $tiles }.
event-progressed =
    { $coin ->
        [start] The marker starts on the first tile of the pyramid’s base: { $tile }.
        [up] Deben: up. The marker moves up and to the right, to { $tile }.
       *[right] Deben: right. The marker moves along its row, to { $tile }.
    }
event-passed-section =
    { $why ->
        [empty] There are no dice at { god }. It goes on to the next section counter-clockwise.
       *[forbidden] All dice at { god } are Forbidden. It goes on to the next section counter-clockwise.
    }
event-passed-color =
    { $why ->
        [empty] None at the Obelisk: { $what }.
       *[forbidden] All Forbidden: { $what }.
    }
event-passed-die = Forbidden, so left out: { $what }.
event-passed-statue = The Statue space of { $what } is taken.
event-passed-osiris = Already taken: { $what }.
event-passed-market =
    { $why ->
        [happiness] Not enough Happiness for { $what }.
       *[empty] No cards in { $what }.
    }
event-entered = Its Happiness of { $happiness } is enough for section { $section } of the Market, which needs { $needed }. Decrees first, then Technologies, then Blessings.
event-highest = Dice to choose from: { $all }. The highest: { $left }.
event-highest-alike = Dice to choose from: { $all }. All are tied.
event-preferred = { bot-rule }: { $left }.
event-counted = { bot-rule } – { $groups }.
event-counted-brief =
    { $others ->
        [one] { bot-rule } – { $best }; the other has less.
       *[other] { bot-rule } – { $best }; the other { $others } have less.
    }
bot-group = { $points }: { $what }
bot-rule =
    { $rule ->
        [pure] Pure before Tainted
        [statue] Where it has a Statue
        [own-building] In line with one of its own Buildings
        [inner] Away from the outer edge
        [slot] The higher Horus slot
        [impact] Districts it would win with a Statue
        [pillars] Its own Pillars in line
        [vp] VP it would score
       *[fewest] Gray die: district with the fewest Buildings, leftmost if tied
    }
event-picked-only = The only choice: { $what }.
event-picked-random = At random among { $among }: { $what }.
event-picked-random-brief = At random among these { $count }: { $what }.

# The candidates it considered

bot-die = { color } { $value } at { god }
bot-die-mark = { color } { $value }
bot-dice-at = { god } ({ $dice })
bot-color = { color } dice ({ good })
bot-gray = gray dice
bot-section = section { $section } of the Market
bot-section-needs = section { $section } of the Market (needs { $happiness })
bot-sections = sections { $sections } of the Market
bot-district = { good } in row { $row }
bot-districts = row { $row } ({ $goods })
bot-people = the space { people-space }
bot-spaces =
    { $count ->
        [one] row { $row } (column { $columns })
       *[other] row { $row } (columns { $columns })
    }
bot-lines =
    { $line ->
        [row]
            { $count ->
                [one] row { $numbers }
               *[other] rows { $numbers }
            }
       *[column]
            { $count ->
                [one] column { $numbers }
               *[other] columns { $numbers }
            }
    }

# Events that are different for it

event-opponent-took = { $player } took the { color } { $value } from { god }.
event-opponent-chose = { $player } took the Destiny card { $card }, at random and without its reward.
event-opponent-received =
    { $family ->
        [blessing] { $player } took the Blessing { $card }.
        [technology] { $player } took the Technology { $card }.
       *[decree] { $player } took the Decree { $card }.
    }
event-discarded = The Gold there is removed from the game.

# Its turn in a sentence or two

bot-turn-honor = Round { $round }: { $player } took the { color } { $value } from { god } and built a Statue in honor of { $honored }.
bot-turn-people = Round { $round }: { $player } took the { color } { $value } from { god } and built a Statue for the people { people-space }.
bot-turn-no-statue = Round { $round }: { $player } took the { color } { $value } from { god }, but had no Statue left, or no space for one.
bot-turn-pillar = Round { $round }: { $player } took the { color } { $value } from { god }, placed tile { $tile } in { temple-space }, and raised a Pillar there.
bot-turn-temple = Round { $round }: { $player } took the { color } { $value } from { god } and constructed a Building beside { temple-line } of the Temple.
bot-turn-osiris = Round { $round }: { $player } took the { color } { $value } from { god } and constructed a { district } in { osiris-row }.
bot-turn-festival = Round { $round }: { $player } took the { color } { $value } from { god } and held a festival.
bot-turn-cards =
    { $count ->
        [one] Round { $round }: { $player } took the { color } { $value } from { god } and card { $cards }.
       *[other] Round { $round }: { $player } took the { color } { $value } from { god } and cards { $cards }.
    }
bot-turn-nothing = Round { $round }: { $player } took the { color } { $value } from { god }, but the action had no effect because no piece, space, or card was left for it.
bot-turn-idle = Round { $round }: { $player } had no legal die, so it took the { color } { $value } from { god } at random and performed no action.
bot-turn-gained = It gained { $goods }.
bot-turn-scored = It scored { $vp } VP.
bot-turn-track =
    { $track ->
        [happiness] Its Happiness went from { $old } to { $new }.
       *[population] Its Population went from { $old } to { $new }.
    }
bot-turn-bonus = { $player } gained { $goods } (Horus Bonus).
bot-turn-bonus-scored = { $player } scored { $vp } VP (Horus Bonus).
bot-turn-market = New in the Market: { $cards }.
bot-market-card = { family } { $card } (section { $section }, place { $place })
bot-turn-in-full = l = show every step

# Difficulty

difficulty =
    { $difficulty ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }
challenge =
    { $challenge ->
        [random_start] random Starting cards
       *[rich_decrees] { $vp } VP for each of its Decrees
    }
