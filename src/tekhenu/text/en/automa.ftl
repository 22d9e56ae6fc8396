# The Automas, solo opponents for games with Time of Seth: names, and the reasons for their choices.

automa-name = Automa { $number }
# One letter or digit that marks its pieces on pictures of the board.
automa-letter = { $number }
# One character that marks its pieces in the terminal, next to digits.
automa-sign =
    { $number ->
        [1] ①
        [2] ②
       *[3] ③
    }

# An Action tile that shows neither a god nor Resources.
action-tile-recruiting = priest and soldier

# Setting up

event-marked-district = { $player }’s marker F is at the { good } district.
event-marked-section = { $player }’s marker G is at the Obelisk. Counter-clockwise from it, { god } comes first.
event-marked-line = { $player }’s marker H is beside { temple-line } of the Temple.
event-marked-space = { $player }’s marker I is in { temple-space } of the Temple.
event-automa-starting = { $player } drew Starting card { $card }, which counts only for its initiative ({ $initiative }).

# The steps of its choice

event-uncovered = Next Action tile: { $tile }.
event-passed-board = There are no dice on the Seth board.
event-passed-people = Already taken: { $what }.
event-passed-region = No space is free in { $what }.
event-cast =
    { $how ->
        [free] Roll for the conquest tile: { temple-space }.
       *[taken] Roll for the conquest tile: { temple-space }. A tile is already there, so the dice are rolled again.
    }
event-passed-action =
    { $why ->
        [no-piece] It has no piece left for { god }.
        [no-tile] There is no Pillar tile there.
        [full] Its Happiness is already at the end of the track.
       *[no-space] No space is left for { god }.
    }
event-automa-preferred = { automa-rule }: { $left }.
event-automa-cheaper = The cheaper space of { temple-line } is space { $space } ({ $bread } Bread instead of { $more }).
event-automa-same-price = Both spaces of { temple-line } cost { $bread } Bread, so it takes the first one, space { $space }.
event-automa-counted = { automa-rule } – { $groups }.
event-automa-counted-brief =
    { $others ->
        [one] { automa-rule } – { $best }; the other has less.
       *[other] { automa-rule } – { $best }; the other { $others } have less.
    }
automa-rule =
    { $rule ->
        [majority] Where it would win the district
        [steal] Where it would win a district from you
        [cards] Cards it would take
        [buildings] Everyone’s Buildings in line
        [own-buildings] Its own Buildings in line
        [color-order] First by color
        [marker-f] First district, counting from its marker
        [marker-g] First one counter-clockwise from its marker
        [marker-h] First space beside the Temple, counting from its marker
       *[marker-i] First space, counting from its marker
    }
automa-region = region { $region }
automa-regions = regions { $regions }

# Its turn in a sentence or two

bot-turn-region = Round { $round }: { $player } took the { color } { $value } from { god } and conquered { region }.
bot-turn-no-die = Round { $round }: { $player } had no legal die, so it took the { color } { $value } from { god } and performed no action.
bot-turn-took-cards =
    { $count ->
        [one] It took card { $cards }.
       *[other] It took cards { $cards }.
    }

# Asking the human player

prompt-service = Use your Cultist? Every Automa then scores { $vp } VP.
option-pass-service = Don’t use it; the Automas score nothing

# Its area in the terminal

board-automa-markers = Markers
board-automa-district = F { good }
board-automa-section = G { $god } first
board-automa-line = H { temple-line }
board-automa-space = I { temple-space }
board-automa-tiles = Action tiles
board-automa-tiles-left =
    { $count ->
        [0] none face down
        [one] { $count } face down
       *[other] { $count } face down
    }
board-automa-secret = Secret Decree

# The start and the end of a game in the terminal

play-new-automa =
    { $automas ->
        [one] You play { $player } against one Automa with Time of Seth, difficulty { $step }, seed { $seed }. Type ? for help.
       *[other] You play { $player } against { $automas } Automas with Time of Seth, difficulty { $step }, seed { $seed }. Type ? for help.
    }
ask-resume-automa =
    { $automas ->
        [one] You have an unfinished game against an Automa (round { $round }). Continue? [Y/n]
       *[other] You have an unfinished game against { $automas } Automas (round { $round }). Continue? [Y/n]
    }
ask-opponent = Your opponent: 0 for { bot-name }, or 1, 2, or 3 for that many Automas with Time of Seth? [0]
ask-step = Difficulty of the Automas, from 0 to 4? [0]
play-undo-tile = That cannot be undone: { $player } has revealed an Action tile since then.
final-title-automa =
    { $automas ->
        [one] Final score against one Automa (difficulty { $step })
       *[other] Final score against { $automas } Automas (difficulty { $step })
    }
error-needs-opponent = { $option } needs --solo { $solo }
error-automa-seats = a game against Automas already has its seats; leave out --seat
error-step = against Automas, --difficulty is a number from 0 to 4, not { $given }
error-level = against { bot-name }, --difficulty is one of { $levels }, not { $given }

# Help in the terminal

help-automa = Automas: on each of its turns, an Automa reveals its next Action tile and takes a die. God tile: the highest die in that section, or in the next one counter-clockwise. Resource tile: the highest die in the color of the first Resource that has one. Priest-and-soldier tile: the highest blue or red die. If dice are tied, it takes a Pure one. Then it performs the God Action of that section. It pays nothing and scores VP instead of gaining goods. The log (l) shows every step.
help-automa-ties = Ties are broken by its markers: F among the districts from left to right, G among the dice counter-clockwise, H beside the Temple from row 1 to column 5, and I inside it from left to right and from top to bottom, each starting at the marker and wrapping around.
help-automa-score = Whenever an Automa would receive a Horus Bonus, it scores { $bonus } VP instead. Each time you use your Cultist, every Automa scores { $cultist } VP. At a Scoring, its Blessings are worth { $blessing } VP each and are discarded, and its Technologies are worth { $technology } VP each and stay. At the end, its first { $decrees } Decrees are worth { $decree } VP each, and any others { $further } VP. The Ankh value of its Destiny card is its balance at Maat.
