# The help pages: rules, cards and legal notice.
# Words between asterisks are set in bold. Numbers come from the edition in use.

help-heading = How to play
help-lead = Everything you need for a first game, from the goal to the final score. Read the first two parts, then start playing. The table offers only legal choices and tells you why anything else is unavailable.
help-contents = Contents
help-search = Search
help-search-hint = A word, a god, or T05
help-found =
    { $count ->
        [0] No matches. Try another word.
        [one] One passage matches.
       *[other] { $count } passages match.
    }
help-found-cards =
    { $count ->
        [0] No card matches. Try another word.
        [one] One card matches.
       *[other] { $count } cards match.
    }
help-to-rules = Rules
help-to-cards = All cards and tiles
help-to-about = About this program

# Parts and sections

help-part-game = The game
help-part-turn = A turn
help-part-actions = The actions
help-part-phases = Between rounds
help-part-more = Solo play and using this screen

help-aim-title = Goal of the game
help-aim-1 = You are nobles of ancient Egypt, building the Temple of Amun-Ra and the area around it. Buildings, Pillars, Statues, happy people, and the right cards all score *Victory Points* (VP). The player with the most VP at the end wins.
help-aim-2 = Everything is done with dice. They sit around an Obelisk whose shadow keeps moving: a die you could have taken in the sun a moment ago may be Forbidden in the dark. You take one die each turn, { $rounds } in the whole game. Each die counts twice: for the action it lets you perform, and for its weight on your scales, which Maat will judge.

help-table-title = What is on the table
help-table-1 = The *Obelisk Wheel* is the heart of the board. Each of its { $sections } sections belongs to a god; clockwise, they are Horus, Ra, Hathor, Bastet, Thoth, and Osiris. Dice go in the sections and Statues along the rim. The disc underneath shows the light and turns.
help-table-2 = The *Temple Complex* is a square of { $side } by { $side } spaces for Pillar tiles. Buildings go to the left of its rows and below its columns. The three tiles above it are the ones Ra offers.
help-table-3 = The *Horus area* shows which god a Statue may honor for each die value, and the bonus the Statue gives.
help-table-4 = The *Osiris area* has four districts: workshops for Papyrus and Bread, and quarries for Limestone and Granite.
help-table-5 = The *Populace track* shows two things for each player: Population and Happiness.
help-table-6 = The *Card Market* has four sections of Blessings, Technologies, and Decrees. The last two open later, and each section requires happier people than the one before.
help-table-7 = Your *player board* holds your scales, four Production tracks for Resources, and the rows of your { $buildings } Buildings and { $statues } Statues. Your { $pillars } Pillars go next to it.
help-table-8 = There are five Resources: Papyrus, Bread, Limestone, Granite, and Gold. Scribes and Faith are not Resources.
help-table-figure = The Obelisk Wheel late in a game. Pure dice are in the outer ring, Tainted dice in the middle, and Forbidden dice close to the Obelisk.

help-course-title = Game flow
help-course-1 = In each *round*, everyone takes one turn, in turn order. After every second round, the wheel turns. This is a *Rotation*. Every second Rotation leads to a *Maat phase*, when the scales are weighed, and every second Maat phase to a *Scoring*. The second Scoring ends the game.
help-course-2 = In total, a game has { $rounds } rounds, { $rotations } Rotations, { $maats } Maat phases, and { $scorings } Scorings.
help-course-strip = The rounds of a game and what follows each of them
help-course-round = Round { $round }
help-course-then =
    { $event ->
        [scoring] then a Rotation, Maat, and a Scoring
        [maat] then a Rotation and Maat
       *[rotation] then a Rotation
    }

