# Trener i pierwsza gra, którą się z nim rozgrywa.

coach-title = Trener
coach-dismiss = Wyłącz trenera
coach-explain = Wyjaśnij
coach-silent = Tutaj nie mam uwag.
coach-careful = Uwaga:
coach-again = Wybierz to jeszcze raz, jeśli tego chcesz, albo wybierz coś innego.
command-coach = trener wyjaśnia, ostrzega i podpowiada
first-game = Twoja pierwsza gra
first-game-hint = Gra jest już przygotowana, Botankhamun gra na łatwym poziomie, a trener wyjaśnia pytania i ostrzega.

## Każdy rodzaj pytania, gdy pada po raz pierwszy

coach-ask-confirm = To cała twoja tura. Dopóki jej nie zatwierdzisz, wszystko możesz cofnąć.
coach-ask-decree = Dekrety to tajne cele, które punktują na samym końcu. Zatrzymaj ten, który pasuje do tego, co chcesz budować.
coach-ask-starting = Karty Początkowe dają Surowce, żetony albo pierwszy element jeszcze przed grą. Będziesz mieć dwie.
coach-ask-destiny = Karta Przeznaczenia to mały prezent. Jej wartość Ankh tylko rozstrzyga remisy w następnej fazie Maat.
coach-ask-reward = Twoje karty działają jedna po drugiej, w dowolnej kolejności. Czasem jedna zwiększa pożytek z następnej.
coach-ask-keep = To dobrane karty. Zatrzymaj tę, która pomoże ci najbardziej.
coach-ask-gain = Weź to, czego wymaga twój następny plan. Złoto jest najbardziej przydatne: zastępuje każdy Surowiec.
coach-ask-advance = Populacja robi miejsce Zadowoleniu, które nigdy jej nie przekracza. Zadowolenie daje PZ w każdym Punktowaniu.
coach-ask-die = Weź jedną kość i zrób z nią jedną rzecz: wybierz akcję boga, u którego leży, albo wyprodukuj Surowiec w jej kolorze. Czyste kości podnoszą bilans, Nieczyste go obniżają, a najlepsze jest 0.
coach-ask-take = Weź kość taką, jaka jest, albo wydaj Skrybów: jeden zmienia ją o 1 lub 2, a dwóch wzywa Anubisa, dzięki któremu dowolną kością wykonasz dowolną akcję.
coach-ask-side = Zakazana kość może trafić na dowolną stronę szalek. Wybierz tę, która zbliża cię do 0.
coach-ask-action = Wykonaj akcję boga, zależną od wartości kości, albo wyprodukuj tyle Surowców, ile ona pokazuje. Tego, na co cię nie stać, nie ma na liście.
coach-ask-produce-first = Dzięki Technologii możesz za Skrybę najpierw produkować tą kością, a potem wykonać akcję boga.
coach-ask-produce = Przed produkcją możesz zagrać Błogosławieństwo, które coś do niej doda. Działa tylko raz.
coach-ask-value = Technologia pozwala zmienić wartość kości. Wybierz tę, która daje najwięcej.
coach-ask-any-action = Możesz wykonać dowolną akcję, a jej wartość wybierzesz za chwilę.
coach-ask-pay = Zapłać, jak wolisz. Złoto zastępuje każdy Surowiec, więc trzymaj je na to, czego nie wyprodukujesz.
coach-ask-statue = Posąg ku czci boga daje ci jego bonus, gdy ktoś wykonuje akcję tego boga. Posąg dla ludzi liczy się na swoim miejscu w każdym Punktowaniu.
coach-ask-temple = Obróć płytkę tak, by jej krawędzie pasowały do sąsiednich: każda pasująca daje PZ, a w rogu dwa razy tyle. Liczą się też Budynki przy tym rzędzie i tej kolumnie, bez względu na to, czyje są.
coach-ask-hathor = Twoje Filary w tym rzędzie lub kolumnie dają PZ, a każde puste pole daje dokładnie 1 Surowiec lub 1 żeton Wiary, zależnie od tego, co pokazuje.
coach-ask-osiris = Każdy Budynek zwiększa to, ile możesz produkować danego Surowca. Kto ma najwięcej elementów w dzielnicy, ten za nią punktuje.
coach-ask-production = Im wyżej stoi znacznik, tym więcej tego Surowca zachowasz. Na 6 daje też PZ w każdym Punktowaniu.
coach-ask-market = Błogosławieństwa pomagają raz, Technologie do końca gry, a Dekrety punktują na końcu. Wszystkie karty bierzesz z jednej części.
coach-ask-ability = Płytka daje ci akcję boga za zwykłą cenę. Możesz zrezygnować.
coach-ask-close = Twoja tura dobiega końca: to ostatnia chwila na Błogosławieństwo, które można zagrać w dowolnym momencie.
coach-ask-faith = Każdy żeton Wiary waży 1 po dowolnej stronie. Bilans 0 daje pierwsze miejsce, nadmiar Nieczystości kosztuje PZ, a niewykorzystane żetony przepadają.
coach-ask-bread = Twoje Budynki potrzebują Chleba; można też płacić Złotem. Każdy niezapłacony Chleb kosztuje 3 PZ.
coach-ask-declare = Ogłoś ten Dekret, by skorzystać z niego przed ostatnim Punktowaniem. Zajmie jedno z trzech miejsc na Dekrety.
coach-ask-score = Zapunktuj do trzech Dekretów o różnych symbolach, najlepszych, jakie masz.
coach-ask-repeat = Za 2 Złota jeden z twoich Dekretów punktuje dwa razy. Wybierz ten, który daje najwięcej.
coach-ask-tribute = Zapłać Surowiec za każdy ▲ Populacji, za który chcesz punktować. Poza innymi Dekretami (D03, D08) nic już Surowców nie wymaga.
coach-ask-service = Kultysta ci służy, ale zyskuje na tym każda Automa. Zrób to, jeśli tobie daje to więcej.
coach-ask-cultist = Kultysta służy ci za każdym razem, gdy wykonujesz jego akcję. Weź takiego, którego akcję lubisz.
coach-ask-artifact = Artefakty kosztują kapłanów. Jedne pomagają raz, inne w każdej fazie Maat.
coach-ask-conquest = Płytka podboju zakrywa pole Świątyni. Sprawdź, co tam daje.

