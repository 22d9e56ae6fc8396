# Nazwy rzeczy w grze. Inne komunikaty odwołują się do nich i przekazują zmienną dalej.

player =
    { $seat ->
        [0] Fioletowy
        [1] Różowy
        [2] Niebieski
       *[3] Pomarańczowy
    }
player-letter =
    { $seat ->
        [0] F
        [1] R
        [2] N
       *[3] P
    }

god =
    { $god ->
        [horus] Horus
        [ra] Ra
        [hathor] Hathor
        [bastet] Bastet
        [thoth] Thot
        [seth] Set
       *[osiris] Ozyrys
    }
# Dopełniacz i biernik: czyja sekcja, kogo wskazuje.
god-gen =
    { $god ->
        [horus] Horusa
        [ra] Ra
        [hathor] Hathor
        [bastet] Bastet
        [thoth] Thota
        [seth] Seta
       *[osiris] Ozyrysa
    }

# Skąd pochodzi kość i gdzie leży; Set ma własną planszę.
from-god =
    { $god ->
        [seth] z planszy Seta
       *[other] z sekcji { god-gen }
    }
to-god =
    { $god ->
        [seth] na planszę Seta
       *[other] do sekcji { god-gen }
    }
at-god =
    { $god ->
        [seth] na planszy Seta
       *[other] w sekcji { god-gen }
    }

light =
    { $light ->
        [sunny] Słoneczna
        [shaded] Zacieniona
       *[dark] Ciemna
    }
# Miejscownik: w jakiej sekcji.
light-loc =
    { $light ->
        [sunny] Słonecznej
        [shaded] Zacienionej
       *[dark] Ciemnej
    }

purity =
    { $purity ->
        [pure] Czysta
        [tainted] Nieczysta
       *[forbidden] Zakazana
    }

color =
    { $color ->
        [yellow] żółta
        [brown] brązowa
        [white] biała
        [black] czarna
        [red] czerwona
        [blue] niebieska
        [green] zielona
       *[gray] szara
    }
# Biernik: jaką kość ktoś bierze.
color-acc =
    { $color ->
        [yellow] żółtą
        [brown] brązową
        [white] białą
        [black] czarną
        [red] czerwoną
        [blue] niebieską
        [green] zieloną
       *[gray] szarą
    }
# Liczba mnoga: jakie kości.
color-plural =
    { $color ->
        [yellow] żółte
        [brown] brązowe
        [white] białe
        [black] czarne
        [red] czerwone
        [blue] niebieskie
        [green] zielone
       *[gray] szare
    }
# Dwie litery na kości.
color-mark =
    { $color ->
        [yellow] Żó
        [brown] Br
        [white] Bi
        [black] Cz
        [red] Ce
        [blue] Ni
        [green] Zi
       *[gray] Sz
    }

edge =
    { $edge ->
        [red] czerwona
        [green] zielona
        [blue] niebieska
       *[yellow] żółta
    }
# Jedna litera przy boku płytki Filaru.
edge-mark =
    { $edge ->
        [red] c
        [green] z
        [blue] n
       *[yellow] ż
    }

good =
    { $good ->
        [papyrus] Papirus
        [bread] Chleb
        [limestone] Wapień
        [granite] Granit
        [gold] Złoto
        [scribe] Skrybowie
        [faith] Wiara
        [soldier] wojownicy
        [priest] kapłani
        [population] Populacja
        [happiness] Zadowolenie
        [blood] krew
       *[vp] PZ
    }
# Dopełniacz: produkcja czego.
good-gen =
    { $good ->
        [papyrus] Papirusu
        [bread] Chleba
        [limestone] Wapienia
        [granite] Granitu
        [gold] Złota
        [scribe] Skrybów
        [faith] Wiary
        [soldier] wojowników
        [priest] kapłanów
        [population] Populacji
        [happiness] Zadowolenia
        [blood] krwi
       *[vp] PZ
    }
# Najwyżej pięć znaków, na planszę.
good-mark =
    { $good ->
        [papyrus] Pap
        [bread] Chleb
        [limestone] Wap
        [granite] Gran
        [gold] Złoto
        [scribe] Skr
        [faith] Wiara
        [soldier] Woj
        [priest] Kapł
        [population] Pop
        [happiness] Zad
        [blood] Krew
       *[vp] PZ
    }
# Biernik: ktoś bierze, płaci, otrzymuje.
amount =
    { $good ->
        [papyrus]
            { $amount ->
                [one] { $amount } Papirus
                [few] { $amount } Papirusy
               *[many] { $amount } Papirusów
            }
        [bread]
            { $amount ->
                [one] { $amount } Chleb
                [few] { $amount } Chleby
               *[many] { $amount } Chlebów
            }
        [limestone]
            { $amount ->
                [one] { $amount } Wapień
                [few] { $amount } sztuki Wapienia
               *[many] { $amount } sztuk Wapienia
            }
        [granite]
            { $amount ->
                [one] { $amount } Granit
                [few] { $amount } sztuki Granitu
               *[many] { $amount } sztuk Granitu
            }
        [gold]
            { $amount ->
                [one] { $amount } Złoto
               *[many] { $amount } Złota
            }
        [scribe]
            { $amount ->
                [one] { $amount } Skrybę
               *[many] { $amount } Skrybów
            }
        [faith]
            { $amount ->
                [one] { $amount } żeton Wiary
                [few] { $amount } żetony Wiary
               *[many] { $amount } żetonów Wiary
            }
        [soldier]
            { $amount ->
                [one] { $amount } wojownika
               *[many] { $amount } wojowników
            }
        [priest]
            { $amount ->
                [one] { $amount } kapłana
               *[many] { $amount } kapłanów
            }
        [population] { $amount } Populacji
        [happiness] { $amount } Zadowolenia
        [blood]
            { $amount ->
                [one] { $amount } żeton krwi
                [few] { $amount } żetony krwi
               *[many] { $amount } żetonów krwi
            }
       *[vp] { $amount } PZ
    }
