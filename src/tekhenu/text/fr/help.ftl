# Les règles, les cartes et la notice d’origine, telles que les pages d’aide les racontent.
# Les mots entre astérisques sont en gras. Les nombres viennent de l’édition utilisée.

help-heading = Comment jouer
help-lead = Tout ce qu’il faut pour une première partie, du but du jeu au dernier point. Lisez les deux premières parties, puis lancez-vous : à la table, vous ne pouvez choisir que ce que les règles permettent, et le reste est expliqué.
help-contents = Sommaire
help-search = Rechercher
help-search-hint = Un mot, un dieu, T05
help-found =
    { $count ->
        [0] Rien ne correspond. Essayez un autre mot.
        [one] Un passage correspond.
       *[other] { $count } passages correspondent.
    }
help-found-cards =
    { $count ->
        [0] Aucune carte ne correspond. Essayez un autre mot.
        [one] Une carte correspond.
       *[other] { $count } cartes correspondent.
    }
help-to-rules = Règles
help-to-cards = Toutes les cartes et tuiles
help-to-about = À propos de ce programme

# Parties et sections

help-part-game = Le jeu
help-part-turn = À vous de jouer
help-part-actions = Les actions
help-part-phases = Entre les tours
help-part-more = Jeu en solo et écran de jeu

help-aim-title = Le but du jeu
help-aim-1 = Vous êtes des nobles de l’Égypte antique et bâtissez le Temple d’Amon-Râ et les quartiers qui l’entourent. Bâtiments, Colonnes, Statues, un peuple heureux et les bonnes cartes rapportent des *Points de Victoire* (PV). Le joueur qui en a le plus à la fin l’emporte.
help-aim-2 = Tout se fait avec des dés. Ils sont disposés autour d’un Obélisque dont l’ombre tourne : le dé qu’on pouvait prendre au soleil il y a un instant peut être Interdit dans l’obscurité. Vous prenez un dé à chacun de vos tours, { $rounds } dans toute la partie, et chacun compte deux fois : pour l’action qu’il permet, et pour son poids sur votre balance, que Maât jugera.

help-table-title = Ce qu’il y a sur la table
help-table-1 = Le *Cadran de l’Obélisque* est le cœur du plateau. Ses { $sections } sections appartiennent chacune à un dieu : dans le sens horaire Horus, Râ, Hathor, Bastet, Thot et Osiris. Les dés se trouvent dans les sections, les Statues sur leur pourtour. Le disque placé dessous porte la lumière et tourne.
help-table-2 = L’*enceinte du Temple* est un carré de { $side } cases sur { $side }, où l’on pose les tuiles Colonne. Les Bâtiments se placent à gauche de ses lignes et sous ses colonnes. Les trois tuiles au-dessus sont celles que Râ propose.
help-table-3 = La *zone d’Horus* indique, pour chaque face d’un dé, quel dieu une Statue peut honorer et ce que cette Statue rapportera.
help-table-4 = La *zone d’Osiris* compte quatre quartiers : les ateliers de Papyrus et de Pain, les carrières de Calcaire et de Granite.
help-table-5 = La *piste de Population* mesure deux choses pour chacun : la Population et le Bonheur.
help-table-6 = Le *Marché des Cartes* a quatre sections de Bénédictions, de Technologies et de Décrets. Les deux dernières s’ouvrent plus tard, et chacune exige un peuple plus heureux que la précédente.
help-table-7 = Votre *plateau individuel* porte votre balance, quatre pistes de Production de Ressources, et les rangées d’où partent vos { $buildings } Bâtiments et vos { $statues } Statues. Vos { $pillars } Colonnes se trouvent à côté.
help-table-8 = Il y a cinq Ressources : Papyrus, Pain, Calcaire, Granite et Or. Les Scribes et la Foi ne sont pas des Ressources.
help-table-figure = Le Cadran de l’Obélisque vers la fin d’une partie. Les dés Purs sont dans l’anneau extérieur, les Corrompus au milieu, les Interdits tout près de l’Obélisque.

help-course-title = Le déroulement de la partie
help-course-1 = Pendant un *tour*, chacun joue une fois, dans l’ordre du tour. Un tour sur deux s’achève par une *Rotation* : le Cadran tourne. Une Rotation sur deux amène un *Jugement de Maât*, où les balances sont pesées, et un Jugement sur deux un *Décompte*. Le second Décompte met fin à la partie.
help-course-2 = Une partie compte donc { $rounds } tours, { $rotations } Rotations, { $maats } Jugements de Maât et { $scorings } Décomptes.
help-course-strip = Les tours d’une partie et ce qui les suit
help-course-round = Tour { $round }
help-course-then =
    { $event ->
        [scoring] puis Rotation, Maât et un Décompte
        [maat] puis Rotation et Maât
       *[rotation] puis une Rotation
    }

