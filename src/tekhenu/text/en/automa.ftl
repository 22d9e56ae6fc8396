# The Automas, solo opponents for games with Time of Seth: their names, how they came to a choice.

automa-name = Automa { $number }
# One letter or digit that marks its pieces on pictures of the board.
automa-letter = { $number }
# One character that marks them on the terminal, where digits stand beside it.
automa-sign =
    { $number ->
        [1] ①
        [2] ②
       *[3] ③
    }

# An Action tile that shows neither a god nor Resources.
action-tile-recruiting = priest and soldier

# Setting up

event-marked-district = { $player }’s marker F lies at the district of { good }.
event-marked-section = { $player }’s marker G lies at the obelisk: counter-clockwise, { god } comes first.
event-marked-line = { $player }’s marker H lies beside { temple-line } of the Temple.
event-marked-space = { $player }’s marker I lies on { temple-space } of the Temple.
event-automa-starting = { $player } was dealt the Starting card { $card }, for its initiative of { $initiative } alone.

# The steps of its choice

event-uncovered = The next Action tile shows { $tile }.
event-passed-board = No die lies on the board of Seth.
event-passed-people = No Statue space for the people is free { $what }.
event-passed-region = No space is free in { $what }.
event-passed-conquest = The dice call for { $what }, where a tile lies: they are rolled again.
event-passed-action =
    { $why ->
        [no-piece] It has no piece left for { god }.
        [no-tile] No Pillar tile lies there.
        [full] Its Happiness has reached the end of the track before.
       *[no-space] No space is left for { god }.
    }
event-automa-preferred =
    { $how ->
        [all] { automa-rule }: all of them.
        [none] { automa-rule }: none of them.
       *[some] { automa-rule }: { $left }.
    }
event-automa-first = { automa-rule }: { $left }.
# All of many candidates are equal; the second one is said of Botankhamun’s rules too.
event-automa-counted-alike = { automa-rule } – { $points } everywhere.
event-counted-alike = { bot-rule } – { $points } everywhere.
event-automa-counted = { automa-rule } – { $groups }.
event-automa-counted-brief =
    { $others ->
        [one] { automa-rule } – { $best }; the other one less.
       *[other] { automa-rule } – { $best }; the { $others } others less.
    }
automa-rule =
    { $rule ->
        [majority] Where it would win the district
        [steal] Where it would win a district from the human player
        [cards] Cards it would take
        [buildings] Buildings of all beside the space
        [own-buildings] Buildings of its own beside the space
        [cheaper] The cheaper space of the line
        [colour-order] The first by colour
        [marker-f] The first district from its marker on
        [marker-g] The first one counter-clockwise from its marker
        [marker-h] The first spot beside the Temple from its marker on
       *[marker-i] The first space from its marker on
    }
automa-region = region { $region }
automa-regions = regions { $regions }

# What happened


# Its turn in a sentence or two

bot-turn-region = Round { $round }: { $player } took the { colour } { $value } from { god } and conquered region { $region }.
bot-turn-no-die = Round { $round }: { $player } took the { colour } { $value } from { god } without an action: no die was allowed.
bot-turn-took-cards =
    { $count ->
        [one] It took the card { $cards }.
       *[other] It took the cards { $cards }.
    }

# Asking the human player

prompt-service = Does your Cultist serve you? Every Automa scores { $vp } VP if it does.
option-pass-service = Do without; the Automas score nothing

# Its area on the terminal

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

# Beginning and ending a game on the terminal

play-new-automa =
    { $automas ->
        [one] You play { $player } against one Automa with Time of Seth, difficulty { $step }, seed { $seed }. Type ? for help.
       *[other] You play { $player } against { $automas } Automas with Time of Seth, difficulty { $step }, seed { $seed }. Type ? for help.
    }
ask-resume-automa =
    { $automas ->
        [one] You have an unfinished game against an Automa (round { $round }). Go on with it? [Y/n]
       *[other] You have an unfinished game against { $automas } Automas (round { $round }). Go on with it? [Y/n]
    }
ask-opponent = Who plays against you: 0 { bot-name }, or 1, 2 or 3 Automas with Time of Seth? [0]
ask-step = How strong are the Automas, from 0 to 4? [0]
play-undo-tile = That cannot be taken back: { $player } has turned up an Action tile since.
final-title-automa =
    { $automas ->
        [one] Final score against one Automa (difficulty { $step })
       *[other] Final score against { $automas } Automas (difficulty { $step })
    }
error-needs-automas = { $option } needs --solo automa
error-automa-seats = a game against Automas has its seats already; leave out --seat
error-step = against Automas --difficulty is a number from 0 to 4, not { $given }
error-level = against { bot-name } --difficulty is one of { $levels }, not { $given }

# Help on the terminal

help-automa = Automas: in each of its turns an Automa turns up its next Action tile. A god takes the highest die of that section, or of the next one counter-clockwise; Resources take the highest die in the colour of the first one that there is; priest and soldier take the highest blue or red die. Of equal dice it takes a Pure one. Then it performs the action of the section. It pays nothing and gains no goods, but VP in their place. The log (l) tells every step.
help-automa-ties = What is still equal, its markers decide: F among the districts from left to right, G among the dice counter-clockwise, H beside the Temple from row 1 to column 5, I inside it from left to right and from top to bottom, each from the marker on and round again.
help-automa-score = Wherever a Horus Bonus is due, an Automa scores { $bonus } VP. Each time your Cultist serves you, every Automa scores { $cultist } VP. At a Scoring its Blessings are worth { $blessing } VP each and go, its Technologies { $technology } VP each and stay; at the end its first { $decrees } Decrees are worth { $decree } VP each, further ones { $further } VP. Its Destiny card is its balance before Maat.
