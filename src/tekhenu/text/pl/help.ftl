# Zasady, karty i nota o pochodzeniu, tak jak opowiadają je strony pomocy.
# Słowa między gwiazdkami są pogrubione. Liczby pochodzą z używanej edycji.

help-heading = Jak grać
help-lead = Wszystko, czego potrzeba do pierwszej gry, od celu po ostatni punkt. Przeczytaj dwie pierwsze części i zaczynaj: przy stole wybierzesz tylko to, na co pozwalają zasady, a przy reszcie zobaczysz, dlaczego jest niedostępna.
help-contents = Spis treści
help-search = Szukaj
help-search-hint = Słowo, bóg, T05
help-found =
    { $count ->
        [0] Nic nie pasuje. Spróbuj innego słowa.
        [one] Pasuje jeden fragment.
        [few] Pasują { $count } fragmenty.
       *[many] Pasuje { $count } fragmentów.
    }
help-found-cards =
    { $count ->
        [0] Żadna karta nie pasuje. Spróbuj innego słowa.
        [one] Pasuje jedna karta.
        [few] Pasują { $count } karty.
       *[many] Pasuje { $count } kart.
    }
help-to-rules = Zasady
help-to-cards = Wszystkie karty i płytki
help-to-about = O programie

# Części i rozdziały

help-part-game = Gra
help-part-turn = Tura
help-part-actions = Akcje
help-part-phases = Między rundami
help-part-more = Gra solo i ekran gry

help-aim-title = Cel gry
help-aim-1 = Jesteście możnymi starożytnego Egiptu: budujecie Świątynię Amun-Ra i dzielnice wokół niej. Budynki, Filary, Posągi, zadowoleni ludzie i właściwe karty przynoszą *Punkty Zwycięstwa* (PZ). Wygrywa, kto na koniec ma ich najwięcej.
help-aim-2 = Do wszystkiego służą kości. Leżą wokół Obelisku, którego cień wędruje: kość, którą przed chwilą można było wziąć w słońcu, w ciemności może być Zakazana. W każdej turze bierzesz jedną kość, łącznie { $rounds } w całej grze, a każda liczy się podwójnie: jako akcja, na którą pozwala, i jako ciężar na twoich szalkach, które osądzi Maat.

help-table-title = Co leży na stole
help-table-1 = *Koło Obelisku* to serce planszy. Każda z jego { $sections } sekcji należy do jednego boga; zgodnie z ruchem wskazówek zegara są to Horus, Ra, Hathor, Bastet, Thot i Ozyrys. W sekcjach leżą kości, na ich obrzeżu stoją Posągi. Tarcza pod nimi niesie światło i się obraca.
help-table-2 = *Kompleks Świątynny* to kwadrat { $side } na { $side } pól, na których kładzie się płytki Filarów. Budynki stoją po lewej stronie rzędów i pod kolumnami. Trzy płytki powyżej to oferta Ra.
help-table-3 = *Obszar Horusa* mówi dla każdej ścianki kości, którego boga może uczcić Posąg i co ten Posąg przyniesie.
help-table-4 = *Obszar Ozyrysa* ma cztery dzielnice: warsztaty Papirusu i Chleba oraz kamieniołomy Wapienia i Granitu.
help-table-5 = *Tor Pospólstwa* liczy dla każdego gracza dwie rzeczy: Populację i Zadowolenie.
help-table-6 = *Rynek Kart* ma cztery części z Błogosławieństwami, Technologiami i Dekretami. Dwie ostatnie otwierają się później, a każda wymaga bardziej zadowolonych ludzi niż poprzednia.
help-table-7 = Na twojej *planszy gracza* są szalki, cztery tory Produkcji Surowców i rzędy, z których znikają kolejne Budynki i Posągi; na początku: { n-buildings } i { n-statues }. Obok leżą Filary, razem { $pillars }.
help-table-8 = Jest pięć Surowców: Papirus, Chleb, Wapień, Granit i Złoto. Skrybowie i Wiara nie są Surowcami.
help-table-figure = Koło Obelisku pod koniec gry. Czyste kości leżą w zewnętrznym pierścieniu, Nieczyste w środkowym, Zakazane najbliżej Obelisku.

help-course-title = Przebieg gry
help-course-1 = W *rundzie* każdy wykonuje jedną turę, w kolejności graczy. Po co drugiej rundzie Koło się obraca: to *obrót*. Co drugi obrót następuje *faza Maat*, w której ważone są szalki, a co druga faza Maat przynosi *Punktowanie*. Drugie Punktowanie kończy grę.
help-course-2 = Cała gra ma więc { n-rounds }, { n-rotations }, { n-maats } i { n-scorings }.
n-rounds =
    { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }
n-rotations =
    { $rotations ->
        [one] { $rotations } obrót
        [few] { $rotations } obroty
       *[many] { $rotations } obrotów
    }
n-maats =
    { $maats ->
        [one] { $maats } fazę Maat
        [few] { $maats } fazy Maat
       *[many] { $maats } faz Maat
    }
n-scorings =
    { $scorings ->
        [one] { $scorings } Punktowanie
        [few] { $scorings } Punktowania
       *[many] { $scorings } Punktowań
    }
help-course-strip = Rundy gry i to, co po nich następuje
help-course-round = Runda { $round }
help-course-then =
    { $event ->
        [scoring] potem obrót, Maat i Punktowanie
        [maat] potem obrót i Maat
       *[rotation] potem obrót
    }

help-setup-title = Przygotowanie
help-setup-1 = Program rozkłada wszystko sam. Oto co robi i o co cię zapyta.
help-setup-2 = Koło ustawia się losowo. Pierwszy znacznik Punktowania leży o { $marker-1 } sekcje od strzałki zgodnie z ruchem wskazówek zegara, drugi o { $marker-2 }, czyli po pełnym okrążeniu i jeszcze dalej.
help-setup-3 = Płytki Filarów i karty są tasowane, a trzy płytki trafiają do oferty Ra. Płytki bonusowe Horusa są rozkładane losowo albo w układzie z nadruku na planszy, jeśli wybierzesz go na pierwszą grę.
help-setup-4 = Na każdym z czterech pól Posągów dla ludzi i przy rzędzie 2 Ozyrysa czeka 1 Złoto.
help-setup-5 =
    { $section-dice ->
        [one] Do każdej sekcji Koła trafia { $section-dice } kość: losuje się ją z woreczka i rzuca nią. W grze na mniej niż cztery osoby część kości zostaje w pudełku.
        [few] Do każdej sekcji Koła trafiają { $section-dice } kości: losuje się je z woreczka i rzuca nimi. W grze na mniej niż cztery osoby część kości zostaje w pudełku.
       *[many] Do każdej sekcji Koła trafia { $section-dice } kości: losuje się je z woreczka i rzuca nimi. W grze na mniej niż cztery osoby część kości zostaje w pudełku.
    }
help-setup-6 = Dwie pierwsze części Rynku Kart są zapełniane, dwie kolejne pozostają na razie zamknięte. W grze dwuosobowej nie używa się kart { $left-out }.
help-setup-7 = Potem wybierasz trzy razy:
help-setup-8 = *Dekret.* Oglądasz { $decrees-dealt }, jeden zatrzymujesz w tajemnicy, a drugi trafia na spód talii. Dekret punktuje dopiero na samym końcu.
help-setup-9 = *Karty Początkowe.* W 2, 3 lub 4 osoby wykłada się ich { $starting-2 }, { $starting-3 } lub { $starting-4 }. Każdy bierze po jednej, od pierwszego miejsca do ostatniego, a potem drugą, w odwrotnym kierunku. Im wyższa suma twoich dwóch wartości Inicjatywy, tym wcześniejsze masz miejsce w kolejności; przy równych sumach decyduje wyższa pojedyncza wartość.
help-setup-10 = *Karta Przeznaczenia.* Są cztery. W kolejności graczy każdy bierze jedną i zostawia ją przed sobą. Jej wartość Ankh rozstrzyga remisy w następnej fazie Maat.
help-setup-11 = Teraz każdy otrzymuje to, co obiecują trzy karty, w wybranej przez siebie kolejności. Karty Początkowe opuszczają potem grę.
help-setup-figure = Karty Początkowe do wyboru. Liczba to ich Inicjatywa.
help-dice-caption = Kości w grze
help-start-caption = Z czym każdy zaczyna

help-turn-title = Twoja tura
help-turn-1 = Weź dokładnie jedną kość z dowolnego miejsca wokół Obelisku. Musi być Czysta lub Nieczysta, nie Zakazana.
help-turn-2 = Wykonaj nią jedną akcję:
help-turn-3 = *akcję boga* z sekcji, w której leżała kość, albo
help-turn-4 = *produkcję Surowców* w kolorze kości, niezależnie od sekcji.
help-turn-5 = Połóż kość na szalkach: Czyste kości po lewej, Nieczyste po prawej. Zostanie tam do następnej fazy Maat.
help-turn-6 = Wartość kości ma znaczenie prawie w każdej akcji. Wysoka kość często daje więcej, ale też więcej waży.
help-turn-7 = Akcji, za którą nie możesz zapłacić, nie możesz wybrać. Jeśli żadna kość nie pozwala ci na akcję, bierzesz jedną i nic nie robisz; to się prawie nigdy nie zdarza.
help-turn-figure = Twoja plansza gracza: u góry szalki, pod nimi Produkcja, Budynki, Posągi i karty.

help-light-title = Światło i czystość
help-light-1 = Dwie sekcje są *Słoneczne*, dwie *Zacienione*, dwie *Ciemne*. Kolor kości i światło, w którym leży, decydują, czy jest Czysta, Nieczysta czy Zakazana.
help-light-2 = Łatwo zapamiętać: kość jest Czysta tam, gdzie światło pasuje do jej koloru. Biała kocha słońce, czarna – ciemność, żółta i brązowa – cień. Szara jest wszędzie Nieczysta. W sekcji Zacienionej nic nie jest Zakazane.
help-light-3 = Gdy Koło się obraca, kości zostają przy swoich bogach, ale zmienia się padające na nie światło. Na tym ekranie kości same przechodzą do nowych pierścieni: Czyste na zewnątrz, potem Nieczyste, a Zakazane najbliżej środka.
help-purity-caption = Czystość kości według koloru i światła

help-scribes-title = Skrybowie
help-scribes-1 = Biorąc kość, możesz wydać Skrybów, aby zmienić jej wartość. Każdy zmienia ją o 1 lub { $scribe-shift }, a działanie kilku się sumuje. Kość nigdy nie schodzi poniżej 1 ani nie przekracza 6 i nie przeskakuje z jednego końca na drugi.
help-scribes-2 = Nowa wartość liczy się w akcji i na szalkach. Opcja zasad na stronie głównej sprawia, że na szalkach liczy się wartość, którą kość miała na Kole.

help-anubis-title = Anubis
help-anubis-1 =
    { $anubis-scribes ->
        [one] Za { $anubis-scribes } Skrybę wykonujesz *akcję Anubisa*: bierzesz *dowolną* kość, nawet Zakazaną, i wykonujesz z jej wartością *dowolną* akcję boga albo produkujesz *dowolny* Surowiec oprócz Złota, bez względu na to, gdzie leżała i jakiego jest koloru. Może to być też szara kość.
       *[many] Za { $anubis-scribes } Skrybów wykonujesz *akcję Anubisa*: bierzesz *dowolną* kość, nawet Zakazaną, i wykonujesz z jej wartością *dowolną* akcję boga albo produkujesz *dowolny* Surowiec oprócz Złota, bez względu na to, gdzie leżała i jakiego jest koloru. Może to być też szara kość.
    }
help-anubis-2 = Kość kładziesz pod szalkami. Nie jest ważona, ale liczy się jako jedna z twoich kości. Za dodatkowych Skrybów możesz też zmienić jej wartość.

help-paying-title = Płacenie
help-paying-1 = *Złoto* jest uniwersalne: jedno Złoto zastępuje jeden dowolny Surowiec. O sposób zapłaty gra pyta tylko wtedy, gdy jest więcej niż jeden.
help-paying-2 = Tego, co leży na twoich szalkach, nie można wydać. Skrybami i Wiarą nie zapłacisz za nic, chyba że jakaś zasada na to pozwala.
help-paying-3 = Twoje elementy są ograniczone: { n-buildings }, { n-pillars } i { n-statues }. Zbudowany element już się nie przesuwa. Pozostałe rzeczy nigdy się nie kończą.
help-paying-4 = Twoje PZ nigdy nie spadają poniżej 0.

help-cards-title = Błogosławieństwa, Technologie i Dekrety
help-cards-1 = *Błogosławieństwo* pomaga raz. Na każdym jest napisane, kiedy można je zagrać; potem jest odrzucane. W jednej turze możesz zagrać kilka, a ich efekty się sumują.
help-cards-2 = *Technologia* działa do końca gry, od chwili po jej otrzymaniu. Technologie sumują się ze sobą i z Błogosławieństwami.
help-cards-3 = *Dekret* zachowujesz do końca; dopiero wtedy punktuje. To, co dobierasz z talii, jest tajne; to, co bierzesz z Rynku, widzieli wszyscy.
help-cards-4 = Nie ma limitu posiadanych kart.
help-cards-figure = Rynek Kart. Przy stole wskaż kartę albo jej dotknij, aby przeczytać, co robi.

help-produce-title = Produkcja Surowców
help-produce-1 = Kolor wskazuje, co otrzymujesz, a wartość – ile. Szare kości niczego nie produkują.
help-produce-2 = Twój znacznik Produkcji tego Surowca, od { $start-production } na początku do { $production-limit }, wskazuje, ile możesz zatrzymać bez Nieczystości. Wszystko ponad to trafia na prawą stronę szalek. Tam każda sztuka waży 1 na twoją niekorzyść w następnej fazie Maat i przepada.
help-produce-3 = Na przykład brązowa 5 przy Produkcji Chleba 3: zatrzymujesz 3 Chleby, a 2 trafiają na szalki.
help-produce-caption = Co produkują kolory

help-horus-title = Horus: zbuduj Posąg
help-horus-cost = Granit, według liczby pod następnym Posągiem na twojej planszy
help-horus-value = wskazuje boga, którego możesz uczcić
help-horus-gain = Posąg, który regularnie daje bonus, albo taki, który liczy się przy każdym Punktowaniu
help-horus-1 = Posągi opuszczają twoją planszę od lewej do prawej, więc każdy kosztuje tyle, ile pod nim widać. Wybierasz, gdzie stanie:
help-horus-2 = *Ku czci boga.* Odszukaj wartość swojej kości w obszarze Horusa: wskazuje boga i bonus. Posąg zajmuje wolne pole przy sekcji tego boga. Od teraz otrzymujesz bonus zawsze wtedy, gdy *inny gracz* wykona akcję tego boga.
help-horus-3 = *Dla ludzi.* Wartość nie ma znaczenia. Zbuduj go nad warsztatami, nad kamieniołomami, przy środkowym rzędzie albo przy środkowej kolumnie Świątyni i weź leżące tam Złoto. Nad dzielnicami liczy się przy Punktowaniu dla obu. Przy Świątyni od razu daje { $own-pillar-vp } PZ za każdy twój Filar w tej linii.
help-horus-4 = Pola Posągów każdego boga: w cztery osoby { $statue-spaces-4 }, w trzy { $statue-spaces-3 }, w dwie { $statue-spaces-2 }. W trzy osoby otrzymujesz bonus także wtedy, gdy budujesz swój pierwszy Posąg ku czci danego boga. W dwie osoby otrzymujesz go także wtedy, gdy to ty wykonujesz akcję tego boga, ale nie za samo zbudowanie Posągu.
help-horus-5 = Drugi Posąg ku czci tego samego boga nie daje drugiego bonusu. Bonusy otrzymuje się po akcji, w kolejności graczy, zaczynając od osoby następnej po tej, która ją wykonała.
help-horus-caption = Pola Horusa według wartości kości
help-statue-caption = Koszt twoich Posągów w Granicie
help-horus-figure = Obszar Horusa: wartość kości, wskazany bóg i bonus z Posągu.

help-ra-title = Ra: zbuduj Filar
help-ra-cost = Wapień i Granit, według płytki
help-ra-value = wskazuje płytkę
help-ra-gain = PZ za otoczenie płytki, nagroda z pola, czasem zdolność
help-ra-1 = Wartość wskazuje, której z trzech płytek używasz. Zapłać jej koszt, obróć ją dowolnie i połóż na dowolnym pustym polu Kompleksu Świątynnego. Potem po kolei:
help-ra-2 = 1 PZ za każdy Budynek przy jej rzędzie lub kolumnie, czyjkolwiek. Posągi się nie liczą.
help-ra-3 = 1 PZ za każdą krawędź w tym samym kolorze co ta, z którą się styka: krawędź sąsiedniej płytki albo zewnętrzna krawędź Świątyni; w rogu Świątyni 2 PZ za każdą.
help-ra-4 = Nagroda wydrukowana na zakrytym polu.
help-ra-5 = PZ za miejsce, z którego pochodzi płytka.
help-ra-6 = Zdolność płytki, ale tylko wtedy, gdy jej światło jest takie samo jak to, które pada teraz na sekcję Ra. Ze zdolności, która coś kosztuje, można zrezygnować.
help-ra-7 = Na płytce staje jeden z twoich Filarów: odtąd jest twoja. Pozostałe płytki przesuwają się w prawo, a z lewej wchodzi nowa.
help-ra-caption = Płytki Ra
help-ra-figure = Kompleks Świątynny z kolorowymi krawędziami, płytkami i Filarami, a nad nim trzy płytki Ra.

