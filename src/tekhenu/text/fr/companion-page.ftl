# La page du compagnon : un téléphone à côté du vrai plateau.

companion-title = Compagnon
companion-open = Vers le compagnon
companion-board = Plateau
companion-points = Points de Victoire
companion-turn = Tour { DE($player) }
companion-stage =
    { $kind ->
        [wheel] Rotation du Cadran
        [maat] Jugement de Maât
        [scoring] Décompte
        [end] Fin de partie
       *[other] Entre deux tours
    }
companion-done = C’est fait
companion-run = Saisie : { $done } sur { $all }
companion-colour = { colour } : { $left } dans le sac
companion-bag = Le nombre devant une couleur indique combien de ses dés restent dans le sac.
companion-search = Numéro ou mot
companion-lots = Laisser le programme tirer au sort
companion-elsewhere = La personne qui le voit le saisit.
companion-type = Ou tapez
companion-example =
    { $kind ->
        [dice] j4 br2 bc6
       *[other] numéro
    }
companion-enter = Saisir
companion-on-board = Choisir sur le plateau
companion-correct = Corriger quelque chose
companion-correct-hint = Choisissez ce qui est faux : vous revenez à ce moment et le saisissez de nouveau. Ce qui suivait peut être repris d’un seul coup.
companion-secret = { $player } : un secret
companion-later = Saisi ensuite : { $count }
companion-again = Reprendre
companion-offline = Pas de connexion. Ce que vous saisissez est gardé et envoyé plus tard.
companion-home = À une vraie table
companion-home-hint = Vous lancez, piochez et déplacez les pièces ; le programme demande le résultat, tient les comptes et joue l’adversaire.
