# Co strony mówią o Czasie Seta i o Automach.

# Strona główna
page-alone = Graj solo
page-opponent = Przeciwnik
page-opponent-is =
    { $automas ->
        [0] Botankhamun
        [one] { $automas } Automa
        [few] { $automas } Automy
       *[many] { $automas } Autom
    }
page-automas-hint = Do trzech Autom, które grają z tobą z Czasem Seta i nie potrzebują własnej planszy.
page-automas-rules = Jak grają
page-step-is =
    { $step ->
        [0] Spokojny
        [1] Czujny
        [2] Śmiały
        [3] Zaciekły
       *[4] Bezlitosny
    }
page-step-means =
    { $step ->
        [0] Grają bez żadnej przewagi.
        [1] Ich Dekrety są warte więcej.
        [2] Ich Dekrety są warte więcej, a każda zaczyna z przewagą.
        [3] Ich Dekrety i Filary są warte więcej, a każda zaczyna z przewagą.
       *[4] Ich Dekrety, Filary i Posągi są warte więcej, a każda zaczyna z przewagą.
    }
page-with-seth = Z Czasem Seta
page-seth-hint = Rozszerzenie: wojownicy i kapłani, siódmy bóg i krew na twoich szalkach.
page-seth-rules = Jak zmienia grę
page-load-seats = Grasz na wszystkich miejscach, które nie należą do przeciwników solo.

# Stół
page-waiting-cultist = { $player } wybiera kultystę.
page-waiting-artifact = { $player } rozważa kupno artefaktu.
page-waiting-conquest = { $player } kładzie płytkę podboju.
prompt-decree-seth = Który Dekret zatrzymujesz? Pozostałe trafią na spód talii.
prompt-keep-seth = Który Dekret zatrzymujesz? Reszta trafi na spód talii.
page-die-weighs-blood = Kość { color } { $value } { at-god } ({ purity }) ważyłaby razem z przynoszoną krwią { $weight } (bilans { $before } → { $after }).

# Co daje Filar na płytce podboju
option-temple-covers = { temple-space }, { rotation }
    .detail = { tile-points } i { amount-nom }, działa też { $card }. { $text }
option-temple-removes = { temple-space }, { rotation }
    .detail = { tile-points } i { amount-nom }; płytka { $card } znika
