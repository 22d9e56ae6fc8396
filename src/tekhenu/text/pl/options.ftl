# Co gracz może wybrać. $card to numer, na przykład T05, $text to działanie karty. Komunikat to
# tytuł wyboru; dalszy ciąg po dwukropku to .detail, osobny tekst to .text.
titled-detail = { $title }: { $detail }
titled-text = { $title } – { $detail }

# Przygotowanie, Przeznaczenie, Maat
option-keep = Zatrzymaj { $card }
    .text = { $text }
option-keep-decree = Zatrzymaj { $card } ({ symbol })
    .text = { $text }
option-starting = Weź { $card } (Inicjatywa { $initiative })
    .text = { $text }
option-destiny = Weź { $card } (Ankh { $ankh })
    .text = { $text }
option-reward = Rozpatrz { $card }
    .text = { $text }
option-advance =
    { $track ->
        [population] Zwiększ swoją Populację o 1
       *[happiness] Zwiększ swoje Zadowolenie o 1
    }
option-gain = Weź { $goods }
option-faith-none = Nie kładź żetonów Wiary i zachowaj bilans { $balance }
option-faith-pure = Połóż { n-faith } po Czystej stronie i uzyskaj bilans { $balance }
option-faith-tainted = Połóż { n-faith } po Nieczystej stronie i uzyskaj bilans { $balance }

# Branie kości
option-die = Weź { color-acc } { $value } { from-god } ({ purity })
option-die-forbidden = Weź { color-acc } { $value } { from-god } (Zakazana: do akcji potrzebny Anubis albo karta)
option-take-plain = Weź ją bez zmian ({ $value })
option-take-turned = Zmień ją na { $value } za { n-scribes-acc }
option-anubis =
    { $scribes ->
        [0] Anubis
       *[other] Anubis za { n-scribes-acc }
    }
    .detail = dowolna akcja o wartości { $value }, kość trafia pod szalki
option-no-action = Weź ją bez wykonywania akcji
    .detail = nic nie wydajesz
option-side =
    { $purity ->
        [pure] Połóż ją po Czystej stronie szalek
       *[tainted] Połóż ją po Nieczystej stronie szalek
    }
option-turned = Zagraj { $card }
    .detail = zmień kość na { $value }
option-recolor = Zagraj { $card }
    .detail = kość staje się { color } i pokazuje { $value }
option-play = Zagraj { $card }
    .text = { $text }
option-anytime = Zagraj { $card }
    .detail =
        { $track ->
            [population] Populacja +{ $steps }
           *[happiness] Zadowolenie +{ $steps }
        }

# Akcje
option-god-horus = Horus
    .detail = zbuduj Posąg za { n-granite }, ku czci { god-gen } lub dla ludzi
option-god-ra = Ra
    .detail = zbuduj Filar na płytce { $tile } za { $goods }
option-god-ra-empty = Ra
    .detail = zbuduj Filar
option-god-hathor = Hathor
    .detail = zbuduj Budynek przy Kompleksie Świątynnym, potem Populacja +{ $value }
option-god-bastet = Bastet
    .detail =
        { $scribes ->
            [0] festiwal za 2 Papirusy, Zadowolenie +{ $value }
           *[other] festiwal za 2 Papirusy, Zadowolenie +{ $value } i { n-scribes }
        }
option-god-thoth = Thot
    .detail =
        { $papyrus ->
            [0]
                { $cards ->
                    [one] weź { $cards } kartę za darmo
                    [few] weź { $cards } karty za darmo
                   *[many] weź { $cards } kart za darmo
                }
           *[other]
                { $cards ->
                    [one] weź { $cards } kartę za { n-papyrus }
                    [few] weź { $cards } karty z jednej części za { n-papyrus }
                   *[many] weź { $cards } kart z jednej części za { n-papyrus }
                }
        }
option-god-osiris = Ozyrys
    .detail = zbuduj warsztat lub kamieniołom w rzędzie { $value }, Zadowolenie −1
option-god-any = Akcja { god-gen }
option-produce =
    { $excess ->
        [0] Wyprodukuj { kept-amount }
       *[other] Wyprodukuj { kept-amount } i { $excess } w nadwyżce, która obciąży twoje szalki
    }
