# Les leçons sur le vrai plateau : une petite chose à la fois.

lessons-title = Apprendre
lessons-call = Apprendre en dix minutes
lessons-lead = Tout le jeu sur le vrai plateau, minute par minute. Vous jouez chaque coup vous-même, et se tromper ne coûte rien.
lessons-course = Le cours
lessons-further = Pour aller plus loin
lessons-begin = Commencer
lessons-on = Continuer : { $title }
lessons-done = terminée
lessons-all = Toutes les leçons
lessons-try = À essayer sur le plateau : { $title }
lesson-number = Leçon { $number } sur { $count }
lesson-further = Leçon supplémentaire
lesson-progress = Étape { $step } sur { $steps }
lesson-do = Choisissez ce qui brille.
lesson-back = Retour
lesson-next = Suivant
lesson-again = Recommencer
lesson-on = Leçon suivante
lesson-play = Jouer une partie
lesson-rule = La règle complète
lesson-not-this = C’est permis, mais cette leçon parle d’autre chose. Choisissez ce qui brille.
lesson-taken-back = Votre choix a été annulé.

## Ce qui fait gagner

lesson-wins-title = Ce qui fait gagner
lesson-wins-1 = Cette partie est presque finie. Le joueur qui a le plus de Points de Victoire (PV) gagne ; ils sont affichés ici, à côté des noms.
lesson-wins-2 = Une partie dure 16 tours, et à chacun vous prenez un dé. Deux Décomptes, après les tours 8 et 16, rapportent une grande part des points.
lesson-wins-3 = Les Décrets sont des objectifs personnels qui rapportent des PV tout à la fin. Décomptez le vôtre : 3 PV par Bâtiment que vous avez au Temple.
lesson-wins-wrong-none = Vous laisseriez 6 PV sur la table. Décompter ce Décret ne coûte rien : faites-le.
lesson-wins-4 = 92 à 78 : vous gagnez ! Chaque ligne est une source de points, et les leçons suivantes vous apprennent à y puiser.

## Un dé et son dieu

lesson-die-title = Un dé et son dieu
lesson-die-1 = Des dés sont disposés autour de l’Obélisque. À votre tour, vous en prenez exactement un pour effectuer une action.
lesson-die-2 = Chaque dé se trouve dans la section d’un dieu. Voici celle d’Osiris, qui construit ateliers et carrières.
lesson-die-3 = Prenez le dé brun de 3 chez Osiris.
lesson-die-wrong-one = Celui-ci est aussi chez Osiris, mais un 1 construit dans la rangée 1. Prenez le dé brun de 3.
lesson-die-wrong-elsewhere = Ce dé se trouve dans la section d’un autre dieu. Prenez le dé brun de 3 chez Osiris.
lesson-die-4 = Choisissez maintenant l’Action Divine Osiris.
lesson-die-wrong-produce = La production viendra à la leçon suivante. Choisissez Osiris pour cette fois.
lesson-die-5 = Un 3 construit dans la rangée 3. Placez votre Bâtiment sur l’emplacement du Pain.
lesson-die-wrong-space = Chaque emplacement favorise une autre Ressource. Prenez celui du Pain.
lesson-die-6 = Vous avez reçu 1 Pain, et deux de vos marqueurs de Production ont avancé. Ce travail a coûté 1 Bonheur à votre peuple.

## La couleur : produire

lesson-produce-title = Un dé et sa couleur
lesson-produce-1 = Au lieu de l’Action Divine, vous pouvez produire. La couleur du dé désigne la Ressource, et ces marqueurs indiquent combien vous pouvez en garder sans risque.
lesson-produce-2 = Le brun, c’est le Pain. Prenez le dé brun de 5.
lesson-produce-wrong-gray = Le gris ne correspond à aucune Ressource : les dés gris ne produisent jamais. Prenez le dé brun de 5.
lesson-produce-wrong-white = Le blanc donnerait du Calcaire. Prenez le dé brun de 5 pour avoir du Pain.
lesson-produce-3 = Produisez du Pain : le dé de 5 vous en donne 5.
lesson-produce-wrong-god = Hathor construirait avec votre Pain. Cette fois, produisez-en.
lesson-produce-4 = Votre marqueur est sur 3 : vous gardez 3 Pain. Les 2 autres sont un excédent, qui pèse du côté Corrompu de votre balance.

## La lumière et la balance

