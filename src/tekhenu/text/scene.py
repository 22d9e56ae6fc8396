"""What a description is about: a `Game`, or a `View` of one, with a few questions put to it."""

from tekhenu.rules.presenting import Scene
from tekhenu.rules.printed import Printed, printed_for
from tekhenu.rules.table import Table


def printed_in(scene: Scene) -> Printed:
    return printed_for(scene.settings)


def is_opponent(scene: Scene, seat: int) -> bool:
    """Whether a solo opponent sits there."""
    return seat >= scene.settings.humans


def table_of(scene: Scene) -> Table:
    """For the rules' own questions; nothing here changes the position."""
    return Table(scene.state, scene.settings, None)


def section_of(scene: Scene, die: int) -> int:
    """Where a die lies; a die just taken is remembered by the turn."""
    for section, dice in enumerate(scene.state.sections):
        if die in dice:
            return section
    turn = scene.state.turn
    return turn.section if turn is not None and turn.die == die else 0


def purity_of(scene: Scene, colour: int, section: int) -> int:
    return printed_in(scene).purity[colour][table_of(scene).light_at(section)]
