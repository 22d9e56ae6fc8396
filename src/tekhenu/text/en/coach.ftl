# The coach, and the first game played with it.

coach-title = Coach
coach-dismiss = Turn off the coach
coach-explain = Explain this
coach-careful = Careful:
coach-again = Choose it again to confirm, or choose something else.
command-coach = let a coach explain your choices and warn you
first-game = Your first game
first-game-hint = Setup is done for you, Botankhamun is set to easy, and a coach explains each choice and warns you before costly ones.

## Each kind of question, the first time it is asked

coach-ask-confirm = That is your whole turn. You can undo everything until you confirm it.
coach-ask-decree = Decrees are secret goals that score at the end of the game. Keep the one that fits what you plan to build.
coach-ask-starting = Starting cards give you goods or a first piece before the game begins. You get two.
coach-ask-destiny = A Destiny card is a small gift. Its Ankh value only breaks ties at the next Maat.
coach-ask-reward = Resolve your cards in any order. Sometimes one makes the next more useful.
coach-ask-keep = You drew these cards. Keep the one that helps you most.
coach-ask-gain = Take what you need for your next move. Gold is the most flexible: it can replace any Resource.
coach-ask-advance = Your Happiness can never exceed your Population, so Population makes room for it. Happiness scores VP at each Scoring.
coach-ask-die = Take one die and use it for one action: perform the God Action of its section, or produce the Resource of its color. Pure dice raise your balance, Tainted dice lower it, and 0 is best.
coach-ask-take = Take the die as it is, or spend Scribes. Each Scribe changes it by 1 or 2, and for two you perform an Anubis Action, which uses any die for any action.
coach-ask-side = A Forbidden die may go on either side of your scales. Choose the side that brings you closer to 0.
coach-ask-action = Perform the God Action with the die’s value, or produce that many Resources. Actions you cannot pay for are not listed.
coach-ask-produce-first = Your Technology lets you spend a Scribe to produce with this die before the God Action.
coach-ask-produce = Before you produce, you may play a Blessing that adds to it. It works only once.
coach-ask-value = A Technology lets you change the die. Choose the value that helps you most.
coach-ask-any-action = You may perform any action. You choose its value next.
coach-ask-pay = Pay however you like. Gold can replace any Resource, so save it for what you cannot produce.
coach-ask-statue = A Statue in honor of a god gives you its bonus whenever another player performs that God Action (with two players, also when you do). A Statue for the people counts at each Scoring, depending on where it stands.
coach-ask-temple = Rotate the tile so that its edges match what they touch: each match scores 1 VP, or 2 in a corner. Each Building beside its row and column scores 1 VP, too, whoever owns it.
coach-ask-hathor = Your Pillars in that row or column score VP, and each empty space there gives you exactly 1 of the Resource or Faith it shows.
coach-ask-osiris = Each Building raises your Production of a Resource. The player with the most pieces in a district scores for it.
coach-ask-production = A higher marker lets you keep more of that Resource. At 6 it also scores VP at each Scoring.
coach-ask-market = Blessings help once, Technologies for the rest of the game, and Decrees score at the end. Take all your cards from one section.
coach-ask-ability = The tile offers you a God Action at its usual cost. You may decline.
coach-ask-close = Your turn is nearly over. This is the last chance for a Blessing that can be played at any time.
coach-ask-faith = Each Faith changes your balance by 1, up or down. The player closest to 0 goes first, too much Taint costs VP, and unused Faith is lost.
coach-ask-bread = Your Buildings need Bread; Gold works, too. Each unpaid Bread costs 3 VP.
coach-ask-declare = Declare this Decree now to use it before the last Scoring. It counts as one of the three Decrees you may score.
coach-ask-score = Score up to three Decrees with different symbols: the best ones you have.
coach-ask-repeat = For 2 Gold, one of your Decrees scores twice. Choose the one worth the most.
coach-ask-tribute = Pay 1 Resource for each ▲ of your Population that you want to score. Only the Decrees D03 and D08 have another use for Resources now.
coach-ask-service = Your Cultist helps you, but every Automa scores, too. Use it if you gain more than they do.
coach-ask-cultist = A Cultist helps you whenever you perform its action. Take one whose action you expect to use often.
coach-ask-artifact = Artifacts cost priests. Some help once, others at every Maat phase.
coach-ask-conquest = The conquest tile covers a space of the Temple. Check what it gives there.

## What something would cost

coach-maat-now = This leaves your balance at { $balance } for Maat: you would lose { $vp } VP.
coach-maat-faith = This leaves your balance at { $balance } for Maat: you would lose { $vp } VP, unless you raise it to { $best } with Faith.
coach-maat-soon =
    { $turns ->
        [one] Your balance is { $balance }. Unless you raise it with your last turn before Maat, you will lose { $vp } VP.
       *[other] Your balance is { $balance }. Unless you raise it in the { $turns } turns before Maat, you will lose { $vp } VP.
    }
coach-bread =
    { $rounds ->
        [0] A Scoring follows this round. You are { $bread } Bread short for your Buildings, which would cost { $vp } VP.
        [1] A Scoring follows the next round. You are { $bread } Bread short for your Buildings, which would cost { $vp } VP.
       *[other] A Scoring comes after { $rounds } more rounds. You are { $bread } Bread short for your Buildings, which would cost { $vp } VP.
    }
coach-bread-unpaid = You could pay { $bread } more Bread. Not paying it costs { $vp } VP.
coach-faith-vp = This leaves you at { $balance }. Your Faith could make it { $best } and save { $vp } VP; unused Faith is lost.
coach-faith-left = This leaves you at { $balance }. Your Faith could make it { $best }, closer to first place; unused Faith is lost.
coach-only-produces = You cannot perform the { god } action: { $reason }. This die can only produce.
coach-excess = Excess: { $excess }. It stays on the Tainted side of your scales until Maat.
coach-festival =
    { $lost ->
        [one] Your Happiness cannot exceed your Population, so you would lose 1 step.
       *[other] Your Happiness cannot exceed your Population, so you would lose { $lost } steps.
    }
coach-joy = This drops your Happiness below a ▲. You would score { $vp } fewer VP at each remaining Scoring.
coach-idle = You would take this die without an action. Another die, a Scribe, or a Blessing might still give you one.

## What is easily overlooked

coach-even = Maat weighs the scales after this round, and the player closest to 0 goes first. “{ $option }” would leave you at { $balance }.
coach-blessing = You could play { $card } here: { $text }
coach-blessings = You could play { $cards } here.
coach-decree = Your Decree { $card } would be worth { $vp } VP more with “{ $option }.”
coach-scribes =
    { $scribes ->
        [one] “{ $option }”: with this value, you cannot perform the { god } action. One Scribe can turn it to { $value }, which works.
       *[other] “{ $option }”: with this value, you cannot perform the { god } action. { $scribes } Scribes can turn it to { $value }, which works.
    }
coach-wheel = The wheel turns after this round. Dice you can take now that will become Forbidden: { $dice }.
coach-trade-off = It is a trade-off: weigh it against what other choices give you.

# The turn that waits for confirmation, compared with the best turn that was found
coach-stronger =
    { $grade ->
        [blunder] Much stronger: “{ $turn }.”
        [mistake] Stronger: “{ $turn }.”
       *[inaccuracy] Slightly stronger: “{ $turn }.”
    }
coach-because = Because: { $reasons }.
coach-reason = { $title } ({ $facts })
coach-try = Undo the turn and try it
coach-worth-it = It has a cost, but no clearly stronger turn was found.
