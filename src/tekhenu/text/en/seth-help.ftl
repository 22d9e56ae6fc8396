# Time of Seth and the Automas, as the help pages tell them. Words between asterisks are set in bold.

help-part-seth = Time of Seth

help-seth-title = What the expansion brings
help-seth-1 = *Time of Seth* adds a seventh god with a board of his own, dice of three new colours, soldiers and priests, and a stain that no Maat washes off. Two to four can play it, or one against Automas. What you have read so far stays valid; this part tells what is new.
help-seth-2 = *Where this comes from.* The rulebook of the expansion is not available to this program in text. What published descriptions say of it is kept. All the rest, most numbers and what the cards do, is *reconstructed*: chosen to fit everything that is known. It plays well, but your box shows other values. The page about this program counts them, and an owner can put the printed ones in their place.
help-seth-3 = The published expansion also adds cards to the three decks of the Market. Nothing certain is known of them, so they are left out.
help-seth-4 = The *board of Seth* has a dice area, six regions in two rows of three, and a Statue space above each column.
help-seth-5 = *Soldiers* pay for regions, *priests* for artifacts and for Statues to Seth. You begin with { $seth-soldiers } and { $seth-priests }, and each track ends at { $seth-track }; what would go beyond is lost. They are not Resources: nothing stands in for them.
help-seth-6 = *Blood* comes with every region you conquer. Each weighs 1 against you at every Maat to the end of the game. It is never cleared.
help-seth-7 = *Conquest tiles* are laid on the Temple, *Cultists* serve you again and again, *artifacts* lie beside the Destiny cards.

help-seth-setup-title = Setup with Seth
help-seth-setup-1 = *A Decree.* { $seth-decrees } are dealt to you; you keep one.
help-seth-setup-2 = *Starting cards.* E01 to E12 replace those of the base game. They are taken as usual, and their initiative gives the turn order.
help-seth-setup-3 = *A Cultist.* There is { $seth-spare } more on offer than players. From the last in turn order to the first, everybody takes one.
help-seth-setup-4 = *A Destiny card.* An artifact lies beside each. Who takes the card may buy that artifact at once, with the priests held then.
help-seth-starting-caption = Starting cards of Time of Seth
help-seth-bag-caption = Dice in the bag, by number of players

help-seth-dice-title = The new dice
help-seth-dice-1 = *Gray* dice never lie at the obelisk now. { $seth-gray } lie on the board of Seth from the start, and each that is drawn for a section goes there too and is not replaced. There it stays, with its value, until somebody takes it.
help-seth-dice-2 = *Red* and *blue* dice are Tainted in every light, *green* ones Pure. None of them is ever Forbidden. Like any die they perform the god of their section.
help-seth-dice-3 = Or they produce: a red die soldiers, a blue one priests, half its value rounded up. A green die produces any one of the four Resources, as many as it shows. There is never an excess of soldiers or priests.
help-seth-dice-caption = The new colours

help-seth-action-title = Seth: conquer a region
help-seth-cost = soldiers, as the region shows
help-seth-value = names the region
help-seth-gain = its reward, VP at each Scoring, a conquest tile; and blood
help-seth-action-1 = You take a die from the board of Seth instead of one at the obelisk. It performs Seth and nothing else. Scribes turn it as they turn any die. With Anubis a die of that board does whatever you like, and any other die may conquer.
help-seth-action-2 = Pay the soldiers of the region that has the value of your die.
help-seth-action-3 = Put the leftmost Building of your board there. A region without a free space cannot be conquered.
help-seth-action-4 = Receive its reward, and { $seth-people-vp } VP if your own Statue stands above the column.
help-seth-action-5 = Take 1 blood.
help-seth-action-6 = Lay the open conquest tile on any space of the Temple that has no tile yet. The next one is turned up.
help-seth-action-7 = A region has { $seth-spaces-2 } space with two players, { $seth-spaces-3 } with three and { $seth-spaces-4 } with four. At each Scoring, after the Temple, every Building of yours scores what its region shows. Your Building row counts it as any other.
help-seth-regions-caption = The regions of Seth

help-seth-statues-title = Statues and Seth
help-seth-statues-1 = *For the people:* above each column of regions is a space for a Statue. It brings Market cards, free, all from one section that your Happiness allows. From then on each Building you put below it brings { $seth-people-vp } VP, and each of your Buildings there { $seth-people-scoring } VP more at each Scoring.
help-seth-statues-2 = *To Seth:* with a die of any value you may honour Seth. It costs the usual Granite and { $seth-statue-priests }. There are { $seth-statues-2 }, { $seth-statues-3 } or { $seth-statues-4 } spaces with two, three or four players. The bonus is { $seth-bonus }, whenever Seth was performed, by the rules of all Horus Bonuses.
help-seth-columns-caption = Statues for the people on the board of Seth

help-seth-conquest-title = Conquest tiles
help-seth-conquest-1 = A conquest tile makes its space more valuable. Some pay whoever raises a *Pillar* on them. The others pay whoever constructs a *Building* beside their row or column, each time and whoever it is.
help-seth-conquest-2 = The space below keeps its own reward, and for Ra and Hathor it counts as empty. A Pillar covers the tile and removes it, of either kind. If no tile or no space is left, none is laid.
help-seth-conquest-caption = The conquest tiles

help-seth-cultists-title = Cultists
help-seth-cultists-1 = Your Cultist serves each time you have completed an action that calls it, extra actions included, once per action. Among players that happens by itself; against Automas you are asked, because they profit from it.
help-seth-cultists-caption = The Cultists

help-seth-artifacts-title = Artifacts
help-seth-artifacts-1 = Who takes a Destiny card may pay the priests for the artifact beside it. An artifact that was not bought goes under the pile. Gaps are filled before the next choice of Destiny cards.
help-seth-artifacts-caption = The artifacts

help-seth-more-title = Elsewhere
help-seth-more-1 = *Maat:* your blood is weighed before anybody places Faith.
help-seth-more-2 = *Decrees:* D14, D17 and D18 count Statues anywhere, D16 those to Seth too, D19 those for the people on his board, D21 the Buildings there. D09 to D12, D15 and D24 do not look at that board. D23 waives Resources, not soldiers.
help-seth-more-3 = *Cards:* B11 and B12 may name any of the eight colours. T08, T19 and B17 to B20 do nothing for a die of Seth: he has no neighbours and nothing opposite.

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
        [conquest] Laid on the Temple by whoever performs Seth. They pay for a Pillar on them, or for Buildings in their line.
        [cultist] One is yours for the whole game. It serves after each action that calls it.
       *[artifact] One lies beside each Destiny card, for whoever takes that card and pays the priests.
    }
help-cards-priests =
    { $priests ->
        [one] Costs { $priests } priest
       *[other] Costs { $priests } priests
    }
help-cards-kind =
    { $kind ->
        [line] Pays for Buildings
       *[pillar] Pays for a Pillar
    }

# About

help-about-what-seth = Time of Seth
