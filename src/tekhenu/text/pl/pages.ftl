# Co mówią strony wokół planszy.

page-name = Tekhenu
page-skip = Przejdź do pytania
page-nav = Strony
page-nav-help = Zasady
page-nav-cards = Karty
page-nav-about = O programie
page-nav-replay = Powtórka
page-nav-home = Strona główna
page-text-size = Rozmiar tekstu: { $percent }%
page-theme =
    { $theme ->
        [light] Motyw: jasny
        [dark] Motyw: ciemny
       *[auto] Motyw: systemowy
    }
page-unofficial = Nieoficjalny projekt fanowski.
page-close = Zamknij
page-take = Weź
page-rule = Zasada
page-what = Co to jest? Wskaż dowolną część stołu; Escape kończy
page-enlarge = Powiększ: { $part }
page-back = Wstecz
page-vp = { $vp } PZ

# Stół
page-title-yours = (twoja tura) Tekhenu
page-title-over = Koniec gry · Tekhenu
page-moment-round = Runda { $round } z { $rounds }
page-moment-setup = Przygotowanie
page-moment-over = Koniec gry
page-moment-rotation = obrót po rundzie { $round }
page-moment-maat = faza Maat po rundzie { $round }
page-moment-scoring =
    { $number ->
        [1] 1. Punktowanie po rundzie { $round }
       *[other] 2. Punktowanie po rundzie { $round }
    }
page-moment-between =
    { $phase ->
        [faith] Maat: Wiara
        [judgment] Maat: sąd
        [declaration] przed ostatnim Punktowaniem
        [scoring] Punktowanie
        [bread] Punktowanie: Chleb
        [rotation] koło się obraca
        [destiny] Maat: Przeznaczenie
        [refill] nowe kości
        [final_decrees] Dekrety
       *[other] Maat
    }
page-order = Kolejność graczy
page-board = Plansza
page-tabs = Części stołu
page-tab =
    { $tab ->
        [wheel] Koło
        [temple] Świątynia
        [osiris] Ozyrys
        [market] Rynek
        [populace] Pospólstwo
        [you] Plansza
        [others] Inni
        [scored] Punktowanie
       *[log] Dziennik
    }
page-others = Pozostali gracze
page-open-board = Otwórz planszę: { $player }
page-board-of = Plansza: { $player }
page-log = Dziennik
page-why = Dlaczego taki wybór
page-dice-of-light = Kości i światło

# Pasek pytania
page-strip = Bieżące pytanie
page-your-turn = { $player }:
page-on-board =
    { $kind ->
        [die] Wskaż kość albo jej dotknij, aby zobaczyć, co by dała.
        [temple] Wybierz świecące pole. Płytkę możesz obrócić.
        [statue] Wybierz jedno ze świecących miejsc: przy bogach na Kole, przy Świątyni albo nad Ozyrysem.
       *[other] Wybierz jedno ze świecących miejsc.
    }
page-waiting =
    { $kind ->
        [decree] { $player } wybiera Dekret.
        [starting] { $player } wybiera kartę Początkową.
        [rotation] koło się obraca
        [destiny] { $player } wybiera kartę Przeznaczenia.
        [die] Teraz gra { $player }.
        [faith] { $player } kładzie żetony Wiary.
        [bread] { $player } płaci Chleb.
        [score] { $player } wybiera Dekrety do zapunktowania.
       *[other] { $player } myśli.
    }
page-waiting-somebody = Ktoś może ogłosić Dekret.
page-waiting-queue = { $player } czeka na swoją kolej, żeby pomyśleć: wielu graczy komputerowych myśli naraz.
page-done = { $player }, to koniec twojej tury.
page-done-hint = Zatwierdź ją albo coś cofnij: do tego czasu inni nic nie widzą.
page-done-chosen = Ostatni wybór: { $option }
page-undo = Cofnij krok
page-undo-turn = Cofnij turę
page-confirm = Zatwierdź turę
page-hint = Podpowiedź
page-all-choices = Lista opcji
page-faster = Szybciej
page-not-now = Teraz niemożliwe
page-group =
    { $group ->
        [dice] Kości
        [take] Weź kość
        [anubis] Anubis
        [gods] Akcje bogów
        [produce] Produkcja
        [cards] Karty
        [market] Karty z Rynku
        [renew] Wymień część Rynku
        [pass] Zrezygnuj
       *[other] Opcje
    }
