# Time of Seth and the Automas on the table of the browser.

# Cards
face-family-seth =
    { $family ->
        [conquest] Conquest
        [cultist] Cultist
       *[artifact] Artifact
    }
face-conquest = Conquest tile { $card }: { $text }
face-cultist = Cultist { $card }: { $text }
face-artifact = Artifact { $card } for { priests }: { $text }

# The board of Seth
seth-label = Seth: dice, six regions, the Statues for the people above them, and conquest tiles
seth-armies = Soldiers and priests of all players
seth-dice = Dice of Seth: one of them is taken instead of a die at the obelisk, and conquers the region of its value
seth-stack =
    { $tiles ->
        [0] No conquest tiles left
        [one] { $tiles } conquest tile left
       *[other] { $tiles } conquest tiles left
    }
seth-cards =
    { $cards ->
        [one] A Statue here brings { $cards } card of the Market
       *[other] A Statue here brings { $cards } cards of the Market
    }
seth-region = Region { $region }: costs { soldiers }; each Building is worth { $vp } VP at a Scoring
seth-building = A Building of { $name } in region { $region }
seth-soldiers =
    { $count ->
        [one] { $player } has { $count } soldier
       *[other] { $player } has { $count } soldiers
    }
seth-priests =
    { $count ->
        [one] { $player } has { $count } priest
       *[other] { $player } has { $count } priests
    }
seth-honour = A Statue to Seth takes a die of any value and { priests } besides the Granite; its bonus is { amount }

# Player boards
seth-blood = Blood { $count }: it weighs on the Tainted side at every Maat
seth-blood-weighs = Blood weighs { $amount } on the Tainted side
seth-regions =
    { $count ->
        [one] { $count } Building in the regions of Seth
       *[other] { $count } Buildings in the regions of Seth
    }

# What lies on offer
offer-cultists = Cultists on offer
offer-artifacts = Destiny cards, each with its artifact

# Boards of the Automas
automa-tiles = Action tiles
automa-stack =
    { $tiles ->
        [0] All its Action tiles are shown; new ones are dealt after Maat
        [one] { $tiles } Action tile face down
       *[other] { $tiles } Action tiles face down
    }
automa-tile-recruits =
    { $state ->
        [here] Priest and soldier: the tile of its last turn
       *[other] Priest and soldier: done
    }
automa-left =
    { $piece ->
        [building]
            { $count ->
                [one] { $count } Building left
               *[other] { $count } Buildings left
            }
        [pillar]
            { $count ->
                [one] { $count } Pillar left
               *[other] { $count } Pillars left
            }
       *[statue]
            { $count ->
                [one] { $count } Statue left
               *[other] { $count } Statues left
            }
    }
automa-marker =
    { $kind ->
        [district] A marker of { $player }: among tied districts it takes the first one, counting from here
        [border] A marker of { $player }: among tied dice it takes the first one counter-clockwise from here
        [line] A marker of { $player }: among tied rows and columns it takes the first one, counting from here
       *[space] A marker of { $player }: among tied spaces it takes the first one, counting from here
    }

# What a choice means with Seth
prompt-starting-dealt = Which Starting card do you take? You keep two of the three you were dealt.
option-god-horus-or-seth = Horus
    .detail = build a Statue for { $granite } Granite, to honor { god } or Seth, or for the people
option-destiny-artifact = Take { $card } (Ankh { $ankh })
    .text = { $text } Artifact { $artifact }: { priests }.
option-destiny-too-dear = Take { $card } (Ankh { $ankh })
    .text = { $text } Artifact { $artifact } needs { priests }, you have { $held }.

# Why an Automa scores
event-scored-service = { $player } scored { $vp } VP because another player used Cultist { $card }.
