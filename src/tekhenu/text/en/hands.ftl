# Instructions for hands: what the pieces of a real table are to do after a solo opponent's turn.
# The opponent is named above them.

hands-progressed =
    { $coin ->
        [start] Put the Progress marker on the first tile of the base: { $tile }.
        [up] Move the Progress marker up and to the right, to { $tile }.
       *[right] Move the Progress marker to the right, to { $tile }.
    }
hands-took =
    { $beside ->
        [pyramid] Take the { colour } { $value } from { god } and lay it beside the pyramid.
       *[tiles] Take the { colour } { $value } from { god } and lay it beside the Action tiles.
    }
hands-honour = Place a Statue in honor of { god }.
hands-people = Place a Statue for the people { people-space }.
hands-pillar = Place a Pillar on the tile in { temple-space }.
hands-temple = Place a Building beside { temple-line } of the Temple, on space { $space }.
hands-osiris = Place a Building in { osiris-row } of the { good } district.
hands-region = Place a Building in { region }.
hands-tile = Lay tile { $tile } in { temple-space }, not turned.
hands-received = Take { $card } from the Market and lay it aside for the opponent.
hands-slid = Slide { $card } to place { $place } of section { $section } in the Market.
hands-gained = { $player } receives { $goods }.
hands-discarded = Put the Gold that lay there back into the box.
hands-conquered = Lay conquest tile { $tile } in { temple-space }.
hands-covered = Put conquest tile { $tile } back into the box.
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