help-setup-title = Setup
help-setup-1 = The program sets everything up. Here is what it does, and what it asks you to choose.
help-setup-2 = The wheel is set to a random position. The first Scoring marker goes { $marker-1 } sections clockwise from its arrow, and the second { $marker-2 }, which is more than once around.
help-setup-3 = Pillar tiles and cards are shuffled, and three tiles are laid out for Ra. The Horus Bonus tiles are placed at random, or in the printed order if you chose that for a first game.
help-setup-4 = 1 Gold goes on each of the four Statue spaces for the people and beside row 2 of Osiris.
help-setup-5 = Each section of the wheel gets { $section-dice } dice, drawn from the bag and rolled. With fewer than four players, some dice stay in the box.
help-setup-6 = The first two sections of the Card Market are filled; the other two stay closed for now. With two players, { $left-out } are left out.
help-setup-7 = Then you make three choices:
help-setup-8 = *A Decree.* You are dealt { $decrees-dealt }. Keep one in secret; the other goes under the deck. A Decree scores at the end of the game.
help-setup-9 = *Starting cards.* { $starting-2 }, { $starting-3 }, or { $starting-4 } of them are laid out for 2, 3, or 4 players. From the first seat to the last, each player takes one; then each takes a second in reverse order. The higher the sum of your two initiative values, the earlier you are in turn order. If sums are tied, the higher single value decides.
help-setup-10 = *A Destiny card.* There are four. In turn order, each player takes one and keeps it face up. Its Ankh value breaks ties at the next Maat phase.
help-setup-11 = Now everyone gains the rewards of their three cards, in any order. The Starting cards then leave the game.
help-setup-figure = Starting cards on offer. The number is the initiative value.
help-dice-caption = Dice in the game
help-start-caption = What everyone starts with

help-turn-title = Your turn
help-turn-1 = Take exactly one die from anywhere around the Obelisk. It must be Pure or Tainted, not Forbidden.
help-turn-2 = Perform one action with it:
help-turn-3 = the *God Action* of the section the die came from, or
help-turn-4 = *Produce Resources* of the die’s color, whatever the section.
help-turn-5 = Place the die on your scales: Pure dice on the left, Tainted dice on the right. It stays there until the next Maat phase.
help-turn-6 = The value of the die matters for almost every action. A high die often does more, but it also weighs more.
help-turn-7 = You cannot choose an action that you cannot pay for. If no die at all lets you perform an action, you take one without an action; this hardly ever happens.
help-turn-figure = Your player board: scales at the top, then Production, Buildings, Statues, and cards.

help-light-title = Light and purity
help-light-1 = Two sections are *Sunny*, two *Shaded*, and two *Dark*. The color of a die and the light on its section determine whether it is Pure, Tainted, or Forbidden.
help-light-2 = A simple rule: a die is Pure where the light matches its color. White matches the sun, black the dark, and yellow and brown the shade. Gray is Tainted everywhere. In the shade, nothing is Forbidden.
help-light-3 = When the wheel turns, the dice stay with their gods, but the light on them changes. On this screen, they move to their new rings automatically: Pure dice outermost, then Tainted dice, and Forbidden dice innermost.
help-purity-caption = Purity by color and light

help-scribes-title = Scribes
help-scribes-1 = When you take a die, you may spend Scribes to change its value. Each Scribe changes it by 1 or { $scribe-shift }, and you may spend several. A die never goes below 1 or above 6, and it does not wrap around.
help-scribes-2 = The new value counts for the action and for the scales. With a rules option on the home page, the scales count the original value instead.

help-anubis-title = Anubis
help-anubis-1 = For { $anubis-scribes } Scribes, you perform an *Anubis Action*: take *any* die, even a Forbidden one, and use its value to perform *any* God Action or produce *any* Resource except Gold, wherever the die was and whatever its color. Even a gray die works.
help-anubis-2 = The die goes below your scales. It is not weighed, but it counts as one of your dice. With more Scribes, you may change its value, too.

help-paying-title = Paying
help-paying-1 = *Gold* is wild: 1 Gold can replace any 1 Resource. You are asked how to pay only when there is more than one way.
help-paying-2 = You cannot spend what is on your scales. Scribes and Faith cannot be used to pay unless a rule says so.
help-paying-3 = You are limited to { $buildings } Buildings, { $pillars } Pillars, and { $statues } Statues, and once placed, a piece never moves. Everything else is unlimited.
help-paying-4 = Your VP never drop below 0.

