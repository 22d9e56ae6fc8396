# Time of Seth and the Automas, as the help pages tell them. Words between asterisks are set in bold.

help-part-seth = Time of Seth

help-seth-title = What the expansion brings
help-seth-1 = *Time of Seth* adds a seventh god with a board of his own, dice of three new colors, soldiers and priests, and blood, a stain that no Maat phase removes. Two to four can play it, or one against Automas. What you have read so far stays valid; this part tells what is new.
help-seth-2 = *Where this comes from.* The rulebook of the expansion is not available to this program in text. Whatever published descriptions say is followed here. Everything else, including most numbers and card effects, is *reconstructed*: chosen to fit everything that is known. It plays well, but your copy shows other values. The page about this program counts them, and owners can replace them with the printed ones.
help-seth-3 = The published expansion also adds cards to the three decks of the Market. Nothing certain is known of them, so they are left out.
help-seth-4 = The *board of Seth* has a dice area, six regions in two rows of three, and a Statue space above each column.
help-seth-5 = *Soldiers* pay for regions, *priests* for artifacts and for Statues to Seth. You begin with { $seth-soldiers } and { $seth-priests }, and each track ends at { $seth-track }; what would go beyond is lost. They are not Resources: nothing stands in for them.
help-seth-6 = *Blood* comes with every region you conquer. Each weighs 1 against you at every Maat to the end of the game. It is never cleared.
help-seth-7 = *Conquest tiles* are placed in the Temple, *Cultists* serve you again and again, *artifacts* lie beside the Destiny cards.

help-seth-setup-title = Setup with Seth
help-seth-setup-1 = *A Decree.* You are dealt { $seth-decrees } and keep one.
help-seth-setup-2 = *Starting cards.* E01 to E12 replace those of the base game. They are taken as usual, and their initiative gives the turn order.
help-seth-setup-3 = *A Cultist.* One per player is on offer, plus { $seth-spare } more. From the last in turn order to the first, everybody takes one.
help-seth-setup-4 = *A Destiny card.* An artifact lies beside each. Whoever takes the card may buy that artifact at once, with the priests held then.
help-seth-starting-caption = Starting cards of Time of Seth
help-seth-bag-caption = Dice in the bag, by number of players

help-seth-dice-title = The new dice
help-seth-dice-1 = *Gray* dice no longer go around the Obelisk. The Seth board has { $seth-gray } of them from the start, and each one drawn for a section goes there, too, and is not replaced. It stays there, with its value, until someone takes it.
help-seth-dice-2 = *Red* and *blue* dice are Tainted in every light, *green* ones Pure. None of them is ever Forbidden. Like any die they perform the God Action of their section.
help-seth-dice-3 = Or they produce: a red die soldiers, a blue one priests, half its value rounded up. A green die produces any one of the four Resources, as many as it shows. There is never an excess of soldiers or priests.
help-seth-dice-caption = The new colors

help-seth-action-title = Seth: conquer a region
help-seth-cost = soldiers, as the region shows
help-seth-value = names the region
help-seth-gain = its reward, VP at each Scoring, a conquest tile; and blood
help-seth-action-1 = You take a die from the board of Seth instead of one at the obelisk. It performs Seth and nothing else. Scribes turn it as they turn any die. With Anubis a die of that board does whatever you like, and any other die may conquer.
help-seth-action-2 = Pay the soldiers of the region that has the value of your die.
help-seth-action-3 = Put the leftmost Building of your board there. A region without a free space cannot be conquered.
help-seth-action-4 = Receive its reward, and { $seth-people-vp } VP if your own Statue stands above the column.
help-seth-action-5 = Take 1 blood.
help-seth-action-6 = Place the face-up conquest tile on any space of the Temple that has no tile yet. The next one is turned up.
help-seth-action-7 = Building spaces in each region: { $seth-spaces-2 } with two players, { $seth-spaces-3 } with three, { $seth-spaces-4 } with four. At each Scoring, after the Temple, every Building of yours scores what its region shows. Your Building row counts it as any other.
help-seth-board-figure = The board of Seth: dice and conquest tiles on the left, Statue spaces above the regions.
help-seth-regions-caption = The regions of Seth

help-seth-statues-title = Statues and Seth
help-seth-statues-1 = *For the people:* above each column of regions is a space for a Statue. It brings Market cards, free, all from one section that your Happiness allows. From then on each Building you put below it brings { $seth-people-vp } VP, and each of your Buildings there { $seth-people-scoring } VP more at each Scoring.
help-seth-statues-2 = *To Seth:* with a die of any value you may honor Seth. It costs the usual Granite and { $seth-statue-priests }. The number of spaces is { $seth-statues-2 } with two players, { $seth-statues-3 } with three, and { $seth-statues-4 } with four. The bonus is { $seth-bonus }, whenever Seth has been performed, by the rules of all Horus Bonuses.
help-seth-columns-caption = Statues for the people on the board of Seth

