# Votre exemplaire : ce qui est imprimé sur votre matériel, saisi par images.

copy-title = Votre exemplaire
copy-lead = Certaines des valeurs imprimées sont ici des suppositions. Si vous possédez le jeu, comparez-les avec votre exemplaire, corrigez ce qui diffère et jouez avec les valeurs de votre propre édition.
copy-call = Saisir les valeurs de votre exemplaire
copy-owners = Vous possédez le jeu ? Jouez avec les valeurs imprimées sur votre matériel.
copy-list = Vos éditions
copy-none-yet = Vous n’avez encore rien saisi. Sortez le matériel de la boîte et commencez : vous pouvez vous arrêter quand vous voulez et continuer un autre jour.
copy-new = Nouvelle édition
copy-new-name = Nom
copy-first-name = Mon exemplaire
copy-upload = Importer un fichier d’édition
copy-upload-hint = Un fichier TOML téléchargé ici ou créé dans un terminal par « { $command } ». Il sera ajouté comme nouvelle édition.
copy-most = Vous pouvez enregistrer jusqu’à { $count } éditions ici.
copy-go-on = Continuer
copy-download = Télécharger le fichier
copy-rename = Renommer
copy-new-title = Nouveau nom
copy-delete = Supprimer
copy-delete-sure = Supprimer « { $name } » ? Les parties déjà commencées la conservent.
copy-saved = Enregistré
copy-unsaved = Pas enregistré : { $reason }
copy-back = Toutes les éditions
copy-progress =
    { $checked ->
        [one] { $checked } valeur vérifiée sur { $values }
       *[other] { $checked } valeurs vérifiées sur { $values }
    }
copy-differ =
    { $count ->
        [0] aucune ne diffère
        [one] { $count } diffère
       *[other] { $count } diffèrent
    }
copy-troubles =
    { $count ->
        [one] { $count } contradiction
       *[other] { $count } contradictions
    }
copy-troubles-hint = Vous ne pouvez pas commencer de partie avec cette édition tant que ce n’est pas corrigé.
copy-parts = Matériel
copy-module =
    { $module ->
        [seth] L’Ombre de Seth
       *[base] Jeu de base
    }
copy-part =
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
copy-part-hint =
    { $part ->
        [pillars] Chaque tuile montre son coût au milieu et quatre contours de couleur. Touchez le coût ou les contours.
        [temple] Ce que recouvre une Colonne, les couleurs autour de l’enceinte du Temple, et les PV à côté des tuiles de Râ.
        [buildings] Le coût en Pain de chaque emplacement, et les nombres de joueurs pour lesquels il sert.
        [player] Ce qui apparaît quand les Bâtiments quittent leur rangée, et le coût en Granite de chaque Statue.
        [horus] Le bonus de chaque case, et le dieu imprimé dessous.
        [osiris] La seconde Production qu’augmentent les rangées 3 et 4, dans chaque quartier.
        [decrees] Le symbole dans le coin de chaque carte.
        [wheel] La lumière des six sections, dans le sens horaire depuis la flèche, et le nombre de dés.
        [tracks] La dernière case de la piste de Population, et les couleurs des sections du Marché de gauche à droite.
        [botankhamun] L’ordre des Ressources sur ses tuiles, ses premières pièces et ses propres Bonus Horus.
        [seth] Les régions avec soldats, PV et récompenses, les cartes des Statues au-dessus, et la Statue en l’honneur de Seth.
        [conquest] Ce qui déclenche l’effet (une Colonne ou les Bâtiments de sa ligne et de sa colonne), et l’effet lui-même.
        [cultists] Ce que chacun apporte, et ce qui le déclenche.
        [artifacts] Le coût en prêtres, et l’effet.
        [starting] Les cartes de l’extension : initiative et récompense.
        [seth-dice] Les nouveaux dés, les dés du sac selon le nombre de joueurs, et ce que chacun a au départ.
       *[automa] Les parcours du plateau qui départagent les égalités.
    }
copy-legend =
    { $state ->
        [reconstructed] supposition conforme aux règles
        [public] connu de sources publiques
        [right] identique à votre exemplaire
        [own] votre valeur, différente du standard
       *[wrong] contredit une autre valeur
    }
copy-value =
    { $state ->
        [reconstructed] { $label } : { $value }. Supposé, pas vérifié.
        [public] { $label } : { $value }. Pas vérifié.
        [right] { $label } : { $value }. Vérifié.
       *[own] { $label } : { $value }. Modifié.
    }
copy-more-values = Autres valeurs
copy-origin =
    { $state ->
        [reconstructed] Une supposition conforme aux règles. Votre exemplaire montre sans doute autre chose.
        [public] Connu de sources publiques. Est-ce pareil dans votre exemplaire ?
        [right] Vous l’avez vérifié.
       *[own] Vous l’avez modifié.
    }
copy-usual = Standard :
copy-right = Identique à mon exemplaire
copy-forget = Annuler la vérification
copy-all-right = Tout le reste est identique
copy-next = Élément suivant : { $part }
copy-done = Tout est vérifié. Commencez une partie avec cette édition !
copy-less = Moins
copy-more = Plus
copy-amount = Quantité
copy-swap = Touchez-en deux pour les échanger.
copy-other = Autre (un seul mot)
copy-side =
    { $side ->
        [north] haut
        [east] droite
        [south] bas
       *[west] gauche
    }
