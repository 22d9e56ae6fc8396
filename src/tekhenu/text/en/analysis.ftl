# The analysis: what a turn changes, and why one turn is better than another.

decimal = { $whole }.{ $tenth }

analysis-aspect =
    { $aspect ->
        [scored] VP on the track
        [temple] Temple Complex
        [districts] Osiris districts
        [building-row] Building row
        [statues] Statues
        [happiness] Happiness
        [population] Population
        [production] Production
        [goods] Resources
        [bread] Bread for your Buildings
        [scribes] Scribes
        [faith] Faith
        [technologies] Technologies
        [blessings] Blessings
        [decrees] Decrees
        [rewards] Starting and Destiny cards
        [balance] Scales
        [turn-order] Turn order
        [seth] Time of Seth
        [time] Turns left
        [later] What follows
        [rivals] What it denies opponents
       *[other] Everything else
    }

# Facts: what a turn changes for its player. They stand side by side, without a full stop.
analysis-scored = { $vp } VP now: { source }
analysis-forecast = { source } at the next Scoring: { $before } → { $after } VP
analysis-majority =
    { $won ->
        [yes] first in the { district }
       *[no] no longer first in the { district }
    }
analysis-track =
    { $good ->
        [population] Population { $before } → { $after }
        [happiness] Happiness { $before } → { $after }
       *[other] { good } Production { $before } → { $after }
    }
analysis-stock = { good } { $before } → { $after }
analysis-scales =
    { $loss ->
        [0] balance { $before } → { $after }
       *[other] balance { $before } → { $after }, which costs { $loss } VP at Maat
    }
analysis-missing-bread = missing Bread { $before } → { $after }
analysis-sections = Market sections in reach { $before } → { $after }
analysis-card =
    { $gained ->
        [yes] take { $card }
       *[no] use { $card }
    }
analysis-cards =
    { $family ->
        [blessing]
            { $number ->
                [one] take { $number } Blessing
               *[other] take { $number } Blessings
            }
        [technology]
            { $number ->
                [one] take { $number } Technology
               *[other] take { $number } Technologies
            }
       *[decree]
            { $number ->
                [one] take { $number } Decree
               *[other] take { $number } Decrees
            }
    }
analysis-decree = { $card } { $before } → { $after } VP
analysis-denied = your opponents would take the { color } { $value } from { god } next

# The other turn has these facts instead.
analysis-instead = otherwise { $facts }

analysis-certainty =
    { $certainty ->
        [sure] sure
        [likely] likely
       *[open] uncertain
    }

# The quality of a turn, by the VP that it lost.
analysis-grade =
    { $grade ->
        [best] Best
        [good] Good
        [inaccuracy] Inaccuracy
        [mistake] Mistake
       *[blunder] Blunder
    }
analysis-chance =
    { $chance ->
        [roll] dice
        [draw] cards and tiles
       *[opponent] the solo opponent’s luck
    }
