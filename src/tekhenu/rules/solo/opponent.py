"""Seats that play by themselves: what each kind of solo opponent does where a player would.

The course of the game knows none of them by name: the book does.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ..table import Table


class Opponent(NamedTuple):
    steps: Mapping[int, Callable[[Table], None]]
    """By phase, what it does where the active player would be asked."""
    set_up: Callable[[Table], None]
    deal_starting: Callable[[Table], None]
    """Starting cards, if it has any, before the initiative is compared."""
    bonus: Callable[[Table, int, int], None]
    """Its Horus Bonus: table, seat, slot."""
    ankh: Callable[[Table, int], int]
    score_cards: Callable[[Table, int], None]
    shuffle_tiles: Callable[[Table], None]
    """Its Action tiles for the rounds up to the next Maat."""
    begins: bool
    """First in turn order whatever the initiative."""


def opponent_of(table: Table) -> Opponent:
    """The kind that plays in this solo game."""
    assert table.settings.solo is not None
    return table.book.opponents[table.settings.solo.name]
