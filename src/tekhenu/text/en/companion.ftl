# Questions to people who roll and draw at a real table.

prompt-wheel = Set the Obelisk Wheel to a random position. Which god is at its first Sunny section?
prompt-horus-tile = Shuffle the Horus Bonus tiles. Which one is in slot { $number }?
prompt-offer = Starting cards on offer, { $number } of { $count }: which one is it?
prompt-first-player = Who is the starting player?
prompt-cultist-shown = Cultists on offer, { $number } of { $count }: which one is it?
prompt-roll = Draw a die for { god } and roll it. What does it show?
prompt-market-card = Draw a card for section { $section } of the Market. Which { family } is it?
prompt-drawn-card = { $player } draws a card. Which one is it?
prompt-secret-card = { $player } draws a card in secret. Which one is it?
prompt-pillar-tile = Draw a Pillar tile. Which one is it?
prompt-conquest-tile = Reveal the next conquest tile. Which one is it?
prompt-artifact-shown = Reveal an artifact beside { $card }. Which one is it?
prompt-revealed-decree = { $player } reveals a Decree. Which one is it?
prompt-pyramid = Shuffle the Action tiles and build the pyramid, from the base up. Which tile is number { $number }?
prompt-coin = Flip the Deben token. Where does it send the marker?
prompt-tie = { $player }: it is a tie. Pick one at random. Which one is it?
prompt-destiny-drawn = { $player } takes a Destiny card at random. Which one is it?
prompt-starting-drawn = { $player } draws a Starting card. Which one is it?
prompt-action-tile = Reveal { $player }’s next Action tile. What does it show?
prompt-marker-f = { $player }, marker F: draw dice until one matches a district, then put them back. Which district is it?
prompt-marker-g = { $player }, marker G: roll a die and count sections counter-clockwise from the arrow. Which god comes first after the marker?
prompt-marker-h = { $player }, marker H: draw a Starting card and find its initiative beside the Temple. Which row or column is it?
prompt-marker-i = { $player }, marker I: roll a die for a space in that row or column (reroll a 6). Which space is it?
prompt-conquest-space = { $player } places the conquest tile: roll for its row and column (reroll a 6 or an occupied space). Which space is it?

option-draw = { $card }
    .text = { $text }
option-roll = { color } { $value }
option-coin =
    { $way ->
        [up] Up
       *[right] To the right
    }
option-lot = { $what }
option-first = { $player }

# Typed for a die, with its value: y4. Short, and different for each color.
color-letter =
    { $color ->
        [yellow] y
        [brown] b
        [white] w
        [black] k
        [red] r
        [blue] u
        [green] n
       *[gray] g
    }

# Why an entry is refused

entry-nothing = Nothing was entered.
entry-unread = “{ $word }” is not valid here. Try, for example, { $example }.
entry-several = “{ $word }” could mean { $several }.
entry-left = There is nothing more to enter, but “{ $word }” is left over.
entry-impossible = “{ $word }” is not possible here.
entry-no-die = There is no { color } die in the bag.
entry-out = { $card } is already in play.
entry-out-market = { $card } is already in section { $section } of the Market.
entry-out-held = { $card } already belongs to { $player }.
entry-out-discarded = { $card } is in the discard pile.
entry-out-display = { $card } is already in Ra’s display.
entry-out-temple = { $card } is already in the Temple.

# In the terminal

command-table = play with a real copy: roll and draw at the table, and enter the results
command-position = with --table: start from the position in this file (the start position of a save, or a game in progress that you entered)
play-table = Table
play-table-hint = type what happened (several at once if you like: y4 b2 w6)   u = undo   b = board   l = log   ? = help   q = quit
