# Wybór języka.

# Jak język nazywa sam siebie.
language-name = Polski
language-choose = Język
refusal-no-language = Brak tłumaczenia na język „{ $lang }”. Dostępne języki: { $languages }.

# Polecenia terminala, tak jak wymienia je --help.
command-about = Tekhenu: Obelisk Słońca. Nieoficjalny projekt fanowski. Bez polecenia otwiera grę w przeglądarce.
command-usage = użycie:
command-list = polecenia
command-options = opcje
command-help = pokaż tę pomoc
command-version = pokaż wersję i podaj, czy silnik jest skompilowany
command-wrong = { $program }: { $problem } (zobacz { $program } --help)
command-lang = język (domyślnie: język systemu)
command-play = graj w tym terminalu
command-play-about = Graj w tym terminalu. Bez opcji program zapyta, kto gra.
command-players = liczba graczy (domyślnie: 2)
command-seat = kto gdzie siedzi, w tej kolejności ({ $agents }); niewymienione miejsca grają losowo
command-solo = graj solo przeciwko Botankhamunowi, oficjalnemu przeciwnikowi solo, albo przeciwko Automom
command-automas = liczba Autom, przeciwko którym grasz (domyślnie: 1)
command-difficulty = jak silny jest Botankhamun (domyślnie: easy) albo jak silne są Automy (domyślnie: 0)
command-challenge = do gry solo: dwie losowe karty Początkowe; więcej PZ za Dekrety Botankhamuna
command-seth = graj z rozszerzeniem Czas Seta
command-seed = liczba lub słowo; to samo ziarno daje tę samą grę
command-edition = graj z wartościami ze swojego egzemplarza
command-altered-dice = która wartość zmienionej kości liczy się na szalkach (domyślnie: turned)
command-horus = jak leżą płytki Horusa (domyślnie: random)
command-load = graj dalej w zapisaną grę
command-resume = graj dalej w ostatnią grę
command-save = zapisuj grę w tym pliku po każdym wyborze
command-serve = graj w przeglądarce
command-serve-about = Graj w przeglądarce, samotnie lub z innymi. Gry przetrwają ponowne uruchomienie.
command-host = adres, na którym serwer nasłuchuje; 0.0.0.0 dla sieci (domyślnie: { $host })
command-lan = pozwól dołączać innym urządzeniom z sieci; to samo co --host 0.0.0.0
command-port = domyślnie: { $port } lub następny wolny; 0: dowolny
command-database = sqlite:///PLIK lub postgresql://… (domyślnie: plik w twoim folderze danych)
command-no-open = nie otwieraj przeglądarki
command-allow-local-webhooks = pozwól webhookom sięgać do sieci lokalnej
command-proxy = adres zaufanego serwera proxy, który przekazuje adres klienta; można podać kilka razy
command-allowed-host = nazwa, pod którą serwer jest osiągalny, oprócz nazw tego komputera; można podać kilka razy
command-no-limits = nie ograniczaj częstości żądań
command-metrics = odpowiadaj na /metrics dla Prometheusa, temu komputerowi i jego sieci
command-log = zapisuj wiersz na każde żądanie; „json” dla programów
command-backup = skopiuj bazę danych do pliku, także gdy serwer działa
command-backup-about = Skopiuj bazę danych do pliku, sprawdź kopię i podaj, co zawiera. Serwer może działać.
command-restore = zastąp bazę danych kopią
command-restore-about = Zastąp bazę danych kopią. Najpierw zatrzymaj serwer. Dotychczasowa baza zostanie zachowana obok.
command-prune = usuń gry zakończone dawno temu
command-prune-about = Usuń gry zakończone dawno temu, wraz ze wszystkim, co do nich należy.
command-doctor = sprawdź bazę danych i każdą grę w niej
command-doctor-about = Sprawdź bazę danych, jej pliki i każdą grę w niej i podaj, co zrobić. Kod wyjścia to 1, jeśli znaleziono problem.
command-copy = plik kopii
command-force = zastąp istniejący plik
command-older-than = 90d, 12w lub 36h: dni, tygodnie lub godziny
command-unfinished = także gry niezakończone, w których od tak dawna nic się nie działo
command-dry-run = podaj tylko, ile ich jest

# Znaki i liczby, które każdy język zapisuje po swojemu.

# Po jednej kolumnie, na torze Pospólstwa w terminalu.
populace-mark =
    { $track ->
        [happiness] Z
        [population] P
       *[both] X
    }
# Pierwszy, drugi… Posąg albo faza Maat w nagłówku tabeli.
help-col-ordinal = { $number }.
# Co bonus Horusa przyniósł innemu graczowi w turze przeciwnika solo.
bot-turn-track-other =
    { $track ->
        [happiness] { $player } przesuwa Zadowolenie z { $old } na { $new }.
       *[population] { $player } przesuwa Populację z { $old } na { $new }.
    }
# Co ktoś ma: mianownik, inaczej niż to, co ktoś bierze lub płaci.
held = { amount-nom }
# Jaka jest kość, gdy słowo „kość” nie pada.
purity-alone = { purity }
# Nazwa wartości dostarczanych z programem.
edition-default = Standardowa
# Przycisk, bo własne słowa przeglądarki są w jej języku.
page-load-choose = Wybierz plik

# Dlaczego nie da się wczytać zapisanej gry; stoi po dwukropku.
save-trouble =
    { $kind ->
        [no-save] to nie jest zapisana gra w Tekhenu
        [damaged] suma kontrolna się nie zgadza, więc plik został zmieniony lub uszkodzony
        [newer] plik pochodzi z nowszej wersji programu
        [other-tables] w tej grze obowiązywały inne tabele elementów
       *[unusable] coś w nim nie zgadza się z zasadami
    }

# Above the options that it stands in the way of.
blocked-because = { $reason }:
