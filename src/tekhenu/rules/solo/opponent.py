"""The interface of a solo opponent: its replacements for the steps that ask a player.

The rest of the game reaches opponents only through `book`, not by name.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ..table import Table


class Opponent(NamedTuple):
    steps: Mapping[int, Callable[[Table], None]]
    """By phase, the function called where a player would be asked."""
    set_up: Callable[[Table], None]
    deal_starting: Callable[[Table], None]
    """Deal its Starting cards, if any, before the initiative is compared."""
    bonus: Callable[[Table, int, int], None]
    """Give its Horus Bonus: table, seat, slot."""
    ankh: Callable[[Table, int], int]
    score_cards: Callable[[Table, int], None]
    shuffle_tiles: Callable[[Table], None]
    """Shuffle its Action tiles for the rounds up to the next Maat."""
    begins: bool
    """Whether it is first in turn order regardless of the initiative."""


def opponent_of(table: Table) -> Opponent:
    """Return the solo opponent of the game."""
    assert table.settings.solo is not None
    return table.book.opponents[table.settings.solo.name]
