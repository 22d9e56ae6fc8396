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
page-vanished = Plus personne à la place { DE($player) }.
page-replace = Laisser jouer un ordinateur
page-motion-replace = Proposé par { $who } : un ordinateur continue pour { $player }.
page-motion-abandon = Proposé par { $who } : abandonner la partie.
page-motion-own =
    { $kind ->
        [abandon] Vous voulez abandonner la partie. On demande l’avis des autres.
       *[replace] Vous voulez qu’un ordinateur continue pour { $player }. On demande l’avis des autres.
    }
page-motion-agree = D’accord
page-motion-refuse = Refuser
page-motion-withdraw = Finalement, non
page-abandon = Abandonner la partie
page-abandon-hint =
    { $alone ->
        [yes] Elle s’arrête ici, sans résultat.
       *[no] Si tous ceux qui sont encore là sont d’accord, elle s’arrête sans résultat.
    }
page-abandoned = Cette partie a été abandonnée.
