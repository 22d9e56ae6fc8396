# The rules, the cards and the notice of origin, as the help pages tell them.
# Words between asterisks are set in bold. Numbers come from the edition in use.

help-heading = How to play
help-lead = Everything you need for a first game, from the aim to the last point. Read the first two parts, then start: the table only ever offers what the rules allow, and says why the rest is out of reach.
help-contents = Contents
help-search = Search
help-search-hint = A word, a god, T05
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
help-to-rules = The rules
help-to-cards = All cards and tiles
help-to-about = About this program

# Parts and sections

help-part-game = The game
help-part-turn = A turn
help-part-actions = The actions
help-part-phases = Between the rounds
help-part-more = Alone, and on this screen

help-aim-title = The aim
help-aim-1 = You are nobles of ancient Egypt who build the Temple of Amun-Ra and the quarters around it. Buildings, Pillars, Statues, happy people and the right cards bring *Victory Points* (VP). Whoever has the most at the end wins.
help-aim-2 = Everything is done with dice. They sit around an Obelisk whose shadow keeps moving: a die you could have taken in the sun a moment ago may be forbidden in the dark. You take one die each turn, { $rounds } in the whole game, and each counts twice: for the action it lets you perform, and for its weight on your scales, which Maat will judge.

help-table-title = What lies on the table
help-table-1 = The *Obelisk Wheel* is the heart of the board. Each of its { $sections } sections belongs to a god; clockwise, they are Horus, Ra, Hathor, Bastet, Thoth, and Osiris. Dice go in the sections and Statues along the rim. The disc underneath shows the light and turns.
help-table-2 = The *Temple Complex* is a square of { $side } by { $side } spaces on which Pillar tiles are placed. Buildings stand left of its rows and below its columns. The three tiles above it are those that Ra offers.
help-table-3 = The *Horus area* says for each face of a die which god a Statue may honor, and what that Statue will bring.
help-table-4 = The *Osiris area* has four districts: workshops for Papyrus and Bread, quarries for Limestone and Granite.
help-table-5 = The *Populace track* counts two things for everybody, Population and Happiness.
help-table-6 = The *Card Market* has four sections of Blessings, Technologies and Decrees. The better ones open later and ask for happier people.
help-table-7 = Your *player board* holds your scales, a Production track for each Resource, and the row from which your { $buildings } Buildings and { $statues } Statues leave. Your { $pillars } Pillars lie beside it.
help-table-8 = There are five Resources: Papyrus, Bread, Limestone, Granite and Gold. Scribes and Faith are not Resources.
help-table-figure = The Obelisk Wheel late in a game. Pure dice lie in the outer ring, Tainted ones in the middle, Forbidden ones close to the obelisk.

help-course-title = The course of the game
help-course-1 = In a *round* everybody takes one turn, in turn order. After every second round the wheel turns: that is a *Rotation*. Every second Rotation brings a *Maat phase*, in which scales are weighed, and every second Maat phase a *Scoring*. The second Scoring ends the game.
help-course-2 = So a game has { $rounds } rounds, { $rotations } Rotations, { $maats } Maat phases and { $scorings } Scorings.
help-course-strip = The rounds of a game and what follows them
help-course-round = Round { $round }
help-course-then =
    { $event ->
        [scoring] then Rotation, Maat and a Scoring
        [maat] then Rotation and Maat
       *[rotation] then a Rotation
    }

