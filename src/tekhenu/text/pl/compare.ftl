# Odtworzone wartości przy prawdziwym stole: właściciel porównuje elementy ze swoim egzemplarzem.

compare-home = Wiele wartości nadrukowanych na elementach jest odtworzonych, bo nie podaje ich żadne publiczne źródło. Mogą się różnić od tych w twoim egzemplarzu.
compare-home-check = Najpierw sprawdź mój egzemplarz
compare-home-go-on = Albo zacznij od razu: pomocnik pokaże każdy taki element, gdy po raz pierwszy wejdzie do gry, a ty potwierdzisz lub poprawisz jego wartości.
compare-title = { $part }: { $name }
compare-question =
    { $kind ->
        [tile] Czy twoja płytka wygląda tak samo?
        [card] Czy twoja karta wygląda tak samo?
       *[board] Czy u ciebie jest tak samo?
    }
compare-why = Te wartości są odtworzone i mogą się różnić od tych w twoim egzemplarzu.
compare-right =
    { $kind ->
        [tile] Tak jak na mojej płytce
        [card] Tak jak na mojej karcie
       *[board] Tak jak w moim egzemplarzu
    }
compare-wrong = U mnie jest inaczej
compare-later = Nie teraz
compare-further =
    { $count ->
        [one] Jeszcze jeden element do porównania
        [few] Jeszcze { $count } elementy do porównania
       *[many] Jeszcze { $count } elementów do porównania
    }
compare-differs = Twoja edycja ma inne wartości niż ta gra.
compare-game = W tej grze
compare-own = W twojej edycji
compare-use = Odtąd używaj moich
compare-edit = Zmień mój wpis
compare-back = Wróć do gry
refusal-edition-used = Ta gra użyła już starych wartości, więc toczy się z nimi dalej. Twoja edycja zachowuje poprawkę na następną grę. Aby użyć jej w tej grze, cofnij się przyciskiem „{ companion-correct }” do chwili przed użyciem i spróbuj ponownie.

# W terminalu
compare-count =
    { $values ->
        [one] Jedna wartość nadrukowana na elementach tej gry jest odtworzona i może się różnić od tej w twoim egzemplarzu.
        [few] { $values } wartości nadrukowane na elementach tej gry są odtworzone i mogą się różnić od tych w twoim egzemplarzu.
       *[many] { $values } wartości nadrukowanych na elementach tej gry jest odtworzonych i może się różnić od tych w twoim egzemplarzu.
    }
compare-ask = Naciśnij Enter, aby zacząć; gdy taki element pierwszy raz wejdzie do gry, zobaczysz ostrzeżenie. Wpisz c, aby najpierw sprawdzić swój egzemplarz, albo q, aby zakończyć.
compare-how = Utwórz plik poleceniem „{ $template }”, wpisz to, co widać na twoich elementach, i zacznij poleceniem „{ $play }”.
compare-warn = Wartości odtworzone, porównaj ze swoim egzemplarzem: { $what }
compare-board =
    { $values ->
        [one] { $part }, { $values } wartość (pokazuje ją „{ $command }”)
        [few] { $part }, { $values } wartości (pokazuje je „{ $command }”)
       *[many] { $part }, { $values } wartości (pokazuje je „{ $command }”)
    }
