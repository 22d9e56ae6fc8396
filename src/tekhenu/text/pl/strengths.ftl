# Pięć poziomów komputera, dla ludzi.

strength-name =
    { $strength ->
        [apprentice] Uczeń
        [stonemason] Kamieniarz
        [architect] Architekt
        [vizier] Wezyr
       *[oracle] Wyrocznia
    }
strength-means =
    { $strength ->
        [apprentice] Kieruje się pierwszym wrażeniem i często się myli: dobry na pierwsze gry.
        [stonemason] Zna się na rzeczy, ale sporo przeocza.
        [architect] Planuje każdą turę, ale nie zawsze najlepiej.
        [vizier] Starannie planuje każdą turę i rzadko się myli.
       *[oracle] Patrzy tak daleko, jak się da: sekunda lub dwie na każdy wybór.
    }
page-strength = Siła
ask-strength = Jak silne mają być komputery, od 1 (Uczeń) do 5 (Wyrocznia)? [2]
