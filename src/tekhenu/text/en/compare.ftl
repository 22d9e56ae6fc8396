# Reconstructed values at a real table: the owner compares components with their copy.

compare-home = Many values printed on the components are reconstructed, because no public source states them. They may differ from your copy.
compare-home-check = Check my copy first
compare-home-go-on = Or start now. The companion shows you each of these components when it first comes up, so that you can confirm or correct its values.
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
        [tile] Matches my tile
        [card] Matches my card
       *[board] Matches my copy
    }
compare-wrong = Mine is different
compare-later = Not now
compare-further =
    { $count ->
        [one] One more component to compare
       *[other] { $count } more components to compare
    }
compare-differs = Your edition’s values differ from this game’s.
compare-game = In this game
compare-own = In your edition
compare-use = Use mine from now on
compare-edit = Change my entry
compare-back = Back to the game
refusal-edition-used = The game has already used the old values, so it continues with them. Your edition keeps the correction for the next game. To use the correction in this game, go back to the moment before with “{ companion-correct }” and try again.

# In the terminal
compare-count =
    { $values ->
        [one] One value printed on the components of this game is reconstructed and may differ from your copy.
       *[other] { $values } values printed on the components of this game are reconstructed and may differ from your copy.
    }
compare-ask = Press Enter to start. You will be warned when such a component first comes up. Type c to check your copy first or q to quit.
compare-how = Run “{ $template }” to create a file, fill in what your components show, and run “{ $play }” to start.
compare-warn = Reconstructed; compare with your copy: { $what }
compare-board =
    { $values ->
        [one] { $part }, 1 value (shown by “{ $command }”)
       *[other] { $part }, { $values } values (shown by “{ $command }”)
    }
