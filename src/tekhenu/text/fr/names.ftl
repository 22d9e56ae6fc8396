# Noms des choses du jeu. Les autres messages s’y réfèrent et transmettent la variable.

player =
    { $seat ->
        [0] Violet
        [1] Rose
        [2] Bleu
       *[3] Orange
    }
player-letter =
    { $seat ->
        [0] V
        [1] R
        [2] B
       *[3] O
    }

god =
    { $god ->
        [horus] Horus
        [ra] Râ
        [hathor] Hathor
        [bastet] Bastet
        [thoth] Thot
        [seth] Seth
       *[osiris] Osiris
    }
# Avec la préposition : « d’Horus », « de Râ ».
god-of =
    { $god ->
        [horus] d’Horus
        [ra] de Râ
        [hathor] d’Hathor
        [bastet] de Bastet
        [thoth] de Thot
        [seth] de Seth
       *[osiris] d’Osiris
    }

light =
    { $light ->
        [sunny] Soleil
        [shaded] Pénombre
       *[dark] Obscurité
    }
light-in =
    { $light ->
        [sunny] au Soleil
        [shaded] dans la Pénombre
       *[dark] dans l’Obscurité
    }

# D’un dé.
purity =
    { $purity ->
        [pure] Pur
        [tainted] Corrompu
       *[forbidden] Interdit
    }

# D’un dé.
color =
    { $color ->
        [yellow] jaune
        [brown] brun
        [white] blanc
        [black] noir
        [red] rouge
        [blue] bleu
        [green] vert
       *[gray] gris
    }
color-dice = dés { color-many }
color-many =
    { $color ->
        [yellow] jaunes
        [brown] bruns
        [white] blancs
        [black] noirs
        [red] rouges
        [blue] bleus
        [green] verts
       *[gray] gris
    }
# Deux lettres posées sur un dé.
color-mark =
    { $color ->
        [yellow] Ja
        [brown] Br
        [white] Bc
        [black] No
        [red] Ro
        [blue] Bu
        [green] Ve
       *[gray] Gr
    }

# D’un contour.
edge =
    { $edge ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[yellow] jaune
    }
# Une lettre au bord d’une tuile Colonne.
edge-mark =
    { $edge ->
        [red] r
        [green] v
        [blue] b
       *[yellow] j
    }

good =
    { $good ->
        [papyrus] Papyrus
        [bread] Pain
        [limestone] Calcaire
        [granite] Granite
        [gold] Or
        [scribe] Scribes
        [faith] Foi
        [soldier] soldats
        [priest] prêtres
        [population] Population
        [happiness] Bonheur
        [blood] sang
       *[vp] PV
    }
good-of =
    { $good ->
        [papyrus] de Papyrus
        [bread] de Pain
        [limestone] de Calcaire
        [granite] de Granite
        [gold] d’Or
        [scribe] de Scribes
        [faith] de Foi
        [soldier] de soldats
        [priest] de prêtres
        [population] de Population
        [happiness] de Bonheur
        [blood] de sang
       *[vp] de PV
    }
good-some =
    { $good ->
        [papyrus] du Papyrus
        [bread] du Pain
        [limestone] du Calcaire
        [granite] du Granite
        [gold] de l’Or
        [scribe] des Scribes
        [faith] de la Foi
        [soldier] des soldats
        [priest] des prêtres
        [population] de la Population
        [happiness] du Bonheur
        [blood] du sang
       *[vp] des PV
    }
# Cinq caractères au plus, pour le plateau.
good-mark =
    { $good ->
        [papyrus] Pap
        [bread] Pain
        [limestone] Calc
        [granite] Gran
        [gold] Or
        [scribe] Scr
        [faith] Foi
        [soldier] Sold
        [priest] Prê
        [population] Pop
        [happiness] Bonh
        [blood] Sang
       *[vp] PV
    }
