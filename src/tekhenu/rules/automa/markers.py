"""The four markers of an Automa: set by chance, they settle every tie (R80, R81).

F lies at a district, G at the obelisk, H beside the Temple, I inside it. They block nothing.
"""

from collections.abc import Callable, Sequence

from ...components.terms import Colour
from ..chance import FACES, one_of, settle_among, shuffle
from ..decision_kind import DecisionKind
from ..event import Marked, Rule
from ..explaining import Candidate, best, pick
from ..moves import SETTLE
from ..place import DISTRICT, DISTRICTS, SECTION, TEMPLE_LINE, TEMPLE_SPACE
from ..state import Automa
from ..subject import SEATS
from ..table import Table


def set_markers(table: Table, seat: int, automa: Automa) -> None:
    automa.district = _draw_district(table, seat)
    automa.border = _roll_border(table, seat)
    automa.line = _draw_line(table, seat)
    automa.space = _roll_space(table, seat, automa.line)
    table.state.reveals += 1
    table.emit(Marked(seat, "F", DISTRICT[automa.district]))
    table.emit(Marked(seat, "G", SECTION[automa.border]))
    table.emit(Marked(seat, "H", TEMPLE_LINE[automa.line]))
    table.emit(Marked(seat, "I", TEMPLE_SPACE[automa.space]))


def _draw_district(table: Table, seat: int) -> int:
    """By the colour of the first die drawn that has a district; all go back into the bag."""
    colours = [table.printed.colour[die] for die in table.state.bag]
    shuffle(table, colours)
    fitting = [colour for colour in colours if colour < Colour.GRAY]
    if table.chance is not None:
        colours = sorted(fitting) or list(range(DISTRICTS))
        places = [DISTRICT[colour] for colour in colours]
        return colours[settle_among(table.chance, DecisionKind.MARKER_F, places, SEATS[seat])]
    return fitting[0] if fitting else table.state.rng.below(DISTRICTS)


def _roll_border(table: Table, seat: int) -> int:
    """So many sections counter-clockwise of the arrow, which lies after the first Sunny one."""
    sections = table.printed.wheel
    arrow = table.state.wheel + 1
    borders = [(arrow - rolled - 1) % sections for rolled in range(1, FACES + 1)]
    return borders[
        one_of(table, DecisionKind.MARKER_G, [SETTLE[SECTION[b]] for b in borders], SEATS[seat])
    ]


def _draw_line(table: Table, seat: int) -> int:
    """The spot of a Starting card's initiative; a number without a spot is drawn anew."""
    spots = table.settings.edition.automa.order.spots
    numbers = list(table.printed.initiative.values())
    fitting = [number for number in numbers if number <= len(spots)]
    if table.chance is not None:
        lines = [int(spots[number - 1]) for number in sorted(fitting)]
        places = [TEMPLE_LINE[line] for line in lines]
        return lines[settle_among(table.chance, DecisionKind.MARKER_H, places, SEATS[seat])]
    return int(spots[fitting[table.state.rng.below(len(fitting))] - 1])


def _roll_space(table: Table, seat: int, line: int) -> int:
    """A space of the line; a 6 is rolled again."""
    spaces = table.printed.line_spaces[line]
    return spaces[
        one_of(table, DecisionKind.MARKER_I, [SETTLE[TEMPLE_SPACE[s]] for s in spaces], SEATS[seat])
    ]


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
