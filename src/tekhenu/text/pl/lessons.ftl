# Lekcje na prawdziwej planszy: po jednej krótkiej rzeczy naraz.

lessons-title = Nauka
lessons-call = Naucz się w dziesięć minut
lessons-lead = Cała gra na prawdziwej planszy, minuta po minucie. Każdy ruch należy do ciebie, a pomyłka nic nie kosztuje.
lessons-course = Kurs
lessons-further = Dalsze lekcje
lessons-begin = Zacznij
lessons-on = Kontynuuj: { $title }
lessons-done = ukończona
lessons-all = Wszystkie lekcje
lessons-try = Wypróbuj na planszy: { $title }
lesson-number = Lekcja { $number } z { $count }
lesson-further = Lekcja dodatkowa
lesson-progress = Krok { $step } z { $steps }
lesson-do = Wybierz to, co świeci.
lesson-back = Wstecz
lesson-next = Dalej
lesson-again = Od początku
lesson-on = Następna lekcja
lesson-play = Zagraj
lesson-rule = Pełna zasada
lesson-not-this = To dozwolone, ale w tej lekcji chodzi o coś innego. Wybierz to, co świeci.
lesson-taken-back = Ten wybór został cofnięty.

## Co daje zwycięstwo

lesson-wins-title = Co daje zwycięstwo
lesson-wins-1 = Ta gra dobiega końca. Wygrywa ten, kto ma najwięcej Punktów Zwycięstwa (PZ); widać je tutaj, obok imion.
lesson-wins-2 = Gra trwa 16 rund i w każdej bierzesz jedną kość. Dużą część punktów dają dwa Punktowania: po rundach 8 i 16.
lesson-wins-3 = Dekrety to twoje własne cele, które punktują na samym końcu. Zapunktuj swój: 3 PZ za każdy twój Budynek przy Świątyni.
lesson-wins-wrong-none = Przepadłoby 6 PZ. Zapunktowanie tego Dekretu nic nie kosztuje, więc zrób to.
lesson-wins-4 = 92 do 78: wygrywasz! Każdy wiersz to źródło punktów, a następne lekcje pokażą, jak z nich czerpać.

## Kość i jej bóg

lesson-die-title = Kość i jej bóg
lesson-die-1 = Wokół Obelisku leżą kości. W swojej turze bierzesz dokładnie jedną i wykonujesz nią jedną akcję.
lesson-die-2 = Każda kość leży w sekcji któregoś z bogów. To sekcja Ozyrysa, który buduje warsztaty i kamieniołomy.
lesson-die-3 = Weź od Ozyrysa brązową 3.
lesson-die-wrong-one = Ta też leży u Ozyrysa, ale 1 buduje w rzędzie 1. Weź brązową 3.
lesson-die-wrong-elsewhere = Ta kość leży w sekcji innego boga. Weź od Ozyrysa brązową 3.
lesson-die-4 = Teraz wybierz akcję Ozyrysa.
lesson-die-wrong-produce = O produkcji będzie następna lekcja. Tym razem wybierz Ozyrysa.
lesson-die-5 = Kość 3 buduje w rzędzie 3. Postaw swój Budynek na polu Chleba.
lesson-die-wrong-space = Każde pole wspiera inny Surowiec. Wybierz to z Chlebem.
lesson-die-6 = Masz teraz 1 Chleb, a dwa twoje znaczniki Produkcji przesunęły się w górę. Ta praca kosztowała twoich ludzi 1 Zadowolenia.

## Kolor: produkcja

lesson-produce-title = Kość i jej kolor
lesson-produce-1 = Zamiast akcji boga możesz wybrać produkcję. Kolor kości wskazuje Surowiec, a te znaczniki – ile go możesz bezpiecznie zatrzymać.
lesson-produce-2 = Brązowy to Chleb. Weź brązową 5.
lesson-produce-wrong-gray = Szary nie oznacza żadnego Surowca: szare kości nigdy nie produkują. Weź brązową 5.
lesson-produce-wrong-white = Biała dałaby Wapień. Po Chleb weź brązową 5.
lesson-produce-3 = Wyprodukuj Chleb: 5, bo tyle pokazuje kość.
lesson-produce-wrong-god = Hathor budowałaby za twój Chleb. Tym razem go wyprodukuj.
lesson-produce-4 = Twój znacznik stoi na 3, więc 3 Chleby są twoje. Pozostałe 2 to nadwyżka: obciążają Nieczystą stronę twoich szalek.

