# L’analyse d’une partie terminée, sa fin et les variantes

end-headline =
    { $outcome ->
        [won]
            { $vp ->
                [0]
                    { $who ->
                        [you] Vous gagnez au départage.
                       *[other] { $player } gagne au départage.
                    }
                [one]
                    { $who ->
                        [you] Vous gagnez de { $vp } point.
                       *[other] { $player } gagne de { $vp } point.
                    }
               *[other]
                    { $who ->
                        [you] Vous gagnez de { $vp } points.
                       *[other] { $player } gagne de { $vp } points.
                    }
            }
       *[lost]
            { $vp ->
                [0] Vous perdez au départage.
                [one] Vous perdez de { $vp } point.
               *[other] Vous perdez de { $vp } points.
            }
    }
end-line = { $own } PV contre { $other } PV pour { $player }
end-podium = Classement
end-place = Place { $place }
end-decided = Ce qui a décidé de la partie
end-review-offer = Revoyez vos tours : les erreurs, la chance et les trois moments décisifs.
end-again = Rejouer avec le conseiller

review-name = Analyse
review-title = Analyse · Tekhenu
review-trail = Cette partie
review-link = Analyser cette partie
review-open = Ouvrir l’analyse
review-file = Enregistrer en page web
review-json = Enregistrer en JSON
review-none =
    { $state ->
        [abandoned] Il n’y a pas d’analyse : la partie a été abandonnée.
       *[unfinished] Il n’y a pas encore d’analyse : la partie n’est pas terminée.
    }
review-none-why =
    { $state ->
        [abandoned] Une analyse explique un résultat, et une partie abandonnée n’en a pas. Vous pouvez toujours la revoir.
       *[unfinished] L’analyse montre toutes les mains, elle commence donc à la fin de la partie.
    }
review-offer = L’analyse cherche un meilleur tour pour chaque décision. Cela prend quelques minutes. Vous pouvez quitter la page en attendant.
review-start = Analyser cette partie
review-running =
    { $total ->
        [0] L’analyse commence…
       *[other] Tours analysés : { $done } sur { $total }
    }
review-failed = L’analyse n’a pas pu être demandée.
review-lost =
    { $count ->
        [one] { $count } tour n’a pas pu être analysé.
       *[other] { $count } tours n’ont pas pu être analysés.
    }
review-retry = Réessayer
review-curve = Écart attendu { DE($player) }, tour après tour
review-curve-means = La ligne est l’écart attendu avec le meilleur adversaire. Deux parties sur trois se terminent dans la bande.
review-even = égalité
review-luck = chance
review-luck-name = Chance
review-luck-is = { $kinds } : { $vp } PV
review-then = Chance après ce tour : { $luck }
review-point =
    { $round ->
        [0] Mise en place, { $player } : { $grade }, puis { $vp } PV
       *[other] Tour { $round }, { $player } : { $grade }, puis { $vp } PV
    }
review-of = Joueur analysé
review-moments =
    { $count ->
        [0] Aucun moment n’a décidé à lui seul de la partie
        [one] Moment décisif
       *[other] Moments décisifs
    }
review-story =
    { $kind ->
        [turned] Une défaite de { $vp } s’annonçait, puis la partie a tourné.
        [lucky] Les dés et les cartes ont donné { $vp } PV.
        [closer] C’était plus serré que nécessaire : les erreurs ont coûté { $vp } PV.
        [mistakes] Les erreurs ont coûté { $vp } PV, plus que l’écart.
        [unlucky] Les dés et les cartes ont coûté { $vp } PV.
        [slipped] Une victoire de { $vp } s’annonçait, puis elle a échappé.
        [beaten] Les adversaires ont mieux joué.
       *[steady] Presque aucune erreur, du début à la fin.
    }
review-better-is = Mieux : { $turn }
review-better-why = Mieux : { $turn }. { $title } { $vp } PV ({ $detail })
review-better-part = Mieux : { $turn }. { $title } { $vp } PV
review-try = Jouer à partir d’ici
review-show-better = Voir le meilleur tour
review-look = Voir sur le plateau
review-solve = Trouver le meilleur tour
review-steps = Tours
review-previous = Tour précédent
review-next = Tour suivant
review-next-mistake = Erreur suivante
review-turn =
    { $round ->
        [0] Mise en place, { $player }
       *[other] Tour { $round }, { $player }
    }
review-number = { $number } sur { $turns }
review-shown = Position sur le plateau
review-show =
    { $moment ->
        [before] Avant le tour
        [played] Après le tour joué
       *[better] Après le meilleur tour
    }
review-line =
    { $kind ->
        [played] Joué
       *[better] Mieux
    }
review-played-best = Joué, et rien de mieux trouvé
review-margin = d’écart
review-why =
    { $certainty ->
        [sure] Pourquoi c’est mieux
        [likely] Pourquoi c’est sans doute mieux
       *[open] Pourquoi c’est peut-être mieux
    }
review-difference = Différence
review-in-replay = Voir dans la partie
review-skill = Jeu et chance
review-lost-vp = PV perdus
review-sum = D’où vient l’écart final
review-sources = Points par source
review-strong = Joueur fort
review-strong-means =
    { $games ->
        [one] La dernière colonne est la moyenne de joueurs forts de l’ordinateur sur { $games } partie de ce type.
       *[other] La dernière colonne est la moyenne de joueurs forts de l’ordinateur sur { $games } parties de ce type.
    }
review-honest = Un meilleur tour est cherché avec ce que le joueur pouvait savoir à ce moment-là. Les écarts, les pertes et la chance sont calculés toutes mains visibles, mais sans connaître les dés et les cartes à venir.
review-all = Tous les tours

branch-title = Et si ?
branch-from = Continuer à partir du tour { $round }. Qui joue quelle place ?
branch-setup = Continuer à partir de la mise en place. Qui joue quelle place ?
branch-means = Cela crée une partie privée, avec les mêmes dés et cartes à venir tant que les choix sont les mêmes. La partie terminée ne change pas.
branch-go = Jouer
branch-list = Vos variantes
branch-original = La partie elle-même
branch-name = Variante { $number }, à partir du tour { $round }
branch-running = en cours, tour { $round }
branch-share = Toute personne qui a l’adresse d’une variante peut la regarder. Elle n’est dans aucune liste.
branch-note =
    { $round ->
        [0] Et si ? Cette partie en continue une autre à partir de la mise en place.
       *[other] Et si ? Cette partie en continue une autre à partir du tour { $round }.
    }
branch-address = Partagez son adresse pour la montrer.
branch-back = Retour à la partie elle-même

# Les erreurs des parties analysées, en problèmes
own-puzzle = De votre partie
own-goal = Ce tour a perdu { $vp } PV. Trouvez-en un qui perde moins de 1,5 PV.
own-solved = Résolu ! Ce tour vaut le meilleur trouvé.
own-answer = Voici le meilleur tour
own-hint = Indice : { $option }
own-hint-none = Le meilleur tour commence autrement. Annulez le tour pour recommencer.
own-missed = Ce tour perd { $vp } PV. Réessayez.
own-back = Retour à l’analyse
own-list = De vos parties
own-list-means = Les erreurs et les gaffes de vos parties analysées
