"""A player's turn: take a die, perform an action, place the die on the scales."""

from collections.abc import Sequence
from typing import Final

from ..components.terms import God
from .actions import ask_between_actions, extra_action_due, god_action, obstacle_to
from .asking import anytime_plays, play_anytime
from .bits import cards_in
from .decision import Blocked, Decision, Flow
from .decision_kind import DecisionKind
from .event import Began, Idle
from .move import Pass, Perform, PerformExtra, Produce, Use
from .moves import EXTRA, GOD, PASS, USE_TECHNOLOGY
from .payment import pay_between_actions, single
from .produce import leads_to_with_blessings, produce
from .reach import god_acts_freely, may_spend, spendable_scribes
from .reason import Reason
from .state import Phase, Turn
from .table import SCRIBE, Table
from .taking import PURE, TAINTED, take_die
from .wheel import rotation_due

ASK_ACTION: Final = DecisionKind.ACTION  # bound once: faster than a lookup in the enum
ActionMove = Perform | Produce | PerformExtra


def play_turn(table: Table) -> Flow[None]:
    state = table.state
    seat = state.order[state.active]
    if not any(state.sections):
        yield Decision(seat, DecisionKind.DIE, [PASS])
        table.end_early()
        return
    state.turn = turn = Turn(seat)
    if table.events is not None:
        table.emit(Began(seat, state.round))
    if (yield from take_die(table, turn)) or (turn.extras and extra_options(table, turn)):
        yield from act(table, turn)
    elif table.events is not None:
        table.emit(Idle(seat))
    player = state.players[seat]
    blessings: int = player.blessings
    if blessings & table.printed.blessing.anytime or player.owed_action:
        yield from close(table, seat)
    place_die(table, turn)
    state.turn = None
    table.refill_market()
    next_player(table)


def next_player(table: Table) -> None:
    state = table.state
    state.active += 1
    if state.active < len(state.order):
        table.begin_turn(state.round)
        return
    state.active = 0
    if rotation_due(state.players[state.order[-1]].scales.dice):
        state.phase = Phase.ROTATION
    else:
        table.begin_turn(state.round + 1)


def place_die(table: Table, turn: Turn) -> None:
    """Place the die. The scales weigh its present value, or the rolled one by the setting (R17)."""
    state = table.state
    scales = state.players[turn.seat].scales
    if table.settings.altered_dice == "turned":
        state.values[turn.die] = turn.value
    if turn.anubis or turn.purity < 0:
        scales.below.append(turn.die)
    elif turn.purity == PURE:
        scales.pure.append(turn.die)
    else:
        scales.tainted.append(turn.die)


def close(table: Table, seat: int) -> Flow[None]:
    """Offer the "any time" Blessings a last time (R23)."""
    blessing = table.printed.blessing
    while table.state.players[seat].blessings & blessing.anytime:
        choice = yield Decision(seat, DecisionKind.CLOSE, [PASS, *anytime_plays(table, seat)])
        if choice is PASS:
            break
        play_anytime(table, seat, choice)
        yield from extra_action_due(table, seat)
    yield from extra_action_due(table, seat)


# Acting


def act(table: Table, turn: Turn) -> Flow[None]:
    """Ask for the normal action and those of B17–B20, in any order; impossible ones lapse (R91)."""
    seat = turn.seat
    while not turn.acted or turn.extras:
        choice = yield from ask_between_actions(
            table, seat, ASK_ACTION, action_options, table, turn, why=blocked_actions
        )
        if isinstance(choice, Pass):
            return
        if isinstance(choice, PerformExtra):
            turn.extras = turn.extras.minus(choice.card)
            yield from god_action(table, seat, choice.god, turn.value, with_die=True)
            continue
        turn.acted = True
        if isinstance(choice, Produce):
            yield from produce(table, seat, choice.good, turn.value, with_die=True)
        else:
            possible = yield from _produce_first(table, turn, choice.god)
            if possible:
                yield from god_action(table, seat, choice.god, turn.value, with_die=True)


def action_options(table: Table, turn: Turn) -> list[ActionMove | Pass]:
    options: list[ActionMove | Pass] = []
    if not turn.acted:
        if turn.anubis:
            options += [GOD[god] for god in table.printed.gods if _god_possible(table, turn, god)]
            options += table.printed.produce
        else:
            if _god_possible(table, turn, turn.section):
                options.append(GOD[turn.section])
            options += table.printed.harvest[turn.section][turn.color]
    if turn.extras:
        options += extra_options(table, turn)
    if options and may_pass(table, turn, options):
        options.append(PASS)
    return options


