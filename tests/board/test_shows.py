"""Beside its picture a drawing has what it shows; a reader of the picture finds the same."""

from collections.abc import Iterator
from itertools import islice

import pytest

from tekhenu import Automas, Botankhamun, Settings, TimeOfSeth
from tekhenu.board import Look, Shows, Svg, shown_by, svg
from tekhenu.board.svg import SHOWS_NOTHING, group, joined, tag
from tekhenu.board.table import draw_board, draw_others, draw_seat

from .looks import GAMES, Drawing, look_at, moments

SOLO = [Settings(solo=Botankhamun()), Settings(solo=Automas(2))]
KINDS = Shows._fields
TABLES = [
    Settings(players=players, expansion=TimeOfSeth() if seth else None) for players, seth in GAMES
] + SOLO


def read_from(drawing: Svg, look: Look) -> Shows:
    """Return the contents named by the attributes of the picture, in order."""
    moves: list[str] = []
    blocked: list[str] = []
    cards: list[str] = []
    for element in Drawing(drawing).root.iter():
        if "data-option" in element.attrib:
            moves.append(element.attrib["data-option"])
        if "data-options" in element.attrib:
            moves += element.attrib["data-options"].split()
        if "data-blocked" in element.attrib:
            blocked.append(element.attrib["data-blocked"])
        if "data-card" in element.attrib:
            cards.append(element.attrib["data-card"])
    return Shows(tuple(moves), tuple(blocked), tuple(cards))


def drawings(look: Look) -> Iterator[Svg]:
    yield from draw_board(look).values()
    yield from (draw_seat(look, seat) for seat in look.seats)
    yield from draw_others(look, 0).values()


@pytest.mark.parametrize("settings", TABLES, ids=str)
def test_a_drawing_shows_what_can_be_read_from_it(settings: Settings) -> None:
    met = dict.fromkeys(KINDS, False)
    for number, game in enumerate(moments(settings.players, 3, settings)):
        if number % 7 and not game.over:
            continue
        look = look_at(game)
        parts = list(drawings(look))
        shown = [part.shows._replace(pieces=()) for part in parts]
        assert shown == [read_from(part, look) for part in parts]
        together = shown_by(parts)
        assert together._replace(pieces=()) == read_from(joined(*parts), look)
        for kind, seen in zip(KINDS, together, strict=True):
            met[kind] |= bool(seen)
    assert all(met.values())


@pytest.mark.parametrize("settings", TABLES, ids=str)
def test_pieces_are_in_the_drawing_as_they_are_with_an_id_that_is_there_once(
    settings: Settings,
) -> None:
    """Each piece has its own id and is in the drawing unchanged, so a page can keep it."""
    for game in islice(moments(settings.players, 3, settings), 0, None, 25):
        look = look_at(game)
        for part in drawings(look):
            for piece in part.shows.pieces:
                assert part.count(piece.drawn) == 1
                assert part.count(f'id="{piece.id}"') == 1
                inner = [other for other in part.shows.pieces if other.drawn in piece.drawn]
                assert inner == [piece]


@pytest.mark.parametrize("settings", TABLES, ids=str)
def test_pieces_are_left_out_of_a_drawing(settings: Settings) -> None:
    left_out = 0
    for game in islice(moments(settings.players, 3, settings), 0, None, 25):
        for part in drawings(look_at(game)):
            kept = part.shows.pieces[::2]
            text = str(part)
            for piece in kept:
                text = text.replace(piece.drawn, piece.placeholder)
                left_out += 1
            assert part.without([piece.id for piece in kept]) == text
    assert left_out


def test_text_that_looks_like_a_piece_stays() -> None:
    drawing = group(group("x", id="a"), svg.piece("x", id="a"), group("y"))
    assert drawing.without(["b"]) is drawing
    assert drawing.without(["a"]) == ('<g><g id="a">x</g><g id="a" data-kept></g><g>y</g></g>')


def test_a_tag_shows_what_its_children_show_in_their_order() -> None:
    one, two = (tag("use").showing(moves=[name]) for name in ("one", "two"))
    plain = group(tag("rect"), "text")
    assert plain.shows is SHOWS_NOTHING
    inner = group(one, plain, two).showing(blocked=["three"], cards=["B01"])
    assert joined(plain, inner).shows == Shows(("one", "two"), ("three",), ("B01",))
    assert group(two, inner).showing(moves=["four"]).shows.moves == ("four", "two", "one", "two")


def test_what_it_shows_is_no_part_of_the_text() -> None:
    assert tag("use").showing(moves=["one"]) == tag("use")
    assert group("<", tag("use").showing(cards=["B01"])) == "<g>&lt;<use/></g>"
