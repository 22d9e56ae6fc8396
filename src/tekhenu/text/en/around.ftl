# Around the game: how games ended

page-result-yours = You won
page-result = { $player } won
page-with =
    { $expansion ->
       *[seth] Time of Seth
    }
page-best = Your best
page-best-is =
    { $column ->
        [games] Games
        [won] Won
        [vp] Best VP
       *[lead] Best lead
    }
