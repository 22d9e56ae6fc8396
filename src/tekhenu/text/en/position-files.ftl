# A table in progress that cannot be read.

position-draft-refused =
    { $key ->
        [unknown] unknown field “{ $field }”
        [value] invalid value in the field “{ $field }”
       *[shape] expected field names and values
    }