## Światło i szalki

lesson-light-title = Światło i szalki
lesson-light-1 = Kość jest Czysta tam, gdzie światło pasuje do jej koloru: biała w Słonecznej sekcji, czarna w Ciemnej, żółta i brązowa w Zacienionej.
lesson-light-2 = W każdym innym świetle jest Nieczysta lub Zakazana, a szara jest zawsze Nieczysta. Zakazane kości leżą w wewnętrznym pierścieniu: nie można ich wziąć.
lesson-light-3 = Weź białą 3, która jest Czysta w Słonecznej sekcji.
lesson-light-wrong-tainted = Ta kość jest Nieczysta, bo światło nie pasuje do jej koloru. Weź białą 3.
lesson-light-wrong-other = Ta też jest Czysta, ale brązowa. Weź białą 3.
lesson-light-4 = Czyste kości leżą po lewej i dodają swoją wartość: twój bilans to +3.
lesson-light-5 = Najlepszy bilans to 0. Połóż po drugiej stronie Nieczystą 3.
lesson-light-wrong-five = Nieczysta 5 to za dużo: bilans wyniósłby −2. Weź czarną 3.
lesson-light-wrong-level = To nie da 0. Weź czarną 3.
lesson-light-6 = Równowaga! Co cztery kości Maat waży twoje czyny: zaczyna gracz najbliższy 0, a zbyt duża Nieczystość kosztuje PZ.

## Koło się obraca

lesson-wheel-title = Koło się obraca
lesson-wheel-1 = Światło wędruje. Co dwie rundy Koło Obelisku obraca się o jedną sekcję zgodnie z ruchem wskazówek zegara.
lesson-wheel-2 = Trwa runda 2. Weź żółtą 3; po tobie zagra przeciwnik i Koło się obróci.
lesson-wheel-wrong-other = W prawdziwej grze byłoby to możliwe. Tutaj weź żółtą 3.
lesson-wheel-3 = Kości zostały, światło poszło dalej: sekcja Hathor była Zacieniona, a jest Słoneczna. W obu Zacienionych leżą nowe kości.
lesson-wheel-4 = Brązowa 4 była tu Czysta, a teraz jest Zakazana; za to biała 4 stała się Czysta. Weź białą.
lesson-wheel-wrong-now = Spójrz na Hathor: jej biała 4 właśnie stała się Czysta. Weź ją.
lesson-wheel-5 = Myśl więc o jeden obrót naprzód: kość, którą zostawisz, może być potem lepsza albo niedostępna.

## Ra

lesson-ra-title = Ra: Filary
lesson-ra-1 = Akcją Ra budujesz Filar na płytce. Kość 5 lub 6 daje lewą płytkę, 3 lub 4 środkową, 1 lub 2 prawą.
lesson-ra-2 = Weź białą 5: sama lewa płytka daje 3 PZ.
lesson-ra-wrong-two = Kość 2 daje prawą płytkę, wartą tylko 1 PZ. Weź białą 5.
lesson-ra-wrong-other = Ta kość nie leży u Ra. Weź białą 5.
lesson-ra-3 = Wybierz Ra. Płytka kosztuje 2 sztuki Wapienia, a ty je masz.
lesson-ra-wrong-produce = To dałoby Wapień. Masz go wystarczająco dużo: wybierz Ra.
lesson-ra-4 = Połóż ją w lewym górnym rogu, czerwoną krawędzią do góry, a niebieską w lewo. Każda pasująca krawędź daje 1 PZ, a w rogu 2.
lesson-ra-wrong-turned = Róg się zgadza, ale obróć płytkę: czerwona krawędź do góry, niebieska w lewo.
lesson-ra-wrong-space = Tam da mniej: w lewym górnym rogu pasują dwie krawędzie i liczą się podwójnie.
lesson-ra-5 = 9 PZ! 4 za dwie krawędzie w rogu, 1 za Budynek przy rzędzie, 3 za płytkę i 1 za jej zdolność, która działa, bo sekcja Ra jest Słoneczna.

## Hathor

