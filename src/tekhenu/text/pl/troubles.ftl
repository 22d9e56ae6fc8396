# Co się nie zgadza w edycji. $label to nazwa wartości.

box-incomplete = Jeszcze nie zapisano: czegoś brakuje albo liczba wykracza poza zakres.
box-trouble-file = To nie jest plik edycji, który da się odczytać.
box-trouble-key = Jest w nim wartość, której nie ma żadna edycja.
box-trouble-unnamed = Edycja musi mieć nazwę o długości od 1 do 60 znaków.
box-trouble-rulebook = Tę wartość podaje instrukcja, więc nie można jej zmienić.
box-trouble-value = „{ $label }”: taka wartość nie jest możliwa.
box-trouble-name = To nazwa domyślnej edycji. Wybierz inną.

# Wartości, które sobie przeczą

box-trouble-dice-total = Kości wszystkich kolorów jest razem { $total }, a według instrukcji { $whole }.
box-trouble-dice-out = Musi być co najmniej { $least }, bo tyle zostaje w pudełku przy mniejszej liczbie graczy ({ $label }).
box-trouble-lights = Każde światło musi występować w dwóch sekcjach, a dwie Słoneczne muszą być pierwsze.
box-trouble-preprinted = Każdy z sześciu bogów musi wystąpić dokładnie raz.
box-trouble-ra-points = Płytki muszą być warte 1, 2 i 3 PZ, każda inną liczbę.
box-trouble-sections = Każda część Rynku musi mieć inny kolor.
box-trouble-partner = Druga Produkcja nie może być Produkcją tej samej dzielnicy ({ $label }).
box-trouble-spaces = Przy { $players } graczach musi być dostępne co najmniej jedno pole Budynku.
box-trouble-symbols = Dekrety muszą mieć co najmniej trzy różne symbole.
box-trouble-bag = Może być najwyżej { $most }, bo więcej takich kości nie ma ({ $label }).
box-trouble-bag-gray = Musi być co najmniej { $least }, bo tyle leży na początku na planszy Seta ({ $label }).
box-trouble-bag-total = Przy { $players } graczach w woreczku musi być co najmniej { $needed } kości, a nie { $total }.
box-trouble-start = Może być najwyżej { $most }, bo tam kończy się tor ({ $label }).

# Dlaczego z takimi ustawieniami nie można utworzyć gry; stoi po dwukropku.
settings-trouble =
    { $kind ->
        [prepared] przy prawdziwym stole komputer nie przygotowuje gry
        [standing] grę w toku można wpisać tylko przy prawdziwym stole
        [dice] w edycji jest za mało kości na Czas Seta
       *[other] jednej z nich brakuje, jest nieznana albo nie pasuje do pozostałych
    }