copy-place = N° { $number }
copy-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
copy-none =
    { $word ->
        [any] Ressource au choix
       *[excess] un excédent
    }
copy-section =
    { $word ->
        [yellow] jaune
        [red] rouge
        [green] verte
       *[blue] bleue
    }
copy-conquest =
    { $word ->
        [pillar] une Colonne dessus
       *[line] les Bâtiments de sa ligne et de sa colonne
    }
copy-empty-value = rien
copy-form =
    { $verb ->
        [draw] piocher une carte
        [production] Production
        [look] regarder des cartes
        [maat] à chaque Jugement de Maât
        [buildings] PV pour vos Bâtiments chez Seth
        [weightless] le sang ne pèse rien
        [choose] Ressources au choix
        [perform] Action Divine
       *[gain] gagner
    }

# Comment s’appelle une valeur.
copy-dice = Dés { color-many }
copy-light = Lumière de la section { $number }
copy-statue-cost = Granite pour la Statue { $number }
copy-building-row = Rangée des Bâtiments, case { $number }
copy-horus-bonus = Bonus de la case { $number }
copy-horus-god = Dieu sous la case { $number }
copy-pillar-cost = { $card } : coût
copy-pillar-edges = { $card } : contours
copy-ra-points =
    { $place ->
        [left] PV de la première tuile
        [middle] PV de la deuxième tuile
       *[right] PV de la troisième tuile
    }
copy-temple-reward = Temple, ligne { $row }, colonne { $column }
copy-temple-edge =
    { $side ->
        [north] Contour du Temple, en haut
        [east] Contour du Temple, à droite
        [south] Contour du Temple, en bas
       *[west] Contour du Temple, à gauche
    }
copy-space =
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
copy-osiris-partner = { osiris-row }, { district-bare }
copy-populace-limit = Dernière case de la piste de Population
copy-market-section = Section { $number } du Marché
copy-decree-symbol = { $card } : symbole
copy-bot-piece =
    { $what ->
        [statue_slot] Case de sa Statue
        [hard_statue_slot] Case de sa seconde Statue
        [bread_row] Rangée de son atelier de Pain
        [granite_row] Rangée de sa carrière de Granite
        [pillar_row] Ligne de sa Colonne
       *[pillar_column] Colonne du Temple où se dresse sa Colonne
    }
copy-bot-tile = Tuile de Ressources { $number }
copy-bot-bonus =
    { $what ->
        [scribes] Son bonus de la case { $number } : Scribes
       *[vp] Son bonus de la case { $number } : PV
    }
copy-seth-start =
    { $what ->
        [soldiers] Soldats au départ
        [priests] Prêtres au départ
       *[track_limit] Dernière case des deux pistes
    }
copy-seth-die =
    { $what ->
        [count] Dés { color-many }
        [purity] Pureté des dés { color-many }
       *[produces] Ce que donnent les dés { color-many }
    }
copy-seth-setup =
    { $what ->
        [gray_dice] Dés gris sur le plateau de Seth
        [decrees] Décrets distribués à chacun
       *[spare_cultists] Cultistes en plus d’un par joueur
    }
copy-seth-bag =
    { $players ->
        [one] Dés { color-many } dans le sac à { $players } joueur
       *[other] Dés { color-many } dans le sac à { $players } joueurs
    }
copy-seth-region =
    { $what ->
        [soldiers] Région { $region } : soldats
        [reward] Région { $region } : récompense
       *[vp] Région { $region } : PV
    }
copy-seth-spaces =
    { $players ->
        [one] Emplacements d’une région à { $players } joueur
       *[other] Emplacements d’une région à { $players } joueurs
    }
copy-seth-people =
    { $what ->
        [left] Cartes du Marché au-dessus des régions de gauche
        [middle] Cartes du Marché au-dessus des régions du milieu
        [right] Cartes du Marché au-dessus des régions de droite
        [vp] PV pour un Bâtiment sous votre propre Statue
       *[scoring_vp] PV supplémentaires pour lui à chaque Décompte
    }
copy-seth-statue =
    { $what ->
        [priests] Statue en l’honneur de Seth : prêtres
       *[bonus] Statue en l’honneur de Seth : bonus
    }
copy-seth-statue-spaces =
    { $players ->
        [one] Statues en l’honneur de Seth à { $players } joueur
       *[other] Statues en l’honneur de Seth à { $players } joueurs
    }
copy-seth-card =
    { $what ->
        [kind] { $card } : déclencheur
        [effect] { $card } : effet
        [when] { $card } : déclencheur
        [priests] { $card } : prêtres
       *[initiative] { $card } : initiative
    }
copy-automa-order =
    { $what ->
        [districts] Ordre des quartiers
        [spots] Ordre des lignes et colonnes du Temple
       *[colors] Ordre des dés
    }

# Une partie et l’édition avec laquelle on la joue.
copy-edition = Édition
copy-game =
    { $values ->
        [0] Édition « { $name } »
       *[other] Édition « { $name } » ({ copy-progress })
    }
copy-help = Avec les valeurs de l’édition « { $name } ».

refusal-no-such-edition = Vous n’avez pas cette édition.
refusal-too-many-editions = Vous avez atteint le nombre maximal d’éditions. Supprimez-en une d’abord.
refusal-bad-edition = Cette édition est inutilisable : { $reason }
