# Là où le livret imprimé en français énonce une autre règle que celle qui est jouée ici.
# Un message par section de l’aide ou par carte ; les autres langues n’ont pas ces messages.

book-setup = Votre livret imprimé met 4 dés gris dans le sac à deux joueurs. C’est une coquille : les dés manqueraient dès la première Rotation. Ici, il y en a 6, comme dans le livret anglais.
book-horus = Votre livret imprimé donne, pour une Statue érigée au Temple, 3 PV par Colonne de l’alignement, sans préciser à qui elle appartient. Ici, comme dans le livret anglais, seules vos propres Colonnes comptent.
book-botankhamun = Votre livret imprimé envoie Botankhamon à la section suivante dans le sens horaire et, chez Râ, départage les égalités en évitant les coins du Temple. Ici, comme dans le livret anglais, il passe à la suivante dans le sens anti-horaire, et il évite tout le bord du Temple.

book-D03 = Votre livret imprimé double le score de l’autre Décret. Ici, comme dans le livret anglais, il est décompté une seconde fois : si c’est D04, il faut le payer à nouveau.
book-T09 = Votre livret imprimé vous laisse libre d’activer la capacité. Ici, comme dans le livret anglais, elle agit toujours ; seule une capacité qui coûte quelque chose peut être refusée.
book-T13 = Votre livret imprimé ne permet que ±1. Ici, comme dans le livret anglais, vous pouvez modifier le dé de ±1 ou ±2.
