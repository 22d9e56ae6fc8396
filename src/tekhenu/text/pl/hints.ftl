# Podpowiedzi: najpierw pytanie, które prowadzi do najlepszej tury, potem trzy najlepsze tury.

hint-title = Podpowiedź
hint-close = Zamknij podpowiedź

# Wskazówka
hint-look = Spójrz na sekcję: { god }.
hint-look-part =
    { $part ->
        [temple] Spójrz na Kompleks Świątynny.
        [osiris] Spójrz na dzielnice Ozyrysa.
        [market] Spójrz na karty.
        [you] Spójrz na własne karty.
        [wheel] Spójrz na Koło Obelisku.
       *[other] Przejrzyj jeszcze raz swoje możliwości.
    }
hint-ask =
    { $aspect ->
        [scored] Która akcja daje PZ od razu?
        [temple] Gdzie Kompleks Świątynny da ci najwięcej punktów?
        [districts] W której dzielnicy możesz zdobyć przewagę?
        [building-row] Co zmieni kolejny Budynek z twojego rzędu?
        [statues] Gdzie Posąg pomoże ci najbardziej?
        [happiness] Na co nie pozwala ci twoje Zadowolenie?
        [population] Co umożliwi większa Populacja?
        [production] Która Produkcja jest za niska na twoje plany?
        [goods] Których Surowców potrzebujesz teraz najbardziej?
        [bread] Jak wyżywisz swoje Budynki przy najbliższym Punktowaniu?
        [scribes] Co mogą teraz zrobić twoi Skrybowie?
        [faith] Przed jaką stratą uchroni cię Wiara w fazie Maat?
        [technologies] Która Technologia pomoże ci do końca gry?
        [blessings] Które Błogosławieństwo pasuje do twoich planów?
        [decrees] Czego wymagają twoje Dekrety?
        [rewards] Co dają ci teraz twoje karty?
        [balance] Co pokażą twoje szalki w fazie Maat?
        [turn-order] Kto będzie pierwszy po fazie Maat?
        [seth] Co dzieje się na planszy Seta?
        [rivals] Co wezmą przeciwnicy, jeśli to zostawisz?
       *[other] Co najlepiej przygotuje twoje następne tury?
    }
hint-show = Pokaż najlepsze tury

# Najlepsze tury
hint-thinking = Szukam dobrych tur…
hint-improving = wciąż się poprawia
hint-deals =
    { $deals ->
        [one] { $deals } wyobrażona gra
        [few] { $deals } wyobrażone gry
       *[many] { $deals } wyobrażonych gier
    }
hint-expected = oczekiwana różnica końcowa
hint-costs = względem tury 1
hint-then-revealed = potem wybór z tego, co się odsłoni
hint-against = W porównaniu z turą { $number }: { $vp } PZ
hint-do = Zagraj tak
hint-do-turn = Zagraj tak: { $turn }
hint-again = Spróbuj ponownie

# Po „Zagraj tak”
hint-played = Tura jest gotowa. Zatwierdź ją albo cofnij.
hint-stopped = Ten wybór nie jest już możliwy. Graj dalej samodzielnie albo poproś o nową podpowiedź.
hint-revealed = Coś zostało odsłonięte. Graj dalej samodzielnie albo poproś o nową podpowiedź.
hint-none = Nie masz teraz niczego do wyboru.
