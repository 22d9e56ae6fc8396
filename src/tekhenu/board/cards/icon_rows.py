"""Icon rows: the effect of every card and tile in signs.

A row has one to three lines of signs separated by blanks (see `effects`):

    bread 2gold +3population     an icon, an amount of it, steps on a track
    2vp//hathor,building         an amount for each of these
    −1gold                       a price, or steps back
    ~gold                        not this, or no payment of it
    die:5 die:?                  a die of that value, of any value
    → | + = ≤20 ±1 ×2            leads to, or, and …
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ...components import Edition
from ...components.terms import BASE_COLORS, Color
from .effects import effect_row

_SIGN = re.compile(r"(~?)([+−±]?\d*)([a-z][a-z-]*)(?::(.))?")


@dataclass(frozen=True, slots=True)
class Sign:
    """An icon preceded by an amount; without a name, only a text."""

    name: str = ""
    text: str = ""
    face: str = ""  # face of a die
    struck: bool = False
    each: tuple["Sign", ...] = ()  # the things that the amount is multiplied by


SignRow = tuple[Sign, ...]


def lines_of(edition: Edition, card: str, *, seth: bool = False) -> tuple[SignRow, ...]:
    """Parse the row of a card; with Seth there are more colors to name (R71)."""
    colors = _colors(Color if seth else BASE_COLORS)
    return parse_row([line.format_map(colors) for line in effect_row(edition, card)])


def parse_row(row: Sequence[str]) -> tuple[SignRow, ...]:
    return tuple(tuple(map(_sign, line.split())) for line in row)


def _colors(colors: Iterable[Color]) -> dict[str, str]:
    """Return the names of the colors for a row, split into two lines."""
    names = [color.name.lower() for color in colors]
    half = (len(names) + 1) // 2
    return {"colors": " ".join(names[:half]), "more_colors": " ".join(names[half:])}


def _sign(word: str) -> Sign:
    word, _, each = word.partition("//")
    known = _SIGN.fullmatch(word)
    if known is None:
        return Sign(text=word)
    struck, text, name, face = known.groups()
    return Sign(
        name, text, face or "", bool(struck), tuple(map(_sign, filter(None, each.split(","))))
    )
