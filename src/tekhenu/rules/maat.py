"""Rotation and the Maat phase: the wheel turns, the scales are weighed, the order changes."""

from itertools import groupby

from ..components import Edition
from . import artifacts
from .asking import ask
from .decision import Flow
from .decision_kind import DecisionKind
from .event import Ordered, Rotated, Source, Tied, Weighed
from .move import PlaceFaith
from .moves import faith
from .rewards import FIRST_DESTINY, resolve
from .setup import choose_destiny, keep_one, roll_dice
from .solo.opponent import opponent_of
from .state import Phase, Player
from .supply import drawn_after_rotation
from .table import Table
from .wheel import following, maat_due, scoring_due, scorings_to_come


def rotate(table: Table) -> Flow[None]:
    """Turn the wheel. With four dice on every board, Maat follows."""
    state = table.state
    state.wheel = following(state.wheel, table.printed.wheel)
    if table.events is not None:
        table.emit(Rotated(state.wheel))
    if maat_due(state.players[state.order[0]].scales.dice):
        give_faith(table)
        state.phase = Phase.FAITH
    else:
        state.phase = Phase.REFILL
    yield from ()


def give_faith(table: Table) -> None:
    """Give the Faith of T15 and artifacts before any Faith is placed (R37)."""
    for seat in table.state.order:
        artifacts.give_maat_rewards(table, seat)
        table.answer(seat, table.state.players[seat].technologies, table.printed.tech.maat)


def balance_of(table: Table, player: Player) -> int:
    pure, tainted = pan_weights(table, player)
    return pure - tainted


def pan_weights(table: Table, player: Player) -> tuple[int, int]:
    """Return the weights in the Pure and in the Tainted pan.

    Excess and blood are in the Tainted pan. Dice below the scales weigh nothing.
    """
    values = table.state.values
    scales = player.scales
    pure, tainted = 0, artifacts.weight_of_blood(table, player)
    for die in scales.pure:
        pure += values[die]
    for die in scales.tainted:
        tainted += values[die]
    for excess in scales.excess:
        tainted += excess
    return pure, tainted


def has_faith(table: Table) -> bool:
    state = table.state
    return state.players[state.order[state.active]].faith > 0


def place_faith(table: Table) -> Flow[None]:
    """Ask for the net effect of Faith, from -n to +n, in the old turn order (R104)."""
    state = table.state
    seat = state.order[state.active]
    player = state.players[seat]
    net = 0
    if player.faith:
        choice = yield from ask(table, seat, DecisionKind.FAITH, ways_to_place, player.faith)
        net = choice.net
    pure, tainted = pan_weights(table, player)
    player.balance = pure - tainted + net
    if table.events is not None:
        table.emit(Weighed(seat, player.balance, net, pure, tainted))
    table.activate_next(Phase.JUDGMENT)


def ways_to_place(count: int) -> list[PlaceFaith]:
    """Return the placements by their net effect, the smallest first."""
    ways = [faith(0)]
    for net in range(1, count + 1):
        ways += [faith(-net), faith(net)]
    return ways


def judgment(table: Table) -> Flow[None]:
    """Score losses for excessive Taint and set the new turn order; a Scoring may follow."""
    state = table.state
    for seat in state.order:
        table.score(
            seat, -maat_loss(table.settings.edition, state.players[seat].balance), Source.MAAT
        )
    state.order = sorted(state.order, key=lambda seat: _order_key(table, seat))
    if table.events is not None:
        emit_ties(table)
        table.emit(Ordered(tuple(state.order)))
    if not scoring_due(state.markers, state.wheel, table.printed.wheel):
        state.phase = Phase.CLEARING
    elif scorings_to_come(state) == 1:
        state.phase = Phase.DECLARATION
    else:
        state.phase = Phase.SCORING
    yield from ()


def maat_loss(edition: Edition, balance: int) -> int:
    """Return the VP that a balance costs."""
    lost = 0
    for loss in edition.maat_losses:
        if balance <= loss.balance:
            lost = max(lost, loss.vp)
    return lost


def _order_key(table: Table, seat: int) -> tuple[int, int]:
    return abs(table.state.players[seat].balance), -ankh_value(table, seat)


def emit_ties(table: Table) -> None:
    """Emit the groups of players whose order was decided by the Ankh."""
    players = table.state.players
    for _, tied in groupby(table.state.order, lambda seat: abs(players[seat].balance)):
        seats = tuple(tied)
        if len(seats) > 1:
            table.emit(Tied(seats, tuple(ankh_value(table, seat) for seat in seats)))


def ankh_value(table: Table, seat: int) -> int:
    if table.is_opponent(seat):
        return opponent_of(table).ankh(table, seat)
    player = table.state.players[seat]
    tech = table.printed.tech
    permanent = [effect.amount for _, effect in tech.held(player.technologies, "ankh")]
    if permanent:
        return max(permanent)
    return table.printed.ankh[player.destiny] if player.destiny >= 0 else -1


def clear(table: Table) -> Flow[None]:
    """Clear the scales: dice to the bag, excess and Faith to the supply, Destiny cards returned."""
    state = table.state
    for player in state.players:
        scales = player.scales
        state.bag += scales.pure + scales.tainted + scales.below
        scales.pure, scales.tainted, scales.below = [], [], []
        scales.excess = [0] * len(scales.excess)
        player.faith = 0
        player.destiny = -1
    state.bag.sort()
    artifacts.refill(table)
    state.phase = Phase.DESTINY
    yield from ()


def destiny(table: Table) -> Flow[None]:
    """Ask for a Destiny card and give its reward before the next player chooses (R104)."""
    state = table.state
    seat = state.order[state.active]
    if state.peek:
        yield from keep_one(table, seat)
    else:
        card = yield from choose_destiny(table, seat)
        yield from resolve(table, seat, FIRST_DESTINY + card)
        yield from artifacts.offer(table, seat, card)
    if not state.peek:
        finish_destiny(table)


def finish_destiny(table: Table) -> None:
    """Settle T16 (R37) and shuffle the opponents' Action tiles after the last choice."""
    if table.activate_next(Phase.REFILL):
        settle_after_maat(table)
        if table.settings.solo is not None:
            opponent_of(table).shuffle_tiles(table)


def settle_after_maat(table: Table) -> None:
    """Give the rewards of T16: first in turn order scores, last receives Gold."""
    tech = table.printed.tech
    players, order = table.state.players, table.state.order
    for seat, moment in ((order[0], tech.first), (order[-1], tech.last)):
        table.answer(seat, players[seat].technologies, moment)


def refill(table: Table) -> Flow[None]:
    """Draw a new die per player for each Shaded section, and begin the next round."""
    state = table.state
    for section, count in enumerate(drawn_after_rotation(table.printed, state.wheel)):
        roll_dice(table, section, count)
    state.active = 0
    table.begin_turn(state.round + 1)
    yield from ()
