# Foresight at the table.

# The table of a Scoring as it would be now.
forecast-title = Décompte immédiat
forecast-hint = Touchez un nombre pour voir d’où il vient.
forecast-would = Ils auraient
forecast-chip = { $vp } PV si le Décompte avait lieu maintenant
forecast-decrees = Vos Décrets à la fin : { $vp } PV
forecast-decrees-open = Pas encore comptés : { $cards }.
forecast-none = Aucun Décompte n’est à venir pour l’instant.

# The rounds as a line.
timeline-round = Tour { $round }
timeline-after = Après le tour { $round } : { $events }
timeline-mark =
    { $mark ->
        [rotation] Rotation
        [maat] Maât
       *[scoring] Décompte
    }

# The six values of a die that is taken.
faces-anubis = Anubis
faces-anubis-hint = n’importe quelle action ; le dé va sous la balance

# The dice left in the bag.
bag-title = Dans le sac : { $count }
bag-color = { color } : encore { $left } dans le sac

# The wheel after the next Rotation.
next-light = Après le tour { $round }
next-light-hint = Les dés dans leurs anneaux après la prochaine Rotation (gardez R enfoncée)
wheel-next = Après le tour { $round } : Pur { $pure }, Corrompu { $tainted }, Interdit { $forbidden }

# Other players: what is due.
player-bread-due =
    { $missing ->
        [0] Prochain Décompte : { $count } Pain à payer
       *[other] Prochain Décompte : { $count } Pain à payer, il en manque { $missing }
    }

# A die while others move.
plan-title = À votre prochain tour, s’il est encore là :

# A Pillar tile that was just placed.
turn-it = La tourner :
