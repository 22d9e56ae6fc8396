# Ce qui s’est passé, au présent. $player est un nom.

event-gained = { $player } gagne { $goods }.
event-gained-bonus = { $player } gagne { $goods } (Bonus Horus).
event-paid =
    { $what ->
        [scribes] { $player } dépense { $scribes }.
        [both] { $player } paie { $goods } et dépense { $scribes }.
       *[goods] { $player } paie { $goods }.
    }
event-scored = { $player } marque { $vp } PV ({ source }).
event-scored-of = { $player } marque { $vp } PV ({ source } : { $causes }).
event-scored-card = { $player } marque { $vp } PV avec { $card }.
event-scored-card-again = { $player } marque { $vp } PV avec { $card }, une seconde fois.
event-lost = { $player } perd { $vp } PV ({ source }).
event-lost-of = { $player } perd { $vp } PV ({ source } : { $causes }).
event-advanced =
    { $track ->
        [population] La Population { DE($player) } passe de { $old } à { $new }.
        [happiness] Le Bonheur { DE($player) } passe de { $old } à { $new }.
        [papyrus] La Production de Papyrus { DE($player) } passe de { $old } à { $new }.
        [bread] La Production de Pain { DE($player) } passe de { $old } à { $new }.
        [limestone] La Production de Calcaire { DE($player) } passe de { $old } à { $new }.
       *[granite] La Production de Granite { DE($player) } passe de { $old } à { $new }.
    }
event-took =
    { $way ->
        [pure] { $player } prend un dé { color } de { $value } chez { god } (Pur).
        [tainted] { $player } prend un dé { color } de { $value } chez { god } (Corrompu).
        [anubis] { $player } effectue une Action Anubis : un dé { color } de { $value } chez { god }, placé sous la balance.
       *[below] { $player } prend un dé { color } de { $value } chez { god } (Interdit) et le place sous la balance.
    }
event-turned = { $player } fait passer le dé de { $old } à { $new }.
event-performed = { $player } effectue l’Action Divine { god } (valeur { $value }).
event-produced =
    { $excess ->
        [0] { $player } produit { kept-goods }.
       *[other] { $player } produit { kept-goods } et { $excess } en excédent.
    }
event-idle = { $player } ne peut effectuer aucune action.
event-built-honor = { $player } érige une Statue en l’honneur { god-of }.
event-built-people = { $player } érige une Statue pour le peuple, { people-space }.
event-built-temple = { $player } construit un Bâtiment au bout de la { temple-line } du Temple.
event-built-temple-space = { $player } construit un Bâtiment au bout de la { temple-line } du Temple, sur l’emplacement { $space }.
event-built-osiris = { $player } construit { district-a } en { osiris-row }.
event-built-pillar = { $player } érige une Colonne en { temple-space }.
event-tile-placed = { $player } pose la tuile { $tile } en { temple-space }, { rotation }.
event-tile-drawn = La tuile { $tile } rejoint l’offre de Râ, à gauche.
event-tiles-drawn = Les tuiles { $tiles } rejoignent l’offre de Râ.
event-played = { $player } joue la Bénédiction { $card }.
event-received =
    { $family ->
        [blessing] { $player } reçoit la Bénédiction { $card }.
        [technology] { $player } reçoit la Technologie { $card }.
       *[decree] { $player } reçoit le Décret { $card }.
    }
event-received-secret = { $player } reçoit un Décret secret.
event-revealed = Nouveau dans la section { $section } du Marché, place { $place } : { family } { $card }.
event-revealed-cards = Nouveau dans la section { $section } du Marché : { $cards }.
event-slid = { family } { $card } glisse vers la place { $place } de la section { $section } du Marché.
event-opened = La section { $section } du Marché des Cartes s’ouvre.
event-renewed = { $player } renouvelle la section { $section } du Marché des Cartes.
event-chose =
    { $kind ->
        [starting] { $player } prend la carte Départ { $card }.
        [destiny] { $player } prend la carte Destinée { $card }.
        [cultist] { $player } prend le Cultiste { $card }.
       *[artifact] { $player } prend l’artefact { $card }.
    }
event-rolled = Nouveaux dés chez { god } : { $dice }.
event-rolled-die = { color } { $value }
event-dawned = Au Soleil au début de la partie : { $gods }.
event-enthroned = Cases Horus de 1 à { $count } : { $gods }.
event-rotated = Le Cadran tourne. Au Soleil maintenant : { $gods }.
event-began = Tour { $round } : à { $player } de jouer.
event-weighed =
    { $faith ->
        [0] Maât pèse les actes { DE($player) } : équilibre { $balance }.
       *[other] Maât pèse les actes { DE($player) } : équilibre { $balance } (Foi : { $net }).
    }
event-tied = La valeur Ankh départage les ex æquo : { $players }.
event-tied-ankh = { $player } ({ $ankh })
event-ordered = Ordre du tour : { $players }.
event-scoring =
    { $number ->
        [1] Premier Décompte.
       *[other] Dernier Décompte.
    }
event-declared = { $player } annonce le Décret { $card }.
event-unveiled = Décrets { DE($player) } dévoilés : { $cards }.