help-setup-title = La mise en place
help-setup-1 = Le programme installe tout. Voici ce qu’il fait, et ce qu’il vous demande.
help-setup-2 = Le Cadran est placé au hasard. Le premier marqueur de Décompte est posé à { $marker-1 } sections de sa flèche dans le sens horaire, le second à { $marker-2 }, soit plus d’un tour complet.
help-setup-3 = Les tuiles Colonne et les cartes sont mélangées, et trois tuiles sont dévoilées pour Râ. Les dieux d’Horus sont tirés au hasard, ou placés comme sur le plateau imprimé si vous l’avez choisi pour une première partie.
help-setup-4 = Il y a 1 Or sur chacun des quatre emplacements de Statue pour le peuple et à côté de la rangée 2 d’Osiris.
help-setup-5 = Chaque section du Cadran reçoit { $section-dice } dés, tirés du sac et lancés. À moins de quatre joueurs, quelques dés restent dans la boîte.
help-setup-6 = Les deux premières sections du Marché des Cartes sont garnies ; les deux autres restent fermées pour l’instant. À deux joueurs, les cartes { $left-out } sont écartées.
help-setup-7 = Puis vous choisissez trois fois :
help-setup-8 = *Un Décret.* Vous en voyez { $decrees-dealt }, en gardez un en secret, et l’autre va sous la pioche. Un Décret se décompte tout à la fin.
help-setup-9 = *Des cartes Départ.* Il y en a { $starting-2 }, { $starting-3 } ou { $starting-4 } à 2, 3 ou 4 joueurs. Chacun en prend une, de la première place à la dernière, puis une seconde en sens inverse. Plus la somme de vos deux initiatives est élevée, plus vous jouez tôt dans l’ordre du tour ; à somme égale, l’initiative la plus haute l’emporte.
help-setup-10 = *Une carte Destinée.* Il y en a quatre. Dans l’ordre du tour, chacun en prend une et la garde devant soi. Sa valeur Ankh départage les égalités au prochain Jugement de Maât.
help-setup-11 = Chacun reçoit alors ce que promettent ses trois cartes, dans l’ordre de son choix. Les cartes Départ quittent ensuite la partie.
help-setup-figure = Des cartes Départ proposées. Le nombre est leur initiative.
help-dice-caption = Les dés de la partie
help-start-caption = Ce que chacun a au début

help-turn-title = Votre tour
help-turn-1 = Prenez exactement un dé, n’importe où autour de l’Obélisque. Il doit être Pur ou Corrompu, jamais Interdit.
help-turn-2 = Effectuez une action avec lui :
help-turn-3 = l’*Action Divine* de la section où se trouvait le dé, ou
help-turn-4 = la *Production de Ressources* de la couleur du dé, quelle que soit la section.
help-turn-5 = Posez le dé sur votre balance : les dés Purs à gauche, les dés Corrompus à droite. Il y reste jusqu’au prochain Jugement de Maât.
help-turn-6 = La valeur du dé joue dans presque toutes les actions. Un dé élevé fait souvent davantage, mais il pèse aussi davantage.
help-turn-7 = Si vous ne pouvez pas payer une action, vous ne pouvez pas la choisir. Si aucun dé ne vous permet la moindre action, vous en prenez un et ne faites rien ; cela n’arrive presque jamais.
help-turn-figure = Votre plateau individuel : la balance en haut, puis la Production, les Bâtiments, les Statues et les cartes.

help-light-title = Lumière et pureté
help-light-1 = Deux sections sont au *Soleil*, deux dans la *Pénombre*, deux dans l’*Obscurité*. La couleur d’un dé et la lumière où il se trouve décident s’il est Pur, Corrompu ou Interdit.
help-light-2 = Facile à retenir : un dé est Pur là où la lumière correspond à sa couleur. Le blanc aime le soleil, le noir l’obscurité, le jaune et le brun la pénombre. Le gris est Corrompu partout. Dans la Pénombre, rien n’est Interdit.
help-light-3 = Quand le Cadran tourne, les dés restent chez leur dieu, mais leur lumière change. Sur cet écran, les dés rejoignent d’eux-mêmes leur nouvel anneau : les Purs dehors, puis les Corrompus, et les Interdits tout au centre.
help-purity-caption = La pureté selon la couleur et la lumière

help-scribes-title = Les Scribes
help-scribes-1 = Quand vous prenez un dé, vous pouvez dépenser des Scribes pour en changer la valeur. Chacun l’augmente ou la diminue de 1 ou { $scribe-shift }, et plusieurs s’additionnent. Un dé ne descend jamais sous 1 ni ne dépasse 6, et ne saute pas du 6 au 1 ni du 1 au 6.
help-scribes-2 = La nouvelle valeur compte pour l’action et pour la balance. Une option de règles, sur la page d’accueil, fait compter sur la balance la valeur que le dé avait sur le Cadran.

help-anubis-title = Anubis
help-anubis-1 = Pour { $anubis-scribes } Scribes, vous effectuez une *Action Anubis* : prenez *n’importe quel* dé, même Interdit, et effectuez *n’importe quelle* Action Divine ou produisez *n’importe quelle* Ressource sauf l’Or avec sa valeur, peu importent sa section et sa couleur. Un dé gris convient aussi.
help-anubis-2 = Le dé va sous votre balance. Il n’est pas pesé, mais il compte parmi vos dés. Avec plus de Scribes, vous pouvez aussi en changer la valeur.

