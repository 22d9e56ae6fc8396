# Analiza: co zmienia tura i dlaczego jedna tura jest lepsza od innej.

decimal = { $whole },{ $tenth }

analysis-aspect =
    { $aspect ->
        [scored] PZ na torze
        [temple] Kompleks Świątynny
        [districts] Dzielnice Ozyrysa
        [building-row] Rząd Budynków
        [statues] Posągi
        [happiness] Zadowolenie
        [population] Populacja
        [production] Produkcja
        [goods] Surowce
        [bread] Chleb dla Budynków
        [scribes] Skrybowie
        [faith] Wiara
        [technologies] Technologie
        [blessings] Błogosławieństwa
        [decrees] Dekrety
        [rewards] Karty Początkowe i Przeznaczenia
        [balance] Szalki
        [turn-order] Kolejność graczy
        [seth] Czas Seta
        [time] Pozostałe tury
        [later] Dalszy ciąg
        [rivals] Strata przeciwników
       *[other] Cała reszta
    }

# Fakty: co tura zmienia dla gracza. Stoją obok siebie, bez kropki.
analysis-scored = { $vp } PZ od razu: { source }
analysis-forecast = { source } przy najbliższym Punktowaniu: { $before } → { $after } PZ
analysis-majority =
    { $won ->
        [yes] zdobyta przewaga: { district }
       *[no] utracona przewaga: { district }
    }
analysis-track =
    { $good ->
        [population] Populacja { $before } → { $after }
        [happiness] Zadowolenie { $before } → { $after }
       *[other] Produkcja { good-gen } { $before } → { $after }
    }
analysis-stock = { good } { $before } → { $after }
analysis-scales =
    { $loss ->
        [0] bilans { $before } → { $after }
       *[other] bilans { $before } → { $after }, czyli strata { $loss } PZ w fazie Maat
    }
analysis-missing-bread = brakujący Chleb { $before } → { $after }
analysis-sections = dostępne części Rynku { $before } → { $after }
analysis-card =
    { $gained ->
        [yes] wziąć { $card }
       *[no] użyć { $card }
    }
analysis-cards =
    { $family ->
        [blessing]
            { $number ->
                [one] wziąć { $number } Błogosławieństwo
                [few] wziąć { $number } Błogosławieństwa
               *[many] wziąć { $number } Błogosławieństw
            }
        [technology]
            { $number ->
                [one] wziąć { $number } Technologię
                [few] wziąć { $number } Technologie
               *[many] wziąć { $number } Technologii
            }
       *[decree]
            { $number ->
                [one] wziąć { $number } Dekret
                [few] wziąć { $number } Dekrety
               *[many] wziąć { $number } Dekretów
            }
    }
analysis-decree = { $card } { $before } → { $after } PZ
analysis-denied = inaczej przeciwnik weźmie { color-acc } { $value } { from-god }

# Druga tura daje zamiast tego te fakty.
analysis-instead = w przeciwnym razie: { $facts }

analysis-certainty =
    { $certainty ->
        [sure] pewne
        [likely] prawdopodobne
       *[open] niepewne
    }

# Jakość tury według straconych PZ.
analysis-grade =
    { $grade ->
        [best] Najlepsza tura
        [good] Dobra tura
        [inaccuracy] Niedokładność
        [mistake] Błąd
       *[blunder] Poważny błąd
    }
analysis-chance =
    { $chance ->
        [roll] kości
        [draw] karty i płytki
       *[opponent] los przeciwnika solo
    }