## Co coś by kosztowało

coach-maat-now = To daje { $balance } w fazie Maat: strata wyniesie { $vp } PZ.
coach-maat-faith = To daje { $balance } w fazie Maat: strata wyniesie { $vp } PZ, chyba że Wiara podniesie bilans do { $best }.
coach-maat-soon = Twój bilans to { $balance }. Jeśli go nie poprawisz, Maat zabierze { $vp } PZ. Twoje tury przed fazą Maat: { $turns }.
coach-bread =
    { $rounds ->
        [0] Po tej rundzie jest Punktowanie. Brakujący Chleb dla Budynków: { $bread }, co kosztowałoby { $vp } PZ.
        [1] Po następnej rundzie jest Punktowanie. Brakujący Chleb dla Budynków: { $bread }, co kosztowałoby { $vp } PZ.
       *[other] Punktowanie będzie po { $rounds } kolejnych rundach. Brakujący Chleb dla Budynków: { $bread }, co kosztowałoby { $vp } PZ.
    }
coach-bread-unpaid = Możesz zapłacić jeszcze { n-bread }. Jeśli tego nie zrobisz, stracisz { $vp } PZ.
coach-faith-vp = To daje { $balance }. Żetony Wiary mogą dać { $best } i oszczędzić { $vp } PZ; niewykorzystane żetony przepadają.
coach-faith-left = To daje { $balance }. Żetony Wiary mogą dać { $best }, bliżej pierwszego miejsca; niewykorzystane żetony przepadają.
coach-only-produces = { god } nie może działać: { $reason }. Tą kością można tylko produkować.
coach-excess = Nadwyżka: { $excess }. Do fazy Maat obciąża Nieczystą stronę twoich szalek.
coach-festival = Zadowolenie nie może przekroczyć Populacji. Stracone kroki: { $lost }.
coach-joy = Twoje Zadowolenie spada poniżej ▲: { $vp } PZ mniej w każdym następnym Punktowaniu.
coach-idle = Bierzesz kość i nic z nią nie robisz. Inna kość, Skryba lub Błogosławieństwo mogłyby jeszcze dać ci akcję.

## Co łatwo przeoczyć

coach-even = Po tej rundzie Maat waży szalki, a kto jest najbliżej 0, gra pierwszy. „{ $option }” da { $balance }.
coach-blessing = Tu pasuje { $card }: { $text }
coach-blessings = Możesz tu zagrać { $cards }.
coach-decree = Twój Dekret { $card } może tu dać { $vp } PZ: „{ $option }”.
coach-scribes =
    { $scribes ->
        [one] „{ $option }”: bez zmiany { god } nie może działać. Jeden Skryba zmieni kość na { $value } i wtedy się uda.
       *[other] „{ $option }”: bez zmiany { god } nie może działać. { $scribes } Skrybów zmieni kość na { $value } i wtedy się uda.
    }
coach-wheel = Po tej rundzie Koło się obraca. Kości, które teraz możesz wziąć, a które staną się Zakazane: { $dice }.
coach-better = Komputer wolałby zacząć od „{ $option }”. Spodziewa się dzięki temu na koniec około { $vp } PZ więcej.
