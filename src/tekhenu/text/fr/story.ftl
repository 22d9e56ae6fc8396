# Le récit d’une partie : une ligne par tour, en groupes de mots séparés par des virgules, et la raison des PV.

tale-round = Tour { $round }
tale-setup = Mise en place
tale-turn = { $player } : { $what }
tale-other = { $player } : { $what }
tale-die =
    { $way ->
        [anubis] Action Anubis avec le dé { color } de { $value } chez { god }
       *[other] dé { color } de { $value } chez { god }
    }
tale-turned = passé à { $new }
tale-performed = Action Divine { god }
tale-produced =
    { $excess ->
        [0] production de { kept-goods }
       *[other] production de { kept-goods }, { $excess } en excédent
    }
tale-idle = aucune action
tale-festival = un festival
tale-honor = Statue en l’honneur { god-of }
tale-people = Statue pour le peuple { people-space }
tale-temple = Bâtiment au bout de la { temple-line }
tale-osiris = { district-bare } en { osiris-row }
tale-pillar = Colonne sur la tuile { $tile } en { temple-space }
tale-region = { region } conquise
tale-conquered = tuile Conquête { $tile } en { temple-space }
tale-secret = un Décret secret
tale-played = Bénédiction { $card } jouée
tale-served = avec le Cultiste { $card }
tale-declared = Décret { $card } annoncé
tale-chose =
    { $kind ->
        [starting] carte Départ { $card }
        [destiny] carte Destinée { $card }
        [cultist] Cultiste { $card }
       *[artifact] artefact { $card }
    }
tale-track =
    { $track ->
        [population] Population { $old } → { $new }
        [happiness] Bonheur { $old } → { $new }
        [papyrus] Production de Papyrus { $old } → { $new }
        [bread] Production de Pain { $old } → { $new }
        [limestone] Production de Calcaire { $old } → { $new }
       *[granite] Production de Granite { $old } → { $new }
    }
tale-opened = la section { $section } du Marché s’ouvre
tale-renewed = section { $section } du Marché renouvelée
tale-amount = +{ amount }
tale-vp = +{ $vp } PV
    .vp = { $vp }
tale-vp-lost = −{ $vp } PV
    .vp = { $vp }
tale-maat = Maât : { $what }
tale-balance = { $player } { $balance }
tale-balance-lost = { $player } { $balance } (−{ $vp } PV)
tale-dice = Nouveaux dés.
tale-scoring =
    { $number ->
        [1] Premier Décompte : { $what }
       *[other] Dernier Décompte : { $what }
    }
tale-result = { $player } { $vp } → { $total } PV
tale-end = Décrets et ordre du tour : { $what }

# Des cartes posées ensemble sont nommées par leur famille.
card-of-family = { family } { $card }

# La raison des PV, entre parenthèses.
cause-worth = { $cause } { $vp }
cause-part =
    { $part ->
        [buildings] Bâtiments alignés
        [edges] contours
        [display] place de la tuile
        [ability] capacité
       *[again] une seconde fois
    }
cause-district =
    { $good ->
        [papyrus] ateliers de Papyrus
        [bread] ateliers de Pain
        [limestone] carrières de Calcaire
       *[granite] carrières de Granite
    }
cause-buildings =
    { $count ->
        [one] { $count } Bâtiment
       *[other] { $count } Bâtiments
    }
cause-statues =
    { $count ->
        [one] { $count } Statue
       *[other] { $count } Statues
    }
cause-beside = { $count } en ligne avec des Colonnes
cause-happiness = { $count } ▲
cause-building-row =
    { $count ->
        [one] { $count } Bâtiment construit
       *[other] { $count } Bâtiments construits
    }
cause-bread = { $due } à payer, { $paid } payé
cause-regions = { cause-buildings }
cause-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cause-decrees = { cause-cards }

# Le tableau d’un Jugement de Maât et d’un Décompte.
stage-maat = Jugement de Maât
stage-scoring =
    { $number ->
        [1] Premier Décompte
       *[other] Dernier Décompte
    }
stage-after = après le tour { $round }
stage-pure = Pur
stage-tainted = Corrompu
stage-faith = Foi
stage-balance = Équilibre
stage-loss = Perte
stage-place = Ordre du tour
stage-rule = Le joueur le plus proche de 0 commence.
stage-source = Origine
stage-row =
    { $source ->
        [bread] Pain
       *[other] { source }
    }
stage-vp = PV
stage-before = Avant
stage-running = soit { $vp }
stage-nothing = rien
stage-together = Total
stage-total = { $vp } → { $total }
stage-paid = payé : { $goods }
stage-again = Afficher tout le tableau
stage-go-on = Continuer

# Ce que les autres ont fait, à côté de la question.
told-label = Ce qui s’est passé depuis votre dernier tour
told-again = Revoir
told-skip = Passer
told-slower = Moins vite
told-why = Pourquoi ?

# Le récit entier, à lire et à imprimer.
record-link = Compte rendu
record-whole = Le récit de toute la partie
record-title = Partie { DE($players) }
record-text = Télécharger le texte
