# Les Automas, adversaires en solo avec L’Ombre de Seth : leurs noms, comment ils ont choisi.

automa-name = Automa { $number }
# Une lettre ou un chiffre qui marque ses pièces sur les images du plateau.
automa-letter = { $number }
# Un caractère qui les marque au terminal, où des chiffres se trouvent à côté.
automa-sign =
    { $number ->
        [1] ①
        [2] ②
       *[3] ③
    }

# Une tuile Action qui ne montre ni dieu ni Ressources.
action-tile-recruiting = prêtre et soldat

# Mise en place

event-marked-district = Le marqueur F { DE($player) } se trouve dans le quartier { good-of }.
event-marked-section = Le marqueur G { DE($player) } se trouve à l’Obélisque : dans le sens anti-horaire, { god } vient en premier.
event-marked-line = Le marqueur H { DE($player) } se trouve au bout de la { temple-line } du Temple.
event-marked-space = Le marqueur I { DE($player) } se trouve dans le Temple, en { temple-space }.
event-automa-starting = { $player } reçoit la carte Départ { $card }, seulement pour son initiative de { $initiative }.

# Les étapes de son choix

event-uncovered = Tuile Action suivante : { $tile }.
event-passed-board = Aucun dé ne se trouve sur le plateau de Seth.
event-passed-people = Déjà pris : { $what }.
event-passed-region = Aucun emplacement libre : { $what }.
event-cast =
    { $how ->
        [free] Les dés pour la tuile Conquête donnent : { temple-space }.
       *[taken] Les dés pour la tuile Conquête donnent : { temple-space }. Une tuile s’y trouve déjà, ils sont donc relancés.
    }
event-passed-action =
    { $why ->
        [no-piece] Il n’a plus de pièce pour l’Action Divine { god }.
        [no-tile] Aucune tuile Colonne ne s’y trouve.
        [full] Son Bonheur était déjà au bout de la piste.
       *[no-space] Il n’y a plus d’emplacement pour l’Action Divine { god }.
    }
event-automa-preferred = { automa-rule } : { $left }.
event-automa-cheaper = Le moins cher au bout de la { temple-line } : l’emplacement { $space } ({ $bread } Pain au lieu de { $more }).
event-automa-same-price = Les deux emplacements de la { temple-line } coûtent { bread-loaves } : il prend le premier, l’emplacement { $space }.
event-automa-counted = { automa-rule } – { $groups }.
event-automa-counted-brief =
    { $others ->
        [one] { automa-rule } – { $best } ; l’autre possibilité vaut moins.
       *[other] { automa-rule } – { $best } ; les { $others } autres valent moins.
    }
automa-rule =
    { $rule ->
        [majority] Là où il gagnerait le quartier
        [steal] Là où il vous prendrait un quartier
        [cards] Cartes qu’il prendrait
        [buildings] Bâtiments de tous les joueurs dans l’alignement
        [own-buildings] Ses Bâtiments dans l’alignement
        [color-order] Premier dans l’ordre des couleurs
        [marker-f] Premier quartier à partir de son marqueur
        [marker-g] Premier dé dans le sens anti-horaire à partir de son marqueur
        [marker-h] Premier emplacement au bord du Temple à partir de son marqueur
       *[marker-i] Première case à partir de son marqueur
    }
automa-region = région { $region }
automa-regions = régions { $regions }

# Ce qui s’est passé


# Son tour en une phrase ou deux

bot-turn-region = Tour { $round } : { $player } prend le dé { color } de { $value } chez { god } et conquiert la { region }.
bot-turn-no-die = Tour { $round } : { $player } prend le dé { color } de { $value } chez { god }, mais sans action : aucun dé n’était permis.
bot-turn-took-cards =
    { $count ->
        [one] Il prend la carte { $cards }.
       *[other] Il prend les cartes { $cards }.
    }

# Ce qu’on demande au joueur humain

prompt-service = Faites-vous appel à votre Cultiste ? Chaque Automa marque alors { $vp } PV.
option-pass-service = Y renoncer ; les Automas ne marquent rien

# Sa zone au terminal

board-automa-markers = Marqueurs
board-automa-district = F { good }
board-automa-section = G { $god } d’abord
board-automa-line = H { temple-line }
board-automa-space = I { temple-space }
board-automa-tiles = Tuiles Action
board-automa-tiles-left =
    { $count ->
        [0] aucune face cachée
        [one] { $count } face cachée
       *[other] { $count } face cachée
    }
board-automa-secret = Décret secret

# Début et fin d’une partie au terminal

play-new-automa =
    { $automas ->
        [one] Vous jouez { $player } contre un Automa avec L’Ombre de Seth (difficulté { $step }), graine { $seed }. Tapez ? pour l’aide.
       *[other] Vous jouez { $player } contre { $automas } Automas avec L’Ombre de Seth (difficulté { $step }), graine { $seed }. Tapez ? pour l’aide.
    }
ask-resume-automa =
    { $automas ->
        [one] Vous avez une partie inachevée contre un Automa (tour { $round }). La continuer ? [O/n]
       *[other] Vous avez une partie inachevée contre { $automas } Automas (tour { $round }). La continuer ? [O/n]
    }
ask-opponent = Contre qui jouez-vous : 0 { bot-name }, ou 1, 2 ou 3 Automas avec L’Ombre de Seth ? [0]
ask-step = Quelle difficulté contre les Automas, de 0 à 4 ? [0]
play-undo-tile = Impossible d’annuler : { $player } a retourné une tuile Action entre-temps.
final-title-automa =
    { $automas ->
        [one] Score final contre un Automa (difficulté { $step })
       *[other] Score final contre { $automas } Automas (difficulté { $step })
    }
error-needs-opponent = { $option } nécessite --solo { $solo }
error-automa-seats = une partie contre des Automas a déjà ses places ; n’utilisez pas --seat
error-step = contre des Automas, --difficulty est un nombre de 0 à 4, pas { $given }
error-level = contre { bot-name }, --difficulty accepte { $levels }, pas { $given }

# Aide au terminal

help-automa = Automas : à chacun de ses tours, un Automa retourne sa prochaine tuile Action et prend un dé. Tuile de dieu : le dé le plus élevé de cette section ou, à défaut, de la suivante dans le sens anti-horaire. Tuile de Ressources : le dé le plus élevé de la couleur de la première Ressource disponible. Tuile « prêtre et soldat » : le dé bleu ou rouge le plus élevé. À valeur égale, il prend un dé Pur. Il effectue ensuite l’Action Divine de la section. Il ne paie rien et marque des PV au lieu de recevoir Ressources et jetons. Le journal (l) montre chaque étape.
help-automa-ties = S’il reste une égalité, ses marqueurs tranchent : F entre les quartiers, de gauche à droite ; G entre les dés, dans le sens anti-horaire ; H au bord du Temple, de la ligne 1 à la colonne 5 ; I dans le Temple, de gauche à droite et de haut en bas. On part chaque fois du marqueur et, arrivé au bout, on reprend au début.
help-automa-score = Chaque fois qu’un Bonus Horus lui revient, un Automa marque { $bonus } PV. Chaque fois que vous faites appel à votre Cultiste, chaque Automa marque { $cultist } PV. À un Décompte, ses Bénédictions valent { $blessing } PV chacune et sont défaussées, ses Technologies { $technology } PV chacune et restent ; à la fin, ses { $decrees } premiers Décrets valent { $decree } PV chacun, les suivants { $further } PV. Sa carte Destinée donne son équilibre au Jugement de Maât.
