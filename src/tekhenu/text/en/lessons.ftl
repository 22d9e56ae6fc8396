# Lessons on the real board: one short thing at a time.

lessons-title = Learn
lessons-call = Learn in ten minutes
lessons-lead = The whole game on the real board, one minute at a time. You make every move yourself, and mistakes cost nothing.
lessons-course = The course
lessons-further = More lessons
lessons-begin = Start
lessons-on = Continue: { $title }
lessons-done = done
lessons-all = All lessons
lessons-try = Try it on the board: { $title }
lesson-number = Lesson { $number } of { $count }
lesson-further = Extra lesson
lesson-progress = Step { $step } of { $steps }
lesson-do = Choose something that glows.
lesson-back = Back
lesson-next = Next
lesson-again = Start over
lesson-on = Next lesson
lesson-play = Play a game
lesson-rule = Full rule
lesson-not-this = That is allowed, but this lesson is about something else. Choose something that glows.
lesson-taken-back = Your choice was undone.

## What wins

lesson-wins-title = What wins
lesson-wins-1 = This game is nearly over. The player with the most Victory Points (VP) wins. You can see everyone’s VP here, next to the names.
lesson-wins-2 = A game has 16 rounds, and in each of them you take one die. A large part of the points comes from two Scorings, after rounds 8 and 16.
lesson-wins-3 = Decrees are personal goals that score at the end of the game. Score yours: 3 VP for each of your Buildings at the Temple.
lesson-wins-wrong-none = That would leave 6 VP on the table. Scoring this Decree costs nothing, so score it.
lesson-wins-4 = 92 to 78: you win! Each row is a source of points, and the next lessons show you how to use them.

## A die and its god

lesson-die-title = A die and its god
lesson-die-1 = There are dice around the Obelisk. On your turn, you take exactly one and perform one action with it.
lesson-die-2 = Each die is in a god’s section. This is the section of Osiris, who builds workshops and quarries.
lesson-die-3 = Take the brown 3 from Osiris.
lesson-die-wrong-one = That one is at Osiris, too, but a 1 builds in row 1. Take the brown 3.
lesson-die-wrong-elsewhere = That die is in another god’s section. Take the brown 3 from Osiris.
lesson-die-4 = Now choose the Osiris action.
lesson-die-wrong-produce = Producing comes in the next lesson. Choose Osiris this time.
lesson-die-5 = A 3 builds in row 3. Place your Building on the Bread space.
lesson-die-wrong-space = Each space goes with a different Resource. Take the one with Bread.
lesson-die-6 = You gained 1 Bread, and two of your Production markers moved up. The work cost your people 1 Happiness.

## Its color and Produce

lesson-produce-title = A die and its color
lesson-produce-1 = Instead of a God Action, you may produce. The die’s color determines the Resource, and these markers show how many you can safely keep.
lesson-produce-2 = Brown is Bread. Take the brown 5.
lesson-produce-wrong-gray = No Resource is gray, so gray dice never produce. Take the brown 5.
lesson-produce-wrong-white = White would produce Limestone. Take the brown 5 for Bread.
lesson-produce-3 = Produce Bread: the 5 on the die gives you 5.
lesson-produce-wrong-god = Hathor would build with your Bread. This time, produce some.
lesson-produce-4 = Your marker is at 3, so you keep 3 Bread. The other 2 are excess: they go on the Tainted side of your scales.

## Light, purity and the scales

lesson-light-title = Light and the scales
lesson-light-1 = A die is Pure where the light matches its color: white in a Sunny section, black in a Dark one, yellow and brown in a Shaded one.
lesson-light-2 = In any other light, it is Tainted or Forbidden. Gray is always Tainted. Forbidden dice are in the innermost ring, and you cannot take them.
lesson-light-3 = Take the white 3, which is Pure in the sun.
lesson-light-wrong-tainted = That die is Tainted, because the light does not match its color. Take the white 3.
lesson-light-wrong-other = That one is Pure as well, but it is brown. Take the white 3.
lesson-light-4 = Pure dice go on the left side of your scales and add their value. Your balance is now +3.
lesson-light-5 = The best balance is 0. Take a Tainted 3 for the other side.
lesson-light-wrong-five = A Tainted 5 would be too much: your balance would be −2. Take the black 3.
lesson-light-wrong-level = That would not make 0. Take the black 3.
lesson-light-6 = Balanced! After every fourth die, Maat weighs your deeds. A balance near 0 lets you go first, and too much Taint costs VP.

