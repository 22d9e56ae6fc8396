# Problems of an edition: phrases without a full stop, after the place where the problem is.

edition-at = { $place }: { $problem }
edition-line =
    { $column ->
        [0] line { $line }
       *[other] line { $line }, column { $column }
    }
edition-unfinished = { $place }: something still has to be chosen
edition-more =
    { $count ->
        [one] { $problem } ({ $count } more problem: { $command })
       *[other] { $problem } ({ $count } more problems: { $command })
    }
edition-fine =
    { $count ->
        [0] { $file } is fine. All its values are the defaults.
        [one] { $file } is fine. It replaces { $count } value:
       *[other] { $file } is fine. It replaces { $count } values:
    }
edition-column =
    { $column ->
        [value] value
        [default] default
       *[own] yours
    }

## The file

edition-problem-unreadable =
    { $why ->
        [missing] there is no such file
        [forbidden] no permission to read the file
        [directory] this is a directory, not a file
       *[other] the file cannot be read
    }
edition-problem-not-text = byte { $byte } is not UTF-8 text
edition-problem-broken =
    { $why ->
        [twice] not valid TOML: this key or table appears twice
        [unclosed] not valid TOML: a quotation mark or bracket is not closed
        [value] not valid TOML: this is not a value (text needs quotation marks)
       *[syntax] not valid TOML: expected a line such as key = value
    }
edition-problem-nested = values are nested too deeply
edition-problem-long-line = { $length } characters in a line, expected at most { $most }
edition-problem-empty = the file is empty, expected at least a line such as { $example }
edition-problem-overrides = found { $found }, expected values by key path
edition-problem-no-name = found no name, expected a line such as { $example }
edition-problem-default-name = “{ $name }” is the name of the default edition; choose a different name
edition-problem-unknown = unknown key; expected one of { $names }
edition-problem-unknown-near = unknown key; did you mean { $near }?
edition-problem-shape = found { $found }, expected a table of { $names } or an array of all { $count } values

## A value

edition-problem-value = found { $found }, expected { $expected }
edition-problem-value-hint = found { $found }, expected { $expected } ({ $hint })
edition-problem-rulebook = found { $found }, but the rulebook says { $printed }

edition-found-value = { $text }
edition-found-array =
    { $count ->
        [one] { $count } value [{ $text }]
       *[other] { $count } values [{ $text }]
    }
edition-found-empty-array = an empty array
edition-found-table = a table with { $names }
edition-found-no-keys = an empty table
edition-found-empty-text = empty text
edition-found-nothing = nothing

edition-expected-number = a whole number from { $low } to { $high }
edition-expected-name = a name of 1 to { $most } printable characters
edition-expected-symbol = a word of up to { $most } letters
edition-expected-word = one of { $words }
edition-expected-or = { $expected }, or { $word }
edition-expected-amount = an amount from 1 to { $most } and one of { $words }, as in { $example }
edition-expected-amounts = amounts from 1 to { $most } of { $words }, as in { $example }
edition-expected-edges = { $count } colors, each r (red), g (green), b (blue), or y (yellow)
edition-expected-order = { $words }, each once, in any order
edition-expected-players = player counts in ascending order, as in { $example }
edition-expected-effect = an effect such as { $examples }
edition-expected-effects = one or more effects, separated by semicolons, such as { $examples }

edition-hint-near = did you mean { $word }?
edition-hint-twice = { $word } is listed twice
edition-hint-count =
    { $count ->
        [one] there is { $count }
       *[other] there are { $count }
    }

## Values that contradict each other

edition-problem-dice-total =
    { $total ->
        [one] { $total } die in all, but the box has { $all }
       *[other] { $total } dice in all, but the box has { $all }
    }
edition-problem-dice-left-out =
    { $count ->
        [one] { $count } die, but { $least } are left out with fewer players
       *[other] { $count } dice, but { $least } are left out with fewer players
    }
edition-problem-lights = the sections are { $lights }; two of each light are needed, the two Sunny ones first
edition-problem-gods = the gods are { $gods }; each of the six gods is needed once
edition-problem-ra-points = the tiles score { $points } VP; 1, 2, and 3 VP are needed, each once
edition-problem-sections = the Market sections are { $sections }; each of these is needed once: { $all }
edition-problem-partner = { $good } is the district’s own Resource; choose another
edition-problem-no-space = no Building space at the Temple is used with { $players } players
edition-problem-symbols = the Decrees have only these symbols: { $symbols }; at least three are needed, as three Decrees can score
edition-problem-seth-bag-most =
    { $count ->
        [one] { $count } die, but the box has only { $most }
       *[other] { $count } dice, but the box has only { $most }
    }
edition-problem-seth-bag-gray =
    { $count ->
        [one] { $count } gray die, but { $least } are rolled for the Seth board
       *[other] { $count } gray dice, but { $least } are rolled for the Seth board
    }
edition-problem-seth-bag-least =
    { $total ->
        [one] { $total } die in the bag with { $players } players, but { $needed } are drawn
       *[other] { $total } dice in the bag with { $players } players, but { $needed } are drawn
    }
edition-problem-seth-track = { $count } is beyond the last space of the track, which is { $limit }
