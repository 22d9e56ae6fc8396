# Error messages of the server, messages to webhooks, and the output of its commands.

refusal-late = Someone else was faster. The game has moved on.
refusal-not-asked = It is not your turn to choose.
refusal-must-confirm = Your turn is complete. Confirm it or undo something.
refusal-nothing-to-undo = There is nothing to undo.
refusal-too-many-undos = This game has reached its limit of undos.
refusal-nothing-to-confirm = There is nothing to confirm yet.
refusal-over = The game is over.
refusal-abandoned = This game was abandoned.
refusal-stand-in = A computer is playing for you. Take your seat back first.
refusal-no-stand-in = No computer is playing for you here.
refusal-not-away = This player is still here, or the table is not waiting for this player.
refusal-no-motion = There is no such proposal.
refusal-illegal = That is not possible: { $reason }.
refusal-already-entered = Another player has entered this card, too. One of you made a mistake. Check your own card.
refusal-not-your-seat = This seat is not yours.
refusal-unclaimed = No one has taken this seat yet. Take it with its link first.
refusal-which-seat = You have several seats in this game. Choose one.
refusal-no-such-game = There is no such game.
refusal-no-such-seat = This game has no such seat.
refusal-broken-game = This game was started with another version of the program and cannot be opened.
refusal-wrong-link = This link does not match any seat in this game. Part of it may be missing.
refusal-seat-taken = This seat is taken. Is it yours on another device? Open the table there and use the link under “Seats.”
refusal-bad-name = A name must have 1 to 40 visible characters.
refusal-bad-seats =
    { $players ->
        [one] Specify who takes the seat: me, friend, or a computer player ({ $agents }).
       *[other] Specify who takes each of the { $players } seats: me, friend, or a computer player ({ $agents }).
    }
refusal-bad-agent = “{ $agent }” is not a computer player. Possible names: { $agents }. The longest searches: { $longest }.
refusal-bad-settings = These settings cannot be used together: { $reason }.
refusal-bad-save = The saved game cannot be loaded: { $reason }.
refusal-bad-draft = This game cannot be set up: { $reason }.
refusal-bad-standing = Something on the table is not consistent yet. Check the marked parts.
refusal-no-save = A save file reveals every secret, so you can download it only after the game.
refusal-no-hints = This game is played without hints.
refusal-not-over = The review is available after the game.
refusal-no-review = This game has no review yet.
refusal-no-branch = Until the game is over, only a player who plays all seats can try other moves from here.
refusal-bad-step = This game has no such position to play from. Choices so far: { $steps }.
refusal-webhook-long = The webhook’s address is too long.
refusal-webhook-url = A webhook’s address must start with http:// or https://.
refusal-webhook-local = The webhook’s address is on a private network, so it is not called.
refusal-not-found = There is nothing at this address.
refusal-not-allowed = That cannot be done here.
refusal-invalid = The request could not be understood: { $where }
refusal-too-large = That is too much data at once.
refusal-too-slow = The request took too long to arrive.
refusal-too-many = Too many requests. Try again in a moment.
refusal-wrong-host = “{ $host }” is not a name of this server. Its administrator can allow it with --allowed-host.
refusal-cross-site = The request came from another site and was not carried out.
refusal-busy = The database is not responding. Try again in a moment.
refusal-failed = Something went wrong on the server.

webhook-your-turn = { $name }, it is your turn in Tekhenu.

serve-ready = Tekhenu is running at { $address } (games are saved in { $database }). Press Ctrl-C to stop.
serve-network = Other devices on your network can open { $address }.
serve-no-network = This computer is not connected to a network, so other devices cannot reach the game.
serve-port-taken = Port { $port } is in use. Choose another with --port.
serve-no-port = No free port was found from { $first } to { $last }. Choose one with --port.
serve-bad-host = The server cannot listen on { $host }: { $reason }
serve-bad-database = The database cannot be used: { $reason }
keep-postgresql = PostgreSQL has its own tools for this. Run: { $command }
keep-exists = { $file } already exists. Use --force to replace it.
keep-in-use = { $file } is in use. Stop the server first.
backup-done =
    { $file } contains { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } and passed the check.
restore-done =
    { $file } now contains { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }.
restore-kept = The previous database was kept as { $file }.
prune-done = { $games ->
    [one] { $games } game was removed.
   *[other] { $games } games were removed.
}
prune-would = { $games ->
    [one] { $games } game would be removed.
   *[other] { $games } games would be removed.
}
doctor-unusable = The database cannot be used: { $reason }. Stop the server and restore a backup: { $command }
doctor-older = The tables have version { $version }, but this program uses { $head }. Start the server once to update them.
doctor-open-file = Other users of this computer can read { $file }. Start the server once, or run: { $command }
doctor-disk = Only { $free } is free in { $folder }. Free up space, or run { $command }.
doctor-game = Game { $game } cannot be replayed: { $reason }. All other games are fine. Restore a backup if you need this one.
doctor-review =
    { $count ->
        [one] { $count } turn in the review of game { $game } cannot be read. Request the review again to analyze it anew.
       *[other] { $count } turns in the review of game { $game } cannot be read. Request the review again to analyze them anew.
    }
doctor-done = { $games ->
    [one] { $games } game replayed
   *[other] { $games } games replayed
}, { $findings ->
    [0] no problems found.
    [one] { $findings } problem found.
   *[other] { $findings } problems found.
}
