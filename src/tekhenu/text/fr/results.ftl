# Autour de la partie : les résultats

page-result-yours = Vous avez gagné
page-result = Victoire : { $player }
page-result-abandoned =
    { $round ->
        [0] Abandonnée à la mise en place
       *[other] Abandonnée au tour { $round }
    }
page-with =
    { $expansion ->
       *[seth] L’Ombre de Seth
    }
page-best = Vos meilleurs résultats
page-best-is =
    { $column ->
        [games] Parties
        [won] Gagnées
        [vp] Record de PV
       *[lead] Meilleure avance
    }

# Joueurs partis
page-departures = Joueurs partis
page-stand-in = Un ordinateur joue pour vous.
page-stand-in-hint = Vous pouvez reprendre à tout moment.
page-take-back = Reprendre votre place
page-vanished = { $player } n’est pas là.
page-replace = Laisser l’ordinateur continuer
page-motion-replace = Proposition { DE($who) } : que l’ordinateur joue à la place { DE($player) }.
page-motion-abandon = Proposition { DE($who) } : abandonner la partie.
page-motion-own =
    { $kind ->
        [abandon] Vous proposez d’abandonner la partie. En attente de l’accord des autres.
       *[replace] Vous proposez que l’ordinateur joue à la place { DE($player) }. En attente de l’accord des autres.
    }
page-motion-agree = Accepter
page-motion-refuse = Refuser
page-motion-withdraw = Retirer la proposition
page-abandon = Abandonner la partie
page-abandon-hint =
    { $alone ->
        [yes] La partie s’arrête ici, sans résultat.
       *[no] Si tous les joueurs encore présents sont d’accord, la partie s’arrête sans résultat.
    }
page-abandoned = Cette partie a été abandonnée.
