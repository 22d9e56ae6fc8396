# Stan gry, którego nie da się odczytać.

position-draft-refused =
    { $key ->
        [unknown] nie ma pola „{ $field }”
        [value] to pole nie może mieć takiej wartości: { $field }
       *[shape] potrzebne są nazwy pól i ich wartości
    }
