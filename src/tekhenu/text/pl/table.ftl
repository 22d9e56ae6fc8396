
# Świątynia, Ozyrys, Horus, pospólstwo
table-temple = Świątynia
table-temple-label = Kompleks Świątynny z płytkami Ra, Filarami, Budynkami i Posągami dla ludzi
table-temple-place = Połóż płytkę { temple-space-loc }, najwyżej za { $vp } PZ: jak ją obracasz?
table-temple-space = { temple-space }: { amount-nom }
table-temple-corner = { temple-space }: { amount-nom }. Pasujące krawędzie liczą się tu podwójnie.
table-building-place = Pole Budynku przy { temple-line-loc } za { n-bread }
table-people = Pole Posągu dla ludzi, { people-space }
table-people-gold = Pole Posągu dla ludzi, { people-space }; kto pierwszy go tu zbuduje, bierze Złoto
table-ra-place = Akcją Ra o wartości { $low } lub { $high } zbudujesz Filar na tej płytce i otrzymasz dodatkowo { $vp } PZ
table-tiles-left =
    { $tiles ->
        [0] Nie ma już płytek do uzupełnienia oferty Ra
        [one] Została { $tiles } płytka do uzupełnienia oferty Ra
        [few] Zostały { $tiles } płytki do uzupełnienia oferty Ra
       *[many] Zostało { $tiles } płytek do uzupełnienia oferty Ra
    }
table-tile =
    { $light ->
        [none] { $tile } za { n-limestone } i { n-granite }. { $text }
       *[other] { $tile } za { n-limestone } i { n-granite }. Gdy sekcja Ra jest { light }: { $text }
    }
table-tile-limestone =
    { $light ->
        [none] { $tile } za { n-limestone }. { $text }
       *[other] { $tile } za { n-limestone }. Gdy sekcja Ra jest { light }: { $text }
    }
table-score = Płytka daje 1 PZ za każdy Budynek przy jej rzędzie i kolumnie oraz 1 PZ za każdą pasującą krawędź; w rogu krawędzie liczą się podwójnie.
table-osiris = Ozyrys
table-osiris-label = Ozyrys: warsztaty i kamieniołomy według wartości kości
table-osiris-row = Rząd { $row }: Produkcja w dzielnicy +{ $steps } i Surowiec tej dzielnicy ×{ $goods }.
table-osiris-partner = Produkcja Surowca pokazanego na polu +1.
table-osiris-any = Dowolna Produkcja +{ $steps }.
table-osiris-gold = Złoto ×{ $gold }.
table-horus = Bonus Horusa
table-horus-label = Horus: którego boga wskazuje wartość kości i jaki jest bonus
table-horus-slot = { $value } wskazuje { god-gen }; bonus: { amount-nom }.
table-populace-label = Tor Pospólstwa: Zadowolenie jest okrągłe, Populacja kwadratowa
table-step = Pole { $step } toru Pospólstwa.
table-step-joy = ▲ dla każdego, kto tu dotrze.
table-step-reward =
    { $reward ->
        [1] Gdy twoje Zadowolenie dotrze tu po raz pierwszy, otrzymasz 1 Złoto.
        [2] Gdy twoje Zadowolenie dotrze tu po raz pierwszy, otrzymasz 1 Skrybę.
       *[3] Gdy twoje Zadowolenie dotrze tu po raz pierwszy, wykonasz jedną dowolną akcję o dowolnej wartości.
    }
table-step-section = Z takim Zadowoleniem można brać karty z części { $section } Rynku.
table-step-opens = Pierwszy znacznik Populacji, który tu dotrze, otwiera część { $section } Rynku.
table-marker =
    { $track ->
        [population] { $player }, Populacja: { $step }
       *[happiness] { $player }, Zadowolenie: { $step }
    }

# Karty i Rynek

face-family =
    { $family ->
        [blessing] Błogosł.
        [technology] Techn.
        [decree] Dekret
        [starting] Start
        [destiny] Przezn.
       *[tile] Płytka
    }