help-seth-conquest-title = Conquest tiles
help-seth-conquest-1 = A conquest tile makes its space more valuable. Some pay whoever raises a *Pillar* on them. The others pay whoever constructs a *Building* beside their row or column, each time and whoever it is.
help-seth-conquest-2 = The space below keeps its own reward, and for Ra and Hathor it counts as empty. A Pillar covers the tile and removes it, of either kind. If no tile or no space is left, none is placed.
help-seth-temple-figure = Conquest tiles on spaces of the Temple that wait for a Pillar.
help-seth-conquest-caption = The conquest tiles

help-seth-cultists-title = Cultists
help-seth-cultists-1 = Your Cultist serves each time you have completed an action that calls it, extra actions included, once per action. Among players that happens by itself; against Automas you are asked, because they profit from it.
help-seth-cultists-caption = The Cultists

help-seth-artifacts-title = Artifacts
help-seth-artifacts-1 = Whoever takes a Destiny card may pay the priests for the artifact beside it. An artifact that was not bought goes under the pile. Gaps are filled before the next choice of Destiny cards.
help-seth-artifacts-caption = The artifacts

help-seth-more-title = Elsewhere
help-seth-more-1 = *Maat:* your blood is weighed before anybody places Faith.
help-seth-more-2 = *Decrees:* D14, D17 and D18 count Statues anywhere, D16 those to Seth too, D19 those for the people on his board, D21 the Buildings there. D09 to D12, D15 and D24 do not look at that board. D23 waives Resources, not soldiers.
help-seth-more-3 = *Cards:* B11 and B12 may name any of the eight colors. T08, T19 and B17 to B20 do nothing for a die of Seth: no section is adjacent to him or opposite.

# Words of the tables

help-col-every-light = In every light
help-col-with = { $players } players
help-col-region = Region
help-col-regions = Regions
help-col-reward = Reward
help-col-scoring = Each Scoring
help-col-brings = Brings
help-col-card = Card
help-col-initiative = Initiative
help-seth-any-resource = any one of the four Resources
help-seth-half =
    { $good ->
        [soldier] soldiers, half its value
       *[priest] priests, half its value
    }
help-seth-column = { $first } and { $second }
help-seth-cards =
    { $count ->
        [one] { $count } Market card
       *[other] { $count } Market cards
    }

# Cards

help-cards-seth-family =
    { $family ->
        [seth-starting] Starting cards of Seth
        [conquest] Conquest tiles
        [cultist] Cultists
       *[artifact] Artifacts
    }
help-cards-seth-about =
    { $family ->
        [seth-starting] With Time of Seth they take the place of S01 to S12. The number is the initiative.
        [conquest] Placed in the Temple by whoever performs Seth. They pay for a Pillar on them, or for Buildings in their line.
        [cultist] One is yours for the whole game. It serves after each action that calls it.
       *[artifact] One lies beside each Destiny card, for whoever takes that card and pays the priests.
    }
help-cards-priests =
    { $priests ->
        [one] Costs { $priests } priest
       *[other] Costs { $priests } priests
    }

# About

help-about-what-seth = Time of Seth
help-about-what-automa = The Automas

# The Automas

help-automas-title = Alone: the Automas
help-automas-1 = The Automas are another way to play alone, and they play *Time of Seth*. You meet one, two or three of them, and all rules count them as players: against two Automas you play the game for three. They decide nothing. They follow tiles, dice and fixed paths around the board; the program plays them for you, and the log tells each step and its reason.
help-automas-2 = *Where this comes from.* The rules are a variant by Mauro Gibertoni, and its sheet states them and their numbers. Its pictures are not available, so the paths around the board that break ties are reconstructed.
help-automas-3 = *What they have.* Each has the pieces of a player, and one Decree that nobody sees before the end. It has no board, no Resources, Scribes, Faith, soldiers or priests, and receives none. It pays for nothing, never performs an Anubis Action, and has no scales. It takes cards, but does not use them.
help-automas-4 = *Setup.* You see { $automa-starting } Starting cards and take two, and two Cultists of which you take one. An Automa has two Starting cards for their initiative alone. In turn order everybody takes a Destiny card: an Automa at random, without its reward, and the artifact beside it is gone.
help-automas-5 = *Markers.* Each Automa has four markers, placed at random, that never move: F at a district of Osiris, G between two sections of the wheel, H beside a line of the Temple, I on a space of that line. They take up no room. Ties are broken starting from there.

help-automas-figure = An Automa in the middle of a game: its pieces, the Action tiles it has used with their dice, and its cards.

