# Temple, Osiris, Horus, Population
table-temple = Temple
table-temple-label = Enceinte du Temple avec les tuiles de Râ, les Colonnes, les Bâtiments et les Statues pour le peuple
table-temple-place = Tuile en { temple-space }, pour { $vp } PV au plus : comment l’orientez-vous ?
table-temple-space = { temple-space } : { amount }
table-temple-corner = { temple-space } : { amount }. Ici, les contours de même couleur comptent double.
table-building-place = Emplacement de Bâtiment au bout de la { temple-line }, pour { bread-loaves }
table-people = Emplacement de Statue pour le peuple, { people-space }
table-people-gold = Emplacement de Statue pour le peuple, { people-space } ; la première Statue y prend l’Or
table-ra-place = Avec un { $low } ou un { $high }, l’Action Divine Râ érige une Colonne sur cette tuile, pour { $vp } PV de plus
table-tiles-left =
    { $tiles ->
        [0] Il ne reste aucune tuile pour compléter l’offre de Râ
        [one] Il reste { $tiles } tuile pour compléter l’offre de Râ
       *[other] Il reste { $tiles } tuiles pour compléter l’offre de Râ
    }
table-tile =
    { $light ->
        [none] { $tile } pour { $limestone } Calcaire et { $granite } Granite. { $text }
        [sunny] { $tile } pour { $limestone } Calcaire et { $granite } Granite. Quand Râ est au Soleil : { $text }
        [shaded] { $tile } pour { $limestone } Calcaire et { $granite } Granite. Quand Râ est dans la Pénombre : { $text }
       *[dark] { $tile } pour { $limestone } Calcaire et { $granite } Granite. Quand Râ est dans l’Obscurité : { $text }
    }
table-tile-limestone =
    { $light ->
        [none] { $tile } pour { $limestone } Calcaire. { $text }
        [sunny] { $tile } pour { $limestone } Calcaire. Quand Râ est au Soleil : { $text }
        [shaded] { $tile } pour { $limestone } Calcaire. Quand Râ est dans la Pénombre : { $text }
       *[dark] { $tile } pour { $limestone } Calcaire. Quand Râ est dans l’Obscurité : { $text }
    }
table-score = Une tuile rapporte 1 PV par Bâtiment de sa ligne et de sa colonne, et 1 PV par contour de même couleur ; dans un coin, les contours comptent double.
table-osiris = Osiris
table-osiris-label = Osiris : ateliers et carrières selon la valeur du dé
table-osiris-row = Rangée { $row } : Production du quartier +{ $steps }, et la Ressource du quartier ×{ $goods }.
table-osiris-partner = Production de la Ressource indiquée sur l’emplacement +1.
table-osiris-any = Une Production au choix +{ $steps }.
table-osiris-gold = Or ×{ $gold }.
table-horus = Bonus Horus
table-horus-label = Horus : le dieu que désigne chaque valeur de dé, et le bonus
table-horus-slot = Un { $value } honore { god } ; son bonus est de { amount }.
table-populace-label = Piste de Population : le Bonheur est rond, la Population carrée
table-step = Case { $step } de la piste de Population.
table-step-joy = Un ▲ pour chaque marqueur qui l’atteint.
table-step-reward =
    { $reward ->
        [1] La première fois que votre Bonheur l’atteint, vous recevez 1 Or.
        [2] La première fois que votre Bonheur l’atteint, vous recevez 1 Scribe.
       *[3] La première fois que votre Bonheur l’atteint, vous effectuez une action au choix, de valeur au choix.
    }
table-step-section = Avec ce Bonheur, on peut prendre des cartes dans la section { $section } du Marché.
table-step-opens = La première Population arrivée ici ouvre la section { $section } du Marché.
table-marker =
    { $track ->
        [population] Population { DE($player) } : { $step }
       *[happiness] Bonheur { DE($player) } : { $step }
    }

# Cartes et Marché

face-family =
    { $family ->
        [blessing] Bénédiction
        [technology] Techno
        [decree] Décret
        [starting] Départ
        [destiny] Destinée
       *[tile] Tuile
    }
face-blessing = Bénédiction { $card } – { $text }
face-technology = Technologie { $card } – { $text }
face-decree = Décret { $card }, symbole { symbol } – { $text }
face-starting = Carte Départ { $card }, initiative { $initiative } – { $text }
face-destiny = Carte Destinée { $card }, valeur Ankh { $ankh } – { $text }
face-tile = Tuile Colonne { $card } – { $text }
face-back =
    { $family ->
        [blessing] Une Bénédiction, face cachée
        [technology] Une Technologie, face cachée
       *[decree] Un Décret, face cachée
    }
market-label = Marché des Cartes
market-section = Section { $section } du Marché : il faut un Bonheur de { $happiness } ou plus
market-closed = La section { $section } du Marché est fermée ; elle s’ouvre dès qu’un marqueur Population atteint { $population }
market-opens = ouvre à Population { $population }
market-empty =
    { $family ->
        [blessing] Aucune Bénédiction ici
        [technology] Aucune Technologie ici
       *[decree] Aucun Décret ici
    }
market-renew = Renouveler la section { $section } pour { $papyrus } Papyrus
market-deck =
    { $family ->
        [blessing] Bénédictions : { $deck } dans la pioche, { $discards } dans la défausse
        [technology] Technologies : { $deck } dans la pioche, { $discards } dans la défausse
       *[decree] Décrets : { $deck } dans la pioche, { $discards } dans la défausse
    }
offer-starting = Cartes Départ proposées
offer-destiny = Cartes Destinée
offer-looking = Cartes consultées
offer-cards = Cartes à choisir maintenant
offer-many = { $card } peut servir de plusieurs façons. { $text }

