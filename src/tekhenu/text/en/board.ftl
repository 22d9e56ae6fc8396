# The board in the terminal. Labels are short; the help explains them.

board-round = Round { $round } of { $rounds }
board-setup = Setting up
board-over = The game is over
board-order = turn order: { $players }
board-wheel = The Obelisk, clockwise from left to right
board-wheel-caption = The arrow points between { $before } and { $after }. The light moves one god to the right at each Rotation.
board-marker = Scoring marker { $number } is between { $before } and { $after }.
board-row-light = Light
board-row-statues = Statues
board-row-bonus = Bonus
board-bonus = { $slot } → { $amount } { good-mark }
board-light =
    { $light ->
        [sunny] ○ Sunny
        [shaded] ◐ Shaded
       *[dark] ● Dark
    }
board-temple = Temple Complex
board-statue = Statue
board-reward = { $amount } { good-mark }
board-temple-caption = [n] free Building space for n Bread
board-ra = Ra’s tiles
board-ra-dice = die { $low }–{ $high }
board-ra-vp = { $vp } VP
board-ra-empty = no tile
board-ability = { light }: { $text }
board-osiris = Osiris
board-osiris-brings =
    { $gold ->
        [0] +{ $steps }, get { $goods }
       *[other] +{ $steps }, get { $goods }+Gold
    }
board-osiris-any = +{ $steps } +any, get { $goods }
board-populace = Populace
board-populace-caption = H Happiness, P Population, X both
board-market = Card Market
board-section = Section { $section }, Happiness { $happiness } or more
board-section-closed = Section { $section } opens when a Population marker reaches { $population }
board-offer = Starting cards on offer

board-you = { $player } (you)
board-vp = { $vp } VP
board-goods = Goods
board-production = Production
board-production-of = { good } { $steps }
board-people-of = Happiness { $happiness }, Population { $population }
board-scales = Scales
board-scales-side = { purity }
board-scales-nothing = nothing
board-scales-excess = { $excess } in excess
board-scales-below = below
board-scales-balance = balance { $balance }
board-pieces = Pieces left
board-pieces-of =
    { $buildings ->
        [one] { $buildings } Building
       *[other] { $buildings } Buildings
    }, { $pillars ->
        [one] { $pillars } Pillar
       *[other] { $pillars } Pillars
    }, { $statues ->
        [0] no Statue
        [one] { $statues } Statue (it costs { $cost } Granite)
       *[other] { $statues } Statues (the next costs { $cost } Granite)
    }
board-building-row = Building row
board-building-row-of = { $vp } VP and { $bread } Bread due at each Scoring
board-building-row-next = { $vp } VP and { $bread } Bread due at each Scoring; the next Building adds { $next }
board-destiny = Destiny
board-destiny-of = { $card }, Ankh { $ankh }
board-destiny-none = none yet
board-technologies = Technologies
board-blessings = Blessings
board-decrees = Decrees
board-cards = Cards
board-scribes = Scribes
board-bot-buildings =
    { $count ->
        [one] { $count } Building
       *[other] { $count } Buildings
    }
board-bot-pillars =
    { $count ->
        [one] { $count } Pillar
       *[other] { $count } Pillars
    }
board-bot-statues =
    { $count ->
        [one] { $count } Statue
       *[other] { $count } Statues
    }
board-bot-cards = { $count } ({ $cards })
board-bot-dice = Dice taken
board-bot-maat = Next Maat
board-bot-maat-of = balance { $balance }, Ankh { $ankh }
board-bot-caption = ▶ Progress marker   ✓ used   ? possible next tile
board-decree = ({ symbol }) { $text }
board-none = none
board-hidden =
    { $hidden ->
        [one] { $hidden } secret Decree
       *[other] { $hidden } secret Decrees
    }
