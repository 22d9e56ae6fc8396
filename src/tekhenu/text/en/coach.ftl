# The coach, and the first game that is played with it.

coach-title = Coach
coach-dismiss = Dismiss the coach
coach-explain = Explain this
coach-silent = Nothing to point out here.
coach-careful = Careful:
coach-again = Choose it once more if you mean it, or choose something else.
command-coach = a coach explains, warns and points things out
first-game = Your first game
first-game-hint = The setup is made for you, Botankhamun plays at its easiest, and a coach explains what is asked and warns you.

## Each kind of question, the first time it is asked

coach-ask-confirm = That is your whole turn. Until you confirm it, you can take everything back.
coach-ask-decree = Decrees are secret goals that pay at the very end. Keep the one that suits what you would like to build.
coach-ask-starting = Starting cards bring goods or a first piece before the game begins. You will have two.
coach-ask-destiny = A Destiny card is a small gift. Its Ankh value only breaks ties at the next Maat.
coach-ask-reward = Your cards pay one after the other, in the order you like. Sometimes one makes the next more useful.
coach-ask-keep = You drew these cards. Keep the one that helps you most.
coach-ask-gain = Take what your next plan costs. Gold is the most flexible: it stands for any Resource.
coach-ask-advance = Population makes room for Happiness, which can never pass it. Happiness brings VP at each Scoring.
coach-ask-die = Take one die and use it for one action: perform the God Action of its section, or produce the Resource of its color. Pure dice raise your balance, Tainted dice lower it, and 0 is best.
coach-ask-take = Take the die as it lies, or spend Scribes: one shifts it by 1 or 2, and two call Anubis, who lets any die do anything.
coach-ask-side = A Forbidden die may go to either side of your scales. Choose the side that brings you nearer to 0.
coach-ask-action = Perform the God Action with the die’s value, or produce that many Resources. Actions you cannot pay for are not listed.
coach-ask-produce-first = Your Technology lets you produce with this die for a Scribe and ask the god afterward.
coach-ask-produce = Before you produce you may play a Blessing that adds to it. It works only once.
coach-ask-value = A Technology lets you shift the die. Take the value that brings you most.
coach-ask-any-action = You may perform any action, with a value that you choose next.
coach-ask-pay = Pay as you like. Gold stands for any Resource, so keep it for what you cannot produce.
coach-ask-statue = A Statue in honor of a god gives you its bonus whenever another player performs that God Action (with two players, also when you do). A Statue for the people counts at each Scoring, depending on where it stands.
coach-ask-temple = Rotate the tile so that its edges match what they touch: each match scores 1 VP, or 2 in a corner. Each Building beside its row and column scores 1 VP, too, whoever owns it.
coach-ask-hathor = Your Pillars in that row or column score VP, and each empty space there gives you exactly 1 of the Resource or Faith it shows.
coach-ask-osiris = Each Building raises what you can produce of a Resource. Whoever has the most pieces in a district scores for it.
coach-ask-production = A higher marker lets you keep more of that Resource. At 6 it also brings VP at each Scoring.
coach-ask-market = Blessings help once, Technologies for the rest of the game, Decrees pay at the end. All your cards come from one section.
coach-ask-ability = The tile offers you a God Action at its usual cost. You may decline.
coach-ask-close = Your turn is nearly over: the last moment for a Blessing that can be played at any time.
coach-ask-faith = Each Faith weighs 1 on either side. 0 goes first, too much Taint costs VP, and what you do not use is gone.
coach-ask-bread = Your Buildings want Bread, and Gold will do. Each Bread that you do not pay costs 3 VP.
coach-ask-declare = Declare this Decree now to use it before the last Scoring. It takes one of your three places for Decrees.
coach-ask-score = Score up to three Decrees with different symbols, the best ones you have.
coach-ask-repeat = For 2 Gold one of your Decrees counts twice. Take the one that brings most.
coach-ask-tribute = Pay 1 Resource for each ▲ of your Population that you want to score. Only the Decrees D03 and D08 have another use for Resources now.
coach-ask-service = Your Cultist serves you, but every Automa gains from it. Do it if it is worth more to you.
coach-ask-cultist = A Cultist serves you whenever you perform his action. Take one whose action you like.
coach-ask-artifact = Artifacts cost priests. Some help once, others at every Maat.
coach-ask-conquest = The conquest tile covers a space of the Temple. Look at what it brings there.

## What something would cost

coach-maat-now = This leaves { $balance } at Maat: you would lose { $vp } VP.
coach-maat-faith = This leaves { $balance } at Maat: you would lose { $vp } VP, unless your Faith lifts it to { $best }.
coach-maat-soon = Your scales stand at { $balance }. Unless you lift them, Maat takes { $vp } VP. Turns left before it: { $turns }.
coach-bread =
    { $rounds ->
        [0] A Scoring follows this round. Bread missing for your Buildings: { $bread }, which would cost { $vp } VP.
        [1] A Scoring follows the next round. Bread missing for your Buildings: { $bread }, which would cost { $vp } VP.
       *[other] A Scoring comes after { $rounds } more rounds. Bread missing for your Buildings: { $bread }, which would cost { $vp } VP.
    }
coach-bread-unpaid = You could pay { $bread } more Bread: keeping it costs { $vp } VP.
coach-faith-vp = This leaves { $balance }. Your Faith could make it { $best } and save { $vp } VP; what you do not use is gone.
coach-faith-left = This leaves { $balance }. Your Faith could make it { $best }, nearer to first place; what you do not use is gone.
coach-only-produces = { god } cannot act: { $reason }. This die only produces.
coach-excess = Excess: { $excess }. It weighs on the Tainted side of your scales until Maat.
coach-festival = Happiness cannot pass your Population. Steps lost: { $lost }.
coach-joy = Your Happiness falls below a ▲: { $vp } VP less at each Scoring to come.
coach-idle = You take a die and do nothing with it. Another die, a Scribe or a Blessing might still give you an action.

## What is easily overlooked

coach-even = Maat weighs the scales after this round, and whoever is nearest to 0 goes first. “{ $option }” would leave { $balance }.
coach-blessing = { $card } fits here: { $text }
coach-blessings = You may play { $cards } here.
coach-decree = Your Decree { $card } can gain { $vp } VP here: “{ $option }”.
coach-scribes =
    { $scribes ->
        [one] “{ $option }”: as it lies, { god } cannot act. A Scribe turns it to { $value }, and then it works.
       *[other] “{ $option }”: as it lies, { god } cannot act. { $scribes } Scribes turn it to { $value }, and then it works.
    }
coach-wheel = The wheel turns after this round. Dice that you can take now and that become Forbidden: { $dice }.
coach-better = The computer would rather begin with “{ $option }”. It expects about { $vp } VP more of it in the end.