help-hathor-title = Hathor: buduj przy Świątyni
help-hathor-cost = od { $bread-least } do { $bread-most } Chlebów, według pola
help-hathor-value = o tyle rośnie Populacja
help-hathor-gain = PZ za twoje Filary w linii, Surowce i Wiara z jej pustych pól
help-hathor-1 = Wybierz dowolne wolne pole Budynku przy Świątyni; wartość kości cię nie ogranicza. Zapłać podany na nim Chleb i umieść tam pierwszy z lewej Budynek ze swojej planszy. Potem spójrz wzdłuż jego rzędu lub kolumny:
help-hathor-2 = Każdy twój Filar daje { $pillar-vp } PZ.
help-hathor-3 = Każde puste pole daje dokładnie 1 sztukę tego, co pokazuje, jeśli to Surowiec lub Wiara. Skrybów w ten sposób się nie otrzymuje.
help-hathor-4 = Na koniec twoja Populacja rośnie o wartość kości.
help-hathor-5 = W grze na mniej niż cztery osoby niektóre pola Budynków są zamknięte.

help-bastet-title = Bastet: urządź festiwal
help-bastet-cost =
    { $bastet-papyrus ->
        [one] { $bastet-papyrus } Papirus
        [few] { $bastet-papyrus } Papirusy
       *[many] { $bastet-papyrus } Papirusów
    }
help-bastet-value = o tyle rośnie Zadowolenie
help-bastet-gain = Zadowolenie, a za niskie kości Skrybowie
help-bastet-1 = Zapłać, a twoje Zadowolenie wzrośnie o wartość kości. Nigdy nie wyprzedza Populacji; nadmiarowe kroki przepadają.
help-bastet-2 = Małe festiwale zostawiają czas na pisanie: niskie kości dają dodatkowo Skrybów.
help-bastet-caption = Skrybowie z festiwalu

help-populace-title = Populacja i Zadowolenie
help-populace-1 = Oba znaczniki idą po tym samym torze, od 0 do { $populace-limit }. *Populacja* pochodzi od Hathor i otwiera Rynek: gdy po raz pierwszy czyjakolwiek Populacja dotrze do { $opens-3 } lub { $opens-4 }, zapełnia się jego trzecia lub czwarta część, dla wszystkich.
help-populace-2 = *Zadowolenie* pochodzi od Bastet, traci się je u Ozyrysa i nigdy nie przekracza Populacji. Decyduje, z których części Rynku możesz korzystać, i punktuje za każdy osiągnięty ▲.
help-populace-3 = Gdy twoje Zadowolenie po raz pierwszy dotrze do { $reward-1 }, otrzymujesz 1 Złoto, gdy do { $reward-2 } – 1 Skrybę, a gdy do { $reward-3 } – od razu wykonujesz jedną dowolną akcję o dowolnej wartości, za zwykły koszt i bez kości.
help-populace-caption = Oznaczenia toru
help-populace-figure = Tor Pospólstwa z parą znaczników każdego gracza.

help-thoth-title = Thot: weź karty
help-thoth-cost = nic przy niskiej kości, poza tym Papirus
help-thoth-value = wskazuje, ile kart
help-thoth-gain = karty, wszystkie z jednej części Rynku
help-thoth-1 = Wartość wskazuje, ile kart bierzesz i ile płacisz. Bierzesz wszystkie i płacisz całość, a karty pochodzą z jednej otwartej części, na którą pozwala twoje Zadowolenie. Części, w której jest za mało kart, nie można wybrać.
help-thoth-2 =
    { $renewal ->
        [one] Zanim weźmiesz pierwszą kartę, możesz zapłacić { $renewal } Papirus, aby odrzucić całą część i zapełnić ją na nowo, raz dla każdej części.
        [few] Zanim weźmiesz pierwszą kartę, możesz zapłacić { $renewal } Papirusy, aby odrzucić całą część i zapełnić ją na nowo, raz dla każdej części.
       *[many] Zanim weźmiesz pierwszą kartę, możesz zapłacić { $renewal } Papirusów, aby odrzucić całą część i zapełnić ją na nowo, raz dla każdej części.
    }
help-thoth-3 = Puste miejsca zapełniają się na koniec twojej tury kartami tego samego rodzaju. Wyczerpaną talię tworzy się na nowo z kart odrzuconych.
help-thoth-caption = Karty i ich cena
help-market-caption = Części Rynku Kart

help-osiris-title = Ozyrys: warsztaty i kamieniołomy
help-osiris-cost = 1 Zadowolenia
help-osiris-value = wskazuje rząd
help-osiris-gain = Produkcja i od razu trochę Surowca
help-osiris-1 = Tracisz dokładnie 1 Zadowolenia; bez niego nie możesz tu budować. Umieść pierwszy z lewej Budynek ze swojej planszy na wolnym polu rzędu wskazanego przez kość, w dowolnej z czterech dzielnic. Potem twoja Produkcja rośnie i otrzymujesz to, co daje ten rząd.
help-osiris-2 = Rzędy o wysokich numerach dają więcej od razu. Te o niskich wygrywają remisy: przy Punktowaniu decyduje element położony najwyżej.
help-osiris-3 = Pierwszy Budynek w rzędzie 2 bierze też leżące przy nim Złoto. Produkcja nigdy nie przekracza { $production-limit }, a dalsze kroki przepadają.
help-osiris-caption = Co daje Budynek
help-osiris-figure = Obszar Ozyrysa: rzędy według wartości kości, dzielnice obok siebie.

help-rotation-title = Obrót
help-rotation-1 = Po ostatniej turze rundy, w której każdy ma już { $dice-half } lub { $dice-for-maat } kości, Koło obraca się o jedną sekcję zgodnie z ruchem wskazówek zegara: światło, które padało na Horusa, pada teraz na Ra.
help-rotation-2 = Gdy na każdej planszy leżą już { $dice-for-maat } kości, następuje Maat; zobacz niżej.
help-rotation-3 = Potem każda z dwóch sekcji, które są teraz *Zacienione*, otrzymuje tyle nowych kości, ilu jest graczy: losuje się je z woreczka i rzuca nimi.
help-rotation-4 = Wszystkie kości trafiają do pierścienia właściwego dla nowego światła i zaczyna się następna runda.
help-rotation-before-figure = Przed obrotem.
help-rotation-after-figure = Po obrocie: ci sami bogowie w innym świetle i nowe kości w sekcjach Zacienionych.

help-maat-title = Maat
help-maat-1 = *Ważenie.* Twój bilans to suma Czystych kości minus suma Nieczystych kości i minus 1 za każdy Surowiec na szalkach. Kości pod szalkami się nie liczą.
help-maat-2 = *Wiara.* W kolejności graczy każdy może położyć dowolną liczbę swoich żetonów Wiary po jednej lub drugiej stronie. Każdy zmienia bilans o 1.
help-maat-3 = *Straty.* Bilans głęboko poniżej 0 kosztuje PZ. Przy bilansie 0 lub wyższym nikt nic nie traci.
help-maat-4 = *Nowa kolejność.* Kto jest najbliżej 0, gra pierwszy, obojętnie po której stronie: +2 i −2 są równe. Remis rozstrzyga wyższa wartość Ankh.
help-maat-5 = *Punktowanie*, jeśli strzałka Koła wskazuje znacznik Punktowania o najniższym numerze spośród jeszcze leżących. Tak jest w co drugiej fazie Maat.
help-maat-6 = *Sprzątanie.* Kości wracają do woreczka, Surowce z szalek i wszystkie żetony Wiary do zasobów. Wiary nie można odłożyć na później.
help-maat-7 = *Przeznaczenie.* Cztery karty wracają na środek. W nowej kolejności każdy bierze jedną i otrzymuje jej nagrodę. Wiarę z niej zachowuje się na następną fazę Maat.
help-maat-caption = Strata PZ według bilansu
help-maat-figure = Szalki przed fazą Maat: co waży za, co przeciw, a pośrodku bilans.

help-scoring-title = Punktowanie
help-scoring-1 = W grze przeprowadza się { n-scorings }. Każdy krok wykonuje się dla wszystkich, zanim zacznie się następny. Z planszy nic nie znika: to, co masz zbudowane, punktuje za każdym razem.
help-scoring-caption = Kroki Punktowania
help-scoring-districts = Każda dzielnica Ozyrysa: najwięcej elementów, razem z Posągami powyżej. Remis rozstrzyga element położony najwyżej; Posąg jest nad wszystkimi.
help-scoring-districts-vp = { $district-vp } PZ
help-scoring-temple = Każdy twój Budynek i Posąg przy Świątyni.
help-scoring-temple-vp = 1 PZ
help-scoring-pillars = Każdy twój Filar: za każdy twój Budynek i Posąg przy jego rzędzie i kolumnie.
help-scoring-pillars-vp = 1 PZ
help-scoring-statues = Zbudowane przez ciebie Posągi, gdziekolwiek stoją.
help-scoring-statues-vp = do { $statues-most } PZ
help-scoring-happiness = Każdy ▲, do którego dotarło twoje Zadowolenie.
help-scoring-happiness-vp = { $happiness-vp } PZ
help-scoring-production = Każdy znacznik Produkcji na { $production-limit }.
help-scoring-production-vp = { $production-vp } PZ
help-scoring-row = To, co pokazują puste pola twojego rzędu Budynków.
help-scoring-row-vp = widoczne PZ
help-scoring-bread = Do zapłaty jest Chleb widoczny w twoim rzędzie Budynków. Można płacić Złotem. Za każdy, którego nie możesz lub nie chcesz zapłacić:
help-scoring-bread-vp = −{ $unpaid-vp } PZ
help-scoring-2 = Potem znacznik Punktowania znika z planszy.
help-statues-caption = Zbudowane Posągi
help-happiness-caption = Zadowolenie
help-row-caption = Budynki, które opuściły twoją planszę
help-scoring-figure = Skąd wzięły się punkty z całej gry.

help-end-title = Koniec gry
help-end-1 = Przed ostatnim Punktowaniem można ogłosić Dekret D23, który pozwala wykonać akcję. Liczy się do Dekretów, które zapunktujesz, i zajmuje swój symbol.
help-end-2 = Po ostatnim Punktowaniu wszyscy odkrywają swoje *Dekrety*, w kolejności graczy. Zapunktować możesz najwyżej { $decrees-scored }, każdy z innym symbolem. Wybór należy do ciebie.
help-end-3 = Pierwsze miejsce w kolejności daje { $first-vp } PZ. W trzy lub cztery osoby drugie daje { $second-vp } PZ.
help-end-4 = Wygrywa największa liczba PZ. Przy remisie decyduje większa liczba Skrybów, a potem wcześniejsze miejsce w kolejności graczy.

help-botankhamun-title = Solo: Botankhamun
help-botankhamun-1 = Botankhamun to przeciwnik w grze solo. Grasz z nim jak w grze dwuosobowej, według wszystkich znanych ci zasad. On o niczym nie decyduje: prowadzą go płytki, żeton Debenu i stałe reguły, a za nic nie płaci. Program gra za niego; dziennik opisuje każdy krok i jego powód.
help-botankhamun-2 = *Przygotowanie.* Zaczyna z { $bot-vp } PZ, Zadowoleniem { $bot-happiness } i Populacją { $bot-population }, bez planszy, Surowców, Dekretów i kart Początkowych, i gra jako pierwszy. Jego Posąg stoi u boga z pola { $bot-slot } Horusa. Oglądasz { $bot-cards-shown } karty Początkowe i bierzesz { $bot-cards-taken }.
help-botankhamun-3 = *Jego płytka.* Dziesięć płytek akcji tworzy piramidę o { $pyramid } rzędach. W jego pierwszej turze znacznik Postępu wchodzi na pierwszą płytkę podstawy; potem żeton Debenu posyła go na płytkę po prawej albo na tę wyżej po prawej. Po każdej fazie Maat piramida jest układana od nowa.
help-botankhamun-4 = *Jego kość.* Płytka boga: najwyższa kość z jego sekcji, przy równych Czysta; jeśli żadna kość nie jest tam dozwolona, kolej na następną sekcję, przeciwnie do ruchu wskazówek zegara. Płytka Surowców: najwyższa kość w kolorze pierwszego Surowca, a jeśli takiej nie ma, to następnego; spośród równych Botankhamun woli tę z sekcji, w której ma Posąg. Nigdy nie bierze Zakazanej kości.
help-botankhamun-5 = *Jego akcja* to zawsze akcja boga z sekcji, w której leżała kość. Nigdy nie produkuje i otrzymuje tylko PZ, Skrybów i karty.
help-botankhamun-horus = *Horus:* Posąg ku czci boga wskazanego przez kość, w przeciwnym razie nad tymi dzielnicami, gdzie wygra najwięcej, a jeśli i to niemożliwe, przy linii Świątyni z większą liczbą jego Filarów. Jeśli i tam nie ma wolnego pola: { $bot-no-space } PZ.
help-botankhamun-ra = *Ra:* kładzie płytkę bez obracania tam, gdzie zdobędzie najwięcej: po 1 PZ za każdy Budynek w linii i za każdą krawędź, która dotyka płytki lub zewnętrznej krawędzi, oraz PZ za miejsce w ofercie Ra.
help-botankhamun-hathor = *Hathor:* Budynek tam, gdzie najwięcej dają jego Filary. Populacja rośnie jak zwykle.
help-botankhamun-bastet = *Bastet:* Zadowolenie rośnie; gdy miałoby wyprzedzić Populację, krok wykonuje Populacja. Skrybów otrzymuje tak jak ty.
help-botankhamun-thoth = *Thot:* tyle kart, na ile pozwala kość, z najwyższej części, na którą pozwala jego Zadowolenie; najpierw Dekrety, potem Technologie, potem Błogosławieństwa.
help-botankhamun-osiris = *Ozyrys:* Budynek w rzędzie według wartości i w dzielnicy według koloru; jeśli to pole jest zajęte, dalej w prawo, a potem w rzędzie powyżej.
help-botankhamun-6 = *Posągi* ku czci boga dają bonus, ilekroć ty lub Botankhamun wykonacie akcję tego boga. Ty otrzymujesz swój jak zawsze, a Botankhamun to:
help-botankhamun-7 = *Maat.* Jego bilans jest stały, a jego Ankh to { $bot-ankh }. Jeśli jesteś bliżej 0 niż on, zaczynasz i wybierasz spośród wszystkich kart Przeznaczenia. Jeśli zaczyna on, bierze losowo A01 lub A02, bez nagrody.
help-botankhamun-8 =
    { $bot-scribes ->
        [one] *Punktowanie.* Punktuje dzielnice, Świątynię, Posągi i Zadowolenie tak jak ty. Każde Błogosławieństwo daje mu { $bot-blessing } PZ i jest odrzucane, każda Technologia – { $bot-technology } PZ i zostaje. Na końcu każdy Dekret jest wart { $bot-decree } PZ, a { $bot-scribes } Skryba – 1 PZ. Dostaje też PZ za miejsce w kolejności.
       *[many] *Punktowanie.* Punktuje dzielnice, Świątynię, Posągi i Zadowolenie tak jak ty. Każde Błogosławieństwo daje mu { $bot-blessing } PZ i jest odrzucane, każda Technologia – { $bot-technology } PZ i zostaje. Na końcu każdy Dekret jest wart { $bot-decree } PZ, a każdych { $bot-scribes } Skrybów – 1 PZ. Dostaje też PZ za miejsce w kolejności.
    }
help-botankhamun-9 = *Wyzwania*, na każdym poziomie: dwie losowe karty Początkowe zamiast wyboru oraz Dekrety warte dla niego po { $bot-decree-challenge } PZ.
help-botankhamun-figure = Piramida, znacznik i elementy Botankhamuna.
help-bonus-caption = Bonus Horusa dla Botankhamuna
help-balance-caption = Bilans Botankhamuna
help-levels-caption = Poziom trudności
help-level-easy = nic więcej
help-level-medium = Budynki w rzędzie { $bot-bread-row } (warsztat Chleba) i w rzędzie { $bot-granite-row } (kamieniołom Granitu) oraz Filar w Świątyni w rzędzie { $bot-pillar-row }, kolumnie { $bot-pillar-column }
help-level-hard = to wszystko i drugi Posąg, u boga z pola { $bot-hard-slot } Horusa

