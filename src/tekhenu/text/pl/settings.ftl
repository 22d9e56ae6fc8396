# Dlaczego z takimi opcjami nie można utworzyć gry; stoi po dwukropku.

settings-trouble =
    { $kind ->
        [prepared] przy prawdziwym stole komputer nie przygotowuje gry
        [standing] grę w toku można wpisać tylko przy prawdziwym stole
        [dice] w edycji jest za mało kości na Czas Seta
       *[other] jednej z nich brakuje, jest nieznana albo nie pasuje do pozostałych
    }