help-cards-title = Blessings, Technologies, and Decrees
help-cards-1 = A *Blessing* can be used once. The card says when you may play it; then it is discarded. You may play several in a turn, and their effects stack.
help-cards-2 = A *Technology* works for the rest of the game, starting right after you receive it. Technologies stack with each other and with Blessings.
help-cards-3 = A *Decree* is kept until the end of the game and scores then. Decrees you drew are secret; everyone has seen the ones you took from the Market.
help-cards-4 = There is no limit to the number of cards you may have.
help-cards-figure = The Card Market. At the table, point at a card or tap it to see what it does.

help-produce-title = Produce Resources
help-produce-1 = The color of the die determines what you get, and its value how many. Gray dice produce nothing.
help-produce-2 = Your Production marker for that Resource, { $start-production } at the start and { $production-limit } at most, shows how many you may keep free of Taint. Anything above that goes on the right side of your scales. There, each Resource counts −1 at the next Maat phase and is then lost.
help-produce-3 = For example, with a brown 5 and a Bread Production of 3, you keep 3 Bread, and the other 2 go on the scales.
help-produce-caption = What each color produces

help-horus-title = Horus: build a Statue
help-horus-cost = Granite, as shown under the next Statue on your board
help-horus-value = determines which god you may honor
help-horus-gain = a Statue that gives you its bonus again and again, or one that counts at each Scoring
help-horus-1 = Statues leave your board from left to right, so each costs what is shown under it. You choose where it goes:
help-horus-2 = *In honor of a god.* Find the value of your die in the Horus area: it names a god and a bonus. The Statue takes a free space in that god’s section. From now on, you receive the bonus whenever *another player* performs that God Action.
help-horus-3 = *For the people.* The value does not matter. Place it above the workshops, above the quarries, or at the middle row or middle column of the Temple, and take the Gold there. Above the workshops or quarries, it counts for both districts at each Scoring. At the Temple, you immediately score { $own-pillar-vp } VP for each of your Pillars in its row or column.
help-horus-4 = Each god has { $statue-spaces-4 } Statue spaces with four players, { $statue-spaces-3 } with three, and { $statue-spaces-2 } with two. With three players, you also receive the bonus immediately when you build your first Statue in honor of a god. With two players, you also receive it when you perform that God Action yourself, but not for building the Statue.
help-horus-5 = A second Statue in honor of the same god gives no second bonus. Bonuses are received after the action, in turn order, starting after the player who acted.
help-horus-caption = Horus slots by die value
help-statue-caption = Granite cost of your Statues
help-horus-figure = The Horus area: each die value, the god it names, and the bonus of the Statue.

help-ra-title = Ra: raise a Pillar
help-ra-cost = Limestone and Granite, as shown on the tile
help-ra-value = determines which tile you use
help-ra-gain = VP for what surrounds the tile, the reward of the space, and possibly an ability
help-ra-1 = The value determines which of the three tiles you use. Pay its cost, rotate it as you like, and place it on any empty space of the Temple Complex. Then, in this order:
help-ra-2 = Score 1 VP for each Building beside its row or column, whoever owns it. Statues do not count.
help-ra-3 = Score 1 VP for each edge that matches the color of the tile or outer edge it touches, or 2 VP each in a corner of the Temple.
help-ra-4 = Gain the reward shown on the space you covered.
help-ra-5 = Score the VP for the place the tile came from.
help-ra-6 = Use the tile’s ability, but only if its light matches the light now on the section of Ra. You may decline an ability that has a cost.
help-ra-7 = Place one of your Pillars on the tile; it is now yours. The other tiles slide to the right, and a new one is added on the left.
help-ra-caption = Ra’s tiles
help-ra-figure = The Temple Complex with its colored edges, tiles, and Pillars, and Ra’s three tiles above it.