help-screen-title = Ekran gry
help-screen-1 = *Wybieranie.* Wszystko, co możesz wybrać, świeci: kość, pole, karta. Kliknij to albo dotknij. Wskaż kość albo przejdź do niej klawiszem Tab, aby zobaczyć, co dałyby jej akcje. To, co niemożliwe, jest przygaszone, z podanym powodem.
help-screen-2 = *Cofanie.* Dopóki nie zatwierdzisz tury, możesz ją zmieniać, a inni jej nie widzą. „Cofnij krok” wraca o jeden krok, „Cofnij turę” na jej początek. Od razu ostateczne są tylko wybory, które ujawniają coś ukrytego, na przykład rzut albo nową kartę.
help-screen-3 = *Podpowiedź* najpierw wskazuje miejsce i zadaje pytanie. Po drugim naciśnięciu pokazuje trzy najlepsze tury z uzasadnieniem. *Zagraj tak* wykonuje jedną z nich, a ty możesz ją jeszcze cofnąć.
help-screen-4 = *Znajomi.* Każde miejsce dla znajomej osoby ma tajny link. Wyślij go; kto go otworzy i poda imię, ten tam siada. Nie trzeba żadnego konta, a gra może trwać wiele dni: jest zapisywana. Wszyscy inni mogą oglądać i widzą to, co wolno widzowi.
help-screen-5 = *Komputery.* Jest ich pięć, różnej siły i każdy z własną twarzą: Uczeń myli się jak człowiek, Wyrocznia patrzy tak daleko, jak się da. Jeśli trwa to za długo, naciśnij „Szybciej”.
help-screen-6 = *Powtórka.* Każdy wiersz dziennika prowadzi do odpowiedniej chwili. Powtórka pokazuje grę krok po kroku, z wykresem wyniku i źródłami punktów.
help-screen-7 = *Jasno i ciemno.* Do połowy wypełnione kółko w górnym rogu zmienia motyw.
help-keys-caption = Klawisze
help-key-tab = do następnej rzeczy, którą można wybrać; z Shift wstecz
help-key-arrows = do tego, co leży najbliżej w tym kierunku
help-key-enter = wybierz; gdy nic nie jest zaznaczone, zatwierdź turę
help-key-escape = cofnij krok
help-key-slash = szukaj na tej stronie

# Słowa w tabelach

help-what-cost = Koszt
help-what-value = Kość
help-what-gain = Zysk
help-col-color = Kość
help-col-count = Razem
help-col-out = W pudełku przy { $players } graczach
help-col-produces = Produkuje
help-col-nothing = nic
help-col-value = Wartość
help-col-values = { $low } lub { $high }
help-col-god = Bóg na planszy
help-col-bonus = Daje
help-col-statue = Posąg
help-col-tile = Płytka
help-col-cards = Karty
help-col-pay = Płacisz
help-col-section = Część
help-col-happiness = Twoje Zadowolenie
help-col-opens = Otwarcie
help-col-from = od { $number }
help-col-always = od początku
help-col-population = Populacja { $number }
help-col-row = Rząd
help-col-production = Produkcja
help-col-goods = Otrzymujesz
help-col-step = Krok
help-col-each = Wartość
help-col-balance = Bilans
help-col-to = od { $worse } do { $better }
help-col-worse = { $worse } lub gorzej
help-col-built = Zbudowane
help-col-gone = Budynki
help-col-vp = PZ
help-col-bread = Chleb do zapłaty
help-col-slot = Pole
help-col-maat = Faza Maat
help-col-level = Poziom
help-col-more = Co dochodzi
help-col-key = Klawisz
help-col-does = Działanie
help-col-mark = Pole
help-col-meaning = Znaczenie
help-place-left = lewa
help-place-middle = środkowa
help-place-right = prawa
help-market-family =
    { $family ->
        [blessing]
            { $count ->
                [one] { $count } Błogosławieństwo
                [few] { $count } Błogosławieństwa
               *[many] { $count } Błogosławieństw
            }
        [technology]
            { $count ->
                [one] { $count } Technologia
                [few] { $count } Technologie
               *[many] { $count } Technologii
            }
       *[decree]
            { $count ->
                [one] { $count } Dekret
                [few] { $count } Dekrety
               *[many] { $count } Dekretów
            }
    }
help-rises-own = +{ $steps } własna
help-rises-partner = +{ $steps } własna i druga, zależnie od dzielnicy
help-rises-any = +{ $steps } własna, +{ $any } dowolna
help-goods-own = Surowiec dzielnicy: { $amount }
help-goods-gold = Surowiec dzielnicy: { $amount }, { n-gold }
help-key-name =
    { $key ->
        [tab] Tab
        [arrows] ← ↑ → ↓
        [enter] Enter
        [escape] Esc
       *[slash] /
    }
help-level-name =
    { $level ->
        [easy] Łatwy
        [medium] Średni
       *[hard] Trudny
    }
help-joy-mark = { $symbols } ▲
help-mark-market =
    { $section ->
        [3] Populacja: otwiera trzecią część Rynku
       *[4] Populacja: otwiera czwartą część Rynku
    }
help-mark-reward =
    { $reward ->
        [1] Zadowolenie: otrzymujesz 1 Złoto
        [2] Zadowolenie: otrzymujesz 1 Skrybę
       *[3] Zadowolenie: wykonujesz dowolną akcję
    }
