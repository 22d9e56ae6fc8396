# The choice of a language.

# What the language calls itself.
language-name = English
language-choose = Language
refusal-no-language = No translation for “{ $lang }”. The languages are: { $languages }.

# The commands of the terminal, as --help lists them.
command-about = Tekhenu: Obelisk of the Sun. An unofficial fan project. Without a command it serves the game to your browser.
command-usage = usage:
command-list = commands
command-options = options
command-help = show this help
command-version = show the version, and whether the core is compiled
command-wrong = { $program }: { $problem } (see { $program } --help)
command-lang = the language (default: that of your system)
command-play = play in this terminal
command-play-about = Play in this terminal. Without options it asks who plays.
command-players = how many sit at the table (default: 2)
command-seat = who sits where, in this order ({ $agents }); seats not given are random
command-solo = you alone against Botankhamun, the official solo opponent, or against Automas
command-automas = how many Automas play against you (default: 1)
command-difficulty = how strong Botankhamun is (default: easy) or the Automas are (default: 0)
command-challenge = for a solo game: two Starting cards at random; more VP for Botankhamun’s Decrees
command-seth = with the expansion Time of Seth
command-seed = a number or word; the same seed deals the same game
command-edition = play with the values of your own copy
command-altered-dice = which value of a turned die counts on the scales (default: turned)
command-horus = how the Horus tiles lie (default: random)
command-load = continue a saved game
command-resume = continue the game last played
command-save = keep the game in this file after every choice
command-serve = play in the browser
command-serve-about = Play in the browser, alone or with others. Games are kept between starts.
command-host = where to listen; 0.0.0.0 for the network (default: { $host })
command-lan = let other devices on your network join; the same as --host 0.0.0.0
command-port = default: { $port }, or the next one that is free; 0: any
command-database = sqlite:///FILE or postgresql://… (default: a file in your data folder)
command-no-open = do not open a browser
command-allow-local-webhooks = let webhooks reach the local network
command-proxy = address of a trusted proxy that passes on the client’s address; may be repeated
command-allowed-host = a name under which the server is reached, besides this machine’s own; may be repeated
command-no-limits = no rate limit
command-metrics = answer /metrics for Prometheus, to this machine and its network
command-log = write a line for every request; as “json” for programs
command-backup = copy the database into a file while the server plays on
command-backup-about = Copy the database into a file, check the copy, and say what it holds. The server may be running.
command-restore = put a backup in the place of the database
command-restore-about = Put a backup in the place of the database. Stop the server first. What was there is kept beside it.
command-prune = remove games that ended long ago
command-prune-about = Remove games that ended long ago, with everything that belongs to them.
command-doctor = check the database and every game in it
command-doctor-about = Check the database, its files and every game in it, and say what to do. The exit code is 1 if something was found.
command-copy = the backup
command-force = even if there is something already
command-older-than = 90d, 12w or 36h: days, weeks or hours
command-unfinished = also unfinished games with no activity for that long
command-dry-run = only say how many there are

# Signs and numbers that languages write in their own way.

# One column wide each, on the Populace track of the terminal.
populace-mark =
    { $track ->
        [happiness] H
        [population] P
       *[both] X
    }
# The first, second … Statue or Maat phase, in the head of a table.
help-col-ordinal = { $number }.
# What a Horus Bonus brought another player in a turn of the solo opponent.
bot-turn-track-other =
    { $track ->
        [happiness] { $player }’s Happiness went from { $old } to { $new }.
       *[population] { $player }’s Population went from { $old } to { $new }.
    }
# What somebody has; some languages say it otherwise than what somebody takes or pays.
held = { amount }
# What a die is, where no word for the die follows.
purity-alone = { purity }
# The name of the values that come with the program.
edition-default = Default
# A button, because the words of a browser’s own are in the language of the browser.
page-load-choose = Choose a file

# Why a saved game cannot be loaded; it stands after a colon.
save-trouble =
    { $kind ->
        [no-save] this is not a saved game of Tekhenu
        [damaged] the checksum does not match: the file was edited or damaged
        [newer] it was written by a newer version of the program
        [other-tables] it was played with other component tables
       *[unusable] something in it does not fit the rules
    }

# Above the options that it stands in the way of.
blocked-because = { $reason }:
