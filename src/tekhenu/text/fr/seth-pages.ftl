# Ce que les pages disent de L’Ombre de Seth et des Automas.

# Accueil
page-alone = Jouer en solo
page-opponent = Adversaire
page-opponent-is =
    { $automas ->
        [0] Botankhamon
        [one] { $automas } Automa
       *[other] { $automas } Automas
    }
page-automas-hint = Jusqu’à trois adversaires, qui jouent L’Ombre de Seth avec vous et se passent de plateau.
page-automas-rules = Comment ils jouent
page-step-is =
    { $step ->
        [0] Calme
        [1] Alerte
        [2] Audacieux
        [3] Féroce
       *[4] Impitoyable
    }
page-step-means =
    { $step ->
        [0] Ils jouent sans avantage.
        [1] Leurs Décrets valent davantage.
        [2] Leurs Décrets valent davantage, et chacun part avec une avance.
        [3] Leurs Décrets et leurs Colonnes valent davantage, et chacun part avec une avance.
       *[4] Leurs Décrets, leurs Colonnes et leurs Statues valent davantage, et chacun part avec une avance.
    }
page-with-seth = Avec L’Ombre de Seth
page-seth-hint = L’extension : des soldats et des prêtres, un septième dieu, et du sang sur votre balance.
page-seth-rules = Ce qui change
page-load-seats = Vous jouez toutes les places, sauf celles des adversaires solo.

# La table
page-waiting-cultist = { $player } choisit un Cultiste.
page-waiting-artifact = { $player } examine un artefact.
page-waiting-conquest = { $player } pose une tuile Conquête.
prompt-decree-seth = Quel Décret gardez-vous ? Les autres vont sous la pioche.
prompt-keep-seth = Quel Décret gardez-vous ? Le reste va sous la pioche.
page-die-weighs-blood = Le dé { color } de { $value } chez { god } est { purity } : avec le sang qu’il apporte, il pèserait { $weight } (équilibre { $before } → { $after }).

# Ce que rapporte une Colonne sur une tuile Conquête
option-temple-covers = { temple-space }, { rotation }
    .detail = { tile-points } et { amount }, et { $card } prend effet. { $text }
option-temple-removes = { temple-space }, { rotation }
    .detail = { tile-points } et { amount } ; { $card } est retirée
