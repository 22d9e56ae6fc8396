# Reconstructed values at a real table: the owner compares components with their copy.

compare-home = Many values printed on the components are reconstructed, because no public source states them. They may differ from your copy.
compare-home-check = Check my copy first
compare-home-go-on = Or start now: the companion shows you each such component when it first comes up, and you confirm or correct its values.
compare-title = { $part }: { $name }
compare-question =
    { $kind ->
        [tile] Is your tile the same?
        [card] Is your card the same?
       *[board] Is yours the same?
    }
compare-why = These values are reconstructed and may differ from your copy.
compare-right =
    { $kind ->
        [tile] As on my tile
        [card] As on my card
       *[board] As in my copy
    }
compare-wrong = Mine differs
compare-later = Not now
compare-further =
    { $count ->
        [one] One more component to compare
       *[other] { $count } more components to compare
    }
compare-differs = Your edition has other values than this game.
compare-game = In this game
compare-own = In your edition
compare-use = Use mine from now on
compare-edit = Change my entry
compare-back = Back to the game
refusal-edition-used = The game has already used the old values, so it continues with them. Your edition keeps the correction for the next game. To use it in this one, go back with “{ companion-correct }” to the moment before and try again.

# In the terminal
compare-count =
    { $values ->
        [one] One value printed on the components of this game is reconstructed and may differ from your copy.
       *[other] { $values } values printed on the components of this game are reconstructed and may differ from your copy.
    }
compare-ask = Press Enter to start; you are warned when such a component first comes up. Type c to check your copy first, q to quit.
compare-how = Write a file with “{ $template }”, fill in what your components show, and start with “{ $play }”.
compare-warn = Reconstructed, compare it with your copy: { $what }
compare-board =
    { $values ->
        [one] { $part }, 1 value (shown by “{ $command }”)
       *[other] { $part }, { $values } values (shown by “{ $command }”)
    }
