# How one is told that it is one’s turn.

alert-when = When it is my turn:
alert-chime = Chime
alert-notification = Notification
alert-denied = Your browser does not allow notifications from this page.
alert-webhook = Call a web address
