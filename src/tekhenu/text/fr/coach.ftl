# Le coach, et la première partie que l’on joue avec lui.

coach-title = Coach
coach-dismiss = Désactiver le coach
coach-explain = Expliquer
coach-silent = Rien à signaler ici.
coach-careful = Attention :
coach-again = Choisissez-le encore une fois si c’est bien ce que vous voulez, ou choisissez autre chose.
command-coach = un coach explique, met en garde et signale ce qui compte
first-game = Votre première partie
first-game-hint = La mise en place est faite pour vous, Botankhamon joue au plus facile, et un coach explique ce qui est demandé et vous prévient.

## Chaque sorte de question, la première fois qu’elle est posée

coach-ask-confirm = Voilà votre tour complet. Tant que vous ne l’avez pas confirmé, tout peut être annulé.
coach-ask-decree = Les Décrets sont des objectifs secrets qui rapportent des PV tout à la fin. Gardez celui qui va avec ce que vous aimeriez construire.
coach-ask-starting = Les cartes Départ donnent des biens ou une première pièce avant le début de la partie. Vous en aurez deux.
coach-ask-destiny = Une carte Destinée est un petit cadeau. Sa valeur Ankh ne fait que départager les égalités au prochain Jugement de Maât.
coach-ask-reward = Vos cartes prennent effet l’une après l’autre, dans l’ordre que vous voulez. Parfois, l’une rend la suivante plus utile.
coach-ask-keep = Vous avez pioché ces cartes. Gardez celle qui vous aide le plus.
coach-ask-gain = Prenez ce que coûte votre prochain projet. L’Or est le plus souple : il remplace toute Ressource.
coach-ask-advance = La Population fait de la place au Bonheur, qui ne la dépasse jamais. Le Bonheur rapporte des PV à chaque Décompte.
coach-ask-die = Prenez un dé et faites-en une seule chose : l’action du dieu chez qui il se trouve, ou la production de la Ressource de sa couleur. Les dés Purs comptent en plus, les Corrompus en moins ; visez 0.
coach-ask-take = Prenez le dé tel qu’il est ou dépensez des Scribes : un seul change sa valeur de 1 ou 2, deux appellent Anubis, avec qui n’importe quel dé permet n’importe quelle action.
coach-ask-side = Un dé Interdit peut aller d’un côté ou de l’autre de votre balance. Choisissez celui qui vous rapproche de 0.
coach-ask-action = Effectuez l’Action Divine, qui dépend de la valeur du dé, ou produisez autant de Ressources que cette valeur. Ce que vous ne pouvez pas payer n’est pas proposé.
coach-ask-produce-first = Votre Technologie vous laisse produire avec ce dé pour un Scribe, puis effectuer l’Action Divine.
coach-ask-produce = Avant de produire, vous pouvez jouer une Bénédiction qui s’y ajoute. Elle ne sert qu’une fois.
coach-ask-value = Une Technologie vous laisse changer la valeur du dé. Prenez celle qui rapporte le plus.
coach-ask-any-action = Vous pouvez effectuer n’importe quelle action, avec une valeur que vous choisirez ensuite.
coach-ask-pay = Payez comme vous voulez. L’Or remplace toute Ressource : gardez-le pour ce que vous ne pouvez pas produire.
coach-ask-statue = Une Statue en l’honneur d’un dieu vous donne son bonus quand quelqu’un effectue l’action de ce dieu. Une Statue pour le peuple compte là où elle se trouve, à chaque Décompte.
coach-ask-temple = Tournez la tuile pour que ses contours concordent avec leurs voisins : chacun rapporte des PV, le double dans un coin. Les Bâtiments au bout de la ligne et de la colonne comptent aussi, quel que soit leur propriétaire.
coach-ask-hathor = Vos Colonnes dans cette ligne ou cette colonne rapportent des PV, et chaque case vide donne exactement 1 Ressource ou 1 jeton Foi, selon ce qu’elle montre.
coach-ask-osiris = Chaque Bâtiment augmente ce que vous pouvez produire d’une Ressource. Le joueur qui a le plus de pièces dans un quartier y marque des points.
coach-ask-production = Un marqueur plus haut vous laisse garder plus de cette Ressource. Sur 6, il rapporte aussi des PV à chaque Décompte.
coach-ask-market = Les Bénédictions servent une fois, les Technologies toute la partie, les Décrets rapportent des PV à la fin. Toutes vos cartes viennent d’une même section.
coach-ask-ability = La tuile vous propose une Action Divine à son coût habituel. Vous pouvez refuser.
coach-ask-close = Votre tour s’achève : dernière occasion de jouer une Bénédiction qui se joue à tout moment.
coach-ask-faith = Chaque jeton Foi pèse 1, d’un côté ou de l’autre. À 0, on joue en premier, trop de Corruption coûte des PV, et ce qui ne sert pas est perdu.
coach-ask-bread = Vos Bâtiments demandent du Pain, et l’Or convient aussi. Chaque Pain non payé coûte 3 PV.
coach-ask-declare = Annoncez ce Décret pour vous en servir avant le dernier Décompte. Il prend l’une de vos trois places de Décret.
coach-ask-score = Décomptez jusqu’à trois Décrets de symboles différents, les meilleurs que vous ayez.
coach-ask-repeat = Pour 2 Or, l’un de vos Décrets compte deux fois. Prenez celui qui rapporte le plus.
coach-ask-tribute = Payez une Ressource pour chaque ▲ de votre Population que vous voulez décompter. À part vos autres Décrets (D03, D08), plus rien n’en demande.
coach-ask-service = Votre Cultiste vous sert, mais chaque Automa y gagne. Faites-le si cela vous rapporte davantage.
coach-ask-cultist = Un Cultiste vous sert chaque fois que vous effectuez son action. Prenez-en un dont l’action vous plaît.
coach-ask-artifact = Les artefacts coûtent des prêtres. Certains aident une fois, d’autres à chaque Jugement de Maât.
coach-ask-conquest = La tuile Conquête recouvre une case du Temple. Voyez ce qu’elle y rapporte.