help-hathor-title = Hathor: build at the Temple
help-hathor-cost = { $bread-least } to { $bread-most } Bread, as shown on the space
help-hathor-value = Population advances by its value
help-hathor-gain = VP for your Pillars in that row or column, Resources and Faith from its empty spaces
help-hathor-1 = Choose any free Building space beside the Temple; the value of the die does not restrict you. Pay its Bread and place the leftmost Building from your board there. Then, for that row or column:
help-hathor-2 = Each of your Pillars scores { $pillar-vp } VP.
help-hathor-3 = Each empty space gives you exactly 1 of what it shows, if that is a Resource or Faith. Scribes are not gained this way.
help-hathor-4 = Finally, your Population advances by the value of the die.
help-hathor-5 = With fewer than four players, some of the Building spaces are closed.

help-bastet-title = Bastet: hold a festival
help-bastet-cost = { $bastet-papyrus } Papyrus
help-bastet-value = Happiness advances by its value
help-bastet-gain = Happiness, and Scribes for low dice
help-bastet-1 = Pay, and your Happiness advances by the value of the die. It can never exceed your Population; any steps beyond that are lost.
help-bastet-2 = Small festivals leave time to write, so low dice also give you Scribes.
help-bastet-caption = Scribes from a festival

help-populace-title = Population and Happiness
help-populace-1 = Both markers move along the same track, from 0 to { $populace-limit }. *Population* comes from Hathor and opens the Market: the first time any player’s Population reaches { $opens-3 } or { $opens-4 }, the third or fourth section is filled for everyone.
help-populace-2 = *Happiness* comes from Bastet, is spent on Osiris, and can never exceed Population. It determines which sections of the Market you may use, and it scores for every ▲ it has reached.
help-populace-3 = When your Happiness first reaches { $reward-1 }, you gain 1 Gold; at { $reward-2 }, 1 Scribe; and at { $reward-3 }, you immediately perform any one action with any value, at its usual cost and without a die.
help-populace-caption = Marks on the track
help-populace-figure = The Populace track with each player’s two markers.

help-thoth-title = Thoth: take cards
help-thoth-cost = nothing for a low die; otherwise, Papyrus
help-thoth-value = determines how many cards you take
help-thoth-gain = cards, all from one section of the Market
help-thoth-1 = The value determines how many cards you take and what you pay. You must pay in full and take all the cards, all from one open section that your Happiness allows. You cannot choose a section with too few cards.
help-thoth-2 = Before you take the first card, you may pay { $renewal } Papyrus to discard a whole section and refill it, once for each section.
help-thoth-3 = Empty spaces are refilled at the end of your turn with cards of the same kind. When a deck runs out, its discards are reshuffled.
help-thoth-caption = Cards and their cost
help-market-caption = Sections of the Card Market

help-osiris-title = Osiris: workshops and quarries
help-osiris-cost = 1 Happiness
help-osiris-value = determines the row
help-osiris-gain = Production, and some of the Resource right away
help-osiris-1 = You lose exactly 1 Happiness; without any, you cannot build here. Place the leftmost Building from your board on a free space of the row that matches your die, in any of the four districts. Then your Production rises, and you gain what the row shows.
help-osiris-2 = Higher-numbered rows give you more right away. Lower-numbered rows win ties: at a Scoring, the topmost piece decides.
help-osiris-3 = The first Building in row 2 also takes the Gold beside it. Production never rises above { $production-limit }; any further steps are lost.
help-osiris-caption = What a Building gives you
help-osiris-figure = The Osiris area: rows by die value, districts side by side.

help-rotation-title = Rotation
help-rotation-1 = When everyone has { $dice-half } or { $dice-for-maat } dice after the last turn of a round, the wheel turns one section clockwise. The light that fell on Horus now falls on Ra.
help-rotation-2 = If everyone has { $dice-for-maat } dice, Maat comes next; see below.
help-rotation-3 = Then each of the two sections that are now *Shaded* gets as many new dice as there are players, drawn from the bag and rolled.
help-rotation-4 = All dice are moved to the right ring for the new light, and the next round begins.
help-rotation-before-figure = Before the Rotation.
help-rotation-after-figure = Afterward: the same gods in a different light, and new dice in the shade.