page-hand-over = Przekaż urządzenie graczowi: { $player }.
page-reveal = To ja, { $player }
page-reveal-hint = Naciśnij, gdy nikt inny nie patrzy
page-notify = Webhook wywoływany, gdy przyjdzie moja kolej:
page-notify-failed = Twój webhook kilka razy nie odpowiedział i nie jest już wywoływany.
page-notify-keep = Zapisz
page-notify-kept = Adres zapisany. Aby go usunąć, zapisz puste pole.
page-late = Gra poszła dalej; tak teraz wygląda stół.
page-refused = To nie było możliwe.
page-offline = Wznawianie połączenia…
page-die-lies = Kość { color } { $value } { at-god }: { purity }.
page-die-weighs = Kość { color } { $value } { at-god } ({ purity }) ważyłaby { $weight } (bilans { $before } → { $after }).
page-die-forbidden = Kość { color } { $value } { at-god } jest Zakazana: trafiłaby pod szalki.
page-die-scribes = Skrybowie mogą ją zmienić na { $values }.
page-die-anubis = Anubis
    .detail = dowolna akcja o wartości { $values }.
page-die-blessings = Możesz z nią zagrać { $cards }.

# Zaproszenia
page-invite = Linki dla znajomych
page-invite-hint = Kto otworzy link, zajmie to miejsce. Wyślij każdy link tylko jednej osobie.
page-only-here =
    { $why ->
        [offline] Ten komputer nie jest podłączony do sieci, więc inne urządzenia nie otworzą { $links ->
            [one] tego linku
           *[other] tych linków
        }.
       *[closed] Tylko ten komputer może otworzyć { $links ->
            [one] ten link
           *[other] te linki
        }. Aby wpuścić inne urządzenia z twojej sieci, uruchom serwer ponownie poleceniem { $command } albo { $target }. Gry są zapisane.
    }
page-invite-seat = Miejsce: { $player }
page-copy = Kopiuj

# Koniec
page-final = Wynik końcowy
page-final-scribes = Skrybowie
page-final-order = Miejsce w kolejności
page-final-total = Razem
page-final-decrees = Dekrety (✓ punktowane)
page-final-ties = Remisy rozstrzygają
page-sources = Skąd się wzięły punkty
page-final-hide = Pokaż planszę
page-guest-name = Imię gracza { $seat }
page-rematch = Rewanż
page-noscript = Do gry potrzebny jest JavaScript. Zasady i karty można czytać bez niego.
page-again = Nowa gra
page-save = Plik zapisu

# Strona główna
page-home-title = Tekhenu w przeglądarce
page-home-lead = Kości, słońce i cień wokół Obelisku. Graj solo, ze znajomymi albo przeciwko komputerowi.
page-solo-hint = Ty kontra niestrudzony faraon: jeden człowiek i jeden zestaw płytek
page-solo-go = Graj solo
page-difficulty = Poziom trudności
page-difficulty-is =
    { $difficulty ->
        [easy] Łatwy
        [medium] Średni
       *[hard] Trudny
    }
setting-challenges-is =
    { $value ->
        [random_start] Dwie losowe karty Początkowe
       *[rich_decrees] Jego Dekrety są warte dwa razy więcej
    }
page-multi = Nowa gra
page-multi-hint = Od dwóch do czterech miejsc: osoby przy tym urządzeniu, znajomi przez link, komputery
page-multi-go = Rozpocznij grę
page-seat-number = Miejsce { $seat }
page-seat-kind =
    { $kind ->
        [me] Ja, przy tym urządzeniu
        [friend] Ktoś znajomy, przez link
        [ladder] Komputer
        [greedy] Komputer, szybki
        [search] Komputer, przewidujący
        [other] Komputer: { $name }
       *[none] Puste
    }
