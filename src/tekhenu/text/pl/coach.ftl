# Trener i pierwsza gra, którą się z nim rozgrywa.

coach-title = Trener
coach-dismiss = Wyłącz trenera
coach-explain = Wyjaśnij
coach-careful = Uwaga:
coach-again = Wybierz to jeszcze raz, aby potwierdzić, albo wybierz coś innego.
command-coach = niech trener objaśnia wybory i ostrzega
first-game = Twoja pierwsza gra
first-game-hint = Gra jest już przygotowana, Botankhamun gra na łatwym poziomie, a trener objaśnia każde pytanie i ostrzega przed kosztownymi wyborami.

## Każdy rodzaj pytania, gdy pada po raz pierwszy

coach-ask-confirm = To cała twoja tura. Dopóki jej nie zatwierdzisz, wszystko możesz cofnąć.
coach-ask-decree = Dekrety to tajne cele, które punktują na koniec gry. Zatrzymaj ten, który pasuje do twoich planów budowy.
coach-ask-starting = Karty Początkowe dają Surowce, żetony albo pierwszy element jeszcze przed grą. Weźmiesz dwie.
coach-ask-destiny = Karta Przeznaczenia to mały prezent. Jej wartość Ankh tylko rozstrzyga remisy w następnej fazie Maat.
coach-ask-reward = Twoje karty działają jedna po drugiej, w dowolnej kolejności. Czasem dzięki jednej następna daje więcej.
coach-ask-keep = To karty, które dobierasz. Zatrzymaj tę, która pomoże ci najbardziej.
coach-ask-gain = Weź to, czego potrzebujesz do następnej akcji. Złoto jest uniwersalne: zastępuje każdy Surowiec.
coach-ask-advance = Populacja robi miejsce dla Zadowolenia, które nigdy nie może jej przekroczyć. Zadowolenie daje PZ w każdym Punktowaniu.
coach-ask-die = Weź jedną kość i wykonaj nią jedną akcję: akcję boga z jej sekcji albo produkcję Surowca w jej kolorze. Czyste kości podnoszą bilans, Nieczyste go obniżają, a najlepsze jest 0.
coach-ask-take = Weź kość taką, jaka jest, albo wydaj Skrybów: każdy zmienia ją o 1 lub 2, a za dwóch wykonasz akcję Anubisa: dowolną kością dowolną akcję.
coach-ask-side = Zakazana kość może trafić na dowolną stronę szalek. Wybierz tę, która zbliża cię do 0.
coach-ask-action = Wykonaj akcję boga z wartością kości albo wyprodukuj tyle Surowców, ile wynosi ta wartość. Tego, na co cię nie stać, nie ma na liście.
coach-ask-produce-first = Dzięki Technologii możesz wydać Skrybę, by przed akcją boga produkować tą kością.
coach-ask-produce = Przed produkcją możesz zagrać Błogosławieństwo, które coś do niej doda. Działa tylko raz.
coach-ask-value = Technologia pozwala zmienić wartość kości. Wybierz taką, która da ci najwięcej.
coach-ask-any-action = Możesz wykonać dowolną akcję, a jej wartość wybierzesz za chwilę.
coach-ask-pay = Zapłać, jak wolisz. Złoto zastępuje każdy Surowiec, więc zostaw je na to, czego nie możesz wyprodukować.
coach-ask-statue = Posąg ku czci boga daje ci jego bonus, ilekroć inny gracz wykonuje akcję tego boga (w grze dwuosobowej także wtedy, gdy robisz to ty). Posąg dla ludzi liczy się w każdym Punktowaniu, zależnie od tego, gdzie stoi.
coach-ask-temple = Obróć płytkę tak, by jej krawędzie pasowały do sąsiednich: każda pasująca daje 1 PZ, a w rogu 2. Każdy Budynek przy jej rzędzie i kolumnie też daje 1 PZ, bez względu na to, czyj jest.
coach-ask-hathor = Twoje Filary w tym rzędzie lub kolumnie dają PZ, a każde puste pole daje dokładnie 1 Surowiec lub 1 żeton Wiary, zależnie od tego, co pokazuje.
coach-ask-osiris = Każdy Budynek zwiększa twoją Produkcję jakiegoś Surowca. Za dzielnicę punktuje gracz, który ma w niej najwięcej elementów.
coach-ask-production = Im wyżej stoi znacznik, tym więcej tego Surowca zachowasz. Na 6 daje też PZ w każdym Punktowaniu.
coach-ask-market = Błogosławieństwa pomagają raz, Technologie do końca gry, a Dekrety punktują na końcu. Wszystkie karty bierzesz z jednej części.
coach-ask-ability = Płytka daje ci akcję boga za zwykłą cenę. Możesz zrezygnować.
coach-ask-close = Twoja tura dobiega końca: to ostatnia chwila na Błogosławieństwo, które można zagrać w dowolnym momencie.
coach-ask-faith = Każdy żeton Wiary zmienia bilans o 1, w górę lub w dół. Zaczyna gracz najbliższy 0, nadmiar Nieczystości kosztuje PZ, a niewykorzystane żetony przepadają.
coach-ask-bread = Twoje Budynki potrzebują Chleba; można też płacić Złotem. Każdy niezapłacony Chleb kosztuje 3 PZ.
coach-ask-declare = Ogłoś ten Dekret teraz, by skorzystać z niego przed ostatnim Punktowaniem. Liczy się jako jeden z trzech, które możesz zapunktować.
coach-ask-score = Zapunktuj najwyżej trzy Dekrety o różnych symbolach: swoje najlepsze.
coach-ask-repeat = Za 2 Złota jeden z twoich Dekretów punktuje dwa razy. Wybierz ten, który daje najwięcej.
coach-ask-tribute = Zapłać Surowiec za każdy ▲ Populacji, za który chcesz punktować. Surowców wymagają już tylko Dekrety D03 i D08.
coach-ask-service = Kultysta ci pomaga, ale punktuje też każda Automa. Skorzystaj z niego, jeśli zyskasz na tym więcej.
coach-ask-cultist = Kultysta pomaga ci za każdym razem, gdy wykonujesz jego akcję. Weź takiego, którego akcja często ci się przyda.
coach-ask-artifact = Artefakty kosztują kapłanów. Jedne pomagają raz, inne w każdej fazie Maat.
coach-ask-conquest = Płytka podboju zakrywa pole Świątyni. Sprawdź, co tam daje.

