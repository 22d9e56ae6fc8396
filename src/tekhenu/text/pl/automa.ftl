# Automy, przeciwniczki solo w grze z Czasem Seta: jak się nazywają i jak dochodzą do wyboru.

automa-name = Automa { $number }
# Jedna litera lub cyfra na jej elementach na rysunkach planszy.
automa-letter = { $number }
# Jeden znak w terminalu, gdzie obok stoją cyfry.
automa-sign =
    { $number ->
        [1] ①
        [2] ②
       *[3] ③
    }

# Płytka akcji, która nie pokazuje ani boga, ani Surowców.
action-tile-recruiting = kapłan i wojownik

# Przygotowanie

event-marked-district = { $player }: znacznik F leży przy dzielnicy { good-gen }.
event-marked-section = { $player }: znacznik G leży przy Obelisku; przeciwnie do ruchu wskazówek zegara pierwsza jest sekcja { god-gen }.
event-marked-line = { $player }: znacznik H leży przy { temple-line-loc } Świątyni.
event-marked-space = { $player }: znacznik I leży { temple-space-loc } Świątyni.
event-automa-starting = { $player } dostaje kartę Początkową { $card }; liczy się tylko jej Inicjatywa: { $initiative }.

# Kroki jej wyboru

event-uncovered = Następna płytka akcji: { $tile }.
event-passed-board = Na planszy Seta nie ma kości.
event-passed-people = Już zajęte: { $what }.
event-passed-region = Brak wolnego pola: { $what }.
event-cast =
    { $how ->
        [free] Kości dla płytki podboju wskazują: { temple-space }.
       *[taken] Kości dla płytki podboju wskazują: { temple-space }. Leży tam już płytka, więc rzut się powtarza.
    }
event-passed-action =
    { $why ->
        [no-piece] Brak elementu do akcji { god-gen }.
        [no-tile] Nie leży tam żadna płytka Filaru.
        [full] Zadowolenie już wcześniej dotarło do końca toru.
       *[no-space] Nie ma wolnego pola do akcji { god-gen }.
    }
event-automa-preferred = { automa-rule }: { $left }.
event-automa-cheaper = Tańsze pole przy { temple-line-loc }: pole { $space } (Chleb: { $bread } zamiast { $more }).
event-automa-same-price = Oba pola przy { temple-line-loc } kosztują tyle samo (Chleb: { $bread }), więc Automa wybiera pierwsze: pole { $space }.
event-automa-counted = { automa-rule } – { $groups }.
event-automa-counted-brief =
    { $others ->
        [one] { automa-rule } – { $best }; druga możliwość: mniej.
       *[other] { automa-rule } – { $best }; pozostałe ({ $others }): mniej.
    }
automa-rule =
    { $rule ->
        [majority] Tam, gdzie przejmie dzielnicę
        [steal] Tam, gdzie odbierze ci dzielnicę
        [cards] Karty do wzięcia
        [buildings] Budynki wszystkich graczy w linii
        [own-buildings] Własne Budynki w linii
        [color-order] Pierwsza według koloru
        [marker-f] Pierwsza dzielnica od znacznika
        [marker-g] Pierwsza kość od znacznika, przeciwnie do ruchu wskazówek zegara
        [marker-h] Pierwsze miejsce przy Świątyni od znacznika
       *[marker-i] Pierwsze pole od znacznika
    }
automa-region = region { $region }
automa-regions = regiony { $regions }

# Co się stało


# Jej tura w jednym czy dwóch zdaniach

bot-turn-region = Runda { $round }: { $player } bierze { color-acc } { $value } { from-god } i podbija { region }.
bot-turn-no-die = Runda { $round }: { $player } bierze { color-acc } { $value } { from-god }, bez akcji: żadna kość nie była dozwolona.
bot-turn-took-cards =
    { $count ->
        [one] Bierze też kartę { $cards }.
       *[other] Bierze też karty { $cards }.
    }

# Pytanie do człowieka

