# What is wrong with an owner's edition. $label names a value.

box-incomplete = Not saved yet: something is missing or out of range.
box-trouble-file = This is not an edition file that can be read.
box-trouble-key = It names a value that no edition has.
box-trouble-unnamed = An edition needs a name of 1 to 60 characters.
box-trouble-rulebook = The rulebook states this value, so it cannot be replaced.
box-trouble-value = “{ $label }” cannot have this value.
box-trouble-name = This is the name of the default edition. Choose another one.

# Values that contradict each other

box-trouble-dice-total = The dice of all colors add up to { $total }, but the rulebook counts { $whole }.
box-trouble-dice-out = It must be at least { $least }, because that many stay in the box with fewer players ({ $label }).
box-trouble-lights = Each light must appear in two sections, with the two Sunny ones first.
box-trouble-preprinted = Each of the six gods must appear once.
box-trouble-ra-points = The tiles must be worth 1, 2, and 3 VP, each once.
box-trouble-sections = Each section of the Market must have a different color.
box-trouble-partner = The second Production must differ from the district’s own ({ $label }).
box-trouble-spaces = At least one Building space must be used with { $players } players.
box-trouble-symbols = The Decrees must have at least three different symbols.
box-trouble-bag = It must be at most { $most }, because there are no more of these dice ({ $label }).
box-trouble-bag-gray = It must be at least { $least }, for the dice that start on the Seth board ({ $label }).
box-trouble-bag-total = With { $players } players, the bag must hold at least { $needed } dice, not { $total }.
box-trouble-start = It must be at most { $most }, where the track ends ({ $label }).

# Why a game cannot be created with some settings; it stands after a colon.
settings-trouble =
    { $kind ->
        [prepared] at a real table, the computer does not set up the game
        [standing] only a game at a real table can be entered in progress
        [dice] the edition has too few dice for Time of Seth
       *[other] one of them is missing, unknown, or does not fit the others
    }
