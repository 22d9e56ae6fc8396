# Twój egzemplarz: co wydrukowano na elementach gry, wpisywane obrazkami.

copy-title = Twój egzemplarz
copy-lead = Część nadrukowanych wartości to tutaj tylko domysły. Jeśli masz tę grę, porównaj je ze swoim egzemplarzem, popraw różnice i graj z wartościami własnej edycji.
copy-call = Wpisz wartości ze swojego egzemplarza
copy-owners = Masz tę grę? Graj z wartościami nadrukowanymi na twoich elementach.
copy-list = Twoje edycje
copy-none-yet = Nic jeszcze nie wpisano. Wyjmij elementy z pudełka i zacznij: możesz przerwać w każdej chwili i wrócić do tego innego dnia.
copy-new = Nowa edycja
copy-new-name = Nazwa
copy-first-name = Mój egzemplarz
copy-upload = Importuj plik edycji
copy-upload-hint = Plik TOML pobrany tutaj albo utworzony w terminalu poleceniem „{ $command }”. Zostanie dodany jako nowa edycja.
copy-most = Możesz tu mieć najwyżej { $count } edycji.
copy-go-on = Kontynuuj
copy-download = Pobierz plik
copy-rename = Zmień nazwę
copy-new-title = Nowa nazwa
copy-delete = Usuń
copy-delete-sure = Usunąć „{ $name }”? Gry już z nią rozpoczęte ją zachowają.
copy-saved = Zapisano
copy-unsaved = Nie zapisano: { $reason }
copy-back = Wszystkie edycje
copy-progress = sprawdzone wartości: { $checked } z { $values }
copy-differ =
    { $count ->
        [0] żadna się nie różni
        [one] { $count } się różni
        [few] { $count } się różnią
       *[many] { $count } się różni
    }
copy-troubles =
    { $count ->
        [one] { $count } sprzeczność
        [few] { $count } sprzeczności
       *[many] { $count } sprzeczności
    }
copy-troubles-hint = Dopóki tego nie poprawisz, nie zaczniesz gry z tą edycją.
copy-parts = Elementy gry
copy-module =
    { $module ->
        [seth] Czas Seta
       *[base] Gra podstawowa
    }
copy-part =
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
copy-part-hint =
    { $part ->
        [pillars] Każda płytka ma pośrodku koszt i cztery kolorowe krawędzie. Dotknij kosztu albo krawędzi.
        [temple] Co zakrywa Filar, kolory wokół Kompleksu Świątynnego i PZ przy płytkach Ra.
        [buildings] Koszt każdego pola w Chlebie i liczby graczy, przy których się go używa.
        [player] Co się odsłania, gdy Budynki opuszczają rząd, i koszt każdego Posągu w Granicie.
        [horus] Bonus każdego pola i bóg wydrukowany pod nim.
        [osiris] Druga Produkcja, którą podnoszą rzędy 3 i 4 w każdej dzielnicy.
        [decrees] Symbol w rogu każdej karty.
        [wheel] Światło sześciu sekcji, zgodnie z ruchem wskazówek zegara od strzałki, i liczba kości.
        [tracks] Ostatnie pole toru Pospólstwa i kolory części Rynku od lewej do prawej.
        [botankhamun] Kolejność Surowców na jego płytkach, jego pierwsze elementy i własne bonusy Horusa.
        [seth] Regiony z wojownikami, PZ i nagrodami, karty Posągów nad nimi i Posąg ku czci Seta.
        [conquest] Co uruchamia efekt (Filar czy Budynki przy rzędzie i kolumnie) i sam efekt.
        [cultists] Co każdy daje i co go uruchamia.
        [artifacts] Koszt w kapłanach i efekt.
        [starting] Karty rozszerzenia: Inicjatywa i nagroda.
        [seth-dice] Nowe kości, kości w woreczku według liczby graczy i to, co każdy ma na początku.
       *[automa] Trasy po planszy, które rozstrzygają remisy.
    }
copy-legend =
    { $state ->
        [reconstructed] domysł zgodny z zasadami
        [public] znane ze źródeł publicznych
        [right] jak w twoim egzemplarzu
        [own] twoje, inne niż standardowe
       *[wrong] sprzeczne z inną wartością
    }
copy-value =
    { $state ->
        [reconstructed] { $label }: { $value }. Domysł, niesprawdzony.
        [public] { $label }: { $value }. Niesprawdzone.
        [right] { $label }: { $value }. Sprawdzone.
       *[own] { $label }: { $value }. Zmienione.
    }
copy-more-values = Pozostałe wartości
copy-origin =
    { $state ->
        [reconstructed] Domysł zgodny z zasadami. W twoim egzemplarzu jest najpewniej coś innego.
        [public] Znane ze źródeł publicznych. Czy w twoim egzemplarzu jest tak samo?
        [right] Już sprawdzone.
       *[own] Już zmienione.
    }
copy-usual = Standardowo:
copy-right = Jak w moim egzemplarzu
copy-forget = Cofnij sprawdzenie
copy-all-right = Cała reszta się zgadza
copy-next = Następny element: { $part }
copy-done = Wszystko sprawdzone. Zacznij grę z tą edycją!
copy-less = Mniej
copy-more = Więcej
copy-amount = Liczba
copy-swap = Dotknij dwóch, aby je zamienić.
copy-other = Inny (jedno słowo)
copy-side =
    { $side ->
        [north] góra
        [east] prawo
        [south] dół
       *[west] lewo
    }
