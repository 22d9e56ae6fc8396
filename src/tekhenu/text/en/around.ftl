# Around the game: how games ended

page-result-yours = You won
page-result = { $player } won
page-result-abandoned =
    { $round ->
        [0] Abandoned during setup
       *[other] Abandoned in round { $round }
    }
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

# Players who are gone
page-departures = Players who are gone
page-stand-in = A computer is playing for you.
page-stand-in-hint = You can go on yourself at any moment.
page-take-back = Take your seat back
page-vanished = { $player } is away.
page-replace = Let a computer play on
page-motion-replace = Proposed by { $who }: a computer plays on for { $player }.
page-motion-abandon = Proposed by { $who }: the game is abandoned.
page-motion-own =
    { $kind ->
        [abandon] You want to abandon the game. The others are being asked.
       *[replace] You want a computer to play on for { $player }. The others are being asked.
    }
page-motion-agree = Agree
page-motion-refuse = Refuse
page-motion-withdraw = Never mind
page-abandon = Abandon the game
page-abandon-hint =
    { $alone ->
        [yes] It ends here, without a result.
       *[no] If all who are still here agree, it ends without a result.
    }
page-abandoned = This game was abandoned.
