# L’Ombre de Seth et les Automas, tels que les pages d’aide les racontent. Les mots entre astérisques sont en gras.

help-part-seth = L’Ombre de Seth

help-seth-title = Ce qu’apporte l’extension
help-seth-1 = *L’Ombre de Seth* ajoute un septième dieu avec son propre plateau, des dés de trois nouvelles couleurs, des soldats et des prêtres, et le sang, une souillure qu’aucun Jugement de Maât n’efface. On y joue à deux, trois ou quatre, ou en solo contre des Automas. Tout ce que vous avez lu jusqu’ici reste valable ; cette partie présente ce qui est nouveau.
help-seth-2 = *Sources.* Le texte du livret de règles de l’extension n’est pas à la disposition de ce programme. Ce qu’en disent les descriptions publiées est respecté. Tout le reste, la plupart des nombres et l’effet des cartes, est *reconstitué* : choisi pour s’accorder avec tout ce que l’on sait. On joue bien ainsi, mais votre exemplaire montre sans doute d’autres valeurs. La page « À propos » en donne le nombre, et si vous possédez le jeu, vous pouvez les remplacer par celles de votre exemplaire.
help-seth-3 = L’extension publiée ajoute aussi des cartes aux trois pioches du Marché. On ne sait rien de sûr à leur sujet ; elles ne sont donc pas dans le jeu.
help-seth-4 = Le *plateau de Seth* a une zone de dés, six régions en deux rangées de trois, et un emplacement de Statue au-dessus de chaque colonne.
help-seth-5 = Avec les *soldats*, on paie les régions, avec les *prêtres* les artefacts et les Statues en l’honneur de Seth. Vous commencez avec { $seth-soldiers } et { $seth-priests }, et chaque piste s’arrête à { $seth-track } ; ce qui dépasserait est perdu. Ce ne sont pas des Ressources : rien ne les remplace.
help-seth-6 = Le *sang* vient avec chaque région que vous conquérez. Chaque jeton pèse 1 contre vous à chaque Jugement de Maât, jusqu’à la fin de la partie. Il ne s’efface jamais.
help-seth-7 = Les *tuiles Conquête* se posent sur le Temple, les *Cultistes* vous aident toute la partie, les *artefacts* se trouvent à côté des cartes Destinée.

help-seth-setup-title = La mise en place avec L’Ombre de Seth
help-seth-setup-1 = *Un Décret.* Vous en voyez { $seth-decrees } et en gardez un.
help-seth-setup-2 = *Des cartes Départ.* E01 à E12 remplacent celles du jeu de base. On les prend comme d’habitude, et leur initiative donne l’ordre du tour.
help-seth-setup-3 = *Un Cultiste.* Il y en a { $seth-spare } de plus que de joueurs. Chacun en prend un, de la dernière place de l’ordre du tour à la première.
help-seth-setup-4 = *Une carte Destinée.* Un artefact se trouve à côté de chacune. Le joueur qui prend la carte peut acheter aussitôt cet artefact, avec les prêtres disponibles à ce moment-là.
help-seth-starting-caption = Les cartes Départ de L’Ombre de Seth
help-seth-bag-caption = Les dés du sac, selon le nombre de joueurs

help-seth-dice-title = Les nouveaux dés
help-seth-dice-1 = Les dés *gris* ne sont plus jamais autour de l’Obélisque. Le plateau de Seth en reçoit { $seth-gray } au début, et tout dé gris tiré pour une section le rejoint aussi, sans être remplacé. Il y reste, avec sa valeur, jusqu’à ce que quelqu’un le prenne.
help-seth-dice-2 = Les dés *rouges* et *bleus* sont Corrompus quelle que soit la lumière, les *verts* sont Purs. Aucun d’eux n’est jamais Interdit. Comme tout dé, ils permettent l’Action Divine de leur section.
help-seth-dice-3 = Ou bien ils produisent : un dé rouge des soldats, un bleu des prêtres, la moitié de sa valeur arrondie au supérieur. Un dé vert produit une des quatre Ressources au choix, autant que l’indique sa valeur. Soldats et prêtres ne sont jamais en excédent.
help-seth-dice-caption = Les nouvelles couleurs

