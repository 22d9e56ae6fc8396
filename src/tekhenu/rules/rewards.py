"""Starting and Destiny cards: one row each, resolved in an order of the player's choice (R102)."""

from collections.abc import Callable

from ..components.terms import Family, God
from .actions import Terms, extra_action_due, god_action, obstacle_to
from .asking import ask
from .decision import Flow
from .effects import carry_out, look_at, take_any
from .event import Source
from .option import HAPPINESS, POPULATION, REWARDS_BY_CODE, Option
from .table import BREAD, FAITH, GOLD, GRANITE, LIMESTONE, PAPYRUS, SCRIBE, Table

FIRST_DESTINY = REWARDS_BY_CODE.index("A01")
FIRST_OF_SETH = REWARDS_BY_CODE.index("E01")

Reward = Callable[[Table, int], Flow[None]]


def reward_id(code: int) -> str:
    """Rewards 0-11 are Starting cards, 12-15 Destiny cards, 16-27 Starting cards with Seth."""
    return REWARDS_BY_CODE[code]


def resolve(table: Table, seat: int, code: int) -> Flow[None]:
    card = reward_id(code)
    if card in REWARDS:
        yield from REWARDS[card](table, seat)
        return
    printed = table.options.edition.seth.starting[code - FIRST_OF_SETH]
    yield from carry_out(table, seat, printed.effect, Source.START, card)
    yield from extra_action_due(table, seat)


def osiris(value: int, terms: Terms) -> Reward:
    """A Building as with a die of that value; the card's limits hold whatever the row (R102)."""

    def reward(table: Table, seat: int) -> Flow[None]:
        if obstacle_to(table, seat, God.OSIRIS, value, terms=terms) is None:
            yield from god_action(table, seat, God.OSIRIS, value, terms)

    return reward


def any_of(amount: int, goods: tuple[int, ...]) -> Reward:
    """So many Resources of these kinds, in any combination."""

    def reward(table: Table, seat: int) -> Flow[None]:
        yield from take_any(table, seat, amount, goods)

    return reward


def look_at_two(family: Family) -> Reward:
    def reward(table: Table, seat: int) -> Flow[None]:
        look_at(table, seat, family, 2)
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
