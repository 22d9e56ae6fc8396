# Opowieść o grze: wiersz na każdą turę, krótkie zwroty po przecinku, oraz za co są PZ.

tale-round = Runda { $round }
tale-setup = Przygotowanie
tale-turn = { $player }: { $what }
tale-other = { $player }: { $what }
tale-die =
    { $way ->
        [anubis] akcja Anubisa, { color } { $value } { from-god }
       *[other] { color } { $value } { from-god }
    }
tale-turned = zmieniona na { $new }
tale-performed = akcja { god-gen }
tale-produced =
    { $excess ->
        [0] produkcja: { kept-amount-nom }
       *[other] produkcja: { kept-amount-nom }, w nadwyżce { $excess }
    }
# Mianownik po dwukropku.
kept-amount-nom =
    { $good ->
        [soldier]
            { $kept ->
                [one] { $kept } wojownik
               *[many] { $kept } wojowników
            }
        [priest]
            { $kept ->
                [one] { $kept } kapłan
               *[many] { $kept } kapłanów
            }
       *[other] { kept-amount }
    }
tale-idle = bez akcji
tale-festival = festiwal
tale-honor = Posąg ku czci { god-gen }
tale-people = Posąg dla ludzi { people-space }
tale-temple = Budynek przy { temple-line-loc }
tale-osiris = { district } w { osiris-row }
tale-pillar = Filar na płytce { $tile } { temple-space-loc }
tale-region = podbity { region }
tale-conquered = płytka podboju { $tile } { temple-space-loc }
tale-secret = tajny Dekret
tale-played = zagrane Błogosławieństwo { $card }
tale-served = pomaga kultysta { $card }
tale-declared = ogłoszony Dekret { $card }
tale-chose =
    { $kind ->
        [starting] karta Początkowa { $card }
        [destiny] karta Przeznaczenia { $card }
        [cultist] kultysta { $card }
       *[artifact] artefakt { $card }
    }
tale-track =
    { $track ->
        [population] Populacja { $old } → { $new }
        [happiness] Zadowolenie { $old } → { $new }
        [papyrus] Produkcja Papirusu { $old } → { $new }
        [bread] Produkcja Chleba { $old } → { $new }
        [limestone] Produkcja Wapienia { $old } → { $new }
       *[granite] Produkcja Granitu { $old } → { $new }
    }
tale-opened = otwiera się część { $section } Rynku
tale-renewed = wymieniona część { $section } Rynku
tale-amount = +{ amount-nom }
tale-vp = +{ $vp } PZ
    .vp = { $vp }
tale-vp-lost = −{ $vp } PZ
    .vp = { $vp }
tale-maat = Maat: { $what }
tale-balance = { $player } { $balance }
tale-balance-lost = { $player } { $balance } (−{ $vp } PZ)
tale-dice = Nowe kości.
tale-scoring =
    { $number ->
        [1] Pierwsze Punktowanie: { $what }
       *[other] Ostatnie Punktowanie: { $what }
    }
tale-result = { $player } { $vp } → { $total } PZ
tale-end = Dekrety i kolejność graczy: { $what }

# Karty wyłożone razem, z rodzajem.
card-of-family = { family } { $card }

# Za co są PZ, w nawiasie.
cause-worth = { $cause } { $vp }
cause-part =
    { $part ->
        [buildings] Budynki w linii
        [edges] krawędzie
        [display] miejsce płytki
        [ability] zdolność
       *[again] po raz drugi
    }
cause-district =
    { $good ->
        [papyrus] warsztaty Papirusu
        [bread] warsztaty Chleba
        [limestone] kamieniołomy Wapienia
       *[granite] kamieniołomy Granitu
    }
cause-buildings =
    { $count ->
        [one] { $count } Budynek
        [few] { $count } Budynki
       *[many] { $count } Budynków
    }
cause-statues =
    { $count ->
        [one] { $count } Posąg
        [few] { $count } Posągi
       *[many] { $count } Posągów
    }
cause-beside = { $count } w linii z Filarami
cause-happiness = { $count } ▲
cause-building-row =
    { $count ->
        [one] zbudowany { $count } Budynek
        [few] zbudowane { $count } Budynki
       *[many] zbudowanych { $count } Budynków
    }
cause-bread = należne { $due }, zapłacone { $paid }
cause-regions = { cause-buildings }
cause-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
cause-decrees = { cause-cards }

# Tabela fazy Maat i Punktowania.
stage-maat = Faza Maat
stage-scoring =
    { $number ->
        [1] Pierwsze Punktowanie
       *[other] Ostatnie Punktowanie
    }
stage-after = po rundzie { $round }
stage-pure = Czyste
stage-tainted = Nieczyste
stage-faith = Wiara
stage-balance = Bilans
stage-loss = Strata
stage-place = Kolejność graczy
stage-rule = Zaczyna ten, czyj bilans jest najbliżej 0.
stage-source = Źródło
stage-row =
    { $source ->
        [bread] Chleb
       *[other] { source }
    }
stage-vp = PZ
stage-before = Wcześniej
stage-running = razem { $vp }
stage-nothing = nic
stage-together = Łącznie
stage-total = { $vp } → { $total }
stage-paid = zapłacono: { $goods }
stage-again = Pokaż całą tabelę
stage-go-on = Dalej

# Co zrobili inni, obok pytania.
told-label = Co się stało od twojej ostatniej tury
told-again = Pokaż ponownie
told-skip = Pomiń
told-slower = Wolniej
told-why = Dlaczego?

# Cała opowieść, do czytania i druku.
record-link = Przebieg gry
record-whole = Opis całej gry
record-title = Gra: { $players }
record-text = Pobierz jako tekst
