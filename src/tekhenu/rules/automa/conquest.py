"""Seth for an Automa: a Building in the region of the die, a conquest tile wherever it falls."""

from ...components.terms import SIDE, God
from ..chance import settle_among
from ..conquest import empty_spaces, lay
from ..decision_kind import DecisionKind
from ..event import Built, Cast, Passed, Source
from ..moves import CONQUEST
from ..place import REGION, TEMPLE_SPACE
from ..seth import board_of, column_space, free_space
from ..state import Automa
from ..subject import SEATS
from ..table import Table


def seth(table: Table, seat: int, automa: Automa, value: int) -> None:
    """Without soldiers and blood; without a Building or a space nothing happens (R86)."""
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
    if table.state.people[column_space(region)] >= 0:  # anybody's (R85)
        table.score(seat, rewards.region_statue, Source.SETH)
    _conquer(table, seat)


def _region(table: Table, seat: int, value: int) -> int:
    """That of the value or the previous one with a space, the last region before the first."""
    regions = len(table.settings.edition.seth.regions)
    for back in range(regions):
        region = (value - 1 - back) % regions
        if free_space(table, region) >= 0:
            return region
        table.emit(Passed(seat, REGION[region], "occupied"))
    return -1


def _conquer(table: Table, seat: int) -> None:
    """Two dice name row and column; an occupied space is rolled again (R87)."""
    board = board_of(table)
    empty = empty_spaces(table)
    if board.conquest < 0 or not empty:
        return
    while True:
        if table.chance is None:
            row, column = (table.state.rng.below(SIDE) for _ in range(2))
            space = row * SIDE + column
        else:  # only where the dice come to rest at last
            places = [TEMPLE_SPACE[option.space] for option in empty]
            space = empty[
                settle_among(table.chance, DecisionKind.CONQUEST_SPACE, places, SEATS[seat])
            ].space
        free = CONQUEST[space] in empty
        table.emit(Cast(seat, TEMPLE_SPACE[space], free))
        if free:
            lay(table, seat, board, space)
            return
