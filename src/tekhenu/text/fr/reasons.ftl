# Pourquoi quelque chose n’est pas possible.

reason-forbidden = les { color-dice } sont Interdits { light-in }
reason-needs = il faut { amount }, vous en avez { $have }
reason-needs-both = il faut { $limestone } Calcaire et { $granite } Granite ; vous en avez { $have-limestone } et { $have-granite }, et { $gold } Or
reason-needs-happiness = il faut un Bonheur de { $needed }, le vôtre est à { $have }
reason-no-building = il ne vous reste aucun Bâtiment
reason-no-pillar = il ne vous reste aucune Colonne
reason-no-statue = il ne vous reste aucune Statue
reason-occupied = l’emplacement est pris
reason-row-full = la rangée { $row } n’a plus d’emplacement libre pour vous
reason-temple-full = l’enceinte du Temple n’a plus de case vide
reason-no-space = aucun emplacement n’est libre
reason-god-full = tous les emplacements de Statue de ce dieu sont pris
reason-no-tile = aucune tuile Colonne ne s’y trouve
reason-closed = la section s’ouvre dès qu’un marqueur Population atteint { $population }
reason-few-cards =
    { $have ->
        [one] la section a { $have } carte et vous devez en prendre { $needed }
       *[other] la section a { $have } cartes et vous devez en prendre { $needed }
    }
reason-no-section =
    { $cards ->
        [one] aucune section qui vous est ouverte n’a de carte
       *[other] aucune section qui vous est ouverte n’a { $cards } cartes
    }
reason-renewed = la section a déjà été renouvelée pendant cette action
reason-gray = les dés gris ne produisent rien
reason-no-action = aucune action ne serait possible avec lui
reason-wrong-slot = un { $value } honore { god }
reason-other-section = ce dé vient de la section { god-of } et ne permet que cette Action Divine
reason-taken = un autre joueur l’a déjà
reason-same-symbol = un Décret avec ce symbole est déjà décompté
