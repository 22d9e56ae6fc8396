"""Starting and Destiny cards, resolved in an order of the player's choice (R102)."""

from typing import Final

from .actions import extra_action_due
from .decision import Flow
from .effects import carry_out
from .event import Source
from .move import REWARDS_BY_CODE
from .table import Table

FIRST_DESTINY: Final = REWARDS_BY_CODE.index("A01")


def reward_id(code: int) -> str:
    """Return the id of a Starting or Destiny card from its code."""
    return REWARDS_BY_CODE[code]


def resolve(table: Table, seat: int, code: int) -> Flow[None]:
    effect = table.printed.rewards[code]
    yield from carry_out(table, seat, effect, Source.START, reward_id(code))
    yield from extra_action_due(table, seat)
