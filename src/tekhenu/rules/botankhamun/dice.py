"""Which die Botankhamun takes."""

from typing import Final

from ...components.terms import Colour
from ..explaining import best, pick
from ..solo.dice import (
    NO_DIE,
    counter_clockwise,
    first_colour,
    first_section,
    highest,
    is_pure,
    section_of,
)
from ..state import Bot
from ..table import Table
from .pyramid import GOD_TILES

GRAY: Final = int(Colour.GRAY)


def choose_die(table: Table, seat: int, bot: Bot, tile: int) -> int:
    """NO_DIE if none at all may be taken."""
    if tile < GOD_TILES:
        return die_for_god(table, seat, tile)
    order = table.settings.edition.botankhamun.tiles[tile - GOD_TILES]
    return die_for_resources(table, seat, [int(good) for good in order])


def die_for_god(table: Table, seat: int, god: int) -> int:
    """From the god's section, or the next one counter-clockwise; ties: a Pure die, else random."""
    dice = first_section(table, seat, counter_clockwise(table, god))
    if not dice:
        return NO_DIE
    left = highest(table, seat, dice)
    left = best(table, seat, "pure", left, lambda die: is_pure(table, die))
    return pick(table, seat, left)


def die_for_resources(table: Table, seat: int, order: list[int]) -> int:
    """The highest die of the first colour there is; gray only if no other is left.

    Ties: where it has a Statue, there the higher Horus slot; without any, random (R46).
    """
    dice = first_colour(table, seat, [*order, GRAY])
    if not dice:
        return NO_DIE
    left = highest(table, seat, dice)
    left = best(table, seat, "statue", left, lambda die: _has_statue(table, seat, die))
    if left and _has_statue(table, seat, left[0].arg):
        left = best(table, seat, "slot", left, lambda die: _slot(table, die))
    return pick(table, seat, left)


def _has_statue(table: Table, seat: int, die: int) -> int:
    god = section_of(table, die)
    return int(seat in table.state.statues[god * 3 : god * 3 + 3])


def _slot(table: Table, die: int) -> int:
    return table.state.horus.index(section_of(table, die)) + 1
