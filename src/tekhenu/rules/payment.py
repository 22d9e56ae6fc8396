"""Payments: Gold is wild, T10 and T22 allow substitutes, B13–B16 replace a price.

A price and a payment are both six numbers: Papyrus, Bread, Limestone, Granite, Gold, Scribes.
"""

from collections.abc import Callable
from itertools import product
from typing import Final

from .actions import ask_between_actions
from .asking import ask, play_blessing
from .cards import Technologies
from .decision import Flow
from .decision_kind import DecisionKind
from .event import Source
from .move import Pass, Pay, Waive
from .moves import WAIVE, pay
from .state import Player
from .subject import GODS
from .table import BREAD, GOLD, GRANITE, LIMESTONE, PAPYRUS, SCRIBE, Table

Price = tuple[int, ...]
ASK_PAY: Final = DecisionKind.PAY  # bound once: faster than a lookup in the enum
RESOURCES: Final = 4  # the kinds that Gold can replace
NO_GOD: Final = -1


def single(good: int, amount: int) -> Price:
    return _SINGLE[good][amount]


_SINGLE: Final = [
    [tuple(n if i == good else 0 for i in range(6)) for n in range(25)] for good in range(6)
]


def shortfall(
    table: Table, technologies: int, price: Price, resources: list[int], scribes: int
) -> int:
    """Return how many pieces are missing for a price, with every substitute owned (R25)."""
    papyrus, bread, limestone = price[PAPYRUS], price[BREAD], price[LIMESTONE]
    granite, gold, scribe = price[GRANITE], price[GOLD], price[SCRIBE]
    papyri, loaves, stones = resources[PAPYRUS], resources[BREAD], resources[LIMESTONE]
    granites, golds = resources[GRANITE], resources[GOLD]
    if (
        papyrus <= papyri
        and bread <= loaves
        and limestone <= stones
        and granite <= granites
        and gold <= golds
        and scribe <= scribes
    ):
        return 0  # the common case, without any substitute
    missing = gold - golds
    if papyrus > papyri:
        missing += papyrus - papyri
    if bread > loaves:
        missing += bread - loaves
    tech = table.printed.tech
    if technologies & tech.limestone_for_granite:
        limestone, stones, granite = limestone + granite, stones + granites, 0
    if limestone > stones:
        missing += limestone - stones
    if granite > granites:
        missing += granite - granites
    if technologies & tech.gold_for_scribes:
        missing += scribe - scribes
    elif scribe > scribes:
        return scribe - scribes + (missing if missing > 0 else 0)
    return missing if missing > 0 else 0


def ways_to_pay(table: Table, player: Player, price: Price) -> list[Pay]:
    """Return all different payments of a price, the one without substitutes first (R25)."""
    have = player.resources
    tech = table.printed.tech
    if not player.technologies & tech.swaps:
        return _plain_ways(price, have) if player.scribes >= price[SCRIBE] else []
    swaps = bool(player.technologies & tech.limestone_for_granite)
    stone = price[LIMESTONE] + price[GRANITE]
    most = [min(price[good], have[good]) for good in range(RESOURCES)]
    if swaps:
        most[LIMESTONE] = min(stone, have[LIMESTONE])
        most[GRANITE] = min(stone, have[GRANITE])
    total = sum(price[:RESOURCES])
    ways: list[Price] = []
    for used in product(*(range(n, -1, -1) for n in most)):
        if used[LIMESTONE] + used[GRANITE] > stone:
            continue
        wild = total - sum(used)
        ways += [used + rest for rest in _wild_ways(table, player, price, wild)]
    if len(ways) > 1:
        ways.sort(key=lambda way: sum(abs(n - due) for n, due in zip(way, price, strict=True)))
    return [pay(way) for way in ways]


def _plain_ways(price: Price, have: list[int]) -> list[Pay]:
    """Return the payments in which Gold replaces Resources, without Technologies."""
    gold = have[GOLD] - price[GOLD]
    kinds = [good for good in range(RESOURCES) if price[good]]
    partial: list[tuple[list[int], int]] = [(list(price), gold)]
    for good in kinds:
        partial = [
            (_with_gold(way, good, wild), left - wild)
            for way, left in partial
            for wild in range(max(0, price[good] - have[good]), min(price[good], left) + 1)
        ]
    if len(kinds) > 1:
        partial.sort(key=lambda way: -way[1])
    return [pay(tuple(way)) for way, left in partial if left >= 0]


