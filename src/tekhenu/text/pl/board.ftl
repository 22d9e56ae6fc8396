# Plansza w terminalu. Etykiety są krótkie, wyjaśnia je pomoc.

board-round = Runda { $round } z { $rounds }
board-setup = Przygotowanie
board-over = Koniec gry
board-order = kolejność graczy: { $players }
board-wheel = Obelisk, od lewej zgodnie z ruchem wskazówek zegara
board-wheel-caption = Strzałka wskazuje granicę między { between }. Przy każdym obrocie światło przesuwa się o jednego boga w prawo.
board-marker = Znacznik Punktowania { $number } leży między { between }.
# Narzędnik dwóch imion, takich, jakie daje god.
between = { between-before } a { between-after }
between-before =
    { $before ->
        [Horus] Horusem
        [Thot] Thotem
        [Set] Setem
        [Ozyrys] Ozyrysem
       *[other] { $before }
    }
between-after =
    { $after ->
        [Horus] Horusem
        [Thot] Thotem
        [Set] Setem
        [Ozyrys] Ozyrysem
       *[other] { $after }
    }
board-row-light = Światło
board-row-statues = Posągi
board-row-bonus = Bonus
board-bonus = { $slot } → { $amount } { good-mark }
board-light =
    { $light ->
        [sunny] ○ Słoneczna
        [shaded] ◐ Zacieniona
       *[dark] ● Ciemna
    }
board-temple = Kompleks Świątynny
board-statue = Posąg
board-reward = { $amount } { good-mark }
board-temple-caption = [n] wolne pole Budynku za n Chlebów
board-ra = Płytki Ra
board-ra-dice = kość { $low }–{ $high }
board-ra-vp = { $vp } PZ
board-ra-empty = brak płytki
board-ability = { light }: { $text }
board-osiris = Ozyrys
board-osiris-brings =
    { $gold ->
        [0] +{ $steps }, weź { $goods }
       *[other] +{ $steps }, weź { $goods }+Złoto
    }
board-osiris-any = +{ $steps } +dow., weź { $goods }
board-populace = Pospólstwo
board-populace-caption = Z Zadowolenie, P Populacja, X oba
board-market = Rynek Kart
board-section = Część { $section }, Zadowolenie co najmniej { $happiness }
board-section-closed = Część { $section } otworzy się, gdy znacznik Populacji dotrze do { $population }
board-offer = Karty Początkowe do wyboru

board-you = { $player } (ty)
board-vp = { $vp } PZ
board-goods = Żetony
board-production = Produkcja
board-production-of = { good } { $steps }
board-people-of = Zadowolenie { $happiness }, Populacja { $population }
board-scales = Szalki
board-scales-side = { purity }
board-scales-nothing = nic
board-scales-excess = { $excess } w nadwyżce
board-scales-below = pod szalkami
board-scales-balance = bilans { $balance }
board-pieces = Pozostało
board-pieces-of =
    { $statues ->
        [0] { n-buildings }, { n-pillars }, brak Posągów
        [one] { n-buildings }, { n-pillars }, { n-statues } (koszt { board-statue-cost })
       *[other] { n-buildings }, { n-pillars }, { n-statues } (koszt następnego: { board-statue-cost })
    }
board-statue-cost =
    { $cost ->
        [one] { $cost } Granit
        [few] { $cost } sztuki Granitu
       *[many] { $cost } sztuk Granitu
    }
board-building-row = Rząd Budynków
board-building-row-of = przy każdym Punktowaniu { $vp } PZ, do zapłaty { n-bread }
board-building-row-next = przy każdym Punktowaniu { $vp } PZ, do zapłaty { n-bread }; następny Budynek doda { $next }
board-destiny = Przeznaczenie
board-destiny-of = { $card }, Ankh { $ankh }
board-destiny-none = na razie brak
board-technologies = Technologie
board-blessings = Błogosławieństwa
board-decrees = Dekrety
board-cards = Karty
board-scribes = Skrybowie
board-bot-buildings =
    { $count ->
        [one] { $count } Budynek
        [few] { $count } Budynki
       *[many] { $count } Budynków
    }
board-bot-pillars =
    { $count ->
        [one] { $count } Filar
        [few] { $count } Filary
       *[many] { $count } Filarów
    }
board-bot-statues =
    { $count ->
        [one] { $count } Posąg
        [few] { $count } Posągi
       *[many] { $count } Posągów
    }
board-bot-cards = { $count } ({ $cards })
board-bot-dice = Wzięte kości
board-bot-maat = Faza Maat
board-bot-maat-of = bilans { $balance }, Ankh { $ankh }
board-bot-caption = ▶ znacznik Postępu   ✓ użyta   ? następna według Debenu
board-decree = ({ symbol }) { $text }
board-none = brak
board-hidden =
    { $hidden ->
        [one] { $hidden } tajny Dekret
        [few] { $hidden } tajne Dekrety
       *[many] { $hidden } tajnych Dekretów
    }
