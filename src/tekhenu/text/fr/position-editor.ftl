# Une vraie table déjà en cours : saisie telle qu’elle est, partie par partie.

position-title = Saisir une partie en cours
position-call = Saisir une partie en cours
position-call-hint = Vous êtes déjà au milieu d’une partie ? Saisissez ce qui se trouve sur la table et continuez à partir de ce tour.
position-drafts = Parties en cours de saisie
position-draft = { $players } – rubriques saisies : { $done } sur { $all }
position-go-on = Continuer
position-discard = Tout effacer
position-discard-sure = Effacer tout ce qui a été saisi pour cette partie ?
position-lost = Cette saisie n’est pas enregistrée sur cet appareil. Commencez-en une depuis la page d’accueil.
position-parts = Rubriques
position-progress =
    { $done ->
        [one] { $done } rubrique sur { $all }
       *[other] { $done } rubriques sur { $all }
    }
position-part =
    { $part ->
        [course] État de la partie
        [dice] Dés
        [horus] Horus et Statues
        [temple] Temple
        [osiris] Osiris
        [seth] Seth
        [conquest] Tuiles Conquête
        [market] Marché des Cartes
       *[player] { $player }
    }
position-part-hint =
    { $part ->
        [course] Saisissez la partie telle qu’elle est au début du tour d’un joueur. De quel tour s’agit-il, dans quel ordre joue-t-on et comment est tourné le Cadran ?
        [dice] Touchez un dieu et saisissez les dés qui s’y trouvent.
        [horus] Saisissez l’ordre des tuiles Bonus Horus, puis choisissez à qui sont les Statues et touchez leurs emplacements.
        [temple] Touchez une case pour y poser sa tuile Colonne. Pour les Bâtiments, choisissez à qui ils sont et touchez leurs emplacements.
        [osiris] Choisissez à qui sont les Bâtiments et touchez leurs emplacements.
        [seth] Choisissez à qui sont les Bâtiments et touchez leurs régions. Saisissez ensuite les artefacts placés à côté des cartes Destinée.
        [conquest] La tuile visible, celles du Temple, et celles que des tuiles Colonne ont recouvertes.
        [market] Quelles cartes sont au Marché, et lesquelles ont été défaussées ?
        [person] Tout ce qui se trouve devant { $player }.
       *[opponent] Tout ce qui appartient à { $player }.
    }
position-right = C’est exact
position-begin = Commencer à partir d’ici
position-begin-hint = À partir d’ici, le programme compte les points. Il ne peut pas savoir d’où viennent ceux déjà marqués : il les range sous « départ ».
position-last = Tout a été saisi.
position-check = Reste à vérifier : { $parts }.
position-mend = À corriger
position-look = À vérifier
position-brush = Poser les pièces de
position-none = Aucune
position-add = Ajouter
position-empty = vide
position-close = Terminé
position-clear = Tout retirer
position-tap-order = Touchez-les dans l’ordre.
position-turned = Orientation
position-pillar = Colonne de
position-progress-start = À gauche de la base
position-progress-tile = { $number } : { $tile }
position-offline = Pas de connexion. Vos saisies sont enregistrées sur cet appareil.
position-sources = Les points marqués avant la saisie sont rangés sous « départ ».

# Ce qui est saisi

position-field =
    { $field ->
        [round] Tour
        [order] Ordre du tour
        [turn] À qui de jouer
        [wheel] Première section Soleil du Cadran
        [horus] Tuiles Bonus Horus, de 1 à 6
        [conquest] Tuile Conquête visible
        [removed] Recouvertes par des tuiles Colonne
        [vp] PV
        [population] Population
        [happiness] Bonheur
        [rewards] Récompenses de Bonheur reçues
        [scribes] Scribes
        [faith] Foi
        [pure] Dés Purs
        [tainted] Dés Corrompus
        [below] Dés sous la balance
        [taken] Dés pris
        [soldiers] Soldats
        [priests] Prêtres
        [blood] Sang
        [destiny] Carte Destinée
        [cultist] Cultiste
        [artifacts] Artefacts
        [blessings] Bénédictions
        [technologies] Technologies
        [decrees] Décrets
        [open-decrees] Décrets que tous ont vus
        [secret-decrees] Décrets secrets
        [hidden-decrees] Autres Décrets, face cachée
        [pyramid] Pyramide, à partir de la base
        [progress] Marqueur de Progression
        [shown] Tuiles Action révélées
        [district] Marqueur F : quartier
        [border] Marqueur G : dieu suivant
        [line] Marqueur H : ligne ou colonne
       *[space] Marqueur I : case
    }
position-display = Offre de Râ, place { $number }
position-market = Section { $section }, carte { $place }
position-discards =
    { $family ->
        [blessing] Bénédictions défaussées
        [technology] Technologies défaussées
       *[decree] Décrets défaussés
    }
position-artifact = Artefact à côté de { $card }
position-statues = Statues chez { god }
position-building = { temple-line }, emplacement { $space }
position-group =
    { $group ->
        [tracks] Marqueurs
        [goods] Jetons
        [production] Production
        [scales] Balance
        [excess] Excédent sur la balance
        [army] Armée
        [cards] Cartes
        [display] Offre de Râ
        [buildings] Bâtiments au bout des lignes et colonnes
        [statues] Statues
        [people] Statues pour le peuple
        [regions] Régions
        [artifacts] Artefacts
        [discards] Défausses
        [markers] Marqueurs de départage
       *[section] Section { $section }
    }
