"""Beside its picture a drawing has what it shows; a reader of the picture finds the same."""

from collections.abc import Iterator

import pytest

from tekhenu import Automas, Botankhamun, Settings, TimeOfSeth
from tekhenu.board import Look, Shows, Svg, shown_by
from tekhenu.board.svg import NOTHING, group, joined, tag
from tekhenu.board.table import draw_board, draw_others, draw_seat

from .looks import GAMES, Drawing, look_at, moments

SOLO = [Settings(solo=Botankhamun()), Settings(solo=Automas(2))]
TABLES = [
    Settings(players=players, expansion=TimeOfSeth() if seth else None) for players, seth in GAMES
] + SOLO


def read_from(drawing: Svg, look: Look) -> Shows:
    """What the attributes of the picture say, one after the other."""
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
    met = Shows()
    for number, game in enumerate(moments(settings.players, 3, settings)):
        if number % 7 and not game.over:
            continue
        look = look_at(game)
        parts = list(drawings(look))
        assert [part.shows for part in parts] == [read_from(part, look) for part in parts]
        assert shown_by(parts) == read_from(joined(*parts), look)
        met = Shows(*(one + other for one, other in zip(met, shown_by(parts), strict=True)))
    assert all(met)


def test_a_tag_shows_what_its_children_show_in_their_order() -> None:
    one, two = (tag("use").showing(moves=[name]) for name in ("one", "two"))
    plain = group(tag("rect"), "text")
    assert plain.shows is NOTHING
    inner = group(one, plain, two).showing(blocked=["three"], cards=["B01"])
    assert joined(plain, inner).shows == Shows(("one", "two"), ("three",), ("B01",))
    assert group(two, inner).showing(moves=["four"]).shows.moves == ("four", "two", "one", "two")


def test_what_it_shows_is_no_part_of_the_text() -> None:
    assert tag("use").showing(moves=["one"]) == tag("use")
    assert group("<", tag("use").showing(cards=["B01"])) == "<g>&lt;<use/></g>"
