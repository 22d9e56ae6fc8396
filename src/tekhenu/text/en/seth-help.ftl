# Time of Seth and the Automas, on the help pages. Words between asterisks are set in bold.

help-part-seth = Time of Seth

help-seth-title = What the expansion adds
help-seth-1 = *Time of Seth* adds a seventh god with a board of his own, dice of three new colors, soldiers and priests, and blood, a stain that no Maat phase removes. Two to four players can play it, or one against Automas. Everything you have read so far still applies; this part covers what is new.
help-seth-2 = *Sources.* The rulebook of the expansion is not available to this program as text. This program follows the published descriptions. Everything else, including most numbers and card effects, is *reconstructed*: chosen to fit everything that is known. It plays well, but your copy probably shows other values. The About page counts them, and owners can replace them with the printed ones.
help-seth-3 = The published expansion also adds cards to the three decks of the Market. Nothing certain is known about them, so they are left out.
help-seth-4 = The *Seth board* has a dice area, six regions in two rows of three, and a Statue space above each column.
help-seth-5 = *Soldiers* pay for regions, and *priests* pay for artifacts and for Statues in honor of Seth. You start with { $seth-soldiers } and { $seth-priests }, and each track ends at { $seth-track }; anything beyond that is lost. They are not Resources, and nothing can replace them.
help-seth-6 = You take 1 *blood* with every region you conquer. Each blood counts −1 at every Maat until the end of the game. It is never cleared.
help-seth-7 = *Conquest tiles* are placed in the Temple, *Cultists* reward you again and again, and *artifacts* go beside the Destiny cards.

help-seth-setup-title = Setup with Time of Seth
help-seth-setup-1 = *A Decree.* You are dealt { $seth-decrees } and keep one.
help-seth-setup-2 = *Starting cards.* E01 to E12 replace those of the base game. They are taken as usual, and their initiative determines the turn order.
help-seth-setup-3 = *A Cultist.* One per player is on offer, plus { $seth-spare } more. From last to first in turn order, each player takes one.
help-seth-setup-4 = *A Destiny card.* An artifact is placed beside each one. The player who takes the card may buy that artifact immediately, with the priests they have at that moment.
help-seth-starting-caption = Starting cards of Time of Seth
help-seth-bag-caption = Dice in the bag, by number of players

help-seth-dice-title = The new dice
help-seth-dice-1 = *Gray* dice no longer go around the Obelisk. The Seth board has { $seth-gray } of them from the start, and each one drawn for a section goes there, too, and is not replaced. It stays there, with its value, until someone takes it.
help-seth-dice-2 = *Red* and *blue* dice are Tainted in every light, and *green* dice are Pure. None of them is ever Forbidden. Like any die, they can perform the God Action of their section.
help-seth-dice-3 = They can also produce: a red die produces soldiers and a blue one priests, half its value rounded up. A green die produces any one of the four Resources, as many as its value. There is never an excess of soldiers or priests.
help-seth-dice-caption = The new colors

help-seth-action-title = Seth: conquer a region
help-seth-cost = soldiers, as shown in the region
help-seth-value = determines the region
help-seth-gain = its reward, VP at each Scoring, and a conquest tile, but also blood
help-seth-action-1 = You take a die from the Seth board instead of one at the Obelisk. It can perform only the Seth action. Scribes can change it like any other die. With Anubis, a die from the Seth board can perform any action, and any other die can conquer.
help-seth-action-2 = Pay the soldiers of the region that matches the value of your die.
help-seth-action-3 = Place the leftmost Building from your board there. A region without a free space cannot be conquered.
help-seth-action-4 = Gain its reward, plus { $seth-people-vp } VP if your own Statue is above the column.
help-seth-action-5 = Take 1 blood.
help-seth-action-6 = Place the face-up conquest tile on any space of the Temple that has no tile yet. Then the next one is revealed.
help-seth-action-7 = Building spaces in each region: { $seth-spaces-2 } with two players, { $seth-spaces-3 } with three, { $seth-spaces-4 } with four. At each Scoring, after the Temple, each of your Buildings scores what its region shows. It counts in your Building row like any other.
help-seth-board-figure = The Seth board: dice and conquest tiles on the left, Statue spaces above the regions.
help-seth-regions-caption = Seth’s regions

help-seth-statues-title = Statues and Seth
help-seth-statues-1 = *For the people:* above each column of regions is a space for a Statue. It gives you free Market cards, all from one section that your Happiness allows. From then on, each Building you place below it scores { $seth-people-vp } VP, and each of your Buildings there scores { $seth-people-scoring } VP more at each Scoring.
help-seth-statues-2 = *In honor of Seth:* with a die of any value, you may honor Seth. This costs the usual Granite and { $seth-statue-priests }. The number of spaces is { $seth-statues-2 } with two players, { $seth-statues-3 } with three, and { $seth-statues-4 } with four. The bonus is { $seth-bonus } whenever the Seth action is performed, following the usual Horus Bonus rules.
help-seth-columns-caption = Statues for the people on the Seth board

