# Co mówi terminal poza samą planszą.

play-new = Nowa gra dla { n-players }, ziarno { $seed }. Wpisz ?, aby zobaczyć pomoc.
play-new-solo = Grasz jako { $player } przeciwko Botankhamunowi (poziom { difficulty }), ziarno { $seed }. Wpisz ?, aby zobaczyć pomoc.
play-new-challenges = Wyzwania: { $challenges }.
play-loaded = Gra toczy się dalej w rundzie { $round }. Wpisz ?, aby zobaczyć pomoc.
play-earlier = Twoja wcześniejsza niedokończona gra jest zapisana jako { $file }.
play-not-kept = Nie da się zapisać gry w { $file }: { $reason }
play-pass-device = Przekaż urządzenie graczowi: { $player }.
play-press-enter = { $player }, naciśnij Enter, gdy nikt inny nie patrzy.
play-quit = Twoja gra jest zapisana. Wrócisz do niej poleceniem: { $command }
play-quit-unkept = Gra nie jest nigdzie zapisana. Następnym razem podaj plik za pomocą --save.
play-saved = Zapisano jako { $file }. Wrócisz do gry poleceniem: { $command }
play-saving-needs-file = Podaj nazwę pliku: s PLIK
play-saving-exists = Plik { $file } już istnieje. Wybierz inną nazwę albo zastąp go poleceniem: s! { $file }
play-saving-failed = Nie zapisano jako { $file }: { $reason }
play-undone = Cofnięto.
play-undo-nothing = Nie masz czego cofnąć.
play-undo-revealed = Tego nie da się cofnąć: zostało ujawnione coś ukrytego.
play-undo-coin = Tego nie da się cofnąć: { $player } ma już za sobą rzut żetonem Debenu.
play-undo-pick = Tego nie da się cofnąć: { $player } ma już za sobą losowanie.
play-unknown =
    { $count ->
        [one] „{ $text }” to nie jest prawidłowa odpowiedź. Wpisz 1 albo ?, aby zobaczyć pomoc.
       *[other] „{ $text }” to nie jest prawidłowa odpowiedź. Wpisz liczbę od 1 do { $count } albo ?, aby zobaczyć pomoc.
    }
play-blocked = Nie teraz. { $reason }.
play-blocked-none = Żadna opcja nie jest teraz zablokowana.
play-blocked-title = Teraz niemożliwe
play-blocked-more =
    { $count ->
        [one] … i jeszcze jedno
       *[other] … i jeszcze { $count }
    }
play-log-title = Co się stało
play-hint = numer = wybór   h = podpowiedź   u = cofnij   w = co zablokowane   b = plansza   l = dziennik   f = Punktowanie teraz   ? = pomoc   q = koniec
play-hint-again = Wpisz h jeszcze raz, aby zobaczyć najlepsze tury.
play-hint-best = oczekiwana różnica końcowa: { $vp } PZ
play-hint-cost = { $vp } PZ względem tury 1
play-question = { $player }: { $question }
play-back-hint = numer = wybór   Enter = wstecz
play-no-card = Nie ma karty ani płytki { $card }. Numery: P01–P27, S01–S12, A01–A04, D01–D24, B01–B24 i T01–T24; z Setem także E01–E12, Q01–Q12, C01–C08 i X01–X08.

menu-gain =
    { $amount ->
        [0] Bez { good-gen }
       *[other] { amount } i coś jeszcze
    }
prompt-gain-rest = Co bierzesz?
menu-space = { temple-space } – do { $vp } PZ i { amount-nom }

ask-resume = Masz niedokończoną grę (runda { $round }). Grać dalej? [T/n]
ask-resume-solo = Masz niedokończoną grę przeciwko Botankhamunowi (runda { $round }). Grać dalej? [T/n]
ask-players = Ilu graczy, od 1 do 4? W pojedynkę grasz przeciwko Botankhamunowi lub Automom. [2]
ask-difficulty = Jak silny ma być Botankhamun: 1 łatwy, 2 średni czy 3 trudny? [1]
ask-challenges = Dodatkowe wyzwanie: 0 żadne, 1 dwie losowe karty Początkowe, 2 więcej PZ za jego Dekrety, 3 oba? [0]
ask-humans = Ilu z nich to ludzie? Za pozostałych gra komputer. [1]
ask-number = Podaj liczbę od { $low } do { $high }.
answer-no = n

