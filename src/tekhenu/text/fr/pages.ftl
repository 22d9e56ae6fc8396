# Ce que disent les pages autour du plateau.

page-name = Tekhenu
page-skip = Aller à la question
page-nav = Pages
page-nav-help = Règles
page-nav-cards = Cartes
page-nav-about = À propos
page-nav-replay = Revoir
page-nav-home = Accueil
page-text-size = Taille du texte : { $percent } %
page-theme =
    { $theme ->
        [light] Thème : clair
        [dark] Thème : sombre
       *[auto] Thème : système
    }
page-unofficial = Un projet de fans, non officiel.
page-close = Fermer
page-take = Prendre
page-rule = La règle
page-what = Qu’est-ce que c’est ? Choisissez une partie de la table ; Échap pour finir
page-enlarge = Agrandir : { $part }
page-back = Retour
page-vp = { $vp } PV

# La table
page-title-yours = (à vous) Tekhenu
page-title-over = Partie terminée · Tekhenu
page-moment-round = Tour { $round } sur { $rounds }
page-moment-setup = Mise en place
page-moment-over = La partie est terminée
page-moment-rotation = Rotation après le tour { $round }
page-moment-maat = Maât après le tour { $round }
page-moment-scoring =
    { $number ->
        [1] 1er Décompte après le tour { $round }
       *[other] dernier Décompte après le tour { $round }
    }
page-moment-between =
    { $phase ->
        [faith] Maât : Foi
        [judgment] Maât : Jugement
        [declaration] avant le dernier Décompte
        [scoring] Décompte
        [bread] Décompte : Pain
        [rotation] le cadran tourne
        [destiny] Maât : Destinée
        [refill] nouveaux dés
        [final_decrees] Décrets
       *[other] Maât
    }
page-order = Ordre du tour
page-board = Le plateau
page-tabs = Zones de la table
page-tab =
    { $tab ->
        [wheel] Cadran
        [temple] Temple
        [osiris] Osiris
        [market] Marché
        [populace] Population
        [you] Plateau
        [others] Autres
        [scored] Décompte
       *[log] Journal
    }
page-others = Les autres joueurs
page-open-board = Ouvrir le plateau { DE($player) }
page-board-of = Plateau { DE($player) }
page-log = Journal
page-why = Pourquoi ce choix
page-dice-of-light = Dés et lumière

# La question
page-strip = Question en cours
page-your-turn = { $player } :
page-on-board =
    { $kind ->
        [die] Pointez ou touchez un dé pour voir ce qu’il rapporterait.
        [temple] Choisissez une case qui brille. Vous pouvez pivoter la tuile.
        [statue] Choisissez un des emplacements qui brillent : près des dieux du Cadran, au Temple ou au-dessus d’Osiris.
       *[other] Choisissez un des emplacements qui brillent.
    }
page-waiting =
    { $kind ->
        [decree] { $player } choisit un Décret.
        [starting] { $player } choisit une carte Départ.
        [rotation] le cadran tourne
        [destiny] { $player } choisit une carte Destinée.
        [die] C’est à { $player } de jouer.
        [faith] { $player } place sa Foi.
        [bread] { $player } paie son Pain.
        [score] { $player } choisit ses Décrets à décompter.
       *[other] { $player } réfléchit.
    }
page-waiting-somebody = Quelqu’un peut annoncer un Décret.
page-waiting-queue = { $player } attend son tour pour réfléchir : beaucoup d’ordinateurs réfléchissent en même temps.
page-done = { $player }, votre tour est terminé.
page-done-hint = Validez-le ou annulez un choix : d’ici là, les autres ne voient rien.
page-done-chosen = Dernier choix : { $option }
page-undo = Annuler
page-undo-turn = Annuler le tour
page-confirm = Valider le tour
page-hint = Conseil
page-all-choices = Tous les choix
page-faster = Plus vite
page-not-now = Impossible pour l’instant
page-group =
    { $group ->
        [dice] Dés
        [take] Prendre le dé
        [anubis] Anubis
        [gods] Actions Divines
        [produce] Produire
        [cards] Cartes
        [market] Cartes du Marché
        [renew] Renouveler une section
        [pass] Renoncer
       *[other] Choix
    }
