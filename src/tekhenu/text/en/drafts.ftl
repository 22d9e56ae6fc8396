# A table in progress that cannot be read.

standing-draft-refused =
    { $key ->
        [unknown] there is no field “{ $field }”
        [value] this value of a field is not possible: { $field }
       *[shape] the names of fields and their values are needed
    }