help-seth-action-title = Seth : conquérir une région
help-seth-cost = les soldats qu’indique la région
help-seth-value = désigne la région
help-seth-gain = sa récompense, des PV à chaque Décompte, une tuile Conquête ; et du sang
help-seth-action-1 = Vous prenez un dé du plateau de Seth au lieu d’un dé de l’Obélisque. Il ne permet que l’Action Divine Seth. Les Scribes en changent la valeur comme pour n’importe quel dé. Avec Anubis, un dé de ce plateau fait ce que vous voulez, et tout autre dé peut conquérir.
help-seth-action-2 = Payez les soldats qu’exige la région qui porte la valeur de votre dé.
help-seth-action-3 = Placez-y le Bâtiment le plus à gauche de votre plateau. Une région sans emplacement libre ne peut pas être conquise.
help-seth-action-4 = Recevez sa récompense, et { $seth-people-vp } PV si une Statue à vous se dresse au-dessus de la colonne.
help-seth-action-5 = Prenez 1 jeton Sang.
help-seth-action-6 = Posez la tuile Conquête visible sur n’importe quelle case du Temple qui n’a pas encore de tuile. La suivante est révélée.
help-seth-action-7 = Emplacements d’une région : { $seth-spaces-2 } à deux joueurs, { $seth-spaces-3 } à trois et { $seth-spaces-4 } à quatre. À chaque Décompte, après le Temple, chacun de vos Bâtiments chez Seth rapporte ce qu’indique sa région. Votre rangée des Bâtiments les compte comme tous les autres.
help-seth-board-figure = Le plateau de Seth : les dés et les tuiles Conquête à gauche, les emplacements de Statue au-dessus des régions.
help-seth-regions-caption = Les régions de Seth

help-seth-statues-title = Les Statues et Seth
help-seth-statues-1 = *Pour le peuple :* au-dessus de chaque colonne de régions se trouve un emplacement de Statue. Elle apporte des cartes du Marché, gratuites, toutes d’une même section que votre Bonheur permet. Dès lors, chaque Bâtiment que vous placez sous elle rapporte { $seth-people-vp } PV, et chacun de vos Bâtiments à cet endroit { $seth-people-scoring } PV de plus à chaque Décompte.
help-seth-statues-2 = *En l’honneur de Seth :* avec un dé de n’importe quelle valeur, vous pouvez honorer Seth. Cela coûte le Granite habituel et { $seth-statue-priests }. Il y a { $seth-statues-2 }, { $seth-statues-3 } ou { $seth-statues-4 } emplacements à deux, trois ou quatre joueurs. Le bonus est de { $seth-bonus } chaque fois que l’Action Divine Seth est effectuée, selon les règles de tous les Bonus Horus.
help-seth-columns-caption = Les Statues pour le peuple chez Seth

help-seth-conquest-title = Les tuiles Conquête
help-seth-conquest-1 = Une tuile Conquête donne plus de valeur à sa case. Certaines récompensent le joueur qui érige une *Colonne* dessus. Les autres récompensent, à chaque fois, tout joueur qui construit un *Bâtiment* au bout de leur ligne ou de leur colonne.
help-seth-conquest-2 = La case garde sa propre récompense, et pour Râ et Hathor elle compte comme vide. Une Colonne recouvre la tuile et la retire du jeu, quelle que soit sa sorte. S’il ne reste aucune tuile ou aucune case, on n’en pose pas.
help-seth-temple-figure = Des tuiles Conquête sur des cases du Temple, en attente d’une Colonne.
help-seth-conquest-caption = Les tuiles Conquête

help-seth-cultists-title = Les Cultistes
help-seth-cultists-1 = Votre Cultiste vous aide chaque fois que vous avez terminé une action qui le déclenche, actions supplémentaires comprises, une fois par action. Entre joueurs, c’est automatique ; contre des Automas, on vous le demande, car ils en profitent.
help-seth-cultists-caption = Les Cultistes

help-seth-artifacts-title = Les artefacts
help-seth-artifacts-1 = Le joueur qui prend une carte Destinée peut acheter l’artefact placé à côté, payé en prêtres. Un artefact qui n’a pas été acheté va sous la pile. Les places vides sont regarnies avant le prochain choix des cartes Destinée.
help-seth-artifacts-caption = Les artefacts

help-seth-more-title = Autres changements
help-seth-more-1 = *Maât :* votre sang est pesé avant que quiconque place de la Foi.
help-seth-more-2 = *Décrets :* D14, D17 et D18 comptent les Statues où qu’elles soient, D16 aussi celles en l’honneur de Seth, D19 aussi celles pour le peuple sur son plateau, D21 aussi les Bâtiments qui s’y trouvent. D09 à D12, D15 et D24 ne tiennent pas compte de ce plateau. D23 dispense des Ressources, pas des soldats.
help-seth-more-3 = *Cartes :* B11 et B12 peuvent désigner n’importe laquelle des huit couleurs. T08, T19 et B17 à B20 ne s’appliquent pas à un dé de Seth : son plateau n’a ni section adjacente ni section opposée.

# Mots des tableaux

help-col-every-light = Toujours
help-col-with = { $players } joueurs
help-col-region = Région
help-col-regions = Régions
help-col-reward = Récompense
help-col-scoring = Par Décompte
help-col-brings = Rapporte
help-col-card = Carte
help-col-initiative = Initiative
help-seth-any-resource = une des quatre Ressources au choix
help-seth-half =
    { $good ->
        [soldier] des soldats, la moitié de sa valeur
       *[priest] des prêtres, la moitié de sa valeur
    }