# Mianownik: co gdzieś leży, czym jest bonus.
amount-nom =
    { $good ->
        [scribe]
            { $amount ->
                [one] { $amount } Skryba
               *[many] { $amount } Skrybów
            }
        [soldier]
            { $amount ->
                [one] { $amount } wojownik
               *[many] { $amount } wojowników
            }
        [priest]
            { $amount ->
                [one] { $amount } kapłan
               *[many] { $amount } kapłanów
            }
       *[other] { amount }
    }

# Liczone rzeczy w mianowniku i bierniku, jedna zmienna na każdą.
n-papyrus =
    { $papyrus ->
        [one] { $papyrus } Papirus
        [few] { $papyrus } Papirusy
       *[many] { $papyrus } Papirusów
    }
n-bread =
    { $bread ->
        [one] { $bread } Chleb
        [few] { $bread } Chleby
       *[many] { $bread } Chlebów
    }
n-limestone =
    { $limestone ->
        [one] { $limestone } Wapień
        [few] { $limestone } sztuki Wapienia
       *[many] { $limestone } sztuk Wapienia
    }
n-granite =
    { $granite ->
        [one] { $granite } Granit
        [few] { $granite } sztuki Granitu
       *[many] { $granite } sztuk Granitu
    }
n-gold =
    { $gold ->
        [one] { $gold } Złoto
       *[many] { $gold } Złota
    }
n-scribes-acc =
    { $scribes ->
        [one] { $scribes } Skrybę
       *[many] { $scribes } Skrybów
    }
n-scribes =
    { $scribes ->
        [one] { $scribes } Skryba
       *[many] { $scribes } Skrybów
    }
n-faith =
    { $faith ->
        [one] { $faith } żeton Wiary
        [few] { $faith } żetony Wiary
       *[many] { $faith } żetonów Wiary
    }
n-buildings =
    { $buildings ->
        [one] { $buildings } Budynek
        [few] { $buildings } Budynki
       *[many] { $buildings } Budynków
    }
n-pillars =
    { $pillars ->
        [one] { $pillars } Filar
        [few] { $pillars } Filary
       *[many] { $pillars } Filarów
    }
n-statues =
    { $statues ->
        [one] { $statues } Posąg
        [few] { $statues } Posągi
       *[many] { $statues } Posągów
    }
n-players =
    { $players ->
        [one] { $players } gracza
       *[many] { $players } graczy
    }

family =
    { $family ->
        [blessing] Błogosławieństwo
        [technology] Technologia
       *[decree] Dekret
    }

symbol =
    { $symbol ->
        [scroll] zwój
        [lotus] lotos
        [scarab] skarabeusz
        [hammer] młot
        [column] kapitel
        [eye] oko
       *[other] { $symbol }
    }

district =
    { $good ->
        [papyrus] warsztat Papirusu
        [bread] warsztat Chleba
        [limestone] kamieniołom Wapienia
       *[granite] kamieniołom Granitu
    }

temple-space = rząd { $row }, kolumna { $column }
    .place = space-r{ $row }c{ $column }
temple-space-loc = w rzędzie { $row } i kolumnie { $column }
    .place = space-r{ $row }c{ $column }
temple-line =
    { $line ->
        [row] rząd { $number }
       *[column] kolumna { $number }
    }
    .place = place-{ $line }{ $number }
# Miejscownik: przy której linii.
temple-line-loc =
    { $line ->
        [row] rzędzie { $number }
       *[column] kolumnie { $number }
    }
    .place = place-{ $line }{ $number }
people-space =
    { $people ->
        [temple-row] przy środkowym rzędzie Świątyni
        [temple-column] przy środkowej kolumnie Świątyni
        [workshops] nad warsztatami
        [seth-left] nad lewymi regionami Seta
        [seth-middle] nad środkowymi regionami Seta
        [seth-right] nad prawymi regionami Seta
       *[quarries] nad kamieniołomami
    }
    .place = people-{ $people }
# Miejscownik: w czym.
osiris-row = rzędzie { $row }
    .place = osiris-{ $row }

rotation =
    { $rotation ->
        [0] bez obrotu
        [90] obrót o 90° w prawo
        [180] obrót o 180°
       *[270] obrót o 90° w lewo
    }

source =
    { $source ->
        [start] start
        [horus] Horus
        [ra] Ra
        [hathor] Hathor
        [tiles] płytki Filarów
        [technologies] Technologie
        [statue_bonus] bonus Horusa
        [maat] Maat
        [districts] dzielnice Ozyrysa
        [temple] Kompleks Świątynny
        [statues] Posągi
        [happiness] Zadowolenie
        [production] Produkcja
        [building_row] rząd Budynków
        [bread] brakujący Chleb
        [decrees] Dekrety
        [cards] wzięte karty
        [scribes] Skrybowie
        [seth] Set
        [regions] regiony Seta
        [conquest] płytki podboju
        [cultists] kultyści
        [artifacts] artefakty
       *[turn_order] kolejność graczy
    }

# Jak czyta się wyliczenie: dwie rzeczy, koniec dłuższego i jego początek.
list-two = { $first } i { $last }
list-end = { $first } i { $last }
list-more = { $first }, { $rest }
# To samo dla rzeczy, z których chodzi o jedną.
list-or-two = { $first } lub { $last }
list-or-end = { $first } lub { $last }
# Między rzeczami, które same są wyliczeniami.
list-apart = { $first }; { $rest }
# Pierwsze przed pozostałymi.
list-ranked = { $first } › { $rest }
