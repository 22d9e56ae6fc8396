"""The four markers of an Automa: set by chance, they settle every tie (R80, R81).

F lies at a district, G at the obelisk, H beside the Temple, I inside it. They block nothing.
"""

from collections.abc import Callable, Sequence
from typing import Final

from ...components.terms import SIDE, Colour
from ..event import Marked, Rule
from ..explaining import Candidate, best, pick
from ..place import DISTRICT, DISTRICTS, SECTION, TEMPLE_LINE, TEMPLE_SPACE
from ..state import Automa
from ..table import Table

FACES: Final = 6


def set_markers(table: Table, seat: int, automa: Automa) -> None:
    automa.district = _draw_district(table)
    automa.border = _roll_border(table)
    automa.line = _draw_line(table)
    automa.space = _roll_space(table, automa.line)
    table.state.reveals += 1
    table.emit(Marked(seat, "F", DISTRICT[automa.district]))
    table.emit(Marked(seat, "G", SECTION[automa.border]))
    table.emit(Marked(seat, "H", TEMPLE_LINE[automa.line]))
    table.emit(Marked(seat, "I", TEMPLE_SPACE[automa.space]))


def _draw_district(table: Table) -> int:
    """By the colour of the first die drawn that has a district; all go back into the bag."""
    colours = [table.printed.colour[die] for die in table.state.bag]
    table.state.rng.shuffle(colours)
    fitting = [colour for colour in colours if colour < Colour.GRAY]
    return fitting[0] if fitting else table.state.rng.below(DISTRICTS)


def _roll_border(table: Table) -> int:
    """So many sections counter-clockwise of the arrow, which lies after the first Sunny one."""
    sections = table.printed.wheel
    arrow = table.state.wheel + 1
    border = arrow - (1 + table.state.rng.below(FACES))
    return (border - 1) % sections


def _draw_line(table: Table) -> int:
    """The spot of a Starting card's initiative; a number without a spot is drawn anew."""
    spots = table.settings.edition.automa.order.spots
    numbers = list(table.printed.initiative.values())
    fitting = [number for number in numbers if number <= len(spots)]
    return int(spots[fitting[table.state.rng.below(len(fitting))] - 1])


def _roll_space(table: Table, line: int) -> int:
    """A space of the line; a 6 is rolled again."""
    return table.printed.line_spaces[line][table.state.rng.below(SIDE)]


# Ties


def settle(
    table: Table,
    seat: int,
    rule: Rule,
    candidates: Sequence[Candidate],
    steps: Callable[[int], int],
    always: bool = False,
) -> int:
    """The first one on the way from a marker. What is still equal is alike."""
    return pick(table, seat, best(table, seat, rule, candidates, steps, always)[:1])


def steps_to_district(table: Table, automa: Automa, district: int) -> int:
    way = table.settings.edition.automa.order.districts
    return _steps(way, automa.district, district)


def steps_to_line(table: Table, automa: Automa, line: int) -> int:
    way = table.settings.edition.automa.order.spots
    return _steps(way, automa.line, line)


def steps_to_section(table: Table, automa: Automa, section: int) -> int:
    """Counter-clockwise, the section just beyond the marker first."""
    return (automa.border - section) % table.printed.wheel


def steps_to_space(table: Table, automa: Automa, space: int) -> int:
    """From left to right and from top to bottom."""
    return (space - automa.space) % len(table.state.tiles)


def _steps(way: Sequence[int], marker: int, place: int) -> int:
    return (way.index(place) - way.index(marker)) % len(way)
