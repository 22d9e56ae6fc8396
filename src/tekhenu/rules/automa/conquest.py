"""Seth for an Automa: a Building in the region of the die, and a conquest tile placed by dice."""

from ...components.terms import SIDE, God
from ..chance import draw_lot
from ..conquest import empty_spaces, place_tile
from ..decision_kind import DecisionKind
from ..event import Built, Cast, Passed, Source
from ..moves import CONQUEST
from ..place import REGION, TEMPLE_SPACE
from ..seth import board_of, column_space, free_space
from ..state import Automa
from ..subject import SEATS
from ..table import Table


def seth(table: Table, seat: int, automa: Automa, value: int) -> None:
    """Build without soldiers and blood; do nothing without a Building or a space (R86)."""
    player = table.state.players[seat]
    region = _region(table, seat, value) if player.buildings else -1
    if region < 0:
        table.emit(Passed(seat, God.SETH, "no space" if player.buildings else "no piece"))
        return
    board_of(table).regions[free_space(table, region)] = seat
    player.buildings -= 1
    table.emit(Built(seat, "building", REGION[region]))
    rewards = table.settings.edition.automa.rewards
    table.score(seat, rewards.region, Source.SETH)
    if table.state.people[column_space(region)] >= 0:  # of any owner (R85)
        table.score(seat, rewards.region_statue, Source.SETH)
    _conquer(table, seat)


def _region(table: Table, seat: int, value: int) -> int:
    """Return the region of the value, or the nearest lower one with a space, wrapping around."""
    regions = len(table.settings.edition.seth.regions)
    for back in range(regions):
        region = (value - 1 - back) % regions
        if free_space(table, region) >= 0:
            return region
        table.emit(Passed(seat, REGION[region], "occupied"))
    return -1


def _conquer(table: Table, seat: int) -> None:
    """Roll row and column of the conquest tile; roll again for an occupied space (R87)."""
    board = board_of(table)
    empty = empty_spaces(table)
    if board.conquest < 0 or not empty:
        return
    while True:
        if table.chance is None:
            row, column = (table.state.rng.below(SIDE) for _ in range(2))
            space = row * SIDE + column
        else:  # a real table enters only the final roll
            places = [TEMPLE_SPACE[option.space] for option in empty]
            space = empty[
                draw_lot(table.chance, DecisionKind.CONQUEST_SPACE, places, SEATS[seat])
            ].space
        free = CONQUEST[space] in empty
        table.emit(Cast(seat, TEMPLE_SPACE[space], free))
        if free:
            place_tile(table, seat, board, space)
            return
