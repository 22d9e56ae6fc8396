# Botankhamon, l’adversaire en solo : son nom, comment il a choisi, ce que son tour a rapporté.

bot-name = Botankhamon
# Une lettre qui marque ses pièces sur le plateau.
bot-letter = B

# Les étapes de son choix, dans l’ordre des règles

event-arranged = La pyramide, de la base au sommet : { $tiles }.
event-progressed =
    { $coin ->
        [start] Le marqueur commence sur la première tuile de la base de la pyramide : { $tile }.
        [up] Le Deben indique le haut : le marqueur va en haut à droite, sur { $tile }.
       *[right] Le Deben indique la droite : le marqueur avance dans sa rangée, sur { $tile }.
    }
event-passed-section =
    { $why ->
        [empty] Aucun dé chez { god } : section suivante dans le sens anti-horaire.
       *[forbidden] Uniquement des dés Interdits chez { god } : section suivante dans le sens anti-horaire.
    }
event-passed-color =
    { $why ->
        [empty] Absents de l’Obélisque : { $what }.
       *[forbidden] Partout Interdits : { $what }.
    }
event-passed-die = Dés Interdits écartés : { $what }.
event-passed-statue = Emplacement de Statue déjà pris : { $what }.
event-passed-osiris = Déjà pris : { $what }.
event-passed-market =
    { $why ->
        [happiness] Bonheur insuffisant : { $what }.
       *[empty] Aucune carte : { $what }.
    }
event-entered = La section { $section } du Marché demande un Bonheur de { $needed } ; le sien est de { $happiness }. D’abord les Décrets, puis les Technologies, enfin les Bénédictions.
event-highest = Dés possibles : { $all }. La plus haute valeur : { $left }.
event-highest-alike = Dés possibles : { $all }. Ils ont la même valeur.
event-preferred = { bot-rule } : { $left }.
event-counted = { bot-rule } – { $groups }.
event-counted-brief =
    { $others ->
        [one] { bot-rule } – { $best } ; l’autre possibilité vaut moins.
       *[other] { bot-rule } – { $best } ; les { $others } autres valent moins.
    }
bot-group = { $points } : { $what }
bot-rule =
    { $rule ->
        [pure] Pur avant Corrompu
        [statue] Là où il a une Statue
        [own-building] Dans l’alignement d’un de ses Bâtiments
        [inner] Sans toucher le bord du Temple
        [slot] La case Horus la plus élevée
        [impact] Quartiers qu’il gagnerait avec une Statue
        [pillars] Ses Colonnes dans l’alignement
        [vp] PV qu’il marquerait
       *[fewest] Pour un dé gris, le quartier avec le moins de Bâtiments, le plus à gauche en cas d’égalité
    }
event-picked-only = Un seul choix : { $what }.
event-picked-random = Possibilités : { $among }. Tirage au sort : { $what }.
event-picked-random-brief = Tirage au sort parmi ces { $count } possibilités : { $what }.

# Ce qu’il a envisagé

bot-die = { color } { $value } chez { god }
bot-die-mark = { color } { $value }
bot-dice-at = { god } ({ $dice })
bot-color = { color-dice } ({ good })
bot-gray = dés gris
bot-section = section { $section } du Marché
bot-section-needs = section { $section } du Marché (demande { $happiness })
bot-sections = sections { $sections } du Marché
bot-district = { good } en rangée { $row }
bot-districts = rangée { $row } ({ $goods })
bot-people = emplacement { people-space }
bot-spaces =
    { $count ->
        [one] ligne { $row } (colonne { $columns })
       *[other] ligne { $row } (colonnes { $columns })
    }
bot-lines =
    { $line ->
        [row]
            { $count ->
                [one] ligne { $numbers }
               *[other] lignes { $numbers }
            }
       *[column]
            { $count ->
                [one] colonne { $numbers }
               *[other] colonnes { $numbers }
            }
    }

# Événements qui sont différents pour lui

event-opponent-took = { $player } prend le dé { color } de { $value } chez { god }.
event-opponent-chose = { $player } prend la carte Destinée { $card }, au hasard et sans sa récompense.
event-opponent-received =
    { $family ->
        [blessing] { $player } prend la Bénédiction { $card }.
        [technology] { $player } prend la Technologie { $card }.
       *[decree] { $player } prend le Décret { $card }.
    }
event-discarded = L’Or qui s’y trouvait quitte la partie.

# Son tour en une phrase ou deux

bot-turn-honor = Tour { $round } : { $player } prend le dé { color } de { $value } chez { god } et érige une Statue en l’honneur { DE($honored) }.
bot-turn-people = Tour { $round } : { $player } prend le dé { color } de { $value } chez { god } et érige une Statue pour le peuple, { people-space }.
bot-turn-no-statue = Tour { $round } : { $player } prend le dé { color } de { $value } chez { god }, mais il n’a plus de Statue, ou plus d’emplacement pour elle.
bot-turn-pillar = Tour { $round } : { $player } prend le dé { color } de { $value } chez { god }, pose la tuile { $tile } en { temple-space }, et y érige une Colonne.
bot-turn-temple = Tour { $round } : { $player } prend le dé { color } de { $value } chez { god } et construit un Bâtiment au bout de la { temple-line } du Temple.
bot-turn-osiris = Tour { $round } : { $player } prend le dé { color } de { $value } chez { god } et construit { district-a } en { osiris-row }.
bot-turn-festival = Tour { $round } : { $player } prend le dé { color } de { $value } chez { god } et organise un festival.
bot-turn-cards =
    { $count ->
        [one] Tour { $round } : { $player } prend le dé { color } de { $value } chez { god } et la carte { $cards }.
       *[other] Tour { $round } : { $player } prend le dé { color } de { $value } chez { god } et les cartes { $cards }.
    }
bot-turn-nothing = Tour { $round } : { $player } prend le dé { color } de { $value } chez { god }, mais l’action reste sans effet : plus de pièce, d’emplacement ou de carte.
bot-turn-idle = Tour { $round } : { $player } prend le dé { color } de { $value } chez { god }, au hasard et sans action : aucun dé n’était permis.
bot-turn-gained = Il gagne { $goods }.
bot-turn-scored = Il marque { $vp } PV.
bot-turn-track =
    { $track ->
        [happiness] Son Bonheur passe de { $old } à { $new }.
       *[population] Sa Population passe de { $old } à { $new }.
    }
bot-turn-bonus = { $player } gagne { $goods } (Bonus Horus).
bot-turn-bonus-scored = { $player } marque { $vp } PV (Bonus Horus).
bot-turn-market = Nouveau au Marché : { $cards }.
bot-market-card = { family } { $card } (place { $place } de la section { $section })
bot-turn-in-full = l = toutes les étapes en détail

# Sa force

difficulty =
    { $difficulty ->
        [easy] facile
        [medium] moyenne
       *[hard] élevée
    }
challenge =
    { $challenge ->
        [random_start] cartes Départ au hasard
       *[rich_decrees] { $vp } PV pour chacun de ses Décrets
    }
