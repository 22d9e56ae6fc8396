# La question posée au joueur, selon ce qui est à décider.

prompt-decree = Quel Décret gardez-vous ? L’autre va sous la pioche.
prompt-starting = Quelle carte Départ prenez-vous ?
prompt-destiny = Quelle carte Destinée prenez-vous ? Sa valeur Ankh départage les égalités au prochain Jugement de Maât.
prompt-reward = Laquelle de vos cartes résolvez-vous maintenant ?
prompt-keep = Quelle carte gardez-vous ? L’autre est mélangée à la pioche sans être montrée.
prompt-gain = Que prenez-vous ?
prompt-advance = Quel marqueur avancez-vous ?
prompt-die = À vous de jouer : quel dé prenez-vous ?
prompt-take = Comment prenez-vous le { $value } { colour } chez { god } ({ purity }) ?
prompt-side = De quel côté de votre balance posez-vous le dé Interdit ?
prompt-action = Quelle action effectuez-vous avec le { $value } ?
prompt-produce-first = Produisez-vous avant l’Action Divine ?
prompt-produce = Vous produisez. Jouez-vous une Bénédiction ?
prompt-value = Quelle valeur utilisez-vous ?
prompt-any-action = Quelle action effectuez-vous ? Vous choisirez ensuite sa valeur.
prompt-pay = Comment payez-vous ?
prompt-statue = Où érigez-vous la Statue ?
prompt-temple = Où posez-vous la tuile { $tile } (contours depuis le nord : { $north }, { $east }, { $south }, { $west }) ?
prompt-temple-blind = Où posez-vous la tuile Colonne ?
prompt-temple-rotation = { temple-space } : dans quel sens ?
prompt-hathor = Au bout de quelle ligne ou colonne construisez-vous le Bâtiment ?
prompt-osiris = Où construisez-vous le Bâtiment ?
prompt-production = Quelle Production augmentez-vous ?
prompt-market = Quelle carte prenez-vous ?
prompt-ability = Utilisez-vous la capacité de la tuile ?
prompt-close = Autre chose pendant ce tour ?
prompt-faith = Combien de Foi placez-vous sur votre balance ?
prompt-bread =
    { $due ->
        [one] Vos Bâtiments demandent { $due } Pain. Comment payez-vous ?
       *[other] Vos Bâtiments demandent { $due } Pains. Comment payez-vous ?
    }
prompt-declare = Annoncez-vous votre Décret avant le dernier Décompte ?
prompt-score = Quel Décret décomptez-vous ? Trois au plus, de symboles différents.
prompt-repeat = Quel Décret décomptez-vous une seconde fois ?
prompt-tribute = Payez-vous une Ressource pour le prochain ▲ de votre Population ?
