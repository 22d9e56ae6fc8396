"""God Actions: their common part, Horus Bonuses, and the extra action at Happiness 21.

Each god is a module with two functions. `obstacle` returns the reason why the action is impossible,
or None, at low cost; `perform` is the flow that carries the action out. Random play tests that they
agree.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from .asking import M, anytime_plays, ask, play_anytime
from .decision import Blocked, Decision, Flow
from .decision_kind import DecisionKind
from .event import Performed, Source, Turned
from .move import Move, Pass, Perform, PlayAnytime, Produce, Value
from .moves import GOD, PASS, VALUE
from .reason import Reason
from .solo.opponent import opponent_of
from .table import Table

LOWEST: Final = 1  # the values of a die
HIGHEST: Final = 6


@dataclass(frozen=True, slots=True)
class Terms:
    """The conditions of an action that is performed without a die of the player's turn."""

    free: bool = False  # no Resources are paid (D23)
    calm: bool = False  # no Happiness is lost (S01-S03, E02)
    bloodless: bool = False  # neither soldiers are paid nor blood is taken (E01)
    districts: tuple[int, ...] = (0, 1, 2, 3)  # where a Building may go (S02, S03)


ORDINARY: Final = Terms()


class Action:
    """A God Action in progress; `techs` are the Technologies held at its start (R27)."""

    __slots__ = ("god", "seat", "techs", "terms", "value")

    def __init__(self, seat: int, god: int, value: int, techs: int, terms: Terms) -> None:
        self.seat = seat
        self.god = god
        self.value = value
        self.techs = techs
        self.terms = terms


@dataclass(frozen=True, slots=True)
class GodRules:
    obstacle: Callable[[Table, int, int, list[int], int, Terms], Reason | None]
    perform: Callable[[Table, Action], Flow[None]]


def obstacle_to(
    table: Table,
    seat: int,
    god: int,
    value: int,
    resources: list[int] | None = None,
    scribes: int | None = None,
    terms: Terms = ORDINARY,
) -> Reason | None:
    """Return why even everything the player owns cannot pay for the God Action, or None (R90)."""
    player = table.state.players[seat]
    if resources is None:
        resources = player.resources
    if scribes is None:
        scribes = player.scribes
    obstacle = table.book.gods[god].obstacle
    technologies: int = player.technologies
    if not technologies:
        return obstacle(table, seat, value, resources, scribes, terms)
    tech = table.printed.tech
    moment = tech.performing[god]
    if technologies & moment.paying:
        resources, scribes = moment.purse(technologies, resources, scribes)  # R27
    first = obstacle(table, seat, value, resources, scribes, terms)
    if first is None or not technologies & tech.shifts_god:
        return first
    for v in shifted_values(value, tech.shift(technologies & tech.shifts_god)):
        if obstacle(table, seat, v, resources, scribes, terms) is None:
            return None
    return first


def shifted_values(value: int, shift: int) -> list[int]:
    """Return the values that T13 and T14 can make of a value, the value itself first."""
    others = range(max(LOWEST, value - shift), min(HIGHEST, value + shift) + 1)
    return [value, *(v for v in others if v != value)]


def possible_values(
    table: Table, seat: int, god: int, values: Sequence[int], terms: Terms
) -> list[Value]:
    """Return the values at which the action is possible without a shift by T14."""
    player = table.state.players[seat]
    moment = table.printed.tech.performing[god]
    resources, scribes = moment.purse(player.technologies, player.resources, player.scribes)
    obstacle = table.book.gods[god].obstacle
    return [VALUE[v] for v in values if obstacle(table, seat, v, resources, scribes, terms) is None]


def turn_die(table: Table, seat: int, value: int) -> None:
    """Turn the die of the turn to a shifted value (R17); an "as if" action has no die."""
    turn = table.state.turn
    if turn is not None and turn.seat == seat and turn.value != value:
        if table.events is not None:
            table.emit(Turned(seat, turn.value, value))
        turn.value = value


def god_action(
    table: Table,
    seat: int,
    god: int,
    value: int,
    terms: Terms = ORDINARY,
    with_die: bool = False,
) -> Flow[None]:
    """Perform a complete God Action: shift, card effects, the god's rules, Horus Bonuses."""
    state = table.state
    player = state.players[seat]
    techs: int = player.technologies
    tech = table.printed.tech
    owed_before = player.owed_action
    if techs & tech.shifts_god:
        values = shifted_values(value, tech.shift(techs & tech.shifts_god))
        choice = yield from ask(
            table, seat, DecisionKind.VALUE, possible_values, table, seat, god, values, terms
        )
        value = choice.value
        if with_die:
            turn_die(table, seat, value)
    honored = statue_owners(table, god)
    state.running += 1
    if table.events is not None:
        table.events.append(Performed(seat, god, value))
    if techs & tech.performing[god].cards:
        table.answer(seat, techs, tech.performing[god])
    yield from table.book.gods[god].perform(table, Action(seat, god, value, techs, terms))
    if techs & tech.value[value].cards:
        table.answer(seat, techs, tech.value[value])
    if player.cultist >= 0:
        yield from table.book.serve(table, seat, god)
    state.running -= 1
    if player.owed_action and not owed_before:
        yield from extra_action_due(table, seat)
    if honored:
        pay_horus_bonuses(table, seat, god, honored)