lesson-light-title = La lumière et la balance
lesson-light-1 = Un dé est Pur là où la lumière correspond à sa couleur : blanc au Soleil, noir dans l’Obscurité, jaune et brun dans la Pénombre.
lesson-light-2 = Sous toute autre lumière, il est Corrompu ou Interdit ; un dé gris est toujours Corrompu. Les dés Interdits sont dans l’anneau intérieur : on ne peut pas les prendre.
lesson-light-3 = Prenez le dé blanc de 3, qui est Pur au Soleil.
lesson-light-wrong-tainted = Ce dé est Corrompu, car la lumière ne correspond pas à sa couleur. Prenez le dé blanc de 3.
lesson-light-wrong-other = Celui-ci est Pur aussi, mais brun. Prenez le dé blanc de 3.
lesson-light-4 = Les dés Purs vont à gauche et ajoutent leur valeur : votre équilibre est de +3.
lesson-light-5 = Le meilleur équilibre est 0. Mettez un 3 Corrompu de l’autre côté.
lesson-light-wrong-five = Un 5 Corrompu serait trop : votre équilibre serait de −2. Prenez le dé noir de 3.
lesson-light-wrong-level = Cela ne ferait pas 0. Prenez le dé noir de 3.
lesson-light-6 = Parfait équilibre ! Tous les quatre dés, Maât pèse vos actes : plus vous êtes près de 0, plus tôt vous jouez, et trop de Corruption coûte des PV.

## Le cadran tourne

lesson-wheel-title = Le Cadran tourne
lesson-wheel-1 = La lumière se déplace. Tous les deux tours, le Cadran de l’Obélisque tourne d’une section dans le sens horaire.
lesson-wheel-2 = C’est le tour 2. Prenez le dé jaune de 3 ; votre adversaire joue ensuite, et le Cadran tourne.
lesson-wheel-wrong-other = Dans une vraie partie, ce serait possible. Ici, prenez le dé jaune de 3.
lesson-wheel-3 = Les dés sont restés, la lumière a avancé : Hathor est passée de la Pénombre au Soleil. De nouveaux dés attendent dans les deux sections de Pénombre.
lesson-wheel-4 = Ici, le dé brun de 4 était Pur et le voilà Interdit, tandis que le dé blanc de 4 est devenu Pur. Prenez le blanc.
lesson-wheel-wrong-now = Regardez chez Hathor : son dé blanc de 4 vient de devenir Pur. Prenez-le.
lesson-wheel-5 = Pensez donc à la prochaine Rotation : ce que vous laissez sera peut-être meilleur, ou hors de portée.

## Râ

lesson-ra-title = Râ : les Colonnes
lesson-ra-1 = Avec Râ, vous érigez une Colonne sur une tuile. Un 5 ou un 6 prend celle de gauche, un 3 ou un 4 celle du milieu, un 1 ou un 2 celle de droite.
lesson-ra-2 = Prenez le dé blanc de 5 : à elle seule, la tuile de gauche rapporte 3 PV.
lesson-ra-wrong-two = Un 2 prend la tuile de droite, qui ne rapporte que 1 PV. Prenez le dé blanc de 5.
lesson-ra-wrong-other = Ce dé n’est pas chez Râ. Prenez le dé blanc de 5.
lesson-ra-3 = Choisissez Râ. La tuile coûte 2 Calcaire, et vous les avez.
lesson-ra-wrong-produce = Cela donnerait du Calcaire. Vous en avez assez : choisissez Râ.
lesson-ra-4 = Posez-la dans le coin en haut à gauche, le rouge en haut et le bleu à gauche. Chaque contour de même couleur que son voisin rapporte 1 PV, et 2 dans un coin.
lesson-ra-wrong-turned = C’est le bon coin, mais tournez la tuile : le rouge va en haut, le bleu à gauche.
lesson-ra-wrong-space = Là, elle rapporterait moins : dans le coin en haut à gauche, deux contours ont la bonne couleur et comptent double.
lesson-ra-5 = 9 PV ! 4 pour deux contours dans un coin, 1 pour le Bâtiment de la ligne, 3 pour la tuile et 1 pour sa capacité, active parce que Râ est au Soleil.

## Hathor