lesson-hathor-title = Hathor: Budynki
lesson-hathor-1 = Akcją Hathor stawiasz Budynek przy rzędzie lub kolumnie Świątyni. Kosztuje tyle Chleba, ile widać na polu, bez względu na kość.
lesson-hathor-2 = Weź od Hathor szarą 4.
lesson-hathor-wrong-other = Ta kość nie leży u Hathor. Weź szarą 4.
lesson-hathor-3 = Buduj przy trzecim rzędzie. Twój Filar da tam 3 PZ, a każde puste pole dokładnie 1 sztukę tego, co na nim widać.
lesson-hathor-wrong-column = Dobre oko: w tej kolumnie też stoi twój Filar! Tym razem wybierz jego rząd.
lesson-hathor-wrong-line = Nie masz tam żadnego Filaru. Buduj przy trzecim rzędzie.
lesson-hathor-4 = 3 PZ za twój Filar, a z pustych pól 2 żetony Wiary i 1 Chleb.
lesson-hathor-5 = Na koniec twoja Populacja wzrosła o wartość kości, z 5 do 9. Nikt wcześniej tam nie dotarł, więc otworzyła się kolejna część Rynku.

## Bastet

lesson-bastet-title = Bastet: Zadowolenie
lesson-bastet-1 = Twoje Zadowolenie może dojść do twojej Populacji, ale nie dalej.
lesson-bastet-2 = Bastet urządza festiwal za 2 Papirusy. Weź czarną 3: niska kość daje też Skrybę.
lesson-bastet-wrong-six = Kość 6 daje więcej Zadowolenia, ale żadnego Skryby. Weź czarną 3.
lesson-bastet-wrong-other = Ta kość leży u Thota. Weź od Bastet czarną 3.
lesson-bastet-3 = Wybierz festiwal Bastet.
lesson-bastet-wrong-produce = To dałoby Granit. Wybierz Bastet.
lesson-bastet-4 = Zadowolenie wzrosło o 3. Kość 1 lub 2 daje 2 Skrybów, a 3 lub 4 jednego.
lesson-bastet-5 = Zadowolenie otwiera Rynek: 5 wystarcza na drugą część, 9 na trzecią, a 13 na czwartą. Od 9 daje też PZ podczas Punktowania.

## Thot

lesson-thoth-title = Thot: karty
lesson-thoth-1 = Thot daje karty. Błogosławieństwa działają raz, Technologie do końca gry, a Dekrety punktują na końcu.
lesson-thoth-2 = Weź czarną 3: daje dwie karty za 2 Papirusy. Kość 1 lub 2 daje jedną za darmo, a 5 lub 6 trzy za 3 Papirusy.
lesson-thoth-wrong-other = Ta kość nie leży u Thota. Weź czarną 3.
lesson-thoth-3 = Wybierz Thota.
lesson-thoth-wrong-produce = To dałoby Granit. Wybierz Thota.
lesson-thoth-4 = Zadowolenie 5 otwiera drugą część. Weź stamtąd Technologię T18: 1 PZ za każdą Czystą kość.
lesson-thoth-wrong-first = Wtedy obie karty musiałyby pochodzić z pierwszej części. Weź T18 z drugiej.
lesson-thoth-wrong-technology = Niezła karta! Tutaj weź Technologię T18.
lesson-thoth-5 = Druga karta pochodzi z tej samej części. Weź Błogosławieństwo B05: 3 Złota przy produkcji.
lesson-thoth-wrong-blessing = Niezła karta! Tutaj weź Błogosławieństwo B05.
lesson-thoth-6 = Obie leżą teraz na twojej planszy. Wskaż kartę lub jej dotknij, kiedy tylko chcesz ją przeczytać.

## Horus

lesson-horus-title = Horus: Posągi
lesson-horus-1 = Akcją Horusa budujesz Posąg. Ta tabela pokazuje, którego boga wskazuje dana wartość i jaki jest bonus.
lesson-horus-2 = Kość 4 wskazuje Hathor. Weź białą 4.
lesson-horus-wrong-one = Kość 1 wskazuje Thota. Weź białą 4.
lesson-horus-wrong-other = Ta kość nie leży u Horusa. Weź białą 4.
lesson-horus-3 = Wybierz Horusa. Pierwszy Posąg kosztuje 1 Granit.
lesson-horus-wrong-produce = To dałoby Wapień. Wybierz Horusa.
lesson-horus-4 = Zbuduj go ku czci Hathor.
lesson-horus-wrong-people = To byłby Posąg dla ludzi. Ten jest dla Hathor.
lesson-horus-5 = Teraz zobacz, co się stanie, gdy przeciwnik wykona akcję Hathor.
lesson-horus-6 = To twój bonus: 1 Złoto. Otrzymasz go za każdym razem, gdy inny gracz wykona akcję Hathor, a w grze dwuosobowej także wtedy, gdy zrobisz to ty.
lesson-horus-7 = Posągi dla ludzi buduje się tutaj, kością o dowolnej wartości. Nie dają bonusu, ale liczą się w każdym Punktowaniu.

