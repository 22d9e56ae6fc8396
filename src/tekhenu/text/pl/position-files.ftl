# Stan gry, którego nie da się odczytać.

position-draft-refused =
    { $key ->
        [unknown] nie ma pola „{ $field }”
        [value] niepoprawna wartość w polu „{ $field }”
       *[shape] potrzebne są nazwy pól i ich wartości
    }
