# Co się stało. $player to imię.

event-gained = { $player } otrzymuje { $goods }.
event-gained-bonus = { $player } otrzymuje { $goods } (bonus Horusa).
event-paid =
    { $what ->
        [scribes] { $player } wydaje { $scribes }.
        [both] { $player } płaci { $goods } i wydaje { $scribes }.
       *[goods] { $player } płaci { $goods }.
    }
event-scored = { $player } zdobywa { $vp } PZ ({ source }).
event-scored-of = { $player } zdobywa { $vp } PZ ({ source }: { $causes }).
event-scored-card = { $player } zdobywa { $vp } PZ dzięki karcie { $card }.
event-scored-card-again = { $player } zdobywa { $vp } PZ dzięki karcie { $card }, po raz drugi.
event-lost = { $player } traci { $vp } PZ ({ source }).
event-lost-of = { $player } traci { $vp } PZ ({ source }: { $causes }).
event-advanced =
    { $track ->
        [population] { $player } przesuwa Populację z { $old } na { $new }.
        [happiness] { $player } przesuwa Zadowolenie z { $old } na { $new }.
        [papyrus] { $player } zwiększa Produkcję Papirusu z { $old } do { $new }.
        [bread] { $player } zwiększa Produkcję Chleba z { $old } do { $new }.
        [limestone] { $player } zwiększa Produkcję Wapienia z { $old } do { $new }.
       *[granite] { $player } zwiększa Produkcję Granitu z { $old } do { $new }.
    }
event-took =
    { $way ->
        [pure] { $player } bierze { color-acc } { $value } { from-god } jako Czystą.
        [tainted] { $player } bierze { color-acc } { $value } { from-god } jako Nieczystą.
        [anubis] { $player } wykonuje akcję Anubisa: bierze { color-acc } { $value } { from-god } i kładzie ją pod szalkami.
       *[below] { $player } bierze Zakazaną { color-acc } { $value } { from-god } i kładzie ją pod szalkami.
    }
event-turned = { $player } zmienia wartość kości z { $old } na { $new }.
event-performed = { $player } wykonuje akcję { god-gen } o wartości { $value }.
event-produced =
    { $excess ->
        [0] { $player } produkuje { kept-amount }.
       *[other] { $player } produkuje { kept-amount } i { $excess } w nadwyżce.
    }
# Biernik jak w amount, ale dla $kept.
kept-amount =
    { $good ->
        [papyrus]
            { $kept ->
                [one] { $kept } Papirus
                [few] { $kept } Papirusy
               *[many] { $kept } Papirusów
            }
        [bread]
            { $kept ->
                [one] { $kept } Chleb
                [few] { $kept } Chleby
               *[many] { $kept } Chlebów
            }
        [limestone]
            { $kept ->
                [one] { $kept } Wapień
                [few] { $kept } sztuki Wapienia
               *[many] { $kept } sztuk Wapienia
            }
        [granite]
            { $kept ->
                [one] { $kept } Granit
                [few] { $kept } sztuki Granitu
               *[many] { $kept } sztuk Granitu
            }
        [soldier]
            { $kept ->
                [one] { $kept } wojownika
               *[many] { $kept } wojowników
            }
        [priest]
            { $kept ->
                [one] { $kept } kapłana
               *[many] { $kept } kapłanów
            }
       *[other] { $kept } { good-gen }
    }
event-idle = { $player } nie może wykonać żadnej akcji.
event-built-honor = { $player } buduje Posąg ku czci { god-gen }.
event-built-people = { $player } buduje Posąg dla ludzi { people-space }.
event-built-temple = { $player } buduje Budynek przy { temple-line-loc } Świątyni.
event-built-temple-space = { $player } buduje Budynek przy { temple-line-loc } Świątyni, na polu { $space }.
event-built-osiris = { $player } buduje { district } w { osiris-row }.
event-built-pillar = { $player } buduje Filar { temple-space-loc }.
event-tile-placed = { $player } kładzie płytkę { $tile } { temple-space-loc }, { rotation }.
event-tile-drawn = Płytka { $tile } trafia na lewy koniec oferty Ra.
event-tiles-drawn = Płytki { $tiles } trafiają do oferty Ra.
event-played = { $player } zagrywa Błogosławieństwo { $card }.
event-received =
    { $family ->
        [blessing] { $player } otrzymuje Błogosławieństwo { $card }.
        [technology] { $player } otrzymuje Technologię { $card }.
       *[decree] { $player } otrzymuje Dekret { $card }.
    }
event-received-secret = { $player } otrzymuje tajny Dekret.
event-revealed = Nowa karta w części { $section } Rynku, miejsce { $place }: { family } { $card }.
event-revealed-cards = Nowe karty w części { $section } Rynku: { $cards }.
event-slid = { family } { $card } przesuwa się na miejsce { $place } w części { $section } Rynku.
event-opened = Otwiera się część { $section } Rynku Kart.
event-renewed = { $player } wymienia karty w części { $section } Rynku Kart.
event-chose =
    { $kind ->
        [starting] { $player } bierze kartę Początkową { $card }.
        [destiny] { $player } bierze kartę Przeznaczenia { $card }.
        [cultist] { $player } bierze kultystę { $card }.
       *[artifact] { $player } bierze artefakt { $card }.
    }
event-rolled = Nowe kości { at-god }: { $dice }.
event-rolled-die = { color } { $value }
event-dawned = Na początku Słoneczne są sekcje: { $gods }.
event-enthroned = Pola Horusa od 1 do { $count }: { $gods }.
event-rotated = Koło się obraca. Słoneczne są teraz sekcje: { $gods }.
event-began = Runda { $round }: gra { $player }.
event-weighed =
    { $faith ->
        [0] { $player } ma w fazie Maat bilans { $balance }.
       *[other] { $player } ma w fazie Maat bilans { $balance } (żetony Wiary: { $net }).
    }
event-tied = Remis rozstrzyga wartość Ankh: { $players }.
event-tied-ankh = { $player } ({ $ankh })
event-ordered = Kolejność graczy: { $players }.
event-scoring =
    { $number ->
        [1] Pierwsze Punktowanie.
       *[other] Ostatnie Punktowanie.
    }
event-declared = { $player } ogłasza Dekret { $card }.
event-unveiled = Odkryte Dekrety ({ $player }): { $cards }.