## Co coś by kosztowało

coach-maat-now = Twój bilans w fazie Maat wyniósłby { $balance }, a to strata { $vp } PZ.
coach-maat-faith = Twój bilans w fazie Maat wyniósłby { $balance }, a to strata { $vp } PZ, chyba że żetonami Wiary podniesiesz go do { $best }.
coach-maat-soon =
    { $turns ->
        [one] Twój bilans to { $balance }. Jeśli nie poprawisz go w ostatniej turze przed fazą Maat, stracisz { $vp } PZ.
       *[many] Twój bilans to { $balance }. Jeśli nie poprawisz go w ciągu { $turns } tur przed fazą Maat, stracisz { $vp } PZ.
    }
coach-bread =
    { $rounds ->
        [0] Po tej rundzie jest Punktowanie. Brakuje ci { short-bread } dla Budynków, co kosztowałoby { $vp } PZ.
        [1] Po następnej rundzie jest Punktowanie. Brakuje ci { short-bread } dla Budynków, co kosztowałoby { $vp } PZ.
       *[other] Punktowanie będzie po { $rounds } kolejnych rundach. Brakuje ci { short-bread } dla Budynków, co kosztowałoby { $vp } PZ.
    }
# Dopełniacz: czego brakuje.
short-bread =
    { $bread ->
        [one] { $bread } Chleba
       *[many] { $bread } Chlebów
    }
coach-bread-unpaid = Możesz zapłacić jeszcze { n-bread }. Jeśli tego nie zrobisz, stracisz { $vp } PZ.
coach-faith-vp = Twój bilans wyniósłby { $balance }. Żetonami Wiary możesz go zmienić na { $best } i uniknąć straty { $vp } PZ; niewykorzystane żetony przepadają.
coach-faith-left = Twój bilans wyniósłby { $balance }. Żetonami Wiary możesz go zmienić na { $best }, bliżej pierwszego miejsca; niewykorzystane żetony przepadają.
coach-only-produces = Akcja { god-gen } jest niemożliwa: { $reason }. Tą kością można tylko produkować.
coach-excess = Nadwyżka: { $excess }. Do fazy Maat obciąża Nieczystą stronę twoich szalek.
coach-festival =
    { $lost ->
        [one] Zadowolenie nie może przekroczyć Populacji. Przepadłby { $lost } krok.
        [few] Zadowolenie nie może przekroczyć Populacji. Przepadłyby { $lost } kroki.
       *[many] Zadowolenie nie może przekroczyć Populacji. Przepadłoby { $lost } kroków.
    }
coach-joy = Twoje Zadowolenie spadłoby poniżej ▲: { $vp } PZ mniej w każdym następnym Punktowaniu.
coach-idle = Weźmiesz kość bez wykonania akcji. Inna kość, Skryba lub Błogosławieństwo mogłyby ją jeszcze umożliwić.

## Co łatwo przeoczyć

coach-even = Po tej rundzie Maat waży szalki, a zaczyna gracz najbliższy 0. Z opcją „{ $option }” twój bilans wyniósłby { $balance }.
coach-blessing = Tu pasuje { $card }: { $text }
coach-blessings = Możesz tu zagrać { $cards }.
coach-decree = Twój Dekret { $card } dałby o { $vp } PZ więcej z opcją „{ $option }”.
coach-scribes =
    { $scribes ->
        [one] „{ $option }”: przy tej wartości akcja { god-gen } jest niemożliwa. Jeden Skryba zmieni kość na { $value }, a wtedy się uda.
       *[other] „{ $option }”: przy tej wartości akcja { god-gen } jest niemożliwa. { $scribes } Skrybów zmieni kość na { $value }, a wtedy się uda.
    }
coach-wheel = Po tej rundzie Koło się obraca. Kości, które teraz możesz wziąć, a które staną się Zakazane: { $dice }.
coach-trade-off = To kompromis: porównaj, co dają inne wybory.

# The turn that waits for confirmation, compared with the best turn that was found
coach-stronger =
    { $grade ->
        [blunder] Znacznie silniejsza tura: „{ $turn }”.
        [mistake] Silniejsza tura: „{ $turn }”.
       *[inaccuracy] Nieco silniejsza tura: „{ $turn }”.
    }
coach-because = Dlaczego: { $reasons }.
coach-reason = { $title } ({ $facts })
coach-try = Cofnij turę i spróbuj tej
coach-worth-it = Ta tura ma swoją cenę, ale wyraźnie silniejszej nie znaleziono.
