# La page du compagnon : un téléphone à côté du vrai plateau.

companion-title = Compagnon
companion-open = Ouvrir le compagnon
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
companion-color = { color } : encore { $left } dans le sac
companion-bag = Le nombre devant une couleur indique combien de dés de cette couleur restent dans le sac.
companion-search = Numéro ou mot
companion-lots = Laisser le programme tirer au sort
companion-elsewhere = C’est au joueur qui le voit de le saisir.
companion-type = Ou tapez
companion-example =
    { $kind ->
        [dice] j4 br2 bc6
       *[other] numéro
    }
companion-enter = Saisir
companion-on-board = Choisir sur le plateau
companion-correct = Corriger quelque chose
companion-correct-hint = Choisissez ce qui est faux : vous revenez à ce moment et le saisissez de nouveau. Ce qui suivait peut être rétabli en une fois.
companion-secret = { $player } : saisie secrète
companion-later = Saisies suivantes : { $count }
companion-again = Les rétablir
companion-offline = Pas de connexion. Vos saisies sont enregistrées et seront envoyées plus tard.
companion-home = À une vraie table
companion-home-hint = Vous lancez les dés, piochez les cartes et déplacez les pièces ; le programme demande le résultat, compte les points et joue l’adversaire.
