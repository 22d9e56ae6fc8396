# What the server answers when something is not possible, and what it tells from afar.

refusal-late = Somebody was quicker: the game has moved on.
refusal-not-asked = It is not your turn to choose.
refusal-must-confirm = Your turn is complete. Confirm it or take something back.
refusal-nothing-to-undo = There is nothing you could take back.
refusal-too-many-undos = Nothing more can be undone: this game has reached the limit.
refusal-nothing-to-confirm = There is nothing to confirm yet.
refusal-over = The game is over.
refusal-abandoned = This game was abandoned.
refusal-stand-in = A computer is playing for you. Take your seat back first.
refusal-no-stand-in = No computer is playing for you here.
refusal-not-away = This player is still here, or not the one the table is waiting for.
refusal-no-motion = Nobody is asking for that.
refusal-illegal = That is not possible: { $reason }.
refusal-already-entered = Another player has entered this card, too. One of you mistyped: check your own card.
refusal-not-your-seat = This seat is not yours.
refusal-unclaimed = Nobody has claimed this seat yet. Claim it with its link first.
refusal-which-seat = You have several seats in this game. Choose one.
refusal-no-such-game = There is no such game.
refusal-no-such-seat = This game has no such seat.
refusal-broken-game = This game was started with another version of the program and cannot be opened.
refusal-wrong-link = This link leads to no seat of this game. Perhaps a part of it is missing.
refusal-seat-taken = This seat is taken. Is it yours, on another device? Open the table there: “Seats” has a link for this one.
refusal-bad-name = A name has 1 to 40 visible characters.
refusal-bad-seats =
    { $players ->
        [one] Say who has the seat: me, friend, or a computer player ({ $agents }).
       *[other] Say who has each of the { $players } seats: me, friend, or a computer player ({ $agents }).
    }
refusal-bad-agent = No computer player is called “{ $agent }”. Possible names: { $agents }. The longest searches: { $longest }.
refusal-bad-settings = These settings do not go together: { $reason }.
refusal-bad-save = The saved game cannot be loaded: { $reason }.
refusal-bad-draft = This table cannot be entered: { $reason }.
refusal-bad-standing = Something on the table does not fit yet. Look at the parts that are marked.
refusal-no-save = A save file reveals every secret, so you can download it only after the game.
refusal-webhook-long = The webhook’s address is too long.
refusal-webhook-url = A webhook is an address that begins with http:// or https://.
refusal-webhook-local = The webhook’s address lies in a private network and is not called.
refusal-not-found = There is nothing here.
refusal-not-allowed = That cannot be done here.
refusal-invalid = The request could not be understood: { $where }
refusal-too-large = Too much data at once.
refusal-too-slow = The request took too long to arrive.
refusal-too-many = Too many requests. Try again in a moment.
refusal-wrong-host = This server does not answer to the name “{ $host }”. Whoever runs it can allow it with --allowed-host.
refusal-cross-site = The request came from another site and was not carried out.
refusal-busy = The database does not answer. Try again in a moment.
refusal-failed = Something went wrong on the server.

webhook-your-turn = { $name }, it is your turn at Tekhenu.

serve-ready = Tekhenu is running at { $address } (games are kept in { $database }). Press Ctrl-C to stop.
serve-network = Other devices on your network can open { $address }.
serve-no-network = This computer is not connected to a network, so other devices cannot reach the game.
serve-port-taken = Port { $port } is in use. Choose another with --port.
serve-no-port = No free port was found from { $first } to { $last }. Choose one with --port.
serve-bad-host = The server cannot listen at { $host }: { $reason }
serve-bad-database = The database cannot be used: { $reason }
keep-postgresql = PostgreSQL has its own tools. Run: { $command }
keep-exists = { $file } is there already. Give --force if it may be replaced.
keep-in-use = { $file } is in use. Stop the server first.
backup-done =
    { $file } holds { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } and passed the check.
restore-done =
    { $file } now holds { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }.
restore-kept = What was there is now { $file }.
prune-done = { $games ->
    [one] { $games } game was removed.
   *[other] { $games } games were removed.
}
prune-would = { $games ->
    [one] { $games } game would be removed.
   *[other] { $games } games would be removed.
}
doctor-unusable = The database cannot be used: { $reason }. Stop the server and restore a backup: { $command }
doctor-older = The tables have version { $version }, this program uses { $head }. Start the server once: it brings them up to date.
doctor-open-file = Others can read { $file }. Start the server once, or run: { $command }
doctor-disk = Only { $free } is free in { $folder }. Make room, or run { $command }.
doctor-game = Game { $game } cannot be replayed: { $reason }. All others go on; restore a backup if this one matters.
doctor-done = { $games ->
    [one] { $games } game replayed
   *[other] { $games } games replayed
}, { $findings ->
    [0] nothing found.
    [one] { $findings } finding.
   *[other] { $findings } findings.
}
