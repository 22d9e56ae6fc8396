# Consignes pour les mains : ce qu’il faut faire des pièces d’une vraie table après le tour d’un adversaire solo.
# L’adversaire est nommé au-dessus.

hands-progressed =
    { $coin ->
        [start] Placez le marqueur de Progression sur la première tuile de la base : { $tile }.
        [up] Déplacez le marqueur de Progression en haut à droite, sur { $tile }.
       *[right] Déplacez le marqueur de Progression vers la droite, sur { $tile }.
    }
hands-took =
    { $beside ->
        [pyramid] Prenez le dé { color } de { $value } chez { god } et posez-le à côté de la pyramide.
       *[tiles] Prenez le dé { color } de { $value } chez { god } et posez-le à côté des tuiles Action.
    }
hands-honor = Placez une Statue en l’honneur { god-of }.
hands-people = Placez une Statue pour le peuple, { people-space }.
hands-pillar = Placez une Colonne sur la tuile en { temple-space }.
hands-temple = Placez un Bâtiment au bout de la { temple-line } du Temple, sur l’emplacement { $space }.
hands-osiris = Placez un Bâtiment en { osiris-row }, dans le quartier { good-of }.
hands-region = Placez un Bâtiment dans la { region }.
hands-tile = Posez la tuile { $tile } en { temple-space }, sans la tourner.
hands-received = Prenez { $card } au Marché et mettez-la de côté pour l’adversaire.
hands-slid = Glissez { $card } à la place { $place } de la section { $section } du Marché.
hands-gained = { $player } reçoit { $goods }.
hands-discarded = Remettez dans la boîte l’Or qui s’y trouvait.
hands-conquered = Posez la tuile Conquête { $tile } en { temple-space }.
hands-covered = Remettez la tuile Conquête { $tile } dans la boîte.
hands-destiny = Donnez la carte Destinée { $card } à { $player }.
hands-buried = Glissez l’artefact { $card } sous la pile.
hands-moved =
    { $track ->
        [population] { $player } : Population sur { $new }.
       *[happiness] { $player } : Bonheur sur { $new }.
    }
hands-scored = { $player } : { $vp } PV, marqueur sur { $total }.
hands-opened = La section { $section } du Marché s’ouvre.
hands-rotated = Tournez le Cadran de l’Obélisque d’une section dans le sens horaire.
hands-ordered = Ordre du tour : { $players }.