help-paying-title = Payer
help-paying-1 = L’*Or* est un joker : un Or paie une Ressource, quelle qu’elle soit. On ne vous demande comment payer que s’il y a plusieurs façons de le faire.
help-paying-2 = Ce qui se trouve sur votre balance ne peut pas être dépensé. Les Scribes et la Foi ne paient rien, sauf si une règle le dit.
help-paying-3 = Vos pièces se limitent à { $buildings } Bâtiments, { $pillars } Colonnes et { $statues } Statues, et une pièce posée ne bouge plus. Le reste ne s’épuise jamais.
help-paying-4 = Vos PV ne descendent jamais sous 0.

help-cards-title = Bénédictions, Technologies et Décrets
help-cards-1 = Une *Bénédiction* aide une fois. Chacune indique quand on peut la jouer ; elle est ensuite défaussée. Vous pouvez en jouer plusieurs dans un tour, et leurs effets se cumulent.
help-cards-2 = Une *Technologie* agit jusqu’à la fin de la partie, dès l’instant qui suit sa réception. Les Technologies se cumulent entre elles et avec les Bénédictions.
help-cards-3 = Un *Décret* se garde jusqu’à la fin et se décompte alors. Ce que vous avez pioché est secret ; ce que vous avez pris au Marché a été vu de tous.
help-cards-4 = Le nombre de vos cartes n’est pas limité.
help-cards-figure = Le Marché des Cartes. À la table, pointez ou touchez une carte pour lire ce qu’elle fait.

help-produce-title = Produire des Ressources
help-produce-1 = La couleur indique ce que vous recevez, la valeur indique combien. Les dés gris ne produisent rien.
help-produce-2 = Votre marqueur de Production de cette Ressource, de { $start-production } au début jusqu’à { $production-limit }, indique combien vous pouvez en garder sans Corruption. L’excédent va du côté droit de votre balance : au prochain Jugement de Maât, chaque Ressource y pèse 1 contre vous, puis elle est perdue.
help-produce-3 = Par exemple, un dé brun de 5 avec une Production de Pain à 3 : vous gardez 3 Pain, 2 vont sur la balance.
help-produce-caption = Ce que produisent les couleurs

help-horus-title = Horus : ériger une Statue
help-horus-cost = le Granite indiqué sous la prochaine Statue de votre plateau
help-horus-value = désigne le dieu que vous pouvez honorer
help-horus-gain = une Statue qui donne régulièrement son bonus, ou qui compte à chaque Décompte
help-horus-1 = Les Statues quittent votre plateau de gauche à droite : chacune coûte ce qui est indiqué sous elle. Vous choisissez où elle va :
help-horus-2 = *En l’honneur d’un dieu.* Cherchez la valeur de votre dé dans la zone d’Horus : elle désigne un dieu et un bonus. La Statue prend un emplacement libre dans la section de ce dieu. Dès lors, vous recevez le bonus chaque fois qu’*un autre joueur* effectue cette Action Divine.
help-horus-3 = *Pour le peuple.* La valeur ne compte pas. Placez-la au-dessus des ateliers, au-dessus des carrières, à la ligne centrale ou à la colonne centrale du Temple, et prenez l’Or qui s’y trouve. Au-dessus des quartiers, elle compte pour les deux lors d’un Décompte. Au Temple, elle rapporte aussitôt { $own-pillar-vp } PV pour chacune de vos Colonnes dans son alignement.
help-horus-4 = Chaque dieu a { $statue-spaces-4 } emplacements de Statue à quatre joueurs, { $statue-spaces-3 } à trois et { $statue-spaces-2 } à deux. À trois, vous recevez aussi le bonus en érigeant votre première Statue en l’honneur d’un dieu. À deux, vous le recevez aussi quand vous effectuez vous-même cette Action Divine, mais pas en érigeant la Statue.
help-horus-5 = Une seconde Statue en l’honneur du même dieu n’apporte pas de second bonus. Les bonus viennent après l’action, dans l’ordre du tour, à partir du joueur qui suit celui qui a agi.
help-horus-caption = Les cases Horus selon la valeur du dé
help-statue-caption = Coût de vos Statues en Granite
help-horus-figure = La zone d’Horus : la valeur du dé, le dieu qu’elle désigne et le bonus de la Statue.

help-ra-title = Râ : ériger une Colonne
help-ra-cost = le Calcaire et le Granite indiqués sur la tuile
help-ra-value = désigne la tuile
help-ra-gain = des PV pour ce qui entoure la tuile, la récompense de la case, peut-être une capacité
help-ra-1 = La valeur indique laquelle des trois tuiles vous utilisez. Payez son coût, tournez-la comme il vous plaît et posez-la sur n’importe quelle case vide de l’enceinte du Temple. Puis, dans cet ordre :
help-ra-2 = 1 PV pour chaque Bâtiment au bout de sa ligne ou de sa colonne, quel que soit son propriétaire. Les Statues ne comptent pas.
help-ra-3 = 1 PV pour chaque contour de la même couleur que celui qu’il touche, d’une tuile voisine ou du bord du Temple ; dans un coin du Temple, 2 PV chacun.
help-ra-4 = La récompense imprimée sur la case recouverte.
help-ra-5 = Les PV de la place d’où vient la tuile.
help-ra-6 = La capacité de la tuile, mais seulement si sa lumière est celle qui éclaire maintenant la section de Râ. Une capacité qui coûte quelque chose peut être refusée.
help-ra-7 = Une de vos Colonnes est placée sur la tuile : elle est à vous. Les autres tuiles glissent vers la droite et une nouvelle arrive à gauche.
help-ra-caption = Les tuiles de Râ
help-ra-figure = L’enceinte du Temple avec ses contours colorés, ses tuiles et ses Colonnes, et les trois tuiles de Râ au-dessus.

