# Strona pomocnika: telefon obok prawdziwej planszy.

companion-title = Pomocnik
companion-open = Otwórz pomocnika
companion-board = Plansza
companion-points = Punkty Zwycięstwa
companion-turn = Tura: { $player }
companion-stage =
    { $kind ->
        [wheel] Obrót Koła
        [maat] Maat
        [scoring] Punktowanie
        [end] Koniec gry
       *[other] Między turami
    }
companion-done = Gotowe
companion-run = Wpisano { $done } z { $all }
companion-color = { color-plural }: w woreczku { $left }
companion-bag = Liczba przed kolorem to liczba kości tego koloru w woreczku.
companion-search = Numer albo słowo
companion-lots = Niech losuje program
companion-elsewhere = Wpisuje to ten, kto to widzi.
companion-type = Albo wpisz
companion-example =
    { $kind ->
        [dice] ż4 br2 bi6
       *[other] numer
    }
companion-enter = Wpisz
companion-on-board = Wybierz na planszy
companion-correct = Popraw coś
companion-correct-hint = Wybierz to, co jest błędne: wrócisz do tej chwili i wpiszesz to ponownie. Późniejsze wpisy można potem przywrócić za jednym razem.
companion-secret = { $player }: coś tajnego
companion-later = Wpisano potem: { $count }
companion-again = Przywróć
companion-offline = Brak połączenia. Wpisy są zapisywane i zostaną wysłane później.
companion-home = Przy prawdziwym stole
companion-home-hint = Wy rzucacie kośćmi, dobieracie karty i przestawiacie elementy, a program pyta, co wypadło, liczy punkty i gra za przeciwnika.
