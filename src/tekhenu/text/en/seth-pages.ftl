# Texts of the web pages about Time of Seth and the Automas.

# Home
page-alone = Play solo
page-opponent = Against
page-opponent-is =
    { $automas ->
        [0] Botankhamun
        [one] { $automas } Automa
       *[other] { $automas } Automas
    }
page-automas-hint = Up to three solo opponents who join you in Time of Seth and need no player board.
page-automas-rules = How they play
page-step-is =
    { $step ->
        [0] Calm
        [1] Alert
        [2] Bold
        [3] Fierce
       *[4] Merciless
    }
page-step-means =
    { $step ->
        [0] They have no advantage.
        [1] Their Decrees are worth more.
        [2] Their Decrees are worth more, and each of them has a head start.
        [3] Their Decrees and Pillars are worth more, and each of them has a head start.
       *[4] Their Decrees, Pillars, and Statues are worth more, and each of them has a head start.
    }
page-with-seth = With Time of Seth
page-seth-hint = The expansion: soldiers and priests, a seventh god, and blood on your scales.
page-seth-rules = How it changes the game
page-load-seats = You play every seat except the solo opponents’.

# The table
page-waiting-cultist = { $player } is choosing a Cultist.
page-waiting-artifact = { $player } is considering an artifact.
page-waiting-conquest = { $player } is placing a conquest tile.
prompt-decree-seth = Which Decree do you keep? The others go under the deck.
prompt-keep-seth = Which Decree do you keep? The rest go under the deck.
page-die-weighs-blood = The { color } { $value } at { god } is { purity } and, counting the blood it gives you, would weigh { $weight } (balance { $before } → { $after }).

# A Pillar on a conquest tile
option-temple-covers = { temple-space }, { rotation }
    .detail = { tile-points } and { amount }, and { $card } pays out. { $text }
option-temple-removes = { temple-space }, { rotation }
    .detail = { tile-points } and { amount }; { $card } is removed
