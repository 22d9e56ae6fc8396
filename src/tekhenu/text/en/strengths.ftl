# The five strengths of computer players.

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
        [apprentice] Follows its first impression and makes many mistakes. Good for your first games.
        [stonemason] Knows the craft but misses a lot.
        [architect] Plans each turn but sometimes settles for second best.
        [vizier] Plans each turn carefully and rarely makes a mistake.
       *[oracle] Looks as far ahead as it can and takes a second or two for each choice.
    }
page-strength = Strength
ask-strength = How strong should the computer players be, from 1 (Apprentice) to 5 (Oracle)? [2]
