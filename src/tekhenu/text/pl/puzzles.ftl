# Zadania: znajdź najlepszą turę.

puzzles-title = Zadania
puzzles-lead = Jedna tura, jedno najlepsze rozwiązanie. Każde zadanie to pozycja z rozgrywki, w której sprawdzono wszystkie możliwości: rozwiązanie jest udowodnione.
puzzles-daily = Zadanie dnia
puzzles-all = Wszystkie zadania
puzzles-seth-hint = Pokaż także zadania, które wymagają rozszerzenia Czas Seta.
puzzles-yours = Twój ranking
puzzles-solved = Rozwiązane
puzzles-streak = Dni z rzędu
puzzles-level =
    { $level ->
        [0] Łatwe
        [1] Średnie
        [2] Trudne
       *[3] Bardzo trudne
    }
puzzle-number = Zadanie { $number }
puzzle-seth = Czas Seta
puzzle-rating = Ranking { $rating }
puzzle-goal-vp = Zdobądź w tej turze jak najwięcej PZ.
puzzle-goal-scoring = Załóż, że po tej turze następuje Punktowanie. Zdobądź łącznie jak najwięcej PZ.
puzzle-goal-balance = Zakończ turę z bilansem równym dokładnie { $balance } i zdobądź jak najwięcej PZ.
puzzle-goal-district =
    { $district ->
        [papyrus] Zdobądź przewagę w dzielnicy Papirusu
        [bread] Zdobądź przewagę w dzielnicy Chleba
        [limestone] Zdobądź przewagę w dzielnicy Wapienia
       *[granite] Zdobądź przewagę w dzielnicy Granitu
    } i jak najwięcej PZ.
puzzle-tries =
    { $left ->
        [one] Została jedna próba
        [few] Zostały { $left } próby
       *[many] Zostało { $left } prób
    }
puzzle-reached = To daje { $vp } PZ. Można więcej.
puzzle-missed = Ta tura nie spełniła celu.
puzzle-solved = Rozwiązane: { $vp } PZ, więcej się nie da.
puzzle-answer = Maksimum: { $vp } PZ.
puzzle-line = Rozwiązanie
puzzle-show = Pokaż rozwiązanie
puzzle-next = Następne zadanie
puzzle-hint-is = Dobry następny wybór: { $option }
puzzle-hint-costs = Po użyciu podpowiedzi zadanie liczy się jako nierozwiązane, a twój ranking spada.
puzzle-hint-warn = { puzzle-hint-costs } Naciśnij „{ page-hint }” jeszcze raz, aby ją zobaczyć.
puzzle-hint-lost = Stąd maksimum jest już nieosiągalne. Najpierw coś cofnij.
puzzle-rated = Twój ranking: { $before } → { $after }
puzzle-counts =
    { $how ->
        [hint] Użyto podpowiedzi, więc zadanie liczy się jako nierozwiązane.
        [second] Rozwiązane za drugim razem, liczy się w połowie.
        [third] Rozwiązane za trzecim razem, liczy się w jednej czwartej.
       *[unsolved] Zadanie liczy się jako nierozwiązane.
    }
puzzle-theme =
    { $theme ->
        [horus] Horus
        [ra] Ra
        [hathor] Hathor
        [bastet] Bastet
        [thoth] Thot
        [osiris] Ozyrys
        [seth] Set
        [edges] krawędzie
        [anubis] Anubis
        [scribes] Skrybowie
        [blessing] Błogosławieństwa
        [technology] Technologie
        [statue] Posągi
        [produce] produkcja
        [faith] Wiara
        [bread] Chleb
        [gold] Złoto
        [happiness] Zadowolenie
        [conquest] podbój
        [balance] bilans
        [district] dzielnice
       *[scoring] Punktowanie
    }

command-puzzle = rozwiąż zadanie: znajdź najlepszą turę
command-puzzle-about = Znajdź najlepszą turę: zadanie dnia albo inne, podane numerem.
command-puzzle-number = które (bez tego: zadanie dnia)
command-puzzle-seth = zadanie dnia z rozszerzeniem Czas Seta, a po nim następne takie zadania
puzzle-no-such = Nie ma zadania { $number }: są ponumerowane od 1 do { $count }.
puzzle-hint-keys = Numer wybiera, u cofa, h daje podpowiedź (zadanie liczy się wtedy jako nierozwiązane), q kończy.
puzzle-hint-warn-key = { puzzle-hint-costs } Wpisz h jeszcze raz, aby ją zobaczyć.
puzzle-go-on = Naciśnij Enter, aby przejść do następnego zadania, albo wpisz q, aby zakończyć.
puzzle-not-saved = Nie udało się zapisać rankingu w pliku { $file }: { $reason }.
