"""Immediate effects of cards and tiles, by the verbs of `components.effects`.

Permanent effects and reactions to moments are looked up instead (see `technologies`, `artifacts`).
Effects of Blessings, Decrees or tiles alone are beside their rules.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from ..components.edition import Effect, Reward
from ..components.terms import Family, Good
from .actions import Terms, god_action, obstacle_to
from .asking import ask
from .decision import Flow
from .decision_kind import DecisionKind
from .move import Advance, Gain
from .moves import HAPPINESS, POPULATION, PRODUCTION, gain
from .subject import SEATS
from .table import DECREE, Table

Carrying = Callable[[Table, int, Effect, int, str], Flow[None]]


@cache
def gift(districts: tuple[Good, ...]) -> Terms:
    """Return the terms of an action that a card gives.

    It costs no Happiness, soldiers or blood. A Building goes into one of `districts`, if given.
    """
    terms = Terms(calm=True, bloodless=True)
    return replace(terms, districts=tuple(map(int, districts))) if districts else terms


def carry_out(table: Table, seat: int, effect: Effect, source: int, card: str) -> Flow[None]:
    """Carry out an effect. VP are scored under the source and the card's name."""
    yield from EFFECTS[effect.verb](table, seat, effect, source, card)


def receive(table: Table, seat: int, gains: Sequence[Reward], source: int, card: str) -> None:
    for reward in gains:
        table.gain(seat, int(reward.what), reward.amount, source, card)


def vp_of(effect: Effect) -> int:
    """Return the VP among what the effect gives at once."""
    if effect.verb != "gain":
        return 0
    return sum(reward.amount for reward in effect.gains if reward.what == Good.VP)


def _gain(table: Table, seat: int, effect: Effect, source: int, card: str) -> Flow[None]:
    receive(table, seat, effect.gains, source, card)
    yield from ()


def _choose(table: Table, seat: int, effect: Effect, source: int, card: str) -> Flow[None]:
    yield from take_any(table, seat, effect.amount, tuple(map(int, effect.goods)))


def take_any(table: Table, seat: int, amount: int, goods: tuple[int, ...]) -> Flow[None]:
    """Ask for `amount` Resources of these kinds, in any combination."""
    choice = yield from ask(table, seat, DecisionKind.GAIN, bundles, amount, goods)
    for good, n in enumerate(choice.pieces):
        if n:
            table.receive(seat, good, n)


@cache
def bundles(amount: int, goods: tuple[int, ...]) -> list[Gain]:
    return [gain(pieces) for pieces in _combinations(amount, goods)]


def _combinations(amount: int, goods: tuple[int, ...]) -> list[tuple[int, ...]]:
    if len(goods) == 1:
        return [tuple(amount if good == goods[0] else 0 for good in range(6))]
    found = []
    for n in range(amount, -1, -1):
        for rest in _combinations(amount - n, goods[1:]):
            found.append(tuple(n if good == goods[0] else rest[good] for good in range(6)))
    return found


def _production(table: Table, seat: int, effect: Effect, source: int, card: str) -> Flow[None]:
    for _ in range(effect.amount):
        choice = yield from ask(table, seat, DecisionKind.PRODUCTION, lambda: PRODUCTION)
        table.advance_production(seat, choice.good, 1)


def _advance(table: Table, seat: int, effect: Effect, source: int, card: str) -> Flow[None]:
    if not _markers(table, seat):
        return
    choice = yield from ask(table, seat, DecisionKind.ADVANCE, _markers, table, seat)
    if choice is POPULATION:
        table.advance_population(seat, effect.amount)
    else:
        table.advance_happiness(seat, effect.amount)


def _markers(table: Table, seat: int) -> list[Advance]:
    """Return the markers that can still advance (R103)."""
    player = table.state.players[seat]
    options = [POPULATION] if player.population < table.printed.top else []
    return options + ([HAPPINESS] if player.happiness < player.population else [])


def _draw(table: Table, seat: int, effect: Effect, source: int, card: str) -> Flow[None]:
    assert effect.family is not None
    secret = effect.family == DECREE
    kind = DecisionKind.SECRET_CARD if secret else DecisionKind.DRAWN_CARD
    drawn = table.draw(effect.family, kind, SEATS[seat])
    if drawn >= 0:
        table.receive_card(seat, effect.family, drawn, face_up=effect.family != DECREE)
    yield from ()


def _look(table: Table, seat: int, effect: Effect, source: int, card: str) -> Flow[None]:
    assert effect.family is not None
    look_at(table, seat, effect.family, effect.amount)
    yield from ()


def look_at(table: Table, seat: int, family: Family, count: int) -> None:
    """Draw cards of which the player keeps one, in a step of its own (`setup.keep_one`)."""
    state = table.state
    state.peek, state.peek_family = [], family
    for _ in range(count):
        card = table.draw(family, DecisionKind.SECRET_CARD, SEATS[seat])
        if card >= 0:
            state.peek.append(card)
            if family == DECREE and not table.keeps_secrets:
                state.decree_known[card] |= 1 << seat


def _perform(table: Table, seat: int, effect: Effect, source: int, card: str) -> Flow[None]:
    """Perform the God Action, if it is possible."""
    god, terms = int(effect.god), gift(effect.goods)
    if obstacle_to(table, seat, god, effect.amount, terms=terms) is None:
        yield from god_action(table, seat, god, effect.amount, terms)


def _later(table: Table, seat: int, effect: Effect, source: int, card: str) -> Flow[None]:
    yield from ()


EFFECTS: Final[dict[str, Carrying]] = {
    "gain": _gain,
    "choose": _choose,
    "production": _production,
    "advance": _advance,
    "draw": _draw,
    "look": _look,
    "perform": _perform,
    "maat": _later,
    "buildings": _later,
    "weightless": _later,
}