amount =
    { $good ->
        [papyrus] { $amount } Papyrus
        [bread] { $amount } Pain
        [limestone] { $amount } Calcaire
        [granite] { $amount } Granite
        [gold] { $amount } Or
        [scribe]
            { $amount ->
                [one] { $amount } Scribe
               *[other] { $amount } Scribes
            }
        [faith] { $amount } Foi
        [soldier]
            { $amount ->
                [one] { $amount } soldat
               *[other] { $amount } soldats
            }
        [priest]
            { $amount ->
                [one] { $amount } prêtre
               *[other] { $amount } prêtres
            }
        [population] Population +{ $amount }
        [happiness] Bonheur +{ $amount }
        [blood]
            { $amount ->
                [one] { $amount } jeton Sang
               *[other] { $amount } jetons Sang
            }
       *[vp] { $amount } PV
    }
# Ce qu’une production laisse en main.
kept-goods =
    { $good ->
        [papyrus] { $kept } Papyrus
        [bread] { $kept } Pain
        [limestone] { $kept } Calcaire
        [granite] { $kept } Granite
        [gold] { $kept } Or
        [soldier]
            { $kept ->
                [one] { $kept } soldat
               *[other] { $kept } soldats
            }
        [priest]
            { $kept ->
                [one] { $kept } prêtre
               *[other] { $kept } prêtres
            }
       *[other] { $kept } { good }
    }
bread-loaves = { $bread } Pain

family =
    { $family ->
        [blessing] Bénédiction
        [technology] Technologie
       *[decree] Décret
    }

symbol =
    { $symbol ->
        [scroll] rouleau
        [lotus] lotus
        [scarab] scarabée
        [hammer] marteau
        [column] chapiteau
        [eye] œil
       *[other] { $symbol }
    }

district =
    { $good ->
        [papyrus] Atelier de Papyrus
        [bread] Atelier de Pain
        [limestone] Carrière de Calcaire
       *[granite] Carrière de Granite
    }
district-a =
    { $good ->
        [papyrus] un atelier de Papyrus
        [bread] un atelier de Pain
        [limestone] une carrière de Calcaire
       *[granite] une carrière de Granite
    }
district-bare =
    { $good ->
        [papyrus] atelier de Papyrus
        [bread] atelier de Pain
        [limestone] carrière de Calcaire
       *[granite] carrière de Granite
    }

temple-space = ligne { $row }, colonne { $column }
    .place = space-r{ $row }c{ $column }
temple-line =
    { $line ->
        [row] ligne { $number }
       *[column] colonne { $number }
    }
    .place = place-{ $line }{ $number }
people-space =
    { $people ->
        [temple-row] à la ligne centrale du Temple
        [temple-column] à la colonne centrale du Temple
        [workshops] au-dessus des ateliers
        [seth-left] au-dessus des régions de gauche chez Seth
        [seth-middle] au-dessus des régions du milieu chez Seth
        [seth-right] au-dessus des régions de droite chez Seth
       *[quarries] au-dessus des carrières
    }
    .place = people-{ $people }
osiris-row = rangée { $row }
    .place = osiris-{ $row }

# D’une tuile.
rotation =
    { $rotation ->
        [0] sans la tourner
        [90] tournée de 90° dans le sens horaire
        [180] tournée de 180°
       *[270] tournée de 90° dans le sens anti-horaire
    }

source =
    { $source ->
        [start] départ
        [horus] Horus
        [ra] Râ
        [hathor] Hathor
        [tiles] tuiles Colonne
        [technologies] Technologies
        [statue_bonus] Bonus Horus
        [maat] Maât
        [districts] quartiers d’Osiris
        [temple] enceinte du Temple
        [statues] Statues
        [happiness] Bonheur
        [production] Production
        [building_row] rangée des Bâtiments
        [bread] Pain impayé
        [decrees] Décrets
        [cards] cartes prises
        [scribes] Scribes
        [seth] Seth
        [regions] régions de Seth
        [conquest] tuiles Conquête
        [cultists] Cultistes
        [artifacts] artefacts
       *[turn_order] ordre du tour
    }

# Comment se lit une liste : deux choses, la fin d’une plus longue, et son début.
list-two = { $first } et { $last }
list-end = { $first } et { $last }
list-more = { $first }, { $rest }
# De même pour des choses dont une seule est visée.
list-or-two = { $first } ou { $last }
list-or-end = { $first } ou { $last }
# Entre des choses qui sont elles-mêmes des listes.
list-apart = { $first } ; { $rest }
# La première avant les autres.
list-ranked = { $first } › { $rest }
