# The companion's page: a phone beside the real board.

companion-title = Companion
companion-open = Open the companion
companion-board = Board
companion-points = Victory Points
companion-turn = { $player }’s turn
companion-stage =
    { $kind ->
        [wheel] The wheel turns
        [maat] Maat
        [scoring] Scoring
        [end] The end
       *[other] Between turns
    }
companion-done = Done
companion-run = { $done } of { $all } entered
companion-color = { color }: { $left } left in the bag
companion-bag = The number before each color is how many of its dice are left in the bag.
companion-search = Number or word
companion-lots = Let the program pick at random
companion-elsewhere = The player who can see it enters this.
companion-type = Or type it
companion-example =
    { $kind ->
        [dice] y4 b2 w6
       *[other] number
    }
companion-enter = Enter
companion-on-board = Choose on the board
companion-correct = Correct something
companion-correct-hint = Choose the wrong entry to go back to that moment and enter it again. Everything after it can then be re-entered in one step.
companion-secret = { $player }: something secret
companion-later = Entered later: { $count }
companion-again = Enter it again
companion-offline = No connection. Your entries are saved and will be sent later.
companion-home = At a real table
companion-home-hint = You roll, draw, and move pieces; the program asks what came up, keeps score, and plays the opponent.
