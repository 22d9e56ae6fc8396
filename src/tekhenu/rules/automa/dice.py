"""Which die an Automa takes: the highest the tile asks for, then a Pure one, then by its marker."""

from collections.abc import Iterable
from typing import Final

from ...components.terms import Colour, God
from ..event import Passed
from ..explaining import Candidate, best
from ..solo.dice import (
    NO_DIE,
    allowed,
    at_obelisk,
    counter_clockwise,
    first_colour,
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

RECRUITING: Final = (Colour.BLUE, Colour.RED)  # priests and soldiers
SETH: Final = int(God.SETH)


def choose_die(table: Table, seat: int, automa: Automa, tile: int) -> int:
    """NO_DIE if none at all may be taken."""
    dice = _wanted(table, seat, tile)
    if not dice and tile != seth_tile(table.settings.edition):
        dice = first_section(table, seat, [SETH])
    return choose(table, seat, automa, dice) if dice else NO_DIE


def _wanted(table: Table, seat: int, tile: int) -> list[int]:
    """Those the tile asks for, or would take instead at the obelisk (R82)."""
    edition = table.settings.edition
    if tile < GOD_TILES:
        return first_section(table, seat, counter_clockwise(table, tile))
    if tile == seth_tile(edition):
        return first_section(table, seat, [SETH, *counter_clockwise(table, God.OSIRIS)])
    if tile == recruiting_tile(edition):
        return _recruits(table, seat) or allowed(table, seat, at_obelisk(table))
    order = [int(good) for good in edition.botankhamun.tiles[tile - GOD_TILES]]
    return first_colour(table, seat, order) or legal_dice(table, at_obelisk(table))


def _recruits(table: Table, seat: int) -> list[int]:
    """Both colours count alike."""
    lying = at_obelisk(table, RECRUITING)
    if not lying:
        for colour in RECRUITING:
            table.emit(Passed(seat, colour, "empty"))
    return allowed(table, seat, lying)


def choose(table: Table, seat: int, automa: Automa, dice: Iterable[int]) -> int:
    """Of dice alike one will do (R107); those of one section differ in colour (R81)."""
    left = unlike(table, highest(table, seat, dice))
    left = best(table, seat, "pure", left, lambda die: is_pure(table, die))
    left = best(table, seat, "marker g", left, lambda die: _steps(table, automa, die))
    order = table.settings.edition.automa.order.colours
    colour = table.printed.colour
    return settle(table, seat, "colour order", left, lambda die: order.index(Colour(colour[die])))


def unlike(table: Table, dice: list[Candidate]) -> list[Candidate]:
    """One of each colour and section; all show the same."""
    kinds = {(table.printed.colour[die.arg], section_of(table, die.arg)): die for die in dice[::-1]}
    return [die for die in dice if die in kinds.values()]


def _steps(table: Table, automa: Automa, die: int) -> int:
    """Dice of the Seth board lie together, apart from the wheel."""
    section = section_of(table, die)
    return steps_to_section(table, automa, section) if section != SETH else 0


def last_resort(table: Table, seat: int, automa: Automa) -> int:
    """Only Forbidden dice are left: the highest one leaves the board, for no action."""
    lying = [die for dice in table.state.sections for die in dice]
    return choose(table, seat, automa, lying)
