# Co odpowiada serwer, gdy coś jest niemożliwe, i co mówi z daleka.

refusal-late = Ktoś cię wyprzedził: gra poszła dalej.
refusal-not-asked = Teraz nie twoja kolej.
refusal-must-confirm = Twoja tura jest zakończona. Zatwierdź ją albo coś cofnij.
refusal-nothing-to-undo = Nie masz czego cofnąć.
refusal-too-many-undos = Nic więcej nie da się cofnąć: ta gra osiągnęła limit.
refusal-nothing-to-confirm = Nie ma jeszcze czego zatwierdzić.
refusal-over = Gra jest skończona.
refusal-abandoned = Ta gra została porzucona.
refusal-stand-in = Komputer gra za ciebie. Najpierw wróć na swoje miejsce.
refusal-no-stand-in = Żaden komputer nie gra tu za ciebie.
refusal-not-away = Ta osoba wciąż tu jest albo gra na nią nie czeka.
refusal-no-motion = Nie ma takiej propozycji.
refusal-illegal = To niemożliwe: { $reason }.
refusal-already-entered = Tę kartę wpisał też inny gracz. Ktoś z was się pomylił: sprawdź swoją kartę.
refusal-not-your-seat = To nie jest twoje miejsce.
refusal-unclaimed = Nikt nie zajął jeszcze tego miejsca. Najpierw zajmij je za pomocą linku.
refusal-which-seat = Masz w tej grze kilka miejsc. Wybierz jedno.
refusal-no-such-game = Nie ma takiej gry.
refusal-no-such-seat = W tej grze nie ma takiego miejsca.
refusal-broken-game = Tę grę rozpoczęto w innej wersji programu i nie da się jej otworzyć.
refusal-wrong-link = Ten link nie prowadzi do żadnego miejsca w tej grze. Być może brakuje jego części.
refusal-seat-taken = To miejsce jest zajęte. Czy to twoje miejsce, na innym urządzeniu? Otwórz tam stół: w oknie „Miejsca” jest link dla tego urządzenia.
refusal-bad-name = Imię może mieć od 1 do 40 widocznych znaków.
refusal-bad-seats =
    { $players ->
        [one] Podaj, kto zajmuje miejsce: me, friend albo gracz komputerowy ({ $agents }).
       *[other] Podaj dla każdego z { $players } miejsc, kto je zajmuje: me, friend albo gracz komputerowy ({ $agents }).
    }
refusal-bad-agent = Nie ma gracza komputerowego „{ $agent }”. Możliwe nazwy: { $agents }. Najdłuższe wyszukiwania: { $longest }.
refusal-bad-settings = Te opcje do siebie nie pasują: { $reason }.
refusal-bad-save = Nie da się wczytać zapisanej gry: { $reason }.
refusal-bad-draft = Takiego stanu gry nie można wpisać: { $reason }.
refusal-bad-standing = Na stole coś się jeszcze nie zgadza. Sprawdź zaznaczone etapy.
refusal-no-save = Plik zapisu zdradza wszystkie tajemnice, dlatego można go pobrać dopiero po zakończeniu gry.
refusal-no-hints = W tej grze nie ma podpowiedzi.
refusal-not-over = Analiza będzie dostępna po zakończeniu gry.
refusal-no-review = Ta gra nie ma jeszcze analizy.
refusal-no-branch = Przed końcem gry innych ruchów może próbować tylko ten, kto gra na wszystkich miejscach.
refusal-bad-step = W tej grze nie ma takiej pozycji do rozegrania (liczba wyborów: { $steps }).
refusal-webhook-long = Adres webhooka jest za długi.
refusal-webhook-url = Webhook to adres, który zaczyna się od http:// lub https://.
refusal-webhook-local = Adres webhooka leży w sieci prywatnej i nie będzie wywoływany.
refusal-not-found = Pod tym adresem niczego nie ma.
refusal-not-allowed = Tego nie da się tu zrobić.
refusal-invalid = Niezrozumiałe żądanie: { $where }
refusal-too-large = Za dużo danych naraz.
refusal-too-slow = Żądanie nadchodziło zbyt długo.
refusal-too-many = Za dużo żądań. Spróbuj ponownie za chwilę.
refusal-wrong-host = Ten serwer nie odpowiada na nazwę „{ $host }”. Kto go prowadzi, może ją dopuścić opcją --allowed-host.
refusal-cross-site = Żądanie przyszło z innej strony i nie zostało wykonane.
refusal-busy = Baza danych nie odpowiada. Spróbuj ponownie za chwilę.
refusal-failed = Coś poszło nie tak na serwerze.

webhook-your-turn = { $name }, twoja kolej w Tekhenu.

serve-ready = Tekhenu działa pod adresem { $address } (gry są zapisywane w { $database }). Ctrl-C kończy.
serve-network = Inne urządzenia w twojej sieci mogą otworzyć { $address }.
serve-no-network = Ten komputer nie jest podłączony do sieci, więc inne urządzenia nie mają dostępu do gry.
serve-port-taken = Port { $port } jest zajęty. Wybierz inny za pomocą --port.
serve-no-port = Nie znaleziono wolnego portu od { $first } do { $last }. Wybierz inny za pomocą --port.
serve-bad-host = Serwer nie może nasłuchiwać pod adresem { $host }: { $reason }
serve-bad-database = Nie da się użyć bazy danych: { $reason }
keep-postgresql = PostgreSQL ma własne narzędzia. Uruchom: { $command }
keep-exists = { $file } już istnieje. Dodaj --force, jeśli wolno go zastąpić.
keep-in-use = { $file } jest w użyciu. Najpierw zatrzymaj serwer.
backup-done = { $file } zawiera { n-games } i { n-entries }; kontrola niczego nie wykryła.
restore-done = { $file } zawiera teraz { n-games } i { n-entries }.
# Biernik.
n-games =
    { $games ->
        [one] { $games } grę
        [few] { $games } gry
       *[many] { $games } gier
    }
n-entries =
    { $entries ->
        [one] { $entries } wpis
        [few] { $entries } wpisy
       *[many] { $entries } wpisów
    }
restore-kept = Poprzednia baza jest zachowana jako { $file }.
prune-done = Usunięto { n-games }.
prune-would = Można usunąć { n-games }.
doctor-unusable = Nie da się użyć bazy danych: { $reason }. Zatrzymaj serwer i przywróć kopię: { $command }
doctor-older = Tabele mają wersję { $version }, ten program używa { $head }. Uruchom raz serwer: zaktualizuje je.
doctor-open-file = Inni mogą czytać { $file }. Uruchom raz serwer albo: { $command }
doctor-disk = W { $folder } pozostało tylko { $free }. Zrób miejsce albo uruchom { $command }.
doctor-game = Gry { $game } nie da się odtworzyć: { $reason }. Wszystkie inne działają; przywróć kopię, jeśli na tej ci zależy.
doctor-review = W analizie gry { $game } nie da się odczytać tur: { $count }. Zażądaj analizy ponownie, aby je przeliczyć.
doctor-done =
    { $findings ->
        [0] Odtworzono { n-games }: wszystko w porządku.
        [one] Odtworzono { n-games }: { $findings } problem.
        [few] Odtworzono { n-games }: { $findings } problemy.
       *[many] Odtworzono { n-games }: { $findings } problemów.
    }