## Skrybowie i Anubis

lesson-scribes-title = Skrybowie i Anubis
lesson-scribes-1 = Masz 3 Skrybów. Każdy zmienia wartość kości, którą bierzesz, o 1 lub 2.
lesson-scribes-2 = Weź od Ozyrysa szarą 1.
lesson-scribes-wrong-other = Tym razem weź od Ozyrysa szarą 1.
lesson-scribes-3 = Wydaj jednego Skrybę i zmień ją w 3.
lesson-scribes-wrong-anubis = Anubis będzie za chwilę i kosztuje dwóch Skrybów. Zmień kość w 3.
lesson-scribes-wrong-value = Jeden Skryba wystarczy na dwa oczka w górę. Zmień kość w 3.
lesson-scribes-4 = Teraz możesz budować w rzędzie 3. Wybierz pole Wapienia.
lesson-scribes-wrong-district = Tutaj wybierz pole Wapienia.
lesson-scribes-5 = Ta czarna 6 jest w Słonecznej sekcji Zakazana. Ale za dwóch Skrybów Anubis pozwala użyć dowolnej kości do dowolnej akcji.
lesson-scribes-6 = Weź czarną 6.
lesson-scribes-wrong-open = Tę kość można wziąć bez Anubisa. Weź czarną 6.
lesson-scribes-7 = Każdy bóg i każdy Surowiec jest teraz do wyboru. Wyprodukuj 6 sztuk Granitu.
lesson-scribes-wrong-action = To też możliwe. Tutaj wyprodukuj Granit.
lesson-scribes-8 = A kość wzięta dzięki Anubisowi trafia pod szalki, gdzie nie jest ważona.

## Maat

lesson-maat-title = Maat
lesson-maat-1 = Wszyscy mają po cztery kości, więc Maat je waży. 3 po Czystej i 5 po Nieczystej stronie daje −2.
lesson-maat-2 = Każdy żeton Wiary liczy się za 1 po stronie, którą wybierzesz. Połóż oba po Czystej.
lesson-maat-wrong-none = Bilans −2 jeszcze nie kosztuje PZ, ale 0 daje pierwsze miejsce. Użyj obu żetonów Wiary.
lesson-maat-wrong-other = Możesz być bliżej 0. Połóż oba żetony po Czystej stronie.
lesson-maat-3 = Z bilansem 0 zaczynasz. Przeciwnik ma −4 i stracił 1 PZ; −6 kosztuje 2 PZ, a −9 kosztuje 3 PZ.
lesson-maat-4 = W nowej kolejności każdy bierze kartę Przeznaczenia: mały podarunek i wartość Ankh, która rozstrzyga remisy. Weź tę ze Złotem.
lesson-maat-wrong-card = To też ładny podarunek. Tutaj weź Złoto.
lesson-maat-5 = Szalki są znów puste, a w Zacienionych sekcjach leżą nowe kości. Niewykorzystana Wiara by przepadła, więc jej używaj.

## Punktowanie

lesson-scoring-title = Punktowanie
lesson-scoring-1 = Oto Punktowanie, wiersz po wierszu. Najwięcej elementów w dzielnicy daje 3 PZ. Ty wygrywasz Chleb; dzięki Posągowi nad kamieniołomami przeciwnik wygrywa oba.
lesson-scoring-2 = Świątynia: 1 PZ za każdy z 2 twoich Budynków, a za każdy Filar 1 PZ za każdy twój Budynek przy jego rzędzie i kolumnie. Razem 4 PZ.
lesson-scoring-3 = Posągi: od jednego do sześciu dają 1, 3, 6, 10, 15 lub 21 PZ. Masz dwa, więc 3 PZ.
lesson-scoring-4 = Zadowolenie: 9 daje 3 PZ; 13, 16, 19 i 21 dają po 3 PZ więcej.
lesson-scoring-5 = Produkcja: każdy znacznik na 6 daje 2 PZ. Twój Chleb tam jest.
lesson-scoring-6 = Twój rząd Budynków pokazuje 3 PZ dla ciebie i 2 Chleby do zapłaty. Zapłać Chleb i Złoto, które zastępuje każdy Surowiec.
lesson-scoring-wrong-nothing = Każdy niezapłacony Chleb kosztuje 3 PZ: tutaj 6 PZ. Zapłać oba.
lesson-scoring-wrong-part = Zabrakłoby jednego Chleba, a to kosztuje 3 PZ. Zapłać Chleb i Złoto.
lesson-scoring-7 = Razem 18 PZ! Po drugim Punktowaniu punktują jeszcze Dekrety i gra się kończy.