help-maat-title = Maat
help-maat-1 = *Weigh.* Your balance is the sum of your Pure dice, minus the sum of your Tainted dice, minus 1 for each Resource on the scales. Dice below the scales do not count.
help-maat-2 = *Faith.* In turn order, each player may place any amount of Faith on either side. Each Faith changes the balance by 1.
help-maat-3 = *Losses.* A balance far below 0 costs VP. A balance of 0 or more costs nothing.
help-maat-4 = *New turn order.* The player closest to 0 goes first, whether above or below: +2 and −2 are tied. The higher Ankh value breaks the tie.
help-maat-5 = *Scoring*, if the arrow of the wheel points at the lowest-numbered Scoring marker that is still in play. This happens at every second Maat phase.
help-maat-6 = *Clear.* Dice go back to the bag, and Resources on the scales and all Faith go back to the supply. Faith cannot be saved.
help-maat-7 = *Destiny.* The four cards go back to the middle. In the new turn order, each player takes one and gains its reward. Faith from it is kept for the next Maat phase.
help-maat-caption = VP lost, by balance
help-maat-figure = Scales before a Maat phase: what counts for you, what counts against you, and the balance in between.

help-scoring-title = Scoring
help-scoring-1 = There are { $scorings } Scorings. In each of them, everyone completes one step before the next step begins. Nothing leaves the board: what you have built scores both times.
help-scoring-caption = The steps of a Scoring
help-scoring-districts = Each district of Osiris: most pieces there, including Statues above it. The topmost piece breaks ties, and Statues are always on top.
help-scoring-districts-vp = { $district-vp } VP
help-scoring-temple = Each of your Buildings and Statues at the Temple.
help-scoring-temple-vp = 1 VP
help-scoring-pillars = Each of your Pillars, for each of your Buildings and Statues beside its row and column.
help-scoring-pillars-vp = 1 VP
help-scoring-statues = The number of Statues you have built, anywhere.
help-scoring-statues-vp = up to { $statues-most } VP
help-scoring-happiness = Each ▲ your Happiness has reached.
help-scoring-happiness-vp = { $happiness-vp } VP
help-scoring-production = Each Production marker at { $production-limit }.
help-scoring-production-vp = { $production-vp } VP
help-scoring-row = What your Building row shows in its empty spaces.
help-scoring-row-vp = the VP shown
help-scoring-bread = Pay the Bread shown in your Building row; Gold works, too. For each Bread that you cannot or will not pay:
help-scoring-bread-vp = −{ $unpaid-vp } VP
help-scoring-2 = Then the Scoring marker is removed from the board.
help-statues-caption = Statues built
help-happiness-caption = Happiness
help-row-caption = Buildings that have left your board
help-scoring-figure = Where the points of a whole game came from.

help-end-title = The end
help-end-1 = Before the last Scoring, a player may declare the Decree D23. It gives an action and counts as one of the Decrees that player scores.
help-end-2 = After the last Scoring, everyone reveals their *Decrees*, in turn order. You may score up to { $decrees-scored }, each with a different symbol.
help-end-3 = The first player in turn order scores { $first-vp } VP. With three or four players, the second scores { $second-vp } VP.
help-end-4 = The player with the most VP wins. Ties are broken by the most Scribes, then by the earlier place in turn order.

