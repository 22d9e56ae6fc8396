# Ce que le serveur répond quand quelque chose n’est pas possible, et ce qu’il annonce de loin.

refusal-late = Quelqu’un a été plus rapide : la partie a avancé.
refusal-not-asked = Ce n’est pas à vous de choisir.
refusal-must-confirm = Votre tour est terminé. Validez-le ou annulez un choix.
refusal-nothing-to-undo = Vous n’avez rien à annuler.
refusal-too-many-undos = Plus rien ne peut être annulé : cette partie a atteint la limite.
refusal-nothing-to-confirm = Il n’y a encore rien à valider.
refusal-over = La partie est terminée.
refusal-abandoned = Cette partie a été abandonnée.
refusal-stand-in = Un ordinateur joue pour vous. Reprenez d’abord votre place.
refusal-no-stand-in = Aucun ordinateur ne joue pour vous ici.
refusal-not-away = Ce joueur est encore là, ou ce n’est pas lui que la partie attend.
refusal-no-motion = Cette proposition n’existe pas.
refusal-illegal = Ce n’est pas possible : { $reason }.
refusal-already-entered = Un autre joueur a aussi saisi cette carte. L’un de vous deux s’est trompé : vérifiez la vôtre.
refusal-not-your-seat = Cette place n’est pas la vôtre.
refusal-unclaimed = Personne n’a encore pris cette place. Prenez-la d’abord avec son lien.
refusal-which-seat = Vous avez plusieurs places dans cette partie. Choisissez-en une.
refusal-no-such-game = Cette partie n’existe pas.
refusal-no-such-seat = Cette place n’existe pas dans cette partie.
refusal-broken-game = Cette partie a été commencée avec une autre version du programme et ne peut pas être ouverte.
refusal-wrong-link = Ce lien ne mène à aucune place de cette partie. Il est peut-être incomplet.
refusal-seat-taken = Cette place est prise. Est-ce la vôtre, sur un autre appareil ? Ouvrez-y la table : « Places » donne un lien pour celui-ci.
refusal-bad-name = Un nom compte de 1 à 40 caractères visibles.
refusal-bad-seats =
    { $players ->
        [one] Indiquez qui occupe la place : me, friend ou un joueur ordinateur ({ $agents }).
       *[other] Indiquez qui occupe chacune des { $players } places : me, friend ou un joueur ordinateur ({ $agents }).
    }
refusal-bad-agent = Aucun joueur ordinateur ne s’appelle « { $agent } ». Noms possibles : { $agents }. Recherches les plus longues : { $longest }.
refusal-bad-settings = Ces options sont incompatibles : { $reason }.
refusal-bad-save = La sauvegarde ne peut pas être chargée : { $reason }.
refusal-bad-draft = Cette partie ne peut pas être reprise : { $reason }.
refusal-bad-standing = Quelque chose ne va pas encore sur la table. Vérifiez les rubriques marquées.
refusal-no-save = Une sauvegarde révèle tous les secrets : vous ne pourrez la télécharger qu’une fois la partie terminée.
refusal-no-hints = Cette partie se joue sans conseils.
refusal-not-over = L’analyse sera disponible une fois la partie terminée.
refusal-no-review = Cette partie n’a pas encore été analysée.
refusal-no-branch = Avant la fin de la partie, seul un joueur qui tient toutes les places peut essayer d’autres coups à partir d’ici.
refusal-bad-step = Cette partie n’a pas de position de ce numéro à partir de laquelle jouer. Nombre de choix : { $steps }.
refusal-webhook-long = L’adresse du webhook est trop longue.
refusal-webhook-url = Un webhook est une adresse qui commence par http:// ou https://.
refusal-webhook-local = L’adresse du webhook se trouve dans un réseau privé : elle n’est pas appelée.
refusal-not-found = Il n’y a rien à cette adresse.
refusal-not-allowed = Cela ne peut pas se faire ici.
refusal-invalid = Requête non comprise : { $where }
refusal-too-large = Envoi trop volumineux.
refusal-too-slow = La requête a mis trop de temps à arriver.
refusal-too-many = Trop de requêtes. Réessayez dans un instant.
refusal-wrong-host = Ce serveur ne répond pas au nom « { $host } ». La personne qui l’administre peut l’autoriser avec --allowed-host.
refusal-cross-site = La requête venait d’un autre site et n’a pas été exécutée.
refusal-busy = La base de données ne répond pas. Réessayez dans un instant.
refusal-failed = Une erreur s’est produite sur le serveur.

webhook-your-turn = { $name }, c’est à vous de jouer à Tekhenu.

serve-ready = Tekhenu vous attend à l’adresse { $address } (les parties sont sauvegardées dans { $database }). Ctrl-C pour arrêter.
serve-network = Les autres appareils de votre réseau peuvent ouvrir { $address }.
serve-no-network = Cet ordinateur n’est relié à aucun réseau : les autres appareils ne peuvent pas accéder au jeu.
serve-port-taken = Le port { $port } est occupé. Choisissez-en un autre avec --port.
serve-no-port = Aucun port libre de { $first } à { $last }. Choisissez-en un avec --port.
serve-bad-host = Le serveur ne peut pas écouter à { $host } : { $reason }
serve-bad-database = La base de données est inutilisable : { $reason }
keep-postgresql = PostgreSQL a ses propres outils. Lancez : { $command }
keep-exists = { $file } existe déjà. Ajoutez --force s’il peut être remplacé.
keep-in-use = { $file } est utilisé. Arrêtez d’abord le serveur.
backup-done = { $file } contient { n-games } et { n-entries }, et il a passé la vérification.
n-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
n-entries =
    { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }
restore-done = { $file } contient maintenant { n-games } et { n-entries }.
restore-kept = L’ancienne base est conservée sous le nom { $file }.
prune-done = { $games ->
    [one] { $games } partie a été supprimée.
   *[other] { $games } parties ont été supprimées.
}
prune-would = { $games ->
    [one] { $games } partie serait supprimée.
   *[other] { $games } parties seraient supprimées.
}
doctor-unusable = La base de données est inutilisable : { $reason }. Arrêtez le serveur et restaurez une copie : { $command }
doctor-older = Les tables ont la version { $version }, ce programme utilise { $head }. Lancez une fois le serveur : il les mettra à jour.
doctor-open-file = D’autres utilisateurs peuvent lire { $file }. Lancez une fois le serveur, ou bien : { $command }
doctor-disk = Il ne reste que { $free } dans { $folder }. Faites de la place, ou lancez { $command }.
doctor-game = La partie { $game } ne peut pas être rejouée : { $reason }. Toutes les autres sont intactes ; restaurez une copie si celle-ci compte.
doctor-review =
    { $count ->
        [one] { $count } tour de l’analyse de la partie { $game } est illisible. Redemandez l’analyse pour le recalculer.
       *[other] { $count } tours de l’analyse de la partie { $game } sont illisibles. Redemandez l’analyse pour les recalculer.
    }
doctor-done = { $games ->
    [one] { $games } partie rejouée
   *[other] { $games } parties rejouées
}, { $findings ->
    [0] rien à signaler.
    [one] { $findings } problème.
   *[other] { $findings } problèmes.
}
