"""The frame of a solo opponent's turn: a die leaves the board and an action follows."""

from collections.abc import Callable

from ..actions import pay_horus_bonuses, statue_owners
from ..event import Idle, Performed, Took
from ..table import Table
from ..turn import next_player
from .dice import section_of

Act = Callable[[int, int, int], None]  # god, value, colour


def play_die(table: Table, seat: int, die: int, act: Act | None) -> None:
    """Its dice lie apart from any scales; without a legal one there is no action (R108)."""
    state = table.state
    section = section_of(table, die)
    colour, value = table.printed.colour[die], state.values[die]
    state.sections[section].remove(die)
    state.players[seat].scales.below.append(die)
    table.emit(Took(seat, die, section, colour, value, "below"))
    if act is None:
        table.emit(Idle(seat))
    else:
        perform(table, seat, section, value, colour, act)
    table.refill_market()
    next_player(table)


def perform(table: Table, seat: int, god: int, value: int, colour: int, act: Act) -> None:
    """Statue bonuses follow every action, also one that could do nothing (R48, R86, R110)."""
    honoured = statue_owners(table, god)
    table.emit(Performed(seat, god, value))
    act(god, value, colour)
    pay_horus_bonuses(table, seat, god, honoured)
