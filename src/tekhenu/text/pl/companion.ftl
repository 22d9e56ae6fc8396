# Przy prawdziwym stole ludzie rzucają i dobierają: o co się ich pyta i co może się zdarzyć.

prompt-wheel = Obróćcie Koło Obelisku losowo. Przy którym bogu leży jego pierwsza Słoneczna sekcja?
prompt-horus-tile = Potasujcie płytki bonusowe Horusa. Która leży na polu { $number }?
prompt-offer = Wyłożone karty Początkowe, { $number } z { $count }: która to karta?
prompt-first-player = Kto zaczyna grę?
prompt-cultist-shown = Wyłożeni kultyści, { $number } z { $count }: który to?
prompt-roll = Dobierzcie kość { to-god } i rzućcie nią. Co pokazuje?
prompt-market-card = Dobierzcie kartę ({ family }) do części { $section } Rynku. Która to karta?
prompt-drawn-card = { $player } dobiera kartę. Która to karta?
prompt-secret-card = { $player } dobiera kartę w tajemnicy. Która to karta?
prompt-pillar-tile = Dobierzcie płytkę Filaru. Która to płytka?
prompt-conquest-tile = Odkryjcie następną płytkę podboju. Która to płytka?
prompt-artifact-shown = Odkryjcie artefakt obok karty { $card }. Który to artefakt?
prompt-revealed-decree = { $player } odkrywa Dekret. Który to Dekret?
prompt-pyramid = Potasujcie płytki akcji i ułóżcie piramidę, zaczynając od podstawy. Która płytka ma numer { $number }?
prompt-coin = Rzućcie żetonem Debenu. Dokąd wysyła znacznik?
prompt-tie = { $player }: remis. Losujcie: na co padło?
prompt-destiny-drawn = { $player } bierze losową kartę Przeznaczenia. Która to karta?
prompt-starting-drawn = { $player } dobiera kartę Początkową. Która to karta?
prompt-action-tile = { $player }: odkryjcie następną płytkę akcji. Co pokazuje?
prompt-marker-f = { $player }, znacznik F: dobierajcie kości, aż któraś będzie odpowiadać dzielnicy, po czym wrzućcie je z powrotem. Która to dzielnica?
prompt-marker-g = { $player }, znacznik G: rzućcie kością i odliczcie sekcje od strzałki, przeciwnie do ruchu wskazówek zegara. Który bóg jest pierwszy za znacznikiem?
prompt-marker-h = { $player }, znacznik H: dobierzcie kartę Początkową i znajdźcie jej Inicjatywę przy Świątyni. Jaki to rząd lub jaka kolumna?
prompt-marker-i = { $player }, znacznik I: rzućcie kością, by wyznaczyć pole w tym rzędzie lub kolumnie; szóstkę przerzućcie. Które to pole?
prompt-conquest-space = { $player } kładzie płytkę podboju: rzućcie, by wyznaczyć rząd i kolumnę; przy szóstce lub zajętym polu przerzućcie. Które to pole?

option-draw = { $card }
    .text = { $text }
option-roll = { color } { $value }
option-coin =
    { $way ->
        [up] W górę
       *[right] W prawo
    }
option-lot = { $what }
option-first = { $player }

# Co się wpisuje jako kość, z jej wartością: ż4. Krótko i dla każdego koloru inaczej.
color-letter =
    { $color ->
        [yellow] ż
        [brown] br
        [white] bi
        [black] cz
        [red] ce
        [blue] n
        [green] z
       *[gray] s
    }

# To, co wpisano, jest niemożliwe

entry-nothing = Nic nie wpisano.
entry-unread = „{ $word }” tu nie pasuje. Wpisz na przykład { $example }.
entry-several = „{ $word }” może znaczyć { $several }.
entry-left = Nie ma już nic do wpisania: „{ $word }” jest zbędne.
entry-impossible = „{ $word }” nie jest tu możliwe.
entry-no-die = W woreczku nie ma kości tego koloru ({ color }).
entry-out = { $card } jest już w grze.
entry-out-market = { $card } leży już w części { $section } Rynku.
entry-out-held = { $card } ma już { $player }.
entry-out-discarded = { $card } leży wśród odrzuconych kart.
entry-out-display = { $card } leży już w ofercie Ra.
entry-out-temple = { $card } leży już w Świątyni.

# W terminalu

command-table = gra z prawdziwym egzemplarzem: rzucajcie i dobierajcie przy stole, a wyniki wpisujcie
command-position = z --table: zacznij od pozycji z tego pliku (pozycja początkowa zapisu albo wpisany stan gry)
play-table = Stół
play-table-hint = co się stało, także kilka rzeczy naraz: ż4 br2 bi6   u = cofnij   b = plansza   l = dziennik   ? = pomoc   q = koniec
