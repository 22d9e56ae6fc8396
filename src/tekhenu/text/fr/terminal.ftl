# Ce que le terminal dit autour du plateau.

play-new = Nouvelle partie à { $players } joueurs, graine { $seed }. Tapez ? pour l’aide.
play-new-solo = Vous jouez { $player } contre { bot-name } (difficulté { difficulty }), graine { $seed }. Tapez ? pour l’aide.
play-new-challenges = Défis : { $challenges }.
play-loaded = La partie reprend au tour { $round }. Tapez ? pour l’aide.
play-earlier = Votre partie précédente, inachevée, est sauvegardée sous { $file }.
play-not-kept = La partie ne peut pas être sauvegardée dans { $file } : { $reason }
play-pass-device = Passez l’appareil à { $player }.
play-press-enter = { $player }, appuyez sur Entrée quand personne d’autre ne regarde.
play-quit = Votre partie est sauvegardée. Pour continuer : { $command }
play-quit-unkept = La partie n’est sauvegardée nulle part. La prochaine fois, indiquez un fichier avec --save.
play-saved = Sauvegardée sous { $file }. Pour continuer : { $command }
play-saving-needs-file = Donnez le nom du fichier : s FICHIER
play-saving-exists = Le fichier { $file } existe déjà. Choisissez un autre nom, ou remplacez-le avec : { "s!" } { $file }
play-saving-failed = Pas de sauvegarde sous { $file } : { $reason }
play-undone = Annulé.
play-undo-nothing = Vous n’avez aucun choix à annuler.
play-undo-revealed = Impossible d’annuler : quelque chose de caché a été révélé.
play-undo-coin = Impossible d’annuler : le Deben { DE($player) } a été lancé entre-temps.
play-undo-pick = Impossible d’annuler : { $player } a choisi au hasard entre-temps.
play-unknown =
    { $count ->
        [one] « { $text } » n’est pas une réponse possible. Tapez 1, ou ? pour l’aide.
       *[other] « { $text } » n’est pas une réponse possible. Tapez un nombre de 1 à { $count }, ou ? pour l’aide.
    }
play-blocked = Pas maintenant. { $reason }.
play-blocked-none = Aucun choix n’est bloqué en ce moment.
play-blocked-title = Impossible pour l’instant
play-blocked-more =
    { $count ->
        [one] … et un autre
       *[other] … et { $count } autres
    }
play-log-title = Ce qui s’est passé
play-hint = nombre = choisir   h = conseil   u = annuler   w = ce qui est bloqué   b = plateau   l = journal   f = Décompte immédiat   ? = aide   q = quitter
play-hint-again = Tapez h de nouveau pour voir les meilleurs tours.
play-hint-best = écart final attendu : { $vp } PV
play-hint-cost = { $vp } PV par rapport au tour 1
play-question = { $player } : { $question }
play-back-hint = nombre = choisir   Entrée = retour
play-no-card = Il n’y a pas de carte ni de tuile { $card }. Les identifiants vont de P01 à P27, S01 à S12, A01 à A04, D01 à D24, B01 à B24 et T01 à T24 ; avec Seth, E01 à E12, Q01 à Q12, C01 à C08 et X01 à X08.

menu-gain =
    { $amount ->
        [0] Sans { good }
       *[other] { amount } et d’autres Ressources
    }
prompt-gain-rest = Que prenez-vous ?
menu-space = { temple-space } – jusqu’à { $vp } PV, et { amount }

ask-resume = Vous avez une partie inachevée (tour { $round }). La continuer ? [O/n]
ask-resume-solo = Vous avez une partie inachevée contre { bot-name } (tour { $round }). La continuer ? [O/n]
ask-players = Combien de joueurs, de 1 à 4 ? En solo, vous jouez contre { bot-name } ou des Automas. [2]
ask-difficulty = Quelle difficulté contre { bot-name } : 1 facile, 2 moyenne ou 3 élevée ? [1]
ask-challenges = Un défi de plus : 0 aucun, 1 deux cartes Départ au hasard, 2 plus de PV pour ses Décrets, 3 les deux ? [0]
ask-humans = Combien d’entre eux sont des humains ? L’ordinateur joue les autres. [1]
ask-number = Tapez un nombre de { $low } à { $high }.
answer-no = n