lesson-hathor-title = Hathor : les Bâtiments
lesson-hathor-1 = Avec Hathor, vous placez un Bâtiment au bout d’une ligne ou d’une colonne du Temple. Il coûte le Pain indiqué, quel que soit le dé.
lesson-hathor-2 = Prenez le dé gris de 4 chez Hathor.
lesson-hathor-wrong-other = Ce dé n’est pas chez Hathor. Prenez le dé gris de 4.
lesson-hathor-3 = Construisez au bout de la troisième ligne. Votre Colonne y rapporte 3 PV, et chaque case vide donne exactement 1 de ce qu’elle montre.
lesson-hathor-wrong-column = Bien vu : votre Colonne est aussi dans cette colonne ! Ici, choisissez sa ligne.
lesson-hathor-wrong-line = Aucune de vos Colonnes ne s’y trouve. Construisez au bout de la troisième ligne.
lesson-hathor-4 = 3 PV pour votre Colonne, et les cases vides donnent 2 Foi et 1 Pain.
lesson-hathor-5 = Enfin, votre Population a augmenté de la valeur du dé, de 5 à 9. Comme personne n’y était encore, une autre section du Marché s’est ouverte.

## Bastet

lesson-bastet-title = Bastet : le Bonheur
lesson-bastet-1 = Votre Bonheur peut monter jusqu’à votre Population, et pas au-delà.
lesson-bastet-2 = Bastet organise un festival pour 2 Papyrus. Prenez le dé noir de 3 : un petit dé apporte aussi un Scribe.
lesson-bastet-wrong-six = Un 6 donne plus de Bonheur, mais pas de Scribe. Prenez le dé noir de 3.
lesson-bastet-wrong-other = Ce dé est chez Thot. Prenez le dé noir de 3 chez Bastet.
lesson-bastet-3 = Choisissez le festival de Bastet.
lesson-bastet-wrong-produce = Cela donnerait du Granite. Choisissez Bastet.
lesson-bastet-4 = Votre Bonheur a augmenté de 3. Un 1 ou un 2 apporte 2 Scribes, un 3 ou un 4 en apporte 1.
lesson-bastet-5 = Le Bonheur ouvre le Marché : 5 suffit pour la deuxième section, 9 pour la troisième et 13 pour la quatrième. À partir de 9, il rapporte aussi des PV à chaque Décompte.

## Thot

lesson-thoth-title = Thot : les cartes
lesson-thoth-1 = Thot vous donne des cartes. Les Bénédictions servent une fois, les Technologies toute la partie, les Décrets rapportent des PV à la fin.
lesson-thoth-2 = Prenez le dé noir de 3 : deux cartes pour 2 Papyrus. Un 1 ou un 2 en donne une gratuite, un 5 ou un 6 trois pour 3 Papyrus.
lesson-thoth-wrong-other = Ce dé n’est pas chez Thot. Prenez le dé noir de 3.
lesson-thoth-3 = Choisissez Thot.
lesson-thoth-wrong-produce = Cela donnerait du Granite. Choisissez Thot.
lesson-thoth-4 = Votre Bonheur de 5 ouvre la deuxième section. Prenez-y la Technologie T18 : 1 PV pour chaque dé Pur.
lesson-thoth-wrong-first = Les deux cartes devraient alors venir de la première section. Prenez T18 dans la deuxième.
lesson-thoth-wrong-technology = Pas mauvaise, cette carte ! Ici, prenez la Technologie T18.
lesson-thoth-5 = La deuxième carte vient de la même section. Prenez la Bénédiction B05 : 3 Or quand vous produisez.
lesson-thoth-wrong-blessing = Pas mauvaise, cette carte ! Ici, prenez la Bénédiction B05.
lesson-thoth-6 = Les deux sont maintenant sur votre plateau. Pointez une carte ou touchez-la dès que vous voulez la lire.

## Horus

lesson-horus-title = Horus : les Statues
lesson-horus-1 = Avec Horus, vous érigez une Statue. Ce tableau indique le dieu que chaque valeur honore, et le bonus.
lesson-horus-2 = Un 4 honore Hathor. Prenez le dé blanc de 4.
lesson-horus-wrong-one = Un 1 honorerait Thot. Prenez le dé blanc de 4.
lesson-horus-wrong-other = Ce dé n’est pas chez Horus. Prenez le dé blanc de 4.
lesson-horus-3 = Choisissez Horus. La première Statue coûte 1 Granite.
lesson-horus-wrong-produce = Cela donnerait du Calcaire. Choisissez Horus.
lesson-horus-4 = Érigez-la en l’honneur d’Hathor.
lesson-horus-wrong-people = Ce serait une Statue pour le peuple. Celle-ci est pour Hathor.
lesson-horus-5 = Voyez maintenant ce qui se passe quand votre adversaire effectue l’Action Divine Hathor.
lesson-horus-6 = Vous avez reçu le bonus : 1 Or. Vous le recevez chaque fois qu’un autre joueur effectue l’Action Divine Hathor et, à deux joueurs, aussi quand c’est vous.
lesson-horus-7 = Les Statues pour le peuple vont ici, avec n’importe quelle valeur. Elles ne donnent pas de bonus, mais comptent à chaque Décompte.

