# Analiza zakończonej gry, jej koniec i warianty

end-headline =
    { $outcome ->
        [won]
            { $vp ->
                [0]
                    { $who ->
                        [you] Wygrana w dogrywce remisu.
                       *[other] { $player }: wygrana po rozstrzygnięciu remisu.
                    }
                [one]
                    { $who ->
                        [you] Wygrywasz { $vp } punktem.
                       *[other] { $player } wygrywa { $vp } punktem.
                    }
               *[other]
                    { $who ->
                        [you] Wygrywasz { $vp } punktami.
                       *[other] { $player } wygrywa { $vp } punktami.
                    }
            }
       *[lost]
            { $vp ->
                [0] Przegrana po rozstrzygnięciu remisu.
                [one] Przegrywasz { $vp } punktem.
               *[other] Przegrywasz { $vp } punktami.
            }
    }
end-line = { $own } PZ do { $other } PZ, przeciwnik: { $player }
end-podium = Miejsca
end-place = Miejsce { $place }
end-decided = Co zdecydowało o grze
end-review-offer = Zobacz swoje tury jeszcze raz: błędy, szczęście i trzy momenty, które zdecydowały o grze.
end-again = Jeszcze raz z trenerem

review-name = Analiza
review-title = Analiza · Tekhenu
review-trail = Ta gra
review-link = Przeanalizuj grę
review-open = Otwórz analizę
review-file = Zapisz jako stronę
review-json = Zapisz jako JSON
review-none =
    { $state ->
        [abandoned] Nie ma analizy: gra została porzucona.
       *[unfinished] Nie ma jeszcze analizy: gra trwa.
    }
review-none-why =
    { $state ->
        [abandoned] Analiza wyjaśnia wynik, a porzucona gra go nie ma. Nadal możesz obejrzeć powtórkę.
       *[unfinished] Analiza pokazuje wszystkie karty na ręce, więc zaczyna się po końcu gry.
    }
review-offer = Analiza szuka lepszej tury przy każdej decyzji. Trwa to kilka minut. Możesz w tym czasie opuścić stronę.
review-start = Przeanalizuj grę
review-running =
    { $total ->
        [0] Analiza się zaczyna…
       *[other] Przeanalizowane tury: { $done } z { $total }
    }
review-failed = Nie udało się zlecić analizy.
review-lost =
    { $count ->
        [one] Nie udało się przeanalizować { $count } tury.
        [few] Nie udało się przeanalizować { $count } tur.
        [many] Nie udało się przeanalizować { $count } tur.
       *[other] Nie udało się przeanalizować { $count } tury.
    }
review-retry = Spróbuj ponownie
review-curve = Oczekiwana przewaga tura po turze: { $player }
review-curve-means = Linia to oczekiwana przewaga nad najlepszym przeciwnikiem. Dwie gry na trzy kończą się wewnątrz pasa.
review-even = remis
review-luck = los
review-luck-name = Szczęście
review-luck-is = { $kinds }: { $vp } PZ
review-then = Szczęście po tej turze: { $luck }
review-point =
    { $round ->
        [0] Przygotowanie, { $player }: { $grade }, potem { $vp } PZ
       *[other] Runda { $round }, { $player }: { $grade }, potem { $vp } PZ
    }
review-of = Czyja analiza
review-moments =
    { $count ->
        [0] Żaden pojedynczy moment nie zdecydował o grze
        [one] Kluczowy moment
        [few] Kluczowe momenty
        [many] Kluczowe momenty
       *[other] Kluczowe momenty
    }
review-story =
    { $kind ->
        [turned] W pewnym momencie zanosiło się na przegraną różnicą { $vp } PZ. Potem gra się odwróciła.
        [lucky] Kości i karty dały { $vp } PZ.
        [closer] Było bliżej, niż musiało: błędy kosztowały { $vp } PZ.
        [mistakes] Błędy kosztowały { $vp } PZ, więcej niż różnica.
        [unlucky] Kości i karty kosztowały { $vp } PZ.
        [slipped] W pewnym momencie zanosiło się na wygraną różnicą { $vp } PZ. Ta szansa przepadła.
        [beaten] Przeciwnicy grali lepiej.
       *[steady] Prawie bez błędów, od początku do końca.
    }
