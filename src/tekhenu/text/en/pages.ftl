# Texts of the web pages around the board.

page-name = Tekhenu
page-skip = Skip to the question
page-nav = Pages
page-nav-help = Rules
page-nav-cards = Cards
page-nav-about = About
page-nav-replay = Replay
page-nav-home = Home
page-text-size = Text size: { $percent }%
page-theme =
    { $theme ->
        [light] Theme: light
        [dark] Theme: dark
       *[auto] Theme: system
    }
page-unofficial = An unofficial fan project.
page-close = Close
page-take = Take it
page-rule = See the rule
page-what = What is this? Click or tap any part of the table (Esc to stop)
page-enlarge = Enlarge: { $part }
page-back = Back
page-vp = { $vp } VP

# The table
page-title-yours = (your turn) Tekhenu
page-title-over = The game is over · Tekhenu
page-moment-round = Round { $round } of { $rounds }
page-moment-setup = Setting up
page-moment-over = The game is over
page-moment-rotation = wheel turns after round { $round }
page-moment-maat = Maat after round { $round }
page-moment-scoring =
    { $number ->
        [1] first Scoring after round { $round }
       *[other] last Scoring after round { $round }
    }
page-moment-between =
    { $phase ->
        [faith] Maat: Faith
        [judgment] Maat: judgment
        [declaration] before the last Scoring
        [scoring] Scoring
        [bread] Scoring: Bread
        [rotation] the wheel turns
        [destiny] Maat: Destiny
        [refill] new dice
        [final_decrees] Decrees
       *[other] Maat
    }
page-order = Turn order
page-board = Board
page-tabs = Parts of the table
page-tab =
    { $tab ->
        [wheel] Wheel
        [temple] Temple
        [osiris] Osiris
        [market] Market
        [populace] Populace
        [you] Board
        [others] Others
        [scored] Scoring
       *[log] Log
    }
page-others = Other players
page-open-board = Open { $player }’s board
page-board-of = { $player }’s board
page-log = Log
page-why = Why it chose this
page-dice-of-light = Dice and light

# The prompt strip
page-strip = Current question
page-your-turn = { $player }:
page-on-board =
    { $kind ->
        [die] Point at a die or tap it to see what it would give you.
        [temple] Choose a glowing space. You can rotate the tile.
        [statue] Choose a glowing space: around the wheel, at the Temple, or above Osiris.
       *[other] Choose a glowing space.
    }
page-waiting =
    { $kind ->
        [decree] { $player } is choosing a Decree.
        [starting] { $player } is choosing a Starting card.
        [rotation] the wheel turns
        [destiny] { $player } is choosing a Destiny card.
        [die] It is { $player }’s turn.
        [faith] { $player } is placing Faith.
        [bread] { $player } is paying Bread.
        [score] { $player } is choosing Decrees to score.
       *[other] { $player } is thinking.
    }
page-waiting-somebody = A player may declare a Decree.
page-waiting-queue = { $player } is waiting in line because many computer players are thinking.
page-done = { $player }, your turn is complete.
page-done-hint = Confirm it or undo something. The other players see nothing until you confirm.
page-done-chosen = Last choice: { $option }
page-undo = Undo step
page-undo-turn = Undo turn
page-confirm = Confirm turn
page-hint = Hint
page-all-choices = All choices
page-faster = Faster
page-not-now = Not possible now
page-group =
    { $group ->
        [dice] Dice
        [take] Take the die
        [anubis] Anubis
        [gods] God Actions
        [produce] Produce
        [cards] Cards
        [market] Market cards
        [renew] Renew a section
        [pass] Skip
       *[other] Choices
    }
page-hand-over = Pass the device to { $player }.
page-reveal = I am { $player }
page-reveal-hint = Press when no one else is looking
page-notify = Webhook to call when it is my turn:
page-notify-failed = Your webhook failed to respond several times and has been turned off.
page-notify-keep = Save
page-notify-kept = Address saved. To remove it, save an empty one.
page-late = The game has moved on. This is the current table.
page-refused = That was not possible.
page-offline = Reconnecting…
page-die-lies = The { color } { $value } at { god } is { purity }.
page-die-weighs = The { color } { $value } at { god } is { purity } and would weigh { $weight } (balance { $before } → { $after }).
page-die-forbidden = The { color } { $value } at { god } is Forbidden and would go below the scales.
page-die-scribes = Scribes can change it to { $values }.
page-die-anubis = Anubis
    .detail = any action with value { $values }.
page-die-blessings = You may play { $cards } with it.

# Invitations
page-invite = Links for your friends
page-invite-hint = The person who opens a link takes that seat. Send each link to one person only.
page-only-here =
    { $why ->
        [offline] This computer is not connected to a network, so other devices cannot open { $links ->
            [one] this link
           *[other] these links
        }.
       *[closed] Only this computer can open { $links ->
            [one] this link
           *[other] these links
        }. To let other devices on your network join, restart the server with { $command } or { $target }. Your games are saved.
    }
