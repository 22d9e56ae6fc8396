# Autour de la partie : les résultats

page-result-yours = Vous avez gagné
page-result = Victoire : { $player }
page-with =
    { $expansion ->
       *[seth] L’Ombre de Seth
    }
page-best = Vos meilleurs résultats
page-best-is =
    { $column ->
        [games] Parties
        [won] Gagnées
        [vp] Record de PV
       *[lead] Meilleure avance
    }
