# Czas Seta i Automy na stole w przeglądarce.

# Karty
face-family-seth =
    { $family ->
        [conquest] Podbój
        [cultist] Kultysta
       *[artifact] Artefakt
    }
face-conquest = Płytka podboju { $card }: { $text }
face-cultist = Kultysta { $card }: { $text }
face-artifact = Artefakt { $card } za { priests-acc }: { $text }

# Plansza Seta
seth-label = Set: jego kości, sześć regionów z Posągami dla ludzi nad nimi i płytki podboju
seth-armies = Wojownicy i kapłani wszystkich graczy
seth-dice = Kości Seta: bierze się jedną z nich zamiast kości przy Obelisku i podbija nią region o tej wartości
seth-stack =
    { $tiles ->
        [0] Na stosie nie ma już płytek podboju
        [one] Została jeszcze { $tiles } płytka podboju
        [few] Zostały jeszcze { $tiles } płytki podboju
       *[many] Zostało jeszcze { $tiles } płytek podboju
    }
seth-cards =
    { $cards ->
        [one] Posąg daje tu { $cards } kartę z Rynku
        [few] Posąg daje tu { $cards } karty z Rynku
       *[many] Posąg daje tu { $cards } kart z Rynku
    }
seth-region = Region { $region }, koszt: { soldiers }; każdy Budynek daje { $vp } PZ przy Punktowaniu
seth-building = Budynek w regionie { $region }: { $name }
seth-soldiers =
    { $count ->
        [one] { $player } ma { $count } wojownika
       *[many] { $player } ma { $count } wojowników
    }
seth-priests =
    { $count ->
        [one] { $player } ma { $count } kapłana
       *[many] { $player } ma { $count } kapłanów
    }
seth-honor = Posąg ku czci Seta: kość o dowolnej wartości, a oprócz Granitu także { priests }; bonus: { amount-nom }

# Plansze graczy
seth-blood = Krew { $count }: obciąża Nieczystą stronę w każdej fazie Maat
seth-blood-weighs = Krew obciąża Nieczystą stronę: { $amount }
seth-regions =
    { $count ->
        [one] { $count } Budynek w regionach Seta
        [few] { $count } Budynki w regionach Seta
       *[many] { $count } Budynków w regionach Seta
    }

# Co leży do wyboru
offer-cultists = Kultyści do wyboru
offer-artifacts = Karty Przeznaczenia i ich artefakty

# Plansze Autom
automa-tiles = Płytki akcji
automa-stack =
    { $tiles ->
        [0] Wszystkie jej płytki akcji są odkryte; nowe dostanie po fazie Maat
        [one] { $tiles } zakryta płytka akcji
        [few] { $tiles } zakryte płytki akcji
       *[many] { $tiles } zakrytych płytek akcji
    }
automa-tile-recruits =
    { $state ->
        [here] Kapłan i wojownik: płytka ostatniej tury
       *[other] Kapłan i wojownik: już była
    }
automa-left =
    { $piece ->
        [building]
            { $count ->
                [one] Został { $count } Budynek
                [few] Zostały { $count } Budynki
               *[many] Zostało { $count } Budynków
            }
        [pillar]
            { $count ->
                [one] Został { $count } Filar
                [few] Zostały { $count } Filary
               *[many] Zostało { $count } Filarów
            }
       *[statue]
            { $count ->
                [one] Został { $count } Posąg
                [few] Zostały { $count } Posągi
               *[many] Zostało { $count } Posągów
            }
    }
automa-marker =
    { $kind ->
        [district] { $player }, znacznik: spośród równych dzielnic bierze pierwszą od tego miejsca
        [border] { $player }, znacznik: spośród równych kości bierze pierwszą stąd, przeciwnie do ruchu wskazówek zegara
        [line] { $player }, znacznik: spośród równych rzędów i kolumn bierze pierwszy od tego miejsca
       *[space] { $player }, znacznik: spośród równych pól bierze pierwsze od tego miejsca
    }

# Co oznacza wybór z Setem
prompt-starting-dealt = Którą kartę Początkową bierzesz? Z trzech otrzymanych zachowujesz dwie.
option-god-horus-or-seth = Horus
    .detail = zbuduj Posąg za { n-granite }, ku czci { god-gen } lub Seta albo dla ludzi
option-destiny-artifact = Weź { $card } (Ankh { $ankh })
    .text = { $text } Artefakt { $artifact }: { priests }.
option-destiny-too-dear = Weź { $card } (Ankh { $ankh })
    .text = { $text } Artefakt { $artifact } kosztuje { priests-acc }, masz { $held }.

# Za co Automa zdobywa punkty
event-scored-service = { $player } zdobywa { $vp } PZ, bo inny gracz skorzystał z kultysty { $card }.
