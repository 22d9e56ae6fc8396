# Ce qui ne va pas dans une édition : des bouts de phrase sans point, après l’endroit concerné.

edition-at = { $place } : { $problem }
edition-line =
    { $column ->
        [0] ligne { $line }
       *[other] ligne { $line }, colonne { $column }
    }
edition-unfinished = { $place } : il reste quelque chose à choisir
edition-more =
    { $count ->
        [one] { $problem } (encore { $count } problème : { $command })
       *[other] { $problem } (encore { $count } problèmes : { $command })
    }
edition-fine =
    { $count ->
        [0] { $file } est correct. Il ne change rien : toutes les valeurs sont celles de l’édition standard.
        [one] { $file } est correct. Il remplace { $count } valeur :
       *[other] { $file } est correct. Il remplace { $count } valeurs :
    }
edition-column =
    { $column ->
        [value] valeur
        [default] standard
       *[own] la vôtre
    }

## Le fichier

edition-problem-unreadable =
    { $why ->
        [missing] ce fichier n’existe pas
        [forbidden] la lecture du fichier n’est pas autorisée
        [directory] c’est un dossier, pas un fichier
       *[other] le fichier est illisible
    }
edition-problem-not-text = l’octet { $byte } n’est pas du texte UTF-8
edition-problem-broken =
    { $why ->
        [twice] TOML incorrect : cette clé ou cette table existe déjà
        [unclosed] TOML incorrect : un guillemet ou un crochet n’est pas fermé
        [value] TOML incorrect : ce n’est pas une valeur (un texte s’écrit entre guillemets)
       *[syntax] TOML incorrect : il faut une ligne de la forme clé = valeur
    }
edition-problem-nested = les valeurs sont imbriquées trop profondément
edition-problem-long-line =
    { $length ->
        [one] { $length } caractère sur une ligne, { $most } au plus
       *[other] { $length } caractères sur une ligne, { $most } au plus
    }
edition-problem-empty = le fichier est vide, il faut au moins une ligne comme { $example }
edition-problem-overrides = { $found } au lieu de valeurs désignées par un chemin de clé
edition-problem-no-name = le nom manque, ajoutez une ligne comme { $example }
edition-problem-default-name = « { $name } » est le nom de l’édition standard, choisissez-en un autre
edition-problem-unknown = clé inconnue ; clés possibles : { $names }
edition-problem-unknown-near = clé inconnue, vouliez-vous dire { $near } ?
edition-problem-shape =
    { $count ->
        [one] { $found } au lieu d’une table ({ $names }) ou d’un tableau de { $count } valeur
       *[other] { $found } au lieu d’une table ({ $names }) ou d’un tableau de { $count } valeurs
    }

## Une valeur

edition-problem-value = { $found } au lieu { DE($expected) }
edition-problem-value-hint = { $found } au lieu { DE($expected) } ({ $hint })
edition-problem-rulebook = { $found }, mais le livret de règles indique { $printed }

edition-found-value = { $text }
edition-found-array =
    { $count ->
        [one] { $count } valeur [{ $text }]
       *[other] { $count } valeurs [{ $text }]
    }
edition-found-empty-array = un tableau vide
edition-found-table = une table avec { $names }
edition-found-no-keys = une table vide
edition-found-empty-text = un texte vide
edition-found-nothing = une valeur vide

edition-expected-number = un nombre entier de { $low } à { $high }
edition-expected-name = un nom de 1 à { $most } caractères imprimables
edition-expected-symbol = un mot de { $most } lettres au plus
edition-expected-word = l’un des mots { $words }
edition-expected-or = { $expected }, ou { $word }
edition-expected-amount = une quantité de 1 à { $most } et l’un des mots { $words }, comme { $example }
edition-expected-amounts = une ou plusieurs quantités de 1 à { $most }, chacune avec l’un des mots { $words }, comme { $example }
edition-expected-edges = { $count } couleurs parmi r (rouge), g (vert), b (bleu) et y (jaune)
edition-expected-order = { $words }, chacun une fois, dans n’importe quel ordre
edition-expected-players = une liste croissante de nombres de joueurs, comme { $example }
edition-expected-effect = un effet comme { $examples }
edition-expected-effects = un ou plusieurs effets séparés par un point-virgule, comme { $examples }

edition-hint-near = vouliez-vous dire { $word } ?
edition-hint-twice = { $word } y figure deux fois
edition-hint-count = il y en a { $count }

## Des valeurs qui se contredisent

edition-problem-dice-total =
    { $total ->
        [one] { $total } dé en tout, mais la boîte en contient { $all }
       *[other] { $total } dés en tout, mais la boîte en contient { $all }
    }
edition-problem-dice-left-out =
    { $count ->
        [one] { $count } dé, mais on en écarte { $least } s’il y a moins de joueurs
       *[other] { $count } dés, mais on en écarte { $least } s’il y a moins de joueurs
    }
edition-problem-lights = les sections sont { $lights } ; il en faut deux de chaque lumière, d’abord les deux sections Soleil
edition-problem-gods = les dieux sont { $gods } ; il faut chacun des six dieux une fois
edition-problem-ra-points = les tuiles rapportent { $points } PV ; il faut 1, 2 et 3 PV, chacun une fois
edition-problem-sections = les sections du Marché sont { $sections } ; il faut une fois chacune de celles-ci : { $all }
edition-problem-partner = { $good } est la Ressource de ce quartier, il en faut une autre
edition-problem-no-space = à { $players } joueurs, aucun emplacement de Bâtiment du Temple ne sert
edition-problem-symbols = les Décrets n’ont que ces symboles : { $symbols } ; il en faut au moins trois, car trois Décrets peuvent être décomptés
edition-problem-seth-bag-most =
    { $count ->
        [one] { $count } dé, mais la boîte n’en contient que { $most }
       *[other] { $count } dés, mais la boîte n’en contient que { $most }
    }
edition-problem-seth-bag-gray =
    { $count ->
        [one] { $count } dé gris, mais on en lance { $least } pour le plateau de Seth
       *[other] { $count } dés gris, mais on en lance { $least } pour le plateau de Seth
    }
edition-problem-seth-bag-least =
    { $total ->
        [one] { $total } dé dans le sac à { $players } joueurs, mais on en tire { $needed }
       *[other] { $total } dés dans le sac à { $players } joueurs, mais on en tire { $needed }
    }
edition-problem-seth-track = { $count } dépasse la dernière case de la piste, qui est { $limit }
