# Skąd wiadomo, że przyszła czyjaś kolej.

alert-when = Gdy przyjdzie moja kolej:
alert-chime = Dźwięk
alert-notification = Powiadomienie
alert-denied = Twoja przeglądarka nie pozwala tej stronie na powiadomienia.
alert-webhook = Wywołaj webhook