help-hathor-title = Hathor : construire au Temple
help-hathor-cost = de { $bread-least } à { $bread-most } Pain, comme indiqué sur l’emplacement
help-hathor-value = la Population avance d’autant
help-hathor-gain = des PV pour vos Colonnes dans l’alignement, les Ressources et la Foi des cases vides
help-hathor-1 = Choisissez n’importe quel emplacement de Bâtiment libre au bord du Temple ; la valeur du dé ne vous limite pas. Payez son Pain et placez-y le Bâtiment le plus à gauche de votre plateau. Puis regardez le long de sa ligne ou de sa colonne :
help-hathor-2 = Chacune de vos propres Colonnes rapporte { $pillar-vp } PV.
help-hathor-3 = Chaque case vide donne exactement 1 de ce qu’elle montre, si c’est une Ressource ou de la Foi. Les Scribes ne se gagnent pas ainsi.
help-hathor-4 = Enfin, votre Population avance de la valeur du dé.
help-hathor-5 = À moins de quatre joueurs, certains emplacements de Bâtiment sont fermés.

help-bastet-title = Bastet : organiser un festival
help-bastet-cost = { $bastet-papyrus } Papyrus
help-bastet-value = le Bonheur avance d’autant
help-bastet-gain = du Bonheur, et des Scribes pour les petits dés
help-bastet-1 = Payez, et votre Bonheur avance de la valeur du dé. Il ne dépasse jamais votre Population ; les crans en trop sont perdus.
help-bastet-2 = Les petits festivals laissent le temps d’écrire : les petits dés rapportent en plus des Scribes.
help-bastet-caption = Les Scribes d’un festival

help-populace-title = Population et Bonheur
help-populace-1 = Les deux marqueurs avancent sur la même piste, de 0 à { $populace-limit }. La *Population* vient d’Hathor et ouvre le Marché : la première fois que la Population de quelqu’un atteint { $opens-3 } ou { $opens-4 }, la troisième ou la quatrième section est garnie, pour tout le monde.
help-populace-2 = Le *Bonheur* vient de Bastet, se dépense chez Osiris et ne dépasse jamais la Population. Il décide des sections du Marché qui vous sont ouvertes, et rapporte pour chaque ▲ atteint.
help-populace-3 = Quand votre Bonheur atteint { $reward-1 } pour la première fois, vous recevez 1 Or, à { $reward-2 } 1 Scribe, et à { $reward-3 } vous effectuez aussitôt une action au choix, de valeur au choix, à son coût habituel et sans dé.
help-populace-caption = Les repères de la piste
help-populace-figure = La piste de Population avec les deux marqueurs de chacun.

help-thoth-title = Thot : prendre des cartes
help-thoth-cost = rien pour un petit dé, sinon du Papyrus
help-thoth-value = indique combien de cartes
help-thoth-gain = des cartes, toutes d’une même section du Marché
help-thoth-1 = La valeur indique combien de cartes vous prenez et ce que vous payez. Vous les prenez toutes et payez tout, et elles viennent d’une seule section ouverte que votre Bonheur permet. Une section qui n’a pas assez de cartes ne peut pas être choisie.
help-thoth-2 = Avant de prendre la première carte, vous pouvez payer { $renewal } Papyrus pour défausser une section entière et la regarnir, une fois par section.
help-thoth-3 = Les places vides sont regarnies à la fin de votre tour avec des cartes du même type. Une pioche épuisée se refait avec sa défausse.
help-thoth-caption = Les cartes et leur prix
help-market-caption = Les sections du Marché des Cartes

help-osiris-title = Osiris : ateliers et carrières
help-osiris-cost = 1 Bonheur
help-osiris-value = désigne la rangée
help-osiris-gain = de la Production, et un peu de la Ressource tout de suite
help-osiris-1 = Vous perdez exactement 1 Bonheur ; sans Bonheur, vous ne pouvez pas construire ici. Placez le Bâtiment le plus à gauche de votre plateau sur un emplacement libre de la rangée que désigne votre dé, dans n’importe lequel des quatre quartiers. Votre Production monte alors et vous recevez ce qu’indique la rangée.
help-osiris-2 = Les rangées du bas rapportent plus tout de suite. Celles du haut gagnent les égalités : à un Décompte, la pièce la plus haute l’emporte.
help-osiris-3 = Le premier Bâtiment en rangée 2 prend aussi l’Or posé à côté. Une Production ne dépasse jamais { $production-limit } : un cran de plus est perdu.
help-osiris-caption = Ce que rapporte un Bâtiment
help-osiris-figure = La zone d’Osiris : les rangées selon la valeur du dé, les quartiers côte à côte.

