# L’Ombre de Seth et les Automas à la table du navigateur.

# Cartes
face-family-seth =
    { $family ->
        [conquest] Conquête
        [cultist] Cultiste
       *[artifact] Artefact
    }
face-conquest = Tuile Conquête { $card } – { $text }
face-cultist = Cultiste { $card } – { $text }
face-artifact = Artefact { $card } pour { priests } – { $text }

# Le plateau de Seth
seth-label = Seth : ses dés, six régions, les Statues pour le peuple au-dessus d’elles, et les tuiles Conquête
seth-armies = Soldats et prêtres de tous les joueurs
seth-dice = Les dés de Seth : on en prend un au lieu d’un dé de l’Obélisque, pour conquérir la région de sa valeur
seth-stack =
    { $tiles ->
        [0] Il ne reste aucune tuile Conquête
        [one] Il reste { $tiles } tuile Conquête
       *[other] Il reste { $tiles } tuiles Conquête
    }
seth-cards =
    { $cards ->
        [one] Une Statue ici apporte { $cards } carte du Marché
       *[other] Une Statue ici apporte { $cards } cartes du Marché
    }
seth-region = Région { $region } : coûte { soldiers } ; chaque Bâtiment vaut { $vp } PV à chaque Décompte
seth-building = Un Bâtiment { DE($name) } dans la région { $region }
seth-soldiers =
    { $count ->
        [one] { $player } a { $count } soldat
       *[other] { $player } a { $count } soldats
    }
seth-priests =
    { $count ->
        [one] { $player } a { $count } prêtre
       *[other] { $player } a { $count } prêtres
    }
seth-honor = Pour une Statue en l’honneur de Seth, il faut un dé de n’importe quelle valeur et { priests } en plus du Granite ; son bonus est de { amount }

# Plateaux individuels
seth-blood = Sang { $count } : il pèse du côté Corrompu à chaque Jugement de Maât
seth-blood-weighs = Le sang pèse { $amount } du côté Corrompu
seth-regions =
    { $count ->
        [one] { $count } Bâtiment dans les régions de Seth
       *[other] { $count } Bâtiments dans les régions de Seth
    }

# Ce qui est proposé
offer-cultists = Cultistes proposés
offer-artifacts = Cartes Destinée et leurs artefacts

# Plateaux des Automas
automa-tiles = Tuiles Action
automa-stack =
    { $tiles ->
        [0] Toutes ses tuiles Action sont retournées ; il en reçoit d’autres après le Jugement de Maât
        [one] { $tiles } tuile Action face cachée
       *[other] { $tiles } tuiles Action face cachée
    }
automa-tile-recruits =
    { $state ->
        [here] Prêtre et soldat : la tuile de son dernier tour
       *[other] Prêtre et soldat : déjà jouée
    }
automa-left =
    { $piece ->
        [building]
            { $count ->
                [one] Il reste { $count } Bâtiment
               *[other] Il reste { $count } Bâtiments
            }
        [pillar]
            { $count ->
                [one] Il reste { $count } Colonne
               *[other] Il reste { $count } Colonnes
            }
       *[statue]
            { $count ->
                [one] Il reste { $count } Statue
               *[other] Il reste { $count } Statues
            }
    }
automa-marker =
    { $kind ->
        [district] Un marqueur { DE($player) } : entre quartiers à égalité, il prend le premier à partir d’ici
        [border] Un marqueur { DE($player) } : entre dés à égalité, il prend le premier à partir d’ici dans le sens anti-horaire
        [line] Un marqueur { DE($player) } : entre lignes et colonnes à égalité, il prend la première à partir d’ici
       *[space] Un marqueur { DE($player) } : entre cases à égalité, il prend la première à partir d’ici
    }

# Ce que signifie un choix avec Seth
prompt-starting-dealt = Quelle carte Départ prenez-vous ? Vous gardez deux des trois cartes reçues.
option-god-horus-or-seth = Horus
    .detail = ériger une Statue pour { $granite } Granite, en l’honneur { god-of } ou de Seth, ou pour le peuple
option-destiny-artifact = Prendre { $card } (Ankh { $ankh })
    .text = { $text } Artefact { $artifact } : { priests }.
option-destiny-too-dear = Prendre { $card } (Ankh { $ankh })
    .text = { $text } L’artefact { $artifact } coûte { priests }, vous en avez { $held }.

# Pourquoi un Automa marque
event-scored-service = { $player } marque { $vp } PV, car un autre joueur a fait appel au Cultiste { $card }.
