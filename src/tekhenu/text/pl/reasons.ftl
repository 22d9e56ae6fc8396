# Dlaczego coś jest niemożliwe.

reason-forbidden = { color-plural } kości są Zakazane w sekcji { light-loc }
reason-needs = trzeba mieć { amount }, a masz { $have }
reason-needs-both = trzeba mieć { n-limestone } i { n-granite }; masz { $have-limestone } i { $have-granite } oraz { n-gold }
reason-needs-happiness = potrzebne Zadowolenie { $needed }, twoje wynosi { $have }
reason-no-building = nie masz już Budynków
reason-no-pillar = nie masz już Filarów
reason-no-statue = nie masz już Posągów
reason-occupied = to pole jest zajęte
reason-row-full = w rzędzie { $row } nie ma dla ciebie wolnego pola
reason-temple-full = w Kompleksie Świątynnym nie ma pustego pola
reason-no-space = żadne pole nie jest wolne
reason-god-full = wszystkie pola Posągów tego boga są zajęte
reason-no-tile = nie leży tam płytka Filaru
reason-closed = ta część otworzy się, gdy znacznik Populacji dotrze do { $population }
reason-few-cards =
    { $have ->
        [one] w tej części jest { $have } karta, a trzeba wziąć { $needed }
        [few] w tej części są { $have } karty, a trzeba wziąć { $needed }
       *[many] w tej części jest { $have } kart, a trzeba wziąć { $needed }
    }
reason-no-section =
    { $cards ->
        [one] w żadnej dostępnej dla ciebie części nie ma karty
       *[many] w żadnej dostępnej dla ciebie części nie ma { $cards } kart
    }
reason-renewed = karty tej części były już wymieniane w tej akcji
reason-gray = szare kości niczego nie produkują
reason-no-action = żadna akcja nie byłaby wtedy możliwa
reason-wrong-slot = { $value } wskazuje { god-gen }
reason-other-section = kość pochodzi { from-god }, więc inna akcja boga jest niemożliwa
reason-taken = jest już u innego gracza
reason-same-symbol = Dekret z tym symbolem jest już zapunktowany
