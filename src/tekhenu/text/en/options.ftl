# What a player may choose. $card is an id such as T05, $text what that card does.

# Setup, Destiny, Maat
option-keep = Keep { $card } – { $text }
option-keep-decree = Keep { $card } ({ symbol }) – { $text }
option-starting = Take { $card } (initiative { $initiative }) – { $text }
option-destiny = Take { $card } (Ankh { $ankh }) – { $text }
option-reward = Resolve { $card } – { $text }
option-advance =
    { $track ->
        [population] Advance your Population by 1
       *[happiness] Advance your Happiness by 1
    }
option-gain = Take { $goods }
option-faith-none = Place no Faith and keep the balance at { $balance }
option-faith-pure = Place { $faith } Faith on the Pure side for a balance of { $balance }
option-faith-tainted = Place { $faith } Faith on the Tainted side for a balance of { $balance }

# Taking a die
option-die = Take the { colour } { $value } from { god } ({ purity })
option-die-forbidden = Take the { colour } { $value } from { god } (Forbidden: acting needs Anubis or a card)
option-take-plain = Take it as a { $value }
option-take-turned =
    { $scribes ->
        [one] Turn it to { $value } for { $scribes } Scribe
       *[other] Turn it to { $value } for { $scribes } Scribes
    }
option-anubis =
    { $scribes ->
        [0] Anubis: any action of value { $value }, the die goes below the scales
        [one] Anubis for { $scribes } Scribe: any action of value { $value }, the die goes below the scales
       *[other] Anubis for { $scribes } Scribes: any action of value { $value }, the die goes below the scales
    }
option-no-action = Take it without an action: you spend nothing
option-side =
    { $purity ->
        [pure] Place it on the Pure side of your scales
       *[tainted] Place it on the Tainted side of your scales
    }
option-turned = Play { $card }: turn the die to { $value }
option-recolour = Play { $card }: the die becomes { colour } and shows { $value }
option-play = Play { $card } – { $text }
option-anytime =
    { $track ->
        [population] Play { $card }: Population +{ $steps }
       *[happiness] Play { $card }: Happiness +{ $steps }
    }

# Actions
option-god-horus = Horus: build a Statue for { $granite } Granite, to honor { god } or for the people
option-god-ra = Ra: raise a Pillar on tile { $tile } for { $goods }
option-god-ra-empty = Ra: raise a Pillar
option-god-hathor = Hathor: construct a Building at the Temple Complex, then Population +{ $value }
option-god-bastet =
    { $scribes ->
        [0] Bastet: a festival for 2 Papyrus, Happiness +{ $value }
        [one] Bastet: a festival for 2 Papyrus, Happiness +{ $value } and { $scribes } Scribe
       *[other] Bastet: a festival for 2 Papyrus, Happiness +{ $value } and { $scribes } Scribes
    }
option-god-thoth =
    { $papyrus ->
        [0]
            { $cards ->
                [one] Thoth: take { $cards } card for free
               *[other] Thoth: take { $cards } cards for free
            }
       *[other]
            { $cards ->
                [one] Thoth: take { $cards } card for { $papyrus } Papyrus
               *[other] Thoth: take { $cards } cards of one section for { $papyrus } Papyrus
            }
    }
option-god-osiris = Osiris: construct a workshop or quarry in row { $value }, Happiness −1
option-god-any = The { god } action
option-produce =
    { $excess ->
        [0]
            { $good ->
                [soldier]
                    { $kept ->
                        [one] Produce { $kept } soldier
                       *[other] Produce { $kept } soldiers
                    }
                [priest]
                    { $kept ->
                        [one] Produce { $kept } priest
                       *[other] Produce { $kept } priests
                    }
               *[other] Produce { $kept } { good }
            }
       *[other] Produce { $kept } { good } and { $excess } in excess, which taint your scales
    }
option-produce-any = Produce { good }
option-extra = Extra action from { $card } – { $action }
option-value = Use the value { $value }

# Places
option-honour = Honor { god }; the bonus is { amount }
option-people = For the people, { people-space }
option-people-gold = For the people, { people-space }, and take the Gold there
option-temple = { temple-space }, { rotation }: { $vp } VP and { amount }
option-temple-edges = { rotation } (north { $north }, east { $east }, south { $south }, west { $west }): { $vp } VP
option-temple-blind = { temple-space }, { rotation }
option-hathor = Build beside { temple-line } for { $bread } Bread: { $gains }
option-hathor-bare = Build beside { temple-line } for { $bread } Bread
option-osiris =
    { $place ->
        [workshop] Build a workshop for { good } in row { $row }: production +{ $steps }, take { $goods }
       *[quarry] Build a quarry for { good } in row { $row }: production +{ $steps }, take { $goods }
    }
option-osiris-partner =
    { $place ->
        [workshop] Build a workshop for { good } in row { $row }: production of { $both } +1, take { $goods }
       *[quarry] Build a quarry for { good } in row { $row }: production of { $both } +1, take { $goods }
    }
option-osiris-any =
    { $place ->
        [workshop] Build a workshop for { good } in row { $row }: production +{ $steps } and +1 anywhere, take { $goods }
       *[quarry] Build a quarry for { good } in row { $row }: production +{ $steps } and +1 anywhere, take { $goods }
    }
option-production = Advance your production of { good }
option-market = Take { $card } from section { $section } – { $text }
option-market-empty = Take a card from section { $section }
option-renew = Replace all cards of section { $section } for 1 Papyrus

# Paying
option-pay =
    { $what ->
        [scribes] Spend { $scribes }
        [both] Pay { $goods } and spend { $scribes }
       *[goods] Pay { $goods }
    }
option-pay-nothing = Pay nothing
option-pay-bread-short = Pay { $goods } and leave { $missing } Bread unpaid, −{ $vp } VP
option-pay-bread-none =
    { $missing ->
        [one] Leave { $missing } Bread unpaid, −{ $vp } VP
       *[other] Leave all { $missing } Bread unpaid, −{ $vp } VP
    }
option-pay-tribute = Pay { $goods } to score { $vp } VP
option-waive = Play { $card } and pay nothing
option-use = Use { $card } – { $text }

# The end
option-declare = Declare { $card } – { $text }
option-score = Score { $card } ({ symbol }) – { $text }
option-score-points = Score { $card } ({ symbol }), worth { $vp } VP now – { $text }
option-repeat = Pay 2 Gold and score { $card } again – { $text }

# Declining, by what is asked
option-pass-action = Perform no action: you spend nothing
option-pass-produce-first = Perform the God Action at once
option-pass-produce = Produce now without another Blessing
option-pass-ability = Skip the tile’s ability
option-pass-close = End your turn
option-pass-declare = Don’t declare it
option-pass-score = Done: score no more Decrees
option-pass-repeat = Repeat no Decree
option-pass-tribute = Pay no more
