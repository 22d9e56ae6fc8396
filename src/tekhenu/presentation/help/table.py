"""A small table of the rules page, and what it is filled from."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from tekhenu.board.icons import icon
from tekhenu.board.pieces.dice import die as draw_die
from tekhenu.board.svg import Svg, tag
from tekhenu.components import Edition
from tekhenu.components.terms import Colour, Family, God, Good, Light, Purity
from tekhenu.text import Catalogue

FACE = 3  # that a die shows where only its colour matters


class Page(Protocol):
    """What a table is filled from: the edition, and a way to say messages of the help."""

    edition: Edition
    words: Catalogue

    def say(self, key: str, /, **values: str | int) -> str: ...

    def word(self, key: str, /, **values: str | int) -> str: ...


class HelpCell(NamedTuple):
    text: str
    picture: Svg = Svg()


class HelpTable(NamedTuple):
    """The first cell of a row heads it; `across` lays a series out from left to right."""

    caption: str
    header: Sequence[str]
    rows: Sequence[Sequence[HelpCell]]
    across: bool = False


def word(thing: God | Good | Light | Purity | Colour | Family) -> str:
    return thing.name.lower()


def sign(name: str) -> Svg:
    """An icon in a line of text."""
    return tag("svg", icon(name, 0, 0, 24), class_="icon", viewbox="0 0 24 24", aria_hidden="true")


def good(page: Page, thing: Good, amount: int) -> HelpCell:
    return HelpCell(page.word("held", good=word(thing), amount=amount), sign(word(thing)))


def die(page: Page, colour: Colour) -> HelpCell:
    face = draw_die(colour, FACE, 34)
    picture = tag("svg", face, class_="icon", viewbox="-20 -20 44 44", aria_hidden="true")
    return HelpCell(page.word("colour", colour=word(colour)), picture)


def series(caption: str, heads: tuple[str, str], pairs: Iterable[tuple[str, str]]) -> HelpTable:
    """Two rows: what there is, and what it is worth."""
    above, below = zip(*pairs, strict=True)
    rows = [
        [HelpCell(head), *map(HelpCell, cells)]
        for head, cells in zip(heads, (above, below), strict=True)
    ]
    return HelpTable(caption, (), rows, across=True)
