# Why a game cannot be created with some settings; follows a colon.

settings-trouble =
    { $kind ->
        [prepared] at a real table, the program does not set up the game
        [standing] only a game at a real table can be entered in progress
        [dice] the edition has too few dice for Time of Seth
       *[other] a setting is missing, unknown, or does not fit the others
    }
