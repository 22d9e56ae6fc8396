# Wokół gry: wyniki

page-result-yours = Twoja wygrana
page-result = Wygrywa { $player }
page-with =
    { $expansion ->
       *[seth] Czas Seta
    }
page-best = Twoje najlepsze wyniki
page-best-is =
    { $column ->
        [games] Gry
        [won] Wygrane
        [vp] Rekord PZ
       *[lead] Największa przewaga
    }
