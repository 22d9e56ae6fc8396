"""The die that Botankhamun takes."""

from typing import Final

from ...components.terms import Color
from ..explaining import best, pick
from ..solo.dice import (
    NO_DIE,
    counter_clockwise,
    first_color,
    first_section,
    highest,
    is_pure,
    section_of,
)
from ..state import Bot
from ..table import Table
from .pyramid import GOD_TILES

GRAY: Final = int(Color.GRAY)


def choose_die(table: Table, seat: int, bot: Bot, tile: int) -> int:
    """Return the die that Botankhamun takes, or NO_DIE."""
    if tile < GOD_TILES:
        return die_for_god(table, seat, tile)
    order = table.settings.edition.botankhamun.tiles[tile - GOD_TILES]
    return die_for_resources(table, seat, [int(good) for good in order])


def die_for_god(table: Table, seat: int, god: int) -> int:
    """Return the highest die of the god's section, or of the next one counterclockwise.

    Ties go to a Pure die, else at random.
    """
    dice = first_section(table, seat, counter_clockwise(table, god))
    if not dice:
        return NO_DIE
    left = highest(table, seat, dice)
    left = best(table, seat, "pure", left, lambda die: is_pure(table, die))
    return pick(table, seat, left)


def die_for_resources(table: Table, seat: int, order: list[int]) -> int:
    """Return the highest die of the first available color; gray is last.

    Ties go to a section with its Statue, by the higher Horus slot, else at random (R46).
    """
    dice = first_color(table, seat, [*order, GRAY])
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
