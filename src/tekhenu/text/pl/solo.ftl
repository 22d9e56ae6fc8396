# Botankhamun, przeciwnik w grze solo: jego imię, droga do wyboru, co przyniosła jego tura.

bot-name = Botankhamun
# Jedna litera na jego elementach.
bot-letter = B

# Kroki jego wyboru, w kolejności reguł

event-arranged = Piramida od podstawy w górę: { $tiles }.
event-progressed =
    { $coin ->
        [start] Znacznik trafia na pierwszą płytkę podstawy piramidy: { $tile }.
        [up] Deben wskazuje w górę: znacznik idzie w górę i w prawo. Płytka: { $tile }.
       *[right] Deben wskazuje w prawo: znacznik idzie dalej w swoim rzędzie. Płytka: { $tile }.
    }
event-passed-section =
    { $why ->
        [empty] Brak kości { at-god }. Dalej do następnej sekcji, przeciwnie do ruchu wskazówek zegara.
       *[forbidden] Same Zakazane kości { at-god }. Dalej do następnej sekcji, przeciwnie do ruchu wskazówek zegara.
    }
event-passed-color =
    { $why ->
        [empty] Nie ma przy Obelisku: { $what }.
       *[forbidden] Wszędzie Zakazane: { $what }.
    }
event-passed-die = Pominięte Zakazane kości: { $what }.
event-passed-statue = Pole Posągu jest już zajęte: { $what }.
event-passed-osiris = Już zajęte: { $what }.
event-passed-market =
    { $why ->
        [happiness] Za małe Zadowolenie: { $what }.
       *[empty] Brak kart: { $what }.
    }
event-entered = Zadowolenie { $happiness } wystarcza na część { $section } Rynku, która wymaga { $needed }. Najpierw Dekrety, potem Technologie, na końcu Błogosławieństwa.
event-highest = Kości do wyboru: { $all }. Najwyższa wartość: { $left }.
event-highest-alike = Kości do wyboru: { $all }. Mają równą wartość.
event-preferred = { bot-rule }: { $left }.
event-counted = { bot-rule } – { $groups }.
event-counted-brief =
    { $others ->
        [one] { bot-rule } – { $best }; druga możliwość: mniej.
       *[other] { bot-rule } – { $best }; pozostałe ({ $others }): mniej.
    }
bot-group = { $points }: { $what }
bot-rule =
    { $rule ->
        [pure] Czyste przed Nieczystymi
        [statue] Tam, gdzie ma Posąg
        [own-building] W linii z własnym Budynkiem
        [inner] Z dala od krawędzi
        [slot] Wyższe pole Horusa
        [impact] Dzielnice przejęte dzięki Posągowi
        [pillars] Własne Filary w linii
        [vp] PZ do zdobycia
       *[fewest] Szara kość, więc dzielnica z najmniejszą liczbą Budynków, przy remisie pierwsza z lewej
    }
event-picked-only = Jedyna możliwość: { $what }.
event-picked-random = Losowo spośród: { $among }. Wynik: { $what }.
event-picked-random-brief = Losowo spośród tych { $count }. Wynik: { $what }.

# Co brał pod uwagę

bot-die = { color } { $value } { at-god }
bot-die-mark = { color } { $value }
bot-dice-at = { god } ({ $dice })
bot-color = { color-plural } kości ({ good })
bot-gray = szare kości
bot-section = część { $section } Rynku
bot-section-needs = część { $section } Rynku (wymaga { $happiness })
bot-sections = części { $sections } Rynku
bot-district = { good } w rzędzie { $row }
bot-districts = rząd { $row } ({ $goods })
bot-people = pole { people-space }
bot-spaces =
    { $count ->
        [one] rząd { $row } (kolumna { $columns })
       *[other] rząd { $row } (kolumny { $columns })
    }
bot-lines =
    { $line ->
        [row]
            { $count ->
                [one] rząd { $numbers }
               *[other] rzędy { $numbers }
            }
       *[column]
            { $count ->
                [one] kolumna { $numbers }
               *[other] kolumny { $numbers }
            }
    }

# Zdarzenia, które u niego wyglądają inaczej

event-opponent-took = { $player } bierze { color-acc } { $value } { from-god }.
event-opponent-chose = { $player } bierze losowo kartę Przeznaczenia { $card }, bez jej nagrody.
event-opponent-received =
    { $family ->
        [blessing] { $player } bierze Błogosławieństwo { $card }.
        [technology] { $player } bierze Technologię { $card }.
       *[decree] { $player } bierze Dekret { $card }.
    }
event-discarded = Leżące tam Złoto zostaje odrzucone.

# Jego tura w jednym czy dwóch zdaniach

# Dopełniacz imienia, takiego, jakie daje god.
honored-gen =
    { $honored ->
        [Horus] Horusa
        [Thot] Thota
        [Set] Seta
        [Ozyrys] Ozyrysa
       *[other] { $honored }
    }
bot-turn-honor = Runda { $round }: { $player } bierze { color-acc } { $value } { from-god } i buduje Posąg ku czci { honored-gen }.
bot-turn-people = Runda { $round }: { $player } bierze { color-acc } { $value } { from-god } i buduje Posąg dla ludzi { people-space }.
bot-turn-no-statue = Runda { $round }: { $player } bierze { color-acc } { $value } { from-god }, ale nie ma już Posągu albo wolnego pola dla niego.
bot-turn-pillar = Runda { $round }: { $player } bierze { color-acc } { $value } { from-god }, kładzie płytkę { $tile } { temple-space-loc }, po czym buduje na niej Filar.
bot-turn-temple = Runda { $round }: { $player } bierze { color-acc } { $value } { from-god } i buduje Budynek przy { temple-line-loc } Świątyni.
bot-turn-osiris = Runda { $round }: { $player } bierze { color-acc } { $value } { from-god } i buduje { district } w { osiris-row }.
bot-turn-festival = Runda { $round }: { $player } bierze { color-acc } { $value } { from-god } i urządza festiwal.
bot-turn-cards =
    { $count ->
        [one] Runda { $round }: { $player } bierze { color-acc } { $value } { from-god } oraz kartę { $cards }.
       *[other] Runda { $round }: { $player } bierze { color-acc } { $value } { from-god } oraz karty { $cards }.
    }
bot-turn-nothing = Runda { $round }: { $player } bierze { color-acc } { $value } { from-god }, ale akcja nic nie daje: brakuje elementu, pola albo karty.
bot-turn-idle = Runda { $round }: { $player } bierze losowo { color-acc } { $value } { from-god }, bez akcji: żadna kość nie była dozwolona.
bot-turn-gained = Otrzymuje { $goods }.
bot-turn-scored = Zdobywa { $vp } PZ.
bot-turn-track =
    { $track ->
        [happiness] Zadowolenie rośnie z { $old } do { $new }.
       *[population] Populacja rośnie z { $old } do { $new }.
    }
bot-turn-bonus = { $player } otrzymuje { $goods } (bonus Horusa).
bot-turn-bonus-scored = { $player } zdobywa { $vp } PZ (bonus Horusa).
bot-turn-market = Nowe na Rynku: { $cards }.
bot-market-card = { family } { $card } (część { $section }, miejsce { $place })
bot-turn-in-full = l = wszystkie kroki w całości

# Jak jest silny

difficulty =
    { $difficulty ->
        [easy] łatwy
        [medium] średni
       *[hard] trudny
    }
challenge =
    { $challenge ->
        [random_start] losowe karty Początkowe
       *[rich_decrees] { $vp } PZ za każdy jego Dekret
    }