option-produce-any = Produkcja { good-gen }
option-extra = Dodatkowa akcja z { $card }
    .text = { $action }
option-value = Użyj wartości { $value }

# Miejsca
option-honor = Ku czci { god-gen } (bonus: { amount-nom })
option-people = Dla ludzi, { people-space }
option-people-gold = Dla ludzi, { people-space }, i weź leżące tam Złoto
tile-points =
    { $parts ->
        [1] { $vp } PZ
       *[other] { $vp } PZ ({ $causes })
    }
option-temple = { temple-space }, { rotation }
    .detail = { tile-points } i { amount-nom }
option-temple-edges = { rotation } (góra { $north }, prawo { $east }, dół { $south }, lewo { $west }): { tile-points }
option-hathor = Zbuduj Budynek przy { temple-line-loc } za { n-bread }
    .detail = otrzymasz { $gains }
option-hathor-bare = Zbuduj Budynek przy { temple-line-loc } za { n-bread }
option-osiris =
    { $place ->
        [workshop] Zbuduj warsztat { good-gen } w rzędzie { $row }
       *[quarry] Zbuduj kamieniołom { good-gen } w rzędzie { $row }
    }
    .detail = Produkcja +{ $steps }, weź { $goods }
option-osiris-partner =
    { $place ->
        [workshop] Zbuduj warsztat { good-gen } w rzędzie { $row }
       *[quarry] Zbuduj kamieniołom { good-gen } w rzędzie { $row }
    }
    .detail = Produkcja +1 ({ $both }), weź { $goods }
option-osiris-any =
    { $place ->
        [workshop] Zbuduj warsztat { good-gen } w rzędzie { $row }
       *[quarry] Zbuduj kamieniołom { good-gen } w rzędzie { $row }
    }
    .detail = Produkcja +{ $steps } i dowolna +1, weź { $goods }
option-production = Zwiększ Produkcję { good-gen }
option-market = Weź { $card } z części { $section }
    .text = { $text }
option-market-empty = Weź kartę z części { $section }
option-renew = Wymień wszystkie karty części { $section } za 1 Papirus

# Płacenie
option-pay =
    { $what ->
        [scribes] Wydaj { $scribes }
        [both] Zapłać { $goods } i wydaj { $scribes }
       *[goods] Zapłać { $goods }
    }
option-pay-nothing = Nic nie płać
option-pay-bread-short = Zapłać { $goods }; zabraknie { missing-bread }: −{ $vp } PZ
option-pay-bread-none = Nic nie płać; zabraknie { missing-bread }: −{ $vp } PZ
# Dopełniacz: czego zabraknie.
missing-bread =
    { $missing ->
        [one] { $missing } Chleba
       *[many] { $missing } Chlebów
    }
option-pay-tribute = Zapłać { $goods }, aby zdobyć { $vp } PZ
option-waive = Zagraj { $card } i nic nie płać
option-use = Użyj { $card }
    .text = { $text }

# Koniec gry
option-declare = Ogłoś { $card }
    .text = { $text }
option-score = Zapunktuj { $card } ({ symbol })
    .text = { $text }
option-score-points = Zapunktuj { $card } ({ symbol }), teraz za { $vp } PZ
    .text = { $text }
option-repeat = Zapłać 2 Złota i zapunktuj { $card } ponownie
    .text = { $text }

# Rezygnacja, zależnie od pytania
option-pass-die = Zakończ grę: nie ma już kości
option-pass-action = Nie wykonuj akcji
    .detail = nic nie wydajesz
option-pass-produce-first = Od razu wykonaj akcję boga
option-pass-produce = Produkuj teraz, bez kolejnego Błogosławieństwa
option-pass-ability = Zrezygnuj ze zdolności płytki
option-pass-close = Zakończ turę
option-pass-declare = Nie ogłaszaj
option-pass-score = Wystarczy, nie punktuj kolejnych Dekretów
option-pass-repeat = Nie powtarzaj żadnego Dekretu
option-pass-tribute = Nie płać więcej
