"""Produce Resources: as many as the die's value; above the Production marker is excess (R93).

Soldiers and priests are produced too, half as many as the die's value, and never in excess (R61).
"""

from typing import Final

from .actions import (
    extra_action_due,
    obstacle_to,
    shifted_values,
    turn_die,
)
from .asking import ask, play_blessing
from .bits import cards_in
from .cultists import EXCESS, serve
from .decision import Flow
from .decision_kind import DecisionKind
from .effects import receive
from .event import Produced, Source
from .move import Pass, Play, Value
from .moves import PASS, PLAY, VALUE
from .state import Player
from .table import GOLD, SCRIBE, Table

NO_GOAL: Final = -1


def produce(
    table: Table, seat: int, good: int, value: int, with_die: bool = False, goal: int = NO_GOAL
) -> Flow[None]:
    """Produce; `goal` is the God Action that must stay possible afterwards (T19, R90)."""
    state = table.state
    player = state.players[seat]
    owed_before = player.owed_action
    state.running += 1
    rounds = 1
    blessings: int = player.blessings
    if blessings & table.printed.blessing.producing:
        rounds += yield from play_produce_blessings(table, seat, good, value, goal)
    while rounds:
        rounds -= 1
        value = yield from produce_once(table, seat, good, value, with_die, goal, rounds)
    state.running -= 1
    if player.owed_action and not owed_before:
        yield from extra_action_due(table, seat)


def play_produce_blessings(table: Table, seat: int, good: int, value: int, goal: int) -> Flow[int]:
    """Ask which Produce Blessings to play; return the number of additional Produce actions.

    B01–B06 reward once per card; B21 and B22 each add a complete Produce action.
    """
    player = table.state.players[seat]
    again = 0
    while player.blessings & table.printed.blessing.producing:
        choice = yield from ask(
            table,
            seat,
            DecisionKind.PRODUCE,
            produce_plays,
            table,
            seat,
            good,
            value,
            goal,
            1 + again,
        )
        if isinstance(choice, Pass):
            break
        effect = table.printed.blessing.rows[choice.card]
        play_blessing(table, seat, choice.card)
        receive(table, seat, effect.gains, Source.TECHNOLOGIES, choice.id)
        again += effect.verb == "again"
    return again


def produce_plays(
    table: Table, seat: int, good: int, value: int, goal: int, rounds: int
) -> list[Play | Pass]:
    blessing = table.printed.blessing
    player = table.state.players[seat]
    plays = [PLAY[card] for card in blessing.distinct(player.blessings & blessing.producing)]
    if goal == NO_GOAL or leads_to(table, seat, goal, good, value, rounds):
        return [PASS, *plays]
    return [*plays]


def produce_once(
    table: Table, seat: int, good: int, value: int, with_die: bool, goal: int, rounds_left: int
) -> Flow[int]:
    player = table.state.players[seat]
    techs: int = player.technologies
    tech = table.printed.tech
    if techs & tech.shifts_produce:
        choice = yield from ask(
            table,
            seat,
            DecisionKind.VALUE,
            produce_values,
            table,
            seat,
            good,
            value,
            goal,
            rounds_left,
        )
        value = choice.value
        if with_die:
            turn_die(table, seat, value)
    kept, excess = produced(table, player, good, value)
    if good < GOLD:
        player.resources[good] += kept
        player.scales.excess[good] += excess
    else:
        table.recruit(player, good, kept)
    if table.events is not None:
        table.events.append(Produced(seat, good, value, kept, excess))
    if techs & tech.after_producing:
        announce_produced(table, seat, good, value, excess)
    if excess and player.cultist >= 0:
        yield from serve(table, seat, EXCESS)
    return value


def produced(table: Table, player: Player, good: int, value: int) -> tuple[int, int]:
    """Return how many goods a production gives, and how many more are excess."""
    if good < GOLD:
        kept = min(value, player.production[good])
        return kept, value - kept
    return min(half(value), table.room_for(player, good)), 0


