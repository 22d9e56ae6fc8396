# Les énigmes : le meilleur d’un tour.

puzzles-title = Énigmes
puzzles-lead = Un tour, une meilleure réponse. Chaque énigme est une position tirée d’une partie, et tout ce qu’on peut y faire a été essayé : la réponse est prouvée.
puzzles-daily = Énigme du jour
puzzles-all = Toutes les énigmes
puzzles-seth-hint = Afficher aussi les énigmes qui demandent l’extension L’Ombre de Seth.
puzzles-yours = Votre cote
puzzles-solved = Résolues
puzzles-streak = Jours d’affilée
puzzles-level =
    { $level ->
        [0] Facile
        [1] Moyenne
        [2] Difficile
       *[3] Très difficile
    }
puzzle-number = Énigme { $number }
puzzle-seth = L’Ombre de Seth
puzzle-rating = Difficulté { $rating }
puzzle-goal-vp = Marquez le plus de PV possible pendant ce tour.
puzzle-goal-scoring = Supposez qu’un Décompte suive ce tour. Marquez le plus de PV possible avec les deux.
puzzle-goal-balance = Terminez le tour avec un équilibre d’exactement { $balance } et marquez le plus de PV possible.
puzzle-goal-district =
    { $district ->
        [papyrus] Devenez majoritaire parmi les ateliers de Papyrus
        [bread] Devenez majoritaire parmi les ateliers de Pain
        [limestone] Devenez majoritaire parmi les carrières de Calcaire
       *[granite] Devenez majoritaire parmi les carrières de Granite
    } et marquez le plus de PV possible.
puzzle-tries =
    { $left ->
        [one] Encore un essai
       *[other] Encore { $left } essais
    }
puzzle-reached = Cela rapporte { $vp } PV. On peut faire mieux.
puzzle-missed = Le tour ne s’est pas terminé comme il fallait.
puzzle-solved = Résolue : { $vp } PV, on ne peut pas faire mieux.
puzzle-answer = Le maximum : { $vp } PV.
puzzle-line = La marche à suivre
puzzle-show = Voir la réponse
puzzle-next = Énigme suivante
puzzle-hint-is = Un bon choix : { $option }
puzzle-hint-costs = Avec un conseil, cette énigme compte comme non résolue et votre cote baisse.
puzzle-hint-warn = { puzzle-hint-costs } Appuyez de nouveau sur « { page-hint } » pour le voir.
puzzle-hint-lost = D’ici, le meilleur n’est plus possible. Annulez d’abord quelque chose.
puzzle-rated = Votre cote : { $before } → { $after }
puzzle-counts =
    { $how ->
        [hint] Vous avez demandé un conseil : l’énigme compte comme non résolue.
        [second] Résolue au deuxième essai, elle compte pour moitié.
        [third] Résolue au troisième essai, elle compte pour un quart.
       *[unsolved] L’énigme compte comme non résolue.
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

command-puzzle = résoudre une énigme : le meilleur tour possible
command-puzzle-about = Trouvez le meilleur tour possible : l’énigme du jour, ou une autre par son numéro.
command-puzzle-number = laquelle (sinon l’énigme du jour)
command-puzzle-seth = l’énigme du jour avec l’extension L’Ombre de Seth, puis d’autres avec elle
puzzle-no-such = Il n’y a pas d’énigme { $number } : elles vont de 1 à { $count }.
puzzle-hint-keys = Un numéro choisit, u annule, h donne un conseil (l’énigme compte alors comme non résolue), q quitte.
puzzle-hint-warn-key = { puzzle-hint-costs } Tapez de nouveau h pour le voir.
puzzle-go-on = Appuyez sur Entrée pour l’énigme suivante, ou tapez q pour quitter.
puzzle-not-saved = Votre cote n’a pas pu être enregistrée dans { $file } : { $reason }.
