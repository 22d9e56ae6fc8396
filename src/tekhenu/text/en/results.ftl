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
page-best = Your records
page-best-is =
    { $column ->
        [games] Games
        [won] Won
        [vp] Best VP
       *[lead] Best lead
    }

# Players who have left
page-departures = Players who have left
page-stand-in = A computer is playing for you.
page-stand-in-hint = You can take over again at any time.
page-take-back = Take your seat back
page-vanished = { $player } is away.
page-replace = Let a computer take over
page-motion-replace = { $who } proposes that a computer take over for { $player }.
page-motion-abandon = { $who } proposes abandoning the game.
page-motion-own =
    { $kind ->
        [abandon] You proposed abandoning the game. Waiting for the others to agree.
       *[replace] You proposed that a computer take over for { $player }. Waiting for the others to agree.
    }
page-motion-agree = Agree
page-motion-refuse = Decline
page-motion-withdraw = Withdraw
page-abandon = Abandon the game
page-abandon-hint =
    { $alone ->
        [yes] The game ends here, without a result.
       *[no] If everyone still here agrees, the game ends without a result.
    }
page-abandoned = This game was abandoned.
