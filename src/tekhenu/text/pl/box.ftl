# Twoje pudełko: co wydrukowano na elementach gry, wpisywane obrazkami.

box-title = Twoje pudełko
box-lead = Część tego, co wydrukowano na elementach gry, to tutaj tylko domysły. Jeśli masz tę grę, porównaj te wartości z zawartością swojego pudełka, popraw różnice i graj z wartościami własnej edycji.
box-call = Wpisz dane ze swojego pudełka
box-owners = Masz tę grę? Graj z tym, co pokazują twoje elementy gry.
box-list = Twoje edycje
box-none-yet = Nic jeszcze nie wpisano. Wyjmij elementy z pudełka i zacznij: możesz przerwać, kiedy chcesz, i wrócić innego dnia.
box-new = Nowa edycja
box-new-name = Nazwa
box-first-name = Moje pudełko
box-upload = Kontynuuj z pliku edycji
box-upload-hint = Plik TOML, taki jak pobrany tutaj albo zapisany przez „{ $command }”. Stanie się osobną edycją.
box-most = Możesz mieć tu { $count } edycji.
box-go-on = Kontynuuj
box-download = Pobierz plik
box-rename = Zmień nazwę
box-new-title = Jak ma się nazywać?
box-delete = Usuń
box-delete-sure = Usunąć „{ $name }”? Rozpoczęte z nią gry ją zachowają.
box-saved = Zapisano
box-unsaved = Nie zapisano: { $reason }
box-back = Wszystkie edycje
box-progress = sprawdzone wartości: { $checked } z { $values }
box-differ =
    { $count ->
        [0] żadna się nie różni
        [one] { $count } się różni
        [few] { $count } się różnią
       *[many] { $count } się różni
    }
box-troubles =
    { $count ->
        [one] { $count } sprzeczność
        [few] { $count } sprzeczności
       *[many] { $count } sprzeczności
    }
box-troubles-hint = Dopóki tego nie poprawisz, z tą edycją nie można zacząć gry.
box-parts = Elementy gry
box-module =
    { $module ->
        [seth] Czas Seta
       *[base] Gra podstawowa
    }
box-part =
    { $part ->
        [pillars] Płytki Filarów
        [temple] Świątynia
        [buildings] Budynki przy Świątyni
        [player] Plansza gracza
        [horus] Obszar Horusa
        [osiris] Obszar Ozyrysa
        [decrees] Dekrety
        [wheel] Koło i kości
        [tracks] Tor Pospólstwa i Rynek
        [botankhamun] Botankhamun
        [seth] Plansza Seta
        [conquest] Płytki podboju
        [cultists] Kultyści
        [artifacts] Artefakty
        [starting] Karty Początkowe
        [seth-dice] Kości i tory
       *[automa] Automy
    }
box-part-hint =
    { $part ->
        [pillars] Każda płytka ma pośrodku koszt i cztery kolorowe krawędzie. Dotknij kosztu albo krawędzi.
        [temple] Co zakrywa Filar, kolory wokół Kompleksu Świątynnego i PZ przy płytkach Ra.
        [buildings] Ile Chleba kosztuje Budynek na każdym polu i przy ilu graczach używa się pola.
        [player] Co się odsłania, gdy Budynki opuszczają rząd, i Granit za każdy Posąg.
        [horus] Bonus każdego pola i bóg wydrukowany pod nim.
        [osiris] Druga Produkcja, którą podnoszą rzędy 3 i 4 w każdej dzielnicy.
        [decrees] Symbol w rogu każdej karty.
        [wheel] Światło sześciu sekcji, zgodnie z ruchem wskazówek zegara od strzałki, i liczba kości.
        [tracks] Ostatnie pole toru Pospólstwa i kolory części Rynku od lewej do prawej.
        [botankhamun] Kolejność Surowców na jego płytkach, jego pierwsze elementy i własne bonusy Horusa.
        [seth] Regiony z wojownikami, PZ i nagrodami, karty Posągów nad nimi i Posąg ku czci Seta.
        [conquest] Czy efekt daje Filar, czy Budynki w liniach, i sam efekt.
        [cultists] Co każdy daje i co go uruchamia.
        [artifacts] Ilu kapłanów trzeba zapłacić i efekt.
        [starting] Karty rozszerzenia: Inicjatywa i nagroda.
        [seth-dice] Nowe kości, wszystkie kości w woreczku według liczby graczy i to, co każdy ma na początku.
       *[automa] Drogi po planszy, które rozstrzygają remisy.
    }