help-botankhamun-title = Solo play: Botankhamun
help-botankhamun-1 = Botankhamun is the game’s solo opponent. You play the two-player game against it, with all the rules you know. It makes no decisions: it follows tiles, the Deben token, and fixed rules, and it pays for nothing. The program plays it for you, and the log explains each step.
help-botankhamun-2 = *Setup.* It starts with { $bot-vp } VP, Happiness { $bot-happiness }, and Population { $bot-population }, without a player board, Resources, Decrees, or Starting cards, and it goes first. It has a Statue at the god of Horus slot { $bot-slot }. You are dealt { $bot-cards-shown } Starting cards and keep { $bot-cards-taken }.
help-botankhamun-3 = *Its tile.* Ten Action tiles form a pyramid of { $pyramid } rows. On its first turn, the Progress marker moves onto the first tile of the base. After that, a flip of the Deben token sends it to the tile on the right or the one up and to the right. The pyramid is rebuilt after each Maat phase.
help-botankhamun-4 = *Its die.* With a god tile, it takes the highest die of that god’s section, a Pure one if tied. If no die there can be taken, it uses the next section counter-clockwise. With a Resource tile, it takes the highest die in the color of the first Resource, or of the next one if there is none; if tied, it prefers a section where it has a Statue. It never takes a Forbidden die.
help-botankhamun-5 = *Its action* is always the God Action of the section the die came from. It never produces, and it gains only VP, Scribes, and cards.
help-botankhamun-horus = *Horus:* a Statue in honor of the die’s god; otherwise, above the districts where it would win the most; otherwise, at the Temple row or column with more of its Pillars. If no space is left, it scores { $bot-no-space } VP.
help-botankhamun-ra = *Ra:* it places the tile, not rotated, where it scores the most: 1 VP for each Building beside its row and column, 1 VP for each edge that touches a tile or the outer edge, and the VP for the place the tile came from.
help-botankhamun-hathor = *Hathor:* a Building where its Pillars score the most. Population advances as usual.
help-botankhamun-bastet = *Bastet:* its Happiness advances. Where it would exceed its Population, its Population advances instead. It gains Scribes as you do.
help-botankhamun-thoth = *Thoth:* as many cards as the die allows, from the highest section its Happiness allows. It takes Decrees first, then Technologies, then Blessings.
help-botankhamun-osiris = *Osiris:* a Building in the row of the die’s value and the district of its color. If that space is taken, it uses the next free one to the right, then the row above.
help-botankhamun-6 = *Statues* in honor of a god give their owner the bonus whenever either of you performs that God Action. You receive your usual bonus, and your opponent receives this:
help-botankhamun-7 = *Maat.* Its balance is fixed, and its Ankh value is { $bot-ankh }. If you are closer to 0 than it is, you go first and choose from all Destiny cards. If it goes first, it takes A01 or A02 at random, without the reward.
help-botankhamun-8 = *Scoring.* It scores districts, Temple, Statues, and Happiness as you do. Each Blessing is worth { $bot-blessing } VP and is discarded; each Technology is worth { $bot-technology } VP and stays. At the end of the game, each Decree is worth { $bot-decree } VP, and every { $bot-scribes } Scribes are worth 1 VP. It also scores for turn order.
help-botankhamun-9 = *Challenges* you can add at any level: two random Starting cards instead of a choice, and { $bot-decree-challenge } VP for each of its Decrees.
help-botankhamun-figure = Botankhamun’s pyramid, marker, and pieces.
help-bonus-caption = Botankhamun’s Horus Bonus
help-balance-caption = Botankhamun’s balance
help-levels-caption = Difficulty
help-level-easy = nothing extra
help-level-medium = Buildings in row { $bot-bread-row } of Bread and row { $bot-granite-row } of Granite, and a Pillar in row { $bot-pillar-row }, column { $bot-pillar-column } of the Temple
help-level-hard = all of that, plus a second Statue, at the god of Horus slot { $bot-hard-slot }

