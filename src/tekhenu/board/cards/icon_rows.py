"""Icon rows: what every card and tile does, in signs.

A row is one to three lines of signs with blanks between them (see `effects`):

    bread 2gold +3population     an icon, an amount of it, steps on a track
    2vp//hathor,building         so much for each of these
    −1gold                       a price, or steps back
    ~gold                        not this, or nothing of it to pay
    die:5 die:?                  a die of that value, of any value
    → | + = ≤20 ±1 ×2            leads to, or, and …
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ...components import Edition
from ...components.terms import BASE_COLOURS, Colour
from .effects import effect_row

_SIGN = re.compile(r"(~?)([+−±]?\d*)([a-z][a-z-]*)(?::(.))?")


@dataclass(frozen=True, slots=True)
class Sign:
    """An icon with an amount before it, or, without a name, only a text."""

    name: str = ""
    text: str = ""
    face: str = ""  # of a die
    struck: bool = False
    each: tuple["Sign", ...] = ()  # the amount is for each of these


Line = tuple[Sign, ...]


def lines_of(edition: Edition, card: str, *, seth: bool = False) -> tuple[Line, ...]:
    """The row of a card, read; with Seth there are more colours to name (R71)."""
    colours = _colours(Colour if seth else BASE_COLOURS)
    return read([line.format_map(colours) for line in effect_row(edition, card)])


def read(row: Sequence[str]) -> tuple[Line, ...]:
    return tuple(tuple(map(_sign, line.split())) for line in row)


def _colours(colours: Iterable[Colour]) -> dict[str, str]:
    """In two lines."""
    names = [colour.name.lower() for colour in colours]
    half = (len(names) + 1) // 2
    return {"colours": " ".join(names[:half]), "more_colours": " ".join(names[half:])}


def _sign(word: str) -> Sign:
    word, _, each = word.partition("//")
    known = _SIGN.fullmatch(word)
    if known is None:
        return Sign(text=word)
    struck, text, name, face = known.groups()
    return Sign(
        name, text, face or "", bool(struck), tuple(map(_sign, filter(None, each.split(","))))
    )
