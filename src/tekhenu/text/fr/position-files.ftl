# Une partie en cours qui ne peut pas être lue.

position-draft-refused =
    { $key ->
        [unknown] le champ « { $field } » n’existe pas
        [value] cette valeur d’un champ n’est pas possible : { $field }
       *[shape] il faut les noms des champs et leurs valeurs
    }
