"""The context of a description: a `Game` or a `View`, with shared queries."""

from tekhenu.rules.presenting import Scene
from tekhenu.rules.printed import Printed, printed_for
from tekhenu.rules.table import Table


def printed_in(scene: Scene) -> Printed:
    return printed_for(scene.settings)


def is_opponent(scene: Scene, seat: int) -> bool:
    """Return whether a seat is a solo opponent."""
    return seat >= scene.settings.humans


def table_of(scene: Scene) -> Table:
    """Return the position wrapped for queries of the rules, which never change it."""
    return Table(scene.state, scene.settings, None)


def section_of(scene: Scene, die: int) -> int:
    """Return the section of a die, also of a die just taken."""
    for section, dice in enumerate(scene.state.sections):
        if die in dice:
            return section
    turn = scene.state.turn
    return turn.section if turn is not None and turn.die == die else 0


def purity_of(scene: Scene, color: int, section: int) -> int:
    return printed_in(scene).purity[color][table_of(scene).light_at(section)]