page-hand-over = Passez l’appareil à { $player }.
page-reveal = Je suis { $player }
page-reveal-hint = Appuyez quand personne d’autre ne regarde
page-notify = Webhook à appeler quand c’est à moi de jouer :
page-notify-failed = Votre webhook n’a pas répondu plusieurs fois : il n’est plus appelé.
page-notify-keep = Enregistrer
page-notify-kept = Adresse enregistrée. Pour la supprimer, enregistrez un champ vide.
page-late = La partie a avancé entre-temps. Voici la table actuelle.
page-refused = Ce n’était pas possible.
page-offline = Reconnexion…
page-die-lies = Le dé { color } de { $value } chez { god } : { purity }.
page-die-weighs = Le dé { color } de { $value } chez { god } est { purity } : il pèserait { $weight } (équilibre { $before } → { $after }).
page-die-forbidden = Le dé { color } de { $value } chez { god } est Interdit : il irait sous la balance.
page-die-scribes = Avec des Scribes, il peut passer à { $values }.
page-die-anubis = Anubis
    .detail = une action au choix de valeur { $values }.
page-die-blessings = Avec lui, vous pouvez jouer { $cards }.

# Invitations
page-invite = Liens pour vos amis
page-invite-hint = La personne qui ouvre un lien prend cette place. N’envoyez chaque lien qu’à une personne.
page-only-here =
    { $why ->
        [offline] Cet ordinateur n’est relié à aucun réseau : les autres appareils ne peuvent pas ouvrir { $links ->
            [one] ce lien
           *[other] ces liens
        }.
       *[closed] Seul cet ordinateur peut ouvrir { $links ->
            [one] ce lien
           *[other] ces liens
        }. Pour ouvrir la partie à votre réseau, relancez le serveur avec { $command } ou { $target }. Vos parties sont sauvegardées.
    }
page-invite-seat = Pour { $player }
page-copy = Copier

# La fin
page-final = Score final
page-final-scribes = Scribes
page-final-order = Place dans l’ordre du tour
page-final-total = Total
page-final-decrees = Décrets (✓ décomptés)
page-final-ties = Départage des égalités
page-sources = D’où viennent les points
page-final-hide = Voir le plateau
page-guest-name = Nom du joueur { $seat }
page-rematch = Revanche
page-noscript = Pour jouer, JavaScript doit être activé. Les règles et les cartes se lisent sans lui.
page-again = Nouvelle partie
page-save = Sauvegarde

# Accueil
page-home-title = Tekhenu dans le navigateur
page-home-lead = Des dés, du soleil et de l’ombre autour de l’Obélisque. Jouez en solo, entre amis ou contre l’ordinateur.
page-solo-hint = Vous contre le pharaon infatigable : un humain face à un jeu de tuiles
page-solo-go = Jouer en solo
page-difficulty = Difficulté
page-difficulty-is =
    { $difficulty ->
        [easy] Facile
        [medium] Moyenne
       *[hard] Élevée
    }
setting-challenges-is =
    { $value ->
        [random_start] Deux cartes Départ au hasard
       *[rich_decrees] Ses Décrets valent le double
    }
page-multi = Nouvelle partie
page-multi-hint = De deux à quatre places : des joueurs sur cet appareil, des amis par un lien, des ordinateurs
page-multi-go = Lancer la partie
page-seat-number = Place { $seat }
page-seat-kind =
    { $kind ->
        [me] Moi, sur cet appareil
        [friend] Un ami, par un lien
        [ladder] Ordinateur
        [greedy] Ordinateur, rapide
        [search] Ordinateur, réfléchi
        [other] Ordinateur : { $name }
       *[none] Vide
    }
