"""The choice of an Automa's die: the highest that its tile names, then Pure, then by marker."""

from collections.abc import Iterable
from typing import Final

from ...components.terms import Color, God
from ..event import Passed
from ..explaining import Candidate, best
from ..solo.dice import (
    NO_DIE,
    allowed,
    at_obelisk,
    counter_clockwise,
    first_color,
    first_section,
    highest,
    is_pure,
    legal_dice,
    section_of,
)
from ..state import Automa
from ..table import Table
from .markers import settle, steps_to_section
from .tiles import GOD_TILES, recruiting_tile, seth_tile

RECRUITING: Final = (Color.BLUE, Color.RED)  # priests and soldiers
SETH: Final = int(God.SETH)


def choose_die(table: Table, seat: int, automa: Automa, tile: int) -> int:
    """Return the die that the Automa takes, or NO_DIE."""
    dice = _wanted(table, seat, tile)
    if not dice and tile != seth_tile(table.settings.edition):
        dice = first_section(table, seat, [SETH])
    return choose(table, seat, automa, dice) if dice else NO_DIE


def _wanted(table: Table, seat: int, tile: int) -> list[int]:
    """Return the dice that the tile names, or its substitutes at the Obelisk (R82)."""
    edition = table.settings.edition
    if tile < GOD_TILES:
        return first_section(table, seat, counter_clockwise(table, tile))
    if tile == seth_tile(edition):
        return first_section(table, seat, [SETH, *counter_clockwise(table, God.OSIRIS)])
    if tile == recruiting_tile(edition):
        return _recruits(table, seat) or allowed(table, seat, at_obelisk(table))
    order = [int(good) for good in edition.botankhamun.tiles[tile - GOD_TILES]]
    return first_color(table, seat, order) or legal_dice(table, at_obelisk(table))


def _recruits(table: Table, seat: int) -> list[int]:
    """Return the dice for priests and soldiers; both colors count alike."""
    lying = at_obelisk(table, RECRUITING)
    if not lying:
        for color in RECRUITING:
            table.emit(Passed(seat, color, "empty"))
    return allowed(table, seat, lying)


def choose(table: Table, seat: int, automa: Automa, dice: Iterable[int]) -> int:
    """Return one of the dice by rule; identical dice are interchangeable (R81, R107)."""
    left = distinct(table, highest(table, seat, dice))
    left = best(table, seat, "pure", left, lambda die: is_pure(table, die))
    left = best(table, seat, "marker g", left, lambda die: _steps(table, automa, die))
    order = table.settings.edition.automa.order.colors
    color = table.printed.color
    return settle(table, seat, "color order", left, lambda die: order.index(Color(color[die])))


def distinct(table: Table, dice: list[Candidate]) -> list[Candidate]:
    """Return one candidate for each color and section; all dice have the same value."""
    kinds = {(table.printed.color[die.arg], section_of(table, die.arg)): die for die in dice[::-1]}
    return [die for die in dice if die in kinds.values()]


def _steps(table: Table, automa: Automa, die: int) -> int:
    """Return the steps from the marker to a die; 0 for the dice of the Seth board."""
    section = section_of(table, die)
    return steps_to_section(table, automa, section) if section != SETH else 0


def last_resort(table: Table, seat: int, automa: Automa) -> int:
    """Return the highest die left; used when all are Forbidden, so no action follows."""
    lying = [die for dice in table.state.sections for die in dice]
    return choose(table, seat, automa, lying)