help-seth-column = { $first } et { $second }
help-seth-cards =
    { $count ->
        [one] { $count } carte du Marché
       *[other] { $count } cartes du Marché
    }

# Cartes

help-cards-seth-family =
    { $family ->
        [seth-starting] Cartes Départ de L’Ombre de Seth
        [conquest] Tuiles Conquête
        [cultist] Cultistes
       *[artifact] Artefacts
    }
help-cards-seth-about =
    { $family ->
        [seth-starting] Avec L’Ombre de Seth, elles remplacent S01 à S12. Le nombre est l’initiative.
        [conquest] Le joueur qui effectue l’Action Divine Seth les pose sur le Temple. Elles récompensent une Colonne érigée dessus, ou les Bâtiments de leur alignement.
        [cultist] L’un d’eux est à vous pour toute la partie. Il vous aide après chaque action qui le déclenche.
       *[artifact] Il y en a un à côté de chaque carte Destinée, pour le joueur qui prend cette carte et paie les prêtres.
    }
help-cards-priests =
    { $priests ->
        [one] Coûte { $priests } prêtre
       *[other] Coûte { $priests } prêtres
    }

# À propos

help-about-what-seth = L’Ombre de Seth
help-about-what-automa = Automas

# Les Automas

help-automas-title = En solo : les Automas
help-automas-1 = Les Automas sont une autre façon de jouer en solo, avec *L’Ombre de Seth*. Vous en affrontez un, deux ou trois, et toutes les règles les comptent comme des joueurs : contre deux Automas, vous jouez une partie à trois. Ils ne décident rien. Des tuiles, des dés et des parcours fixes sur le plateau les mènent ; le programme les joue pour vous, et le journal indique chaque étape et sa raison.
help-automas-2 = *Sources.* Les règles sont une variante de Mauro Gibertoni, dont la feuille donne le détail et les nombres. Ses images ne sont pas disponibles ; les parcours qui départagent les égalités sont donc reconstitués.
help-automas-3 = *Ce qu’ils ont.* Chacun a les pièces d’un joueur, et un Décret que personne ne voit avant la fin. Il n’a ni plateau, ni Ressources, ni Scribes, ni Foi, ni soldats, ni prêtres, et n’en reçoit pas. Il ne paie rien, n’effectue jamais d’Action Anubis et n’a pas de balance. Il prend des cartes, mais ne s’en sert pas.
help-automas-4 = *Mise en place.* Vous voyez { $automa-starting } cartes Départ et en prenez deux, puis deux Cultistes et en prenez un. Un Automa a deux cartes Départ, pour leur seule initiative. Dans l’ordre du tour, chacun prend une carte Destinée : un Automa la prend au hasard, sans sa récompense, et l’artefact placé à côté est retiré.
help-automas-5 = *Marqueurs.* Le hasard donne à chaque Automa quatre marqueurs sur le plateau, qui ne bougent plus : F à un quartier d’Osiris, G entre deux sections du Cadran, H au bout d’une ligne ou d’une colonne du Temple, I sur une case de cet alignement. Ils n’occupent aucune place. Les égalités se départagent à partir d’eux.

help-automas-figure = Un Automa en milieu de partie : ses pièces, les tuiles Action utilisées avec leurs dés, et ses cartes.

help-automas-turn-title = Le tour d’un Automa
help-automas-turn-1 = Il retourne une des { $automa-tiles } tuiles Action qu’il a reçues, prend un dé selon la tuile, et effectue gratuitement l’Action Divine de la section où se trouvait ce dé. Les dés Interdits restent où ils sont ; à valeur égale, il prend un dé Pur. Quand les tuiles sont épuisées, à chaque Jugement de Maât, elles sont toutes mélangées et redistribuées.
help-tiles-caption = Les tuiles Action
help-tile-name =
    { $tile ->
        [god] un dieu
        [resources] quatre Ressources
        [army] prêtre et soldat
       *[seth] Seth
    }