## The wheel turns

lesson-wheel-title = The wheel turns
lesson-wheel-1 = The light moves. After every second round, the wheel turns one section clockwise.
lesson-wheel-2 = This is round 2. Take the yellow 3; then your opponent takes a turn, and the wheel turns.
lesson-wheel-wrong-other = In a real game you could. Here, take the yellow 3.
lesson-wheel-3 = The dice stayed, but the light moved on: Hathor has moved from the shade into the sun. The two Shaded sections got new dice.
lesson-wheel-4 = The brown 4 here was Pure and is now Forbidden, while the white 4 has become Pure. Take the white one.
lesson-wheel-wrong-now = Look at Hathor: her white 4 has just become Pure. Take it.
lesson-wheel-5 = So think one turn of the wheel ahead. A die you leave now may be better by then, or no longer available.

## Ra

lesson-ra-title = Ra: Pillars
lesson-ra-1 = The Ra action raises a Pillar on a tile. A 5 or 6 takes the left tile, a 3 or 4 the middle one, and a 1 or 2 the right one.
lesson-ra-2 = Take the white 5. The left tile alone scores 3 VP.
lesson-ra-wrong-two = A 2 takes the right tile, which scores only 1 VP. Take the white 5.
lesson-ra-wrong-other = That die is not at Ra. Take the white 5.
lesson-ra-3 = Choose Ra. The tile costs 2 Limestone, which you have.
lesson-ra-wrong-produce = That would produce Limestone. You have enough: choose Ra.
lesson-ra-4 = Place it in the upper-left corner, with red on top and blue on the left. Each matching edge scores 1 VP, or 2 in a corner.
lesson-ra-wrong-turned = The corner is right, but rotate the tile: red goes on top, blue on the left.
lesson-ra-wrong-space = It would score less there. In the upper-left corner, two edges match, and they count double.
lesson-ra-5 = You scored 9 VP: 4 for two edges in a corner, 1 for the Building in the row, 3 for the tile, and 1 for its ability, which works because Ra is in the sun.

## Hathor

lesson-hathor-title = Hathor: Buildings
lesson-hathor-1 = The Hathor action constructs a Building beside a row or column of the Temple. It costs the Bread shown there, whatever the die’s value.
lesson-hathor-2 = Take the gray 4 from Hathor.
lesson-hathor-wrong-other = That die is not at Hathor. Take the gray 4.
lesson-hathor-3 = Build beside the third row. Your Pillar there scores 3 VP, and each empty space gives you exactly 1 of what it shows.
lesson-hathor-wrong-column = Good eye: your Pillar is in this column, too! This time, choose its row.
lesson-hathor-wrong-line = You have no Pillar in that row or column. Build beside the third row.
lesson-hathor-4 = You scored 3 VP for your Pillar and gained 2 Faith and 1 Bread from the empty spaces.
lesson-hathor-5 = Finally, your Population grew by the die’s value, from 5 to 9. You got there first, so another section of the Market opened.

## Bastet and the Market

lesson-bastet-title = Bastet: Happiness
lesson-bastet-1 = Your Happiness can rise as high as your Population, but no higher.
lesson-bastet-2 = The Bastet action holds a festival for 2 Papyrus. Take the black 3: a low die also gives you a Scribe.
lesson-bastet-wrong-six = A 6 gives you more Happiness, but no Scribe. Take the black 3.
lesson-bastet-wrong-other = That die is at Thoth. Take the black 3 from Bastet.
lesson-bastet-3 = Choose Bastet to hold the festival.
lesson-bastet-wrong-produce = That would produce Granite. Choose Bastet.
lesson-bastet-4 = Your Happiness went up by 3. A 1 or 2 gives you 2 Scribes, and a 3 or 4 gives you 1.
lesson-bastet-5 = Happiness opens the Market to you: 5 is enough for the second section, 9 for the third, and 13 for the fourth. At 9 or more, it also scores VP at each Scoring.

## Thoth

