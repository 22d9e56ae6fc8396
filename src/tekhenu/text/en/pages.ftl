# What the pages say around the board.

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
page-rule = The rule for this
page-what = What is this? Choose any part of the table; Escape ends it
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
page-moment-scoring =
    { $number ->
        [1] first Scoring after round { $round }
       *[other] last Scoring after round { $round }
    }
page-moment-between =
    { $phase ->
        [faith] Maat: Faith
        [judgement] Maat: judgment
        [declaration] before the last Scoring
        [scoring] Scoring
        [bread] Scoring: Bread
        [destiny] Maat: Destiny
        [refill] new dice
        [final_decrees] Decrees
       *[other] Maat
    }
page-order = Turn order
page-board = The board
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
       *[log] Log
    }
page-others = The other players
page-open-board = Board of { $player }: open
page-board-of = Board of { $player }
page-log = Log
page-why = Why it chose this
page-dice-of-light = Dice and light

# The prompt strip
page-strip = What is asked
page-your-turn = { $player }:
page-on-board =
    { $kind ->
        [die] Point at a die, or tap it, to see what it would bring.
        [temple] Choose a space that glows, then how to rotate the tile.
        [statue] Choose one of the places that glow: by the gods of the wheel, at the Temple or above Osiris.
       *[other] Choose one of the places that glow.
    }
page-waiting =
    { $kind ->
        [decree] { $player } is choosing a Decree.
        [starting] { $player } is choosing a Starting card.
        [destiny] { $player } is choosing a Destiny card.
        [die] It is { $player }’s turn.
        [faith] { $player } is placing Faith.
        [bread] { $player } is paying Bread.
        [score] { $player } is choosing Decrees to score.
       *[other] { $player } is thinking.
    }
page-waiting-somebody = Somebody may declare a Decree.
page-waiting-queue = { $player } is waiting for a turn to think: many computers are thinking at once.
page-done = { $player }, your turn is complete.
page-done-hint = Confirm it, or take something back: until then the others see nothing.
page-done-chosen = Last choice: { $option }
page-undo = Undo step
page-undo-turn = Undo turn
page-confirm = Confirm turn
page-hint = Hint
page-hint-is = The quick computer would choose: { $option }
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
        [market] Cards of the Market
        [renew] Renew a section
        [pass] Skip
       *[other] Choices
    }
page-hand-over = Hand the device to { $player }.
page-reveal = I am { $player }
page-reveal-hint = Press when nobody else is looking
page-notify = Webhook to call when it is my turn:
page-notify-failed = Your webhook did not answer several times and is no longer called.
page-notify-keep = Save
page-notify-kept = Address saved. To remove it, save an empty one.
page-late = The game has moved on; this is the table now.
page-refused = That was not possible.
page-offline = Reconnecting…
page-die-lies = The { colour } { $value } at { god } is { purity }.
page-die-weighs = The { colour } { $value } at { god } is { purity }: it would weigh { $weight } (balance { $before } → { $after }).
page-die-forbidden = The { colour } { $value } at { god } is Forbidden: it would lie below the scales.
page-die-scribes = Scribes can turn it to { $values }.
page-die-anubis = Anubis
    .detail = any action of value { $values }.
page-die-blessings = With it you may play { $cards }.

# Invitations
page-invite = Links for your friends
page-invite-hint = Whoever opens a link takes that seat. Send each link to one person only.
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
page-final-hide = The board
page-guest-name = Name of player { $seat }
page-rematch = Rematch
page-noscript = This page needs JavaScript to play. The rules and the cards can be read without it.
page-again = New game
page-save = Save file

# Home
page-home-title = Tekhenu in the browser
page-home-lead = Dice, sun and shadow around the obelisk. Play alone, with friends, or against the computer.
page-solo-hint = You and the restless pharaoh, one human and one set of tiles
page-solo-go = Play solo
page-difficulty = Difficulty
page-difficulty-is =
    { $difficulty ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }
page-challenge =
    { $challenge ->
        [random_start] Two random Starting cards
       *[rich_decrees] Its Decrees are worth twice as much
    }
page-multi = New game
page-multi-hint = Two to four seats: people on this device, friends by a link, computers
page-multi-go = Start the game
page-seat-number = Seat { $seat }
page-seat-kind =
    { $kind ->
        [me] Me, on this device
        [friend] A friend, by link
        [ladder] A computer
        [greedy] Computer, quick
        [search] Computer, thinks ahead
        [other] Computer: { $name }
       *[none] Nobody
    }
page-my-name = Your name
page-rules-options = Seed and rules
page-seed = Seed
page-seed-hint = The same seed gives the same game
page-altered = A turned die weighs
page-altered-is =
    { $way ->
        [turned] what it shows
       *[printed] what was rolled
    }
page-horus = Horus tiles
page-horus-is =
    { $way ->
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
page-join-lead = You are invited to a game of Tekhenu.
page-join-name = What is your name?
page-join-go = Take the seat
page-join-no-token = This link is not complete. Ask for it again, or watch the game.
page-join-watch = Watch the game

# Replay
page-replay-title = Replay · Tekhenu
page-step = Step { $step } of { $steps }
page-first = First step
page-previous = One step back
page-next = One step on
page-last = Last step
page-play = Play
page-pause = Pause
page-to-table = To the table
page-chart = Score by round

# Not found
page-lost-title = Page not found

# Seats

page-seats = Seats
page-seats-title = Who sits where
page-seat-state =
    { $state ->
        [yours] your seat, on { $devices ->
            [one] this device
           *[other] { $devices } devices
        }
        [taken] taken
        [open] nobody yet
        [computer] computer
        [stand-in] a computer stands in
       *[opponent] solo opponent
    }
page-seat-link = Your seat on another device
page-seat-link-hint = Open the link there or scan the code. It works once; after that there is a new one here.
page-seat-renew = Renew the link
page-seat-renew-hint = For a link in the wrong hands: it stops working, and only this device keeps the seat.
page-seat-leave = Give up the seat
page-seat-leave-hint = Somebody else can then take it with a new link, or a computer, if the others agree.
page-seat-sure = Press again to do it
page-deal =
    { $deal ->
        [seed] This game was dealt from a seed that somebody chose. Whoever knows it can know every card and roll.
        [save] This game was begun from a save. Whoever has the save can know every card and roll.
        [saved] A save of this game was taken while it was under way. Whoever has it can know every card and roll.
       *[secret] Nobody can know the cards and rolls to come.
    }
page-commitment = When the game is over, its save shows the seed. Its SHA-256 will be:
page-notice =
    { $kind ->
        [claimed] { $player } has taken a seat.
        [device] { $player } has come in on another device.
        [renewed] { $player } has renewed the link of the seat.
        [left] { $former } has given up the seat.
        [replaced] A computer plays on for { $player }.
        [returned] { $player } is back.
        [kept] { $player } does not agree.
        [abandoned] The game was abandoned.
        [clash] { $player } has entered a card that another player has entered, too. One of them mistyped.
        [recalled] { $player } has undone the entry of a Decree.
       *[renamed] { $former } is now called { $player }.
    }