help-screen-title = Using this screen
help-screen-1 = *Choosing.* Anything you can choose glows and can be clicked or tapped: dice, spaces, cards. Point at a die, or move to it with the Tab key, to see what its actions would give you. Anything unavailable is dimmed and tells you why.
help-screen-2 = *Undo.* Your turn is provisional until you confirm it; only then do the other players see it. “Undo step” goes one step back, and “Undo turn” goes back to the start of your turn. Only choices that reveal hidden information, such as a roll or a new card, are final right away.
help-screen-3 = *Hint* first names a place and asks a question. Pressed again, it shows the three best turns with their reasons. *Do it* plays one of them, and you can still undo it.
help-screen-4 = *Friends.* Each seat for a friend has a secret link. Send it: the friend who opens it and enters a name takes that seat. No account is needed, and a game can last for days, because it is saved. Anyone else can watch and sees only what a spectator may see.
help-screen-5 = *Computers.* There are five strengths, from the Apprentice, who makes human mistakes, to the Oracle, who looks as far ahead as possible. If a computer takes too long, press “Faster” to hurry it along.
help-screen-6 = *Replay.* Each line of the log takes you to that moment. The replay goes through the game step by step, with a chart of the score and of where the points came from.
help-screen-7 = *Light and dark.* The half-filled circle in the upper corner changes the theme.
help-keys-caption = Keyboard
help-key-tab = next choice; with Shift, the previous one
help-key-arrows = nearest choice in that direction
help-key-enter = choose it; if nothing has focus, confirm your turn
help-key-escape = undo a step
help-key-slash = search this page

# Words of the tables

help-what-cost = Cost
help-what-value = The die
help-what-gain = You get
help-col-color = Die
help-col-count = Total
help-col-out = Unused with { $players } players
help-col-produces = Produces
help-col-nothing = nothing
help-col-value = Value
help-col-values = { $low } or { $high }
help-col-god = God on the board
help-col-bonus = Bonus
help-col-statue = Statue
help-col-tile = Tile
help-col-cards = Cards
help-col-pay = You pay
help-col-section = Section
help-col-happiness = Your Happiness
help-col-opens = Opens
help-col-from = { $number } or more
help-col-always = from the start
help-col-population = Population { $number }
help-col-row = Row
help-col-production = Production
help-col-goods = You gain
help-col-step = Step
help-col-each = Worth
help-col-balance = Balance
help-col-to = { $worse } to { $better }
help-col-worse = { $worse } or worse
help-col-built = Built
help-col-gone = Buildings
help-col-vp = VP
help-col-bread = Bread due
help-col-slot = Slot
help-col-maat = Maat phase
help-col-level = Level
help-col-more = What it adds
help-col-key = Key
help-col-does = Does
help-col-mark = Space
help-col-meaning = Meaning
help-place-left = the left one
help-place-middle = the middle one
help-place-right = the right one
help-market-family =
    { $family ->
        [blessing]
            { $count ->
                [one] { $count } Blessing
               *[other] { $count } Blessings
            }
        [technology]
            { $count ->
                [one] { $count } Technology
               *[other] { $count } Technologies
            }
       *[decree]
            { $count ->
                [one] { $count } Decree
               *[other] { $count } Decrees
            }
    }
help-rises-own = +{ $steps } for the district
help-rises-partner = +{ $steps } each for the district and a second one
help-rises-any = +{ $steps } for the district, +{ $any } for any
help-goods-own = { $amount } of the district’s Resource
help-goods-gold = { $amount } of the district’s Resource, { $gold } Gold
help-key-name =
    { $key ->
        [tab] Tab
        [arrows] ← ↑ → ↓
        [enter] Enter
        [escape] Esc
       *[slash] /
    }
help-level-name =
    { $level ->
        [easy] Easy
        [medium] Medium
       *[hard] Hard
    }
help-joy-mark = { $symbols } ▲
help-mark-market =
    { $section ->
        [3] Population: opens the third section of the Market
       *[4] Population: opens the fourth section of the Market
    }
help-mark-reward =
    { $reward ->
        [1] Happiness: gain 1 Gold
        [2] Happiness: gain 1 Scribe
       *[3] Happiness: perform any one action
    }
help-start-thing =
    { $thing ->
        [vp] { $amount } VP
        [happiness] Happiness { $amount }
        [population] Population { $amount }
        [production] Production { $amount } of each Resource
        [gold] { $amount } Gold
        [scribes]
            { $amount ->
                [one] { $amount } Scribe
               *[other] { $amount } Scribes
            }
        [buildings] { $amount } Buildings
        [pillars] { $amount } Pillars
       *[statues] { $amount } Statues
    }

