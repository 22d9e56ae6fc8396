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
