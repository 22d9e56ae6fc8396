"""Bastet: a festival that raises Happiness."""

from typing import Final

from ..components.terms import God
from .actions import Action, GodRules, Terms
from .decision import Flow
from .payment import pay_price, shortfall, single
from .reason import Reason, needs
from .table import PAPYRUS, SCRIBE, Table

BASTET: Final = int(God.BASTET)
PRICE: Final = single(PAPYRUS, 2)
SCRIBES: Final = (0, 2, 2, 1, 1, 0, 0)  # by value


def obstacle(
    table: Table, seat: int, value: int, resources: list[int], scribes: int, terms: Terms
) -> Reason | None:
    player = table.state.players[seat]
    blessings: int = player.blessings
    if terms.free or blessings & table.printed.blessing.waives[BASTET]:
        return None
    if shortfall(table, player.technologies, PRICE, resources, scribes):
        return needs(PRICE[PAPYRUS], PAPYRUS, resources[PAPYRUS])
    return None


def festival(table: Table, action: Action) -> Flow[None]:
    seat = action.seat
    if not action.terms.free:
        yield from pay_price(table, seat, PRICE, BASTET)
    table.answer(seat, action.techs, table.printed.tech.festival)  # R27
    table.advance_happiness(seat, action.value)
    if SCRIBES[action.value]:
        table.gain(seat, SCRIBE, SCRIBES[action.value], 0)


RULES: Final[GodRules] = GodRules(obstacle, festival)
