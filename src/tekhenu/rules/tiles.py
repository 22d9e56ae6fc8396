"""The abilities of the Pillar tiles.

An ability works while its light shines on Ra, or always with T09. It takes place after the tile's
own scoring and before the Pillar is placed, so the new Pillar does not count for it (R98).
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from ..components.edition import Effect
from .actions import god_action, nameable_values, obstacle_to
from .asking import ask
from .decision import Flow
from .decision_kind import DecisionKind
from .effects import carry_out, vp_of
from .event import Source
from .move import card_name
from .moves import PASS, USE_TILE
from .table import FAITH, GOLD, Table


class Placement(NamedTuple):
    """A tile just placed, with the counts that abilities need."""

    seat: int
    tile: int
    space: int
    matches: int
    buildings: int

    @property
    def card(self) -> str:
        return card_name("P", self.tile)


Ability = Callable[[Table, Placement, Effect], Flow[None]]


def use(table: Table, at: Placement, ability: Effect) -> Flow[None]:
    """Use an ability of a tile."""
    if ability.verb in ABILITIES:
        yield from ABILITIES[ability.verb](table, at, ability)
    else:
        yield from carry_out(table, at.seat, ability, Source.TILES, at.card)


def ability_points(at: Placement, ability: Effect) -> int:
    """Return the VP that an ability at work scores at once."""
    if ability.verb != "each":
        return vp_of(ability)
    counts = {"match": at.matches, "building": at.buildings}
    return ability.amount * sum(counts[thing] for thing in ability.things)


def each(table: Table, at: Placement, ability: Effect) -> Flow[None]:
    """Score VP per matching edge, never doubled (R32), or per Building beside the lines."""
    table.score(at.seat, ability_points(at, ability), Source.TILES, at.card)
    yield from ()


def offer(table: Table, at: Placement, ability: Effect) -> Flow[None]:
    """Offer a God Action at its usual cost, with a value chosen by the player (R33, R98)."""
    god, values = int(ability.god), ability.values
    if not any(obstacle_to(table, at.seat, god, v) is None for v in values):
        return
    if (
        yield from ask(table, at.seat, DecisionKind.ABILITY, lambda: [USE_TILE[at.tile], PASS])
    ) is PASS:
        return
    value = yield from ask(
        table, at.seat, DecisionKind.VALUE, nameable_values, table, at.seat, god, values
    )
    yield from god_action(table, at.seat, god, value.value)


def covered(table: Table, at: Placement, ability: Effect) -> Flow[None]:
    """Give the covered reward once more: Resources, Gold and Faith, but no Scribe (R13, R98)."""
    good, amount = table.printed.reward[at.space]
    if good <= GOLD or good == FAITH:
        table.gain(at.seat, good, amount, Source.TILES)
    yield from ()


ABILITIES: Final[dict[str, Ability]] = {"each": each, "offer": offer, "covered": covered}