position-at = { $part } : { $field }

# Ce qui ne va pas

position-problem-dice =
    { $count ->
        [one] Il y a { $count } dé { color }, mais cette partie n’en compte aucun.
       *[other] Il y a { $count } { color-dice }, mais cette partie n’en compte que { $whole }.
    }
position-problem-twice = { $card } figure deux fois : { $first } ; { $second }.
position-problem-action-twice = La tuile Action { $tile } a été révélée deux fois.
position-problem-pieces =
    { $piece ->
        [buildings] { $player } : { $count } Bâtiments sont sur le plateau, mais il n’y en a que { $whole }.
        [pillars] { $player } : { $count } Colonnes sont sur le plateau, mais il n’y en a que { $whole }.
       *[statues] { $player } : { $count } Statues sont sur le plateau, mais il n’y en a que { $whole }.
    }
position-problem-happiness = { $player } : le Bonheur { $happiness } dépasse la Population { $population }.
position-problem-closed = La section { $section } du Marché s’ouvre à une Population de { $population }, mais personne n’y est en ce moment. Est-ce exact ?
position-problem-decrees =
    { $count ->
        [one] { $player } : { $count } Décret face cachée, mais d’après les cartes saisies ailleurs, il n’en reste aucun.
       *[other] { $player } : { $count } Décrets face cachée, mais d’après les cartes saisies ailleurs, il n’en reste que { $left }.
    }
position-problem-gray = Un dé gris se trouve chez { god } ; avec L’Ombre de Seth, tous les dés gris vont sur le plateau de Seth.
position-problem-no-dice = Il n’y a aucun dé autour du Cadran.
position-problem-total = Dés autour du Cadran : { $dice } ; dans le sac : { $bag }. À ce moment du tour { $round }, il en faut { $due } autour du Cadran et { $left } dans le sac.
position-problem-many = Trop de dés chez { $gods } : { $dice }. À ce moment du tour { $round }, il peut y en avoir { $due } au plus.
position-problem-few = Trop peu de dés chez { $gods } : { $dice }. À ce moment du tour { $round }, il doit en rester au moins { $due }, car les autres n’ont pas encore tous pu être pris.
position-problem-scales =
    { $dice ->
        [one] { $player } : { $dice } dé pris depuis le dernier Jugement de Maât ; à ce moment du tour { $round }, il en faut { $due }.
       *[other] { $player } : { $dice } dés pris depuis le dernier Jugement de Maât ; à ce moment du tour { $round }, il en faut { $due }.
    }
position-problem-progress = { $player } : le marqueur de Progression a avancé de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }, mais { dice-taken }.
position-problem-shown =
    { $tiles ->
        [one] { $player } : { $tiles } tuile Action est révélée, mais { dice-taken }.
       *[other] { $player } : { $tiles } tuiles Action sont révélées, mais { dice-taken }.
    }
dice-taken =
    { $dice ->
        [one] { $dice } dé a été pris
       *[other] { $dice } dés ont été pris
    }
position-problem-covered = Une tuile Conquête se trouve sous une tuile Colonne ({ temple-space }) : recouverte, elle quitte la partie.
position-problem-order = { $field } : il manque encore { $missing }.
position-problem-empty = Pas encore saisi : { $fields }.
position-problem-other = Quelque chose ne va pas encore : { $reason }.

# Ce qui en découle

position-fact-bag =
    { $count ->
        [one] Il reste donc { $count } dé dans le sac : { $dice }.
       *[other] Il reste donc { $count } dés dans le sac : { $dice }.
    }
position-fact-bag-empty = Le sac est donc vide.
position-fact-bag-dice =
    { $count ->
        [one] { $count } { color }
       *[other] { $count } { color-many }
    }
position-fact-decks = Il reste donc dans les pioches { n-blessings }, { n-technologies } et { n-decrees }.
n-blessings =
    { $blessings ->
        [one] { $blessings } Bénédiction
       *[other] { $blessings } Bénédictions
    }
n-technologies =
    { $technologies ->
        [one] { $technologies } Technologie
       *[other] { $technologies } Technologies
    }
n-decrees =
    { $decrees ->
        [one] { $decrees } Décret
       *[other] { $decrees } Décrets
    }
position-fact-tiles =
    { $count ->
        [one] Il reste donc { $count } tuile Colonne dans la pile.
       *[other] Il reste donc { $count } tuiles Colonne dans la pile.
    }
position-fact-pieces = Il reste à { $player } : { board-buildings-left }, { board-pillars-left }, { n-statues }.
n-statues =
    { $statues ->
        [one] { $statues } Statue
       *[other] { $statues } Statues
    }
position-fact-scoring = Le prochain Décompte a donc lieu après le tour { $round }.
position-fact-conquest =
    { $count ->
        [one] Il reste donc { $count } tuile Conquête dans la pile.
       *[other] Il reste donc { $count } tuiles Conquête dans la pile.
    }
position-fact-artifacts =
    { $count ->
        [one] Il reste donc { $count } artefact dans la pile.
       *[other] Il reste donc { $count } artefacts dans la pile.
    }