help-tile-god = le dé le plus élevé de la section de ce dieu ; si aucun ne peut être pris, on passe à la section suivante dans le sens anti-horaire
help-tile-resources = le dé le plus élevé de la couleur de la première Ressource, ou de la suivante s’il n’y en a pas ; à défaut des quatre, le dé le plus élevé de n’importe quelle couleur
help-tile-army = le dé rouge ou bleu le plus élevé, sinon le dé le plus élevé de n’importe quelle couleur
help-tile-seth = le dé le plus élevé du plateau de Seth ; s’il n’y en a pas, on passe à Osiris, puis aux suivants dans le sens anti-horaire
help-automas-horus = *Horus :* une Statue en l’honneur du dieu de la valeur, sinon de Seth ; sinon au-dessus des quartiers, si elle lui vaut une majorité ; sinon sur le plateau de Seth, là où elle apporte le plus de cartes ; sinon au Temple, du côté où s’alignent le plus de ses Colonnes, pour { $automa-own-pillar } PV chacune. S’il ne reste aucun emplacement, { $automa-no-statue } PV.
help-automas-ra = *Râ :* la tuile de la valeur, sans la tourner, sur la case où s’alignent le plus de Bâtiments ; à égalité, le plus des siens. Il marque les PV de la place chez Râ, plus { $automa-pillar } PV, { $automa-building } PV pour chacun de ces Bâtiments, et { $automa-edge } PV pour chaque contour qui touche une tuile ou le bord du Temple, quelle que soit sa couleur.
help-automas-hathor = *Hathor :* un Bâtiment là où ses propres Colonnes rapportent le plus, { $automa-own-pillar } PV chacune, et { $automa-resource } PV pour chaque case vide de l’alignement qui montre une Ressource. La Population avance comme d’habitude.
help-automas-bastet = *Bastet :* le Bonheur avance cran par cran ; là où il dépasserait la Population, c’est elle qui avance. Ni Scribes, ni récompenses de la piste. Si le Bonheur est déjà au bout de la piste, { $automa-happiness } PV.
help-automas-thoth = *Thot :* autant de cartes que l’indique la valeur, dans la plus haute section que son Bonheur permet. D’abord les Décrets, puis les Technologies, puis les Bénédictions, de gauche à droite.
help-automas-osiris = *Osiris :* un Bâtiment dans la rangée de la valeur, dans un quartier dont il gagne ainsi la majorité, de préférence à vos dépens. S’il n’y en a pas, le premier quartier à partir de son marqueur. Si la rangée est pleine, il passe à celle du dessus.
help-automas-seth = *Seth :* un Bâtiment dans la région de la valeur, ou dans la plus proche avant elle qui a de la place. Il marque { $automa-region } PV, et { $automa-region-statue } PV si une Statue, à qui que ce soit, se dresse au-dessus. La tuile Conquête va sur une case du Temple tirée au sort.
help-automas-turn-2 = *Les Statues* en l’honneur des dieux lui rapportent { $automa-bonus } PV chaque fois qu’un joueur recevrait un Bonus Horus. Chaque fois que vous faites appel à votre *Cultiste*, chaque Automa marque { $automa-cultist } PV : on vous le demande donc à chaque fois.

help-automas-ties-title = En cas d’égalité
help-automas-ties-1 = Chaque parcours commence au marqueur de l’Automa et, arrivé au bout, reprend au début. Le premier endroit qui convient est pris.
help-ties-caption = Les parcours sur le plateau
help-tie-name =
    { $tie ->
        [dice] Dés (marqueur G)
        [districts] Chez Osiris (F)
        [lines] Bord du Temple (H)
       *[spaces] Cases du Temple (I)
    }
help-tie-dice = section par section dans le sens anti-horaire ; dans une section : { $colors }
help-tie-districts = { $districts }
help-tie-lines = { $lines } ; là où il y a deux emplacements, le moins cher d’abord
help-tie-spaces = de gauche à droite, ligne par ligne

help-automas-scoring-title = Automas : Maât et points
help-automas-scoring-1 = *Maât.* La valeur Ankh de sa carte Destinée est aussi son équilibre. Il n’y perd jamais de PV, et prend sa prochaine carte Destinée au hasard.
help-automas-scoring-2 = *Décompte.* Quartiers, Temple, Statues, Bonheur et régions lui rapportent comme à vous. Chaque Bénédiction rapporte { $automa-blessing } PV et est défaussée, chaque Technologie { $automa-technology } PV et reste.
help-automas-scoring-3 = *La fin.* Les { $automa-decrees } premiers Décrets rapportent { $automa-decree } PV chacun, les suivants { $automa-further } PV, quels que soient leurs symboles. L’ordre du tour lui rapporte aussi des PV.
help-steps-caption = Difficulté : les niveaux se cumulent
help-step-0 = rien de plus
help-step-1 = ses { $automa-decrees } premiers Décrets rapportent { $automa-decree-hard } PV chacun
help-step-2 = une avance : le premier Automa a un Bâtiment en rangée { $automa-row } d’Osiris, le deuxième une Population de { $automa-population } et un Bonheur de { $automa-happiness-start }, le troisième une Colonne à son marqueur
help-step-3 = { $automa-pillar-hard } PV pour une Colonne au lieu de { $automa-pillar }
help-step-4 = { $automa-bonus-hard } PV pour ses Statues en l’honneur des dieux au lieu de { $automa-bonus }
help-col-action-tile = Tuile
help-col-takes = Le dé qu’il prend
help-col-equal = À égalité
help-col-way = Le parcours