prompt-service = Czy korzystasz z kultysty? Jeśli tak, każda Automa zdobędzie { $vp } PZ.
option-pass-service = Zrezygnuj; Automy nic nie zdobędą

# Jej obszar w terminalu

board-automa-markers = Znaczniki
board-automa-district = F { good }
board-automa-section = G najpierw { $god }
board-automa-line = H { temple-line }
board-automa-space = I { temple-space }
board-automa-tiles = Płytki akcji
board-automa-tiles-left =
    { $count ->
        [0] bez zakrytych
        [one] { $count } zakryta
        [few] { $count } zakryte
       *[many] { $count } zakrytych
    }
board-automa-secret = Tajny Dekret

# Początek i koniec gry w terminalu

play-new-automa =
    { $automas ->
        [one] Grasz jako { $player } przeciwko jednej Automie, z Czasem Seta (poziom { $step }), ziarno { $seed }. Wpisz ?, aby zobaczyć pomoc.
       *[other] Grasz jako { $player } przeciwko { $automas } Automom, z Czasem Seta (poziom { $step }), ziarno { $seed }. Wpisz ?, aby zobaczyć pomoc.
    }
ask-resume-automa =
    { $automas ->
        [one] Masz niedokończoną grę przeciwko jednej Automie (runda { $round }). Grać dalej? [T/n]
       *[other] Masz niedokończoną grę przeciwko { $automas } Automom (runda { $round }). Grać dalej? [T/n]
    }
ask-opponent = Kto gra przeciwko tobie: 0 { bot-name } czy 1, 2 lub 3 Automy z Czasem Seta? [0]
ask-step = Jak silne mają być Automy, od 0 do 4? [0]
play-undo-tile = Tego nie da się cofnąć: { $player } ma już odkrytą kolejną płytkę akcji.
final-title-automa =
    { $automas ->
        [one] Wynik końcowy przeciwko jednej Automie (poziom { $step })
       *[other] Wynik końcowy przeciwko { $automas } Automom (poziom { $step })
    }
error-needs-opponent = { $option } wymaga --solo { $solo }
error-automa-seats = gra przeciwko Automom ma już swoje miejsca; pomiń --seat
error-step = przeciwko Automom --difficulty to liczba od 0 do 4, a nie { $given }
error-level = przeciwko Botankhamunowi --difficulty to jedno z { $levels }, a nie { $given }

# Pomoc w terminalu

help-automa = Automy: w każdej swojej turze Automa odkrywa następną płytkę akcji i bierze kość. Płytka boga: najwyższa kość z jego sekcji, a jeśli to niemożliwe, z następnej przeciwnie do ruchu wskazówek zegara. Płytka Surowców: najwyższa kość w kolorze pierwszego Surowca, dla którego jest jakaś kość. Płytka kapłana i wojownika: najwyższa niebieska lub czerwona kość. Spośród równych kości Automa bierze Czystą. Potem wykonuje akcję boga z tej sekcji. Nic nie płaci i nie otrzymuje Surowców ani żetonów, tylko PZ zamiast nich. Dziennik (l) opisuje każdy krok.
help-automa-ties = O tym, co nadal jest równe, decydują jej znaczniki: F o dzielnicach od lewej do prawej, G o kościach przeciwnie do ruchu wskazówek zegara, H o miejscach przy Świątyni od rzędu 1 do kolumny 5, I o polach w niej od lewej do prawej i z góry na dół, zawsze od znacznika i dalej w koło.
help-automa-score = Ilekroć Automie należy się bonus Horusa, zdobywa ona { $bonus } PZ. Ilekroć korzystasz z kultysty, każda Automa zdobywa { $cultist } PZ. Przy Punktowaniu każde jej Błogosławieństwo jest warte { $blessing } PZ i jest odrzucane, a każda Technologia – { $technology } PZ i zostaje; na końcu każdy z pierwszych { $decrees } Dekretów jest wart { $decree } PZ, a każdy dalszy – { $further } PZ. Jej karta Przeznaczenia to jej bilans w fazie Maat.
