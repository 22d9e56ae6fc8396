# Prawdziwy stół w trakcie gry: wpisany tak, jak stoi, część po części.

position-title = Wpisz stan rozpoczętej gry
position-call = Wpisz stan rozpoczętej gry
position-call-hint = Gra na stole już trwa? Wpisz, co na nim leży, i grajcie dalej od tej tury.
position-drafts = Wpisywane gry
position-draft = { $players } (etapy: { $done } z { $all })
position-go-on = Kontynuuj
position-discard = Usuń wszystko
position-discard-sure = Usunąć wszystko, co wpisano dla tej gry?
position-lost = Ta gra nie jest zapisana na tym urządzeniu. Zacznij nową na stronie głównej.
position-parts = Etapy
position-progress = Etapy: { $done } z { $all }
position-part =
    { $part ->
        [course] Stan gry
        [dice] Kości
        [horus] Horus i Posągi
        [temple] Świątynia
        [osiris] Ozyrys
        [seth] Set
        [conquest] Płytki podboju
        [market] Rynek Kart
       *[player] { $player }
    }
position-part-hint =
    { $part ->
        [course] Wpisz stan gry na początku czyjejś tury. Która to runda, jaka jest kolejność graczy i jak ustawione jest Koło?
        [dice] Dotknij boga i wpisz kości, które tam leżą.
        [horus] Wpisz kolejność płytek bonusowych Horusa, potem wybierz, czyje Posągi stawiasz, i dotykaj ich pól.
        [temple] Dotknij pola, aby położyć płytkę Filaru. Dla Budynków wybierz, czyje są, i dotykaj ich pól.
        [osiris] Wybierz, czyje Budynki stawiasz, i dotykaj ich pól.
        [seth] Wybierz, czyje Budynki stawiasz, i dotykaj ich regionów. Potem wpisz artefakty leżące przy kartach Przeznaczenia.
        [conquest] Odkryta płytka, płytki w Świątyni i te, które przykryły płytki Filarów.
        [market] Które karty leżą na Rynku, a które odrzucono?
        [person] Wszystko, co ma { $player }.
       *[opponent] Wszystko, co należy do przeciwnika ({ $player }).
    }
position-right = Zgadza się
position-begin = Zacznij od tego miejsca
position-begin-hint = Odtąd program liczy punkty. Nie wie, skąd pochodzą dotychczasowe, więc zapisuje je jako „start”.
position-last = Wszystko jest wpisane.
position-check = Do sprawdzenia zostało: { $parts }.
position-mend = Do poprawienia
position-look = Do sprawdzenia
position-brush = Czyje elementy stawiasz
position-none = Brak
position-add = Dodaj
position-empty = puste
position-close = Gotowe
position-clear = Usuń wszystko
position-tap-order = Dotykaj ich po kolei.
position-turned = Ustawienie
position-pillar = Czyj Filar
position-progress-start = Na lewo od podstawy
position-progress-tile = { $number }: { $tile }
position-offline = Brak połączenia. Wpisy są zapisywane na tym urządzeniu.
position-sources = Punkty zdobyte przed wpisaniem gry są zapisane jako „start”.

# Co się wpisuje

position-field =
    { $field ->
        [round] Runda
        [order] Kolejność graczy
        [turn] Czyja jest tura
        [wheel] Pierwsza Słoneczna sekcja Koła
        [horus] Płytki bonusowe Horusa, od 1 do 6
        [conquest] Odkryta płytka podboju
        [removed] Przykryte płytkami Filarów
        [vp] PZ
        [population] Populacja
        [happiness] Zadowolenie
        [rewards] Otrzymane nagrody za Zadowolenie
        [scribes] Skrybowie
        [faith] Wiara
        [pure] Kości Czyste
        [tainted] Kości Nieczyste
        [below] Kości pod szalkami
        [taken] Wzięte kości
        [soldiers] Wojownicy
        [priests] Kapłani
        [blood] Krew
        [destiny] Karta Przeznaczenia
        [cultist] Kultysta
        [artifacts] Artefakty
        [blessings] Błogosławieństwa
        [technologies] Technologie
        [decrees] Dekrety
        [open-decrees] Dekrety, które widzieli wszyscy
        [secret-decrees] Tajne Dekrety
        [hidden-decrees] Pozostałe Dekrety, zakryte
        [pyramid] Piramida, od podstawy w górę
        [progress] Znacznik Postępu
        [shown] Odkryte płytki akcji
        [district] Znacznik F: dzielnica
        [border] Znacznik G: bóg za nim
        [line] Znacznik H: rząd lub kolumna
       *[space] Znacznik I: pole
    }
position-display = Oferta Ra, miejsce { $number }
position-market = Część { $section }, karta { $place }
position-discards =
    { $family ->
        [blessing] Odrzucone Błogosławieństwa
        [technology] Odrzucone Technologie
       *[decree] Odrzucone Dekrety
    }
position-artifact = Artefakt przy karcie { $card }
position-statues = Posągi: { god }
position-building = { temple-line }, pole { $space }
position-group =
    { $group ->
        [tracks] Znaczniki
        [goods] Żetony
        [production] Produkcja
        [scales] Szalki
        [excess] Nadwyżka na szalkach
        [army] Armia
        [cards] Karty
        [display] Oferta Ra
        [buildings] Budynki przy rzędach i kolumnach
        [statues] Posągi
        [people] Posągi dla ludzi
        [regions] Regiony
        [artifacts] Artefakty
        [discards] Odrzucone karty
        [markers] Znaczniki remisów
       *[section] Część { $section }
    }
position-at = { $part }: { $field }

# Co się nie zgadza

position-problem-dice = Kości tego koloru ({ color }) wpisano { $count }, a w tej grze jest ich tylko { $whole }.
position-problem-twice = { $card } jest w dwóch miejscach: { $first }; { $second }.
position-problem-action-twice = Płytkę akcji { $tile } odkryto dwa razy.
position-problem-pieces =
    { $piece ->
        [buildings] { $player }: Budynków na planszy jest { $count }, a wszystkich jest tylko { $whole }.
        [pillars] { $player }: Filarów na planszy jest { $count }, a wszystkich jest tylko { $whole }.
       *[statues] { $player }: Posągów na planszy jest { $count }, a wszystkich jest tylko { $whole }.
    }
position-problem-happiness = { $player }: Zadowolenie { $happiness } jest większe niż Populacja { $population }.
position-problem-closed = Część { $section } Rynku otwiera się przy Populacji { $population }, a nikt nie ma jej teraz tyle. Czy to się zgadza?
position-problem-decrees =
    { $count ->
        [one] { $player }: { $count } zakryty Dekret, a według pozostałych wpisów nie został już żaden.
        [few] { $player }: { $count } zakryte Dekrety, a według pozostałych wpisów zostało ich tylko { $left }.
       *[many] { $player }: { $count } zakrytych Dekretów, a według pozostałych wpisów zostało ich tylko { $left }.
    }
position-problem-gray = Szara kość leży { at-god }; w grze z Czasem Seta wszystkie szare kości leżą na planszy Seta.
position-problem-no-dice = Wokół Koła nie ma żadnych kości.
position-problem-total = Kości wokół Koła: { $dice }, w woreczku: { $bag }. W tej turze rundy { $round } musi ich być { $due } wokół Koła i { $left } w woreczku.
position-problem-many = Za dużo kości ({ $gods }): { $dice }. W tej turze rundy { $round } może ich tam być najwyżej { $due }.
position-problem-few = Za mało kości ({ $gods }): { $dice }. W tej turze rundy { $round } musi ich tam być co najmniej { $due }, bo pozostałych nie dało się jeszcze wziąć.
position-problem-scales = { $player }: od ostatniej fazy Maat wzięto { n-dice }; w tej turze rundy { $round } musi ich być { $due }.
n-dice =
    { $dice ->
        [one] { $dice } kość
       *[many] { $dice } kości
    }
position-problem-progress =
    { $steps ->
        [one] { $player }: znacznik Postępu przeszedł { $steps } krok, a wzięto { n-dice }.
        [few] { $player }: znacznik Postępu przeszedł { $steps } kroki, a wzięto { n-dice }.
       *[many] { $player }: znacznik Postępu przeszedł { $steps } kroków, a wzięto { n-dice }.
    }
position-problem-shown =
    { $tiles ->
        [one] { $player }: odkryto { $tiles } płytkę akcji, a wzięto { n-dice }.
        [few] { $player }: odkryto { $tiles } płytki akcji, a wzięto { n-dice }.
       *[many] { $player }: odkryto { $tiles } płytek akcji, a wzięto { n-dice }.
    }
position-problem-covered = Płytka podboju leży pod płytką Filaru ({ temple-space }): przykrytą płytkę usuwa się z gry.
position-problem-order = { $field }: brakuje jeszcze { $missing }.
position-problem-empty = Jeszcze nie wpisano: { $fields }.
position-problem-other = Coś się jeszcze nie zgadza: { $reason }.

# Co z tego wynika

position-fact-bag =
    { $count ->
        [one] W woreczku została więc { $count } kość ({ $dice }).
        [few] W woreczku zostały więc { $count } kości ({ $dice }).
       *[many] W woreczku zostało więc { $count } kości ({ $dice }).
    }
position-fact-bag-empty = Woreczek jest więc pusty.
position-fact-bag-dice = { color-plural }: { $count }
position-fact-decks = W taliach zostało więc: { n-blessings }, { n-technologies } i { n-decrees }.
n-blessings =
    { $blessings ->
        [one] { $blessings } Błogosławieństwo
        [few] { $blessings } Błogosławieństwa
       *[many] { $blessings } Błogosławieństw
    }
n-technologies =
    { $technologies ->
        [one] { $technologies } Technologia
        [few] { $technologies } Technologie
       *[many] { $technologies } Technologii
    }
n-decrees =
    { $decrees ->
        [one] { $decrees } Dekret
        [few] { $decrees } Dekrety
       *[many] { $decrees } Dekretów
    }
position-fact-tiles =
    { $count ->
        [one] Na stosie została więc { $count } płytka Filaru.
        [few] Na stosie zostały więc { $count } płytki Filarów.
       *[many] Na stosie zostało więc { $count } płytek Filarów.
    }
position-fact-pieces = { $player } ma jeszcze { n-buildings }, { n-pillars } i { n-statues }.
position-fact-scoring = Następne Punktowanie jest więc po rundzie { $round }.
position-fact-conquest =
    { $count ->
        [one] Na stosie została więc { $count } płytka podboju.
        [few] Na stosie zostały więc { $count } płytki podboju.
       *[many] Na stosie zostało więc { $count } płytek podboju.
    }
position-fact-artifacts =
    { $count ->
        [one] Na stosie został więc { $count } artefakt.
        [few] Na stosie zostały więc { $count } artefakty.
       *[many] Na stosie zostało więc { $count } artefaktów.
    }
