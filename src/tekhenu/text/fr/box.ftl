# Votre boîte : ce qui est imprimé sur votre matériel, saisi par images.

box-title = Votre boîte
box-lead = Une partie de ce qui est imprimé sur le matériel n’est ici que supposée. Si vous possédez le jeu, comparez avec votre boîte, corrigez ce qui diffère et jouez avec les valeurs de votre propre édition.
box-call = Saisir les valeurs de votre boîte
box-owners = Vous possédez le jeu ? Jouez avec ce que montre votre matériel.
box-list = Vos éditions
box-none-yet = Vous n’avez encore rien saisi. Sortez le matériel de la boîte et commencez : vous pouvez vous arrêter quand vous voulez et continuer un autre jour.
box-new = Nouvelle édition
box-new-name = Nom
box-first-name = Ma boîte
box-upload = Continuer avec un fichier d’édition
box-upload-hint = Un fichier TOML, tel qu’on le télécharge ici ou que l’écrit « { $command } ». Il devient une édition à part.
box-most = Vous pouvez garder { $count } éditions ici.
box-go-on = Continuer
box-download = Télécharger le fichier
box-rename = Renommer
box-new-title = Comment doit-elle s’appeler ?
box-delete = Supprimer
box-delete-sure = Supprimer « { $name } » ? Les parties commencées avec elle la gardent.
box-saved = Enregistré
box-unsaved = Pas enregistré : { $reason }
box-back = Toutes les éditions
box-progress =
    { $checked ->
        [one] { $checked } valeur vérifiée sur { $values }
       *[other] { $checked } valeurs vérifiées sur { $values }
    }
box-differ =
    { $count ->
        [0] aucune ne diffère
        [one] { $count } diffère
       *[other] { $count } diffèrent
    }
box-troubles =
    { $count ->
        [one] { $count } contradiction
       *[other] { $count } contradictions
    }
box-troubles-hint = Aucune partie ne peut commencer avec cette édition tant que ce n’est pas corrigé.
box-parts = Matériel
box-module =
    { $module ->
        [seth] L’Ombre de Seth
       *[base] Jeu de base
    }
box-part =
    { $part ->
        [pillars] Tuiles Colonne
        [temple] Temple
        [buildings] Bâtiments du Temple
        [player] Plateau individuel
        [horus] Zone d’Horus
        [osiris] Zone d’Osiris
        [decrees] Décrets
        [wheel] Cadran et dés
        [tracks] Piste de Population et Marché
        [botankhamun] Botankhamon
        [seth] Plateau de Seth
        [conquest] Tuiles Conquête
        [cultists] Cultistes
        [artifacts] Artefacts
        [starting] Cartes Départ
        [seth-dice] Dés et pistes
       *[automa] Automas
    }
box-part-hint =
    { $part ->
        [pillars] Chaque tuile montre son coût au milieu et quatre contours de couleur. Touchez le coût ou les contours.
        [temple] Ce que recouvre une Colonne, les couleurs autour de l’enceinte du Temple, et les PV à côté des tuiles de Râ.
        [buildings] Le Pain que coûte un Bâtiment sur chaque emplacement, et à combien de joueurs l’emplacement sert.
        [player] Ce qui apparaît quand les Bâtiments quittent leur rangée, et le Granite pour chaque Statue.
        [horus] Le bonus de chaque case, et le dieu imprimé dessous.
        [osiris] La seconde Production que font monter les rangées 3 et 4, dans chaque quartier.
        [decrees] Le symbole dans le coin de chaque carte.
        [wheel] La lumière des six sections, dans le sens horaire depuis la flèche, et le nombre de dés.
        [tracks] La dernière case de la piste de Population, et les couleurs des sections du Marché de gauche à droite.
        [botankhamun] L’ordre des Ressources sur ses tuiles, ses premières pièces et ses propres bonus d’Horus.
        [seth] Les régions avec soldats, PV et récompenses, les cartes des Statues au-dessus, et la Statue en l’honneur de Seth.
        [conquest] Ce qui déclenche l’effet (une Colonne dessus ou les Bâtiments de ses lignes), et l’effet.
        [cultists] Ce que chacun apporte, et ce qui le déclenche.
        [artifacts] Les prêtres à payer, et l’effet.
        [starting] Les cartes de l’extension : initiative et récompense.
        [seth-dice] Les nouveaux dés, tous les dés du sac selon le nombre de joueurs, et ce que chacun a au départ.
       *[automa] Les parcours du plateau qui départagent les égalités.
    }
box-legend =
    { $state ->
        [reconstructed] supposition conforme aux règles
        [public] connu de sources publiques
        [right] comme dans votre boîte
        [own] votre valeur, différente du standard
       *[wrong] contredit une autre valeur
    }
box-value =
    { $state ->
        [reconstructed] { $label } : { $value }. Supposé, pas vérifié.
        [public] { $label } : { $value }. Pas vérifié.
        [right] { $label } : { $value }. Vérifié.
       *[own] { $label } : { $value }. Modifié.
    }
box-more-values = Autres valeurs
box-origin =
    { $state ->
        [reconstructed] Une supposition conforme aux règles. Votre boîte montre sans doute autre chose.
        [public] Connu de sources publiques. Votre boîte le montre-t-elle aussi ?
        [right] Vous l’avez vérifié.
       *[own] Vous l’avez modifié.
    }
box-usual = Standard :
box-right = Comme dans ma boîte
box-forget = Pas vérifié
box-all-right = Tout le reste est comme dans ma boîte
box-next = Élément suivant : { $part }
box-done = Tout est vérifié. Commencez une partie !
box-less = Moins
box-more = Plus
box-amount = Combien
box-swap = Touchez-en deux pour les échanger.
box-other = Autre (un seul mot)
box-side =
    { $side ->
        [north] haut
        [east] droite
        [south] bas
       *[west] gauche
    }