box-legend =
    { $state ->
        [reconstructed] domysł zgodny z zasadami
        [public] znane ze źródeł publicznych
        [right] jak w twoim pudełku
        [own] twoje, inne niż standardowe
       *[wrong] sprzeczne z inną wartością
    }
box-value =
    { $state ->
        [reconstructed] { $label }: { $value }. Domysł, niesprawdzony.
        [public] { $label }: { $value }. Niesprawdzone.
        [right] { $label }: { $value }. Sprawdzone.
       *[own] { $label }: { $value }. Zmienione.
    }
box-more-values = Pozostałe wartości
box-origin =
    { $state ->
        [reconstructed] Domysł zgodny z zasadami. W twoim pudełku najpewniej jest coś innego.
        [public] Znane ze źródeł publicznych. Czy w twoim pudełku jest tak samo?
        [right] Już sprawdzone.
       *[own] Już zmienione.
    }
box-usual = Standardowo:
box-right = Jak w moim pudełku
box-forget = Niesprawdzone
box-all-right = Cała reszta jest jak w moim pudełku
box-next = Następny element: { $part }
box-done = Wszystko sprawdzone. Zacznij grę!
box-less = Mniej
box-more = Więcej
box-amount = Ile
box-swap = Dotknij dwóch, aby je zamienić.
box-other = Inny (jedno słowo)
box-side =
    { $side ->
        [north] góra
        [east] prawo
        [south] dół
       *[west] lewo
    }
box-place = { $number }.
box-players =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }
box-none =
    { $word ->
        [any] dowolny Surowiec
       *[excess] nadwyżka
    }
box-section =
    { $word ->
        [yellow] żółta
        [red] czerwona
        [green] zielona
       *[blue] niebieska
    }
box-conquest =
    { $word ->
        [pillar] Filar na niej
       *[line] Budynki w jej liniach
    }
box-empty-value = nic
box-form =
    { $verb ->
        [draw] dobierz kartę
        [production] Produkcja
        [look] obejrzyj karty
        [maat] w każdej fazie Maat
        [buildings] PZ za własne Budynki u Seta
        [weightless] krew nic nie waży
        [choose] Surowce do wyboru
        [perform] akcja boga
       *[gain] otrzymaj
    }

# Jak nazywa się wartość.
box-dice = Kości: { colour-plural }
box-light = Światło sekcji { $number }
box-statue-cost = Granit za Posąg { $number }
box-building-row = Rząd Budynków, pole { $number }
box-horus-bonus = Bonus pola { $number }
box-horus-god = Bóg pod polem { $number }
box-pillar-cost = { $card }: koszt
box-pillar-edges = { $card }: krawędzie
box-ra-points =
    { $place ->
        [left] PZ pierwszej płytki
        [middle] PZ drugiej płytki
       *[right] PZ trzeciej płytki
    }
box-temple-reward = Świątynia, rząd { $row }, kolumna { $column }
box-temple-edge =
    { $side ->
        [north] Górna krawędź Świątyni
        [east] Prawa krawędź Świątyni
        [south] Dolna krawędź Świątyni
       *[west] Lewa krawędź Świątyni
    }
box-space =
    { $what ->
        [bread]
            { $space ->
                [first] { temple-line }, pierwsze pole: Chleb
               *[second] { temple-line }, drugie pole: Chleb
            }
       *[players]
            { $space ->
                [first] { temple-line }, pierwsze pole: gracze
               *[second] { temple-line }, drugie pole: gracze
            }
    }
