# Prawdziwy stół w trakcie gry: wpisany tak, jak stoi, część po części.

standing-title = Wpisz stan rozpoczętej gry
standing-call = Wpisz stan rozpoczętej gry
standing-call-hint = Gra na stole już trwa? Wpisz, co na nim leży, i grajcie dalej od tej tury.
standing-drafts = Wpisywane gry
standing-draft = { $players }: { standing-progress }
standing-go-on = Dalej
standing-discard = Odrzuć to, co wpisano
standing-discard-sure = Odrzucić wszystko, co wpisano z tej gry?
standing-lost = Na tym urządzeniu nic z tej gry nie zapisano. Zacznij na stronie głównej.
standing-parts = Części stołu
standing-progress = Części: { $done } z { $all }
standing-part =
    { $part ->
        [course] Przebieg gry
        [dice] Kości
        [horus] Horus i Posągi
        [temple] Świątynia
        [osiris] Ozyrys
        [seth] Set
        [conquest] Płytki podboju
        [market] Rynek Kart
       *[player] { $player }
    }
standing-part-hint =
    { $part ->
        [course] Ktoś właśnie zaczyna turę. Która to runda, kto jest pierwszy i jak leży Koło?
        [dice] Dotknij boga i wpisz kości, które tam leżą.
        [horus] Wpisz kolejność płytek bonusowych Horusa, potem wybierz, czyje Posągi stawiasz, i dotykaj ich miejsc.
        [temple] Dotknij pola, aby położyć płytkę Filaru. Dla Budynków wybierz, czyje są, i dotykaj ich miejsc.
        [osiris] Wybierz, czyje Budynki stawiasz, i dotykaj ich miejsc.
        [seth] Wybierz, czyje Budynki stawiasz, i dotykaj ich regionów. Potem artefakty leżące przy kartach Przeznaczenia.
        [conquest] Odkryta płytka, płytki w Świątyni i te, które przykryły płytki Filarów.
        [market] Które karty leżą na Rynku, a które odrzucono?
        [person] Wszystko, co ma { $player }.
       *[opponent] Wszystko, co należy do przeciwnika ({ $player }).
    }
standing-right = Zgadza się
standing-begin = Zacznij grę tutaj
standing-begin-hint = Odtąd program liczy punkty. Nie może wiedzieć, skąd są dotychczasowe: zapisuje je jako „start”.
standing-last = Wszystko jest wpisane.
standing-check = Do sprawdzenia zostało: { $parts }.
standing-mend = Do poprawienia
standing-look = Do sprawdzenia
standing-brush = Czyje są stawiane elementy
standing-none = Brak
standing-add = Dodaj
standing-empty = puste
standing-close = Gotowe
standing-clear = Usuń wszystko
standing-tap-order = Dotykaj ich po kolei.
standing-turned = Obrót
standing-pillar = Czyj Filar
standing-progress-start = Na lewo od podstawy
standing-progress-tile = { $number }: { $tile }
standing-offline = Brak połączenia. To, co wpiszesz, zostaje na tym urządzeniu.
standing-sources = Punkty sprzed dołączenia programu są zapisane jako „start”.

# Co się wpisuje

standing-field =
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
standing-display = Oferta Ra, miejsce { $number }
standing-market = Część { $section }, karta { $place }
standing-discards =
    { $family ->
        [blessing] Odrzucone Błogosławieństwa
        [technology] Odrzucone Technologie
       *[decree] Odrzucone Dekrety
    }
standing-artifact = Artefakt przy karcie { $card }
standing-statues = Posągi: { god }
standing-building = { temple-line }, pole { $space }
standing-group =
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
standing-at = { $part }: { $field }

# Co się nie zgadza

standing-problem-dice = Kość tego koloru ({ colour }) wpisano { $count } razy; w tej grze jest ich { $whole }.
standing-problem-twice = { $card } jest w dwóch miejscach: { $first }; { $second }.
standing-problem-action-twice = Płytkę akcji { $tile } odkryto dwa razy.
standing-problem-pieces =
    { $piece ->
        [buildings] { $player }: Budynków na planszy jest { $count }, a wszystkich jest tylko { $whole }.
        [pillars] { $player }: Filarów na planszy jest { $count }, a wszystkich jest tylko { $whole }.
       *[statues] { $player }: Posągów na planszy jest { $count }, a wszystkich jest tylko { $whole }.
    }