lesson-thoth-title = Thoth: cards
lesson-thoth-1 = The Thoth action gives you cards. Blessings help once, Technologies for the rest of the game, and Decrees score at the end.
lesson-thoth-2 = Take the black 3. It gives you two cards for 2 Papyrus. A 1 or 2 gives you one for free, and a 5 or 6 gives you three for 3 Papyrus.
lesson-thoth-wrong-other = That die is not at Thoth. Take the black 3.
lesson-thoth-3 = Choose Thoth.
lesson-thoth-wrong-produce = That would produce Granite. Choose Thoth.
lesson-thoth-4 = Your Happiness of 5 is enough for the second section. Take the Technology T18 there: 1 VP for every Pure die.
lesson-thoth-wrong-first = Then both cards would have to come from the first section. Take T18 from the second.
lesson-thoth-wrong-technology = Not a bad card! Here, take the Technology T18.
lesson-thoth-5 = The second card comes from the same section. Take the Blessing B05: 3 Gold when you produce.
lesson-thoth-wrong-blessing = Not a bad card! Here, take the Blessing B05.
lesson-thoth-6 = Both are now on your board. Point at a card or tap it whenever you want to read it.

## Horus

lesson-horus-title = Horus: Statues
lesson-horus-1 = The Horus action builds a Statue. This table shows which god each value honors, and the bonus.
lesson-horus-2 = A 4 honors Hathor. Take the white 4.
lesson-horus-wrong-one = A 1 would honor Thoth. Take the white 4.
lesson-horus-wrong-other = That die is not at Horus. Take the white 4.
lesson-horus-3 = Choose Horus. The first Statue costs 1 Granite.
lesson-horus-wrong-produce = That would produce Limestone. Choose Horus.
lesson-horus-4 = Build it in honor of Hathor.
lesson-horus-wrong-people = That would be a Statue for the people. This one is for Hathor.
lesson-horus-5 = Now watch what happens when your opponent performs the Hathor action.
lesson-horus-6 = You received the bonus: 1 Gold. You get it each time another player performs the Hathor action and, with two players, also when you do.
lesson-horus-7 = Statues for the people go here, and any value works. They give no bonus but count at every Scoring.

## Scribes and Anubis

lesson-scribes-title = Scribes and Anubis
lesson-scribes-1 = You have 3 Scribes. Each one changes a die you take by 1 or 2.
lesson-scribes-2 = Take the gray 1 from Osiris.
lesson-scribes-wrong-other = This time, take the gray 1 from Osiris.
lesson-scribes-3 = Spend one Scribe and make it a 3.
lesson-scribes-wrong-anubis = Anubis comes next and costs two Scribes. Make the die a 3.
lesson-scribes-wrong-value = One Scribe is enough for two steps up. Make the die a 3.
lesson-scribes-4 = Now you may build in row 3. Take the Limestone space.
lesson-scribes-wrong-district = Here, take the Limestone space.
lesson-scribes-5 = This black 6 is Forbidden in the sun. But for two Scribes, Anubis lets you use any die for any action.
lesson-scribes-6 = Take the black 6.
lesson-scribes-wrong-open = You can take that die without Anubis. Take the black 6.
lesson-scribes-7 = Every god and every Resource is open to you now. Produce 6 Granite.
lesson-scribes-wrong-action = That is possible, too. Here, produce Granite.
lesson-scribes-8 = A die taken with Anubis goes below the scales, where it is not weighed.

## Maat

lesson-maat-title = Maat
lesson-maat-1 = Everyone has four dice, so Maat weighs them. You have 3 on the Pure side and 5 on the Tainted side, which makes −2.
lesson-maat-2 = Each Faith counts 1 on whichever side you choose. Place both on the Pure side.
lesson-maat-wrong-none = A balance of −2 costs no VP yet, but with 0 you go first. Use both Faith.
lesson-maat-wrong-other = You can get closer to 0 than that. Place both on the Pure side.
lesson-maat-3 = With a balance of 0, you go first. Your opponent, at −4, lost 1 VP; −6 costs 2 VP and −9 costs 3 VP.
lesson-maat-4 = In the new order, everyone takes a Destiny card: a small gift, and an Ankh value that breaks ties. Take the one with Gold.
lesson-maat-wrong-card = Also a nice gift. Here, take the Gold.
lesson-maat-5 = The scales are empty again, and there are new dice in the shade. Unused Faith is lost, so use it.

## Scoring

