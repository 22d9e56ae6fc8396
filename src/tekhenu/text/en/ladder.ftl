# The five strengths of the computer, for people.

strength-name =
    { $strength ->
        [apprentice] Apprentice
        [stonemason] Stonemason
        [architect] Architect
        [vizier] Vizier
       *[oracle] Oracle
    }
strength-means =
    { $strength ->
        [apprentice] Goes by first impressions and errs often: for your first games.
        [stonemason] Knows the craft, but overlooks a good deal.
        [architect] Plans each turn, and sometimes takes the second best.
        [vizier] Plans each turn with care and seldom errs.
       *[oracle] Looks as far ahead as it can, a second or two for each choice.
    }
page-strength = Strength
ask-strength = How strong are the others, from 1 (Apprentice) to 5 (Oracle)? [2]