page-my-name = Twoje imię
page-rules-options = Ziarno i zasady
page-seed = Ziarno
page-seed-hint = To samo ziarno daje tę samą grę
setting-altered-dice = Na szalkach liczy się
setting-altered-dice-is =
    { $value ->
        [turned] nowa wartość kości
       *[printed] pierwotna wartość kości
    }
setting-horus = Płytki Horusa
setting-horus-is =
    { $value ->
        [random] losowe
       *[preprinted] jak na planszy, do pierwszych gier
    }
page-listed = Każdy na tym serwerze może oglądać
page-mine = Twoje gry
page-watch = Gry do oglądania
page-finished = Zakończone
page-game-asked = Twoja tura
page-game-round =
    { $round ->
        [0] przygotowanie
       *[other] runda { $round } z { $rounds }
    }
page-game-over = koniec
page-load = Wczytaj plik zapisu
page-failed = Nie udało się: { $reason }

# Dołączanie
page-join-title = Zajmij miejsce
page-join-lead = Masz zaproszenie do gry w Tekhenu.
page-join-name = Jak masz na imię?
page-join-go = Zajmij miejsce
page-join-no-token = Ten link jest niepełny. Poproś o niego jeszcze raz albo oglądaj grę.
page-join-watch = Oglądaj grę

# Powtórka
page-replay-title = Powtórka · Tekhenu
page-step = Krok { $step } z { $steps }
page-first = Pierwszy krok
page-previous = Krok wstecz
page-next = Krok naprzód
page-last = Ostatni krok
page-play = Odtwórz
page-pause = Pauza
page-to-table = Wróć do stołu
page-chart = Wynik po rundach

# Nie znaleziono
page-lost-title = Nie znaleziono strony

# Seats

page-seats = Miejsca
page-seats-title = Podział miejsc
page-seat-state =
    { $state ->
        [yours] twoje miejsce, na { $devices ->
            [one] tym urządzeniu
           *[other] { $devices } urządzeniach
        }
        [taken] zajęte
        [open] wolne
        [computer] komputer
        [stand-in] zastępuje komputer
       *[opponent] przeciwnik solo
    }
page-seat-link = Twoje miejsce na innym urządzeniu
page-seat-link-hint = Otwórz tam link albo zeskanuj kod. Działa raz; potem będzie tu nowy.
page-seat-renew = Nowy link
page-seat-renew-hint = Gdy link trafił w niepowołane ręce: stary przestanie działać, a miejsce zachowa tylko to urządzenie.
page-seat-leave = Zwolnij miejsce
page-seat-leave-hint = Może je wtedy zająć ktoś inny z nowym linkiem albo, za zgodą pozostałych, komputer.
page-seat-sure = Naciśnij jeszcze raz, aby potwierdzić
page-deal =
    { $deal ->
        [seed] Tę grę utworzono z ziarna, które ktoś wybrał. Kto je zna, może przewidzieć każdą kartę i każdy rzut.
        [save] Tę grę rozpoczęto z pliku zapisu. Kto go ma, może przewidzieć każdą kartę i każdy rzut.
        [saved] W trakcie tej gry pobrano plik zapisu. Kto go ma, może przewidzieć każdą kartę i każdy rzut.
       *[secret] Nikt nie może przewidzieć przyszłych kart ani rzutów.
    }
page-commitment = Po zakończeniu gry jej zapis ujawni ziarno, którego SHA-256 to:
page-notice =
    { $kind ->
        [claimed] Miejsce zajmuje teraz { $player }.
        [device] { $player } gra teraz także na innym urządzeniu.
        [renewed] { $player } ma nowy link do swojego miejsca.
        [left] Miejsce zwalnia { $former }.
        [replaced] Komputer gra dalej za tego gracza: { $player }.
        [returned] Na swoje miejsce wraca { $player }.
        [kept] Nie zgadza się { $player }.
        [abandoned] Gra została porzucona.
        [clash] { $player } wpisuje kartę, którą ktoś już wpisał. Ktoś się pomylił.
        [recalled] { $player } cofa wpis Dekretu.
        [hint] Z podpowiedzi korzysta { $player }.
       *[renamed] Zmiana imienia: { $former } → { $player }.
    }
