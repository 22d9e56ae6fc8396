# Strona pomocnika: telefon obok prawdziwej planszy.

companion-title = Pomocnik
companion-open = Do pomocnika
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
companion-colour = { colour-plural }: zostało w woreczku { $left }
companion-bag = Liczba przed kolorem mówi, ile jego kości zostało w woreczku.
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
companion-correct-hint = Wybierz to, co jest błędne: wrócisz do tej chwili i wpiszesz to ponownie. To, co było potem, można przywrócić jednym dotknięciem.
companion-secret = { $player }: tajemnica
companion-later = Wpisano potem: { $count }
companion-again = Przywróć
companion-offline = Brak połączenia. To, co wpiszesz, zostanie zapamiętane i wysłane później.
companion-home = Przy prawdziwym stole
companion-home-hint = Wy rzucacie kośćmi, dobieracie karty i przestawiacie elementy, a program pyta, co wypadło, liczy punkty i gra za przeciwnika.
