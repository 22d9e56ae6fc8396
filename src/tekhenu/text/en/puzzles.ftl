# Puzzles: find the best turn.

puzzles-title = Puzzles
puzzles-lead = One turn, one best answer. Each puzzle is a position from a game. Every possible way to play it was tried, so the answer is proven.
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
puzzle-rating = Rating { $rating }
puzzle-goal-vp = Score as many VP as you can this turn.
puzzle-goal-scoring = Suppose a Scoring follows this turn. Score as many VP as you can in the turn and the Scoring together.
puzzle-goal-balance = End the turn with a balance of exactly { $balance }, and score as many VP as you can.
puzzle-goal-district =
    { $district ->
        [papyrus] Take the lead in the Papyrus district
        [bread] Take the lead in the Bread district
        [limestone] Take the lead in the Limestone district
       *[granite] Take the lead in the Granite district
    }, and score as many VP as you can.
puzzle-tries =
    { $left ->
        [one] One try left
       *[other] { $left } tries left
    }
puzzle-reached =
    { $vp ->
        [one] You scored 1 VP. You can do better.
       *[other] You scored { $vp } VP. You can do better.
    }
puzzle-missed = That turn did not meet the goal.
puzzle-solved =
    { $vp ->
        [one] Solved: 1 VP, the maximum possible.
       *[other] Solved: { $vp } VP, the maximum possible.
    }
puzzle-answer =
    { $vp ->
        [one] Best possible: 1 VP.
       *[other] Best possible: { $vp } VP.
    }
puzzle-line = Solution
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-hint-is = A good next choice: { $option }
puzzle-hint-costs = With a hint, this puzzle counts as unsolved, and your rating goes down.
puzzle-hint-warn = { puzzle-hint-costs } Press “{ page-hint }” again to see it.
puzzle-hint-lost = The best result is no longer possible from here. Undo something first.
puzzle-rated = Your rating: { $before } → { $after }
puzzle-counts =
    { $how ->
        [hint] You used a hint, so the puzzle counts as unsolved.
        [second] Solved on the second try. It counts half.
        [third] Solved on the third try. It counts a quarter.
       *[unsolved] The puzzle counts as unsolved.
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

command-puzzle = solve a puzzle: find the best possible turn
command-puzzle-about = Find the best possible turn: the puzzle of the day, or any other by its number.
command-puzzle-number = puzzle number (default: the puzzle of the day)
command-puzzle-seth = the puzzle of the day with the expansion Time of Seth, then more such puzzles
puzzle-no-such = There is no puzzle { $number }. Puzzles are numbered from 1 to { $count }.
puzzle-hint-keys = Type a number to choose, u to undo, h for a hint (the puzzle then counts as unsolved), or q to quit.
puzzle-hint-warn-key = { puzzle-hint-costs } Type h again to see it.
puzzle-go-on = Press Enter for the next puzzle, or type q to quit.
puzzle-not-saved = Your rating could not be saved in { $file }: { $reason }.
