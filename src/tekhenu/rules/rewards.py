"""Starting and Destiny cards: one row each, resolved in an order of the player's choice (R102)."""

from collections.abc import Callable

from ..components.terms import Family, God
from .actions import Terms, extra_action_due, god_action, obstacle_to
from .asking import ask
from .decision import Flow
from .event import Source
from .option import HAPPINESS, POPULATION, Option, card_name, gain
from .table import FAITH, GOLD, SCRIBE, Table

STARTING_CARDS = 12
PAPYRUS, BREAD, LIMESTONE, GRANITE = range(4)

Reward = Callable[[Table, int], Flow[None]]


def reward_id(code: int) -> str:
    """Rewards 0-11 are Starting cards, 12-15 Destiny cards."""
    starting = code < STARTING_CARDS
    return card_name("S", code) if starting else card_name("A", code - STARTING_CARDS)


def osiris(value: int, terms: Terms) -> Reward:
    """A Building as with a die of that value; the card's limits hold whatever the row (R102)."""

    def reward(table: Table, seat: int) -> Flow[None]:
        if obstacle_to(table, seat, God.OSIRIS, value, terms=terms) is None:
            yield from god_action(table, seat, God.OSIRIS, value, terms)

    return reward


def any_of(amount: int, goods: tuple[int, ...]) -> Reward:
    """So many Resources of these kinds, in any combination."""
    bundles = [gain(pieces) for pieces in _combinations(amount, goods)]

    def reward(table: Table, seat: int) -> Flow[None]:
        choice = yield from ask(table, seat, "gain", lambda: bundles)
        for good, n in enumerate(choice.arg):
            if n:
                table.receive(seat, good, n)

    return reward


def _combinations(amount: int, goods: tuple[int, ...]) -> list[tuple[int, ...]]:
    if len(goods) == 1:
        return [tuple(amount if good == goods[0] else 0 for good in range(6))]
    found = []
    for n in range(amount, -1, -1):
        for rest in _combinations(amount - n, goods[1:]):
            found.append(tuple(n if good == goods[0] else rest[good] for good in range(6)))
    return found


def look_at_two(family: Family) -> Reward:
    """Draw two, keep one: the question follows as a step of its own (see `setup.rewards`)."""

    def reward(table: Table, seat: int) -> Flow[None]:
        drawn = [table.draw(family) for _ in range(2)]
        table.state.peek = [card for card in drawn if card >= 0]
        table.state.peek_family = family
        yield from ()

    return reward


def goods(*gains: tuple[int, int]) -> Reward:
    def reward(table: Table, seat: int) -> Flow[None]:
        for good, amount in gains:
            table.gain(seat, good, amount, Source.START)
        yield from ()

    return reward


def people(population: int, happiness: int) -> Reward:
    def reward(table: Table, seat: int) -> Flow[None]:
        table.advance_population(seat, population)
        table.advance_happiness(seat, happiness)
        yield from extra_action_due(table, seat)

    return reward


def population_or_happiness(table: Table, seat: int) -> Flow[None]:
    if not _steps(table, seat):
        return
    choice = yield from ask(table, seat, "advance", _steps, table, seat)
    if choice is POPULATION:
        table.advance_population(seat, 1)
    else:
        table.advance_happiness(seat, 1)
        yield from extra_action_due(table, seat)


def _steps(table: Table, seat: int) -> list[Option]:
    """Only what moves a marker (R103)."""
    player = table.state.players[seat]
    options = [POPULATION] if player.population < table.printed.top else []
    return options + ([HAPPINESS] if player.happiness < player.population else [])


REWARDS: dict[str, Reward] = {
    "S01": osiris(5, Terms(calm=True)),
    "S02": osiris(3, Terms(calm=True, districts=(LIMESTONE, GRANITE))),
    "S03": osiris(3, Terms(calm=True, districts=(PAPYRUS, BREAD))),
    "S04": any_of(5, (PAPYRUS, BREAD, LIMESTONE, GRANITE)),
    "S05": look_at_two(Family.TECHNOLOGY),
    "S06": look_at_two(Family.BLESSING),
    "S07": goods((SCRIBE, 2), (GOLD, 1)),
    "S08": goods((PAPYRUS, 1), (BREAD, 1), (LIMESTONE, 1), (GRANITE, 1)),
    "S09": any_of(3, (LIMESTONE, GRANITE)),
    "S10": any_of(3, (BREAD, PAPYRUS)),
    "S11": people(population=3, happiness=2),
    "S12": goods((GOLD, 2)),
    "A01": goods((SCRIBE, 1)),
    "A02": goods((GOLD, 1)),
    "A03": population_or_happiness,
    "A04": goods((FAITH, 1)),
}