help-automas-turn-title = An Automa’s turn
help-automas-turn-1 = It turns up one of the { $automa-tiles } Action tiles that were dealt to it, takes a die as the tile says, and performs the action of the god where that die lay, for free. Forbidden dice stay where they are; among tied dice it takes a Pure one. When the tiles are used up, with each Maat, all are shuffled and dealt anew.
help-tiles-caption = Action tiles
help-tile-name =
    { $tile ->
        [god] a god
        [resources] four Resources
        [army] priest and soldier
       *[seth] Seth
    }
help-tile-god = the highest die of that god’s section; if none can be taken, the next section counter-clockwise serves
help-tile-resources = the highest die in the color of the first Resource, or of the next one if there is none; failing all four, the highest die of any color
help-tile-army = the highest red or blue die, else the highest die of any color
help-tile-seth = the highest die of the board of Seth; without one it goes on to Osiris and further counter-clockwise
help-automas-horus = *Horus:* a Statue to the god of the value, else to Seth; else above the districts, if that wins a majority; else on the board of Seth, where most cards come with it; else at the Temple line with most of its Pillars, for { $automa-own-pillar } VP each. If no place is left, { $automa-no-statue } VP.
help-automas-ra = *Ra:* the tile of the value, not rotated, on the space with the most Buildings in line, its own deciding if tied. It scores Ra’s place and { $automa-pillar } VP, { $automa-building } VP for each of those Buildings, and { $automa-edge } VP for each edge that touches a tile or the outer edge, whatever its color.
help-automas-hathor = *Hathor:* a Building where its own Pillars bring most, { $automa-own-pillar } VP each, and { $automa-resource } VP for each empty space of the line that shows a Resource. Population advances as usual.
help-automas-bastet = *Bastet:* Happiness advances step by step; where it would pass Population, Population takes the step instead. There are no Scribes and no rewards of the track. If Happiness is at the end of the track already, { $automa-happiness } VP.
help-automas-thoth = *Thoth:* as many cards as the value says, from the highest section its Happiness allows. Decrees first, then Technologies, then Blessings, the leftmost first.
help-automas-osiris = *Osiris:* a Building in the row of the value, in a district whose majority it wins with it, yours before others’. If there is none, the first district from its marker. A full row sends it to the row above.
help-automas-seth = *Seth:* a Building in the region of the value, or in the nearest one before it that has room. It scores { $automa-region } VP, and { $automa-region-statue } VP if anybody’s Statue stands above. The conquest tile goes to a random space of the Temple.
help-automas-turn-2 = *Statues* to gods bring it { $automa-bonus } VP wherever a player would receive a Horus Bonus. Whenever you let your *Cultist* serve, each Automa scores { $automa-cultist } VP: you are asked each time.

help-automas-ties-title = When things are tied
help-automas-ties-1 = Each path starts at the Automa’s marker and wraps around. The first place that fits is taken.
help-ties-caption = Paths around the board
help-tie-name =
    { $tie ->
        [dice] Dice (marker G)
        [districts] Districts of Osiris (F)
        [lines] Places beside the Temple (H)
       *[spaces] Spaces of the Temple (I)
    }
help-tie-dice = section by section counter-clockwise; within a section { $colours }
help-tie-districts = { $districts }
help-tie-lines = { $lines }; where a line has two places, the cheaper one first
help-tie-spaces = from left to right, row by row

help-automas-scoring-title = Automas: Maat and points
help-automas-scoring-1 = *Maat.* The Ankh number of its Destiny card is its balance too. It never loses VP there, and takes its next Destiny card at random.
help-automas-scoring-2 = *Scoring.* Districts, Temple, Statues, Happiness and regions score as yours do. Each Blessing brings { $automa-blessing } VP and is discarded, each Technology { $automa-technology } VP and stays.
help-automas-scoring-3 = *The end.* The first { $automa-decrees } Decrees bring { $automa-decree } VP each, any further one { $automa-further } VP, whatever their symbols. It scores for turn order too.
help-steps-caption = Difficulty: each step keeps those before it
help-step-0 = nothing more
help-step-1 = its first { $automa-decrees } Decrees bring { $automa-decree-hard } VP each
help-step-2 = a head start: the first Automa gets a Building in row { $automa-row } of Osiris, the second gets Population { $automa-population } and Happiness { $automa-happiness-start }, the third gets a Pillar at its marker
help-step-3 = { $automa-pillar-hard } VP for a Pillar instead of { $automa-pillar }
help-step-4 = { $automa-bonus-hard } VP for its Statues to gods instead of { $automa-bonus }
help-col-action-tile = Tile
help-col-takes = The die it takes
help-col-equal = Tied
help-col-way = The path
