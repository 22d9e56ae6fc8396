"""Values of places on the board for a solo opponent."""

from collections.abc import Iterable

from ..printed import MIDDLE_LINES
from ..scoring import ABOVE, district_owner
from ..table import Table


def districts_below(place: int) -> list[int]:
    """Return the two districts below a people's Statue space."""
    return [district for district, above in enumerate(ABOVE) if above == place]


def districts_won(
    table: Table, seat: int, spaces: list[int], place: int, districts: Iterable[int]
) -> list[int]:
    """Return the districts that a piece on the place would win (R47, R83)."""
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
    """Count the sides that touch a tile or the outer edge, regardless of colors (R48, R84)."""
    tiles = table.state.tiles
    return sum(n < 0 or tiles[n] >= 0 for n in table.printed.neighbors[space])


def own_buildings(table: Table, seat: int, space: int) -> int:
    """Count the seat's Buildings beside the row and the column."""
    buildings = table.state.temple_buildings
    return sum(buildings[s] == seat for s in table.printed.around[space])