# Horus Bonuses


def statue_owners(table: Table, god: int) -> list[int]:
    """Return the owners of the god's Statues, on the spaces of this player count (R35)."""
    first, end = table.printed.statue_range[god]
    spaces = table.state.statues[first:end]
    return [seat for seat in spaces if seat >= 0]


def pay_horus_bonuses(table: Table, seat: int, god: int, owners: list[int]) -> None:
    """Give the bonus once per owner, in turn order after the acting player (R29)."""
    for owner in table.seats_after(seat):
        if owner in owners and (owner != seat or table.printed.players == 2):
            receive_horus_bonus(table, owner, god)


def receive_horus_bonus(table: Table, seat: int, god: int) -> None:
    """Give the bonus of the god's Horus slot; Seth has a bonus of his own (R66)."""
    slot = table.state.horus.index(god) if god < table.printed.wheel else god
    if table.is_opponent(seat):
        opponent_of(table).bonus(table, seat, slot)
        return
    good, amount = table.printed.bonus[slot]
    table.gain(seat, good, amount, Source.STATUE_BONUS)
    technologies: int = table.state.players[seat].technologies
    moment = table.printed.tech.bonus
    if technologies & moment.cards:
        table.answer(seat, technologies, moment)


# Any action with any value: the reward at Happiness 21, and D23


def extra_action_due(table: Table, seat: int) -> Flow[None]:
    """Carry out the action that the player is owed for reaching Happiness 21, if any (R31)."""
    player = table.state.players[seat]
    if player.owed_action:
        player.owed_action = False
        yield from any_action(table, seat, ORDINARY)


def any_action(table: Table, seat: int, terms: Terms) -> Flow[None]:
    choice = yield from ask(
        table,
        seat,
        DecisionKind.ANY_ACTION,
        any_action_options,
        table,
        seat,
        terms,
        why=any_action_blocked,
    )
    faces = range(LOWEST, HIGHEST + 1)
    if isinstance(choice, Produce):
        value = yield from ask(table, seat, DecisionKind.VALUE, lambda: [VALUE[v] for v in faces])
        yield from table.book.produce(table, seat, choice.good, value.value)
    else:
        god = choice.god
        value = yield from ask(
            table, seat, DecisionKind.VALUE, nameable_values, table, seat, god, faces, terms
        )
        yield from god_action(table, seat, god, value.value, terms)
    if table.state.turn is None:
        table.refill_market()  # R100


def nameable_values(
    table: Table, seat: int, god: int, values: Sequence[int], terms: Terms = ORDINARY
) -> list[Value]:
    """Return the values that a player may name for an "as if" action, T14 included (R90)."""
    return [VALUE[v] for v in values if obstacle_to(table, seat, god, v, terms=terms) is None]


def any_action_options(table: Table, seat: int, terms: Terms) -> list[Perform | Produce]:
    faces = range(LOWEST, HIGHEST + 1)
    gods = table.printed.gods
    performed = [GOD[g] for g in gods if nameable_values(table, seat, g, faces, terms)]
    return [*performed, *table.printed.produce]


def any_action_blocked(table: Table, seat: int, terms: Terms) -> Blocked:
    blocked: Blocked = []
    for god in table.printed.gods:
        reasons = [obstacle_to(table, seat, god, v, terms=terms) for v in range(1, HIGHEST + 1)]
        if all(reasons) and reasons[0] is not None:
            blocked.append((GOD[god], reasons[0]))
    return blocked


def ask_between_actions(
    table: Table,
    seat: int,
    kind: DecisionKind,
    build: Callable[..., list[M]],
    *args: object,
    why: Callable[..., Blocked] | None = None,
    opens_turn: bool = False,
) -> Flow[M | Pass]:
    """Ask like `ask`, but carry out the reward at Happiness 21 at once (R31).

    The question that opens a turn is put to a holder of B07 or B08 even if only one answer is left,
    because playing the card may allow others (R23). Return PASS if the action at 21 left no answer.
    """
    player = table.state.players[seat]
    answers = table.answers
    while True:
        if player.owed_action:
            yield from extra_action_due(table, seat)
        choice: Any = answers.next_answer() if table.replaying and answers is not None else None
        if choice is None:
            options = build(*args)
            blessings: int = player.blessings
            holds = blessings & table.printed.blessing.anytime
            forced: M | Pass | None = None
            if not options and not opens_turn:
                forced = PASS
            elif len(options) == 1 and not (opens_turn and holds):
                forced = options[0]
            if forced is not None:
                if answers is not None:
                    answers.force(forced)
                return forced
            if not holds:
                only: M = yield Decision(seat, kind, options, why, args)
                return only
            offered: list[Move] = [*options, *anytime_plays(table, seat)]
            choice = yield Decision(seat, kind, offered, why, args)
        if not isinstance(choice, PlayAnytime):
            answer: M | Pass = choice
            return answer
        play_anytime(table, seat, choice)
