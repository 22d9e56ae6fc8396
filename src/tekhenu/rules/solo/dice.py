"""The dice a solo opponent can take: never a Forbidden one."""

from collections.abc import Container, Iterable, Sequence
from typing import Final

from ...components.terms import Colour, Purity
from ..event import Obstacle, Passed
from ..explaining import Candidate, best
from ..place import LYING_DIE, SECTION
from ..table import Table

NO_DIE: Final = -1

Lying = tuple[int, int]  # a die and its section


def purity_of(table: Table, die: int, section: int) -> int:
    return table.printed.purity[table.printed.colour[die]][table.light_at(section)]


def is_pure(table: Table, die: int) -> int:
    return int(purity_of(table, die, section_of(table, die)) == Purity.PURE)


def legal_dice(table: Table, lying: Iterable[Lying]) -> list[int]:
    return [die for die, section in lying if purity_of(table, die, section) != Purity.FORBIDDEN]


def section_of(table: Table, die: int) -> int:
    return next(s for s, dice in enumerate(table.state.sections) if die in dice)


def candidates(table: Table, dice: Iterable[int]) -> list[Candidate]:
    """Named with what they show and where they lie, so that the log tells it all."""
    colour, values = table.printed.colour, table.state.values
    return [
        Candidate(LYING_DIE[section_of(table, die)][colour[die]][values[die]], die) for die in dice
    ]


def highest(table: Table, seat: int, dice: Iterable[int]) -> list[Candidate]:
    """Several are told even if they are alike: these are the dice in question."""
    values = table.state.values
    found = candidates(table, dice)
    return best(table, seat, "value", found, lambda die: values[die], always=len(found) > 1)


def allowed(table: Table, seat: int, lying: Sequence[Lying]) -> list[int]:
    """The legal ones; the others are told if they lie beside them."""
    legal = legal_dice(table, lying)
    if legal and table.events is not None:
        for what, _ in candidates(table, (die for die, _ in lying if die not in legal)):
            table.emit(Passed(seat, what, "forbidden"))
    return legal


def first_section(table: Table, seat: int, sections: Iterable[int]) -> list[int]:
    """The legal dice of the first of these sections that has any."""
    for section in sections:
        lying = lying_at(table, section)
        dice = allowed(table, seat, lying)
        if dice:
            return dice
        why: Obstacle = "forbidden" if lying else "empty"
        table.emit(Passed(seat, SECTION[section], why))
    return []


def counter_clockwise(table: Table, section: int) -> list[int]:
    """All sections of the wheel, from this one on (R11)."""
    sections = table.printed.wheel
    return [(section - step) % sections for step in range(sections)]


def lying_at(table: Table, section: int) -> list[Lying]:
    return [(die, section) for die in table.state.sections[section]]


def at_obelisk(table: Table, colours: Container[int] = range(len(Colour))) -> list[Lying]:
    colour = table.printed.colour
    return [
        (die, section)
        for section in range(table.printed.wheel)
        for die in table.state.sections[section]
        if colour[die] in colours
    ]


def first_colour(table: Table, seat: int, colours: Iterable[int]) -> list[int]:
    """The legal dice at the obelisk of the first of these colours that has any."""
    for colour in colours:
        lying = at_obelisk(table, (colour,))
        dice = allowed(table, seat, lying)
        if dice:
            return dice
        why: Obstacle = "forbidden" if lying else "empty"  # all Forbidden counts as absent (R108)
        table.emit(Passed(seat, Colour(colour), why))
    return []
