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

# The six values of a die that is taken.
faces-anubis = Anubis
faces-anubis-hint = dowolna akcja, kość trafia pod szalki

# The dice left in the bag.
bag-title = W woreczku: { $count }
bag-color = { color-plural }: w woreczku { $left }

# The wheel after the next Rotation.
next-light = Po rundzie { $round }
next-light-hint = Kości w pierścieniach po następnym obrocie (przytrzymaj R)
wheel-next = Po rundzie { $round }: Czyste { $pure }, Nieczyste { $tainted }, Zakazane { $forbidden }

# Other players: what is due.
player-bread-due =
    { $missing ->
        [0] Chleb do zapłacenia przy Punktowaniu: { $count }
       *[other] Chleb do zapłacenia przy Punktowaniu: { $count }, brakuje: { $missing }
    }

# A die while others move.
plan-title = W twojej następnej turze, jeśli jeszcze tam będzie:

# A Pillar tile that was just placed.
turn-it = Obróć:
