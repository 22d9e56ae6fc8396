# Czas Seta i Automy, tak jak opowiadają o nich strony pomocy. Słowa między gwiazdkami są pogrubione.

help-part-seth = Czas Seta

help-seth-title = Co wnosi rozszerzenie
help-seth-1 = *Czas Seta* dodaje siódmego boga z własną planszą, kości w trzech nowych kolorach, wojowników i kapłanów oraz krew – plamę, której nie zmyje żadna faza Maat. Można w niego grać w dwie, trzy lub cztery osoby albo solo przeciwko Automom. Wszystko, co już znasz, nadal obowiązuje; ta część opisuje, co jest nowe.
help-seth-2 = *Źródła.* Tekst instrukcji rozszerzenia nie jest dostępny dla tego programu. To, co mówią o nim opublikowane opisy, zostało zachowane. Cała reszta, czyli większość liczb i działanie kart, jest *odtworzona*: dobrana tak, by pasowała do wszystkiego, co wiadomo. Gra się dobrze, ale w twoim egzemplarzu są najpewniej inne wartości. Ile ich jest, podaje strona o programie, a kto ma tę grę, może je zastąpić wydrukowanymi.
help-seth-3 = Wydane rozszerzenie dodaje też karty do trzech talii Rynku. Nic pewnego o nich nie wiadomo, więc tutaj ich nie ma.
help-seth-4 = *Plansza Seta* ma obszar kości, sześć regionów w dwóch rzędach po trzy oraz pole Posągu nad każdą kolumną.
help-seth-5 = *Wojownikami* płaci się za regiony, *kapłanami* za artefakty i za Posągi ku czci Seta. Na początku masz { $seth-soldiers } i { $seth-priests }, a każdy z torów kończy się na { $seth-track }; to, co wyszłoby poza tor, przepada. To nie są Surowce: nic ich nie zastępuje.
help-seth-6 = *Krew* otrzymujesz za każdy podbity region. Każdy jej żeton waży 1 na twoją niekorzyść w każdej fazie Maat, do końca gry. Nigdy nie znika.
help-seth-7 = *Płytki podboju* kładzie się w Świątyni, *kultyści* pomagają ci przez całą grę, *artefakty* leżą przy kartach Przeznaczenia.

help-seth-setup-title = Przygotowanie z Czasem Seta
help-seth-setup-1 = *Dekret.* Oglądasz { $seth-decrees } i jeden zatrzymujesz.
help-seth-setup-2 = *Karty Początkowe.* E01–E12 zastępują karty z gry podstawowej. Bierze się je jak zwykle, a ich Inicjatywa wyznacza kolejność graczy.
help-seth-setup-3 = *Kultysta.* Do wyboru jest ich o { $seth-spare } więcej niż graczy. Od ostatniej osoby w kolejności do pierwszej każdy bierze jednego.
help-seth-setup-4 = *Karta Przeznaczenia.* Przy każdej leży artefakt. Kto bierze kartę, może od razu kupić ten artefakt za kapłanów, których wtedy ma.
help-seth-starting-caption = Karty Początkowe Czasu Seta
help-seth-bag-caption = Kości w woreczku według liczby graczy

help-seth-dice-title = Nowe kości
help-seth-dice-1 = *Szare* kości nie leżą już przy Obelisku. Na planszy Seta od początku jest ich { $seth-gray }, a każda, którą wylosuje się do jakiejś sekcji, też tam trafia i nic jej nie zastępuje. Leży tam ze swoją wartością, dopóki ktoś jej nie weźmie.
help-seth-dice-2 = *Czerwone* i *niebieskie* kości są w każdym świetle Nieczyste, *zielone* Czyste. Żadna z nich nigdy nie jest Zakazana. Jak każda kość służą do akcji boga ze swojej sekcji.
help-seth-dice-3 = Albo produkują: czerwona kość – wojowników, niebieska – kapłanów, w obu przypadkach połowę jej wartości, zaokrągloną w górę. Zielona kość produkuje jeden z czterech Surowców do wyboru, tyle sztuk, ile pokazuje. Wojowników i kapłanów nigdy nie ma w nadwyżce.
help-seth-dice-caption = Nowe kolory

help-seth-action-title = Set: podbij region
help-seth-cost = wojownicy, według regionu
help-seth-value = wskazuje region
help-seth-gain = nagroda regionu, PZ przy każdym Punktowaniu, płytka podboju – i krew
help-seth-action-1 = Bierzesz kość z planszy Seta zamiast kości przy Obelisku. Służy tylko do akcji Seta. Skrybowie zmieniają jej wartość tak jak każdej innej. Dzięki Anubisowi kość z tej planszy robi, co zechcesz, a każda inna kość może podbijać.
help-seth-action-2 = Zapłać wojownikami za region o numerze równym wartości twojej kości.
help-seth-action-3 = Umieść tam pierwszy z lewej Budynek ze swojej planszy. Regionu bez wolnego pola nie można podbić.
help-seth-action-4 = Otrzymaj nagrodę regionu, a jeśli nad jego kolumną stoi twój Posąg, także { $seth-people-vp } PZ.
help-seth-action-5 = Weź 1 żeton krwi.
help-seth-action-6 = Połóż odkrytą płytkę podboju na dowolnym polu Świątyni, na którym nie ma jeszcze płytki. Odkrywa się następną.
help-seth-action-7 = Pola w każdym regionie: w dwie osoby { $seth-spaces-2 }, w trzy { $seth-spaces-3 }, w cztery { $seth-spaces-4 }. Przy każdym Punktowaniu, po Świątyni, każdy twój Budynek daje tyle, ile pokazuje jego region. W rzędzie Budynków liczy się jak każdy inny.
help-seth-board-figure = Plansza Seta: po lewej kości i płytki podboju, nad regionami pola Posągów.
help-seth-regions-caption = Regiony Seta

help-seth-statues-title = Posągi i Set
help-seth-statues-1 = *Dla ludzi:* nad każdą kolumną regionów jest pole Posągu. Posąg daje karty z Rynku, za darmo, wszystkie z jednej części, na którą pozwala twoje Zadowolenie. Odtąd każdy Budynek, który pod nim budujesz, daje { $seth-people-vp } PZ, a każdy stojący tam twój Budynek jeszcze { $seth-people-scoring } PZ przy każdym Punktowaniu.
help-seth-statues-2 = *Ku czci Seta:* kością o dowolnej wartości możesz uczcić Seta. Płacisz zwykły Granit i { $seth-statue-priests }. W dwie, trzy lub cztery osoby pól jest { $seth-statues-2 }, { $seth-statues-3 } lub { $seth-statues-4 }. Bonus daje { $seth-bonus } po każdej akcji Seta, na zasadach wszystkich bonusów Horusa.
help-seth-columns-caption = Posągi dla ludzi na planszy Seta

help-seth-conquest-title = Płytki podboju
help-seth-conquest-1 = Płytka podboju podnosi wartość swojego pola. Jedne płytki nagradzają tego, kto zbuduje na nich *Filar*. Pozostałe nagradzają każdego, kto buduje *Budynek* przy ich rzędzie lub kolumnie, i to za każdym razem.
help-seth-conquest-2 = Pole pod spodem zachowuje własną nagrodę, a dla Ra i Hathor liczy się jako puste. Filar zakrywa i usuwa płytkę każdego rodzaju. Gdy zabraknie płytki lub pola, żadnej się nie kładzie.
help-seth-temple-figure = Płytki podboju na polach Świątyni, które czekają na Filar.
help-seth-conquest-caption = Płytki podboju