def _with_gold(way: list[int], good: int, wild: int) -> list[int]:
    paid = way[:]
    paid[good] -= wild
    paid[GOLD] += wild
    return paid


def _wild_ways(table: Table, player: Player, price: Price, wild: int) -> list[tuple[int, int]]:
    """Return the pairs of Gold and Scribes that pay `wild` Resources and the price's own share."""
    gold, scribes = player.resources[GOLD], player.scribes
    due = price[GOLD] + wild
    if not player.technologies & table.printed.tech.gold_for_scribes:
        return [(due, price[SCRIBE])] if due <= gold and price[SCRIBE] <= scribes else []
    due += price[SCRIBE]
    return [(n, due - n) for n in range(min(due, gold), -1, -1) if due - n <= scribes]


def payment_options(table: Table, seat: int, price: Price, god: int) -> list[Pay | Waive]:
    player = table.state.players[seat]
    options: list[Pay | Waive] = [*ways_to_pay(table, player, price)]
    if god >= 0:
        blessing = table.printed.blessing
        waiving = player.blessings & blessing.waives[god]
        if waiving:
            options += [WAIVE[card] for card in blessing.distinct(waiving)]
    return options


def pay_price(table: Table, seat: int, price: Price, god: int = NO_GOD) -> Flow[None]:
    """Pay with pieces of the player's choice; `god` is the action that a Blessing may pay for."""
    player = table.state.players[seat]
    blessings: int = player.blessings
    if god < 0 or not blessings & table.printed.blessing.waives[god]:
        only = _only_way(table, player, price)
        if only is not None:
            table.spend(seat, only)
            return
    about = None if god < 0 else GODS[god]
    choice = yield from ask(
        table, seat, ASK_PAY, payment_options, table, seat, price, god, about=about
    )
    if isinstance(choice, Waive):
        play_blessing(table, seat, choice.card)
    else:
        hand_over(table, seat, choice.pieces, price)


def pay_between_actions(
    table: Table, seat: int, price: Price, still: Callable[[], bool] = lambda: True
) -> Flow[bool]:
    """Pay Scribes between actions; return whether they were paid.

    B07 can cause the action at Happiness 21 at once (R31), which may use up the pieces or make the
    purpose impossible.
    """
    if not table.state.players[seat].technologies & table.printed.tech.gold_for_scribes:
        table.spend(seat, price)  # nothing else can replace Scribes
        return True

    def options() -> list[Pay]:
        return ways_to_pay(table, table.state.players[seat], price) if still() else []

    choice = yield from ask_between_actions(table, seat, DecisionKind.PAY, options)
    if isinstance(choice, Pass):
        return False
    hand_over(table, seat, choice.pieces, price)
    return True


def _only_way(table: Table, player: Player, price: Price) -> Price | None:
    """Return the only payment, if the player owns no substitutes; this is the common case."""
    technologies: int = player.technologies
    if player.resources[GOLD] or technologies & table.printed.tech.swaps:
        return None
    return price


def hand_over(table: Table, seat: int, pieces: Price, price: Price) -> None:
    """Spend the pieces. T10 and T22 score once a turn if they differ from the price (R95)."""
    table.spend(seat, pieces)
    player = table.state.players[seat]
    tech = table.printed.tech
    swappers = player.technologies & tech.swaps
    turn = table.state.turn
    if not swappers or turn is None or turn.seat != seat:
        return
    used = 0
    if pieces[LIMESTONE] > price[LIMESTONE] or pieces[GRANITE] > price[GRANITE]:
        used |= tech.limestone_for_granite
    if pieces[SCRIBE] != price[SCRIBE]:
        used |= tech.gold_for_scribes
    used &= swappers & ~turn.swapped
    turn.swapped = Technologies(turn.swapped | used)
    for card, swap in tech.held(used, "swap"):
        table.score(seat, swap.amount, Source.TECHNOLOGIES, card)
