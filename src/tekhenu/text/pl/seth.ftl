# Czas Seta: co robią karty i płytki, co można wybrać, co się stało.

# Karty i płytki według tego, co dają. $goods to wyliczenie w bierniku.
card-starting-gain = Otrzymaj { $goods }.
card-starting-choose =
    { $amount ->
        [one] Otrzymaj { $amount } dowolny Surowiec: { $goods }.
        [few] Otrzymaj { $amount } Surowce w dowolnym zestawie: { $goods }.
       *[many] Otrzymaj { $amount } Surowców w dowolnym zestawie: { $goods }.
    }
card-starting-look =
    { $family ->
        [blessing]
            { $amount ->
                [few] Obejrzyj { $amount } Błogosławieństwa z wierzchu talii i zatrzymaj 1; resztę wtasuj.
               *[many] Obejrzyj { $amount } Błogosławieństw z wierzchu talii i zatrzymaj 1; resztę wtasuj.
            }
       *[technology]
            { $amount ->
                [few] Obejrzyj { $amount } Technologie z wierzchu talii i zatrzymaj 1; resztę wtasuj.
               *[many] Obejrzyj { $amount } Technologii z wierzchu talii i zatrzymaj 1; resztę wtasuj.
            }
    }
card-starting-perform =
    { $god ->
        [seth] Akcja { god-gen } o wartości { $value } bez wojowników i bez krwi.
       *[other] Akcja { god-gen } o wartości { $value } bez utraty Zadowolenia.
    }
card-conquest-pillar-gain = Kto zbuduje na niej Filar, otrzymuje { $goods }.
card-conquest-pillar-draw =
    { $family ->
        [blessing] Kto zbuduje na niej Filar, dobiera wierzchnie Błogosławieństwo z talii.
        [technology] Kto zbuduje na niej Filar, dobiera wierzchnią Technologię z talii.
       *[decree] Kto zbuduje na niej Filar, dobiera wierzchni Dekret z talii.
    }
card-conquest-line-gain = Ilekroć dowolny gracz buduje Budynek przy jej rzędzie lub kolumnie, otrzymuje { $goods }.
card-conquest-line-draw =
    { $family ->
        [blessing] Ilekroć dowolny gracz buduje Budynek przy jej rzędzie lub kolumnie, dobiera wierzchnie Błogosławieństwo.
        [technology] Ilekroć dowolny gracz buduje Budynek przy jej rzędzie lub kolumnie, dobiera wierzchnią Technologię.
       *[decree] Ilekroć dowolny gracz buduje Budynek przy jej rzędzie lub kolumnie, dobiera wierzchni Dekret.
    }
card-cultist-excess = Ilekroć produkujesz z nadwyżką, otrzymujesz { $goods }.
card-cultist-excess-automas = Ilekroć produkujesz z nadwyżką, możesz otrzymać { $goods }; każda Automa zdobywa wtedy { $vp } PZ.
card-cultist-god = Ilekroć wykonujesz akcję { god-gen }, otrzymujesz { $goods }.
card-cultist-god-automas = Ilekroć wykonujesz akcję { god-gen }, możesz otrzymać { $goods }; każda Automa zdobywa wtedy { $vp } PZ.
card-artifact-gain = Od razu otrzymaj { $goods }.
card-artifact-production =
    { $amount ->
        [one] Od razu zwiększ dowolną Produkcję o { $amount }.
       *[other] Od razu zwiększ dowolne Produkcje łącznie o { $amount }.
    }
card-artifact-look =
    { $amount ->
        [few] Obejrzyj { $amount } Dekrety z wierzchu talii i zatrzymaj 1; reszta trafia na spód.
       *[many] Obejrzyj { $amount } Dekretów z wierzchu talii i zatrzymaj 1; reszta trafia na spód.
    }
card-artifact-maat = Na początku każdej fazy Maat otrzymujesz { $goods }.
card-artifact-buildings = Przy każdym Punktowaniu { $amount } PZ więcej za każdy twój Budynek na planszy Seta.
card-artifact-weightless = Twoja krew nie jest ważona.

# Co gracz może wybrać
option-cultist = Weź { $card }
    .text = { $text }
option-artifact = Kup { $card } za { priests-acc }
    .text = { $text }
option-conquest = Połóż ją { temple-space-loc }
option-god-seth = Set
    .detail = podbij region { $value } za { soldiers-acc }; otrzymasz { $gains }
