# Le coach, et la première partie que l’on joue avec lui.

coach-title = Coach
coach-dismiss = Désactiver le coach
coach-explain = Expliquer
coach-careful = Attention :
coach-again = Choisissez-le de nouveau pour confirmer, ou choisissez autre chose.
command-coach = demander à un coach d’expliquer vos choix et de vous mettre en garde
first-game = Votre première partie
first-game-hint = La mise en place est faite pour vous, Botankhamon joue au niveau facile, et un coach explique chaque question et vous prévient avant un choix coûteux.

## Chaque sorte de question, la première fois qu’elle est posée

coach-ask-confirm = Voilà tout votre tour. Tant que vous ne l’avez pas validé, vous pouvez tout annuler.
coach-ask-decree = Les Décrets sont des objectifs secrets qui rapportent des PV tout à la fin. Gardez celui qui convient à ce que vous comptez construire.
coach-ask-starting = Les cartes Départ donnent des Ressources, des jetons ou une première pièce avant le début de la partie. Vous en prenez deux.
coach-ask-destiny = Une carte Destinée est un petit cadeau. Sa valeur Ankh ne fait que départager les égalités au prochain Jugement de Maât.
coach-ask-reward = Vos cartes prennent effet l’une après l’autre, dans l’ordre que vous voulez. Parfois, l’une rend la suivante plus utile.
coach-ask-keep = Vous avez pioché ces cartes. Gardez celle qui vous aide le plus.
coach-ask-gain = Prenez ce qu’il vous faut pour votre prochaine action. L’Or est le plus souple : il remplace n’importe quelle Ressource.
coach-ask-advance = La Population fait de la place au Bonheur, qui ne la dépasse jamais. Le Bonheur rapporte des PV à chaque Décompte.
coach-ask-die = Prenez un dé et effectuez une seule action avec lui : l’Action Divine de sa section, ou la production de la Ressource de sa couleur. Les dés Purs augmentent votre équilibre, les Corrompus le diminuent ; l’idéal est 0.
coach-ask-take = Prenez le dé tel quel ou dépensez des Scribes : chacun change sa valeur de 1 ou 2, et deux permettent une Action Anubis, soit n’importe quel dé pour n’importe quelle action.
coach-ask-side = Un dé Interdit peut aller d’un côté ou de l’autre de votre balance. Choisissez celui qui vous rapproche de 0.
coach-ask-action = Effectuez l’Action Divine avec la valeur du dé, ou produisez autant de Ressources. Ce que vous ne pouvez pas payer n’est pas proposé.
coach-ask-produce-first = Votre Technologie vous permet de dépenser un Scribe pour produire avec ce dé avant l’Action Divine.
coach-ask-produce = Avant de produire, vous pouvez jouer une Bénédiction qui s’y ajoute. Elle ne sert qu’une fois.
coach-ask-value = Une Technologie vous permet de changer la valeur du dé. Choisissez celle qui vous rapporte le plus.
coach-ask-any-action = Vous pouvez effectuer n’importe quelle action. Vous choisirez ensuite sa valeur.
coach-ask-pay = Payez comme vous voulez. L’Or remplace n’importe quelle Ressource : gardez-le pour ce que vous ne pouvez pas produire.
coach-ask-statue = Une Statue en l’honneur d’un dieu vous donne son bonus chaque fois qu’un autre joueur effectue cette Action Divine (à deux joueurs, aussi quand c’est vous). Une Statue pour le peuple compte à chaque Décompte, selon l’endroit où elle se trouve.
coach-ask-temple = Tournez la tuile pour que ses contours aient la même couleur que leurs voisins : chacun rapporte 1 PV, ou 2 dans un coin. Chaque Bâtiment au bout de sa ligne et de sa colonne rapporte aussi 1 PV, quel que soit son propriétaire.
coach-ask-hathor = Vos Colonnes dans cette ligne ou cette colonne rapportent des PV, et chaque case vide donne exactement 1 Ressource ou 1 jeton Foi, selon ce qu’elle montre.
coach-ask-osiris = Chaque Bâtiment augmente ce que vous pouvez produire d’une Ressource. Le joueur qui a le plus de pièces dans un quartier y marque des PV.
coach-ask-production = Un marqueur plus haut vous permet de garder plus de cette Ressource. Sur 6, il rapporte aussi des PV à chaque Décompte.
coach-ask-market = Les Bénédictions servent une fois, les Technologies toute la partie, les Décrets rapportent des PV à la fin. Toutes vos cartes viennent d’une même section.
coach-ask-ability = La tuile vous propose une Action Divine à son coût habituel. Vous pouvez refuser.
coach-ask-close = Votre tour s’achève : dernière occasion de jouer une Bénédiction qui se joue à tout moment.
coach-ask-faith = Chaque jeton Foi change votre équilibre de 1, en plus ou en moins. Le joueur le plus proche de 0 commence, trop de Corruption coûte des PV, et la Foi inutilisée est perdue.
coach-ask-bread = Vos Bâtiments coûtent du Pain ; vous pouvez aussi payer en Or. Chaque Pain non payé coûte 3 PV.
coach-ask-declare = Annoncez ce Décret maintenant pour vous en servir avant le dernier Décompte. Il compte parmi les trois que vous pouvez décompter.
coach-ask-score = Décomptez jusqu’à trois Décrets de symboles différents : vos meilleurs.
coach-ask-repeat = Pour 2 Or, l’un de vos Décrets compte deux fois. Prenez celui qui rapporte le plus.
coach-ask-tribute = Payez une Ressource pour chaque ▲ de votre Population que vous voulez décompter. Seuls les Décrets D03 et D08 demandent encore des Ressources.
coach-ask-service = Votre Cultiste vous aide, mais chaque Automa marque aussi des PV. Faites appel à lui si vous y gagnez davantage.
coach-ask-cultist = Un Cultiste vous aide chaque fois que vous effectuez son action. Choisissez celui dont l’action vous servira souvent.
coach-ask-artifact = Les artefacts coûtent des prêtres. Certains aident une fois, d’autres à chaque Jugement de Maât.
coach-ask-conquest = La tuile Conquête recouvre une case du Temple. Regardez ce qu’elle y rapporte.

