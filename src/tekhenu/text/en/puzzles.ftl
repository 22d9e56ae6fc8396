# Puzzles: the best of one turn.

puzzles-title = Puzzles
puzzles-lead = One turn, one best answer. Each puzzle is a position from a game, and everything that could be done in it was tried: the answer is proven.
puzzles-daily = Puzzle of the day
puzzles-all = All puzzles
puzzles-seth-hint = Also show puzzles that need the expansion Time of Seth.
puzzles-yours = Your rating
puzzles-solved = Solved
puzzles-streak = Days in a row
puzzles-level =
    { $level ->
        [0] Easy
        [1] Medium
        [2] Hard
       *[3] Very hard
    }
puzzle-number = Puzzle { $number }
puzzle-seth = Time of Seth
puzzle-rating = Difficulty { $rating }
puzzle-goal-vp = Score as many VP as you can in this turn.
puzzle-goal-scoring = Suppose a Scoring follows this turn. Score as many VP as you can in both.
puzzle-goal-balance = End the turn with a balance of exactly { $balance }, and score as many VP as you can.
puzzle-goal-district =
    { $district ->
        [papyrus] Take the lead among the Papyrus workshops
        [bread] Take the lead among the Bread workshops
        [limestone] Take the lead among the Limestone quarries
       *[granite] Take the lead among the Granite quarries
    }, and score as many VP as you can.
puzzle-tries =
    { $left ->
        [one] One try left
       *[other] { $left } tries left
    }
puzzle-reached =
    { $vp ->
        [one] That brings 1 VP. There is more in it.
       *[other] That brings { $vp } VP. There is more in it.
    }
puzzle-missed = The turn did not end as it should.
puzzle-solved =
    { $vp ->
        [one] Solved: 1 VP, the most there is.
       *[other] Solved: { $vp } VP, the most there is.
    }
puzzle-answer =
    { $vp ->
        [one] The most there is: 1 VP.
       *[other] The most there is: { $vp } VP.
    }
puzzle-line = The way there
puzzle-show = Show the answer
puzzle-next = Next puzzle
puzzle-hint-is = A good next choice: { $option }
puzzle-hint-costs = With a hint, this puzzle counts as not solved and your rating goes down.
puzzle-hint-warn = { puzzle-hint-costs } Press “{ page-hint }” again to see it.
puzzle-hint-lost = From here the best is out of reach. Undo something first.
puzzle-rated = Your rating: { $before } → { $after }
puzzle-counts =
    { $how ->
        [hint] You used a hint, so the puzzle counts as not solved.
        [second] Solved on the second try, it counts half.
        [third] Solved on the third try, it counts a quarter.
       *[unsolved] The puzzle counts as not solved.
    }
puzzle-theme =
    { $theme ->
        [horus] Horus
        [ra] Ra
        [hathor] Hathor
        [bastet] Bastet
        [thoth] Thoth
        [osiris] Osiris
        [seth] Seth
        [edges] edges
        [anubis] Anubis
        [scribes] Scribes
        [blessing] Blessings
        [technology] Technologies
        [statue] Statues
        [produce] production
        [faith] Faith
        [bread] Bread
        [gold] Gold
        [happiness] Happiness
        [conquest] conquest
        [balance] balance
        [district] districts
       *[scoring] Scoring
    }

command-puzzle = solve a puzzle: the best of one turn
command-puzzle-about = Find the best of one turn: the puzzle of the day, or any other by its number.
command-puzzle-number = which one (without it: the puzzle of the day)
command-puzzle-seth = the day’s puzzle with the expansion Time of Seth, and more of them after it
puzzle-no-such = There is no puzzle { $number }: they are numbered from 1 to { $count }.
puzzle-hint-keys = A number chooses, u undoes, h gives a hint (the puzzle then counts as not solved), q quits.
puzzle-hint-warn-key = { puzzle-hint-costs } Type h again to see it.
puzzle-go-on = Press Enter for the next puzzle, or type q to quit.
puzzle-not-saved = Your rating could not be saved in { $file }: { $reason }.