help-seth-conquest-title = Conquest tiles
help-seth-conquest-1 = A conquest tile makes its space more valuable. Some reward the player who raises a *Pillar* on them. The others reward any player who constructs a *Building* beside their row or column, every time.
help-seth-conquest-2 = The space below keeps its own reward, and it counts as empty for Ra and Hathor. A Pillar covers and removes a tile of either kind. If no tile or no space is left, none is placed.
help-seth-temple-figure = Conquest tiles on spaces of the Temple, waiting for a Pillar.
help-seth-conquest-caption = The conquest tiles

help-seth-cultists-title = Cultists
help-seth-cultists-1 = Your Cultist takes effect each time you complete its action, including extra actions, once per action. In a multiplayer game, this is automatic; against Automas, you are asked, because they benefit, too.
help-seth-cultists-caption = The Cultists

help-seth-artifacts-title = Artifacts
help-seth-artifacts-1 = The player who takes a Destiny card may pay priests for the artifact beside it. An artifact that is not bought goes under the pile. Empty places are refilled before the next choice of Destiny cards.
help-seth-artifacts-caption = The artifacts

help-seth-more-title = Other changes
help-seth-more-1 = *Maat:* your blood is weighed before any player places Faith.
help-seth-more-2 = *Decrees:* D14, D17, and D18 count Statues anywhere, D16 also those in honor of Seth, D19 also those for the people on the Seth board, and D21 also the Buildings there. D09 to D12, D15, and D24 ignore that board. D23 waives Resources, but not soldiers.
help-seth-more-3 = *Cards:* B11 and B12 may name any of the eight colors. T08, T19, and B17 to B20 do not apply to a die from the Seth board, which has no adjacent or opposite section.

# Words of the tables

help-col-every-light = In every light
help-col-with = { $players } players
help-col-region = Region
help-col-regions = Regions
help-col-reward = Reward
help-col-scoring = Each Scoring
help-col-brings = You get
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
        [seth-starting] Starting cards of Time of Seth
        [conquest] Conquest tiles
        [cultist] Cultists
       *[artifact] Artifacts
    }
help-cards-seth-about =
    { $family ->
        [seth-starting] With Time of Seth, they replace S01 to S12. The number is the initiative value.
        [conquest] Placed in the Temple by the Seth action. They reward raising a Pillar on them, or constructing Buildings in their row and column.
        [cultist] You have one for the whole game. It takes effect after each action it names.
       *[artifact] The player who takes a Destiny card may buy the one beside it with priests.
    }
help-cards-priests =
    { $priests ->
        [one] Costs { $priests } priest
       *[other] Costs { $priests } priests
    }

# About

help-about-what-seth = Time of Seth
help-about-what-automa = Automas

# The Automas

help-automas-title = Solo play: the Automas
help-automas-1 = The Automas are another kind of solo opponent, and they play with *Time of Seth*. You play against one, two, or three of them, and every rule counts them as players: with two Automas, you play a three-player game. They make no decisions: they follow tiles, dice, and fixed paths around the board. The program plays them for you, and the log explains each step.
help-automas-2 = *Sources.* The rules are a variant by Mauro Gibertoni, whose sheet states them and their numbers. Its pictures are not available, so the paths around the board that break ties are reconstructed.
help-automas-3 = *What they have.* Each has the pieces of a player, and one Decree that no one sees before the end of the game. It has no player board and no scales, and it neither has nor gains Resources, Scribes, Faith, soldiers, or priests. It pays for nothing and never performs an Anubis Action. It takes cards but does not use them.
help-automas-4 = *Setup.* You are dealt { $automa-starting } Starting cards and keep two, and two Cultists, of which you keep one. An Automa is dealt two Starting cards; only their initiative counts. In turn order, everyone takes a Destiny card. An Automa takes one at random, without its reward, and the artifact beside it is no longer available.
help-automas-5 = *Markers.* Each Automa has four markers, placed at random, that never move: F at a district of Osiris, G between two sections of the wheel, H beside a row or column of the Temple, and I on a space of that row or column. They block nothing. Ties are broken starting from there.

help-automas-figure = An Automa in the middle of a game: its pieces, the Action tiles it has used with their dice, and its cards.

