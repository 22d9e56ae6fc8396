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

# The Seth board
seth-label = Seth: dice, six regions, the Statues for the people above them, and conquest tiles
seth-armies = Soldiers and priests of all players
seth-dice = Seth dice: take one instead of a die at the Obelisk to conquer the region of its value
seth-stack =
    { $tiles ->
        [0] No conquest tiles left
        [one] { $tiles } conquest tile left
       *[other] { $tiles } conquest tiles left
    }
seth-cards =
    { $cards ->
        [one] A Statue here gives you { $cards } Market card
       *[other] A Statue here gives you { $cards } Market cards
    }
seth-region = Region { $region }: costs { soldiers }; each Building scores { $vp } VP at each Scoring
seth-building = { $name }’s Building in region { $region }
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
seth-honor = A Statue in honor of Seth: a die of any value, and { priests } in addition to the Granite; its bonus is { amount }

# Player boards
seth-blood = Blood { $count }: it weighs on the Tainted side at every Maat phase
seth-blood-weighs = Blood weighs { $amount } on the Tainted side
seth-regions =
    { $count ->
        [one] { $count } Building in Seth’s regions
       *[other] { $count } Buildings in Seth’s regions
    }

# Cards on offer
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
       *[other] Priest and soldier: used
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
        [district] { $player }’s marker: among tied districts, it takes the first one, counting from here
        [border] { $player }’s marker: among tied dice, it takes the first one counter-clockwise from here
        [line] { $player }’s marker: among tied rows and columns, it takes the first one, counting from here
       *[space] { $player }’s marker: among tied spaces, it takes the first one, counting from here
    }

# Questions and options that differ with Seth
prompt-starting-dealt = Which Starting card do you take? You keep two of the three you were dealt.
option-god-horus-or-seth = Horus
    .detail = build a Statue for { $granite } Granite, in honor of { god } or Seth, or for the people
option-destiny-artifact = Take { $card } (Ankh { $ankh })
    .text = { $text } Artifact { $artifact }: { priests }.
option-destiny-too-dear = Take { $card } (Ankh { $ankh })
    .text = { $text } Artifact { $artifact } needs { priests }; you have { $held }.

# Why an Automa scores
event-scored-service = { $player } scored { $vp } VP because another player used Cultist { $card }.
