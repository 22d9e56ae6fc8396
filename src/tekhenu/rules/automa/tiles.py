"""The Action tiles of the Automas: all twelve are shuffled, four are dealt to each (R82)."""

from typing import Final

from ...components.edition import Edition
from ...components.terms import WHEEL
from ..event import Uncovered
from ..rng import Rng
from ..state import Automa, State
from ..table import Table

GOD_TILES: Final = len(WHEEL)


def seth_tile(edition: Edition) -> int:
    """It follows the tiles of the gods and of the Resources."""
    return GOD_TILES + len(edition.botankhamun.tiles)


def recruiting_tile(edition: Edition) -> int:
    """The one with priest and soldier is the last."""
    return seth_tile(edition) + 1


def all_tiles(edition: Edition) -> list[int]:
    return list(range(recruiting_tile(edition) + 1))


def deal_tiles(table: Table) -> None:
    state = table.state
    for automa in state.automas:
        automa.shown.clear()
        automa.tiles = [-1] * table.settings.edition.automa.setup.action_tiles
    redeal_tiles(state, table.settings.edition, state.rng)
    state.reveals += 1


def redeal_tiles(state: State, edition: Edition, rng: Rng) -> None:
    """Those face down, anew from all that nobody has seen."""
    seen = [tile for automa in state.automas for tile in automa.shown]
    unseen = [tile for tile in all_tiles(edition) if tile not in seen]
    rng.shuffle(unseen)
    for automa in state.automas:
        automa.tiles = [unseen.pop() for _ in automa.tiles]


def uncover(table: Table, seat: int, automa: Automa) -> int:
    if not automa.tiles:  # only if a position made by hand has too few dice
        deal_tiles(table)
    tile = automa.tiles.pop()
    automa.shown.append(tile)
    table.state.reveals += 1
    table.emit(Uncovered(seat, tile))
    return tile
