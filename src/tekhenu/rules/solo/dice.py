"""Dice for solo opponents, who never take a Forbidden one."""

from collections.abc import Container, Iterable, Sequence
from typing import Final

from ...components.terms import Color, Purity
from ..event import Obstacle, Passed
from ..explaining import Candidate, best
from ..place import PLACED_DIE, SECTION
from ..table import Table

NO_DIE: Final = -1

DieAt = tuple[int, int]  # a die and its section


def purity_of(table: Table, die: int, section: int) -> int:
    return table.printed.purity[table.printed.color[die]][table.light_at(section)]


def is_pure(table: Table, die: int) -> int:
    return int(purity_of(table, die, section_of(table, die)) == Purity.PURE)


def legal_dice(table: Table, lying: Iterable[DieAt]) -> list[int]:
    return [die for die, section in lying if purity_of(table, die, section) != Purity.FORBIDDEN]


def section_of(table: Table, die: int) -> int:
    return next(s for s, dice in enumerate(table.state.sections) if die in dice)


def candidates(table: Table, dice: Iterable[int]) -> list[Candidate]:
    """Return the dice as candidates, described by color, value and section for the log."""
    color, values = table.printed.color, table.state.values
    return [
        Candidate(PLACED_DIE[section_of(table, die)][color[die]][values[die]], die) for die in dice
    ]


def highest(table: Table, seat: int, dice: Iterable[int]) -> list[Candidate]:
    """Return the highest dice. The event is emitted even if all are equal."""
    values = table.state.values
    found = candidates(table, dice)
    return best(table, seat, "value", found, lambda die: values[die], always=len(found) > 1)


def allowed(table: Table, seat: int, lying: Sequence[DieAt]) -> list[int]:
    """Return the legal dice. If there are any, emit the others as forbidden."""
    legal = legal_dice(table, lying)
    if legal and table.events is not None:
        for what, _ in candidates(table, (die for die, _ in lying if die not in legal)):
            table.emit(Passed(seat, what, "forbidden"))
    return legal


def first_section(table: Table, seat: int, sections: Iterable[int]) -> list[int]:
    """Return the legal dice of the first of these sections that has any."""
    for section in sections:
        lying = dice_at(table, section)
        dice = allowed(table, seat, lying)
        if dice:
            return dice
        why: Obstacle = "forbidden" if lying else "empty"
        table.emit(Passed(seat, SECTION[section], why))
    return []


def counter_clockwise(table: Table, section: int) -> list[int]:
    """Return all sections of the wheel, counterclockwise from `section` (R11)."""
    sections = table.printed.wheel
    return [(section - step) % sections for step in range(sections)]


def dice_at(table: Table, section: int) -> list[DieAt]:
    return [(die, section) for die in table.state.sections[section]]


def at_obelisk(table: Table, colors: Container[int] = range(len(Color))) -> list[DieAt]:
    color = table.printed.color
    return [
        (die, section)
        for section in range(table.printed.wheel)
        for die in table.state.sections[section]
        if color[die] in colors
    ]


def first_color(table: Table, seat: int, colors: Iterable[int]) -> list[int]:
    """Return the legal dice at the Obelisk of the first of these colors that has any."""
    for color in colors:
        lying = at_obelisk(table, (color,))
        dice = allowed(table, seat, lying)
        if dice:
            return dice
        why: Obstacle = "forbidden" if lying else "empty"  # all Forbidden counts as absent (R108)
        table.emit(Passed(seat, Color(color), why))
    return []
