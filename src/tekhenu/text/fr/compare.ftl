# Valeurs reconstituées à une vraie table : le propriétaire compare les éléments avec son exemplaire.

compare-home = Beaucoup de valeurs imprimées sur les éléments sont reconstituées, car aucune source publique ne les donne. Elles peuvent différer de celles de votre exemplaire.
compare-home-check = Vérifier d’abord mon exemplaire
compare-home-go-on = Ou commencez tout de suite : le compagnon vous montre chacun de ces éléments dès qu’il entre en jeu, et vous confirmez ou corrigez ses valeurs.
compare-title = { $part } : { $name }
compare-question =
    { $kind ->
        [tile] Votre tuile est-elle identique ?
        [card] Votre carte est-elle identique ?
       *[board] Est-ce identique chez vous ?
    }
compare-why = Ces valeurs sont reconstituées et peuvent différer de celles de votre exemplaire.
compare-right =
    { $kind ->
        [tile] Comme sur ma tuile
        [card] Comme sur ma carte
       *[board] Comme dans mon exemplaire
    }
compare-wrong = Chez moi, c’est différent
compare-later = Pas maintenant
compare-further =
    { $count ->
        [one] Encore un élément à comparer
       *[other] Encore { $count } éléments à comparer
    }
compare-differs = Votre édition a d’autres valeurs que cette partie.
compare-game = Dans cette partie
compare-own = Dans votre édition
compare-use = Utiliser les miennes désormais
compare-edit = Modifier ma saisie
compare-back = Retour à la partie
refusal-edition-used = La partie a déjà utilisé les anciennes valeurs et continue donc avec elles. Votre édition conserve la correction pour la prochaine partie. Pour l’appliquer à celle-ci, revenez juste avant ce moment avec « { companion-correct } » et réessayez.

# Dans le terminal
compare-count =
    { $values ->
        [one] Une valeur imprimée sur les éléments de cette partie est reconstituée et peut différer de celle de votre exemplaire.
       *[other] { $values } valeurs imprimées sur les éléments de cette partie sont reconstituées et peuvent différer de celles de votre exemplaire.
    }
compare-ask = Appuyez sur Entrée pour commencer ; un avertissement s’affiche dès qu’un tel élément entre en jeu. Tapez c pour vérifier d’abord votre exemplaire, q pour quitter.
compare-how = Créez un fichier avec « { $template } », remplissez-le d’après vos éléments, puis commencez avec « { $play } ».
compare-warn = Valeurs reconstituées, à comparer avec votre exemplaire : { $what }
compare-board =
    { $values ->
        [one] { $part }, { $values } valeur (voir « { $command } »)
       *[other] { $part }, { $values } valeurs (voir « { $command } »)
    }
