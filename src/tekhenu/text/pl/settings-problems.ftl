# Dlaczego z takimi opcjami nie można utworzyć gry; stoi po dwukropku.

settings-trouble =
    { $kind ->
        [prepared] przy prawdziwym stole komputer nie przygotowuje gry
        [standing] grę w toku można wpisać tylko przy prawdziwym stole
        [dice] w edycji jest za mało kości na Czas Seta
       *[other] jedna z nich jest nieznana, nie pasuje do pozostałych albo jej brakuje
    }
