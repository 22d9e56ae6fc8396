# Les problèmes : trouver le meilleur tour possible.

puzzles-title = Problèmes
puzzles-lead = Un tour, une seule meilleure solution. Chaque problème est une position tirée d’une partie, où tout ce qui est possible a été essayé : la solution est prouvée.
puzzles-daily = Problème du jour
puzzles-all = Tous les problèmes
puzzles-seth-hint = Afficher aussi les problèmes qui demandent l’extension L’Ombre de Seth.
puzzles-yours = Votre cote
puzzles-solved = Résolus
puzzles-streak = Jours d’affilée
puzzles-level =
    { $level ->
        [0] Facile
        [1] Moyen
        [2] Difficile
       *[3] Très difficile
    }
puzzle-number = Problème { $number }
puzzle-seth = L’Ombre de Seth
puzzle-rating = Cote { $rating }
puzzle-goal-vp = Marquez le plus de PV possible pendant ce tour.
puzzle-goal-scoring = Supposez qu’un Décompte suive ce tour. Marquez le plus de PV possible avec les deux.
puzzle-goal-balance = Terminez le tour avec un équilibre d’exactement { $balance } et marquez le plus de PV possible.
puzzle-goal-district =
    { $district ->
        [papyrus] Devenez majoritaire dans le quartier de Papyrus
        [bread] Devenez majoritaire dans le quartier de Pain
        [limestone] Devenez majoritaire dans le quartier de Calcaire
       *[granite] Devenez majoritaire dans le quartier de Granite
    } et marquez le plus de PV possible.
puzzle-tries =
    { $left ->
        [one] Encore un essai
       *[other] Encore { $left } essais
    }
puzzle-reached = Cela rapporte { $vp } PV. On peut faire mieux.
puzzle-missed = Ce tour n’a pas atteint l’objectif.
puzzle-solved = Résolu : { $vp } PV, on ne peut pas faire mieux.
puzzle-answer = Le maximum : { $vp } PV.
puzzle-line = Solution
puzzle-show = Voir la solution
puzzle-next = Problème suivant
puzzle-hint-is = Un bon choix : { $option }
puzzle-hint-costs = Avec un conseil, ce problème compte comme non résolu et votre cote baisse.
puzzle-hint-warn = { puzzle-hint-costs } Appuyez de nouveau sur « { page-hint } » pour le voir.
puzzle-hint-lost = Le maximum n’est plus possible à partir d’ici. Annulez d’abord quelque chose.
puzzle-rated = Votre cote : { $before } → { $after }
puzzle-counts =
    { $how ->
        [hint] Vous avez demandé un conseil : le problème compte comme non résolu.
        [second] Résolu au deuxième essai, il compte pour moitié.
        [third] Résolu au troisième essai, il compte pour un quart.
       *[unsolved] Le problème compte comme non résolu.
    }
puzzle-theme =
    { $theme ->
        [horus] Horus
        [ra] Râ
        [hathor] Hathor
        [bastet] Bastet
        [thoth] Thot
        [osiris] Osiris
        [seth] Seth
        [edges] contours
        [anubis] Anubis
        [scribes] Scribes
        [blessing] Bénédictions
        [technology] Technologies
        [statue] Statues
        [produce] production
        [faith] Foi
        [bread] Pain
        [gold] Or
        [happiness] Bonheur
        [conquest] conquête
        [balance] équilibre
        [district] quartiers
       *[scoring] Décompte
    }

command-puzzle = résoudre un problème : trouver le meilleur tour
command-puzzle-about = Trouver le meilleur tour : le problème du jour, ou un autre par son numéro.
command-puzzle-number = lequel (sinon le problème du jour)
command-puzzle-seth = le problème du jour avec l’extension L’Ombre de Seth, puis d’autres avec elle
puzzle-no-such = Il n’y a pas de problème { $number } : ils vont de 1 à { $count }.
puzzle-hint-keys = Un numéro choisit, u annule, h donne un conseil (le problème compte alors comme non résolu), q quitte.
puzzle-hint-warn-key = { puzzle-hint-costs } Tapez de nouveau h pour le voir.
puzzle-go-on = Appuyez sur Entrée pour le problème suivant, ou tapez q pour quitter.
puzzle-not-saved = Votre cote n’a pas pu être enregistrée dans { $file } : { $reason }.
