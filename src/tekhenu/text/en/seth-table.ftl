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
