# Wokół gry: wyniki

page-result-yours = Twoja wygrana
page-result = Wygrywa { $player }
page-result-abandoned =
    { $round ->
        [0] Porzucona podczas przygotowania
       *[other] Porzucona w rundzie { $round }
    }
page-with =
    { $expansion ->
       *[seth] Czas Seta
    }
page-best = Twoje najlepsze wyniki
page-best-is =
    { $column ->
        [games] Gry
        [won] Wygrane
        [vp] Rekord PZ
       *[lead] Największa przewaga
    }

# Nieobecni gracze
page-departures = Nieobecni gracze
page-stand-in = Komputer gra za ciebie.
page-stand-in-hint = W każdej chwili możesz znów grać samodzielnie.
page-take-back = Wróć na swoje miejsce
page-vanished = Brak gracza: { $player }.
page-replace = Niech komputer gra dalej
page-motion-replace = Propozycja ({ $who }): komputer gra dalej za tego gracza: { $player }.
page-motion-abandon = Propozycja ({ $who }): porzucenie gry.
page-motion-own =
    { $kind ->
        [abandon] Proponujesz porzucenie gry. Czekamy na zgodę pozostałych.
       *[replace] Proponujesz, żeby komputer grał dalej za tego gracza: { $player }. Czekamy na zgodę pozostałych.
    }
page-motion-agree = Zgadzam się
page-motion-refuse = Nie zgadzam się
page-motion-withdraw = Wycofaj propozycję
page-abandon = Porzuć grę
page-abandon-hint =
    { $alone ->
        [yes] Gra skończy się tutaj, bez wyniku.
       *[no] Jeśli wszyscy obecni gracze się zgodzą, gra skończy się bez wyniku.
    }
page-abandoned = Ta gra została porzucona.