help-automas-turn-title = An Automa’s turn
help-automas-turn-1 = It reveals one of its { $automa-tiles } Action tiles, takes a die as the tile says, and performs that section’s God Action for free. It leaves Forbidden dice, and among tied dice it takes a Pure one. When the tiles run out, at each Maat, all of them are reshuffled and dealt again.
help-tiles-caption = Action tiles
help-tile-name =
    { $tile ->
        [god] a god
        [resources] four Resources
        [army] priest and soldier
       *[seth] Seth
    }
help-tile-god = the highest die of that god’s section; if none can be taken, the next section counter-clockwise
help-tile-resources = the highest die in the color of the first Resource, or of the next one if there is none; if no such die is left, the highest die of any color
help-tile-army = the highest red or blue die; otherwise, the highest die of any color
help-tile-seth = the highest die on the Seth board; if there is none, it continues with Osiris and on counter-clockwise
help-automas-horus = *Horus:* a Statue in honor of the die’s god; otherwise, in honor of Seth; otherwise, above the districts, if that wins a majority; otherwise, on the Seth board, where it gets the most cards; otherwise, at the Temple row or column with the most of its Pillars, for { $automa-own-pillar } VP each. If no space is left, it scores { $automa-no-statue } VP.
help-automas-ra = *Ra:* the tile of the die’s value, not rotated, on the space with the most Buildings in its row and column; if tied, with the most of its own. It scores the VP for the place the tile came from and { $automa-pillar } VP, plus { $automa-building } VP for each of those Buildings and { $automa-edge } VP for each edge that touches a tile or the outer edge, whatever its color.
help-automas-hathor = *Hathor:* a Building where its own Pillars score the most, { $automa-own-pillar } VP each, plus { $automa-resource } VP for each empty space of that row or column that shows a Resource. Population advances as usual.
help-automas-bastet = *Bastet:* its Happiness advances step by step. Where it would exceed its Population, its Population advances instead. It gains no Scribes and none of the track’s rewards. If its Happiness is already at the end of the track, it scores { $automa-happiness } VP.
help-automas-thoth = *Thoth:* as many cards as the die allows, from the highest section its Happiness allows. It takes Decrees first, then Technologies, then Blessings, each from left to right.
help-automas-osiris = *Osiris:* a Building in the row of the die’s value, in a district where that wins the majority, preferably from you. If there is no such district, it takes the first one from its marker. If the row is full, it uses the row above.
help-automas-seth = *Seth:* a Building in the region of the die’s value, or in the nearest one before it that has a free space. It scores { $automa-region } VP, plus { $automa-region-statue } VP if any player’s Statue is above that region. The conquest tile goes on a random space of the Temple.
help-automas-turn-2 = *Statues* in honor of gods score it { $automa-bonus } VP whenever a player would receive a Horus Bonus. Whenever you use your *Cultist*, each Automa scores { $automa-cultist } VP, so you are asked each time.

help-automas-ties-title = Breaking ties
help-automas-ties-1 = Each path starts at the Automa’s marker and wraps around. The first place that fits is taken.
help-ties-caption = Paths around the board
help-tie-name =
    { $tie ->
        [dice] Dice (marker G)
        [districts] Districts of Osiris (F)
        [lines] Spaces beside the Temple (H)
       *[spaces] Spaces of the Temple (I)
    }
help-tie-dice = section by section counter-clockwise; within a section, { $colors }
help-tie-districts = { $districts }
help-tie-lines = { $lines }; if a row or column has two spaces, the cheaper one first
help-tie-spaces = from left to right, row by row

help-automas-scoring-title = Automas: Maat and scoring
help-automas-scoring-1 = *Maat.* The Ankh value of its Destiny card is also its balance. It never loses VP there, and it takes its next Destiny card at random.
help-automas-scoring-2 = *Scoring.* Its districts, Temple, Statues, Happiness, and regions score as yours do. Each Blessing is worth { $automa-blessing } VP and is discarded; each Technology is worth { $automa-technology } VP and stays.
help-automas-scoring-3 = *The end.* Its first { $automa-decrees } Decrees are worth { $automa-decree } VP each and any others { $automa-further } VP each, whatever their symbols. It also scores for turn order.
help-steps-caption = Difficulty: each level adds to the ones before it
help-step-0 = nothing extra
help-step-1 = { $automa-decree-hard } VP for each of its first { $automa-decrees } Decrees
help-step-2 = a head start: a Building in row { $automa-row } of Osiris for the first Automa, Population { $automa-population } and Happiness { $automa-happiness-start } for the second, and a Pillar at its marker for the third
help-step-3 = { $automa-pillar-hard } VP instead of { $automa-pillar } for a Pillar
help-step-4 = { $automa-bonus-hard } VP instead of { $automa-bonus } for its Statues in honor of gods
help-col-action-tile = Tile
help-col-takes = The die it takes
help-col-equal = Tied
help-col-way = Order
