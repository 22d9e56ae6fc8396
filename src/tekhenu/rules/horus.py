"""Horus: build a Statue, in honor of the god of the die or for the people."""

from typing import Final

from ..components.terms import God
from .actions import Action, GodRules, Terms, receive_horus_bonus
from .asking import ask
from .decision import Blocked, Flow
from .decision_kind import DecisionKind
from .event import Built, Source
from .move import Honor, StatueForThePeople
from .moves import HONOR, PEOPLE
from .payment import pay_price, shortfall, single
from .printed import MIDDLE_LINES, STATUES
from .reason import PLAIN, Reason, needs
from .table import GOLD, GRANITE, PRIEST, Table

HORUS: Final = int(God.HORUS)
OWN_PILLAR_VP: Final = 3
GOLD_SPACES: Final = 4  # the first people's spaces have a Gold


def statue_cost(table: Table, seat: int) -> int:
    """Return the cost of the next Statue, which is the leftmost on the board (R35)."""
    costs = table.printed.statue_costs
    return costs[len(costs) - table.state.players[seat].statues]


def obstacle(
    table: Table, seat: int, value: int, resources: list[int], scribes: int, terms: Terms
) -> Reason | None:
    player = table.state.players[seat]
    blessings: int = player.blessings
    if not player.statues:
        return PLAIN["no_statue"]
    if not (terms.free or blessings & table.printed.blessing.waives[HORUS]):
        cost = statue_cost(table, seat)
        if shortfall(table, player.technologies, single(GRANITE, cost), resources, scribes):
            return needs(cost, GRANITE, resources[GRANITE])
    if -1 in table.state.people or honorable(table, seat, value):
        return None
    return PLAIN["no_space"]


def honorable(table: Table, seat: int, value: int) -> list[int]:
    """Return the god of the die, and Seth with any die for priests, if they have space (R66)."""
    gods = (table.state.horus[value - 1], *table.printed.beside)
    return [
        god for god in gods if free_space(table, god) >= 0 and not lacks_priests(table, seat, god)
    ]


def lacks_priests(table: Table, seat: int, god: int) -> bool:
    return table.state.players[seat].priests < table.printed.statue_priests[god]


def free_space(table: Table, god: int) -> int:
    """Return a free Statue space of the god, -1 if there is none."""
    statues = table.state.statues
    for space in range(*table.printed.statue_range[god]):
        if statues[space] < 0:
            return space
    return -1


def places(table: Table, seat: int, value: int) -> list[Honor | StatueForThePeople]:
    people = table.state.people
    return [
        *(HONOR[god] for god in honorable(table, seat, value)),
        *(PEOPLE[place] for place, owner in enumerate(people) if owner < 0),
    ]


def blocked_places(table: Table, seat: int, value: int) -> Blocked:
    honored = table.state.horus[value - 1]
    blocked: Blocked = []
    for god in table.printed.gods:
        if god != honored and god not in table.printed.beside:
            wrong = Reason("wrong_slot", value=value, god=God(honored))
            blocked.append((HONOR[god], wrong))
        elif free_space(table, god) < 0:
            blocked.append((HONOR[god], Reason("god_full")))
        elif lacks_priests(table, seat, god):
            priests = table.state.players[seat].priests
            due = table.printed.statue_priests[god]
            blocked.append((HONOR[god], needs(due, PRIEST, priests)))
    taken = [PEOPLE[i] for i, owner in enumerate(table.state.people) if owner >= 0]
    return blocked + [(option, Reason("occupied")) for option in taken]


def build_statue(table: Table, action: Action) -> Flow[None]:
    seat = action.seat
    choice = yield from ask(
        table, seat, DecisionKind.STATUE, places, table, seat, action.value, why=blocked_places
    )
    if not action.terms.free:
        price = single(GRANITE, statue_cost(table, seat))
        yield from pay_price(table, seat, price, HORUS)
    table.state.players[seat].statues -= 1
    if table.events is not None:
        table.emit(Built(seat, "statue", choice.place))
    if isinstance(choice, Honor):
        _honor(table, seat, choice.god)
    else:
        yield from _for_the_people(table, seat, choice.space)


def _honor(table: Table, seat: int, god: int) -> None:
    table.dismiss(seat, PRIEST, table.printed.statue_priests[god])
    place_statue(table, seat, god)


def place_statue(table: Table, seat: int, god: int) -> None:
    """Place a Statue of the god. With three players a player's first gives its bonus at once."""
    statues = table.state.statues
    first = seat not in statues[god * STATUES : (god + 1) * STATUES]
    statues[free_space(table, god)] = seat
    if table.printed.players == 3 and first:
        receive_horus_bonus(table, seat, god)  # R29, before the others' bonuses (R99)


def _for_the_people(table: Table, seat: int, space: int) -> Flow[None]:
    state = table.state
    state.people[space] = seat
    if space < GOLD_SPACES and state.gold[space]:
        state.gold[space] = 0
        table.receive(seat, GOLD, 1)
    at_once = table.book.people[space]
    if at_once is not None:
        yield from at_once(table, seat, space)


def score_pillars(table: Table, seat: int, space: int) -> Flow[None]:
    """Score the player's Pillars in the line of a Statue beside the Temple."""
    state = table.state
    line = table.printed.line_spaces[MIDDLE_LINES[space]]
    pillars = sum(state.pillars[s] == seat for s in line)
    table.score(seat, OWN_PILLAR_VP * pillars, Source.HORUS)
    yield from ()


RULES: Final[GodRules] = GodRules(obstacle, build_statue)