help-title = Pomoc
help-number = numer lub nazwa opcji: wybór
help-hint = h: podpowiedź: najpierw pytanie, a po kolejnym h trzy najlepsze tury z uzasadnieniem
help-undo = u: cofnij ostatni wybór, dopóki nie zostanie ujawnione coś ukrytego
help-why = w: co jest teraz niemożliwe i dlaczego
help-card = ? T05: co robi karta lub płytka
help-board = b: cała plansza
help-log = l: co się ostatnio stało; l 100: więcej
help-forecast = f: ile każdy zdobyłby, gdyby Punktowanie było teraz
help-save = s PLIK: zapisz grę (i tak zapisuje się po każdym wyborze)
help-quit = q, Ctrl-C lub zamknięcie okna: przerwa; gra zostaje zapisana
help-signs = Znaki: kości { $dice }; gracze { $players }; krawędzie płytek { $edges }
help-dice = Kości: białe są Czyste w sekcji Słonecznej, czarne w Ciemnej, żółte i brązowe w Zacienionej; szare są zawsze Nieczyste. Czyste kości leżą po lewej stronie szalek, Nieczyste po prawej; Zakazana kość wymaga Anubisa lub karty.
help-bonus = Bonus 4 → 1 Złoto: akcja Horusa o wartości 4 buduje Posąg ku czci tego boga, a Posąg daje 1 Złoto, gdy inny gracz wykonuje akcję tego boga (w dwie osoby: także gdy robisz to ty).
help-osiris = Ozyrys +1, weź 1: twoja Produkcja w tej dzielnicy rośnie o 1 i otrzymujesz 1 jej Surowiec; +Wap zwiększa o 1 także tę Produkcję.
help-solo = Botankhamun: w każdej jego turze znacznik Postępu idzie dalej po piramidzie, od drugiej płytki według żetonu Debenu: w górę i w prawo albo wzdłuż rzędu. Płytka boga: Botankhamun bierze najwyższą kość z jego sekcji. Płytka Surowców: najwyższą kość w kolorze pierwszego Surowca, dla którego jest jakaś kość. Potem wykonuje akcję boga z tej sekcji. Nic nie płaci i otrzymuje tylko PZ, Skrybów i karty. Dziennik (l) opisuje każdy krok.
help-solo-bonus = Jego własny bonus Horusa według pola: { $bonuses }.
help-solo-slot = { $slot } → { $goods }
help-solo-score =
    { $scribes ->
        [one] Przy Punktowaniu każde jego Błogosławieństwo jest warte { $blessing } PZ i jest odrzucane, a każda Technologia – { $technology } PZ i zostaje; na końcu każdy Dekret jest wart { $decree } PZ, a { $scribes } Skryba – 1 PZ.
       *[many] Przy Punktowaniu każde jego Błogosławieństwo jest warte { $blessing } PZ i jest odrzucane, a każda Technologia – { $technology } PZ i zostaje; na końcu każdy Dekret jest wart { $decree } PZ, a każdych { $scribes } Skrybów – 1 PZ.
    }
help-card-tile = Płytka { $card } za { $goods }, krawędzie: góra { $north }, prawo { $east }, dół { $south }, lewo { $west }
help-card-light = Zdolność, gdy sekcja Ra jest { light }
help-card-starting = Karta Początkowa { $card }, Inicjatywa { $initiative }
help-card-destiny = Karta Przeznaczenia { $card }, Ankh { $ankh }
help-card-decree = Dekret { $card }, symbol: { symbol }
help-card-blessing = Błogosławieństwo { $card }, do zagrania jeden raz
help-card-technology = Technologia { $card }, działa do końca gry

final-title = Wynik końcowy
final-title-solo = Wynik końcowy przeciwko Botankhamunowi (poziom { difficulty })
final-challenges = Wyzwania: { $challenges }
final-difference = Różnica
final-source = PZ za
final-source-name = { source }
final-total = Razem
final-scribes = Pozostali Skrybowie
final-order = Miejsce w kolejności
final-decrees = Dekrety (✓ punktowane)
final-winner = { $player } wygrywa z wynikiem { $vp } PZ.
final-winner-scribes = { $player } wygrywa z wynikiem { $vp } PZ; remis ({ $others }) rozstrzyga większa liczba Skrybów.
final-winner-order = { $player } wygrywa z wynikiem { $vp } PZ; remis w PZ i Skrybach ({ $others }) rozstrzyga wcześniejsze miejsce w kolejności.

error-script-ended = { $command }: dane wejściowe skończyły się, zanim podano odpowiedź.
error-script-answer = { $command }: wiersz { $line } danych wejściowych, „{ $text }”, nie jest prawidłową odpowiedzią.
error-seats = { $seats } to za dużo miejsc dla { n-players }
error-no-save = to nie jest zapisana gra
error-nothing-kept = nie ma zapisanej gry, do której można wrócić; zacznij nową: tekhenu play
error-file = { $file }: { $reason }
error-exists = { $file }: taki plik już istnieje
error-needs-solo = { $option } wymaga --solo
error-needs-table = { $option } wymaga --table
error-solo-seats = gra przeciwko Botankhamunowi ma już swoje miejsca; pomiń --seat
error-both = opcji { $first } i { $second } nie można użyć razem
