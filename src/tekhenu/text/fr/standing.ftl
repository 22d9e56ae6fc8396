# Une vraie table déjà en cours : saisie telle qu’elle est, partie par partie.

standing-title = Saisir une partie déjà en cours
standing-call = Saisir une partie déjà en cours
standing-call-hint = La partie est déjà en cours sur la table ? Saisissez ce qui s’y trouve et continuez à partir de ce tour.
standing-drafts = Parties en cours de saisie
standing-draft = { $players } : { standing-progress }
standing-go-on = Continuer
standing-discard = Abandonner la saisie
standing-discard-sure = Abandonner tout ce qui a été saisi de cette table ?
standing-lost = Rien de cette table n’est gardé sur cet appareil. Commencez-en une sur la page d’accueil.
standing-parts = Parties de la table
standing-progress =
    { $done ->
        [one] { $done } partie sur { $all }
       *[other] { $done } parties sur { $all }
    }
standing-part =
    { $part ->
        [course] Déroulement
        [dice] Dés
        [horus] Horus et Statues
        [temple] Temple
        [osiris] Osiris
        [seth] Seth
        [conquest] Tuiles Conquête
        [market] Marché des Cartes
       *[player] { $player }
    }
standing-part-hint =
    { $part ->
        [course] Quelqu’un va commencer son tour. Où en est la partie, qui est premier, et comment est tourné le Cadran ?
        [dice] Touchez un dieu et saisissez les dés qui s’y trouvent.
        [horus] Saisissez l’ordre des tuiles Bonus Horus, puis choisissez à qui sont les Statues et touchez leurs emplacements.
        [temple] Touchez une case pour y poser sa tuile Colonne. Pour les Bâtiments, choisissez à qui ils sont et touchez leurs emplacements.
        [osiris] Choisissez à qui sont les Bâtiments et touchez leurs emplacements.
        [seth] Choisissez à qui sont les Bâtiments et touchez leurs régions. Puis les artefacts à côté des cartes Destinée.
        [conquest] La tuile visible, celles du Temple, et celles que des tuiles Colonne ont recouvertes.
        [market] Quelles cartes sont au Marché, et lesquelles ont été défaussées ?
        [person] Tout ce qui se trouve devant { $player }.
       *[opponent] Tout ce qui appartient à { $player }.
    }
standing-right = C’est exact
standing-begin = Commencer la partie ici
standing-begin-hint = À partir d’ici, le programme tient les comptes. Il ne peut savoir d’où viennent les points marqués jusqu’ici : il les range sous « départ ».
standing-last = Tout a été saisi.
standing-check = Reste à vérifier : { $parts }.
standing-mend = À corriger
standing-look = À vérifier
standing-brush = Poser les pièces de
standing-none = Aucune
standing-add = Ajouter
standing-empty = vide
standing-close = Terminé
standing-clear = Tout retirer
standing-tap-order = Touchez-les dans leur ordre.
standing-turned = Orientation
standing-pillar = Colonne de
standing-progress-start = À gauche de la base
standing-progress-tile = { $number } : { $tile }
standing-offline = Pas de connexion. Ce que vous saisissez est gardé sur cet appareil.
standing-sources = Les points d’avant l’arrivée du programme sont rangés sous « départ ».

# Ce qui est saisi

