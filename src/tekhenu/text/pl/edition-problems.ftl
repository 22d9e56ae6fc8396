# Co jest nie tak z edycją: zwroty bez kropki, po miejscu, którego dotyczą.

edition-at = { $place }: { $problem }
edition-line =
    { $column ->
        [0] wiersz { $line }
       *[other] wiersz { $line }, kolumna { $column }
    }
edition-unfinished = { $place }: trzeba jeszcze coś wybrać
edition-more =
    { $count ->
        [one] { $problem } (i jeszcze { $count } problem: { $command })
        [few] { $problem } (i jeszcze { $count } problemy: { $command })
       *[many] { $problem } (i jeszcze { $count } problemów: { $command })
    }
edition-fine =
    { $count ->
        [0] { $file } jest w porządku. Niczego nie zmienia: wszystkie wartości są standardowe.
        [one] { $file } jest w porządku. Zmienia { $count } wartość:
       *[many] { $file } jest w porządku. Zmienia { $count } wartości:
    }
edition-column =
    { $column ->
        [value] wartość
        [default] standardowo
       *[own] twoja
    }

## Plik

edition-problem-unreadable =
    { $why ->
        [missing] nie ma takiego pliku
        [forbidden] brak uprawnień do odczytu pliku
        [directory] to katalog, a nie plik
       *[other] pliku nie można odczytać
    }
edition-problem-not-text = bajt { $byte } nie jest tekstem UTF-8
edition-problem-broken =
    { $why ->
        [twice] niepoprawny TOML: ten klucz lub ta tabela już się pojawiły
        [unclosed] niepoprawny TOML: niezamknięty cudzysłów lub nawias
        [value] niepoprawny TOML: to nie jest wartość (tekst musi być w cudzysłowie)
       *[syntax] niepoprawny TOML: potrzebny jest wiersz w postaci klucz = wartość
    }
edition-problem-nested = wartości są zbyt głęboko zagnieżdżone
edition-problem-long-line =
    { $length ->
        [one] wiersz ma { $length } znak, a może mieć najwyżej { $most }
        [few] wiersz ma { $length } znaki, a może mieć najwyżej { $most }
       *[many] wiersz ma { $length } znaków, a może mieć najwyżej { $most }
    }
edition-problem-empty = plik jest pusty, a potrzebny jest przynajmniej wiersz taki jak { $example }
edition-problem-overrides = wpisano { $found }, a potrzebne są wartości według ścieżek kluczy
edition-problem-no-name = brakuje nazwy, dodaj wiersz taki jak { $example }
edition-problem-default-name = „{ $name }” to nazwa edycji standardowej, wybierz inną
edition-problem-unknown = nieznany klucz; możliwe klucze: { $names }
edition-problem-unknown-near = nieznany klucz, czy chodzi o { $near }?
edition-problem-shape =
    { $count ->
        [one] wpisano { $found }, a potrzebna jest tabela ({ $names }) albo tablica z { $count } wartością
       *[many] wpisano { $found }, a potrzebna jest tabela ({ $names }) albo tablica z { $count } wartościami
    }

## Wartość

edition-problem-value = wpisano { $found }, a powinno być: { $expected }
edition-problem-value-hint = wpisano { $found }, a powinno być: { $expected } ({ $hint })
edition-problem-rulebook = wpisano { $found }, a w instrukcji jest { $printed }

edition-found-value = { $text }
edition-found-array =
    { $count ->
        [one] { $count } wartość [{ $text }]
       *[many] { $count } wartości [{ $text }]
    }
edition-found-empty-array = pustą tablicę
edition-found-table = tabelę z kluczami { $names }
edition-found-no-keys = pustą tabelę
edition-found-empty-text = pusty tekst
edition-found-nothing = pustą wartość

edition-expected-number = liczba całkowita od { $low } do { $high }
edition-expected-name = nazwa mająca od 1 do { $most } drukowalnych znaków
edition-expected-symbol = słowo mające najwyżej { $most } liter
edition-expected-word = jedno ze słów { $words }
edition-expected-or = { $expected } albo { $word }
edition-expected-amount = liczba od 1 do { $most } i jedno ze słów { $words }, na przykład { $example }
edition-expected-amounts = liczby od 1 do { $most }, każda z jednym ze słów { $words }, na przykład { $example }
edition-expected-edges =
    { $count ->
        [one] { $count } kolor: r (czerwony), g (zielony), b (niebieski) lub y (żółty)
        [few] { $count } kolory, każdy to r (czerwony), g (zielony), b (niebieski) lub y (żółty)
       *[many] { $count } kolorów, każdy to r (czerwony), g (zielony), b (niebieski) lub y (żółty)
    }
edition-expected-order = { $words }, każde raz, w dowolnej kolejności
edition-expected-players = liczby graczy rosnąco, na przykład { $example }
edition-expected-effect = efekt, na przykład { $examples }
edition-expected-effects = jeden lub kilka efektów oddzielonych średnikami, na przykład { $examples }

edition-hint-near = czy chodzi o { $word }?
edition-hint-twice = { $word } występuje dwa razy
edition-hint-count = jest ich { $count }

## Wartości, które sobie przeczą

edition-problem-dice-total =
    { $total ->
        [one] razem { $total } kość, a w pudełku jest ich { $all }
       *[many] razem { $total } kości, a w pudełku jest ich { $all }
    }
edition-problem-dice-left-out =
    { $count ->
        [one] { $count } kość, a przy mniejszej liczbie graczy odkłada się ich { $least }
       *[many] { $count } kości, a przy mniejszej liczbie graczy odkłada się ich { $least }
    }
edition-problem-lights = sekcje to kolejno { $lights }; potrzebne są po dwie każdego rodzaju, najpierw obie Słoneczne
edition-problem-gods = wpisani bogowie: { $gods }; każdy z sześciu bogów jest potrzebny raz
edition-problem-ra-points = płytki dają { $points } PZ; potrzebne są 1, 2 i 3 PZ, każda liczba raz
edition-problem-sections = wpisane części Rynku: { $sections }; każda z tych jest potrzebna raz: { $all }
edition-problem-partner = { $good } to Surowiec tej dzielnicy, potrzebny jest inny
edition-problem-no-space = przy { $players } graczach nie używa się żadnego pola Budynku przy Świątyni
edition-problem-symbols = Dekrety mają tylko te symbole: { $symbols }; potrzebne są co najmniej trzy, bo mogą punktować trzy Dekrety
edition-problem-seth-bag-most =
    { $count ->
        [one] { $count } kość, a w pudełku jest ich tylko { $most }
       *[many] { $count } kości, a w pudełku jest ich tylko { $most }
    }
edition-problem-seth-bag-gray =
    { $count ->
        [one] { $count } szara kość, a na planszę Seta potrzeba ich { $least }
        [few] { $count } szare kości, a na planszę Seta potrzeba ich { $least }
       *[many] { $count } szarych kości, a na planszę Seta potrzeba ich { $least }
    }
edition-problem-seth-bag-least =
    { $total ->
        [one] w woreczku przy { $players } graczach jest { $total } kość, a dobiera się ich { $needed }
        [few] w woreczku przy { $players } graczach są { $total } kości, a dobiera się ich { $needed }
       *[many] w woreczku przy { $players } graczach jest { $total } kości, a dobiera się ich { $needed }
    }
edition-problem-seth-track = { $count } wykracza poza ostatnie pole toru, czyli { $limit }
