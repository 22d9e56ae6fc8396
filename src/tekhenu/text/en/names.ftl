# Names of the game's things. Other messages refer to them and pass the variable on.

player =
    { $seat ->
        [0] Violet
        [1] Pink
        [2] Blue
       *[3] Orange
    }
player-letter =
    { $seat ->
        [0] V
        [1] P
        [2] B
       *[3] O
    }

god =
    { $god ->
        [horus] Horus
        [ra] Ra
        [hathor] Hathor
        [bastet] Bastet
        [thoth] Thoth
        [seth] Seth
       *[osiris] Osiris
    }

light =
    { $light ->
        [sunny] Sunny
        [shaded] Shaded
       *[dark] Dark
    }

purity =
    { $purity ->
        [pure] Pure
        [tainted] Tainted
       *[forbidden] Forbidden
    }

color =
    { $color ->
        [yellow] yellow
        [brown] brown
        [white] white
        [black] black
        [red] red
        [blue] blue
        [green] green
       *[gray] gray
    }
# Two letters on a die.
color-mark =
    { $color ->
        [yellow] Ye
        [brown] Br
        [white] Wh
        [black] Bk
        [red] Re
        [blue] Bl
        [green] Gn
       *[gray] Gr
    }

edge =
    { $edge ->
        [red] red
        [green] green
        [blue] blue
       *[yellow] yellow
    }
# One letter at the side of a Pillar tile.
edge-mark =
    { $edge ->
        [red] r
        [green] g
        [blue] b
       *[yellow] y
    }

good =
    { $good ->
        [papyrus] Papyrus
        [bread] Bread
        [limestone] Limestone
        [granite] Granite
        [gold] Gold
        [scribe] Scribes
        [faith] Faith
        [soldier] soldiers
        [priest] priests
        [population] Population
        [happiness] Happiness
        [blood] blood
       *[vp] VP
    }
# At most five characters, for the board.
good-mark =
    { $good ->
        [papyrus] Pap
        [bread] Bread
        [limestone] Lime
        [granite] Gran
        [gold] Gold
        [scribe] Scr
        [faith] Faith
        [soldier] Sold
        [priest] Pri
        [population] Pop
        [happiness] Happy
        [blood] Blood
       *[vp] VP
    }
amount =
    { $good ->
        [papyrus] { $amount } Papyrus
        [bread] { $amount } Bread
        [limestone] { $amount } Limestone
        [granite] { $amount } Granite
        [gold] { $amount } Gold
        [scribe]
            { $amount ->
                [one] { $amount } Scribe
               *[other] { $amount } Scribes
            }
        [faith] { $amount } Faith
        [soldier]
            { $amount ->
                [one] { $amount } soldier
               *[other] { $amount } soldiers
            }
        [priest]
            { $amount ->
                [one] { $amount } priest
               *[other] { $amount } priests
            }
        [population] { $amount } Population
        [happiness] { $amount } Happiness
        [blood] { $amount } blood
       *[vp] { $amount } VP
    }

family =
    { $family ->
        [blessing] Blessing
        [technology] Technology
       *[decree] Decree
    }

# A symbol added by an edition keeps the name it has there.
symbol =
    { $symbol ->
        [scroll] scroll
        [lotus] lotus
        [scarab] scarab
        [hammer] hammer
        [column] column
        [eye] eye
       *[other] { $symbol }
    }

district =
    { $good ->
        [papyrus] Papyrus workshop
        [bread] Bread workshop
        [limestone] Limestone quarry
       *[granite] Granite quarry
    }

temple-space = row { $row }, column { $column }
    .place = space-r{ $row }c{ $column }
temple-line =
    { $line ->
        [row] row { $number }
       *[column] column { $number }
    }
    .place = place-{ $line }{ $number }
people-space =
    { $people ->
        [temple-row] at the middle row of the Temple
        [temple-column] at the middle column of the Temple
        [workshops] above the workshops
        [seth-left] above Seth’s left regions
        [seth-middle] above Seth’s middle regions
        [seth-right] above Seth’s right regions
       *[quarries] above the quarries
    }
    .place = people-{ $people }
osiris-row = row { $row }
    .place = osiris-{ $row }

rotation =
    { $rotation ->
        [0] not rotated
        [90] rotated 90° clockwise
        [180] rotated 180°
       *[270] rotated 90° counter-clockwise
    }

source =
    { $source ->
        [start] start
        [horus] Horus
        [ra] Ra
        [hathor] Hathor
        [tiles] Pillar tiles
        [technologies] Technologies
        [statue_bonus] Horus Bonus
        [maat] Maat
        [districts] Osiris districts
        [temple] Temple Complex
        [statues] Statues
        [happiness] Happiness
        [production] Production
        [building_row] Building row
        [bread] unpaid Bread
        [decrees] Decrees
        [cards] cards taken
        [scribes] Scribes
        [seth] Seth
        [regions] Seth’s regions
        [conquest] conquest tiles
        [cultists] Cultists
        [artifacts] artifacts
       *[turn_order] turn order
    }

# Lists: two items, the end of a longer list, and its beginning.
list-two = { $first } and { $last }
list-end = { $first }, and { $last }
list-more = { $first }, { $rest }
# Lists of alternatives.
list-or-two = { $first } or { $last }
list-or-end = { $first }, or { $last }
# Lists of lists.
list-apart = { $first }; { $rest }
# Lists in order of preference.
list-ranked = { $first } › { $rest }
