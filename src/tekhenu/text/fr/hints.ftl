# Conseils : d’abord une question qui mène au meilleur tour, puis les trois meilleurs tours.

hint-title = Conseil
hint-close = Fermer le conseil

# Le coup de pouce
hint-look = Regardez la section { god }.
hint-look-part =
    { $part ->
        [temple] Regardez l’enceinte du Temple.
        [osiris] Regardez les quartiers d’Osiris.
        [market] Regardez les cartes.
        [you] Regardez vos propres cartes.
        [wheel] Regardez le cadran de l’Obélisque.
       *[other] Regardez encore une fois vos choix.
    }
hint-ask =
    { $aspect ->
        [scored] Quelle action marque des PV tout de suite ?
        [temple] Où l’enceinte du Temple vous rapporte-t-elle le plus ?
        [districts] Dans quel quartier pourriez-vous obtenir la majorité ?
        [building-row] Que changerait un Bâtiment de plus dans votre rangée ?
        [statues] Où une Statue vous aiderait-elle le plus ?
        [happiness] De quoi votre Bonheur vous prive-t-il ?
        [population] Que permettrait une Population plus élevée ?
        [production] Quelle Production est trop faible pour vos projets ?
        [goods] De quelles Ressources aurez-vous besoin ensuite ?
        [bread] Comment nourrirez-vous vos Bâtiments au prochain Décompte ?
        [scribes] Que pourraient faire vos Scribes maintenant ?
        [faith] Que pourrait vous épargner la Foi au Jugement de Maât ?
        [technologies] Quelle Technologie vous aiderait jusqu’à la fin de la partie ?
        [blessings] Quelle Bénédiction convient à vos projets ?
        [decrees] Que demandent vos Décrets ?
        [rewards] Que vous donnent vos cartes maintenant ?
        [balance] Qu’indiquera votre balance au Jugement de Maât ?
        [turn-order] Qui sera en tête après le Jugement de Maât ?
        [seth] Que se passe-t-il sur le plateau de Seth ?
        [rivals] Que prendront vos adversaires si vous le laissez ?
       *[other] Qu’est-ce qui prépare le mieux vos prochains tours ?
    }
hint-show = Voir les meilleurs tours

# Les meilleurs tours
hint-thinking = Recherche de bons tours…
hint-improving = s’améliore encore
hint-deals =
    { $deals ->
        [one] { $deals } partie imaginée
       *[other] { $deals } parties imaginées
    }
hint-expected = écart final attendu
hint-costs = par rapport au tour 1
hint-then-revealed = puis choisir selon ce qui est révélé
hint-against = Par rapport au tour { $number } : { $vp } PV
hint-do = Jouer ce tour
hint-do-turn = Jouer ce tour : { $turn }
hint-again = Réessayer

# Après « Jouer ce tour »
hint-played = Le tour est complet. Confirmez-le ou annulez-le.
hint-stopped = Ce choix n’est plus possible. Continuez vous-même ou demandez un nouveau conseil.
hint-revealed = Quelque chose a été révélé. Continuez vous-même ou demandez un nouveau conseil.
hint-none = Vous n’avez rien à choisir maintenant.