help-setup-title = Setup
help-setup-1 = The program lays everything out. This is what it does, and what it asks of you.
help-setup-2 = The wheel is turned to a random place. The first Scoring marker lies { $marker-1 } sections clockwise from its arrow, the second { $marker-2 }, that is, more than once around.
help-setup-3 = Pillar tiles and cards are shuffled, and three tiles are laid out for Ra. The gods of Horus are dealt at random, or lie as printed if you chose that for a first game.
help-setup-4 = One Gold waits at each of the four Statue spaces for the people and beside row 2 of Osiris.
help-setup-5 = Each section of the wheel gets { $section-dice } dice, drawn from the bag and rolled. Some dice stay in the box if fewer than four play.
help-setup-6 = The first two sections of the Card Market are filled; the other two stay closed for now. With two players, { $left-out } are left out.
help-setup-7 = Then you choose three times:
help-setup-8 = *A Decree.* You see { $decrees-dealt }, keep one in secret, and the other goes under the deck. A Decree scores at the very end.
help-setup-9 = *Starting cards.* { $starting-2 }, { $starting-3 } or { $starting-4 } of them are laid out for 2, 3 or 4 players. You take one each, from the first seat to the last, then a second one in the opposite direction. The higher the sum of your two initiative numbers, the earlier you are in turn order; if sums are equal, the higher single number decides.
help-setup-10 = *A Destiny card.* There are four. In turn order everybody takes one; it stays in front of you. Its Ankh number breaks ties at the next Maat phase.
help-setup-11 = Now everybody receives what the three cards promise, in the order they like. The Starting cards then leave the game.
help-setup-figure = Starting cards on offer. The number is their initiative.
help-dice-caption = Dice in the game
help-start-caption = What everybody begins with

help-turn-title = Your turn
help-turn-1 = Take exactly one die from anywhere around the obelisk. It must be Pure or Tainted, not Forbidden.
help-turn-2 = Perform one action with it:
help-turn-3 = the *God Action* of the section in which the die lay, or
help-turn-4 = *Produce Resources* of the die’s color, whatever the section.
help-turn-5 = Put the die on your scales: Pure dice on the left, Tainted dice on the right. There it stays until the next Maat phase.
help-turn-6 = The value of the die matters for every action. A high die does more, but it also weighs more.
help-turn-7 = If you cannot pay for an action, you cannot choose it. If no die at all allows you an action, you take one and do nothing; this hardly ever happens.
help-turn-figure = Your player board: scales at the top, below them Production, Buildings, Statues and cards.

help-light-title = Light and purity
help-light-1 = Two sections are *Sunny*, two *Shaded*, two *Dark*. The color of a die and the light it lies in decide whether it is Pure, Tainted or Forbidden.
help-light-2 = A simple rule: a die is Pure where the light matches its color. White loves the sun, black the dark, yellow and brown the shade. Gray is Tainted everywhere. In the shade nothing is Forbidden.
help-light-3 = When the wheel turns, the dice stay with their gods, but the light on them changes. On this screen the dice move to their new rings by themselves: Pure ones outside, then Tainted ones, and Forbidden ones innermost.
help-purity-caption = What a die is, by its color and light

help-scribes-title = Scribes
help-scribes-1 = When you take a die, you may spend Scribes to turn it. Each changes its value by 1 or { $scribe-shift }, and several add up. A die never goes below 1 or above 6, and does not wrap around.
help-scribes-2 = The turned die counts for the action and for the scales. A rules option on the home page makes the scales weigh what it showed on the wheel instead.

help-anubis-title = Anubis
help-anubis-1 = For { $anubis-scribes } Scribes you perform an *Anubis Action*: take *any* die, even a Forbidden one, and perform *any* God Action or produce *any* Resource except Gold with its value, wherever it lay and whatever its color. A gray die will do as well.
help-anubis-2 = The die is put below your scales. It is not weighed, but it counts as one of your dice. With more Scribes you may turn it too.

help-paying-title = Paying
help-paying-1 = *Gold* is wild: a Gold pays for one Resource of any kind. You are asked how to pay only where there is more than one way.
help-paying-2 = What lies on your scales cannot be spent. Scribes and Faith pay for nothing unless a rule says so.
help-paying-3 = Your pieces are limited to { $buildings } Buildings, { $pillars } Pillars and { $statues } Statues, and a piece that stands never moves again. Other things never run out.
help-paying-4 = Your VP never fall below 0.

