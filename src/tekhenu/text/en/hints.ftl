# Hints: first a question that leads to the best turn, then the three best turns.

hint-title = Hint
hint-close = Close the hint

# The nudge
hint-look = Look at { god }.
hint-look-part =
    { $part ->
        [temple] Look at the Temple Complex.
        [osiris] Look at the districts of Osiris.
        [market] Look at the cards.
        [you] Look at your own cards.
        [wheel] Look at the Obelisk Wheel.
       *[other] Look at your choices again.
    }
hint-ask =
    { $aspect ->
        [scored] Which action scores VP right away?
        [temple] Where does the Temple Complex score most for you?
        [districts] Which district could you be first in?
        [building-row] What would one more Building in your row change?
        [statues] Where would a Statue help you most?
        [happiness] What does your Happiness keep you from?
        [population] What would more Population make possible?
        [production] Which Production is too low for your plans?
        [goods] Which Resources do you need next?
        [bread] How will you feed your Buildings at the next Scoring?
        [scribes] What could your Scribes do for you now?
        [faith] What could Faith save you at Maat?
        [technologies] Which Technology would help you for the rest of the game?
        [blessings] Which Blessing fits your plans?
        [decrees] What do your Decrees ask for?
        [rewards] What do your cards give you now?
        [balance] What will your scales show at Maat?
        [turn-order] Who will go first after Maat?
        [seth] What happens on the Seth board?
        [rivals] What will your opponents take if you leave it?
       *[other] What prepares your next turns best?
    }
hint-show = Show the best turns

# The best turns
hint-thinking = Looking for good turns…
hint-improving = still improving
hint-deals =
    { $deals ->
        [one] { $deals } imagined game
       *[other] { $deals } imagined games
    }
hint-expected = expected final margin
hint-costs = compared with turn 1
hint-then-revealed = then choose from what is revealed
hint-against = Compared with turn { $number }: { $vp } VP
hint-do = Do it
hint-do-turn = Do it: { $turn }
hint-again = Try again

# After “Do it”
hint-played = The turn is complete. Confirm it or undo it.
hint-stopped = This choice is no longer possible. Continue yourself or ask for a new hint.
hint-revealed = Something was revealed. Continue yourself or ask for a new hint.
hint-none = You have nothing to choose now.