help-seth-cultists-title = Kultyści
help-seth-cultists-1 = Twój kultysta pomaga ci za każdym razem, gdy ukończysz akcję, która go uruchamia, także dodatkową, raz na akcję. W grze z innymi graczami dzieje się to automatycznie; w grze przeciwko Automom gra o to pyta, bo one na tym zyskują.
help-seth-cultists-caption = Kultyści

help-seth-artifacts-title = Artefakty
help-seth-artifacts-1 = Kto bierze kartę Przeznaczenia, może zapłacić kapłanami za leżący przy niej artefakt. Niekupiony artefakt trafia pod stos. Luki uzupełnia się przed następnym wyborem kart Przeznaczenia.
help-seth-artifacts-caption = Artefakty

help-seth-more-title = Co jeszcze się zmienia
help-seth-more-1 = *Maat:* twoja krew jest ważona, zanim ktokolwiek położy żetony Wiary.
help-seth-more-2 = *Dekrety:* D14, D17 i D18 liczą Posągi w każdym miejscu, D16 także te ku czci Seta, D19 także te dla ludzi na jego planszy, D21 także stojące tam Budynki. D09–D12, D15 i D24 nie biorą tej planszy pod uwagę. D23 zwalnia z Surowców, ale nie z wojowników.
help-seth-more-3 = *Karty:* B11 i B12 mogą wskazać dowolny z ośmiu kolorów. T08, T19 i B17–B20 nie działają na kość Seta: jego plansza nie ma sekcji sąsiadującej ani przeciwległej.

# Słowa w tabelach

help-col-every-light = Zawsze
help-col-with = { n-players }
help-col-region = Region
help-col-regions = Regiony
help-col-reward = Otrzymujesz
help-col-scoring = Każde Punktowanie
help-col-brings = Co daje
help-col-card = Karta
help-col-initiative = Inicjatywa
help-seth-any-resource = dowolny z czterech Surowców
help-seth-half =
    { $good ->
        [soldier] wojowników, połowę wartości
       *[priest] kapłanów, połowę wartości
    }
help-seth-column = { $first } i { $second }
help-seth-cards =
    { $count ->
        [one] { $count } kartę z Rynku
        [few] { $count } karty z Rynku
       *[many] { $count } kart z Rynku
    }

# Karty

help-cards-seth-family =
    { $family ->
        [seth-starting] Karty Początkowe Czasu Seta
        [conquest] Płytki podboju
        [cultist] Kultyści
       *[artifact] Artefakty
    }
help-cards-seth-about =
    { $family ->
        [seth-starting] W grze z Czasem Seta zastępują S01–S12. Liczba to Inicjatywa.
        [conquest] Kładzie je w Świątyni ten, kto wykonuje akcję Seta. Nagradzają za Filar na nich albo za Budynki w ich linii.
        [cultist] Jeden jest twój przez całą grę. Pomaga po każdej akcji, która go uruchamia.
       *[artifact] Jeden leży przy każdej karcie Przeznaczenia, dla tego, kto weźmie tę kartę i zapłaci kapłanami.
    }
help-cards-priests = Koszt: { priests }

# O programie

help-about-what-seth = Czas Seta
help-about-what-automa = Automy

# Automy

help-automas-title = Solo: Automy
help-automas-1 = Automy to drugi sposób na grę solo, tym razem z *Czasem Seta*. Mierzysz się z jedną, dwiema lub trzema, a wszystkie zasady liczą je jako graczy: przeciwko dwóm Automom grasz tak jak w trzy osoby. O niczym nie decydują. Prowadzą je płytki, kości i stałe trasy po planszy; program gra za nie, a dziennik opisuje każdy krok i jego powód.
help-automas-2 = *Źródła.* Te zasady to wariant, który opracował Mauro Gibertoni; jego arkusz podaje je razem z liczbami. Rysunki z arkusza nie są dostępne, więc trasy po planszy, które rozstrzygają remisy, są odtworzone.
help-automas-3 = *Co mają.* Każda ma elementy jednego gracza i jeden Dekret, którego nikt nie widzi przed końcem gry. Nie ma planszy, Surowców, Skrybów, Wiary, wojowników ani kapłanów i ich nie otrzymuje. Za nic nie płaci, nigdy nie wykonuje akcji Anubisa i nie ma szalek. Bierze karty, ale ich nie używa.
help-automas-4 = *Przygotowanie.* Spośród { $automa-starting } kart Początkowych bierzesz dwie, a spośród dwóch kultystów jednego. Automa ma dwie karty Początkowe tylko ze względu na ich Inicjatywę. W kolejności graczy każdy bierze kartę Przeznaczenia: Automa losowo i bez nagrody, a leżący przy niej artefakt przepada.
help-automas-5 = *Znaczniki.* Los wyznacza każdej Automie miejsca czterech znaczników na planszy, na stałe: F przy dzielnicy Ozyrysa, G między dwiema sekcjami Koła, H przy linii Świątyni, I na polu tej linii. Nie zajmują miejsca. Od nich zaczyna się rozstrzyganie remisów.

help-automas-figure = Automa w środku gry: jej elementy, użyte płytki akcji z kośćmi i karty.

help-automas-turn-title = Tura Automy
help-automas-turn-1 = Automa odkrywa jedną z { $automa-tiles } przydzielonych jej płytek akcji, bierze kość, którą wskazuje płytka, i za darmo wykonuje akcję boga, u którego ta kość leżała. Zakazane kości zostają na miejscu; spośród równych bierze Czystą. Gdy płytki się skończą, czyli z każdą fazą Maat, wszystkie są tasowane i rozdawane na nowo.
help-tiles-caption = Płytki akcji
help-tile-name =
    { $tile ->
        [god] bóg
        [resources] cztery Surowce
        [army] kapłan i wojownik
       *[seth] Set
    }
help-tile-god = najwyższą kość z sekcji tego boga; jeśli żadnej nie można wziąć, z następnej sekcji, przeciwnie do ruchu wskazówek zegara
help-tile-resources = najwyższą kość w kolorze pierwszego Surowca, a jeśli takiej nie ma, to następnego; gdy zawiodą wszystkie cztery, najwyższą kość dowolnego koloru
help-tile-army = najwyższą czerwoną lub niebieską kość, a jeśli takiej nie ma, najwyższą dowolnego koloru
help-tile-seth = najwyższą kość z planszy Seta; jeśli żadnej tam nie ma, z sekcji Ozyrysa i dalej przeciwnie do ruchu wskazówek zegara
help-automas-horus = *Horus:* Posąg ku czci boga wskazanego przez wartość. Jeśli to niemożliwe, kolejno: ku czci Seta; nad dzielnicami, o ile przejmie którąś z nich; na planszy Seta, tam, gdzie dostanie najwięcej kart; przy linii Świątyni z największą liczbą jej Filarów, po { $automa-own-pillar } PZ za każdy. Jeśli nigdzie nie ma miejsca: { $automa-no-statue } PZ.
help-automas-ra = *Ra:* płytka według wartości, bez obracania, na polu z największą liczbą Budynków w linii; przy remisie decydują własne. Automa zdobywa PZ za miejsce w ofercie Ra oraz stałe { $automa-pillar } PZ, { $automa-building } PZ za każdy z tych Budynków i { $automa-edge } PZ za każdą krawędź, która dotyka płytki lub zewnętrznej krawędzi, bez względu na kolor.
help-automas-hathor = *Hathor:* Budynek tam, gdzie najwięcej dają jej Filary, po { $automa-own-pillar } PZ, a do tego { $automa-resource } PZ za każde puste pole linii, które pokazuje Surowiec. Populacja rośnie jak zwykle.
help-automas-bastet = *Bastet:* Zadowolenie rośnie krok po kroku; gdy miałoby wyprzedzić Populację, krok wykonuje Populacja. Skrybów i nagród z toru nie ma. Jeśli Zadowolenie jest już na końcu toru: { $automa-happiness } PZ.
help-automas-thoth = *Thot:* tyle kart, na ile pozwala wartość, z najwyższej części, na którą pozwala jej Zadowolenie. Najpierw Dekrety, potem Technologie, potem Błogosławieństwa, zawsze od lewej.
help-automas-osiris = *Ozyrys:* Budynek w rzędzie według wartości, w dzielnicy, którą dzięki niemu przejmie, najchętniej tobie. Jeśli takiej nie ma, w pierwszej dzielnicy od swojego znacznika. Z pełnego rzędu przechodzi do rzędu powyżej.
help-automas-seth = *Set:* Budynek w regionie o tej wartości albo w najbliższym wcześniejszym z wolnym polem. Automa zdobywa { $automa-region } PZ, a jeśli powyżej stoi czyjkolwiek Posąg, jeszcze { $automa-region-statue } PZ. Płytka podboju trafia na losowe pole Świątyni.
help-automas-turn-2 = *Posągi* ku czci bogów dają jej { $automa-bonus } PZ zawsze wtedy, gdy gracz otrzymałby bonus Horusa. Ilekroć korzystasz ze swojego *kultysty*, każda Automa zdobywa { $automa-cultist } PZ: dlatego gra pyta o to za każdym razem.

