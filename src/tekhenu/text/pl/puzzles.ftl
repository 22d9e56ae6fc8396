# Zagadki: najlepsza tura.

puzzles-title = Zagadki
puzzles-lead = Jedna tura, jedna najlepsza odpowiedź. Każda zagadka to pozycja z rozgrywki, w której sprawdzono wszystko, co można zrobić: odpowiedź jest udowodniona.
puzzles-daily = Zagadka dnia
puzzles-all = Wszystkie zagadki
puzzles-seth-hint = Pokaż także zagadki, które wymagają rozszerzenia Czas Seta.
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
puzzle-number = Zagadka { $number }
puzzle-seth = Czas Seta
puzzle-rating = Trudność { $rating }
puzzle-goal-vp = Zdobądź w tej turze jak najwięcej PZ.
puzzle-goal-scoring = Załóż, że po tej turze następuje Punktowanie. Zdobądź w obu jak najwięcej PZ.
puzzle-goal-balance = Zakończ turę z bilansem równym dokładnie { $balance } i zdobądź jak najwięcej PZ.
puzzle-goal-district =
    { $district ->
        [papyrus] Zdobądź przewagę w warsztatach Papirusu
        [bread] Zdobądź przewagę w warsztatach Chleba
        [limestone] Zdobądź przewagę w kamieniołomach Wapienia
       *[granite] Zdobądź przewagę w kamieniołomach Granitu
    } i jak najwięcej PZ.
puzzle-tries =
    { $left ->
        [one] Została jedna próba
        [few] Zostały { $left } próby
       *[many] Zostało { $left } prób
    }
puzzle-reached = To daje { $vp } PZ. Można więcej.
puzzle-missed = Tura nie skończyła się tak, jak trzeba.
puzzle-solved = Rozwiązane: { $vp } PZ, więcej się nie da.
puzzle-answer = Maksimum: { $vp } PZ.
puzzle-line = Jak to zrobić
puzzle-show = Pokaż odpowiedź
puzzle-next = Następna zagadka
puzzle-hint-is = Dobry następny wybór: { $option }
puzzle-hint-costs = Po użyciu podpowiedzi zagadka liczy się jako nierozwiązana, a twój ranking spada.
puzzle-hint-warn = { puzzle-hint-costs } Naciśnij „{ page-hint }” jeszcze raz, aby ją zobaczyć.
puzzle-hint-lost = Stąd najlepszy wynik jest nieosiągalny. Najpierw coś cofnij.
puzzle-rated = Twój ranking: { $before } → { $after }
puzzle-counts =
    { $how ->
        [hint] Użyto podpowiedzi, więc zagadka liczy się jako nierozwiązana.
        [second] Rozwiązana za drugim razem, liczy się w połowie.
        [third] Rozwiązana za trzecim razem, liczy się w jednej czwartej.
       *[unsolved] Zagadka liczy się jako nierozwiązana.
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

command-puzzle = rozwiąż zagadkę: najlepsza tura
command-puzzle-about = Znajdź najlepszą turę: zagadka dnia albo inna, podana numerem.
command-puzzle-number = która (bez tego: zagadka dnia)
command-puzzle-seth = zagadka dnia z rozszerzeniem Czas Seta, a po niej następne takie zagadki
puzzle-no-such = Nie ma zagadki { $number }: są ponumerowane od 1 do { $count }.
puzzle-hint-keys = Numer wybiera, u cofa, h daje podpowiedź (zagadka liczy się wtedy jako nierozwiązana), q kończy.
puzzle-hint-warn-key = { puzzle-hint-costs } Wpisz h jeszcze raz, aby ją zobaczyć.
puzzle-go-on = Naciśnij Enter, aby przejść do następnej zagadki, albo wpisz q, aby zakończyć.
puzzle-not-saved = Nie udało się zapisać rankingu w pliku { $file }: { $reason }.