review-better-is = Lepiej: { $turn }
review-better-why = Lepiej: { $turn }. { $title } { $vp } PZ ({ $detail })
review-better-part = Lepiej: { $turn }. { $title } { $vp } PZ
review-try = Graj stąd
review-show-better = Pokaż lepszą turę
review-look = Pokaż na planszy
review-solve = Znajdź lepszą turę
review-steps = Tury
review-previous = Poprzednia tura
review-next = Następna tura
review-next-mistake = Następny błąd
review-turn =
    { $round ->
        [0] Przygotowanie, { $player }
       *[other] Runda { $round }, { $player }
    }
review-number = Tura { $number } z { $turns }
review-shown = Pozycja na planszy
review-show =
    { $moment ->
        [before] Przed turą
        [played] Po zagranej turze
       *[better] Po lepszej turze
    }
review-line =
    { $kind ->
        [played] Zagrano
       *[better] Lepiej
    }
review-played-best = Zagrano; nie znaleziono nic lepszego
review-margin = przewagi
review-why =
    { $certainty ->
        [sure] Dlaczego to lepsze
        [likely] Dlaczego to prawdopodobnie lepsze
       *[open] Dlaczego to może być lepsze
    }
review-difference = Różnica
review-in-replay = Pokaż w powtórce
review-skill = Gra i szczęście
review-lost-vp = Strata PZ
review-sum = Skąd wzięła się końcowa przewaga
review-sources = Punkty według źródeł
review-strong = Silny gracz
review-strong-means = Ostatnia kolumna to średnia silnych graczy komputerowych. Liczba gier tego rodzaju: { $games }.
review-honest = Lepszej tury szuka się na podstawie tego, co gracz mógł wtedy wiedzieć. Przewagi, straty i szczęście oblicza się przy odkrytych kartach wszystkich graczy, ale bez znajomości przyszłych kości i kart.
review-all = Wszystkie tury

branch-title = Co by było, gdyby?
branch-from = Graj dalej od rundy { $round }. Kto gra na którym miejscu?
branch-setup = Graj dalej od przygotowania. Kto gra na którym miejscu?
branch-means = Powstanie prywatna gra z tymi samymi kośćmi i kartami, dopóki wybory są takie same. Zakończona gra się nie zmieni.
branch-go = Graj dalej
branch-list = Twoje warianty
branch-original = Sama gra
branch-name = Wariant { $number }, od rundy { $round }
branch-running = trwa, runda { $round }
branch-share = Każdy, kto ma adres wariantu, może go oglądać. Nie ma go na żadnej liście.
branch-note =
    { $round ->
        [0] Co by było, gdyby? Ta gra jest dalszym ciągiem innej od przygotowania.
       *[other] Co by było, gdyby? Ta gra jest dalszym ciągiem innej od rundy { $round }.
    }
branch-address = Udostępnij jej adres, aby ją pokazać.
branch-back = Wróć do samej gry

# Błędy z analizowanych gier jako zadania
own-puzzle = Z twojej gry
own-goal = Ta tura kosztowała { $vp } PZ. Znajdź taką, która kosztuje mniej niż 1,5 PZ.
own-solved = Rozwiązane! Ta tura jest tak dobra jak najlepsza znaleziona.
own-answer = To była lepsza tura
own-hint = Podpowiedź: { $option }
own-hint-none = Lepsza tura zaczyna się inaczej. Cofnij turę, aby zacząć od nowa.
own-missed = Ta tura kosztuje { $vp } PZ. Spróbuj ponownie.
own-back = Wróć do analizy
own-list = Z twoich gier
own-list-means = Błędy i poważne błędy z twoich przeanalizowanych gier