help-title = Aide
help-number = un nombre ou le nom d’une option : choisir cette option
help-hint = h : un conseil, d’abord une question, puis avec h de nouveau les trois meilleurs tours et leurs raisons
help-undo = u : annuler votre dernier choix, tant que rien de caché n’a été révélé
help-why = w : ce qui n’est pas possible maintenant, et pourquoi
help-card = ? T05 : ce que fait une carte ou une tuile
help-board = b : le plateau entier
help-log = l : ce qui s’est passé récemment ; l 100 : davantage
help-forecast = f : ce que chacun marquerait si le Décompte avait lieu maintenant
help-save = s FICHIER : sauvegarder la partie (elle l’est de toute façon après chaque choix)
help-quit = q, Ctrl-C ou fermer la fenêtre : arrêter ; la partie est sauvegardée
help-signs = Signes : dés { $dice } ; joueurs { $players } ; contours { $edges }
help-dice = Dés : les blancs sont Purs au Soleil, les noirs dans l’Obscurité, les jaunes et les bruns dans la Pénombre ; les gris sont toujours Corrompus. Les dés Purs vont à gauche sur votre balance, les dés Corrompus à droite ; pour un dé Interdit, il faut Anubis ou une carte.
help-bonus = Bonus 4 → 1 Or : un 4 chez Horus érige une Statue en l’honneur de ce dieu, et la Statue rapporte 1 Or quand un autre joueur effectue son Action Divine (à deux joueurs : aussi quand vous l’effectuez vous-même).
help-osiris = Osiris +1 → 1 : votre Production de ce quartier monte de 1 et vous recevez 1 de sa Ressource ; +Cal fait aussi monter cette Production-là de 1, +libre celle de votre choix.
help-solo = Botankhamon : à chacun de ses tours, le marqueur de Progression avance dans la pyramide, à partir de la deuxième tuile selon le Deben : en haut à droite ou le long de la rangée. Avec une tuile de dieu, il prend le dé le plus élevé de cette section ; avec une tuile de Ressources, le dé le plus élevé de la couleur de la première Ressource disponible. Il effectue ensuite l’Action Divine de la section. Il ne paie rien, et ne reçoit que des PV, des Scribes et des cartes. Le journal (l) montre chaque étape.
help-solo-bonus = Son propre Bonus Horus selon la case : { $bonuses }.
help-solo-slot = { $slot } → { $goods }
help-solo-score = À un Décompte, ses Bénédictions valent { $blessing } PV chacune et sont défaussées, ses Technologies { $technology } PV chacune et restent ; à la fin, ses Décrets valent { $decree } PV chacun, et { $scribes } Scribes valent 1 PV.
help-card-tile = Tuile { $card } pour { $goods }, contours : haut { $north }, droite { $east }, bas { $south }, gauche { $west }
help-card-light = Capacité quand la section de Râ est { light-in }
help-card-starting = Carte Départ { $card }, initiative { $initiative }
help-card-destiny = Carte Destinée { $card }, Ankh { $ankh }
help-card-decree = Décret { $card }, symbole { symbol }
help-card-blessing = Bénédiction { $card }, jouée une fois
help-card-technology = Technologie { $card }, agit jusqu’à la fin de la partie

final-title = Score final
final-title-solo = Score final contre { bot-name } (difficulté { difficulty })
final-challenges = Défis : { $challenges }
final-difference = Écart
final-source = Origine des PV
final-source-name = { source }
final-total = Total
final-scribes = Scribes restants
final-order = Place dans l’ordre du tour
final-decrees = Décrets (✓ décomptés)
final-winner = { $player } gagne avec { $vp } PV.
final-winner-scribes = { $player } gagne : { $vp } PV comme { $others }, mais plus de Scribes.
final-winner-order = { $player } gagne : autant de PV ({ $vp }) et de Scribes { QUE($others) }, mais avec une meilleure place dans l’ordre du tour.

error-script-ended = { $command } : l’entrée s’est terminée alors qu’une réponse était attendue.
error-script-answer = { $command } : la ligne { $line } de l’entrée, « { $text } », n’est pas une réponse possible.
error-seats =
    { $players ->
        [one] { $seats } places, c’est trop pour { $players } joueur
       *[other] { $seats } places, c’est trop pour { $players } joueurs
    }
error-no-save = ce n’est pas une sauvegarde
error-nothing-kept = il n’y a pas de partie à continuer ; commencez-en une avec : tekhenu play
error-file = { $file } : { $reason }
error-exists = { $file } : ce fichier existe déjà
error-needs-solo = { $option } nécessite --solo
error-needs-table = { $option } nécessite --table
error-solo-seats = une partie contre { bot-name } a déjà ses places ; n’utilisez pas --seat
error-both = { $first } et { $second } sont incompatibles
