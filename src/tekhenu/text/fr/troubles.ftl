# Ce qui ne va pas dans une édition. $label nomme une valeur.

box-incomplete = Pas encore enregistré : il manque quelque chose, ou un nombre est hors limites.
box-trouble-file = Ce n’est pas un fichier d’édition lisible.
box-trouble-key = Une valeur inconnue y est nommée.
box-trouble-unnamed = Une édition doit avoir un nom de 1 à 60 caractères.
box-trouble-rulebook = Le livret énonce cette valeur : elle ne peut pas être remplacée.
box-trouble-value = Valeur impossible pour « { $label } ».
box-trouble-name = C’est le nom de l’édition par défaut. Choisissez-en un autre.

# Des valeurs qui se contredisent

box-trouble-dice-total = Il y a { $total } dés en tout, mais le livret en compte { $whole }.
box-trouble-dice-out = Il en faut au moins { $least }, car autant restent dans la boîte à moins de joueurs ({ $label }).
box-trouble-lights = Chaque lumière doit figurer dans deux sections, les deux sections au Soleil en premier.
box-trouble-preprinted = Chacun des six dieux doit figurer une seule fois.
box-trouble-ra-points = Les tuiles doivent valoir 1, 2 et 3 PV, chaque valeur une seule fois.
box-trouble-sections = Chaque section du Marché doit avoir une couleur différente.
box-trouble-partner = La seconde Production ne peut pas être celle du quartier ({ $label }).
box-trouble-spaces = À { $players } joueurs, il faut au moins un emplacement de Bâtiment.
box-trouble-symbols = Les Décrets doivent avoir au moins trois symboles différents.
box-trouble-bag = Il en faut au plus { $most }, car il n’y a pas plus de ces dés ({ $label }).
box-trouble-bag-gray = Il en faut au moins { $least }, pour les dés posés au départ sur le plateau de Seth ({ $label }).
box-trouble-bag-total = À { $players } joueurs, le sac doit contenir au moins { $needed } dés, et non { $total }.
box-trouble-start = Au plus { $most }, car la piste s’arrête là ({ $label }).

# Pourquoi une partie ne peut pas être créée avec certains réglages ; cela suit un deux-points.
settings-trouble =
    { $kind ->
        [prepared] à une vraie table, ce n’est pas l’ordinateur qui fait la mise en place
        [standing] on ne peut saisir une partie en cours qu’à une vraie table
        [dice] l’édition a trop peu de dés pour L’Ombre de Seth
       *[other] l’une d’elles manque, est inconnue ou ne convient pas aux autres
    }
