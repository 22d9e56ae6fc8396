# Foresight at the table.

# The table of a Scoring as it would be now.
forecast-title = Punktowanie teraz
forecast-hint = Dotknij liczby, aby zobaczyć, z czego wynika.
forecast-would = Wynik
forecast-chip = { $vp } PZ, gdyby Punktowanie było teraz
forecast-decrees = Twoje Dekrety na koniec: { $vp } PZ
forecast-decrees-open = Jeszcze nieliczone: { $cards }.
forecast-none = Teraz nie czeka żadne Punktowanie.

# The rounds as a line.
timeline-round = Runda { $round }
timeline-after = Po rundzie { $round }: { $events }
timeline-mark =
    { $mark ->
        [rotation] obrót
        [maat] faza Maat
       *[scoring] Punktowanie
    }