# Cards

help-cards-page-title = Cards and tiles
help-cards-page-lead = Every card and tile in the game and what it does. A link such as #T05 takes you to a single one.
help-cards-page-family = Kind
help-cards-page-all = All
help-cards-family =
    { $family ->
        [pillar] Pillar tiles
        [starting] Starting cards
        [destiny] Destiny cards
        [decree] Decrees
        [blessing] Blessings
       *[technology] Technologies
    }
help-cards-about =
    { $family ->
        [pillar] Placed by the Ra action as the foundation of a Pillar. The ability works if its light matches the light on the section of Ra at that moment.
        [starting] You start the game with two of them. The number is the initiative value.
        [destiny] You take a new one at each Maat phase. The number is the Ankh value, which breaks ties.
        [decree] They score at the end of the game, at most { $decrees-scored } per player, with different symbols.
        [blessing] Played once, when the card says so, and then discarded.
       *[technology] They work for the rest of the game.
    }
help-cards-initiative = Initiative { $number }
help-cards-ankh = Ankh { $number }
help-cards-symbol = Symbol: { $symbol }
help-cards-cost = Costs { $goods }
help-cards-light = Works when Ra is { light }
help-cards-many = Three or four players only

# About

help-about-heading = About this program
help-about-notice-title = Unofficial
help-about-notice-1 = *Tekhenu: Obelisk of the Sun* is a board game by Daniele Tascini and Dávid Turczi, published by Board & Dice. The game, its name, and its art belong to its designers and its publisher.
help-about-notice-2 = This program is made by fans, for fans. It is not made, reviewed, or endorsed by the publisher. It contains no art and no text from the original. Every drawing here is made by the program, and every sentence was written for it.
help-about-notice-3 = If you like the game, buy a copy. It is beautiful.
help-about-program-title = The program
help-about-version = Version { $version }. Free software under the MIT license, source and all.
help-about-private = It loads nothing from other sites, has no accounts, and tracks no one. A cookie remembers which seats are yours.
help-about-edition-title = The edition in use
help-about-edition-name = You are playing with the edition “{ $name }.”
help-about-edition-changes =
    { $count ->
        [0] All its values are the defaults.
        [one] One of its values differs from the default.
       *[other] { $count } of its values differ from the defaults.
    }
help-about-edition-1 = Everything printed on the board and the cards is stored as data here: costs, rewards, and the colors of edges. Each value has a source.
help-about-origin-rulebook = *Rulebook:* stated by the rules. It cannot be replaced.
help-about-origin-public = *Public:* stated by independent public sources and consistent with the rules.
help-about-origin-reconstructed = *Reconstructed:* not published anywhere as text, so it was chosen to fit everything the rules say. It plays well, but your copy probably shows something else.
help-about-origin-own = *Your edition:* a value that this edition replaces.
help-about-table-caption = Values in each table, by source
help-about-table = Table
help-about-origin =
    { $origin ->
        [rulebook] Rulebook
        [public] Public
        [reconstructed] Reconstructed
       *[own] Your edition
    }
help-about-what =
    { $table ->
        [start] What everyone starts with
        [dice] Dice
        [wheel] Obelisk Wheel
        [statues] Statues
        [building_row] Building row
        [horus] Horus
        [pillars] Pillar tiles
        [ra] Ra
        [temple] Temple Complex
        [osiris] Osiris
        [tracks] Tracks
        [market] Card Market
        [maat] Maat
        [cards] Cards
       *[botankhamun] Botankhamun
    }
help-about-owner-title = If you own the game
help-about-owner-1 = You can check each value against your copy and replace it with your own. These commands print all tables with their sources, write a file to fill in, and check that file:
help-about-owner-2 = Anything not in the file stays unchanged. The program’s documentation on components explains the details.