face-blessing = Błogosławieństwo { $card }: { $text }
face-technology = Technologia { $card }: { $text }
face-decree = Dekret { $card }, symbol { symbol }: { $text }
face-starting = Karta Początkowa { $card }, Inicjatywa { $initiative }: { $text }
face-destiny = Karta Przeznaczenia { $card }, wartość Ankh { $ankh }: { $text }
face-tile = Płytka Filaru { $card }: { $text }
face-back =
    { $family ->
        [blessing] Zakryte Błogosławieństwo
        [technology] Zakryta Technologia
       *[decree] Zakryty Dekret
    }
market-label = Rynek Kart
market-section = Część { $section } Rynku: wymaga Zadowolenia co najmniej { $happiness }
market-closed = Część { $section } Rynku jest zamknięta; otworzy się, gdy znacznik Populacji dotrze do { $population }
market-opens = otwarcie: Populacja { $population }
market-empty =
    { $family ->
        [blessing] Nie ma tu Błogosławieństwa
        [technology] Nie ma tu Technologii
       *[decree] Nie ma tu Dekretu
    }
market-renew = Wymień karty części { $section } za { n-papyrus }
market-deck =
    { $family ->
        [blessing] Błogosławieństwa: w talii { $deck }, odrzucone { $discards }
        [technology] Technologie: w talii { $deck }, odrzucone { $discards }
       *[decree] Dekrety: w talii { $deck }, odrzucone { $discards }
    }
offer-starting = Karty Początkowe do wyboru
offer-destiny = Karty Przeznaczenia
offer-looking = Oglądane karty
offer-cards = Karty do wyboru
offer-many = { $card }: możliwych jest kilka sposobów użycia. { $text }

# Plansze graczy i wykresy
player-board = Plansza: { $player }
player-place = Miejsce { $place } w kolejności graczy
player-maat-loss = Faza Maat kosztowałaby { $vp } PZ
player-maat-safe = Faza Maat nic by nie kosztowała
player-excess =
    { $good ->
        [papyrus] Nadwyżka Papirusu obciąża Nieczystą stronę: { $amount }
        [bread] Nadwyżka Chleba obciąża Nieczystą stronę: { $amount }
        [limestone] Nadwyżka Wapienia obciąża Nieczystą stronę: { $amount }
       *[granite] Nadwyżka Granitu obciąża Nieczystą stronę: { $amount }
    }
player-below = Kości pod szalkami nie są ważone
player-pure = Kości po Czystej stronie ważą { $weight }
player-tainted = Kości i nadwyżka po Nieczystej stronie ważą { $weight }
player-production =
    { $good ->
        [papyrus] Produkcja Papirusu: { $steps } z { $limit }
        [bread] Produkcja Chleba: { $steps } z { $limit }
        [limestone] Produkcja Wapienia: { $steps } z { $limit }
       *[granite] Produkcja Granitu: { $steps } z { $limit }
    }
player-building-row =
    { $bread ->
        [0] Punktowanie: { $vp } PZ, bez Chleba
       *[other] Punktowanie: { $vp } PZ, koszt { n-bread }
    }
player-space-covered =
    { $good ->
        [vp] Gdy zbudujesz ten Budynek: { $amount } PZ więcej przy każdym Punktowaniu
       *[bread] Gdy zbudujesz ten Budynek: { amount } więcej do zapłaty przy każdym Punktowaniu
    }
player-space-revealed =
    { $good ->
        [vp] { $amount } PZ przy każdym Punktowaniu
       *[bread] { amount } do zapłaty przy każdym Punktowaniu
    }
player-statues = Posągi
player-statues-note =
    { $vp ->
        [0] Punktowanie: jeszcze nic
       *[other] Punktowanie: { $vp } PZ
    }