box-place = { $number }.
box-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
box-none =
    { $word ->
        [any] Ressource au choix
       *[excess] un excédent
    }
box-section =
    { $word ->
        [yellow] jaune
        [red] rouge
        [green] verte
       *[blue] bleue
    }
box-conquest =
    { $word ->
        [pillar] une Colonne dessus
       *[line] les Bâtiments de ses lignes
    }
box-empty-value = rien
box-form =
    { $verb ->
        [draw] piocher une carte
        [production] Production
        [look] regarder des cartes
        [maat] à chaque Jugement de Maât
        [buildings] PV pour ses Bâtiments chez Seth
        [weightless] le sang ne pèse rien
        [choose] Ressources au choix
        [perform] Action Divine
       *[gain] gagner
    }

# Comment s’appelle une valeur.
box-dice = Dés { colour-many }
box-light = Lumière de la section { $number }
box-statue-cost = Granite pour la Statue { $number }
box-building-row = Rangée des Bâtiments, case { $number }
box-horus-bonus = Bonus de la case { $number }
box-horus-god = Dieu sous la case { $number }
box-pillar-cost = { $card } : coût
box-pillar-edges = { $card } : contours
box-ra-points =
    { $place ->
        [left] PV de la première tuile
        [middle] PV de la deuxième tuile
       *[right] PV de la troisième tuile
    }
box-temple-reward = Temple, ligne { $row }, colonne { $column }
box-temple-edge =
    { $side ->
        [north] Contour du Temple, en haut
        [east] Contour du Temple, à droite
        [south] Contour du Temple, en bas
       *[west] Contour du Temple, à gauche
    }
box-space =
    { $what ->
        [bread]
            { $space ->
                [first] { temple-line }, premier emplacement : Pain
               *[second] { temple-line }, second emplacement : Pain
            }
       *[players]
            { $space ->
                [first] { temple-line }, premier emplacement : joueurs
               *[second] { temple-line }, second emplacement : joueurs
            }
    }
box-osiris-partner = { osiris-row }, { district-bare }
box-populace-limit = Dernière case de la piste de Population
box-market-section = Section { $number } du Marché
box-decree-symbol = { $card } : symbole
box-bot-piece =
    { $what ->
        [statue_slot] Case de sa Statue
        [hard_statue_slot] Case de sa seconde Statue
        [bread_row] Rangée de son Bâtiment, atelier de Pain
        [granite_row] Rangée de son Bâtiment, carrière de Granite
        [pillar_row] Ligne de sa Colonne
       *[pillar_column] Colonne du Temple où se dresse sa Colonne
    }
box-bot-tile = Tuile de Ressources { $number }
box-bot-bonus =
    { $what ->
        [scribes] Son bonus de la case { $number } : Scribes
       *[vp] Son bonus de la case { $number } : PV
    }
box-seth-start =
    { $what ->
        [soldiers] Soldats au départ
        [priests] Prêtres au départ
       *[track_limit] Dernière case des deux pistes
    }
box-seth-die =
    { $what ->
        [count] Dés { colour-many }
        [purity] Pureté des dés { colour-many }
       *[produces] Ce que donnent les dés { colour-many }
    }
box-seth-setup =
    { $what ->
        [gray_dice] Dés gris sur le plateau de Seth
        [decrees] Décrets distribués à chacun
       *[spare_cultists] Cultistes en plus d’un par joueur
    }
box-seth-bag =
    { $players ->
        [one] Dés { colour-many } dans le sac à { $players } joueur
       *[other] Dés { colour-many } dans le sac à { $players } joueurs
    }
box-seth-region =
    { $what ->
        [soldiers] Région { $region } : soldats
        [reward] Région { $region } : récompense
       *[vp] Région { $region } : PV
    }
box-seth-spaces =
    { $players ->
        [one] Emplacements d’une région à { $players } joueur
       *[other] Emplacements d’une région à { $players } joueurs
    }
box-seth-people =
    { $what ->
        [left] Cartes du Marché au-dessus des régions de gauche
        [middle] Cartes du Marché au-dessus des régions du milieu
        [right] Cartes du Marché au-dessus des régions de droite
        [vp] PV pour un Bâtiment sous sa propre Statue
       *[scoring_vp] PV de plus pour lui à chaque Décompte
    }
box-seth-statue =
    { $what ->
        [priests] Statue en l’honneur de Seth : prêtres
       *[bonus] Statue en l’honneur de Seth : bonus
    }
box-seth-statue-spaces =
    { $players ->
        [one] Statues en l’honneur de Seth à { $players } joueur
       *[other] Statues en l’honneur de Seth à { $players } joueurs
    }
box-seth-card =
    { $what ->
        [kind] { $card } : ce qui compte
        [effect] { $card } : effet
        [when] { $card } : ce qui le déclenche
        [priests] { $card } : prêtres
       *[initiative] { $card } : initiative
    }
box-automa-order =
    { $what ->
        [districts] Ordre des quartiers
        [spots] Ordre des lignes et colonnes du Temple
       *[colours] Ordre des dés
    }

# Une partie et l’édition avec laquelle on la joue.
box-edition = Édition
box-game =
    { $values ->
        [0] Édition « { $name } »
       *[other] Édition « { $name } », { box-progress }
    }
box-help = Avec les valeurs de l’édition « { $name } ».

refusal-no-such-edition = Vous n’avez pas cette édition.
refusal-too-many-editions = Vous avez atteint le nombre maximal d’éditions. Supprimez-en une d’abord.
refusal-bad-edition = C’est inutilisable : { $reason }