copy-place = { $number }.
copy-players =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }
copy-none =
    { $word ->
        [any] dowolny Surowiec
       *[excess] nadwyżka
    }
copy-section =
    { $word ->
        [yellow] żółta
        [red] czerwona
        [green] zielona
       *[blue] niebieska
    }
copy-conquest =
    { $word ->
        [pillar] Filar na niej
       *[line] Budynki przy jej rzędzie i kolumnie
    }
copy-empty-value = nic
copy-form =
    { $verb ->
        [draw] dobierz kartę
        [production] Produkcja
        [look] obejrzyj karty
        [maat] w każdej fazie Maat
        [buildings] PZ za twoje Budynki na planszy Seta
        [weightless] krew nic nie waży
        [choose] Surowce do wyboru
        [perform] akcja boga
       *[gain] otrzymaj
    }

# Jak nazywa się wartość.
copy-dice = Kości: { color-plural }
copy-light = Światło sekcji { $number }
copy-statue-cost = Granit za Posąg { $number }
copy-building-row = Rząd Budynków, pole { $number }
copy-horus-bonus = Bonus pola { $number }
copy-horus-god = Bóg pod polem { $number }
copy-pillar-cost = { $card }: koszt
copy-pillar-edges = { $card }: krawędzie
copy-ra-points =
    { $place ->
        [left] PZ pierwszej płytki
        [middle] PZ drugiej płytki
       *[right] PZ trzeciej płytki
    }
copy-temple-reward = Świątynia, rząd { $row }, kolumna { $column }
copy-temple-edge =
    { $side ->
        [north] Górna krawędź Świątyni
        [east] Prawa krawędź Świątyni
        [south] Dolna krawędź Świątyni
       *[west] Lewa krawędź Świątyni
    }
copy-space =
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
copy-osiris-partner = rząd { $row }, { district }
copy-populace-limit = Ostatnie pole toru Pospólstwa
copy-market-section = Część { $number } Rynku
copy-decree-symbol = { $card }: symbol
copy-bot-piece =
    { $what ->
        [statue_slot] Pole jego Posągu
        [hard_statue_slot] Pole jego drugiego Posągu
        [bread_row] Rząd jego warsztatu Chleba
        [granite_row] Rząd jego kamieniołomu Granitu
        [pillar_row] Rząd jego Filaru
       *[pillar_column] Kolumna jego Filaru
    }
copy-bot-tile = Płytka Surowców { $number }
copy-bot-bonus =
    { $what ->
        [scribes] Jego bonus pola { $number }: Skrybowie
       *[vp] Jego bonus pola { $number }: PZ
    }
copy-seth-start =
    { $what ->
        [soldiers] Wojownicy na początku
        [priests] Kapłani na początku
       *[track_limit] Ostatnie pole obu torów
    }
copy-seth-die =
    { $what ->
        [count] Kości: { color-plural }
        [purity] Czystość kości: { color-plural }
       *[produces] Co dają kości: { color-plural }
    }
copy-seth-setup =
    { $what ->
        [gray_dice] Szare kości na planszy Seta
        [decrees] Dekrety rozdawane każdemu
       *[spare_cultists] Dodatkowi kultyści (ponad jednego na gracza)
    }
copy-seth-bag =
    { $players ->
        [one] W woreczku przy { $players } graczu: { color-plural }
        [few] W woreczku przy { $players } graczach: { color-plural }
       *[many] W woreczku przy { $players } graczach: { color-plural }
    }
copy-seth-region =
    { $what ->
        [soldiers] Region { $region }: wojownicy
        [reward] Region { $region }: nagroda
       *[vp] Region { $region }: PZ
    }
copy-seth-spaces =
    { $players ->
        [one] Pola regionu przy { $players } graczu
        [few] Pola regionu przy { $players } graczach
       *[many] Pola regionu przy { $players } graczach
    }
copy-seth-people =
    { $what ->
        [left] Karty z Rynku nad lewymi regionami
        [middle] Karty z Rynku nad środkowymi regionami
        [right] Karty z Rynku nad prawymi regionami
        [vp] PZ za Budynek pod własnym Posągiem
       *[scoring_vp] Dodatkowe PZ za niego przy każdym Punktowaniu
    }
copy-seth-statue =
    { $what ->
        [priests] Posąg ku czci Seta: kapłani
       *[bonus] Posąg ku czci Seta: bonus
    }
copy-seth-statue-spaces =
    { $players ->
        [one] Posągi ku czci Seta przy { $players } graczu
        [few] Posągi ku czci Seta przy { $players } graczach
       *[many] Posągi ku czci Seta przy { $players } graczach
    }
copy-seth-card =
    { $what ->
        [kind] { $card }: co uruchamia efekt
        [effect] { $card }: efekt
        [when] { $card }: co go uruchamia
        [priests] { $card }: kapłani
       *[initiative] { $card }: Inicjatywa
    }
copy-automa-order =
    { $what ->
        [districts] Kolejność dzielnic
        [spots] Kolejność rzędów i kolumn Świątyni
       *[colors] Kolejność kości
    }

# Gra i edycja, z którą się w nią gra.
copy-edition = Edycja
copy-game =
    { $values ->
        [0] Edycja „{ $name }”
       *[other] Edycja „{ $name }” ({ copy-progress })
    }
copy-help = Z wartościami edycji „{ $name }”.

refusal-no-such-edition = Nie masz takiej edycji.
refusal-too-many-editions = Masz już maksymalną liczbę edycji. Najpierw usuń jedną.
refusal-bad-edition = Tej edycji nie można użyć: { $reason }
