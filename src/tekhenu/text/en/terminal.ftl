# What the terminal says around the board.

play-new = A new game for { $players } players, seed { $seed }. Type ? for help.
play-new-solo = You play { $player } against { bot-name } ({ difficulty }), seed { $seed }. Type ? for help.
play-new-challenges = Challenges: { $challenges }.
play-loaded = The game continues in round { $round }. Type ? for help.
play-earlier = Your earlier unfinished game is kept as { $file }.
play-not-kept = The game cannot be kept in { $file }: { $reason }
play-pass-device = Pass the device to { $player }.
play-press-enter = { $player }, press Enter when nobody else is looking.
play-quit = Your game is kept. Continue with: { $command }
play-quit-unkept = The game is not kept anywhere. Next time give a file with --save.
play-saved = Saved as { $file }. Continue with: { $command }
play-saving-needs-file = Give the file a name: s FILE
play-saving-exists = { $file } already exists. Choose another name, or replace it with: s! { $file }
play-saving-failed = Not saved as { $file }: { $reason }
play-undone = Taken back.
play-undo-nothing = There is no choice of yours to take back.
play-undo-revealed = That cannot be taken back: something hidden came to light.
play-undo-coin = That cannot be taken back: the Deben has been flipped for { $player } since.
play-undo-pick = That cannot be taken back: { $player } has picked at random since.
play-unknown =
    { $count ->
        [one] “{ $text }” is not an answer here. Type 1, or ? for help.
       *[other] “{ $text }” is not an answer here. Type a number from 1 to { $count }, or ? for help.
    }
play-blocked = Not now: { $reason }.
play-blocked-none = No choice is blocked right now.
play-blocked-title = What is not possible now
play-blocked-more =
    { $count ->
        [one] … and one more
       *[other] … and { $count } more
    }
play-log-title = What happened
play-hint = number = choose   u = undo   w = what is blocked   b = board   l = log   ? = help   q = quit
play-question = { $player }: { $question }
play-back-hint = number = choose   Enter = back
play-no-card = There is no card or tile { $card }. Ids go from P01 to P27, S01 to S12, A01 to A04, D01 to D24, B01 to B24 and T01 to T24; with Seth E01 to E12, Q01 to Q12, C01 to C08 and X01 to X08.

menu-gain =
    { $amount ->
        [0] No { good }
       *[other] { amount } and other goods
    }
prompt-gain-rest = Which goods do you take?
menu-space = { temple-space } – up to { $vp } VP, and { amount }

ask-resume = You have an unfinished game (round { $round }). Continue? [Y/n]
ask-resume-solo = You have an unfinished game against { bot-name } (round { $round }). Continue? [Y/n]
ask-players = How many players sit at the table, 1 to 4? Alone you play against { bot-name } or Automas. [2]
ask-difficulty = How strong is { bot-name }: 1 easy, 2 medium or 3 hard? [1]
ask-challenges = Another challenge: 0 none, 1 two Starting cards at random, 2 more VP for its Decrees, 3 both? [0]
ask-humans = How many of them are people? The computer plays the others. [1]
ask-number = A number from { $low } to { $high }, please.
answer-no = n

help-title = Help
help-number = a number or an option’s name: choose it
help-undo = u: take your last choice back, until something hidden comes to light
help-why = w: what is not possible now, and why
help-card = ? T05: what a card or tile does
help-board = b: the whole board
help-log = l: what happened lately; l 100: more of it
help-save = s FILE: save the game (it is kept after every choice anyway)
help-quit = q, Ctrl-C or closing the window: stop; the game is kept
help-signs = Signs: dice { $dice }; players { $players }; tile edges { $edges }
help-dice = Dice: white ones are Pure in the sun, black ones in the dark, yellow and brown ones in the shade; gray ones are always Tainted. Pure dice lie on one side of your scales and Tainted dice on the other; a Forbidden die needs Anubis or a card.
help-bonus = Bonus 4 → 1 Gold: a 4 at Horus builds a Statue to this god, and the Statue brings 1 Gold when somebody else performs its action (with two players: also when you do).
help-osiris = Osiris +1, get 1: your Production of that district goes up by 1 and you get 1 of its goods; +Lim raises that Production by 1 as well.
help-solo = Botankhamun: in each of its turns the Progress marker moves on in the pyramid, from the second tile on as the Deben says: up and to the right, or along the row. A tile with a god takes the highest die of its section, a tile with Resources the highest die in the color of the first one there is. Then it performs the God Action of the section. It pays nothing, and receives nothing but VP, Scribes and cards. The log (l) tells every step.
help-solo-bonus = Its own Horus Bonus by slot: { $bonuses }.
help-solo-slot = { $slot } → { $goods }
help-solo-score = At a Scoring its Blessings are worth { $blessing } VP each and are discarded, its Technologies { $technology } VP each and stay; at the end its Decrees are worth { $decree } VP each, and every { $scribes } Scribes 1 VP.
help-card-tile = Tile { $card } for { $goods }, edges { $north }, { $east }, { $south }, { $west }
help-card-light = Ability when the section of Ra is { light }
help-card-starting = Starting card { $card }, initiative { $initiative }
help-card-destiny = Destiny card { $card }, Ankh { $ankh }
help-card-decree = Decree { $card }, symbol { symbol }
help-card-blessing = Blessing { $card }, played once
help-card-technology = Technology { $card }, works for the rest of the game

final-title = Final score
final-title-solo = Final score against { bot-name } ({ difficulty })
final-challenges = Challenges: { $challenges }
final-difference = Difference
final-source = VP from
final-source-name = { source }
final-total = Total
final-scribes = Scribes left
final-order = Place in turn order
final-decrees = Decrees (✓ scored)
final-winner = { $player } wins with { $vp } VP.
final-winner-scribes = { $player } wins: { $vp } VP like { $others }, but more Scribes.
final-winner-order = { $player } wins: tied with { $others } on VP ({ $vp }) and Scribes, but earlier in turn order.

error-script-ended = { $command }: the input ended while an answer was expected.
error-script-answer = { $command }: line { $line } of the input, “{ $text }”, is not an answer here.
error-seats = { $seats } seats are too many for { $players } players
error-no-save = this is not a saved game
error-nothing-kept = there is no kept game to continue; start one with: tekhenu play
error-file = { $file }: { $reason }
error-exists = { $file } already exists
error-needs-solo = { $option } needs --solo
error-needs-table = { $option } needs --table
error-solo-seats = a game against { bot-name } has its seats already; leave out --seat
error-both = { $first } and { $second } do not go together