standing-problem-happiness = { $player }: Zadowolenie { $happiness } jest większe niż Populacja { $population }.
standing-problem-closed = Część { $section } Rynku otwiera się przy Populacji { $population }, a nikt nie ma jej teraz tyle. Czy to się zgadza?
standing-problem-decrees =
    { $count ->
        [one] { $player }: { $count } zakryty Dekret, a nie został już żaden.
        [few] { $player }: { $count } zakryte Dekrety, a zostało ich tylko { $left }.
       *[many] { $player }: { $count } zakrytych Dekretów, a zostało ich tylko { $left }.
    }
standing-problem-gray = Szara kość leży { at-god }; w grze z Setem wszystkie szare kości leżą na jego planszy.
standing-problem-no-dice = Żadna kość nie leży przy bogach.
standing-problem-total = Kości przy bogach: { $dice }, w woreczku: { $bag }. W tej turze rundy { $round } musi ich być { $due } przy bogach i { $left } w woreczku.
standing-problem-many = Za dużo kości ({ $gods }): { $dice }. W tej turze rundy { $round } może ich tam być najwyżej { $due }.
standing-problem-few = Za mało kości ({ $gods }): { $dice }. W tej turze rundy { $round } musi ich tam być co najmniej { $due }, bo pozostałych nie dało się jeszcze wziąć.
standing-problem-scales = { $player }: od ostatniej fazy Maat wzięto { n-dice }; w tej turze rundy { $round } musi ich być { $due }.
n-dice =
    { $dice ->
        [one] { $dice } kość
       *[many] { $dice } kości
    }
standing-problem-progress =
    { $steps ->
        [one] { $player }: znacznik Postępu przeszedł { $steps } krok, a wzięto { n-dice }.
        [few] { $player }: znacznik Postępu przeszedł { $steps } kroki, a wzięto { n-dice }.
       *[many] { $player }: znacznik Postępu przeszedł { $steps } kroków, a wzięto { n-dice }.
    }
standing-problem-shown =
    { $tiles ->
        [one] { $player }: odkryto { $tiles } płytkę akcji, a wzięto { n-dice }.
        [few] { $player }: odkryto { $tiles } płytki akcji, a wzięto { n-dice }.
       *[many] { $player }: odkryto { $tiles } płytek akcji, a wzięto { n-dice }.
    }
standing-problem-covered = Płytka podboju leży pod płytką Filaru ({ temple-space }): przykryta opuszcza grę.
standing-problem-order = { $field }: brakuje jeszcze { $missing }.
standing-problem-empty = Tu nic nie wpisano: { $fields }.
standing-problem-other = Coś się jeszcze nie zgadza: { $reason }.

# Co z tego wynika

standing-fact-bag =
    { $count ->
        [one] W woreczku została więc { $count } kość ({ $dice }).
        [few] W woreczku zostały więc { $count } kości ({ $dice }).
       *[many] W woreczku zostało więc { $count } kości ({ $dice }).
    }
standing-fact-bag-empty = Woreczek jest więc pusty.
standing-fact-bag-dice = { colour-plural }: { $count }
standing-fact-decks = W taliach zostało więc: { n-blessings }, { n-technologies } i { n-decrees }.
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
standing-fact-tiles =
    { $count ->
        [one] Na stosie została więc { $count } płytka Filaru.
        [few] Na stosie zostały więc { $count } płytki Filarów.
       *[many] Na stosie zostało więc { $count } płytek Filarów.
    }
standing-fact-pieces = { $player } ma jeszcze { n-buildings }, { n-pillars } i { n-statues }.
standing-fact-scoring = Następne Punktowanie jest więc po rundzie { $round }.
standing-fact-conquest =
    { $count ->
        [one] Na stosie została więc { $count } płytka podboju.
        [few] Na stosie zostały więc { $count } płytki podboju.
       *[many] Na stosie zostało więc { $count } płytek podboju.
    }
standing-fact-artifacts =
    { $count ->
        [one] Na stosie został więc { $count } artefakt.
        [few] Na stosie zostały więc { $count } artefakty.
       *[many] Na stosie zostało więc { $count } artefaktów.
    }