help-cards-title = Blessings, Technologies and Decrees
help-cards-1 = A *Blessing* helps once. Each says when it may be played; then it is discarded. You may play several in a turn, and their effects add up.
help-cards-2 = A *Technology* works for the rest of the game, from the moment after you received it. Technologies add to each other and to Blessings.
help-cards-3 = A *Decree* is kept until the end and scores then. What you drew is secret; what you took from the Market has been seen by all.
help-cards-4 = There is no limit to the cards you may have.
help-cards-figure = The Card Market. At the table, point at a card or tap it to read what it does.

help-produce-title = Produce Resources
help-produce-1 = The color says what you get, the value how many. Gray dice produce nothing.
help-produce-2 = Your Production marker of that Resource, from { $start-production } at the start up to { $production-limit }, says how many you may keep free of Taint. Whatever exceeds it is put on the right side of your scales. There each piece weighs 1 against you at the next Maat phase, and it is lost.
help-produce-3 = A brown 5 with a Bread Production of 3, for example: you keep 3 Bread, 2 go to the scales.
help-produce-caption = What the colors produce

help-horus-title = Horus: build a Statue
help-horus-cost = Granite, as shown under the next Statue on your board
help-horus-value = names the god you may honor
help-horus-gain = a Statue that pays you again and again, or one that counts at each Scoring
help-horus-1 = Statues leave your board from left to right, so each costs what stands under it. You choose where it goes:
help-horus-2 = *In honor of a god.* Look up the value of your die in the Horus area: it names a god and a bonus. The Statue takes a free space at that god’s section. From now on you receive the bonus whenever *somebody else* has performed that God Action.
help-horus-3 = *For the people.* The value does not matter. Put it above the workshops, above the quarries, at the middle row or at the middle column of the Temple, and take the Gold that lies there. Above the districts it counts for both of them at a Scoring. At the Temple it brings { $own-pillar-vp } VP for each of your Pillars in its line at once.
help-horus-4 = Each god has { $statue-spaces-4 } Statue spaces with four players, { $statue-spaces-3 } with three, and { $statue-spaces-2 } with two. With three players you also get the bonus when you build your first Statue to a god. With two players you also get it when you perform that God Action yourself, but not for building the Statue.
help-horus-5 = A second Statue to the same god brings no second bonus. Bonuses come after the action, in turn order from the player who acted.
help-horus-caption = Horus slots in the order of the die’s value
help-statue-caption = Granite for your Statues
help-horus-figure = The Horus area: the value of the die, the god it names and the bonus of the Statue.

help-ra-title = Ra: raise a Pillar
help-ra-cost = Limestone and Granite, as shown on the tile
help-ra-value = names the tile
help-ra-gain = VP for what surrounds the tile, the reward of the space, perhaps an ability
help-ra-1 = The value says which of the three tiles you use. Pay its cost, rotate it as you like, and place it on any empty space of the Temple Complex. Then, in this order:
help-ra-2 = 1 VP for each Building beside its row or its column, whoever owns it. Statues do not count.
help-ra-3 = 1 VP for each edge whose color is the same as that of the tile or outer edge it touches; in a corner of the Temple 2 VP for each.
help-ra-4 = The reward printed on the space you covered.
help-ra-5 = VP for the place the tile came from.
help-ra-6 = The ability of the tile, but only if its light is the light that now falls on the section of Ra. An ability that costs something may be declined.
help-ra-7 = One of your Pillars is put on the tile: it is yours. The other tiles slide to the right and a new one comes in on the left.
help-ra-caption = Ra’s tiles
help-ra-figure = The Temple Complex with its colored edges, tiles and Pillars, and Ra’s three tiles above.

