# Ce qu’un joueur peut choisir. $card est un identifiant comme T05, $text ce que fait la carte. Le
# message est le titre du choix ; la suite après un deux-points est .detail, un texte à part .text.
titled-detail = { $title } : { $detail }
titled-text = { $title } – { $detail }

# Mise en place, Destinée, Maât
option-keep = Garder { $card }
    .text = { $text }
option-keep-decree = Garder { $card } ({ symbol })
    .text = { $text }
option-starting = Prendre { $card } (initiative { $initiative })
    .text = { $text }
option-destiny = Prendre { $card } (Ankh { $ankh })
    .text = { $text }
option-reward = Résoudre { $card }
    .text = { $text }
option-advance =
    { $track ->
        [population] Avancer votre Population de 1
       *[happiness] Avancer votre Bonheur de 1
    }
option-gain = Prendre { $goods }
option-faith-none = Ne placer aucun jeton Foi et garder un équilibre de { $balance }
option-faith-pure = Placer { $faith } Foi du côté Pur pour un équilibre de { $balance }
option-faith-tainted = Placer { $faith } Foi du côté Corrompu pour un équilibre de { $balance }

# Prendre un dé
option-die = Prendre le dé { color } de { $value } chez { god } ({ purity })
option-die-forbidden = Prendre le dé { color } de { $value } chez { god } (Interdit : pour agir, il faut Anubis ou une carte)
option-take-plain = Le prendre tel quel, valeur { $value }
option-take-turned =
    { $scribes ->
        [one] Le passer à { $value } pour { $scribes } Scribe
       *[other] Le passer à { $value } pour { $scribes } Scribes
    }
option-anubis =
    { $scribes ->
        [0] Anubis
        [one] Anubis pour { $scribes } Scribe
       *[other] Anubis pour { $scribes } Scribes
    }
    .detail = une action au choix de valeur { $value }, le dé va sous la balance
option-no-action = Le prendre sans effectuer d’action
    .detail = vous ne dépensez rien
option-side =
    { $purity ->
        [pure] Le poser du côté Pur de votre balance
       *[tainted] Le poser du côté Corrompu de votre balance
    }
option-turned = Jouer { $card }
    .detail = passer le dé à { $value }
option-recolor = Jouer { $card }
    .detail = le dé compte comme { color }, valeur { $value }
option-play = Jouer { $card }
    .text = { $text }
option-anytime = Jouer { $card }
    .detail =
        { $track ->
            [population] Population +{ $steps }
           *[happiness] Bonheur +{ $steps }
        }

# Actions
option-god-horus = Horus
    .detail = ériger une Statue pour { $granite } Granite, en l’honneur { god-of } ou pour le peuple
option-god-ra = Râ
    .detail = ériger une Colonne sur la tuile { $tile } pour { $goods }
option-god-ra-empty = Râ
    .detail = ériger une Colonne
option-god-hathor = Hathor
    .detail = construire un Bâtiment au bord de l’enceinte du Temple, puis Population +{ $value }
option-god-bastet = Bastet
    .detail =
        { $scribes ->
            [0] un festival pour 2 Papyrus, Bonheur +{ $value }
            [one] un festival pour 2 Papyrus, Bonheur +{ $value } et { $scribes } Scribe
           *[other] un festival pour 2 Papyrus, Bonheur +{ $value } et { $scribes } Scribes
        }
option-god-thoth = Thot
    .detail =
        { $papyrus ->
            [0]
                { $cards ->
                    [one] prendre { $cards } carte gratuitement
                   *[other] prendre { $cards } cartes gratuitement
                }
           *[other]
                { $cards ->
                    [one] prendre { $cards } carte pour { $papyrus } Papyrus
                   *[other] prendre { $cards } cartes d’une même section pour { $papyrus } Papyrus
                }
        }
option-god-osiris = Osiris
    .detail = construire un atelier ou une carrière en rangée { $value }, Bonheur −1
