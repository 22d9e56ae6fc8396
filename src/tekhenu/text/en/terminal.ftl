# Texts of the terminal around the board.

play-new = A new game for { $players } players, seed { $seed }. Type ? for help.
play-new-solo = You play { $player } against { bot-name } ({ difficulty }), seed { $seed }. Type ? for help.
play-new-challenges = Challenges: { $challenges }.
play-loaded = The game continues in round { $round }. Type ? for help.
play-earlier = Your earlier unfinished game was saved as { $file }.
play-not-kept = The game cannot be saved in { $file }: { $reason }
play-pass-device = Pass the device to { $player }.
play-press-enter = { $player }, press Enter when no one else is looking.
play-quit = Your game is saved. Continue with: { $command }
play-quit-unkept = The game was not saved. Next time, give a file with --save.
play-saved = Saved as { $file }. Continue with: { $command }
play-saving-needs-file = Enter a file name: s FILE
play-saving-exists = { $file } already exists. Choose another name, or replace it with: s! { $file }
play-saving-failed = Not saved as { $file }: { $reason }
play-undone = Undone.
play-undo-nothing = You have nothing to undo.
play-undo-revealed = That cannot be undone: hidden information was revealed.
play-undo-coin = That cannot be undone: the Deben has been flipped for { $player } since then.
play-undo-pick = That cannot be undone: { $player } has made a random choice since then.
play-unknown =
    { $count ->
        [one] “{ $text }” is not valid here. Type 1, or ? for help.
       *[other] “{ $text }” is not valid here. Type a number from 1 to { $count }, or ? for help.
    }
play-blocked = Not now. { $reason }.
play-blocked-none = No choice is blocked right now.
play-blocked-title = Not possible now
play-blocked-more =
    { $count ->
        [one] … and one more
       *[other] … and { $count } more
    }
play-log-title = What happened
play-hint = number = choose   h = hint   u = undo   w = what is blocked   b = board   l = log   f = if scored now   ? = help   q = quit
play-hint-again = Type h again to see the best turns.
play-hint-best = expected final margin: { $vp } VP
play-hint-cost = { $vp } VP compared with turn 1
play-question = { $player }: { $question }
play-back-hint = number = choose   Enter = back
play-no-card = There is no card or tile { $card }. Use P01 to P27, S01 to S12, A01 to A04, D01 to D24, B01 to B24, or T01 to T24; with Seth, also E01 to E12, Q01 to Q12, C01 to C08, or X01 to X08.

menu-gain =
    { $amount ->
        [0] No { good }
       *[other] { amount } and other goods
    }
prompt-gain-rest = Which goods do you take?
menu-space = { temple-space } – up to { $vp } VP, and { amount }

ask-resume = You have an unfinished game (round { $round }). Continue? [Y/n]
ask-resume-solo = You have an unfinished game against { bot-name } (round { $round }). Continue? [Y/n]
ask-players = How many players, 1 to 4? Solo games are against { bot-name } or Automas. [2]
ask-difficulty = Difficulty of { bot-name }: 1 easy, 2 medium, or 3 hard? [1]
ask-challenges = Extra challenges: 0 none, 1 two random Starting cards, 2 more VP for its Decrees, or 3 both? [0]
ask-humans = How many of the players are people? The computer plays the others. [1]
ask-number = Enter a number from { $low } to { $high }.
answer-no = n

help-title = Help
help-number = a number or an option’s name: choose it
help-hint = h: a hint: first a nudge, and h again for the three best turns with reasons
help-undo = u: undo your last choice (until hidden information is revealed)
help-why = w: which choices are blocked, and why
help-card = ? T05: what a card or tile does
help-board = b: the whole board
help-log = l: recent events; l 100: more
help-forecast = f: what a Scoring now would give each player
help-save = s FILE: save the game (it is also saved after every choice)
help-quit = q, Ctrl-C, or closing the window: stop; the game is saved
help-signs = Signs: dice { $dice }; players { $players }; tile edges { $edges }
help-dice = Dice: white ones are Pure in the sun, black ones in the dark, and yellow and brown ones in the shade; gray ones are always Tainted. Pure dice go on the left side of your scales and Tainted dice on the right; a Forbidden die needs Anubis or a card.
help-bonus = Bonus 4 → 1 Gold: a 4 at Horus builds a Statue in honor of this god, which gives you 1 Gold whenever another player performs that god’s action (with two players, also when you do).
help-osiris = Osiris +1, get 1: your Production of that Resource goes up by 1, and you gain 1 of it; +Lim raises that Production by 1 as well.
help-solo = Botankhamun: on each of its turns, the Progress marker advances through the pyramid. From the second tile on, the Deben decides whether it goes up and to the right or along the row. With a god tile, it takes the highest die in that section; with a Resource tile, the highest die in the color of the first Resource that has one. Then it performs the God Action of that section. It pays nothing and gains only VP, Scribes, and cards. The log (l) shows every step.
help-solo-bonus = Its own Horus Bonus by slot: { $bonuses }.
help-solo-slot = { $slot } → { $goods }
help-solo-score = At a Scoring, its Blessings are worth { $blessing } VP each and are discarded, and its Technologies are worth { $technology } VP each and stay. At the end, its Decrees are worth { $decree } VP each, and every { $scribes } Scribes are worth 1 VP.
help-card-tile = Tile { $card } for { $goods }, edges { $north }, { $east }, { $south }, { $west }
help-card-light = Its ability works when Ra is { light }
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
final-winner-scribes = { $player } wins: tied with { $others } at { $vp } VP, but with more Scribes.
final-winner-order = { $player } wins: tied with { $others } on VP ({ $vp }) and Scribes, but earlier in turn order.

error-script-ended = { $command }: the input ended where an answer was expected.
error-script-answer = { $command }: line { $line } of the input is not a valid answer: “{ $text }”
error-seats = { $seats } seats are too many for { $players } players
error-no-save = this is not a saved game
error-nothing-kept = there is no saved game to continue; start one with: tekhenu play
error-file = { $file }: { $reason }
error-exists = { $file } already exists
error-needs-solo = { $option } needs --solo
error-needs-table = { $option } needs --table
error-solo-seats = a game against { bot-name } already has its seats; leave out --seat
error-both = { $first } and { $second } cannot be used together