help-hathor-title = Hathor: build at the Temple
help-hathor-cost = { $bread-least } to { $bread-most } Bread, as shown on the space
help-hathor-value = Population advances by it
help-hathor-gain = VP for your Pillars in the line, Resources and Faith from its empty spaces
help-hathor-1 = Choose any free Building space beside the Temple; the value of the die does not restrict you. Pay its Bread and put the leftmost Building of your board there. Then look along its row or column:
help-hathor-2 = Each of your own Pillars brings { $pillar-vp } VP.
help-hathor-3 = Each empty space brings exactly 1 of what it shows, if that is a Resource or Faith. Scribes are not given this way.
help-hathor-4 = Finally, your Population advances by the value of the die.
help-hathor-5 = With fewer than four players some of the Building spaces are closed.

help-bastet-title = Bastet: hold a festival
help-bastet-cost = { $bastet-papyrus } Papyrus
help-bastet-value = Happiness advances by it
help-bastet-gain = Happiness, and Scribes for low dice
help-bastet-1 = Pay, and your Happiness advances by the value of the die. It never passes your Population; steps that would are lost.
help-bastet-2 = Small festivals leave time to write: low dice bring Scribes besides.
help-bastet-caption = Scribes from a festival

help-populace-title = Population and Happiness
help-populace-1 = Both markers run on the same track from 0 to { $populace-limit }. *Population* comes from Hathor and opens the Market: the first time anybody’s Population reaches { $opens-3 } or { $opens-4 }, its third or fourth section is filled, for all.
help-populace-2 = *Happiness* comes from Bastet, is spent on Osiris, and never exceeds Population. It decides which sections of the Market you may use, and scores for every ▲ it has reached.
help-populace-3 = When your Happiness first reaches { $reward-1 } you receive 1 Gold, at { $reward-2 } 1 Scribe, and at { $reward-3 } you perform any one action of any value at once, at its usual cost and without a die.
help-populace-caption = Marks of the track
help-populace-figure = The Populace track with everybody’s two markers.

help-thoth-title = Thoth: take cards
help-thoth-cost = nothing for a low die, otherwise Papyrus
help-thoth-value = says how many cards
help-thoth-gain = cards, all from one section of the Market
help-thoth-1 = The value says how many cards you take and what you pay. You take all of them and pay all of it, and they come from one open section that your Happiness allows. A section with too few cards cannot be chosen.
help-thoth-2 = Before you take the first card, you may pay { $renewal } Papyrus to discard a whole section and fill it anew, once for each section.
help-thoth-3 = Empty spaces are filled at the end of your turn with cards of the same kind. A deck that has run out is made from its discards.
help-thoth-caption = Cards and their price
help-market-caption = Sections of the Card Market

help-osiris-title = Osiris: workshops and quarries
help-osiris-cost = 1 Happiness
help-osiris-value = names the row
help-osiris-gain = Production, and some of the Resource at once
help-osiris-1 = You lose exactly 1 Happiness; without any, you cannot build here. Put the leftmost Building of your board on a free space of the row that your die names, in any of the four districts. Then your Production rises and you receive what the row says.
help-osiris-2 = Higher-numbered rows bring more at once. Lower-numbered rows win ties: at a Scoring, the topmost piece decides.
help-osiris-3 = The first Building in row 2 also takes the Gold that lies beside it. Production never rises above { $production-limit }, and a step beyond is lost.
help-osiris-caption = What a Building brings
help-osiris-figure = The Osiris area: rows by the value of the die, districts side by side.

help-rotation-title = Rotation
help-rotation-1 = After the last turn of a round in which everybody has reached { $dice-half } or { $dice-for-maat } dice, the wheel turns by one section clockwise: the light that fell on Horus falls on Ra now.
help-rotation-2 = With { $dice-for-maat } dice on every board, Maat comes next; see below.
help-rotation-3 = Then each of the two *Shaded* sections, as they are now, receives as many new dice as there are players, drawn from the bag and rolled.
help-rotation-4 = All dice are put into the right ring for the new light, and the next round begins.
help-rotation-before-figure = Before the Rotation.
help-rotation-after-figure = After it: the same gods in another light, and new dice in the shade.