# Plateaux individuels et graphiques
player-board = Plateau { DE($player) }
player-place = Place { $place } dans l’ordre du tour
player-maat-loss = Le Jugement de Maât coûterait { $vp } PV
player-maat-safe = Le Jugement de Maât ne coûterait rien
player-excess =
    { $good ->
        [papyrus] Excédent : { $amount } Papyrus du côté Corrompu
        [bread] Excédent : { $amount } Pain du côté Corrompu
        [limestone] Excédent : { $amount } Calcaire du côté Corrompu
       *[granite] Excédent : { $amount } Granite du côté Corrompu
    }
player-below = Les dés sous la balance ne sont pas pesés
player-pure = Les dés du côté Pur pèsent { $weight }
player-tainted = Les dés et l’excédent du côté Corrompu pèsent { $weight }
player-production =
    { $good ->
        [papyrus] Production de Papyrus : { $steps } sur { $limit }
        [bread] Production de Pain : { $steps } sur { $limit }
        [limestone] Production de Calcaire : { $steps } sur { $limit }
       *[granite] Production de Granite : { $steps } sur { $limit }
    }
player-building-row =
    { $bread ->
        [0] Décompte : { $vp } PV, aucun Pain dû
       *[other] Décompte : { $vp } PV, { $bread } Pain à payer
    }
player-space-covered =
    { $good ->
        [vp] Une fois ce Bâtiment construit : { $amount } PV de plus à chaque Décompte
       *[bread] Une fois ce Bâtiment construit : { $amount } Pain de plus à payer à chaque Décompte
    }
player-space-revealed =
    { $good ->
        [vp] { $amount } PV à chaque Décompte
       *[bread] { $amount } Pain à payer à chaque Décompte
    }
player-statues = Statues
player-statues-note =
    { $vp ->
        [0] Décompte : encore rien
       *[other] Décompte : { $vp } PV
    }
player-statue-covered = Cette Statue coûte { $cost } Granite ; quand elle sera érigée, vos Statues vaudront { $vp } PV à chaque Décompte
player-statue-revealed = Les Statues jusqu’à celle-ci valent { $vp } PV à chaque Décompte
player-pillars = Colonnes
player-pillars-left =
    { $pillars ->
        [0] Il ne reste aucune Colonne
        [one] Il reste { $pillars } Colonne
       *[other] Il reste { $pillars } Colonnes
    }
player-secret-decrees =
    { $count ->
        [one] { $count } Décret secret
       *[other] { $count } Décrets secrets
    }
player-happiness = Bonheur { $count }
player-population = Population { $count }
player-built-buildings =
    { $count ->
        [one] { $count } Bâtiment construit
       *[other] { $count } Bâtiments construits
    }
player-built-pillars =
    { $count ->
        [one] { $count } Colonne érigée
       *[other] { $count } Colonnes érigées
    }
player-built-statues =
    { $count ->
        [one] { $count } Statue érigée
       *[other] { $count } Statues érigées
    }
player-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
player-dice =
    { $count ->
        [one] { $count } dé pris depuis le dernier Jugement de Maât
       *[other] { $count } dés pris depuis le dernier Jugement de Maât
    }
player-balance = Équilibre de la balance : { $balance }
player-progress = Le marqueur de Progression
player-tile-god =
    { $state ->
        [here] { god } : la tuile de son dernier tour
        [done] { god } : déjà jouée
        [next] { god } : peut-être son prochain tour
       *[open] { god }
    }
player-tile-goods =
    { $state ->
        [here] { $first }, puis { $second }, puis { $third }, puis { $fourth } : la tuile de son dernier tour
        [done] { $first }, puis { $second }, puis { $third }, puis { $fourth } : déjà jouée
        [next] { $first }, puis { $second }, puis { $third }, puis { $fourth } : peut-être son prochain tour
       *[open] { $first }, puis { $second }, puis { $third }, puis { $fourth }
    }
player-pyramid-note =
    { $state ->
        [start] Son prochain tour : la première tuile de la base.
        [last] Après le Jugement de Maât, la pyramide est refaite.
       *[other] Le jeton Deben décide : à droite ou vers le haut.
    }
player-bot-cards-none =
    { $family ->
        [blessing] Bénédictions prises : aucune
        [technology] Technologies prises : aucune
       *[decree] Décrets pris : aucun
    }
player-bot-cards =
    { $family ->
        [blessing] Bénédictions prises : { $cards }
        [technology] Technologies prises : { $cards }
       *[decree] Décrets pris : { $cards }
    }
chart-score = Points de Victoire au fil des tours
chart-rounds = Tours
chart-scoring = Décompte { $number }
chart-end = { $player } { $vp }
chart-sources = D’où viennent les points
chart-source = { source }
chart-piece = { source } : { $vp } PV

# Le Cadran

wheel-label = L’Obélisque, son Cadran et les dés
wheel-section = { god } : { light }
wheel-die = Dé { color } de { $value } chez { god } : { purity }
wheel-ring =
    { $purity ->
        [pure] Dans cet anneau, les dés sont Purs.
        [tainted] Dans cet anneau, les dés sont Corrompus.
       *[forbidden] Dans cet anneau, les dés sont Interdits.
    }
wheel-statue = Une Statue { DE($name) } en l’honneur { god-of }
wheel-statue-free = Un emplacement de Statue libre chez { god }
# Une limite du Cadran : les dieux de part et d’autre, par leur nom.
wheel-arrow = La flèche du Cadran ({ $before } | { $after })
wheel-marker = Décompte { $number } ({ $before } | { $after }) : il a lieu quand la flèche atteint ce marqueur lors d’un Jugement de Maât, sauf si un marqueur de plus petit numéro est encore en jeu.
