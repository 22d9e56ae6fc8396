# Pytanie do gracza, według rodzaju.

prompt-decree = Który Dekret zatrzymujesz? Drugi trafi na spód talii.
prompt-starting = Którą kartę Początkową bierzesz ({ $number } z 2)?
prompt-destiny = Którą kartę Przeznaczenia bierzesz? Jej wartość Ankh rozstrzyga remisy w następnej fazie Maat.
prompt-reward = Którą ze swoich kart rozpatrujesz teraz?
prompt-keep = Którą kartę zatrzymujesz? Druga zostanie w tajemnicy wtasowana do talii.
prompt-gain = Co bierzesz?
prompt-advance = Który znacznik przesuwasz?
prompt-die = Którą kość bierzesz?
prompt-take = Jak bierzesz kość: { color } { $value } { at-god } ({ purity })?
prompt-side = Po której stronie szalek kładziesz Zakazaną kość?
prompt-action = Jaką akcję wykonujesz z wartością { $value }?
prompt-produce-first = Czy przed akcją boga wykonujesz produkcję?
prompt-produce = Produkujesz. Czy zagrywasz Błogosławieństwo?
prompt-value = Której wartości używasz?
prompt-any-action = Jaką akcję wykonujesz? Za chwilę wybierzesz jej wartość.
prompt-pay = Jak płacisz?
prompt-pay-for = { god }: jak płacisz?
prompt-statue = Gdzie budujesz Posąg?
prompt-temple = Gdzie kładziesz płytkę { $tile } (góra { $north }, prawo { $east }, dół { $south }, lewo { $west })?
prompt-temple-rotation = { temple-space }: jak obracasz płytkę?
prompt-hathor = Przy którym rzędzie lub której kolumnie budujesz?
prompt-osiris = Gdzie budujesz Budynek?
prompt-production = Który znacznik Produkcji przesuwasz?
prompt-market = Którą kartę bierzesz?
prompt-ability = Czy korzystasz ze zdolności płytki?
prompt-close = Czy robisz coś jeszcze w tej turze?
prompt-faith = Ile żetonów Wiary kładziesz na szalki?
prompt-bread =
    { $due ->
        [one] Twoje Budynki potrzebują { $due } Chleba. Jak płacisz?
       *[many] Twoje Budynki potrzebują { $due } Chlebów. Jak płacisz?
    }
prompt-declare = Czy ogłaszasz swój Dekret przed ostatnim Punktowaniem?
prompt-score = Który Dekret punktujesz? Najwyżej trzy, każdy z innym symbolem.
prompt-repeat = Który Dekret punktujesz po raz drugi?
prompt-tribute = Czy płacisz Surowiec za kolejny ▲ swojej Populacji?