page-my-name = Votre nom
page-rules-options = Graine et règles
page-seed = Graine
page-seed-hint = Même graine, même partie
setting-altered-dice = Un dé modifié pèse
setting-altered-dice-is =
    { $value ->
        [turned] sa nouvelle valeur
       *[printed] sa valeur d’origine
    }
setting-horus = Tuiles Horus
setting-horus-is =
    { $value ->
        [random] au hasard
       *[preprinted] comme sur le plateau, pour débuter
    }
page-listed = Tout le monde sur ce serveur peut regarder
page-mine = Vos parties
page-watch = Parties à regarder
page-finished = Terminées
page-game-asked = À vous
page-game-round =
    { $round ->
        [0] mise en place
       *[other] tour { $round } sur { $rounds }
    }
page-game-over = terminée
page-load = Charger une sauvegarde
page-failed = Échec : { $reason }

# Rejoindre
page-join-title = Prenez place
page-join-lead = On vous invite à une partie de Tekhenu.
page-join-name = Comment vous appelez-vous ?
page-join-go = Prendre place
page-join-no-token = Ce lien est incomplet. Redemandez-le, ou regardez la partie.
page-join-watch = Regarder la partie

# Revoir
page-replay-title = Revoir · Tekhenu
page-step = Étape { $step } sur { $steps }
page-first = Première étape
page-previous = Étape précédente
page-next = Étape suivante
page-last = Dernière étape
page-play = Lecture
page-pause = Pause
page-to-table = Retour à la table
page-chart = Score par tour

# Introuvable
page-lost-title = Page introuvable

# Seats

page-seats = Places
page-seats-title = Répartition des places
page-seat-state =
    { $state ->
        [yours] votre place, sur { $devices ->
            [one] cet appareil
           *[other] { $devices } appareils
        }
        [taken] prise
        [open] libre
        [computer] ordinateur
        [stand-in] un ordinateur joue à sa place
       *[opponent] adversaire solo
    }
page-seat-link = Votre place sur un autre appareil
page-seat-link-hint = Ouvrez-y le lien ou scannez le code. Il ne sert qu’une fois ; un nouveau apparaît ensuite ici.
page-seat-renew = Nouveau lien
page-seat-renew-hint = À utiliser si votre lien est tombé entre de mauvaises mains. L’ancien lien cesse de fonctionner, et seul cet appareil garde la place.
page-seat-leave = Libérer la place
page-seat-leave-hint = Une autre personne pourra la prendre avec un nouveau lien, ou l’ordinateur si les autres sont d’accord.
page-seat-sure = Appuyez encore pour confirmer
page-deal =
    { $deal ->
        [seed] Cette partie a été créée à partir d’une graine choisie par quelqu’un. Quiconque la connaît peut prévoir chaque carte et chaque jet.
        [save] Cette partie a été reprise d’une sauvegarde. Quiconque possède ce fichier peut prévoir chaque carte et chaque jet.
        [saved] Une sauvegarde a été téléchargée pendant cette partie. Quiconque possède ce fichier peut prévoir chaque carte et chaque jet.
       *[secret] Personne ne peut prévoir les cartes et les jets à venir.
    }
page-commitment = À la fin de la partie, la sauvegarde révélera la graine, dont le SHA-256 est :
page-notice =
    { $kind ->
        [claimed] { $player } a pris une place.
        [device] { $player } joue maintenant aussi sur un autre appareil.
        [renewed] { $player } a renouvelé le lien de sa place.
        [left] { $former } a libéré sa place.
        [replaced] L’ordinateur joue à la place { DE($player) }.
        [returned] { $player } est de retour.
        [kept] { $player } n’est pas d’accord.
        [abandoned] La partie a été abandonnée.
        [clash] { $player } a saisi une carte déjà saisie par quelqu’un d’autre. L’un des deux s’est trompé.
        [recalled] { $player } a annulé la saisie d’un Décret.
        [hint] { $player } a demandé un conseil.
       *[renamed] { $former } s’appelle maintenant { $player }.
    }
