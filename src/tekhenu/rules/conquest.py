"""Conquest tiles on the Temple: placed by Seth, they reward Pillars or Buildings (R67)."""

from ..components.edition import ConquestTile
from .asking import ask
from .chance import draw_top
from .decision import Blocked, Flow
from .decision_kind import DecisionKind
from .effects import carry_out
from .event import Conquered, ConquestDrawn, Covered, Source
from .move import Conquer
from .moves import CONQUEST, DRAW
from .place import TEMPLE_SPACE
from .reason import Reason
from .state import SethBoard
from .table import Table


def empty_spaces(table: Table) -> list[Conquer]:
    """Spaces with neither a Pillar tile nor a conquest tile."""
    board = table.state.seth
    assert board is not None
    return [
        CONQUEST[space]
        for space, laid in enumerate(table.state.tiles)
        if laid < 0 and board.temple[space] < 0
    ]


def taken_spaces(table: Table) -> Blocked:
    empty = empty_spaces(table)
    return [(option, Reason("occupied")) for option in CONQUEST if option not in empty]


def reveal_next(table: Table, board: SethBoard) -> None:
    """Reveal the next conquest tile of the stack."""
    board.conquest = -1
    if board.stack:
        board.conquest = draw_top(table, DecisionKind.CONQUEST_TILE, board.stack, DRAW["Q"])
        table.state.reveals += 1
        if table.events is not None:
            table.emit(ConquestDrawn(board.conquest))


def conquer(table: Table, seat: int) -> Flow[None]:
    """Ask where to place the face-up tile, if there is a tile and a space."""
    board = table.state.seth
    assert board is not None
    if board.conquest < 0 or not empty_spaces(table):
        return
    choice = yield from ask(
        table, seat, DecisionKind.CONQUEST, empty_spaces, table, why=taken_spaces
    )
    place_tile(table, seat, board, choice.space)


def place_tile(table: Table, seat: int, board: SethBoard, space: int) -> None:
    board.temple[space] = board.conquest
    if table.events is not None:
        table.emit(Conquered(seat, board.conquest, TEMPLE_SPACE[space]))
    reveal_next(table, board)


def cover(table: Table, seat: int, space: int) -> Flow[None]:
    """Cover a conquest tile with a Pillar, and give its reward if it has one for that."""
    printed = paying_below(table, space)
    uncover(table, seat, space)
    if printed is not None:
        yield from carry_out(table, seat, printed.effect, Source.CONQUEST, printed.id)


def paying_below(table: Table, space: int) -> ConquestTile | None:
    """Return the conquest tile that rewards a Pillar on the space, if there is one."""
    board = table.state.seth
    if board is None or board.temple[space] < 0:
        return None
    printed = table.settings.edition.seth.conquest[board.temple[space]]
    return None if printed.line else printed


def uncover(table: Table, seat: int, space: int) -> int:
    """Remove the conquest tile on the space and return it; -1 if there is none."""
    board = table.state.seth
    if board is None or board.temple[space] < 0:
        return -1
    tile = board.temple[space]
    board.temple[space] = -1
    board.removed.append(tile)
    if table.events is not None:
        table.emit(Covered(seat, tile))
    return tile


def reward_building(table: Table, seat: int, line: int) -> Flow[None]:
    """Give the rewards of the conquest tiles in the line of a new Building."""
    if table.state.seth is not None:
        for printed in paying_along(table, line):
            yield from carry_out(table, seat, printed.effect, Source.CONQUEST, printed.id)


def paying_along(table: Table, line: int) -> list[ConquestTile]:
    """Return the conquest tiles in the line that reward Buildings."""
    board = table.state.seth
    if board is None:
        return []
    laid = [board.temple[space] for space in table.printed.line_spaces[line]]
    printed = [table.settings.edition.seth.conquest[tile] for tile in laid if tile >= 0]
    return [tile for tile in printed if tile.line]
