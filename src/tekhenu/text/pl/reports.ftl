# `tekhenu review`: analiza zapisanej gry w terminalu.
command-review = przeanalizuj zapisaną grę
command-review-about = Analiza zapisanej gry: błędy każdego gracza, szczęście w kościach i kartach oraz momenty, które zdecydowały o grze. Z folderu zapisanych gier powstaje tabela wszystkich tur.
command-review-file = zapisana gra albo, z --parquet, folder takich gier
command-review-seat = gracz, którego momenty zostaną pokazane; 0 to pierwszy (domyślnie: 0)
command-review-json = zapisz też analizę w tym pliku jako JSON
command-review-html = zapisz też analizę w tym pliku jako stronę, która nie potrzebuje innych plików
command-review-parquet = zapisz w tym pliku Parquet tabelę z jednym wierszem na turę
command-review-jobs = liczba procesów (domyślnie: wszystkie rdzenie)

report-running = Analiza
report-progress = Przeanalizowane tury: { $done } z { $total }
report-in-progress = Analiza trwającej gry, runda { $round } z { $rounds }
report-start = Oczekiwana przewaga na początku
report-luck = Szczęście
report-losses = Własne błędy
report-gifts = Błędy przeciwników
report-final = Końcowa przewaga
report-expected = Oczekiwana przewaga teraz
report-curve = Oczekiwana przewaga tura po turze: { $player }
report-moments =
    { $count ->
        [0] Żaden pojedynczy moment nie zdecydował o grze. Gracz: { $player }
        [one] Moment, który zdecydował o grze. Gracz: { $player }
       *[other] Momenty, które zdecydowały o grze ({ $count }). Gracz: { $player }
    }
report-round =
    { $round ->
        [0] Przygotowanie
       *[other] Runda { $round }
    }
report-vp = { $vp } PZ
report-played = Zagrano: { $turn }
report-better = Lepiej: { $turn }
report-reasons = Dlaczego to lepsze:

report-nothing = żaden gracz nie miał jeszcze wyboru
report-no-seat = Ta gra ma miejsca od 0 do { $last }.
report-needs-parquet = { $folder } to folder. Opcją --parquet podaj plik, w którym ma powstać tabela.
report-left-out = Pominięto: { $reason }
report-failed = Analiza się nie powiodła: { $reason }
report-stopped = Przerwano i zapisano w { $file }. Gry: { $games }. Tury: { $turns }.
report-written = Zapisano w { $file }. Gry: { $games }. Tury: { $turns }.
report-game = { $game }: przeanalizowane tury: { $turns }
report-no-games = Nie ma żadnej zapisanej gry do analizy.
report-costs = Decyzje, które kosztują najwięcej
report-kind = Decyzja
report-turns = Tury
report-mean = Strata PZ na turę
report-total = Strata PZ łącznie
report-mistakes = Błędy i poważne błędy
