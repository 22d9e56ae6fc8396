"""Hathor: a Building beside a line of the Temple Complex, and Population."""

from typing import Final

from ..components.terms import God
from .actions import Action, GodRules, Terms
from .asking import ask
from .conquest import reward_building
from .decision import Blocked, Flow
from .decision_kind import DecisionKind
from .event import Built, Source
from .move import BuildBesideTemple
from .moves import HATHOR
from .payment import pay_price, shortfall, single
from .reason import PLAIN, Reason, needs
from .table import BREAD, FAITH, GOLD, VP, Table

HATHOR_GOD: Final = int(God.HATHOR)
PILLAR_VP: Final = 3


def _waived(table: Table, seat: int, terms: Terms) -> bool:
    blessings: int = table.state.players[seat].blessings
    return terms.free or bool(blessings & table.printed.blessing.waives[HATHOR_GOD])


def _affordable(table: Table, seat: int, cost: int, resources: list[int], scribes: int) -> bool:
    technologies = table.state.players[seat].technologies
    return not shortfall(table, technologies, single(BREAD, cost), resources, scribes)


def obstacle(
    table: Table, seat: int, value: int, resources: list[int], scribes: int, terms: Terms
) -> Reason | None:
    if not table.state.players[seat].buildings:
        return PLAIN["no_building"]
    buildings = table.state.temple_buildings
    for space in table.printed.building_spaces_by_cost:
        if buildings[space] < 0:
            break
    else:
        return PLAIN["no_space"]
    cheapest = table.printed.building_cost[space]
    if _waived(table, seat, terms) or _affordable(table, seat, cheapest, resources, scribes):
        return None
    return needs(cheapest, BREAD, resources[BREAD])


def places(table: Table, seat: int, terms: Terms) -> list[BuildBesideTemple]:
    player = table.state.players[seat]
    costs = table.printed.building_cost
    buildings = table.state.temple_buildings
    free = [s for s in table.printed.building_spaces if buildings[s] < 0]
    if _waived(table, seat, terms):
        return [HATHOR[s] for s in free]
    payable = [
        _affordable(table, seat, cost, player.resources, player.scribes)
        for cost in range(max(costs) + 1)
    ]
    return [HATHOR[s] for s in free if payable[costs[s]]]


def blocked_places(table: Table, seat: int, terms: Terms) -> Blocked:
    offered = places(table, seat, terms)
    bread = table.state.players[seat].resources[BREAD]
    return [
        (
            HATHOR[s],
            Reason("occupied")
            if table.state.temple_buildings[s] >= 0
            else needs(table.printed.building_cost[s], BREAD, bread),
        )
        for s in table.printed.building_spaces
        if HATHOR[s] not in offered
    ]


def construct(table: Table, action: Action) -> Flow[None]:
    seat = action.seat
    choice = yield from ask(
        table, seat, DecisionKind.HATHOR, places, table, seat, action.terms, why=blocked_places
    )
    if not action.terms.free:
        price = single(BREAD, table.printed.building_cost[choice.space])
        yield from pay_price(table, seat, price, HATHOR_GOD)
    state = table.state
    state.players[seat].buildings -= 1
    state.temple_buildings[choice.space] = seat
    if table.events is not None:
        table.events.append(Built(seat, "building", choice.place))
    line = table.printed.building_line[choice.space]
    _receive_line(table, action, line)
    table.advance_population(seat, action.value)
    yield from reward_building(table, seat, line)


def _receive_line(table: Table, action: Action, line: int) -> None:
    seat = action.seat
    for good, amount in gains_along(table, seat, line):
        table.gain(seat, good, amount, Source.HATHOR)
        if good == VP:
            table.answer(seat, action.techs, table.printed.tech.own_pillar)


def gains_along(table: Table, seat: int, line: int) -> list[tuple[int, int]]:
    """Return the goods and VP for a Building beside a line (R34).

    The player's Pillars give VP. Empty spaces give exactly 1 of what they show, except Scribes.
    """
    state = table.state
    gains = []
    for space in table.printed.line_spaces[line]:
        if state.pillars[space] == seat:
            gains.append((VP, PILLAR_VP))
        elif state.tiles[space] < 0:
            good = table.printed.reward[space][0]
            if good <= GOLD or good == FAITH:
                gains.append((good, 1))
    return gains


RULES: Final[GodRules] = GodRules(obstacle, construct)