## Les Scribes et Anubis

lesson-scribes-title = Les Scribes et Anubis
lesson-scribes-1 = Vous avez 3 Scribes. Chacun change de 1 ou 2 la valeur du dé que vous prenez.
lesson-scribes-2 = Prenez le dé gris de 1 chez Osiris.
lesson-scribes-wrong-other = Cette fois, prenez le dé gris de 1 chez Osiris.
lesson-scribes-3 = Dépensez un Scribe et passez le dé à 3.
lesson-scribes-wrong-anubis = Anubis vient ensuite et coûte deux Scribes. Passez le dé à 3.
lesson-scribes-wrong-value = Un seul Scribe suffit pour monter de deux. Passez le dé à 3.
lesson-scribes-4 = Vous pouvez donc construire dans la rangée 3. Prenez l’emplacement du Calcaire.
lesson-scribes-wrong-district = Ici, prenez l’emplacement du Calcaire.
lesson-scribes-5 = Ce dé noir de 6 est Interdit au Soleil. Mais pour deux Scribes, Anubis vous permet d’utiliser n’importe quel dé pour n’importe quelle action.
lesson-scribes-6 = Prenez le dé noir de 6.
lesson-scribes-wrong-open = Ce dé se prend sans Anubis. Prenez le dé noir de 6.
lesson-scribes-7 = Tous les dieux et toutes les Ressources s’offrent à vous. Produisez 6 Granite.
lesson-scribes-wrong-action = C’est possible aussi. Ici, produisez du Granite.
lesson-scribes-8 = Et un dé pris avec Anubis va sous la balance, où il n’est pas pesé.

## Maât

lesson-maat-title = Maât
lesson-maat-1 = Chacun a quatre dés : Maât les pèse. 3 du côté Pur et 5 du côté Corrompu font −2.
lesson-maat-2 = Chaque jeton Foi compte pour 1, du côté que vous voulez. Mettez les deux du côté Pur.
lesson-maat-wrong-none = Un équilibre de −2 ne coûte pas encore de PV, mais 0 vous donne la première place. Utilisez les deux jetons Foi.
lesson-maat-wrong-other = Vous pouvez vous approcher davantage de 0. Mettez les deux du côté Pur.
lesson-maat-3 = Avec un équilibre de 0, vous jouez en premier. Votre adversaire, à −4, a perdu 1 PV ; −6 en coûte 2 et −9 en coûte 3.
lesson-maat-4 = Dans le nouvel ordre, chacun prend une carte Destinée : un petit cadeau et une valeur Ankh qui départage les égalités. Prenez celle avec l’Or.
lesson-maat-wrong-card = Un beau cadeau aussi. Ici, prenez l’Or.
lesson-maat-5 = La balance est de nouveau vide, et de nouveaux dés attendent dans la Pénombre. La Foi inutilisée serait perdue : servez-vous-en.

## Un Décompte

lesson-scoring-title = Un Décompte
lesson-scoring-1 = Voici un Décompte, ligne par ligne. La majorité dans un quartier rapporte 3 PV. Vous l’avez pour le Pain ; la Statue au-dessus des carrières la donne à votre adversaire pour le Calcaire et le Granite.
lesson-scoring-2 = Le Temple : 1 PV pour chacun de vos 2 Bâtiments, et pour chaque Colonne 1 PV par Bâtiment à vous au bout de sa ligne et de sa colonne. Cela fait 4 PV.
lesson-scoring-3 = Les Statues : d’une à six, elles rapportent 1, 3, 6, 10, 15 ou 21 PV. Vous en avez deux, donc 3 PV.
lesson-scoring-4 = Le Bonheur : 9 rapporte 3 PV ; 13, 16, 19 et 21 ajoutent chacun 3 PV.
lesson-scoring-5 = La Production : chaque marqueur sur 6 rapporte 2 PV. Votre Pain y est.
lesson-scoring-6 = Votre rangée des Bâtiments montre 3 PV pour vous, et 2 Pain à payer. Payez votre Pain et un Or, qui remplace n’importe quelle Ressource.
lesson-scoring-wrong-nothing = Chaque Pain non payé coûte 3 PV : 6 PV ici. Payez les deux.
lesson-scoring-wrong-part = Il manquerait un Pain, ce qui coûte 3 PV. Payez Pain et Or.
lesson-scoring-7 = 18 PV en tout ! Après le second Décompte viennent les Décrets, puis la partie est finie.

