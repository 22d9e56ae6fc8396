# Instructions for moving the pieces on a real table after a solo opponent's turn.
# A heading names the opponent.

hands-progressed =
    { $coin ->
        [start] Place the Progress marker on the first tile of the base: { $tile }.
        [up] Move the Progress marker up and to the right, to { $tile }.
       *[right] Move the Progress marker to the right, to { $tile }.
    }
hands-took =
    { $beside ->
        [pyramid] Take the { color } { $value } from { god } and place it next to the pyramid.
       *[tiles] Take the { color } { $value } from { god } and place it next to the Action tiles.
    }
hands-honor = Place a Statue in honor of { god }.
hands-people = Place a Statue for the people { people-space }.
hands-pillar = Place a Pillar on the tile in { temple-space }.
hands-temple = Place a Building beside { temple-line } of the Temple, on space { $space }.
hands-osiris = Place a Building in { osiris-row } of the { good } district.
hands-region = Place a Building in { region }.
hands-tile = Place tile { $tile } in { temple-space }, not rotated.
hands-received = Take { $card } from the Market and set it aside for the opponent.
hands-slid = Slide { $card } to place { $place } of section { $section } in the Market.
hands-gained = { $player } receives { $goods }.
hands-discarded = Return the Gold that was there to the box.
hands-conquered = Place conquest tile { $tile } in { temple-space }.
hands-covered = Return conquest tile { $tile } to the box.
hands-destiny = Give Destiny card { $card } to { $player }.
hands-buried = Put artifact { $card } under the pile.
hands-moved =
    { $track ->
        [population] { $player }: move Population to { $new }.
       *[happiness] { $player }: move Happiness to { $new }.
    }
hands-scored = { $player }: { $vp } VP, move the marker to { $total }.
hands-opened = Section { $section } of the Market opens.
hands-rotated = Turn the Obelisk Wheel clockwise by one section.
hands-ordered = Turn order: { $players }.
