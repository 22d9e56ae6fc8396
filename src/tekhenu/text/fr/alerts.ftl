# Comment on apprend que c’est à soi de jouer.

alert-when = Quand c’est à moi de jouer :
alert-chime = Signal sonore
alert-notification = Notification
alert-denied = Votre navigateur n’autorise pas les notifications de cette page.
alert-webhook = Appeler un webhook