player-statue-covered = Koszt tego Posągu: { board-statue-cost }; po zbudowaniu twoje Posągi są warte { $vp } PZ przy każdym Punktowaniu
player-statue-revealed = Posągi do tego włącznie są warte { $vp } PZ przy każdym Punktowaniu
player-pillars = Filary
player-pillars-left =
    { $pillars ->
        [0] Nie ma już Filarów
        [one] Został { n-pillars }
        [few] Zostały { n-pillars }
       *[many] Zostało { n-pillars }
    }
player-secret-decrees =
    { $count ->
        [one] { $count } tajny Dekret
        [few] { $count } tajne Dekrety
       *[many] { $count } tajnych Dekretów
    }
player-happiness = Zadowolenie { $count }
player-population = Populacja { $count }
player-built-buildings =
    { $count ->
        [one] { $count } Budynek na planszy
        [few] { $count } Budynki na planszy
       *[many] { $count } Budynków na planszy
    }
player-built-pillars =
    { $count ->
        [one] { $count } Filar na planszy
        [few] { $count } Filary na planszy
       *[many] { $count } Filarów na planszy
    }
player-built-statues =
    { $count ->
        [one] { $count } Posąg na planszy
        [few] { $count } Posągi na planszy
       *[many] { $count } Posągów na planszy
    }
player-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
player-dice =
    { $count ->
        [one] { $count } kość wzięta od ostatniej fazy Maat
        [few] { $count } kości wzięte od ostatniej fazy Maat
       *[many] { $count } kości wziętych od ostatniej fazy Maat
    }
player-balance = Bilans szalek: { $balance }
player-progress = Znacznik Postępu
player-tile-god =
    { $state ->
        [here] { god }: płytka ostatniej tury
        [done] { god }: już była
        [next] { god }: być może następna tura
       *[open] { god }
    }
player-tile-goods =
    { $state ->
        [here] { $first }, potem { $second }, potem { $third }, potem { $fourth }: płytka ostatniej tury
        [done] { $first }, potem { $second }, potem { $third }, potem { $fourth }: już była
        [next] { $first }, potem { $second }, potem { $third }, potem { $fourth }: być może następna tura
       *[open] { $first }, potem { $second }, potem { $third }, potem { $fourth }
    }
player-pyramid-note =
    { $state ->
        [start] W następnej turze: pierwsza płytka podstawy.
        [last] Po fazie Maat piramidę układa się od nowa.
       *[other] Decyduje żeton Debenu: wzdłuż rzędu albo w górę.
    }
player-bot-cards-none =
    { $family ->
        [blessing] Błogosławieństwa: brak
        [technology] Technologie: brak
       *[decree] Dekrety: brak
    }
player-bot-cards =
    { $family ->
        [blessing] Błogosławieństwa: { $cards }
        [technology] Technologie: { $cards }
       *[decree] Dekrety: { $cards }
    }
chart-score = Punkty Zwycięstwa runda po rundzie
chart-rounds = Rundy
chart-scoring = Punktowanie { $number }
chart-end = { $player } { $vp }
chart-sources = Skąd się wzięły punkty
chart-source = { source }
chart-piece = { source }: { $vp } PZ

# Koło

wheel-label = Obelisk, jego Koło i kości
wheel-section = { god }: { light }
wheel-die = { color } { $value } { at-god }: { purity }
wheel-ring =
    { $purity ->
        [pure] W tym pierścieniu kości są Czyste.
        [tainted] W tym pierścieniu kości są Nieczyste.
       *[forbidden] W tym pierścieniu kości są Zakazane.
    }
wheel-statue = Posąg ku czci { god-gen }: { $name }
wheel-statue-free = Wolne pole Posągu { at-god }
# Granica na Kole: bogowie po obu jej stronach, w mianowniku.
wheel-arrow = Strzałka Koła ({ $before } | { $after })
wheel-marker = Punktowanie { $number } ({ $before } | { $after }): następuje, gdy strzałka wskaże ten znacznik w fazie Maat, chyba że w grze jest jeszcze znacznik o niższym numerze.
