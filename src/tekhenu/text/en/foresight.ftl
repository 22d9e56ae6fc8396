# Foresight at the table.

# The table of a Scoring as it would be now.
forecast-title = If scored now
forecast-hint = Tap a number to see what it is made of.
forecast-would = Would have
forecast-chip = { $vp } VP if scored now
forecast-decrees = Your Decrees at the end: { $vp } VP
forecast-decrees-open = Not counted yet: { $cards }.
forecast-none = No Scoring is ahead now.

# The rounds as a line.
timeline-round = Round { $round }
timeline-after = After round { $round }: { $events }
timeline-mark =
    { $mark ->
        [rotation] Rotation
        [maat] Maat
       *[scoring] Scoring
    }

# The six values of a die that is taken.
faces-anubis = Anubis
faces-anubis-hint = any action, the die goes below the scales

# The dice left in the bag.
bag-title = In the bag: { $count }
bag-color = { color }: { $left } in the bag

# The wheel after the next Rotation.
next-light = After round { $round }
next-light-hint = The dice in their rings after the next Rotation (hold R)
wheel-next = After round { $round }: { $pure } Pure, { $tainted } Tainted, { $forbidden } Forbidden

# Other players: what is due.
player-bread-due =
    { $missing ->
        [0] { $count } Bread due at the next Scoring
       *[other] { $count } Bread due at the next Scoring, { $missing } missing now
    }

# A die while others move.
plan-title = On your next turn, if it is still there:

# A Pillar tile that was just placed.
turn-it = Turn it:
