# `tekhenu review`: the analysis of a saved game in a terminal.
command-review = review a saved game
command-review-about = Review a saved game: the mistakes of each player, the luck of dice and cards, and the moments that decided the game. From a folder of saved games, make a table of all turns.
command-review-file = a saved game, or with --parquet a folder of them
command-review-seat = the player whose moments are shown; 0 is the first one (default: 0)
command-review-json = also write the review to this file as JSON
command-review-html = also write the review to this file as a web page that needs no other file
command-review-parquet = write a table with one row per turn to this Parquet file
command-review-jobs = number of processes (default: all cores)

report-running = Reviewing
report-progress = Turns reviewed: { $done } of { $total }
report-in-progress = Review of a game in progress, round { $round } of { $rounds }
report-start = Expected margin at the start
report-luck = Luck
report-losses = Own mistakes
report-gifts = Opponents’ mistakes
report-final = Final margin
report-expected = Expected margin now
report-curve = { $player }’s expected margin, turn by turn
report-moments =
    { $count ->
        [0] No single moment decided the game for { $player }.
        [one] The moment that decided the game for { $player }
       *[other] The { $count } moments that decided the game for { $player }
    }
report-round =
    { $round ->
        [0] Setup
       *[other] Round { $round }
    }
report-vp = { $vp } VP
report-played = Played: { $turn }
report-better = Better: { $turn }
report-reasons = Why it is better:

report-nothing = no player has had a choice yet
report-no-seat = This game has seats 0 to { $last }.
report-needs-parquet = { $folder } is a folder. Use --parquet to name the file for its table.
report-left-out = Left out: { $reason }
report-failed = The review failed: { $reason }
report-stopped = Stopped and written to { $file }. Games: { $games }. Turns: { $turns }.
report-written = Written to { $file }. Games: { $games }. Turns: { $turns }.
report-game =
    { $turns ->
        [one] { $game }: { $turns } turn reviewed
       *[other] { $game }: { $turns } turns reviewed
    }
report-no-games = There is no saved game to review.
report-costs = The decisions that cost the most
report-kind = Decision
report-turns = Turns
report-mean = VP lost per turn
report-total = VP lost in total
report-mistakes = Mistakes and blunders
