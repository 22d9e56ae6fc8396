"""Cultists: chosen at setup, they react to actions of their owner (R68)."""

from typing import Final

from .asking import ask
from .decision import Flow
from .decision_kind import DecisionKind
from .effects import receive
from .event import Chose, Served, Source
from .move import card_name
from .moves import CULTIST, PASS, USE_CULTIST
from .state import SethBoard
from .table import Table

EXCESS: Final = -1  # stands for a production with excess, where gods are expected


def choose(table: Table, board: SethBoard, seat: int) -> Flow[None]:
    choice = yield from ask(
        table, seat, DecisionKind.CULTIST, lambda: [CULTIST[card] for card in board.cultists]
    )
    board.cultists.remove(choice.card)
    table.state.players[seat].cultist = choice.card
    if table.events is not None:
        table.emit(Chose(seat, card_name("C", choice.card)))


def serve(table: Table, seat: int, god: int) -> Flow[None]:
    """Activate the Cultist after a complete action of its owner, if the action matches.

    Against Automas it has a price, so it may be declined (R68, R89). Otherwise the reward is always
    taken.
    """
    state = table.state
    cultist = state.players[seat].cultist
    printed = table.settings.edition.seth.cultists[cultist]
    if god != (EXCESS if printed.god is None else printed.god):
        return
    if state.automas:
        choice = yield from ask(
            table, seat, DecisionKind.SERVICE, lambda: [USE_CULTIST[cultist], PASS]
        )
        if choice is PASS:
            return
    if table.events is not None:
        table.emit(Served(seat, cultist))
    receive(table, seat, printed.effect.gains, Source.CULTISTS, printed.id)
    if state.automas:
        for other in table.seats_after(seat)[:-1]:
            vp = table.settings.edition.automa.rewards.cultist
            table.score(other, vp, Source.CULTISTS, printed.id)
