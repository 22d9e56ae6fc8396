"""The Action tiles of the Automas: twelve are shuffled, four are dealt to each (R82)."""

from typing import Final

from ...components.edition import Edition
from ...components.terms import WHEEL
from ..chance import Chance
from ..decision_kind import DecisionKind
from ..event import Uncovered
from ..moves import TILE
from ..rng import Rng
from ..state import Automa, State
from ..subject import SEATS
from ..table import Table

GOD_TILES: Final = len(WHEEL)


def seth_tile(edition: Edition) -> int:
    """Return the number of the Seth tile, after those of gods and Resources."""
    return GOD_TILES + len(edition.botankhamun.tiles)


def recruiting_tile(edition: Edition) -> int:
    """Return the number of the tile with priest and soldier, the last one."""
    return seth_tile(edition) + 1


def all_tiles(edition: Edition) -> list[int]:
    return list(range(recruiting_tile(edition) + 1))


def deal_tiles(table: Table) -> None:
    state = table.state
    for automa in state.automas:
        automa.shown.clear()
        automa.tiles = [-1] * table.settings.edition.automa.setup.action_tiles
    if table.chance is None:
        redeal_tiles(state, table.settings.edition, state.rng)
    else:
        tiles = all_tiles(table.settings.edition)
        for automa in state.automas:
            automa.tiles = [tiles.pop() for _ in automa.tiles]
    state.reveals += 1


def _turned_up(table: Table, chance: Chance, seat: int) -> int:
    """Let people at a real table enter the revealed tile, and swap it with one still hidden."""
    state = table.state
    seen = [tile for automa in state.automas for tile in automa.shown]
    unseen = [tile for tile in all_tiles(table.settings.edition) if tile not in seen]
    entered = chance.answer(
        DecisionKind.ACTION_TILE, [TILE[tile] for tile in unseen], None, SEATS[seat]
    ).tile
    top = state.automas[seat - 1].tiles.pop()
    for automa in state.automas:
        automa.tiles = [top if tile == entered else tile for tile in automa.tiles]
    return entered


def redeal_tiles(state: State, edition: Edition, rng: Rng) -> None:
    """Deal the face-down tiles again from all unseen tiles."""
    seen = [tile for automa in state.automas for tile in automa.shown]
    unseen = [tile for tile in all_tiles(edition) if tile not in seen]
    rng.shuffle(unseen)
    for automa in state.automas:
        automa.tiles = [unseen.pop() for _ in automa.tiles]


def uncover(table: Table, seat: int, automa: Automa) -> int:
    if not automa.tiles:  # only if a position made by hand has too few dice
        deal_tiles(table)
    tile = automa.tiles.pop() if table.chance is None else _turned_up(table, table.chance, seat)
    automa.shown.append(tile)
    table.state.reveals += 1
    table.emit(Uncovered(seat, tile))
    return tile
