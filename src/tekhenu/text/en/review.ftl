# The review of a finished game, its end, and branches

end-headline =
    { $outcome ->
        [won]
            { $vp ->
                [0]
                    { $who ->
                        [you] You won the tiebreaker.
                       *[other] { $player } won the tiebreaker.
                    }
                [one]
                    { $who ->
                        [you] You won by { $vp } point.
                       *[other] { $player } won by { $vp } point.
                    }
               *[other]
                    { $who ->
                        [you] You won by { $vp } points.
                       *[other] { $player } won by { $vp } points.
                    }
            }
       *[lost]
            { $vp ->
                [0] You lost the tiebreaker.
                [one] You lost by { $vp } point.
               *[other] You lost by { $vp } points.
            }
    }
end-line = { $own } VP against { $other } VP for { $player }
end-podium = Places
end-place = Place { $place }
end-decided = What decided the game
end-review-offer = Replay your turns: what went wrong, what was luck, and the three moments that decided the game.
end-again = Again with the coach

review-name = Review
review-title = Review · Tekhenu
review-trail = This game
review-link = Review this game
review-open = Open the review
review-file = Save as a web page
review-json = Save as JSON
review-none =
    { $state ->
        [abandoned] There is no review: the game was abandoned.
       *[unfinished] There is no review yet: the game is not over.
    }
review-none-why =
    { $state ->
        [abandoned] A review explains a result, and an abandoned game has none. You can still watch the replay.
       *[unfinished] The review shows all hands, so it starts when the game ends.
    }
review-offer = The review looks for a better turn at every decision. That takes a few minutes. You can leave the page meanwhile.
review-start = Review this game
review-running =
    { $total ->
        [0] The review starts …
       *[other] Turns reviewed: { $done } of { $total }
    }
review-failed = The review could not be requested.
review-lost =
    { $count ->
        [one] { $count } turn could not be reviewed.
       *[other] { $count } turns could not be reviewed.
    }
review-retry = Try again
review-curve = Expected margin of { $player }, turn by turn
review-curve-means = The line is the expected margin over the best opponent. Two out of three games end within the band.
review-even = even
review-luck = luck
review-luck-name = Luck
review-luck-is = { $kinds }: { $vp } VP
review-then = Luck after this turn: { $luck }
review-point =
    { $round ->
        [0] Setup, { $player }: { $grade }, then { $vp } VP
       *[other] Round { $round }, { $player }: { $grade }, then { $vp } VP
    }
review-of = Whose review
review-moments =
    { $count ->
        [0] No single moment decided the game
        [one] Key moment
       *[other] Key moments
    }
review-story =
    { $kind ->
        [turned] At one point a loss by { $vp } was likely. Then the game turned.
        [lucky] Dice and cards gave { $vp } VP.
        [closer] It was closer than it had to be: mistakes cost { $vp } VP.
        [mistakes] Mistakes cost { $vp } VP, more than the margin.
        [unlucky] Dice and cards cost { $vp } VP.
        [slipped] At one point a win by { $vp } was likely. It slipped away.
        [beaten] The opponents played better.
       *[steady] Hardly any mistakes, from start to end.
    }
review-better-is = Better: { $turn }
review-better-why = Better: { $turn }. { $title } { $vp } VP ({ $detail })
review-better-part = Better: { $turn }. { $title } { $vp } VP
review-try = Try from here
review-show-better = Show the better line
review-look = Show on the board
review-solve = Find the better turn
review-steps = Turns
review-previous = Previous turn
review-next = Next turn
review-next-mistake = Next mistake
review-turn =
    { $round ->
        [0] Setup, { $player }
       *[other] Round { $round }, { $player }
    }
review-number = Turn { $number } of { $turns }
review-shown = Position on the board
review-show =
    { $moment ->
        [before] Before the turn
        [played] After the played turn
       *[better] After the better turn
    }
review-line =
    { $kind ->
        [played] Played
       *[better] Better
    }
review-played-best = Played, and nothing better found
review-margin = margin
review-why =
    { $certainty ->
        [sure] Why it is better
        [likely] Why it is probably better
       *[open] Why it may be better
    }
review-difference = Difference
review-in-replay = Show in the replay
review-skill = Play and luck
review-lost-vp = VP lost
review-sum = How the final margin came about
review-sources = Points by source
review-strong = Strong player
review-strong-means =
    { $games ->
        [one] The last column is the average of strong computer players in { $games } game of this kind.
       *[other] The last column is the average of strong computer players in { $games } games of this kind.
    }
review-honest = A better turn is searched for with what the player could know at that time. Margins, losses, and luck are computed with all hands open, but without knowing future dice and cards.
review-all = All turns

branch-title = What if?
branch-from = Play on from round { $round }. Who plays which seat?
branch-setup = Play on from the setup. Who plays which seat?
branch-means = This makes a private game with the same dice and cards to come, as long as the choices are the same. The finished game stays as it is.
branch-go = Play on
branch-list = Your what-ifs
branch-original = The game itself
branch-name = What if { $number }, from round { $round }
branch-running = in progress, round { $round }
branch-share = Anyone with the address of a what-if can watch it. It is in no list.
branch-note =
    { $round ->
        [0] What if? This game continues another one from its setup.
       *[other] What if? This game continues another one from round { $round }.
    }
branch-address = Share its address to show it to others.
branch-back = Back to the game itself

# Mistakes of reviewed games as puzzles
own-puzzle = From your game
own-goal = This turn gave up { $vp } VP. Find one that gives up less than 1.5 VP.
own-solved = Solved! This turn is as good as the best one found.
own-answer = This was the better turn
own-hint = Hint: { $option }
own-hint-none = The better turn begins differently. Undo the turn to start again.
own-missed = That turn gives up { $vp } VP. Try again.
own-back = Back to the review
own-list = From your games
own-list-means = The mistakes and blunders of your reviewed games