standing-field =
    { $field ->
        [round] Tour
        [order] Ordre du Tour
        [turn] À qui est-ce de jouer
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
standing-display = Offre de Râ, place { $number }
standing-market = Section { $section }, carte { $place }
standing-discards =
    { $family ->
        [blessing] Bénédictions défaussées
        [technology] Technologies défaussées
       *[decree] Décrets défaussés
    }
standing-artifact = Artefact à côté de { $card }
standing-statues = Statues chez { god }
standing-building = { temple-line }, emplacement { $space }
standing-group =
    { $group ->
        [tracks] Marqueurs
        [goods] Biens
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
        [markers] Marqueurs d’égalité
       *[section] Section { $section }
    }
standing-at = { $part } : { $field }

# Ce qui ne va pas

standing-problem-dice = Il y a { $count } { colour-dice } ; cette partie en compte { $whole }.
standing-problem-twice = { $card } figure deux fois : { $first } ; { $second }.
standing-problem-action-twice = La tuile Action { $tile } a été révélée deux fois.
standing-problem-pieces =
    { $piece ->
        [buildings] { $player } : { $count } Bâtiments sont sur le plateau, mais il n’y en a que { $whole }.
        [pillars] { $player } : { $count } Colonnes sont sur le plateau, mais il n’y en a que { $whole }.
       *[statues] { $player } : { $count } Statues sont sur le plateau, mais il n’y en a que { $whole }.
    }
standing-problem-happiness = { $player } : le Bonheur { $happiness } dépasse la Population { $population }.
standing-problem-closed = La section { $section } du Marché s’ouvre à { $population } de Population, et personne n’y est en ce moment. Est-ce bien cela ?
standing-problem-decrees =
    { $count ->
        [one] { $player } : { $count } Décret face cachée, mais il n’en reste aucun.
       *[other] { $player } : { $count } Décrets face cachée, mais il n’en reste que { $left }.
    }
standing-problem-gray = Un dé gris se trouve chez { god } ; dans une partie avec Seth, tous les dés gris sont sur son plateau.
standing-problem-no-dice = Aucun dé ne se trouve chez un dieu.
standing-problem-total = Dés chez les dieux : { $dice }, dans le sac : { $bag }. À ce moment du tour { $round }, il en faut { $due } chez les dieux et { $left } dans le sac.
standing-problem-many = Trop de dés chez { $gods } : { $dice }. À ce moment du tour { $round }, il y en a { $due } au plus.
standing-problem-few = Trop peu de dés chez { $gods } : { $dice }. À ce moment du tour { $round }, il en reste au moins { $due }, car les autres n’ont pas encore pu être tous pris.
standing-problem-scales =
    { $dice ->
        [one] { $player } : { $dice } dé pris depuis le dernier Jugement de Maât ; à ce moment du tour { $round }, il en faut { $due }.
       *[other] { $player } : { $dice } dés pris depuis le dernier Jugement de Maât ; à ce moment du tour { $round }, il en faut { $due }.
    }
standing-problem-progress = { $player } : le marqueur de Progression a avancé de { $steps }, mais { dice-taken }.
standing-problem-shown =
    { $tiles ->
        [one] { $player } : { $tiles } tuile Action est révélée, mais { dice-taken }.
       *[other] { $player } : { $tiles } tuiles Action sont révélées, mais { dice-taken }.
    }
dice-taken =
    { $dice ->
        [one] { $dice } dé a été pris
       *[other] { $dice } dés ont été pris
    }
standing-problem-covered = Une tuile Conquête se trouve sous une tuile Colonne ({ temple-space }) : recouverte, elle quitte la partie.
standing-problem-order = { $field } : il en manque encore { $missing }.
standing-problem-empty = Rien n’est saisi ici : { $fields }.
standing-problem-other = Quelque chose ne va pas encore : { $reason }.

# Ce qui en découle

standing-fact-bag =
    { $count ->
        [one] Il reste donc { $count } dé dans le sac : { $dice }.
       *[other] Il reste donc { $count } dés dans le sac : { $dice }.
    }
standing-fact-bag-empty = Le sac est donc vide.
standing-fact-bag-dice =
    { $count ->
        [one] { $count } { colour }
       *[other] { $count } { colour-many }
    }
standing-fact-decks = Il reste donc dans les pioches { n-blessings }, { n-technologies } et { n-decrees }.
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
standing-fact-tiles =
    { $count ->
        [one] Il reste donc { $count } tuile Colonne dans la pile.
       *[other] Il reste donc { $count } tuiles Colonne dans la pile.
    }
standing-fact-pieces = Il reste à { $player } : { board-buildings-left }, { board-pillars-left }, { n-statues }.
n-statues =
    { $statues ->
        [one] { $statues } Statue
       *[other] { $statues } Statues
    }
standing-fact-scoring = Le prochain Décompte vient donc après le tour { $round }.
standing-fact-conquest =
    { $count ->
        [one] Il reste donc { $count } tuile Conquête dans la pile.
       *[other] Il reste donc { $count } tuiles Conquête dans la pile.
    }
standing-fact-artifacts =
    { $count ->
        [one] Il reste donc { $count } artefact dans la pile.
       *[other] Il reste donc { $count } artefacts dans la pile.
    }