## Ce que quelque chose coûterait

coach-maat-now = Votre équilibre au Jugement de Maât serait de { $balance } : vous perdriez { $vp } PV.
coach-maat-faith = Votre équilibre au Jugement de Maât serait de { $balance } : vous perdriez { $vp } PV, à moins que votre Foi ne l’amène à { $best }.
coach-maat-soon = Votre balance est à { $balance }. Si vous ne la relevez pas, Maât prendra { $vp } PV. Tours qui vous restent d’ici là : { $turns }.
coach-bread =
    { $rounds ->
        [0] Un Décompte suit ce tour. Pain manquant pour vos Bâtiments : { $bread }, ce qui coûterait { $vp } PV.
        [1] Un Décompte suit le tour prochain. Pain manquant pour vos Bâtiments : { $bread }, ce qui coûterait { $vp } PV.
       *[other] Un Décompte aura lieu dans { $rounds } tours. Pain manquant pour vos Bâtiments : { $bread }, ce qui coûterait { $vp } PV.
    }
coach-bread-unpaid = Vous pourriez payer { $bread } Pain de plus : le garder coûte { $vp } PV.
coach-faith-vp = Votre équilibre serait de { $balance }. Votre Foi pourrait l’amener à { $best } et vous épargner { $vp } PV ; ce qui ne sert pas est perdu.
coach-faith-left = Votre équilibre serait de { $balance }. Votre Foi pourrait l’amener à { $best }, plus près de la première place ; ce qui ne sert pas est perdu.
coach-only-produces = { god } ne peut pas agir : { $reason }. Ce dé ne peut servir qu’à produire.
coach-excess = Excédent : { $excess }. Il pèse du côté Corrompu de votre balance jusqu’au Jugement de Maât.
coach-festival = Le Bonheur ne peut pas dépasser votre Population. Crans perdus : { $lost }.
coach-joy = Votre Bonheur tombe sous un ▲ : { $vp } PV de moins à chaque Décompte à venir.
coach-idle = Vous prenez un dé sans rien en faire. Un autre dé, un Scribe ou une Bénédiction permettrait peut-être une action.

## Ce qui échappe facilement

coach-even = Maât pèse les balances après ce tour, et le joueur le plus près de 0 joue en premier. « { $option } » laisserait { $balance }.
coach-blessing = { $card } convient ici : { $text }
coach-blessings = Vous pouvez jouer { $cards } ici.
coach-decree = Votre Décret { $card } peut rapporter { $vp } PV ici : « { $option } ».
coach-scribes =
    { $scribes ->
        [one] « { $option } » : tel quel, { god } ne peut pas agir. Un Scribe en fait un { $value }, et c’est possible.
       *[other] « { $option } » : tel quel, { god } ne peut pas agir. { $scribes } Scribes en font un { $value }, et c’est possible.
    }
coach-wheel = Le Cadran tourne après ce tour. Dés que vous pouvez prendre maintenant et qui deviennent Interdits : { $dice }.
coach-better = L’ordinateur commencerait plutôt par « { $option } ». Il en attend à la fin environ { $vp } PV de plus.
