# The choice of a language.

# The language's name for itself.
language-name = English
language-choose = Language
refusal-no-language = “{ $lang }” is not an available language. The languages are: { $languages }.

# The commands and options of the terminal in --help.
command-about = Tekhenu: Obelisk of the Sun. An unofficial fan project. Without a command, it starts the game in your browser.
command-usage = usage:
command-list = commands
command-options = options
command-help = show this help
command-version = show the version and whether the core is compiled
command-wrong = { $program }: { $problem } (see { $program } --help)
command-lang = language (default: your system’s)
command-play = play in this terminal
command-play-about = Play in this terminal. Without options, it asks who is playing.
command-players = number of players (default: 2)
command-seat = who takes each seat, in this order ({ $agents }); all other seats play at random
command-solo = play solo against Botankhamun, the official solo opponent, or against Automas
command-automas = number of Automas to play against (default: 1)
command-difficulty = difficulty of Botankhamun (default: easy) or of the Automas (default: 0)
command-challenge = for a solo game: two random Starting cards; more VP for Botankhamun’s Decrees
command-seth = play with the expansion Time of Seth
command-seed = a number or word; the same seed gives the same game
command-edition = play with the values of your own copy
command-altered-dice = which value of a changed die counts on the scales (default: turned)
command-horus = how the Horus Bonus tiles are placed (default: random)
command-load = continue a saved game
command-resume = continue the last game
command-save = save the game to this file after every choice
command-serve = play in the browser
command-serve-about = Play in the browser, solo or with others. Games are saved.
command-host = address to listen on; 0.0.0.0 for the network (default: { $host })
command-lan = let other devices on your network join; the same as --host 0.0.0.0
command-port = default: { $port } or the next free port; 0 for any
command-database = sqlite:///FILE or postgresql://… (default: a file in your data folder)
command-no-open = do not open a browser
command-allow-local-webhooks = allow webhooks on the local network
command-proxy = address of a trusted proxy that passes on the client’s address; may be repeated
command-allowed-host = another host name the server answers to; may be repeated
command-no-limits = turn off rate limits
command-metrics = serve /metrics for Prometheus to this machine and its network
command-log = log every request; “json” for machine-readable lines
command-backup = copy the database to a file while the server keeps running
command-backup-about = Copy the database to a file, check the copy, and report what it contains. The server may be running.
command-restore = replace the database with a backup
command-restore-about = Replace the database with a backup. Stop the server first. The old database is kept next to it.
command-prune = remove games that ended long ago
command-prune-about = Remove games that ended long ago, with everything that belongs to them.
command-doctor = check the database and every game in it
command-doctor-about = Check the database, its files, and every game in it, and suggest fixes. The exit code is 1 if problems were found.
command-copy = backup file
command-force = overwrite an existing file
command-older-than = 90d, 12w, or 36h: days, weeks, or hours
command-unfinished = also unfinished games with no activity for that long
command-dry-run = only report how many

# Signs and numbers that languages write in their own way.

# One column wide each, on the Populace track of the terminal.
populace-mark =
    { $track ->
        [happiness] H
        [population] P
       *[both] X
    }
# The first, second … Statue or Maat phase, in the head of a table.
help-col-ordinal = { $number }
# A Horus Bonus that another player received in a turn of the solo opponent.
bot-turn-track-other =
    { $track ->
        [happiness] { $player }’s Happiness went from { $old } to { $new }.
       *[population] { $player }’s Population went from { $old } to { $new }.
    }
# An amount that a player has. Some languages use another form for amounts taken or paid.
held = { amount }
# The purity of a die where no word for the die follows.
purity-alone = { purity }
# The name of the edition that comes with the program.
edition-default = Default
# A button of our own, because the browser's button is in the browser's language.
page-load-choose = Choose a file

# Why a saved game cannot be loaded; follows a colon.
save-trouble =
    { $kind ->
        [no-save] this is not a saved game of Tekhenu
        [damaged] the checksum does not match: the file was edited or damaged
        [newer] it was written by a newer version of the program
        [other-tables] it was played with other component tables
       *[unusable] something in it does not fit the rules
    }

# Above the options that the reason blocks.
blocked-because = { $reason }:
