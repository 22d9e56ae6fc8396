"""What a description is about: a `Game`, or a `View` of one, with a few questions put to it."""

from collections.abc import Iterator, Sequence

from tekhenu.components.terms import God
from tekhenu.rules.event import Performed
from tekhenu.rules.presenting import Scene
from tekhenu.rules.printed import Printed, printed_for
from tekhenu.rules.ra import display_place, matching_edges
from tekhenu.rules.table import Table

PILLAR_VP = 3
CORNER_FACTOR = 2


def printed_in(scene: Scene) -> Printed:
    return printed_for(scene.settings)


def is_bot(scene: Scene, seat: int) -> bool:
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


def performing(scene: Scene) -> int:
    """The god of the action under way; -1 if the events do not tell."""
    performed = (e.god for e in reversed(scene.events) if isinstance(e, Performed))
    return next(performed, -1)


def tile_in_hand(scene: Scene) -> int:
    """The tile a Ra action under way is about; -1 if the events do not tell."""
    for event in reversed(scene.events):
        if isinstance(event, Performed) and event.god == God.RA:
            return scene.state.display[display_place(event.value)]
    return -1


def tile_points(scene: Scene, tile: int, space: int, rotation: int) -> int:
    """VP for Buildings, edges and the place in the display, as the tile would score there."""
    printed, state = printed_in(scene), scene.state
    matches = matching_edges(printed, state.tiles, tile * 4 + rotation, space)
    buildings = sum(state.temple_buildings[s] >= 0 for s in printed.around[space])
    factor = CORNER_FACTOR if printed.corner[space] else 1
    place = scene.settings.edition.ra_points[state.display.index(tile)]
    return buildings + factor * matches + place


def line_gains(scene: Scene, seat: int, line: int) -> list[tuple[str, int]]:
    """What Hathor brings along a line: VP for own Pillars, one of each empty space's goods, and
    what conquest tiles pay."""
    printed, state = printed_in(scene), scene.state
    spaces = printed.line_spaces[line]
    vp = PILLAR_VP * sum(state.pillars[space] == seat for space in spaces)
    found = {"vp": vp} if vp else {}
    for space in spaces:
        reward = scene.settings.edition.temple_rewards[space].what.name.lower()
        if state.tiles[space] < 0 and reward != "scribe":
            found[reward] = found.get(reward, 0) + 1
    for good, amount in _conquest_gains(scene, spaces):
        found[good] = found.get(good, 0) + amount
    return list(found.items())


def _conquest_gains(scene: Scene, spaces: Sequence[int]) -> Iterator[tuple[str, int]]:
    """What conquest tiles in a line bring for a Building beside it."""
    board = scene.state.seth
    if board is None:
        return
    for space in spaces:
        tile = board.temple[space]
        if tile >= 0 and (printed := scene.settings.edition.seth.conquest[tile]).line:
            for gain in printed.effect.gains:
                yield gain.what.name.lower(), gain.amount
