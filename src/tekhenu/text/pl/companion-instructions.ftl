# Wskazówki dla rąk: co zrobić z elementami na prawdziwym stole po turze przeciwnika solo.
# Nad nimi stoi, czyja to tura.

hands-progressed =
    { $coin ->
        [start] Połóż znacznik Postępu na pierwszej płytce podstawy: { $tile }.
        [up] Przesuń znacznik Postępu w górę i w prawo: { $tile }.
       *[right] Przesuń znacznik Postępu w prawo: { $tile }.
    }
hands-took =
    { $beside ->
        [pyramid] Weź { color-acc } { $value } { from-god } i połóż obok piramidy.
       *[tiles] Weź { color-acc } { $value } { from-god } i połóż obok płytek akcji.
    }
hands-honor = Postaw Posąg ku czci { god-gen }.
hands-people = Postaw Posąg dla ludzi { people-space }.
hands-pillar = Postaw Filar na płytce { temple-space-loc }.
hands-temple = Postaw Budynek przy { temple-line-loc } Świątyni, na polu { $space }.
hands-osiris = Postaw Budynek w { osiris-row }, w dzielnicy { good-gen }.
hands-region = Postaw Budynek: { region }.
hands-tile = Połóż płytkę { $tile } { temple-space-loc }, bez obracania.
hands-received = Weź kartę { $card } z Rynku i odłóż ją na stos przeciwnika.
hands-slid = Przesuń kartę { $card } na miejsce { $place } części { $section } Rynku.
hands-gained = { $player } otrzymuje { $goods }.
hands-discarded = Odłóż do pudełka Złoto, które tam leżało.
hands-conquered = Połóż płytkę podboju { $tile } { temple-space-loc }.
hands-covered = Odłóż płytkę podboju { $tile } do pudełka.
hands-destiny = { $player } dostaje kartę Przeznaczenia { $card }.
hands-buried = Wsuń artefakt { $card } pod stos.
hands-moved =
    { $track ->
        [population] { $player }: Populacja na { $new }.
       *[happiness] { $player }: Zadowolenie na { $new }.
    }
hands-scored = { $player }: { $vp } PZ, znacznik na { $total }.
hands-opened = Otwiera się część { $section } Rynku.
hands-rotated = Obróć Koło Obelisku o jedną sekcję zgodnie z ruchem wskazówek zegara.
hands-ordered = Kolejność graczy: { $players }.