lesson-scoring-title = A Scoring
lesson-scoring-1 = Here is a Scoring, row by row. The player with the most pieces in a district scores 3 VP. You win Bread; the Statue above the quarries wins both of them for your opponent.
lesson-scoring-2 = The Temple scores 1 VP for each of your 2 Buildings. Each of your Pillars scores 1 VP for each of your Buildings beside its row and column. That makes 4 VP in all.
lesson-scoring-3 = Statues: one to six of them score 1, 3, 6, 10, 15, or 21 VP. You have two, so you score 3 VP.
lesson-scoring-4 = Happiness: 9 scores 3 VP; 13, 16, 19, and 21 each add 3 VP.
lesson-scoring-5 = Production: each marker at 6 scores 2 VP. Your Bread is there.
lesson-scoring-6 = Your Building row shows 3 VP for you, and 2 Bread that you owe. Pay your Bread and a Gold, which can replace any Resource.
lesson-scoring-wrong-nothing = Each Bread you do not pay costs 3 VP: 6 VP here. Pay both.
lesson-scoring-wrong-part = You would be 1 Bread short, which costs 3 VP. Pay Bread and Gold.
lesson-scoring-7 = 18 VP in all! After the second Scoring, Decrees are scored, and the game is over.

## Setup

lesson-setup-title = Setup
lesson-setup-1 = Now you know enough to begin. You are dealt two Decrees: keep either one.
lesson-setup-2 = Starting cards give you goods, and their number is your initiative. Take S12: it gives you 2 Gold.
lesson-setup-wrong-first = A fine card, but S12 also has the highest initiative. Take S12.
lesson-setup-3 = Your opponent took two. Take S08 as your second one: 1 of each Resource.
lesson-setup-wrong-second = That would work, too. Here, take S08.
lesson-setup-4 = 12 and 8 are more than your opponent’s 1 and 2, so you go first.
lesson-setup-5 = Finally, take a Destiny card, as you do at Maat. Choose whichever you like.
lesson-setup-6 = Now you gain what your cards show, and the first die is taken. That is the whole game. Enjoy!

## Botankhamun

lesson-botankhamun-title = Against Botankhamun
lesson-botankhamun-1 = In a solo game, you play against Botankhamun. It needs no goods and no plan. This pyramid of ten tiles guides it.
lesson-botankhamun-2 = Your turn works the same as always. Take the yellow 3.
lesson-botankhamun-wrong-other = In a real game you could. Here, take the yellow 3.
lesson-botankhamun-3 = It moved onto the first tile, took the highest die the tile calls for, and performed that section’s God Action.
lesson-botankhamun-4 = From now on, a flip of the Deben token decides whether it moves along the row or up. Botankhamun never pays, and its balance at the four Maat phases is fixed: +3, +2, +1, +1.

## The Automas

lesson-automas-title = Against Automas
lesson-automas-1 = On each turn, an Automa reveals an Action tile. Its markers break ties. You can play against one, two, or three Automas.
lesson-automas-2 = Your turn works the same as always. Take the yellow 3.
lesson-automas-wrong-other = In a real game you could. Here, take the yellow 3.
lesson-automas-3 = Its tile chose a die and a God Action, which it performed for free. Open the log to see why.
lesson-automas-4 = Automas play with Time of Seth, and so do you. The next lesson is about it.

## Time of Seth

lesson-seth-title = Time of Seth
lesson-seth-1 = Time of Seth adds this board with six regions. The gray dice are here instead of around the Obelisk.
lesson-seth-2 = The value of a gray die tells you the region. Take the 4: its region costs 2 soldiers, which you have.
lesson-seth-wrong-two = That would conquer region 2. Take the 4.
lesson-seth-wrong-red = Red dice produce soldiers, blue ones priests. You have enough here: take the gray 4.
lesson-seth-wrong-other = That die is at the Obelisk. Take the gray 4 from the Seth board.
lesson-seth-3 = Your Building is in region 4. Now place the conquest tile in the center of the Temple.
lesson-seth-wrong-space = Any free space would work. Here, take the center.
lesson-seth-4 = Each conquest gives you blood, which weighs 1 on the Tainted side at every Maat until the end of the game.
lesson-seth-5 = The region gave you 1 Gold and 1 priest, and it scores 3 VP at each Scoring. Priests buy artifacts.