help-start-thing =
    { $thing ->
        [vp] { $amount } PZ
        [happiness] Zadowolenie { $amount }
        [population] Populacja { $amount }
        [production] Produkcja { $amount } dla każdego Surowca
        [gold]
            { $amount ->
                [one] { $amount } Złoto
               *[many] { $amount } Złota
            }
        [scribes]
            { $amount ->
                [one] { $amount } Skryba
               *[many] { $amount } Skrybów
            }
        [buildings]
            { $amount ->
                [one] { $amount } Budynek
                [few] { $amount } Budynki
               *[many] { $amount } Budynków
            }
        [pillars]
            { $amount ->
                [one] { $amount } Filar
                [few] { $amount } Filary
               *[many] { $amount } Filarów
            }
       *[statues]
            { $amount ->
                [one] { $amount } Posąg
                [few] { $amount } Posągi
               *[many] { $amount } Posągów
            }
    }

# Karty

help-cards-page-title = Karty i płytki
help-cards-page-lead = Wszystkie karty i płytki gry: jak wyglądają i co robią. Link w rodzaju #T05 prowadzi do jednej z nich.
help-cards-page-family = Rodzaj
help-cards-page-all = Wszystkie
help-cards-family =
    { $family ->
        [pillar] Płytki Filarów
        [starting] Karty Początkowe
        [destiny] Karty Przeznaczenia
        [decree] Dekrety
        [blessing] Błogosławieństwa
       *[technology] Technologie
    }
help-cards-about =
    { $family ->
        [pillar] Kładzie się je w akcji Ra jako podstawę Filaru. Zdolność działa, jeśli jej światło pada w tej chwili na sekcję Ra.
        [starting] Na początku masz dwie. Liczba to Inicjatywa.
        [destiny] Bierze się je na nowo w każdej fazie Maat. Liczba to wartość Ankh, która rozstrzyga remisy.
        [decree] Punktują na koniec gry, u każdego gracza najwyżej { $decrees-scored }, z różnymi symbolami.
        [blessing] Zagrywa się je raz, gdy pozwala na to karta, i odrzuca.
       *[technology] Działają do końca gry.
    }
help-cards-initiative = Inicjatywa { $number }
help-cards-ankh = Ankh { $number }
help-cards-symbol = Symbol: { $symbol }
help-cards-cost = Koszt: { $goods }
help-cards-light = Działa, gdy sekcja Ra jest { light }
help-cards-many = Tylko w trzy lub cztery osoby

# O programie

help-about-heading = O programie
help-about-notice-title = Nieoficjalnie
help-about-notice-1 = *Tekhenu: Obelisk Słońca* to gra planszowa autorstwa Daniele Tasciniego i Dávida Turcziego, wydana przez Board & Dice. Gra, jej nazwa i oprawa graficzna należą do autorów i wydawcy.
help-about-notice-2 = Ten program zrobili fani dla fanów. Wydawca go nie stworzył, nie sprawdził ani nie zatwierdził. Nie ma w nim ani jednego obrazka i ani jednego tekstu z oryginału: każdy rysunek tworzy program, a każde zdanie napisano specjalnie dla niego.
help-about-notice-3 = Jeśli gra ci się podoba, kup ją. Jest piękna.
help-about-program-title = Program
help-about-version = Wersja { $version }. Wolne oprogramowanie na licencji MIT, z całym kodem źródłowym.
help-about-private = Niczego nie wczytuje z innych miejsc, nie wymaga konta i nikogo nie śledzi. Ciasteczko pamięta, które miejsca są twoje.
help-about-edition-title = Używana edycja
help-about-edition-name = Grasz z edycją „{ $name }”.
help-about-edition-changes =
    { $count ->
        [0] Wszystkie jej wartości są standardowe.
        [one] Jedna z jej wartości różni się od standardowej.
        [few] { $count } jej wartości różnią się od standardowych.
       *[many] { $count } jej wartości różni się od standardowych.
    }
help-about-edition-1 = To, co wydrukowano na planszy i kartach, to tutaj dane: koszty, nagrody, kolory krawędzi. Każda wartość ma swoje źródło.
help-about-origin-rulebook = *Instrukcja:* tak mówią zasady. Tej wartości nie można zastąpić.
help-about-origin-public = *Publiczne:* tak podają niezależne publiczne źródła i zgadza się to z zasadami.
help-about-origin-reconstructed = *Odtworzone:* nie podaje tego żaden opublikowany tekst, więc wartość dobrano tak, by pasowała do wszystkiego, co mówią zasady. Gra się dobrze, ale w twoim egzemplarzu jest najpewniej inaczej.
help-about-origin-own = *Twoja edycja:* wartość zastąpiona w tej edycji.
help-about-table-caption = Wartości w tabelach według źródła
help-about-table = Tabela
help-about-origin =
    { $origin ->
        [rulebook] Instrukcja
        [public] Publiczne
        [reconstructed] Odtworzone
       *[own] Twoja edycja
    }
help-about-what =
    { $table ->
        [start] Z czym każdy zaczyna
        [dice] Kości
        [wheel] Koło Obelisku
        [statues] Posągi
        [building_row] Rząd Budynków
        [horus] Horus
        [pillars] Płytki Filarów
        [ra] Ra
        [temple] Kompleks Świątynny
        [osiris] Ozyrys
        [tracks] Tory
        [market] Rynek Kart
        [maat] Maat
        [cards] Karty
       *[botankhamun] Botankhamun
    }
help-about-owner-title = Jeśli masz tę grę
help-about-owner-1 = Możesz porównać każdą wartość ze swoim egzemplarzem i wstawić własną. Te polecenia wypisują wszystkie tabele ze źródłami wartości, tworzą plik do wypełnienia i sprawdzają go:
help-about-owner-2 = To, czego plik nie wymienia, zostaje bez zmian. Szczegóły opisuje dokumentacja programu, w części o elementach gry.