help-maat-title = Maat
help-maat-1 = *Weigh.* Your balance is the sum of your Pure dice, less the sum of your Tainted dice, less 1 for each Resource on the scales. Dice below the scales do not count.
help-maat-2 = *Faith.* In turn order everybody may put any number of their Faith on either side. Each changes the balance by 1.
help-maat-3 = *Losses.* A balance far below 0 costs VP. Nobody loses anything for a balance of 0 or more.
help-maat-4 = *New turn order.* Whoever is nearest to 0 goes first, on either side: +2 and −2 are equal. The higher Ankh number breaks the tie.
help-maat-5 = *Scoring*, if the arrow of the wheel points at the lowest-numbered Scoring marker that is still there. That is so at every second Maat phase.
help-maat-6 = *Clear.* Dice go back to the bag, Resources on the scales and all Faith to the supply. Faith cannot be saved.
help-maat-7 = *Destiny.* The four cards go back to the middle. In the new turn order everybody takes one and receives its reward. Faith from it is kept for the next Maat phase.
help-maat-caption = VP lost by balance
help-maat-figure = Scales before a Maat phase: what weighs for, what weighs against, and the balance between.

help-scoring-title = Scoring
help-scoring-1 = There are { $scorings } Scorings. In each of them, everyone completes one step before the next step begins. Nothing is taken off the board: what you have built scores both times.
help-scoring-caption = The steps of a Scoring
help-scoring-districts = Each district of Osiris: most pieces there, Statues above included. The topmost piece breaks ties; a Statue is above all.
help-scoring-districts-vp = { $district-vp } VP
help-scoring-temple = Each of your Buildings and Statues at the Temple.
help-scoring-temple-vp = 1 VP
help-scoring-pillars = Each of your Pillars: for every Building and Statue of yours beside its row and its column.
help-scoring-pillars-vp = 1 VP
help-scoring-statues = The Statues you have built, anywhere.
help-scoring-statues-vp = up to { $statues-most } VP
help-scoring-happiness = Each ▲ that your Happiness has reached.
help-scoring-happiness-vp = { $happiness-vp } VP
help-scoring-production = Each Production marker at { $production-limit }.
help-scoring-production-vp = { $production-vp } VP
help-scoring-row = What your Building row shows where Buildings have left.
help-scoring-row-vp = the VP shown
help-scoring-bread = The Bread your Building row shows is due. Gold may pay for it. For each that you cannot or will not pay:
help-scoring-bread-vp = −{ $unpaid-vp } VP
help-scoring-2 = Then the Scoring marker is removed from the board.
help-statues-caption = Statues built
help-happiness-caption = Happiness
help-row-caption = Buildings that have left your board
help-scoring-figure = Where the points of a whole game came from.

help-end-title = The end
help-end-1 = Before the last Scoring, the Decree D23 may be declared. It grants an action and counts as one of the Decrees you score.
help-end-2 = After it, everybody reveals their *Decrees*, in turn order. You may score up to { $decrees-scored }, and no two with the same symbol. Choose which.
help-end-3 = The first in turn order scores { $first-vp } VP. With three or four players the second scores { $second-vp } VP.
help-end-4 = The player with the most VP wins. Ties are broken by the most Scribes, then by the earlier place in turn order.

