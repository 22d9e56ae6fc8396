"""Osiris: a Building as workshop or quarry, for 1 Happiness."""

from typing import Final

from .actions import Action, GodRules, Terms
from .asking import ask
from .decision import Blocked, Flow
from .decision_kind import DecisionKind
from .event import Built
from .move import BuildInDistrict, RaiseProduction
from .moves import OSIRIS, PRODUCTION
from .place import DISTRICTS
from .reason import PLAIN, Reason, needs_happiness, row_full
from .state import State
from .table import GOLD, Table

GOLD_ROW: Final = 1  # row 2 has a Gold for its first Building
GOLD_PLACE: Final = 4  # index of that Gold in `state.gold`


def obstacle(
    table: Table, seat: int, value: int, resources: list[int], scribes: int, terms: Terms
) -> Reason | None:
    player = table.state.players[seat]
    if not player.buildings:
        return PLAIN["no_building"]
    if not (player.happiness or terms.calm):
        return needs_happiness(1, 0)
    osiris = table.state.osiris
    first = (value - 1) * DISTRICTS
    for district in terms.districts:
        if osiris[first + district] < 0:
            return None
    return row_full(value)


def places(table: Table, value: int, terms: Terms) -> list[BuildInDistrict]:
    osiris = table.state.osiris
    first = (value - 1) * DISTRICTS
    return [OSIRIS[first + d] for d in terms.districts if osiris[first + d] < 0]


def blocked_places(table: Table, value: int, terms: Terms) -> Blocked:
    first = (value - 1) * DISTRICTS
    return [
        (OSIRIS[first + d], Reason("occupied"))
        for d in terms.districts
        if table.state.osiris[first + d] >= 0
    ]


def construct(table: Table, action: Action) -> Flow[None]:
    seat = action.seat
    choice = yield from ask(
        table,
        seat,
        DecisionKind.OSIRIS,
        places,
        table,
        action.value,
        action.terms,
        why=blocked_places,
    )
    if not action.terms.calm:
        table.advance_happiness(seat, -1)
    state = table.state
    state.players[seat].buildings -= 1
    state.osiris[choice.space] = seat
    if table.events is not None:
        table.events.append(Built(seat, "building", choice.place))
    yield from _receive_row(table, seat, *divmod(choice.space, DISTRICTS))


def _receive_row(table: Table, seat: int, row: int, district: int) -> Flow[None]:
    printed = table.printed.edition.osiris_rows[row]
    table.advance_production(seat, district, printed.production)
    if printed.partners:  # R14
        table.advance_production(seat, printed.partners[district], 1)
    if printed.any_production:
        choice = yield from ask(table, seat, DecisionKind.PRODUCTION, any_production)
        table.advance_production(seat, choice.good, printed.any_production)
    table.receive(seat, district, printed.resources)
    if printed.gold:
        table.receive(seat, GOLD, printed.gold)
    if waiting := gold_waiting(table.state, row):
        table.state.gold[GOLD_PLACE] = 0
        table.receive(seat, GOLD, waiting)


def any_production() -> list[RaiseProduction]:
    return PRODUCTION


def gold_waiting(state: State, row: int) -> int:
    """Return the Gold in the row for its first Building (R101)."""
    return state.gold[GOLD_PLACE] if row == GOLD_ROW else 0


def gold_in(table: Table, row: int) -> int:
    """Return the Gold that a Building in the row gives now: printed or placed there."""
    return table.printed.edition.osiris_rows[row].gold + gold_waiting(table.state, row)


RULES: Final[GodRules] = GodRules(obstacle, construct)
