# Notifications that it is the player’s turn.

alert-when = When it is my turn:
alert-chime = Chime
alert-notification = Notification
alert-denied = Your browser does not allow notifications from this page.
alert-webhook = Call a webhook
