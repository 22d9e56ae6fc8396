"""What a place on the board is worth to a solo opponent."""

from collections.abc import Iterable

from ..printed import MIDDLE_LINES
from ..scoring import ABOVE, district_owner
from ..table import Table


def districts_below(place: int) -> list[int]:
    """The two districts of a people's Statue space in the Osiris area."""
    return [district for district, above in enumerate(ABOVE) if above == place]


def districts_won(
    table: Table, seat: int, spaces: list[int], place: int, districts: Iterable[int]
) -> list[int]:
    """Those it does not control now and would with a piece there (R47, R83)."""
    lacking = [d for d in districts if district_owner(table, d) != seat]
    spaces[place] = seat
    won = [d for d in lacking if district_owner(table, d) == seat]
    spaces[place] = -1
    return won


def own_pillars(table: Table, seat: int, line: int) -> int:
    return sum(table.state.pillars[space] == seat for space in table.printed.line_spaces[line])


def pillars_of_statue(table: Table, seat: int, place: int) -> int:
    return own_pillars(table, seat, MIDDLE_LINES[place])


def touching_sides(table: Table, space: int) -> int:
    """Sides that touch a tile or the outer edge, whatever the colours (R48, R84)."""
    tiles = table.state.tiles
    return sum(n < 0 or tiles[n] >= 0 for n in table.printed.neighbours[space])


def own_buildings(table: Table, seat: int, space: int) -> int:
    """Its Buildings beside the row and the column."""
    buildings = table.state.temple_buildings
    return sum(buildings[s] == seat for s in table.printed.around[space])