page-invite-seat = For { $player }
page-copy = Copy

# The end
page-final = Final score
page-final-scribes = Scribes
page-final-order = Place in turn order
page-final-total = Total
page-final-decrees = Decrees (✓ scored)
page-final-ties = Ties are broken by
page-sources = Where the points came from
page-final-hide = Show the board
page-guest-name = Name of player { $seat }
page-rematch = Rematch
page-noscript = You need JavaScript to play. You can read the rules and the cards without it.
page-again = New game
page-save = Save file

# Home
page-home-title = Tekhenu in the browser
page-home-lead = Dice, sun, and shadow around the Obelisk. Play solo, with friends, or against the computer.
page-solo-hint = You against the restless pharaoh: one person, one set of tiles
page-solo-go = Play solo
page-difficulty = Difficulty
page-difficulty-is =
    { $difficulty ->
        [easy] Easy
        [medium] Medium
       *[hard] Hard
    }
setting-challenges-is =
    { $value ->
        [random_start] Two random Starting cards
       *[rich_decrees] Its Decrees are worth twice as much
    }
page-multi = New game
page-multi-hint = Two to four seats: people on this device, friends by link, and computer players
page-multi-go = Start the game
page-seat-number = Seat { $seat }
page-seat-kind =
    { $kind ->
        [me] Me, on this device
        [friend] A friend, by link
        [ladder] Computer
        [greedy] Computer, quick
        [search] Computer, thinks ahead
        [other] Computer: { $name }
       *[none] Empty
    }
page-my-name = Your name
page-rules-options = Seed and rules
page-seed = Seed
page-seed-hint = Same seed, same game
setting-altered-dice = A changed die weighs
setting-altered-dice-is =
    { $value ->
        [turned] its new value
       *[printed] its original value
    }
setting-horus = Horus Bonus tiles
setting-horus-is =
    { $value ->
        [random] random
       *[preprinted] as printed, for first games
    }
page-listed = Anyone on this server can watch
page-mine = Your games
page-watch = Games to watch
page-finished = Finished
page-game-asked = Your turn
page-game-round =
    { $round ->
        [0] setting up
       *[other] round { $round } of { $rounds }
    }
page-game-over = over
page-load = Load a save file
page-failed = That did not work: { $reason }

# Joining
page-join-title = Take your seat
page-join-lead = You have been invited to a game of Tekhenu.
page-join-name = What is your name?
page-join-go = Take the seat
page-join-no-token = This link is incomplete. Ask for a new one, or watch the game.
page-join-watch = Watch the game

# Replay
page-replay-title = Replay · Tekhenu
page-step = Step { $step } of { $steps }
page-first = First step
page-previous = One step back
page-next = One step forward
page-last = Last step
page-play = Play
page-pause = Pause
page-to-table = Back to the table
page-chart = Score by round

# Not found
page-lost-title = Page not found

# Seats

page-seats = Seats
page-seats-title = Seat assignments
page-seat-state =
    { $state ->
        [yours] your seat, on { $devices ->
            [one] this device
           *[other] { $devices } devices
        }
        [taken] taken
        [open] not taken yet
        [computer] computer
        [stand-in] a computer is playing
       *[opponent] solo opponent
    }
page-seat-link = Your seat on another device
page-seat-link-hint = Open the link there or scan the code. It works once; after that, a new one appears here.
page-seat-renew = Get a new link
page-seat-renew-hint = Use this if your link fell into the wrong hands. The old link stops working, and only this device keeps the seat.
page-seat-leave = Leave the seat
page-seat-leave-hint = Someone else can then take it with a new link, or a computer can take over if the other players agree.
page-seat-sure = Press again to confirm
page-deal =
    { $deal ->
        [seed] This game uses a seed that someone chose. Anyone who knows the seed can work out every card and roll.
        [save] This game was started from a save file. Anyone who has the file can work out every card and roll.
        [saved] A save file was downloaded during this game. Anyone who has the file can work out every card and roll.
       *[secret] No one can know the upcoming cards and rolls.
    }
page-commitment = When the game is over, its save file shows the seed. The seed’s SHA-256 hash is:
page-notice =
    { $kind ->
        [claimed] { $player } has taken a seat.
        [device] { $player } has joined on another device.
        [renewed] { $player } has renewed their seat link.
        [left] { $former } has left their seat.
        [replaced] A computer is now playing for { $player }.
        [returned] { $player } is back.
        [kept] { $player } does not agree.
        [abandoned] The game was abandoned.
        [clash] { $player } has entered a card that another player has also entered. One of them made a mistake.
        [recalled] { $player } has undone the entry of a Decree.
        [hint] { $player } has used a hint.
       *[renamed] { $former } is now called { $player }.
    }