help-rotation-title = La Rotation
help-rotation-1 = À la fin d’un tour où chacun est arrivé à { $dice-half } ou { $dice-for-maat } dés, le Cadran tourne d’une section dans le sens horaire : la lumière qui éclairait Horus éclaire maintenant Râ.
help-rotation-2 = Avec { $dice-for-maat } dés sur chaque plateau vient le Jugement de Maât ; voir ci-dessous.
help-rotation-3 = Puis les deux sections que couvre maintenant la *Pénombre* reçoivent chacune autant de nouveaux dés qu’il y a de joueurs, tirés du sac et lancés.
help-rotation-4 = Tous les dés rejoignent l’anneau qui convient à la nouvelle lumière, et le tour suivant commence.
help-rotation-before-figure = Avant la Rotation.
help-rotation-after-figure = Après : les mêmes dieux sous une autre lumière, et de nouveaux dés dans la Pénombre.

help-maat-title = Le Jugement de Maât
help-maat-1 = *La pesée.* Votre équilibre est la somme de vos dés Purs, moins la somme de vos dés Corrompus, moins 1 par Ressource sur la balance. Les dés sous la balance ne comptent pas.
help-maat-2 = *La Foi.* Dans l’ordre du tour, chacun peut mettre de sa Foi sur la balance, en n’importe quelle quantité, d’un côté ou de l’autre. Chaque jeton change l’équilibre de 1.
help-maat-3 = *Les pertes.* Un équilibre nettement sous 0 coûte des PV. Personne ne perd rien avec un équilibre de 0 ou plus.
help-maat-4 = *Le nouvel ordre du tour.* Le plus proche de 0 joue en premier, peu importe de quel côté : +2 et −2 se valent. La plus haute valeur Ankh départage.
help-maat-5 = *Un Décompte*, si la flèche du Cadran a rejoint, parmi les marqueurs de Décompte restants, celui du plus petit numéro. C’est le cas un Jugement de Maât sur deux.
help-maat-6 = *Le rangement.* Les dés retournent dans le sac, les Ressources de la balance et toute la Foi dans la réserve. La Foi ne se met pas de côté.
help-maat-7 = *La Destinée.* Les quatre cartes reviennent au centre. Dans le nouvel ordre du tour, chacun en prend une et reçoit sa récompense. La Foi qu’elle donne se garde pour le prochain Jugement de Maât.
help-maat-caption = PV perdus selon l’équilibre
help-maat-figure = Une balance avant le Jugement de Maât : ce qui pèse pour, ce qui pèse contre, et l’équilibre entre les deux.

help-scoring-title = Le Décompte
help-scoring-1 = Il y a { $scorings } Décomptes. Chaque étape est terminée pour tous les joueurs avant que la suivante ne commence. Rien ne quitte le plateau : ce que vous avez construit rapporte les deux fois.
help-scoring-caption = Les étapes d’un Décompte
help-scoring-districts = Chaque quartier d’Osiris : le plus de pièces, Statues au-dessus comprises. La pièce la plus haute départage ; une Statue est au-dessus de tout.
help-scoring-districts-vp = { $district-vp } PV
help-scoring-temple = Chacun de vos Bâtiments et chacune de vos Statues au Temple.
help-scoring-temple-vp = 1 PV
help-scoring-pillars = Chacune de vos Colonnes : pour chaque Bâtiment et Statue à vous au bout de sa ligne et de sa colonne.
help-scoring-pillars-vp = 1 PV
help-scoring-statues = Les Statues que vous avez érigées, où que ce soit.
help-scoring-statues-vp = jusqu’à { $statues-most } PV
help-scoring-happiness = Chaque ▲ que votre Bonheur a atteint.
help-scoring-happiness-vp = { $happiness-vp } PV
help-scoring-production = Chaque marqueur de Production à { $production-limit }.
help-scoring-production-vp = { $production-vp } PV
help-scoring-row = Ce que montrent les cases vides de votre rangée des Bâtiments.
help-scoring-row-vp = les PV indiqués
help-scoring-bread = Payez le Pain que montre votre rangée des Bâtiments ; l’Or le remplace. Pour chaque Pain que vous ne pouvez ou ne voulez pas payer :
help-scoring-bread-vp = −{ $unpaid-vp } PV
help-scoring-2 = Le marqueur de Décompte est ensuite retiré du plateau.
help-statues-caption = Statues érigées
help-happiness-caption = Bonheur
help-row-caption = Bâtiments qui ont quitté votre plateau
help-scoring-figure = D’où sont venus les points de toute une partie.

help-end-title = La fin
help-end-1 = Avant le dernier Décompte, le Décret D23 peut être annoncé : il offre une action, et compte parmi ceux que vous décomptez.
help-end-2 = Après ce Décompte, chacun révèle ses *Décrets*, dans l’ordre du tour. Vous pouvez en décompter jusqu’à { $decrees-scored }, et jamais deux du même symbole. Choisissez lesquels.
help-end-3 = La première place de l’ordre du tour rapporte { $first-vp } PV. À trois ou quatre joueurs, la deuxième rapporte { $second-vp } PV.
help-end-4 = Le joueur qui a le plus de PV gagne. En cas d’égalité, le plus grand nombre de Scribes décide, puis la meilleure place dans l’ordre du tour.