box-osiris-partner = rząd { $row }, { district }
box-populace-limit = Ostatnie pole toru Pospólstwa
box-market-section = Część { $number } Rynku
box-decree-symbol = { $card }: symbol
box-bot-piece =
    { $what ->
        [statue_slot] Pole jego Posągu
        [hard_statue_slot] Pole jego drugiego Posągu
        [bread_row] Rząd jego Budynku (warsztat Chleba)
        [granite_row] Rząd jego Budynku (kamieniołom Granitu)
        [pillar_row] Rząd jego Filaru
       *[pillar_column] Kolumna jego Filaru
    }
box-bot-tile = Płytka Surowców { $number }
box-bot-bonus =
    { $what ->
        [scribes] Jego bonus pola { $number }: Skrybowie
       *[vp] Jego bonus pola { $number }: PZ
    }
box-seth-start =
    { $what ->
        [soldiers] Wojownicy na początku
        [priests] Kapłani na początku
       *[track_limit] Ostatnie pole obu torów
    }
box-seth-die =
    { $what ->
        [count] Kości: { colour-plural }
        [purity] Czystość kości: { colour-plural }
       *[produces] Co dają kości: { colour-plural }
    }
box-seth-setup =
    { $what ->
        [gray_dice] Szare kości na planszy Seta
        [decrees] Dekrety rozdawane każdemu
       *[spare_cultists] Kultyści ponad jednego na gracza
    }
box-seth-bag =
    { $players ->
        [one] W woreczku przy { $players } graczu: { colour-plural }
        [few] W woreczku przy { $players } graczach: { colour-plural }
       *[many] W woreczku przy { $players } graczach: { colour-plural }
    }
box-seth-region =
    { $what ->
        [soldiers] Region { $region }: wojownicy
        [reward] Region { $region }: nagroda
       *[vp] Region { $region }: PZ
    }
box-seth-spaces =
    { $players ->
        [one] Pola regionu przy { $players } graczu
        [few] Pola regionu przy { $players } graczach
       *[many] Pola regionu przy { $players } graczach
    }
box-seth-people =
    { $what ->
        [left] Karty z Rynku nad lewymi regionami
        [middle] Karty z Rynku nad środkowymi regionami
        [right] Karty z Rynku nad prawymi regionami
        [vp] PZ za Budynek pod własnym Posągiem
       *[scoring_vp] Dodatkowe PZ za niego przy każdym Punktowaniu
    }
box-seth-statue =
    { $what ->
        [priests] Posąg ku czci Seta: kapłani
       *[bonus] Posąg ku czci Seta: bonus
    }
box-seth-statue-spaces =
    { $players ->
        [one] Posągi ku czci Seta przy { $players } graczu
        [few] Posągi ku czci Seta przy { $players } graczach
       *[many] Posągi ku czci Seta przy { $players } graczach
    }
box-seth-card =
    { $what ->
        [kind] { $card }: co się liczy
        [effect] { $card }: efekt
        [when] { $card }: co go uruchamia
        [priests] { $card }: kapłani
       *[initiative] { $card }: Inicjatywa
    }
box-automa-order =
    { $what ->
        [districts] Kolejność dzielnic
        [spots] Kolejność rzędów i kolumn Świątyni
       *[colours] Kolejność kości
    }

# Gra i edycja, z którą się w nią gra.
box-edition = Edycja
box-game =
    { $values ->
        [0] Edycja „{ $name }”
       *[other] Edycja „{ $name }”, { box-progress }
    }
box-help = Z wartościami edycji „{ $name }”.

refusal-no-such-edition = Nie masz takiej edycji.
refusal-too-many-editions = Masz tu już tyle edycji, ile wolno. Najpierw usuń jedną.
refusal-bad-edition = Tego nie można użyć: { $reason }