help-automas-ties-title = Remisy
help-automas-ties-1 = Każda trasa zaczyna się przy znaczniku Automy i po dojściu do końca wraca na początek. Automa wybiera pierwsze miejsce, które pasuje.
help-ties-caption = Trasy po planszy
help-tie-name =
    { $tie ->
        [dice] Kości (znacznik G)
        [districts] Ozyrys (F)
        [lines] Przy Świątyni (H)
       *[spaces] W Świątyni (I)
    }
help-tie-dice = sekcja po sekcji, przeciwnie do ruchu wskazówek zegara; w jednej sekcji kolejno { $colors }
help-tie-districts = { $districts }
help-tie-lines = { $lines }; gdzie linia ma dwa miejsca, najpierw tańsze
help-tie-spaces = od lewej do prawej, rząd po rzędzie

help-automas-scoring-title = Automy: Maat i punkty
help-automas-scoring-1 = *Maat.* Wartość Ankh z karty Przeznaczenia Automy to zarazem jej bilans. Automa nigdy nie traci tu PZ, a następną kartę Przeznaczenia bierze losowo.
help-automas-scoring-2 = *Punktowanie.* Dzielnice, Świątynia, Posągi, Zadowolenie i regiony punktują tak jak twoje. Każde Błogosławieństwo daje { $automa-blessing } PZ i jest odrzucane, każda Technologia – { $automa-technology } PZ i zostaje.
help-automas-scoring-3 = *Koniec gry.* Każdy z pierwszych { $automa-decrees } Dekretów daje { $automa-decree } PZ, każdy dalszy – { $automa-further } PZ, bez względu na symbole. Automa dostaje też PZ za miejsce w kolejności.
help-steps-caption = Trudność: poziomy się sumują
help-step-0 = nic więcej
help-step-1 = { $automa-decree-hard } PZ za każdy z pierwszych { $automa-decrees } Dekretów
help-step-2 = przewaga na start: pierwsza Automa ma Budynek w rzędzie { $automa-row } Ozyrysa, druga Populację { $automa-population } i Zadowolenie { $automa-happiness-start }, trzecia Filar na polu swojego znacznika
help-step-3 = { $automa-pillar-hard } PZ za Filar zamiast { $automa-pillar }
help-step-4 = { $automa-bonus-hard } PZ za Posągi ku czci bogów zamiast { $automa-bonus }
help-col-action-tile = Płytka
help-col-takes = Jaką kość bierze
help-col-equal = Co jest równe
help-col-way = Trasa
