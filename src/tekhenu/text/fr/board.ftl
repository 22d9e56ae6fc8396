# Le plateau tel que le terminal le montre. Les libellés sont courts ; l’aide les explique.

board-round = Tour { $round } sur { $rounds }
board-setup = Mise en place
board-over = La partie est terminée
board-order = ordre du tour : { $players }
board-wheel = L’Obélisque, dans le sens horaire de gauche à droite
board-wheel-caption = La flèche se trouve entre { $before } et { $after }. À chaque Rotation, la lumière avance d’un dieu vers la droite.
board-marker = Marqueur de Décompte { $number } : entre { $before } et { $after }.
board-row-light = Lumière
board-row-statues = Statues
board-row-bonus = Bonus
board-bonus = { $slot } → { $amount } { good-mark }
board-light =
    { $light ->
        [sunny] ○ Soleil
        [shaded] ◐ Pénombre
       *[dark] ● Obscurité
    }
board-temple = Enceinte du Temple
board-statue = Statue
board-reward = { $amount } { good-mark }
board-temple-caption = [n] emplacement de Bâtiment libre, n Pain
board-ra = Les tuiles de Râ
board-ra-dice = dé { $low }–{ $high }
board-ra-vp = { $vp } PV
board-ra-empty = pas de tuile
board-ability = { light } – { $text }
board-osiris = Osiris
board-osiris-brings =
    { $gold ->
        [0] +{ $steps } → { $goods }
       *[other] +{ $steps } → { $goods }+Or
    }
board-osiris-any = +{ $steps } +libre → { $goods }
board-populace = Population
board-populace-caption = B Bonheur, P Population, X les deux
board-market = Marché des Cartes
board-section = Section { $section }, Bonheur { $happiness } ou plus
board-section-closed = La section { $section } s’ouvre dès qu’une Population atteint { $population }
board-offer = Cartes Départ proposées

board-you = { $player } (vous)
board-vp = { $vp } PV
board-goods = Jetons
board-production = Production
board-production-of = { good } { $steps }
board-people-of = Bonheur { $happiness }, Population { $population }
board-scales = Balance
board-scales-side = { purity }
board-scales-nothing = rien
board-scales-excess = { $excess } en excédent
board-scales-below = dessous
board-scales-balance = équilibre { $balance }
board-pieces = Il reste
board-pieces-of = { board-buildings-left }, { board-pillars-left }, { board-statues-left }
board-buildings-left =
    { $buildings ->
        [one] { $buildings } Bâtiment
       *[other] { $buildings } Bâtiments
    }
board-pillars-left =
    { $pillars ->
        [one] { $pillars } Colonne
       *[other] { $pillars } Colonnes
    }
board-statues-left =
    { $statues ->
        [0] aucune Statue
        [one] { $statues } Statue ({ $cost } Granite)
       *[other] { $statues } Statues (prochaine : { $cost } Granite)
    }
board-building-row = Bâtiments
board-building-row-of = à chaque Décompte { $vp } PV et { bread-loaves } à payer
board-building-row-next = à chaque Décompte { $vp } PV et { bread-loaves } à payer ; le prochain Bâtiment ajoute { $next }
board-destiny = Destinée
board-destiny-of = { $card }, Ankh { $ankh }
board-destiny-none = pas encore
board-technologies = Technologies
board-blessings = Bénédictions
board-decrees = Décrets
board-cards = Cartes
board-scribes = Scribes
board-bot-buildings =
    { $count ->
        [one] { $count } Bâtiment
       *[other] { $count } Bâtiments
    }
board-bot-pillars =
    { $count ->
        [one] { $count } Colonne
       *[other] { $count } Colonnes
    }
board-bot-statues =
    { $count ->
        [one] { $count } Statue
       *[other] { $count } Statues
    }
board-bot-cards = { $count } ({ $cards })
board-bot-dice = Dés pris
board-bot-maat = Maât
board-bot-maat-of = équilibre { $balance }, Ankh { $ankh }
board-bot-caption = ▶ marqueur de Progression   ✓ jouée   ? suivante, selon le Deben
board-decree = ({ symbol }) { $text }
board-none = rien
board-hidden =
    { $hidden ->
        [one] { $hidden } Décret secret
       *[other] { $hidden } Décrets secrets
    }