## Przygotowanie gry

lesson-setup-title = Przygotowanie gry
lesson-setup-1 = Wiesz już dość, by zacząć. Dostajesz dwa Dekrety: zatrzymaj ten, który wolisz.
lesson-setup-2 = Karty Początkowe dają Surowce lub żetony, a ich numer to twoja Inicjatywa. Weź S12: 2 Złota.
lesson-setup-wrong-first = Dobra karta, ale S12 ma też najwyższą Inicjatywę. Weź S12.
lesson-setup-3 = Przeciwnik wziął dwie. Jako drugą weź S08: po 1 z każdego Surowca.
lesson-setup-wrong-second = To też możliwe. Tutaj weź S08.
lesson-setup-4 = 12 i 8 to więcej niż 1 i 2 przeciwnika, więc zaczynasz.
lesson-setup-5 = Na koniec karta Przeznaczenia, tak jak w fazie Maat. Weź tę, którą wolisz.
lesson-setup-6 = Teraz otrzymujesz to, co widać na kartach, i zaczyna się wybór kości. To już cała gra: miłej zabawy!

## Botankhamun

lesson-botankhamun-title = Przeciwko Botankhamunowi
lesson-botankhamun-1 = W pojedynkę grasz przeciwko Botankhamunowi. Nie potrzebuje Surowców ani planu: prowadzi go ta piramida z dziesięciu płytek.
lesson-botankhamun-2 = Twoja tura przebiega jak zawsze. Weź żółtą 3.
lesson-botankhamun-wrong-other = W prawdziwej grze byłoby to możliwe. Tutaj weź żółtą 3.
lesson-botankhamun-3 = Wszedł na pierwszą płytkę, wziął najwyższą ze wskazanych przez nią kości i wykonał akcję boga tej sekcji.
lesson-botankhamun-4 = Od teraz decyduje żeton Debenu: wzdłuż rzędu albo w górę. Botankhamun nigdy nie płaci, a jego bilans w czterech fazach Maat jest znany: +3, +2, +1, +1.

## Automy

lesson-automas-title = Przeciwko Automom
lesson-automas-1 = W każdej turze Automa odkrywa płytkę akcji, a remisy rozstrzygają jej znaczniki. Możesz grać przeciwko jednej, dwóm lub trzem.
lesson-automas-2 = Twoja tura przebiega jak zawsze. Weź żółtą 3.
lesson-automas-wrong-other = W prawdziwej grze byłoby to możliwe. Tutaj weź żółtą 3.
lesson-automas-3 = Jej płytka wybrała kość i akcję boga, którą Automa wykonała za darmo. Otwórz dziennik, aby zobaczyć dlaczego.
lesson-automas-4 = Automy grają z Czasem Seta, więc ty także. O nim jest następna lekcja.

## Czas Seta

lesson-seth-title = Czas Seta
lesson-seth-1 = Czas Seta dodaje tę planszę: sześć regionów, a szare kości leżą tutaj zamiast wokół Obelisku.
lesson-seth-2 = Wartość szarej kości wskazuje region. Weź szarą 4: ten region kosztuje 2 wojowników, a tylu właśnie masz.
lesson-seth-wrong-two = Ta podbiłaby region 2. Weź szarą 4.
lesson-seth-wrong-red = Czerwone kości dają wojowników, niebieskie kapłanów. Masz ich już wystarczająco: weź szarą 4.
lesson-seth-wrong-other = Ta kość leży przy Obelisku. Weź szarą 4 z planszy Seta.
lesson-seth-3 = Twój Budynek stoi w regionie 4. Teraz połóż płytkę podboju pośrodku Świątyni.
lesson-seth-wrong-space = Pasowałoby każde wolne pole. Tutaj wybierz środek.
lesson-seth-4 = Każdy podbój daje żeton krwi, który waży 1 po Nieczystej stronie w każdej fazie Maat aż do końca gry.
lesson-seth-5 = Region dał 1 Złoto i 1 kapłana, a w każdym Punktowaniu jest wart 3 PZ. Za kapłanów kupuje się artefakty.
