"""Which die Botankhamun takes."""

from ...components.terms import Colour, God, Purity
from ..event import Passed
from ..explaining import Candidate, best, pick
from ..option import DIE
from ..state import Bot
from ..table import Table
from .pyramid import GOD_TILES

GRAY = int(Colour.GRAY)
NO_DIE = -1


def purity_of(table: Table, die: int, section: int) -> int:
    return table.printed.purity[table.printed.colour[die]][table.light_at(section)]


def legal_dice(table: Table, section: int) -> list[int]:
    return [
        die
        for die in table.state.sections[section]
        if purity_of(table, die, section) != Purity.FORBIDDEN
    ]


def section_of(table: Table, die: int) -> int:
    return next(s for s, dice in enumerate(table.state.sections) if die in dice)


def candidates(table: Table, dice: list[int]) -> list[Candidate]:
    """Named with what they show and where they lie, so that the log tells it all."""
    return [Candidate(_name(table, die), die) for die in dice]


def _name(table: Table, die: int) -> str:
    colour = Colour(table.printed.colour[die]).name.lower()
    god = God(section_of(table, die)).name.lower()
    return f"{DIE[die]}/{colour}/{table.state.values[die]}/{god}"


def choose_die(table: Table, seat: int, bot: Bot, tile: int) -> int:
    """NO_DIE if none at all may be taken."""
    if tile < GOD_TILES:
        return die_for_god(table, seat, tile)
    order = table.options.edition.botankhamun.tiles[tile - GOD_TILES]
    return die_for_resources(table, seat, [int(good) for good in order])


def die_for_god(table: Table, seat: int, god: int) -> int:
    """From the god's section, or the next one counter-clockwise with a legal die (R11)."""
    sections = len(table.state.sections)
    for step in range(sections):
        section = (god - step) % sections
        dice = legal_dice(table, section)
        if dice:
            return _highest_of_section(table, seat, section, dice)
        why = "forbidden" if table.state.sections[section] else "empty"
        table.emit(Passed(seat, God(section).name.lower(), why))
    return NO_DIE


def _highest_of_section(table: Table, seat: int, section: int, dice: list[int]) -> int:
    """Ties: a Pure die; else random."""
    values = table.state.values
    left = best(table, seat, "value", candidates(table, dice), lambda die: values[die])
    left = best(
        table, seat, "pure", left, lambda die: int(purity_of(table, die, section) == Purity.PURE)
    )
    return pick(table, seat, left)


def die_for_resources(table: Table, seat: int, order: list[int]) -> int:
    """The highest die of the first colour there is; gray only if no other is left."""
    for colour in [*order, GRAY]:
        lying = [
            (die, section)
            for section, dice in enumerate(table.state.sections)
            for die in dice
            if table.printed.colour[die] == colour
        ]
        dice = [die for die, section in lying if die in legal_dice(table, section)]
        if dice:
            return _highest(table, seat, dice)
        why = "forbidden" if lying else "empty"  # all Forbidden counts as absent (R108)
        table.emit(Passed(seat, Colour(colour).name.lower(), why))
    return NO_DIE


def _highest(table: Table, seat: int, dice: list[int]) -> int:
    """Ties: where it has a Statue, there the higher Horus slot; without any, random (R46)."""
    values = table.state.values
    left = best(table, seat, "value", candidates(table, dice), lambda die: values[die])
    left = best(table, seat, "statue", left, lambda die: _has_statue(table, seat, die))
    if left and _has_statue(table, seat, left[0].arg):
        left = best(table, seat, "slot", left, lambda die: _slot(table, die))
    return pick(table, seat, left)


def _has_statue(table: Table, seat: int, die: int) -> int:
    god = section_of(table, die)
    return int(seat in table.state.statues[god * 3 : god * 3 + 3])


def _slot(table: Table, die: int) -> int:
    return table.state.horus.index(section_of(table, die)) + 1