help-botankhamun-title = Alone: Botankhamun
help-botankhamun-1 = Botankhamun is the game’s solo opponent. You play the two-player game against it, with all the rules you know. It decides nothing: it follows tiles, the Deben token and fixed rules, and it pays for nothing. The program plays it for you; the log tells each step and its reason.
help-botankhamun-2 = *Setup.* It begins with { $bot-vp } VP, Happiness { $bot-happiness } and Population { $bot-population }, without a board, Resources, Decrees or Starting cards, and it goes first. A Statue of its own stands at the god of Horus slot { $bot-slot }. You see { $bot-cards-shown } Starting cards and take { $bot-cards-taken }.
help-botankhamun-3 = *Its tile.* Ten Action tiles lie as a pyramid of { $pyramid } rows. The Progress marker begins at the left of the base; the Deben token, flipped, then sends it to the tile on the right or to the one up and to the right. With each Maat phase the pyramid is laid out anew.
help-botankhamun-4 = *Its die.* A god’s tile takes the highest die of that god’s section, a Pure one if tied; if no die there is allowed, the next section counter-clockwise serves. A tile of Resources takes the highest die in the color of the first Resource, or of the next one if there is none; if tied it prefers a section where it has a Statue. It never takes a Forbidden die.
help-botankhamun-5 = *Its action* is always the God Action of the section where the die lay. It never produces, and receives nothing but VP, Scribes and cards.
help-botankhamun-horus = *Horus:* a Statue to the god of the die, else above the districts where it wins most, else at the Temple line with more of its Pillars. If no space is left there, { $bot-no-space } VP.
help-botankhamun-ra = *Ra:* it places the tile, not rotated, where it scores most: 1 VP for each Building in line, for each edge that touches a tile or the outer edge, and the VP of Ra’s place.
help-botankhamun-hathor = *Hathor:* a Building where its Pillars score most. Population advances as usual.
help-botankhamun-bastet = *Bastet:* Happiness advances; where it would pass Population, Population takes the step instead. It receives Scribes as you do.
help-botankhamun-thoth = *Thoth:* as many cards as the die allows, from the highest section its Happiness allows; Decrees first, then Technologies, then Blessings.
help-botankhamun-osiris = *Osiris:* a Building in the row of the value and the district of the color; if that is taken, further to the right, then in the row above.
help-botankhamun-6 = *Statues* in honor of a god give their owner the bonus whenever either of you performs that God Action. You receive yours as always; it receives this:
help-botankhamun-7 = *Maat.* Its balance is fixed and its Ankh is { $bot-ankh }. Be nearer to 0 than it is, and you go first and choose from all Destiny cards. If it goes first, it takes A01 or A02 at random, without the reward.
help-botankhamun-8 = *Scoring.* It scores districts, Temple, Statues and Happiness as you do. Each Blessing brings it { $bot-blessing } VP and is discarded, each Technology { $bot-technology } VP and stays. At the end each Decree is worth { $bot-decree } VP, and { $bot-scribes } Scribes are worth 1 VP. It scores for turn order too.
help-botankhamun-9 = *Challenges*, for any level: two random Starting cards instead of a choice, and Decrees worth { $bot-decree-challenge } VP to it.
help-botankhamun-figure = Botankhamun’s pyramid, marker and pieces.
help-bonus-caption = Botankhamun’s Horus Bonus
help-balance-caption = Botankhamun’s balance
help-levels-caption = Levels
help-level-easy = nothing more
help-level-medium = Buildings in row { $bot-bread-row } of Bread and row { $bot-granite-row } of Granite, and a Pillar in row { $bot-pillar-row }, column { $bot-pillar-column } of the Temple
help-level-hard = all of that, and a second Statue at the god of Horus slot { $bot-hard-slot }

help-screen-title = On this screen
help-screen-1 = *Choosing.* What you may choose glows and is a button: a die, a space, a card. Point at a die, or move to it with the Tab key, to see what its actions would bring. What is not possible is dimmed and says why.
help-screen-2 = *Undo.* Your turn is provisional until you confirm it; only then do the others see it. “Undo step” goes one step back, “Undo turn” to the start of your turn. Only choices that reveal something hidden, such as a roll or a new card, are final right away.
help-screen-3 = *Hint* shows what a simple computer player would do with what you know.
help-screen-4 = *Friends.* Each seat for a friend has a secret link. Send it; whoever opens it and gives a name sits there. No account is needed, and you may take days for a game: it is kept. Anybody else can watch, and sees what a spectator may see.
help-screen-5 = *Computers.* There are five strengths, each with a face: the Apprentice errs as people do, the Oracle looks as far ahead as it can. If they take too long, press “faster”.
help-screen-6 = *Replay.* Each line of the log leads to that moment. The replay of a game goes through it step by step, with a chart of the score and where the points came from.
help-screen-7 = *Light and dark.* The half disc in the upper corner changes the theme.
help-keys-caption = Keys
help-key-tab = to the next thing you can choose; with Shift back
help-key-arrows = to what lies next in that direction
help-key-enter = choose it; where nothing has the focus, confirm your turn
help-key-escape = undo a step
help-key-slash = search on this page

