# `tekhenu review` : l’analyse d’une partie sauvegardée dans un terminal.
command-review = analyser une partie sauvegardée
command-review-about = Analyser une partie sauvegardée : les erreurs de chaque joueur, la chance aux dés et aux cartes, et les moments décisifs. À partir d’un dossier de parties, créer un tableau de tous les tours.
command-review-file = une partie sauvegardée, ou un dossier de parties avec --parquet
command-review-seat = le joueur dont les moments sont montrés ; 0 est le premier (par défaut : 0)
command-review-json = écrire aussi l’analyse dans ce fichier, en JSON
command-review-html = écrire aussi l’analyse dans ce fichier, en page web autonome
command-review-parquet = écrire dans ce fichier Parquet un tableau avec une ligne par tour
command-review-jobs = nombre de processus (par défaut : tous les cœurs)

report-running = Analyse
report-progress = Tours analysés : { $done } sur { $total }
report-in-progress = Analyse d’une partie en cours, tour { $round } sur { $rounds }
report-start = Écart attendu au départ
report-luck = Chance
report-losses = Ses propres erreurs
report-gifts = Erreurs des adversaires
report-final = Écart final
report-expected = Écart attendu maintenant
report-curve = Écart attendu { DE($player) }, tour après tour
report-moments =
    { $count ->
        [0] Aucun moment n’a décidé à lui seul de la partie { DE($player) }.
        [one] Le moment décisif de la partie { DE($player) }
       *[other] Les { $count } moments décisifs de la partie { DE($player) }
    }
report-round =
    { $round ->
        [0] Mise en place
       *[other] Tour { $round }
    }
report-vp = { $vp } PV
report-played = Joué : { $turn }
report-better = Mieux : { $turn }
report-reasons = Pourquoi c’est mieux :

report-nothing = aucun joueur n’a encore eu de choix à faire
report-no-seat = Les places de cette partie vont de 0 à { $last }.
report-needs-parquet = { $folder } est un dossier. Indiquez avec --parquet le fichier où écrire le tableau.
report-left-out = Non analysé : { $reason }
report-failed = L’analyse a échoué : { $reason }
report-stopped = Arrêté et écrit dans { $file }. Parties : { $games }. Tours : { $turns }.
report-written = Écrit dans { $file }. Parties : { $games }. Tours : { $turns }.
report-game =
    { $turns ->
        [one] { $game } : { $turns } tour analysé
       *[other] { $game } : { $turns } tours analysés
    }
report-no-games = Il n’y a aucune partie à analyser.
report-costs = Les décisions qui coûtent le plus
report-kind = Décision
report-turns = Tours
report-mean = PV perdus par tour
report-total = PV perdus en tout
report-mistakes = Erreurs et gaffes
