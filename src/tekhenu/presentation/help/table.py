"""Small tables of the rules page, and their context."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from tekhenu.board.icons import icon
from tekhenu.board.pieces.dice import die as draw_die
from tekhenu.board.svg import Svg, tag
from tekhenu.components import Edition
from tekhenu.components.terms import Color, Family, God, Good, Light, Purity
from tekhenu.text import Catalog

FACE = 3  # shown on a die of which only the color matters


class Page(Protocol):
    """The context of a table: the edition and the messages of the help."""

    edition: Edition
    words: Catalog

    def say(self, key: str, /, **values: str | int) -> str: ...

    def word(self, key: str, /, **values: str | int) -> str: ...


class HelpCell(NamedTuple):
    text: str
    picture: Svg = Svg()


class HelpTable(NamedTuple):
    """A table whose first column contains headers; `across` lists a series from left to right."""

    caption: str
    header: Sequence[str]
    rows: Sequence[Sequence[HelpCell]]
    across: bool = False


def word(thing: God | Good | Light | Purity | Color | Family) -> str:
    return thing.name.lower()


def sign(name: str) -> Svg:
    """Return an icon for a line of text."""
    return tag("svg", icon(name, 0, 0, 24), class_="icon", viewbox="0 0 24 24", aria_hidden="true")


def good(page: Page, thing: Good, amount: int) -> HelpCell:
    return HelpCell(page.word("held", good=word(thing), amount=amount), sign(word(thing)))


def die(page: Page, color: Color) -> HelpCell:
    face = draw_die(color, FACE, 34)
    picture = tag("svg", face, class_="icon", viewbox="-20 -20 44 44", aria_hidden="true")
    return HelpCell(page.word("color", color=word(color)), picture)


def series(caption: str, heads: tuple[str, str], pairs: Iterable[tuple[str, str]]) -> HelpTable:
    """Return a table with two rows: items and their values."""
    above, below = zip(*pairs, strict=True)
    rows = [
        [HelpCell(head), *map(HelpCell, cells)]
        for head, cells in zip(heads, (above, below), strict=True)
    ]
    return HelpTable(caption, (), rows, across=True)