help-botankhamun-title = En solo : Botankhamon
help-botankhamun-1 = Botankhamon est l’adversaire du jeu en solo. Vous jouez contre lui une partie à deux joueurs, avec toutes les règles que vous connaissez. Il ne décide rien : il suit des tuiles, le jeton Deben et des règles fixes, et il ne paie rien. Le programme le joue pour vous ; le journal indique chaque étape et sa raison.
help-botankhamun-2 = *Mise en place.* Il commence avec { $bot-vp } PV, un Bonheur de { $bot-happiness } et une Population de { $bot-population }, sans plateau, Ressources, Décrets ni cartes Départ, et il joue en premier. Une de ses Statues se dresse chez le dieu de la case Horus { $bot-slot }. Vous voyez { $bot-cards-shown } cartes Départ et en prenez { $bot-cards-taken }.
help-botankhamun-3 = *Sa tuile.* Dix tuiles Action forment une pyramide de { $pyramid } rangées. À son premier tour, le marqueur de Progression va sur la première tuile de la base ; le jeton Deben l’envoie ensuite sur la tuile de droite ou sur celle en haut à droite. Après chaque Jugement de Maât, la pyramide est refaite.
help-botankhamun-4 = *Son dé.* Avec la tuile d’un dieu, il prend le dé le plus élevé de la section de ce dieu, un Pur en cas d’égalité ; si aucun dé n’y est permis, on passe à la section suivante dans le sens anti-horaire. Avec une tuile de Ressources, il prend le dé le plus élevé de la couleur de la première Ressource, ou de la suivante s’il n’y en a pas ; à égalité, il préfère une section où il a une Statue. Il ne prend jamais de dé Interdit.
help-botankhamun-5 = *Son action* est toujours l’Action Divine de la section où se trouvait le dé. Il ne produit jamais, et ne reçoit que des PV, des Scribes et des cartes.
help-botankhamun-horus = *Horus :* une Statue en l’honneur du dieu du dé, sinon au-dessus des quartiers où il gagne le plus, sinon au Temple, du côté où s’alignent le plus de ses Colonnes. S’il n’y reste aucun emplacement, { $bot-no-space } PV.
help-botankhamun-ra = *Râ :* il pose la tuile sans la tourner là où elle rapporte le plus : 1 PV pour chaque Bâtiment aligné, 1 PV pour chaque contour qui touche une tuile ou le bord du Temple, et les PV de la place chez Râ.
help-botankhamun-hathor = *Hathor :* un Bâtiment là où ses Colonnes rapportent le plus. La Population avance comme d’habitude.
help-botankhamun-bastet = *Bastet :* le Bonheur avance ; là où il dépasserait la Population, c’est elle qui avance. Il reçoit des Scribes comme vous.
help-botankhamun-thoth = *Thot :* autant de cartes que le dé le permet, dans la plus haute section que son Bonheur permet ; d’abord les Décrets, puis les Technologies, puis les Bénédictions.
help-botankhamun-osiris = *Osiris :* un Bâtiment dans la rangée de la valeur et le quartier de la couleur ; si la place est prise, plus à droite, puis dans la rangée du dessus.
help-botankhamun-6 = *Les Statues* en l’honneur d’un dieu donnent leur bonus chaque fois que l’un de vous deux effectue cette Action Divine. Vous recevez le vôtre comme toujours ; lui reçoit ceci :
help-botankhamun-7 = *Maât.* Son équilibre est fixe et sa valeur Ankh est { $bot-ankh }. Si vous êtes plus près de 0 que lui, vous jouez en premier et choisissez parmi toutes les cartes Destinée. S’il joue en premier, il prend A01 ou A02 au hasard, sans la récompense.
help-botankhamun-8 = *Décompte.* Il marque pour les quartiers, le Temple, les Statues et le Bonheur comme vous. Chaque Bénédiction lui rapporte { $bot-blessing } PV et est défaussée, chaque Technologie { $bot-technology } PV et reste. À la fin, chaque Décret vaut { $bot-decree } PV, et { $bot-scribes } Scribes valent 1 PV. L’ordre du tour lui rapporte aussi des PV.
help-botankhamun-9 = *Défis*, quelle que soit la difficulté : deux cartes Départ au hasard au lieu d’un choix, et des Décrets qui valent { $bot-decree-challenge } PV pour lui.
help-botankhamun-figure = La pyramide de Botankhamon, son marqueur et ses pièces.
help-bonus-caption = Le Bonus Horus de Botankhamon
help-balance-caption = L’équilibre de Botankhamon
help-levels-caption = Difficulté
help-level-easy = rien de plus
help-level-medium = un Bâtiment en rangée { $bot-bread-row } (atelier de Pain), un autre en rangée { $bot-granite-row } (carrière de Granite) et une Colonne dans le Temple, ligne { $bot-pillar-row }, colonne { $bot-pillar-column }
help-level-hard = tout cela, et une seconde Statue chez le dieu de la case Horus { $bot-hard-slot }

help-screen-title = L’écran de jeu
help-screen-1 = *Choisir.* Tout ce que vous pouvez choisir brille : un dé, une case, une carte. Cliquez dessus ou touchez-le. Pointez un dé, ou allez-y avec la touche Tab, pour voir ce que rapporteraient ses actions. Ce qui n’est pas possible est estompé, avec la raison.
help-screen-2 = *Annuler.* Votre tour est provisoire tant que vous ne l’avez pas validé ; les autres ne le voient qu’après. « Annuler » recule d’une étape, « Annuler le tour » revient à son début. Seuls les choix qui révèlent quelque chose de caché, comme un lancer ou une nouvelle carte, sont aussitôt définitifs.
help-screen-3 = *Conseil* indique d’abord un endroit et pose une question. Un second appui montre les trois meilleurs tours et leurs raisons. *Jouer ce tour* en joue un, que vous pouvez encore annuler.
help-screen-4 = *Amis.* Chaque place d’ami a un lien secret. Envoyez-le ; la personne qui l’ouvre et donne un nom s’y assoit. Aucun compte n’est nécessaire, et une partie peut durer des jours, car elle est sauvegardée. Tous les autres peuvent regarder et voient ce qu’un spectateur a le droit de voir.
help-screen-5 = *Ordinateurs.* Il y en a de cinq forces, chacune avec son visage : l’Apprenti se trompe comme tout le monde, l’Oracle voit aussi loin que possible. S’ils tardent trop, appuyez sur « Plus vite ».
help-screen-6 = *Revoir.* Chaque ligne du journal renvoie au moment correspondant. Une partie se revoit étape par étape, avec un graphique du score et l’origine des points.
help-screen-7 = *Thème clair ou sombre.* Le demi-disque dans le coin du haut permet d’en changer.
help-keys-caption = Touches
help-key-tab = vers le choix suivant ; avec Maj, vers le précédent
help-key-arrows = vers le choix le plus proche dans cette direction
help-key-enter = choisir ; si rien n’est sélectionné, valider votre tour
help-key-escape = annuler une étape
help-key-slash = rechercher dans cette page

# Mots des tableaux

help-what-cost = Coût
help-what-value = Le dé
help-what-gain = Vous recevez
help-col-color = Dé
help-col-count = En tout
help-col-out = Écartés à { $players } joueurs
help-col-produces = Produit
help-col-nothing = rien
help-col-value = Valeur
help-col-values = { $low } ou { $high }
help-col-god = Dieu sur le plateau
help-col-bonus = Bonus
help-col-statue = Statue
help-col-tile = Tuile
help-col-cards = Cartes
help-col-pay = Vous payez
help-col-section = Section
help-col-happiness = Votre Bonheur
help-col-opens = S’ouvre
help-col-from = à partir de { $number }
help-col-always = dès le début
help-col-population = Population { $number }
help-col-row = Rangée
help-col-production = Production
help-col-goods = Vous recevez
help-col-step = Étape
help-col-each = Rapporte
help-col-balance = Équilibre
help-col-to = de { $worse } à { $better }
help-col-worse = { $worse } ou pire
help-col-built = Érigées
help-col-gone = Bâtiments
help-col-vp = PV
help-col-bread = Pain dû
help-col-slot = Case
help-col-maat = Jugement de Maât
help-col-level = Difficulté
help-col-more = Ce qui s’ajoute
help-col-key = Touche
help-col-does = Effet
help-col-mark = Case
help-col-meaning = Signification
help-place-left = celle de gauche
help-place-middle = celle du milieu
help-place-right = celle de droite
help-market-family =
    { $family ->
        [blessing]
            { $count ->
                [one] { $count } Bénédiction
               *[other] { $count } Bénédictions
            }
        [technology]
            { $count ->
                [one] { $count } Technologie
               *[other] { $count } Technologies
            }
       *[decree]
            { $count ->
                [one] { $count } Décret
               *[other] { $count } Décrets
            }
    }
help-rises-own = +{ $steps } celle du quartier
help-rises-partner = +{ $steps } celle du quartier et une deuxième, propre à chacun
help-rises-any = +{ $steps } celle du quartier, +{ $any } au choix
help-goods-own = { $amount } de la Ressource du quartier
help-goods-gold = { $amount } de la Ressource du quartier, { $gold } Or
help-key-name =
    { $key ->
        [tab] Tab
        [arrows] ← ↑ → ↓
        [enter] Entrée
        [escape] Échap
       *[slash] /
    }
help-level-name =
    { $level ->
        [easy] Facile
        [medium] Moyenne
       *[hard] Élevée
    }
help-joy-mark = { $symbols } ▲
help-mark-market =
    { $section ->
        [3] Population : ouvre la troisième section du Marché
       *[4] Population : ouvre la quatrième section du Marché
    }
help-mark-reward =
    { $reward ->
        [1] Bonheur : recevez 1 Or
        [2] Bonheur : recevez 1 Scribe
       *[3] Bonheur : effectuez une action au choix
    }