option-god-any = Effectuer l’Action Divine { god }
option-produce =
    { $excess ->
        [0] Produire { kept-goods }
        [one] Produire { kept-goods } et { $excess } en excédent, qui ira du côté Corrompu
       *[other] Produire { kept-goods } et { $excess } en excédent, qui iront du côté Corrompu
    }
option-produce-any = Produire { good-some }
option-extra = Action supplémentaire de { $card }
    .text = { $action }
option-value = Utiliser la valeur { $value }

# Emplacements
option-honor = Honorer { god } (bonus : { amount })
option-people = Pour le peuple, { people-space }
option-people-gold = Pour le peuple, { people-space }, et prendre l’Or qui s’y trouve
tile-points =
    { $parts ->
        [1] { $vp } PV
       *[other] { $vp } PV ({ $causes })
    }
option-temple = { temple-space }, { rotation }
    .detail = { tile-points } et { amount }
option-temple-edges = { rotation } (haut { $north }, droite { $east }, bas { $south }, gauche { $west }) : { tile-points }
option-hathor = Construire au bout de la { temple-line } pour { bread-loaves }
    .detail = { $gains }
option-hathor-bare = Construire au bout de la { temple-line } pour { bread-loaves }
option-osiris =
    { $place ->
        [workshop] Construire un atelier { good-of } en rangée { $row }
       *[quarry] Construire une carrière { good-of } en rangée { $row }
    }
    .detail = Production +{ $steps }, prendre { $goods }
option-osiris-partner =
    { $place ->
        [workshop] Construire un atelier { good-of } en rangée { $row }
       *[quarry] Construire une carrière { good-of } en rangée { $row }
    }
    .detail = Production +1 en { $both }, prendre { $goods }
option-osiris-any =
    { $place ->
        [workshop] Construire un atelier { good-of } en rangée { $row }
       *[quarry] Construire une carrière { good-of } en rangée { $row }
    }
    .detail = Production +{ $steps } et +1 au choix, prendre { $goods }
option-production = Augmenter votre Production { good-of }
option-market = Prendre { $card } dans la section { $section }
    .text = { $text }
option-market-empty = Prendre une carte dans la section { $section }
option-renew = Remplacer toutes les cartes de la section { $section } pour 1 Papyrus

# Payer
option-pay =
    { $what ->
        [scribes] Dépenser { $scribes }
        [both] Payer { $goods } et dépenser { $scribes }
       *[goods] Payer { $goods }
    }
option-pay-nothing = Ne rien payer
option-pay-bread-short = Payer { $goods } ; il manque { $missing } Pain : −{ $vp } PV
option-pay-bread-none = Ne rien payer ; il manque { $missing } Pain : −{ $vp } PV
option-pay-tribute = Payer { $goods } pour marquer { $vp } PV
option-waive = Jouer { $card } et ne rien payer
option-use = Utiliser { $card }
    .text = { $text }

# La fin
option-declare = Annoncer { $card }
    .text = { $text }
option-score = Décompter { $card } ({ symbol })
    .text = { $text }
option-score-points = Décompter { $card } ({ symbol }), qui vaut maintenant { $vp } PV
    .text = { $text }
option-repeat = Payer 2 Or et décompter { $card } une seconde fois
    .text = { $text }

# Renoncer, selon ce qui est demandé
option-pass-die = Terminer la partie : il ne reste aucun dé
option-pass-action = N’effectuer aucune action
    .detail = vous ne dépensez rien
option-pass-produce-first = Effectuer tout de suite l’Action Divine
option-pass-produce = Produire maintenant, sans autre Bénédiction
option-pass-ability = Renoncer à la capacité de la tuile
option-pass-close = Terminer votre tour
option-pass-declare = Ne pas l’annoncer
option-pass-score = Terminer sans autre Décret
option-pass-repeat = Ne répéter aucun Décret
option-pass-tribute = Ne plus rien payer
