# Les cinq forces de l’ordinateur, pour les humains.

strength-name =
    { $strength ->
        [apprentice] Apprenti
        [stonemason] Tailleur de pierre
        [architect] Architecte
        [vizier] Vizir
       *[oracle] Oracle
    }
strength-means =
    { $strength ->
        [apprentice] Suit sa première impression et se trompe souvent : pour vos premières parties.
        [stonemason] Connaît le métier, mais passe à côté de bien des choses.
        [architect] Prépare chaque tour, sans toujours trouver le mieux.
        [vizier] Prépare chaque tour avec soin et se trompe rarement.
       *[oracle] Voit aussi loin que possible, une ou deux secondes par choix.
    }
page-strength = Force
ask-strength = De quelle force sont les ordinateurs, de 1 (Apprenti) à 5 (Oracle) ? [2]