def half(value: int) -> int:
    """Return the soldiers or priests for a die: half its value, rounded up."""
    return (value + 1) // 2


def announce_produced(table: Table, seat: int, good: int, value: int, excess: int) -> None:
    """Give the rewards of Technologies for a production, in the order of R93."""
    tech = table.printed.tech
    techs = table.state.players[seat].technologies
    table.answer(seat, techs, tech.excess, excess)
    if good < GOLD:
        for _, extra in tech.held(techs, "extra"):
            table.receive(seat, good, extra.amount)
    table.answer(seat, techs, tech.producing[good])
    table.answer(seat, techs, tech.value[value])


def produce_values(
    table: Table, seat: int, good: int, value: int, goal: int, rounds_left: int
) -> list[Value]:
    """Return the values that T13 allows. With a goal, only those that keep it possible."""
    player = table.state.players[seat]
    values = _values(table, player, value)
    if goal == NO_GOAL:
        return [VALUE[v] for v in values]
    return [
        VALUE[v]
        for v in values
        if _leads_after(table, seat, goal, good, v, rounds_left, player.resources, player.scribes)
    ]


# The effect of producing on the possibility of a God Action (R90)


def leads_to(
    table: Table, seat: int, god: int, good: int, value: int, rounds: int, price: int = 0
) -> bool:
    """Return whether the god is possible after `rounds` productions from this value.

    `price` Scribes are paid first. Scribes may go below 0 here if Gold pays for them (T10).
    """
    player = table.state.players[seat]
    return _leads(table, seat, god, good, value, rounds, player.resources, player.scribes - price)


def leads_to_with_blessings(table: Table, seat: int, god: int, good: int, value: int) -> bool:
    """Return whether T19 makes the god possible, with every Produce Blessing in hand played."""
    player = table.state.players[seat]
    blessing = table.printed.blessing
    played = player.blessings & blessing.producing
    answered, scribes = table.printed.tech.blessing.purse(
        player.technologies, player.resources, player.scribes - 1, played.bit_count()
    )
    resources = list(answered)
    rounds = 1
    for card in cards_in(played):
        effect = blessing.rows[card]
        rounds += effect.verb == "again"
        for gain in effect.gains:
            if gain.what == SCRIBE:
                scribes += gain.amount
            elif gain.what <= GOLD:
                resources[gain.what] += gain.amount
    return _leads(table, seat, god, good, value, rounds, resources, scribes)


def _leads(
    table: Table,
    seat: int,
    god: int,
    good: int,
    value: int,
    rounds: int,
    resources: list[int],
    scribes: int,
) -> bool:
    if not rounds:
        return obstacle_to(table, seat, god, value, resources, scribes) is None
    return any(
        _leads_after(table, seat, god, good, v, rounds - 1, resources, scribes)
        for v in _values(table, table.state.players[seat], value)
    )


def _values(table: Table, player: Player, value: int) -> list[int]:
    tech = table.printed.tech
    return shifted_values(value, tech.shift(player.technologies & tech.shifts_produce))


def _leads_after(
    table: Table,
    seat: int,
    god: int,
    good: int,
    value: int,
    rounds: int,
    resources: list[int],
    scribes: int,
) -> bool:
    """Return the answer after one production, leaving the position unchanged."""
    player = table.state.players[seat]
    kept = player.soldiers, player.priests
    after = _produced(table, player, good, value, resources)
    answer = _leads(table, seat, god, good, value, rounds, after, scribes)
    player.soldiers, player.priests = kept
    return answer


def _produced(
    table: Table, player: Player, good: int, value: int, resources: list[int]
) -> list[int]:
    tech = table.printed.tech
    after = list(resources)
    if good >= GOLD:
        table.recruit(player, good, half(value))
        return after
    after[good] += min(value, player.production[good])
    for _, extra in tech.held(player.technologies, "extra"):
        after[good] += extra.amount
    return after
