# Pourquoi une partie ne peut pas être créée avec certaines options ; cela suit un deux-points.

settings-trouble =
    { $kind ->
        [prepared] à une vraie table, ce n’est pas l’ordinateur qui fait la mise en place
        [standing] on ne peut saisir une partie en cours qu’à une vraie table
        [dice] l’édition a trop peu de dés pour L’Ombre de Seth
       *[other] l’une d’elles manque, est inconnue ou incompatible avec les autres
    }
