# À une vraie table, on lance et on pioche : ce qui est demandé, et ce qui peut arriver.

prompt-wheel = Tournez le Cadran de l’Obélisque au hasard. Chez quel dieu se trouve sa première section Soleil ?
prompt-horus-tile = Mélangez les tuiles Bonus Horus. Laquelle se trouve sur la case { $number } ?
prompt-offer = Cartes Départ proposées, { $number } sur { $count } : laquelle est-ce ?
prompt-first-player = Qui commence la partie ?
prompt-cultist-shown = Cultistes proposés, { $number } sur { $count } : lequel est-ce ?
prompt-roll = Piochez un dé pour { god } et lancez-le. Que montre-t-il ?
prompt-market-card = Piochez une carte ({ family }) pour la section { $section } du Marché. Laquelle est-ce ?
prompt-drawn-card = { $player } pioche une carte. Laquelle est-ce ?
prompt-secret-card = { $player } pioche une carte en secret. Laquelle est-ce ?
prompt-pillar-tile = Piochez une tuile Colonne. Laquelle est-ce ?
prompt-conquest-tile = Révélez la tuile Conquête suivante. Laquelle est-ce ?
prompt-artifact-shown = Révélez un artefact à côté de { $card }. Lequel est-ce ?
prompt-revealed-decree = { $player } révèle un Décret. Lequel est-ce ?
prompt-pyramid = Mélangez les tuiles Action et formez la pyramide, à partir de la base. Quelle est la tuile numéro { $number } ?
prompt-coin = Lancez le jeton Deben. Où envoie-t-il le marqueur ?
prompt-tie = { $player } : égalité. Tirez au sort : quel est le résultat ?
prompt-destiny-drawn = { $player } prend une carte Destinée au hasard. Laquelle est-ce ?
prompt-starting-drawn = { $player } pioche une carte Départ. Laquelle est-ce ?
prompt-action-tile = Révélez la tuile Action suivante { DE($player) }. Que montre-t-elle ?
prompt-marker-f = { $player }, marqueur F : piochez des dés jusqu’à ce que l’un corresponde à un quartier, puis remettez-les dans le sac. Quel est ce quartier ?
prompt-marker-g = { $player }, marqueur G : lancez un dé et comptez les sections dans le sens anti-horaire à partir de la flèche. Quel dieu vient en premier après le marqueur ?
prompt-marker-h = { $player }, marqueur H : piochez une carte Départ et trouvez son initiative au bord du Temple. De quelle ligne ou colonne s’agit-il ?
prompt-marker-i = { $player }, marqueur I : lancez un dé pour désigner une case de cette ligne ou colonne ; sur un 6, relancez. Quelle est cette case ?
prompt-conquest-space = { $player } pose la tuile Conquête : lancez pour la ligne et la colonne ; sur un 6 ou une case occupée, relancez. Quelle est cette case ?

option-draw = { $card }
    .text = { $text }
option-roll = { color } { $value }
option-coin =
    { $way ->
        [up] En haut
       *[right] À droite
    }
option-lot = { $what }
option-first = { $player }

# Ce que l’on tape pour un dé, avec sa valeur : j4. Court, et différent pour chaque couleur.
color-letter =
    { $color ->
        [yellow] j
        [brown] br
        [white] bc
        [black] n
        [red] r
        [blue] bu
        [green] v
       *[gray] g
    }

# Ce qui a été saisi est impossible

entry-nothing = Rien n’a été saisi.
entry-unread = « { $word } » n’est pas valable ici. Saisissez par exemple { $example }.
entry-several = « { $word } » peut désigner { $several }.
entry-left = Il n’y a plus rien à saisir : « { $word } » est de trop.
entry-impossible = « { $word } » n’est pas possible ici.
entry-no-die = Il n’y a aucun dé { color } dans le sac.
entry-out = { $card } est déjà en jeu.
entry-out-market = { $card } se trouve déjà dans la section { $section } du Marché.
entry-out-held = { $card } appartient déjà à { $player }.
entry-out-discarded = { $card } se trouve dans la défausse.
entry-out-display = { $card } se trouve déjà dans l’offre de Râ.
entry-out-temple = { $card } se trouve déjà dans le Temple.

# Au terminal

command-table = jouer avec un vrai jeu : on lance les dés et on pioche à la table, puis on saisit le résultat
command-position = avec --table : commencer à la position de ce fichier (la position initiale d’une sauvegarde, ou une partie en cours que vous avez saisie)
play-table = Table
play-table-hint = ce qui est arrivé, plusieurs à la fois si vous voulez : j4 br2 bc6   u = annuler   b = plateau   l = journal   ? = aide   q = quitter
