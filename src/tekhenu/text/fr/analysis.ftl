# L’analyse : ce qu’un tour change, et pourquoi un tour vaut mieux qu’un autre.

decimal = { $whole },{ $tenth }

analysis-aspect =
    { $aspect ->
        [scored] PV sur la piste
        [temple] Enceinte du Temple
        [districts] Quartiers d’Osiris
        [building-row] Rangée des Bâtiments
        [statues] Statues
        [happiness] Bonheur
        [population] Population
        [production] Production
        [goods] Ressources
        [bread] Pain pour vos Bâtiments
        [scribes] Scribes
        [faith] Foi
        [technologies] Technologies
        [blessings] Bénédictions
        [decrees] Décrets
        [rewards] Cartes Départ et Destinée
        [balance] Balance
        [turn-order] Ordre du tour
        [seth] L’Ombre de Seth
        [time] Tours restants
        [later] La suite
        [rivals] Ce que perdent les adversaires
       *[other] Tout le reste
    }

# Faits : ce qu’un tour change pour son joueur. Ils se suivent, sans point final.
analysis-scored = { $vp } PV tout de suite : { source }
analysis-forecast = { source } au prochain Décompte : { $before } → { $after } PV
analysis-majority =
    { $won ->
        [yes] majorité gagnée : { district }
       *[no] majorité perdue : { district }
    }
analysis-track =
    { $good ->
        [population] Population { $before } → { $after }
        [happiness] Bonheur { $before } → { $after }
       *[other] Production { good-of } { $before } → { $after }
    }
analysis-stock = { good } { $before } → { $after }
analysis-scales =
    { $loss ->
        [0] équilibre { $before } → { $after }
       *[other] équilibre { $before } → { $after }, soit { $loss } PV perdus au Jugement de Maât
    }
analysis-missing-bread = Pain manquant { $before } → { $after }
analysis-sections = sections du Marché accessibles { $before } → { $after }
analysis-card =
    { $gained ->
        [yes] prendre { $card }
       *[no] utiliser { $card }
    }
analysis-cards =
    { $family ->
        [blessing]
            { $number ->
                [one] prendre { $number } Bénédiction
               *[other] prendre { $number } Bénédictions
            }
        [technology]
            { $number ->
                [one] prendre { $number } Technologie
               *[other] prendre { $number } Technologies
            }
       *[decree]
            { $number ->
                [one] prendre { $number } Décret
               *[other] prendre { $number } Décrets
            }
    }
analysis-decree = { $card } { $before } → { $after } PV
analysis-denied = sinon, un adversaire prendrait le dé { color } de { $value } chez { god }

# L’autre tour a ces faits à la place.
analysis-instead = autrement : { $facts }

analysis-certainty =
    { $certainty ->
        [sure] sûr
        [likely] probable
       *[open] incertain
    }

# La qualité d’un tour, d’après les PV perdus.
analysis-grade =
    { $grade ->
        [best] Meilleur coup
        [good] Bon coup
        [inaccuracy] Imprécision
        [mistake] Erreur
       *[blunder] Gaffe
    }
analysis-chance =
    { $chance ->
        [roll] dés
        [draw] cartes et tuiles
       *[opponent] hasard de l’adversaire solo
    }