## La mise en place

lesson-setup-title = La mise en place
lesson-setup-1 = Vous en savez assez pour commencer. Vous recevez deux Décrets : gardez celui qui vous plaît.
lesson-setup-2 = Les cartes Départ donnent des Ressources ou des jetons, et leur numéro est votre initiative. Prenez S12 : 2 Or.
lesson-setup-wrong-first = Une belle carte, mais S12 a en plus la meilleure initiative. Prenez S12.
lesson-setup-3 = Votre adversaire en a pris deux. Prenez S08 comme seconde carte : 1 de chaque Ressource.
lesson-setup-wrong-second = Ce serait possible aussi. Ici, prenez S08.
lesson-setup-4 = 12 et 8 font plus que le 1 et le 2 de votre adversaire : vous jouez en premier.
lesson-setup-5 = Reste une carte Destinée, comme au Jugement de Maât. Prenez celle qui vous plaît.
lesson-setup-6 = Vous recevez maintenant ce que montrent vos cartes, puis on prend le premier dé. Vous savez tout : bonne partie !

## Botankhamon

lesson-botankhamun-title = Contre Botankhamon
lesson-botankhamun-1 = En solo, vous jouez contre Botankhamon. Il n’a besoin ni de Ressources ni de plan : cette pyramide de dix tuiles le guide.
lesson-botankhamun-2 = Votre tour se joue comme toujours. Prenez le dé jaune de 3.
lesson-botankhamun-wrong-other = Dans une vraie partie, ce serait possible. Ici, prenez le dé jaune de 3.
lesson-botankhamun-3 = Il est allé sur la première tuile, a pris le dé le plus haut qu’elle demande et a effectué l’Action Divine de cette section.
lesson-botankhamun-4 = Désormais, le jeton Deben décide : le long de la rangée ou vers le haut. Botankhamon ne paie jamais, et l’on connaît son équilibre aux quatre Jugements de Maât : +3, +2, +1, +1.

## Les Automas

lesson-automas-title = Contre les Automas
lesson-automas-1 = Un Automa retourne une tuile Action à chaque tour, et ses marqueurs départagent les égalités. Vous pouvez en affronter un, deux ou trois.
lesson-automas-2 = Votre tour se joue comme toujours. Prenez le dé jaune de 3.
lesson-automas-wrong-other = Dans une vraie partie, ce serait possible. Ici, prenez le dé jaune de 3.
lesson-automas-3 = Sa tuile a choisi un dé et une Action Divine, qu’il a effectuée gratuitement. Le journal explique pourquoi.
lesson-automas-4 = Les Automas jouent avec L’Ombre de Seth, et vous aussi. C’est le sujet de la leçon suivante.

## L’Ombre de Seth

lesson-seth-title = L’Ombre de Seth
lesson-seth-1 = L’Ombre de Seth ajoute ce plateau : six régions, et les dés gris y sont posés au lieu d’entourer l’Obélisque.
lesson-seth-2 = La valeur d’un dé gris désigne la région. Prenez le dé gris de 4 : sa région coûte 2 soldats, et vous les avez.
lesson-seth-wrong-two = Il conquerrait la région 2. Prenez le dé gris de 4.
lesson-seth-wrong-red = Les dés rouges donnent des soldats, les bleus des prêtres. Vous en avez assez : prenez le dé gris de 4.
lesson-seth-wrong-other = Ce dé est autour de l’Obélisque. Prenez le dé gris de 4 chez Seth.
lesson-seth-3 = Votre Bâtiment est dans la région 4. Posez maintenant la tuile Conquête au centre du Temple.
lesson-seth-wrong-space = Toute case libre conviendrait. Ici, prenez le centre.
lesson-seth-4 = Chaque conquête vous donne 1 jeton Sang, qui pèse 1 du côté Corrompu à chaque Jugement de Maât jusqu’à la fin de la partie.
lesson-seth-5 = La région a donné 1 Or et 1 prêtre, et elle rapporte 3 PV à chaque Décompte. Avec les prêtres, on achète des artefacts.