option-honor-seth = Ku czci Seta, wydając też { priests-acc } (bonus: { amount-nom })
option-waive-seth = Zagraj { $card } i nie płać Granitu; za Posąg ku czci Seta nadal wydajesz { priests-acc }
option-people-seth =
    { $cards ->
        [one] Dla ludzi, { people-space }, i weź { $cards } kartę z Rynku
        [few] Dla ludzi, { people-space }, i weź { $cards } karty z Rynku
       *[many] Dla ludzi, { people-space }, i weź { $cards } kart z Rynku
    }
option-pass-artifact = Nie kupuj; artefakt trafi pod stos
prompt-cultist = Którego kultystę bierzesz?
prompt-artifact = Czy kupujesz artefakt leżący przy twojej karcie Przeznaczenia?
prompt-conquest = Gdzie kładziesz { $tile }? { $text }
priests =
    { $priests ->
        [one] { $priests } kapłan
       *[many] { $priests } kapłanów
    }
soldiers =
    { $soldiers ->
        [one] { $soldiers } wojownik
       *[many] { $soldiers } wojowników
    }
priests-acc =
    { $priests ->
        [one] { $priests } kapłana
       *[many] { $priests } kapłanów
    }
soldiers-acc =
    { $soldiers ->
        [one] { $soldiers } wojownika
       *[many] { $soldiers } wojowników
    }

# Co się stało
event-spent = { $player } wydaje { amount }.
region = region { $region }
    .place = region-{ $region }
event-built-region = { $player } podbija { region }.
event-conquered = { $player } kładzie płytkę podboju { $tile } { temple-space-loc }.
event-conquest-drawn = Nowa płytka podboju: { $tile }.
event-covered = { $player } zakrywa płytkę podboju { $tile }.
event-served = { $player } korzysta z kultysty { $card }.
event-displayed = Artefakt { $card } pojawia się obok karty Przeznaczenia { $destiny }.
event-buried = Artefakt { $card } trafia pod stos.

# Dlaczego coś jest niemożliwe
reason-region-full = w regionie { $region } nie ma wolnego pola
reason-region-needs = w regionie { $region } trzeba mieć { amount }, a masz { $have }
reason-seth-only = kość z planszy Seta służy tylko do akcji Seta

# Plansza w terminalu
board-seth = Plansza Seta
board-seth-dice = Kości
board-seth-statues = Posągi ku czci Seta
board-seth-bonus = bonus: { amount-nom }
board-seth-conquest = Podbój
board-seth-conquest-none = nie ma już płytek
board-seth-more =
    { $count ->
        [0] { $text } To ostatnia.
        [one] { $text } Zostaje jeszcze { $count }.
        [few] { $text } Zostają jeszcze { $count }.
       *[many] { $text } Zostaje jeszcze { $count }.
    }
board-seth-region = Region { $region }
board-seth-cost = { soldiers }, { $vp } PZ
board-seth-people = Dla ludzi
board-seth-artifact = { $destiny } { $card } ({ priests })
board-seth-artifacts = Artefakty
board-seth-cultists = Kultyści do wyboru
board-army = Armia
board-army-of =
    { $blood ->
        [one] { soldiers }, { priests }, { $blood } żeton krwi
        [few] { soldiers }, { priests }, { $blood } żetony krwi
       *[many] { soldiers }, { priests }, { $blood } żetonów krwi
    }
board-cultist = Kultysta
board-artifacts = Artefakty

play-new-seth = Nowa gra z Czasem Seta dla { n-players }, ziarno { $seed }. Wpisz ?, aby zobaczyć pomoc.
help-seth = Set: bierzesz kość z jego planszy, wydajesz wojowników i budujesz swój Budynek w regionie o numerze równym jej wartości. Otrzymujesz to, co pokazuje region, bierzesz 1 żeton krwi, który obciąża cię w każdej fazie Maat, i kładziesz odkrytą płytkę podboju w Świątyni. Czerwone kości dają wojowników, niebieskie – kapłanów (połowę swojej wartości, zaokrągloną w górę), a zielone – dowolny Surowiec. Szare kości zawsze leżą na jego planszy.
help-card-conquest = Płytka podboju { $card }
help-card-cultist = Kultysta { $card }, pomaga przez całą grę
help-card-artifact = Artefakt { $card } za { priests-acc }
