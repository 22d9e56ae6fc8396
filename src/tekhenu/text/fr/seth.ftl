# L’Ombre de Seth : ce que font ses cartes et ses tuiles, ce qu’on peut choisir, ce qui s’est passé.

# Cartes et tuiles selon ce qu’elles rapportent. $goods est une liste de quantités.
card-starting-gain = { $goods }.
card-starting-choose =
    { $amount ->
        [one] { $amount } Ressource au choix : { $goods }.
       *[other] { $amount } Ressources, réparties à votre guise : { $goods }.
    }
card-starting-look =
    { $family ->
        [blessing] Regardez { $amount } Bénédictions de la pioche : gardez-en 1, le reste est mélangé à la pioche.
       *[technology] Regardez { $amount } Technologies de la pioche : gardez-en 1, le reste est mélangé à la pioche.
    }
card-starting-perform =
    { $god ->
        [seth] Une Action Divine { god } de valeur { $value }, sans soldats ni sang.
       *[other] Une Action Divine { god } de valeur { $value }, sans perdre de Bonheur.
    }
card-conquest-pillar-gain = Quiconque érige une Colonne dessus reçoit : { $goods }.
card-conquest-pillar-draw =
    { $family ->
        [blessing] Quiconque érige une Colonne dessus reçoit la première Bénédiction de la pioche.
        [technology] Quiconque érige une Colonne dessus reçoit la première Technologie de la pioche.
       *[decree] Quiconque érige une Colonne dessus reçoit le premier Décret de la pioche.
    }
card-conquest-line-gain = Quiconque construit un Bâtiment au bout de sa ligne ou colonne reçoit chaque fois : { $goods }.
card-conquest-line-draw =
    { $family ->
        [blessing] Quiconque construit un Bâtiment au bout de sa ligne ou colonne reçoit chaque fois la première Bénédiction.
        [technology] Quiconque construit un Bâtiment au bout de sa ligne ou colonne reçoit chaque fois la première Technologie.
       *[decree] Quiconque construit un Bâtiment au bout de sa ligne ou colonne reçoit chaque fois le premier Décret.
    }
card-cultist-excess = Chaque fois que vous produisez un excédent : { $goods }.
card-cultist-excess-automas = Chaque fois que vous produisez un excédent : { $goods }, si vous voulez ; chaque Automa marque alors { $vp } PV.
card-cultist-god = Chaque fois que vous effectuez l’Action Divine { god } : { $goods }.
card-cultist-god-automas = Chaque fois que vous effectuez l’Action Divine { god } : { $goods }, si vous voulez ; chaque Automa marque alors { $vp } PV.
card-artifact-gain = Aussitôt : { $goods }.
card-artifact-production =
    { $amount ->
        [one] Aussitôt : { $amount } cran de Production au choix.
       *[other] Aussitôt : { $amount } crans de Production, répartis à votre guise.
    }
card-artifact-look = Aussitôt : regardez { $amount } Décrets de la pioche, gardez-en 1 ; le reste retourne dessous.
card-artifact-maat = Au début de chaque Jugement de Maât : { $goods }.
card-artifact-buildings = À chaque Décompte, { $amount } PV de plus pour chacun de vos Bâtiments chez Seth.
card-artifact-weightless = Votre sang n’est pas pesé.

# Ce qu’un joueur peut choisir
option-cultist = Prendre { $card }
    .text = { $text }
option-artifact = Acheter { $card } pour { priests }
    .text = { $text }
option-conquest = La poser en { temple-space }
option-god-seth = Seth
    .detail = conquérir la région { $value } pour { soldiers } ({ $gains })
option-honor-seth = Honorer Seth pour { priests } de plus (bonus : { amount })
option-waive-seth = Jouer { $card } et ne pas payer de Granite ; une Statue en l’honneur de Seth coûte toujours { priests }
option-people-seth =
    { $cards ->
        [one] Pour le peuple, { people-space }, et prendre { $cards } carte du Marché
       *[other] Pour le peuple, { people-space }, et prendre { $cards } cartes du Marché
    }
option-pass-artifact = Ne pas l’acheter ; il va sous la pile
prompt-cultist = Quel Cultiste prenez-vous ?
prompt-artifact = Achetez-vous l’artefact placé à côté de votre carte Destinée ?
prompt-conquest = Où posez-vous { $tile } ? { $text }
priests =
    { $priests ->
        [one] { $priests } prêtre
       *[other] { $priests } prêtres
    }
soldiers =
    { $soldiers ->
        [one] { $soldiers } soldat
       *[other] { $soldiers } soldats
    }

# Ce qui s’est passé
event-spent = { $player } dépense { amount }.
region = région { $region }
    .place = region-{ $region }
event-built-region = { $player } conquiert la { region }.
event-conquered = { $player } pose la tuile Conquête { $tile } en { temple-space }.
event-conquest-drawn = La tuile Conquête { $tile } est révélée.
event-covered = { $player } recouvre la tuile Conquête { $tile }.
event-served = { $player } fait appel au Cultiste { $card }.
event-displayed = L’artefact { $card } est placé à côté de la carte Destinée { $destiny }.
event-buried = L’artefact { $card } va sous la pile.

# Pourquoi quelque chose n’est pas possible
reason-region-full = la région { $region } n’a plus d’emplacement libre
reason-region-needs = pour la région { $region }, il faut { amount }, vous en avez { $have }
reason-seth-only = un dé du plateau de Seth ne permet que l’Action Divine Seth

# Le plateau tel que le terminal le montre
board-seth = Le plateau de Seth
board-seth-dice = Dés
board-seth-statues = Statues en l’honneur de Seth
board-seth-bonus = { amount } chacune
board-seth-conquest = Conquête
board-seth-conquest-none = il ne reste aucune tuile
board-seth-more =
    { $count ->
        [0] { $text } C’est la dernière.
        [one] { $text } Il en reste { $count }.
       *[other] { $text } Il en reste { $count }.
    }
board-seth-region = Région { $region }
board-seth-cost = { soldiers }, { $vp } PV
board-seth-people = Pour le peuple
board-seth-artifact = { $destiny } { $card } ({ priests })
board-seth-artifacts = Artefacts
board-seth-cultists = Cultistes proposés
board-army = Armée
board-army-of =
    { $blood ->
        [one] { soldiers }, { priests }, { $blood } jeton Sang
       *[other] { soldiers }, { priests }, { $blood } jetons Sang
    }
board-cultist = Cultiste
board-artifacts = Artefacts

play-new-seth = Nouvelle partie avec L’Ombre de Seth à { $players } joueurs, graine { $seed }. Tapez ? pour l’aide.
help-seth = Seth : avec un dé de son plateau, vous payez des soldats et placez un Bâtiment dans la région de sa valeur. Vous recevez ce que montre la région, prenez 1 jeton Sang, qui pèse contre vous à chaque Jugement de Maât, et posez dans le Temple la tuile Conquête visible. Les dés rouges donnent des soldats, les bleus des prêtres, la moitié de leur valeur arrondie au supérieur ; les verts, la Ressource de votre choix. Les dés gris vont toujours sur son plateau.
help-card-conquest = Tuile Conquête { $card }
help-card-cultist = Cultiste { $card }, à votre service toute la partie
help-card-artifact = Artefact { $card } pour { priests }