def may_pass(table: Table, turn: Turn, options: Sequence[ActionMove | Pass]) -> bool:
    """Return whether the player may pass.

    Scribes and Blessings are optional to spend, except for an action already chosen (R24). So
    passing is possible if every action would need them.
    """
    if turn.spends and not turn.acted:
        return False
    if isinstance(options[-1], Produce) or not may_spend(table, table.state.players[turn.seat]):
        return False  # producing is free
    return not any(
        isinstance(move, Produce)
        or (not isinstance(move, Pass) and god_acts_freely(table, turn.seat, move.god, turn.value))
        for move in options
    )


def extra_options(table: Table, turn: Turn) -> list[PerformExtra]:
    blessing = table.printed.blessing
    gods = table.printed.wheel
    options = []
    for card in blessing.distinct(turn.extras):
        steps = (1, gods - 1) if blessing.rows[card].verb == "adjacent" else (gods // 2,)
        options += [
            EXTRA[card][(turn.section + step) % gods]
            for step in steps
            if obstacle_to(table, turn.seat, (turn.section + step) % gods, turn.value) is None
        ]
    return options


def blocked_actions(table: Table, turn: Turn) -> Blocked:
    offered = action_options(table, turn)
    blocked: Blocked = []
    if turn.acted:
        return blocked
    for god in table.printed.gods:
        if GOD[god] in offered:
            continue
        if turn.anubis or god == turn.section:
            reason = obstacle_to(table, turn.seat, god, turn.value) or Reason("no_action")
        else:
            reason = Reason("other_section", god=God(turn.section))
        blocked.append((GOD[god], reason))
    if not turn.anubis and not table.printed.harvest[turn.section][turn.color]:
        reason = Reason("gray" if turn.section < table.printed.wheel else "seth_only")
        blocked += [(option, reason) for option in table.printed.produce]
    return blocked


def _god_possible(table: Table, turn: Turn, god: int) -> bool:
    if obstacle_to(table, turn.seat, god, turn.value) is None:
        return True
    return _may_produce_first(table, turn, god)


def _may_produce_first(table: Table, turn: Turn, god: int) -> bool:
    """Return whether T19 can produce before the God Action, which must be possible then (R28).

    The production costs a Scribe.
    """
    player = table.state.players[turn.seat]
    if not turn.technologies & table.printed.tech.produces_first:  # R26
        return False
    if turn.produced or turn.purity != TAINTED:
        return False
    return spendable_scribes(table, player) > 0 and bool(_first_products(table, turn, god))


def _first_products(table: Table, turn: Turn, god: int) -> list[Produce]:
    """Return the productions with T19 after which the God Action is possible."""
    return [
        option
        for option in table.printed.harvest[turn.section][turn.color]
        if leads_to_with_blessings(table, turn.seat, god, option.good, turn.value)
    ]


def produce_first_options(table: Table, turn: Turn, god: int) -> list[Use | Pass]:
    options: list[Use | Pass] = []
    if obstacle_to(table, turn.seat, god, turn.value) is None:
        options.append(PASS)
    if _may_produce_first(table, turn, god):
        bits = table.state.players[turn.seat].technologies & table.printed.tech.produces_first
        options.append(USE_TECHNOLOGY[max(cards_in(bits))])
    return options


def _produce_first(table: Table, turn: Turn, god: int) -> Flow[bool]:
    """Offer the production of T19; return whether the God Action is still possible.

    An action at Happiness 21 in between can make it impossible. Then it lapses.
    """
    if not _may_produce_first(table, turn, god):
        return True
    seat = turn.seat
    choice = yield from ask_between_actions(
        table, seat, DecisionKind.PRODUCE_FIRST, produce_first_options, table, turn, god
    )
    if choice is not PASS:
        yield from _pay_to_produce(table, turn, god)
    return obstacle_to(table, seat, god, turn.value) is None


def _pay_to_produce(table: Table, turn: Turn, god: int) -> Flow[None]:
    """Pay a Scribe and produce.

    The production lapses if an action at Happiness 21 in between has used up what it needs.
    """
    seat = turn.seat
    product = yield from ask_between_actions(
        table, seat, DecisionKind.ACTION, _first_products, table, turn, god
    )
    if isinstance(product, Pass):
        return
    paid = yield from pay_between_actions(
        table, seat, single(SCRIBE, 1), still=lambda: product in _first_products(table, turn, god)
    )
    if paid:
        turn.produced = True
        yield from produce(table, seat, product.good, turn.value, with_die=True, goal=god)
