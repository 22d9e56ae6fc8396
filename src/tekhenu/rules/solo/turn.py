"""The frame of a solo opponent's turn: a die is taken and an action follows."""

from collections.abc import Callable

from ..actions import pay_horus_bonuses, statue_owners
from ..event import Idle, Performed, Took
from ..table import Table
from ..turn import next_player
from .dice import section_of

Act = Callable[[int, int, int], None]  # god, value, color


def play_die(table: Table, seat: int, die: int, act: Act | None) -> None:
    """Take a die and act. Without a legal die there is no action (R108).

    The dice are placed below the scales, where they do not weigh.
    """
    state = table.state
    section = section_of(table, die)
    color, value = table.printed.color[die], state.values[die]
    state.sections[section].remove(die)
    state.players[seat].scales.below.append(die)
    table.emit(Took(seat, die, section, color, value, "below"))
    if act is None:
        table.emit(Idle(seat))
    else:
        perform(table, seat, section, value, color, act)
    table.refill_market()
    next_player(table)


def perform(table: Table, seat: int, god: int, value: int, color: int, act: Act) -> None:
    """Perform an action. Statue bonuses follow even if it did nothing (R48, R86, R110)."""
    honored = statue_owners(table, god)
    table.emit(Performed(seat, god, value))
    act(god, value, color)
    pay_horus_bonuses(table, seat, god, honored)
