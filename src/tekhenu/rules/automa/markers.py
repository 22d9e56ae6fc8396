"""The four markers of an Automa: placed by chance, they break every tie (R80, R81).

F is at a district, G at the Obelisk, H beside the Temple, I inside it. They block nothing.
"""

from collections.abc import Callable, Sequence

from ...components.terms import Color
from ..chance import FACES, draw_lot, random_index, shuffle
from ..decision_kind import DecisionKind
from ..event import Marked, Rule
from ..explaining import Candidate, best, pick
from ..moves import LOT
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
    """Return the district of the first die drawn that has one; no die leaves the bag."""
    colors = [table.printed.color[die] for die in table.state.bag]
    shuffle(table, colors)
    fitting = [color for color in colors if color < Color.GRAY]
    if table.chance is not None:
        colors = sorted(fitting) or list(range(DISTRICTS))
        places = [DISTRICT[color] for color in colors]
        return colors[draw_lot(table.chance, DecisionKind.MARKER_F, places, SEATS[seat])]
    return fitting[0] if fitting else table.state.rng.below(DISTRICTS)


def _roll_border(table: Table, seat: int) -> int:
    """Return the section reached by a roll, counted counterclockwise from the arrow."""
    sections = table.printed.wheel
    arrow = table.state.wheel + 1
    borders = [(arrow - rolled - 1) % sections for rolled in range(1, FACES + 1)]
    return borders[
        random_index(table, DecisionKind.MARKER_G, [LOT[SECTION[b]] for b in borders], SEATS[seat])
    ]


def _draw_line(table: Table, seat: int) -> int:
    """Return the line of a random Starting card, among those whose initiative has a line."""
    spots = table.settings.edition.automa.order.spots
    numbers = list(table.printed.initiative.values())
    fitting = [number for number in numbers if number <= len(spots)]
    if table.chance is not None:
        lines = [int(spots[number - 1]) for number in sorted(fitting)]
        places = [TEMPLE_LINE[line] for line in lines]
        return lines[draw_lot(table.chance, DecisionKind.MARKER_H, places, SEATS[seat])]
    return int(spots[fitting[table.state.rng.below(len(fitting))] - 1])


def _roll_space(table: Table, seat: int, line: int) -> int:
    """Return a random space of the line."""
    spaces = table.printed.line_spaces[line]
    return spaces[
        random_index(
            table, DecisionKind.MARKER_I, [LOT[TEMPLE_SPACE[s]] for s in spaces], SEATS[seat]
        )
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
    """Return the first candidate on the way from a marker."""
    return pick(table, seat, best(table, seat, rule, candidates, steps, always)[:1])


def steps_to_district(table: Table, automa: Automa, district: int) -> int:
    way = table.settings.edition.automa.order.districts
    return _steps(way, automa.district, district)


def steps_to_line(table: Table, automa: Automa, line: int) -> int:
    way = table.settings.edition.automa.order.spots
    return _steps(way, automa.line, line)


def steps_to_section(table: Table, automa: Automa, section: int) -> int:
    """Return the steps counterclockwise from the marker; the next section is first."""
    return (automa.border - section) % table.printed.wheel


def steps_to_space(table: Table, automa: Automa, space: int) -> int:
    """Return the steps from the marker, from left to right and top to bottom."""
    return (space - automa.space) % len(table.state.tiles)


def _steps(way: Sequence[int], marker: int, place: int) -> int:
    return (way.index(place) - way.index(marker)) % len(way)