help-start-thing =
    { $thing ->
        [vp] { $amount } PV
        [happiness] Bonheur { $amount }
        [population] Population { $amount }
        [production] Production { $amount } de chaque Ressource
        [gold] { $amount } Or
        [scribes]
            { $amount ->
                [one] { $amount } Scribe
               *[other] { $amount } Scribes
            }
        [buildings] { $amount } Bâtiments
        [pillars] { $amount } Colonnes
       *[statues] { $amount } Statues
    }

# Cartes

help-cards-page-title = Cartes et tuiles
help-cards-page-lead = Toutes les cartes et tuiles du jeu, avec leur face et ce qu’elles font. Un lien comme #T05 mène à une carte précise.
help-cards-page-family = Type
help-cards-page-all = Toutes
help-cards-family =
    { $family ->
        [pillar] Tuiles Colonne
        [starting] Cartes Départ
        [destiny] Cartes Destinée
        [decree] Décrets
        [blessing] Bénédictions
       *[technology] Technologies
    }
help-cards-about =
    { $family ->
        [pillar] L’Action Divine Râ les pose comme fondation d’une Colonne. La capacité agit si sa lumière éclaire la section de Râ à ce moment.
        [starting] Deux d’entre elles sont à vous au début. Le nombre est l’initiative.
        [destiny] On les reprend à chaque Jugement de Maât. Le nombre est la valeur Ankh, qui départage les égalités.
        [decree] Ils se décomptent à la fin de la partie, { $decrees-scored } au plus par joueur, de symboles différents.
        [blessing] Jouées une fois, au moment indiqué par la carte, puis défaussées.
       *[technology] Elles agissent jusqu’à la fin de la partie.
    }
help-cards-initiative = Initiative { $number }
help-cards-ankh = Ankh { $number }
help-cards-symbol = Symbole : { $symbol }
help-cards-cost = Coûte { $goods }
help-cards-light = Agit quand Râ est { light-in }
help-cards-many = À trois ou quatre joueurs seulement

# À propos

help-about-heading = À propos de ce programme
help-about-notice-title = Non officiel
help-about-notice-1 = *Tekhenu – l’Obélisque du Soleil* est un jeu de société de Daniele Tascini et Dávid Turczi, publié par Board & Dice. Le jeu, son nom et ses illustrations appartiennent à ses auteurs et à son éditeur.
help-about-notice-2 = Ce programme est fait par des fans, pour des fans. Il n’est ni réalisé, ni vérifié, ni approuvé par l’éditeur. Il ne contient aucune image ni aucun texte de l’original : chaque dessin est tracé par le programme, et chaque phrase a été écrite pour lui.
help-about-notice-3 = Si le jeu vous plaît, achetez-le : il est magnifique.
help-about-program-title = Le programme
help-about-version = Version { $version }. Logiciel libre sous licence MIT, sources comprises.
help-about-private = Il ne charge rien depuis d’autres sites, ne demande aucun compte et ne suit personne. Un cookie mémorise les places qui sont les vôtres.
help-about-edition-title = L’édition utilisée
help-about-edition-name = Vous jouez avec l’édition « { $name } ».
help-about-edition-changes =
    { $count ->
        [0] Toutes ses valeurs sont les valeurs standard.
        [one] Une de ses valeurs diffère de la valeur standard.
       *[other] { $count } de ses valeurs diffèrent des valeurs standard.
    }
help-about-edition-1 = Ce qui est imprimé sur le plateau et les cartes est ici une donnée : coûts, récompenses, couleurs des contours. Chaque valeur a une source.
help-about-origin-rulebook = *Règles :* le livret de règles la donne. Elle ne peut pas être remplacée.
help-about-origin-public = *Publique :* des sources publiques indépendantes la donnent, et elle s’accorde avec les règles.
help-about-origin-reconstructed = *Reconstituée :* aucun texte publié ne la donne ; elle a donc été choisie pour s’accorder avec tout ce que disent les règles. On joue bien avec elle, mais votre exemplaire en montre sans doute une autre.
help-about-origin-own = *Votre édition :* une valeur que cette édition remplace.
help-about-table-caption = Les valeurs de chaque table selon leur source
help-about-table = Table
help-about-origin =
    { $origin ->
        [rulebook] Règles
        [public] Publique
        [reconstructed] Reconstituée
       *[own] Votre édition
    }
help-about-what =
    { $table ->
        [start] Ce que chacun a au début
        [dice] Dés
        [wheel] Cadran de l’Obélisque
        [statues] Statues
        [building_row] Rangée des Bâtiments
        [horus] Horus
        [pillars] Tuiles Colonne
        [ra] Râ
        [temple] Enceinte du Temple
        [osiris] Osiris
        [tracks] Pistes
        [market] Marché des Cartes
        [maat] Maât
        [cards] Cartes
       *[botankhamun] Botankhamon
    }
help-about-owner-title = Si vous possédez le jeu
help-about-owner-1 = Vous pouvez comparer chaque valeur à votre exemplaire et la remplacer par la vôtre. Ces commandes affichent toutes les tables avec leurs sources, créent un fichier à remplir et le vérifient :
help-about-owner-2 = Ce que le fichier ne nomme pas reste tel quel. La documentation du programme sur le matériel explique tout cela.
