"""The abilities of the Pillar tiles, one row each; P22–P27 have none.

An ability works while its light shines on Ra (or always, with T09). It happens after the tile's
own scoring and before the Pillar is set, so the new Pillar is not yet its owner's (R98).
"""

from collections.abc import Callable
from typing import NamedTuple

from ..components.terms import Family, God
from .actions import god_action, nameable_values, obstacle_to
from .asking import ask
from .decision import Flow
from .event import Source
from .option import PASS, USE_TILE, card_name
from .table import FAITH, GOLD, SCRIBE, Table


class Placement(NamedTuple):
    """A tile just laid: what the abilities look at."""

    seat: int
    tile: int
    space: int
    matches: int
    buildings: int

    @property
    def card(self) -> str:
        return card_name("P", self.tile)


Ability = Callable[[Table, Placement], Flow[None]]


def population(steps: int) -> Ability:
    def ability(table: Table, at: Placement) -> Flow[None]:
        table.advance_population(at.seat, steps)
        yield from ()

    return ability


def happiness(steps: int) -> Ability:
    def ability(table: Table, at: Placement) -> Flow[None]:
        table.advance_happiness(at.seat, steps)
        yield from ()

    return ability


def goods(good: int, amount: int) -> Ability:
    def ability(table: Table, at: Placement) -> Flow[None]:
        table.gain(at.seat, good, amount, Source.TILES)
        yield from ()

    return ability


def points(vp: int) -> Ability:
    def ability(table: Table, at: Placement) -> Flow[None]:
        table.score(at.seat, vp, Source.TILES, at.card)
        yield from ()

    return ability


def per_match(table: Table, at: Placement) -> Flow[None]:
    """One more VP per matching edge, never doubled (R32)."""
    table.score(at.seat, at.matches, Source.TILES, at.card)
    yield from ()


def per_building(table: Table, at: Placement) -> Flow[None]:
    table.score(at.seat, at.buildings, Source.TILES, at.card)
    yield from ()


def thoth(table: Table, at: Placement) -> Flow[None]:
    """Compulsory; lapses where no card can be taken (R98)."""
    if obstacle_to(table, at.seat, God.THOTH, 1) is None:
        yield from god_action(table, at.seat, God.THOTH, 1)


def horus(table: Table, at: Placement) -> Flow[None]:
    """Value 1, 2 or 3 as the player names it, at the usual cost: may be declined (R33, R98)."""
    values = (1, 2, 3)
    if not any(obstacle_to(table, at.seat, God.HORUS, v) is None for v in values):
        return
    if (yield from ask(table, at.seat, "ability", lambda: [USE_TILE[at.tile], PASS])) is PASS:
        return
    value = yield from ask(
        table, at.seat, "value", nameable_values, table, at.seat, God.HORUS, values
    )
    yield from god_action(table, at.seat, God.HORUS, value.arg)


def osiris(table: Table, at: Placement) -> Flow[None]:
    """Value 3, at the price of 1 Happiness: may be declined (R33)."""
    if obstacle_to(table, at.seat, God.OSIRIS, 3) is not None:
        return
    if (yield from ask(table, at.seat, "ability", lambda: [USE_TILE[at.tile], PASS])) is not PASS:
        yield from god_action(table, at.seat, God.OSIRIS, 3)


def decree(table: Table, at: Placement) -> Flow[None]:
    card = table.draw(Family.DECREE)
    if card >= 0:
        table.receive_card(at.seat, Family.DECREE, card, face_up=False)
    yield from ()


def double_reward(table: Table, at: Placement) -> Flow[None]:
    """The covered reward once more: Resources, Gold and Faith, no Scribe (R13, R98)."""
    good, amount = table.printed.reward[at.space]
    if good <= GOLD or good == FAITH:
        table.gain(at.seat, good, amount, Source.TILES)
    yield from ()


ABILITIES: dict[str, Ability] = {
    "P01": population(3),
    "P02": goods(SCRIBE, 1),
    "P03": happiness(2),
    "P04": per_match,
    "P05": per_match,
    "P06": per_building,
    "P07": points(1),
    "P08": points(1),
    "P09": points(1),
    "P10": thoth,
    "P11": thoth,
    "P12": horus,
    "P13": decree,
    "P14": decree,
    "P15": osiris,
    "P16": goods(GOLD, 2),
    "P17": goods(GOLD, 2),
    "P18": goods(GOLD, 2),
    "P19": double_reward,
    "P20": double_reward,
    "P21": double_reward,
}