## Ce que quelque chose coûterait

coach-maat-now = Votre équilibre au Jugement de Maât serait de { $balance } : vous perdriez { $vp } PV.
coach-maat-faith = Votre équilibre au Jugement de Maât serait de { $balance } : vous perdriez { $vp } PV, à moins que votre Foi ne l’amène à { $best }.
coach-maat-soon =
    { $turns ->
        [one] Votre équilibre est de { $balance }. Si vous ne l’améliorez pas à votre dernier tour avant le Jugement de Maât, vous perdrez { $vp } PV.
       *[other] Votre équilibre est de { $balance }. Si vous ne l’améliorez pas pendant vos { $turns } tours avant le Jugement de Maât, vous perdrez { $vp } PV.
    }
coach-bread =
    { $rounds ->
        [0] Un Décompte suit ce tour. Il vous manque { $bread } Pain pour vos Bâtiments, ce qui coûterait { $vp } PV.
        [1] Un Décompte suit le prochain tour. Il vous manque { $bread } Pain pour vos Bâtiments, ce qui coûterait { $vp } PV.
       *[other] Un Décompte aura lieu dans { $rounds } tours. Il vous manque { $bread } Pain pour vos Bâtiments, ce qui coûterait { $vp } PV.
    }
coach-bread-unpaid = Vous pouvez encore payer { $bread } Pain. Le garder vous coûte { $vp } PV.
coach-faith-vp = Votre équilibre serait de { $balance }. Votre Foi pourrait l’amener à { $best } et vous épargner { $vp } PV ; la Foi inutilisée est perdue.
coach-faith-left = Votre équilibre serait de { $balance }. Votre Foi pourrait l’amener à { $best }, plus près de la première place ; la Foi inutilisée est perdue.
coach-only-produces = L’Action Divine { god } est impossible : { $reason }. Ce dé ne peut servir qu’à produire.
coach-excess = Excédent : { $excess }. Il pèse du côté Corrompu de votre balance jusqu’au Jugement de Maât.
coach-festival =
    { $lost ->
        [one] Le Bonheur ne peut pas dépasser votre Population. Vous perdriez { $lost } cran.
       *[other] Le Bonheur ne peut pas dépasser votre Population. Vous perdriez { $lost } crans.
    }
coach-joy = Votre Bonheur tomberait sous un ▲ : { $vp } PV de moins à chaque Décompte à venir.
coach-idle = Vous prendriez un dé sans effectuer d’action. Un autre dé, un Scribe ou une Bénédiction en permettrait peut-être une.

## Ce qui échappe facilement

coach-even = Maât pèse les balances après ce tour, et le joueur le plus proche de 0 joue en premier. Avec « { $option } », votre équilibre serait de { $balance }.
coach-blessing = Vous pourriez jouer { $card } ici : { $text }
coach-blessings = Vous pourriez jouer { $cards } ici.
coach-decree = Votre Décret { $card } rapporterait { $vp } PV de plus avec « { $option } ».
coach-scribes =
    { $scribes ->
        [one] « { $option } » : avec cette valeur, l’Action Divine { god } est impossible. Avec un Scribe, le dé passe à { $value }, et elle devient possible.
       *[other] « { $option } » : avec cette valeur, l’Action Divine { god } est impossible. Avec { $scribes } Scribes, le dé passe à { $value }, et elle devient possible.
    }
coach-wheel = Le Cadran tourne après ce tour. Dés que vous pouvez prendre maintenant et qui deviendront Interdits : { $dice }.
coach-trade-off = C’est un compromis : comparez-le à ce qu’apportent les autres choix.

# The turn that waits for confirmation, compared with the best turn that was found
coach-stronger =
    { $grade ->
        [blunder] Bien plus fort : « { $turn } ».
        [mistake] Plus fort : « { $turn } ».
       *[inaccuracy] Un peu plus fort : « { $turn } ».
    }
coach-because = Pourquoi : { $reasons }.
coach-reason = { $title } ({ $facts })
coach-try = Annuler le tour et essayer celui-là
coach-worth-it = Ce tour a un prix, mais aucun tour nettement plus fort n’a été trouvé.