# Words of the tables

help-what-cost = Cost
help-what-value = The die
help-what-gain = You get
help-col-colour = Die
help-col-count = In all
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
help-col-from = from { $number }
help-col-always = at once
help-col-population = Population { $number }
help-col-row = Row
help-col-production = Production
help-col-goods = At once
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
help-col-more = It also has
help-col-key = Key
help-col-does = Does
help-col-mark = At
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
help-rises-own = +{ $steps } its own
help-rises-partner = +{ $steps } its own and a second one, by district
help-rises-any = +{ $steps } its own, +{ $any } any
help-goods-own = { $amount } of its own
help-goods-gold = { $amount } of its own, { $gold } Gold
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
        [easy] easy
        [medium] medium
       *[hard] hard
    }
help-joy-mark = { $symbols } ▲
help-mark-market =
    { $section ->
        [3] Population opens the third section of the Market
       *[4] Population opens the fourth section of the Market
    }
help-mark-reward =
    { $reward ->
        [1] Happiness brings 1 Gold
        [2] Happiness brings 1 Scribe
       *[3] Happiness brings an action
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
help-cards-page-lead = Every card and tile of the game with its face and what it does. A link such as #T05 leads to a single one.
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
        [pillar] Placed by Ra as the foundation of a Pillar. The ability works if its light falls on the section of Ra at that moment.
        [starting] Two of them are yours at the start. The number is the initiative.
        [destiny] Taken anew with each Maat phase. The number is the Ankh value, which breaks ties.
        [decree] They score at the end of the game, at most { $decrees-scored } per player, with different symbols.
        [blessing] Played once, when the card says so, and discarded.
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
help-about-notice-1 = *Tekhenu: Obelisk of the Sun* is a board game by Daniele Tascini and Dávid Turczi, published by Board & Dice. The game, its name and its art belong to its designers and its publisher.
help-about-notice-2 = This program is made by fans and for fans. It is not made, checked or endorsed by the publisher. It contains no picture and no text of the original: every drawing here is made by the program, and every sentence was written for it.
help-about-notice-3 = If you like the game, buy a copy. It is beautiful.
help-about-program-title = The program
help-about-version = Version { $version }. Free software under the MIT license, source and all.
help-about-private = It loads nothing from other places, has no accounts and tracks nobody. A cookie remembers which seats are yours.
help-about-edition-title = The edition in use
help-about-edition-name = You play with the edition “{ $name }”.
help-about-edition-changes =
    { $count ->
        [0] All its values are the usual ones.
        [one] One of its values is not the usual one.
       *[other] { $count } of its values are not the usual ones.
    }
help-about-edition-1 = What is printed on the board and the cards is data here: costs, rewards, colors of edges. Each value has a provenance.
help-about-origin-rulebook = *Rulebook:* the rules state it. It cannot be replaced.
help-about-origin-public = *Public:* independent public sources state it, and it agrees with the rules.
help-about-origin-reconstructed = *Reconstructed:* it is not published anywhere as text, so it was chosen to fit everything the rules say. It plays well, but your copy probably shows something else.
help-about-origin-own = *Your edition:* a value that this edition replaces.
help-about-table-caption = Values of each table by provenance
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
        [start] What everybody begins with
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
help-about-owner-1 = You can check each value against your copy and replace it with your own. These commands print all tables with their marks, write a file to fill in, and check it:
help-about-owner-2 = What the file does not name stays as it is. The program’s documentation on components explains all of it.
