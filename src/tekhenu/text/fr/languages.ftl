# Le choix d’une langue.

# Comment la langue s’appelle elle-même.
language-name = Français
language-choose = Langue
refusal-no-language = Aucune traduction pour « { $lang } ». Langues disponibles : { $languages }.

# Les commandes du terminal, telles que --help les énumère.
command-about = Tekhenu – l’Obélisque du Soleil. Un projet de fans, non officiel. Sans commande, le jeu s’ouvre dans votre navigateur.
command-usage = usage :
command-list = commandes
command-options = options
command-help = afficher cette aide
command-version = afficher la version, et si le moteur est compilé
command-wrong = { $program } : { $problem } (voir { $program } --help)
command-lang = la langue (par défaut : celle de votre système)
command-play = jouer dans ce terminal
command-play-about = Jouer dans ce terminal. Sans options, on vous demande qui joue.
command-players = le nombre de joueurs (par défaut : 2)
command-seat = qui occupe chaque place, dans cet ordre ({ $agents }) ; les places non nommées jouent au hasard
command-solo = jouer en solo contre Botankhamon, l’adversaire officiel, ou contre des Automas
command-automas = le nombre d’Automas qui jouent contre vous (par défaut : 1)
command-difficulty = la difficulté contre Botankhamon (par défaut : easy) ou contre les Automas (par défaut : 0)
command-challenge = en solo : deux cartes Départ au hasard ; plus de PV pour les Décrets de Botankhamon
command-seth = jouer avec l’extension L’Ombre de Seth
command-seed = un nombre ou un mot ; la même graine donne la même partie
command-edition = jouer avec les valeurs de votre propre exemplaire
command-altered-dice = la valeur d’un dé modifié qui compte sur la balance (par défaut : turned)
command-horus = la disposition des tuiles Horus (par défaut : random)
command-load = continuer une partie sauvegardée
command-resume = continuer la dernière partie jouée
command-save = sauvegarder la partie dans ce fichier après chaque choix
command-serve = jouer dans le navigateur
command-serve-about = Jouer dans le navigateur, en solo ou à plusieurs. Les parties sont conservées d’un lancement à l’autre.
command-host = adresse d’écoute ; 0.0.0.0 pour le réseau (par défaut : { $host })
command-lan = permettre aux autres appareils du réseau de se connecter ; équivaut à --host 0.0.0.0
command-port = par défaut : { $port }, ou le prochain port libre ; 0 : n’importe lequel
command-database = sqlite:///FICHIER ou postgresql://… (par défaut : un fichier dans votre dossier de données)
command-no-open = ne pas ouvrir de navigateur
command-allow-local-webhooks = laisser les webhooks atteindre le réseau local
command-proxy = adresse d’un proxy de confiance qui transmet l’adresse du client ; peut être répété
command-allowed-host = nom sous lequel on joint le serveur, en plus de ceux de cette machine ; peut être répété
command-no-limits = ne pas limiter la fréquence des requêtes
command-metrics = répondre à /metrics pour Prometheus, à cette machine et à son réseau
command-log = écrire une ligne par requête ; « json » pour les programmes
command-backup = copier la base de données dans un fichier, même pendant que le serveur tourne
command-backup-about = Copier la base de données dans un fichier, vérifier la copie et indiquer ce qu’elle contient. Le serveur peut tourner.
command-restore = remplacer la base de données par une copie
command-restore-about = Remplacer la base de données par une copie. Arrêtez d’abord le serveur. L’ancienne base est conservée à côté.
command-prune = supprimer les parties terminées depuis longtemps
command-prune-about = Supprimer les parties terminées depuis longtemps, avec tout ce qui s’y rapporte.
command-doctor = vérifier la base de données et chacune de ses parties
command-doctor-about = Vérifier la base de données, ses fichiers et chacune de ses parties, et indiquer quoi faire. Le code de sortie est 1 si quelque chose ne va pas.
command-copy = le fichier de la copie
command-force = remplacer un fichier existant
command-older-than = 90d, 12w ou 36h : jours, semaines ou heures
command-unfinished = aussi les parties non terminées et inactives depuis aussi longtemps
command-dry-run = indiquer seulement combien il y en a

# Des signes et des nombres que chaque langue écrit à sa façon.

# Une colonne de large chacun, sur la piste de Population du terminal.
populace-mark =
    { $track ->
        [happiness] B
        [population] P
       *[both] X
    }
# La première, la deuxième … Statue ou le Jugement de Maât, dans l’en-tête d’un tableau.
help-col-ordinal = { $number }
# Ce qu’un Bonus Horus a rapporté à quelqu’un pendant le tour de l’adversaire en solo.
bot-turn-track-other =
    { $track ->
        [happiness] Le Bonheur { DE($player) } passe de { $old } à { $new }.
       *[population] La Population { DE($player) } passe de { $old } à { $new }.
    }
# Ce que quelqu’un possède.
held = { amount }
# L’état d’un dé, quand le mot dé ne suit pas.
purity-alone = { purity }
# Le nom des valeurs livrées avec le programme.
edition-default = Standard
# Un bouton, car les mots du navigateur sont dans la langue du navigateur.
page-load-choose = Choisir un fichier

# Pourquoi une sauvegarde ne peut pas être chargée ; suit deux points.
save-trouble =
    { $kind ->
        [no-save] ce n’est pas une sauvegarde de Tekhenu
        [damaged] la somme de contrôle ne correspond pas, le fichier a donc été modifié ou endommagé
        [newer] elle vient d’une version plus récente du programme
        [other-tables] la partie a été jouée avec d’autres tables de matériel
       *[unusable] quelque chose n’y respecte pas les règles
    }

# Above the options that it stands in the way of.
blocked-because = { $reason } :
