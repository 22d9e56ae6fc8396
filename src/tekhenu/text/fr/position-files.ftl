# Une partie en cours qui ne peut pas être lue.

position-draft-refused =
    { $key ->
        [unknown] le champ « { $field } » n’existe pas
        [value] valeur incorrecte dans le champ « { $field } »
       *[shape] il faut des noms de champs avec leurs valeurs
    }
