"""The preview picture of a link to a game: the wheel with its dice, the scores and the rounds.

It shows a spectator's view without text. The names are in the page's description.
"""

from math import degrees, radians

from ..components.terms import Color as DieColor
from ..components.terms import Light, Purity
from ..rules import State, View
from ..rules.table import Table
from ..rules.wheel import rounds
from .panels.daylight import RADIUS, first_angle
from .panels.rim import EDGE, middle_angle
from .panels.rings import RINGS, layout_in_ring, polar
from .pieces.dice import PIPS
from .raster import Canvas, Point
from .style import light_colors

WIDTH, HEIGHT = 1200, 630  # the size that sites ask for
MIDDLE: Point = (318, 315)
SCALE = 1.1  # relative to the wheel of the table
LEFT, RIGHT = 680, 1150  # edges of the scores

COLORS = light_colors()
GROUND, PAPYRUS, INK = COLORS["ground"], COLORS["papyrus"], COLORS["ink"]
GOLD, SUN = COLORS["gold-deep"], COLORS["gold"]
BRIGHT = frozenset({DieColor.YELLOW, DieColor.WHITE, DieColor.GRAY})  # dice with dark pips


def draw_thumbnail(view: View) -> bytes:
    """Return a PNG of a spectator's view."""
    canvas = Canvas(WIDTH, HEIGHT, GROUND)
    _wheel(canvas, Table(view.state, view.settings, None))
    _scores(canvas, view.state)
    _rounds(canvas, view.state.round, rounds(view.settings.edition))
    return canvas.png()


def _wheel(canvas: Canvas, table: Table) -> None:
    parts = table.printed.wheel
    for radius, color in ((EDGE, GOLD), (EDGE - 4, PAPYRUS), (RADIUS + 4, GOLD)):
        canvas.circle(MIDDLE, radius * SCALE, color)
    for section in range(parts):
        begin = round(first_angle(parts) + 360 / parts * section)
        angles = begin, begin + 360 // parts
        canvas.wedge(
            MIDDLE, RADIUS * SCALE, angles, COLORS[Light(table.light_at(section)).name.lower()]
        )
    canvas.circle(MIDDLE, 44 * SCALE, GOLD)
    canvas.circle(MIDDLE, 40 * SCALE, SUN)
    x, y = MIDDLE
    canvas.polygon(
        [(x - 20, y + 32), (x - 8, y - 24), (x, y - 42), (x + 8, y - 24), (x + 20, y + 32)], GOLD
    )
    for section in range(parts):
        for purity in Purity:
            _heap(canvas, table, section, purity)


def _heap(canvas: Canvas, table: Table, section: int, purity: Purity) -> None:
    parts, edition = table.printed.wheel, table.settings.edition
    light = table.light_at(section)
    dice = [
        die
        for die in table.state.sections[section]
        if table.printed.purity[edition.color_of(die)][light] == purity
    ]
    heap = layout_in_ring(len(dice), RINGS[purity], radians(360 / parts))
    for die, (radius, angle) in zip(dice, heap.places, strict=True):
        x, y = polar(radius * SCALE, middle_angle(section, parts) + degrees(angle))
        place = MIDDLE[0] + x, MIDDLE[1] + y
        color = DieColor(edition.color_of(die))
        _die(canvas, place, heap.size * SCALE, color, table.state.values[die])


def _die(canvas: Canvas, middle: Point, size: float, color: DieColor, value: int) -> None:
    x, y = middle
    for larger, paint in ((2, INK), (0, COLORS[f"die-{color.name.lower()}"])):
        side = size + 2 * larger
        canvas.box((x - side / 2, y - side / 2), side, side, size * 0.2, paint)
    for pip_x, pip_y in PIPS[value]:
        pip = x + (pip_x + 0.06) * size, y + (pip_y + 0.06) * size
        canvas.circle(pip, size * 0.09, INK if color in BRIGHT else PAPYRUS)


def _scores(canvas: Canvas, state: State) -> None:
    """Draw a bar for each player in turn order, proportional to the VP."""
    most = max(1, *(player.vp for player in state.players))
    step = min(120, 440 // len(state.order))
    top = 285 - step * len(state.order) / 2
    for place, seat in enumerate(state.order):
        y, vp = top + step * place, state.players[seat].vp
        canvas.box((LEFT, y), RIGHT - LEFT, step - 24, 16, PAPYRUS)
        length = 40 + (RIGHT - LEFT - 210) * max(0, vp) / most
        canvas.box((LEFT, y), length, step - 24, 16, COLORS[f"p{seat}"])
        size = (step - 24) / 8
        canvas.figures(str(vp), (RIGHT - 18, y + 1.5 * size), size, INK)


def _rounds(canvas: Canvas, now: int, last: int) -> None:
    """Draw one sun per round; finished rounds and the current one are lit."""
    step = (RIGHT - LEFT) / last
    for round_ in range(1, last + 1):
        middle = LEFT + step * (round_ - 0.5), 572
        canvas.circle(middle, step * 0.36, GOLD)
        canvas.circle(middle, step * 0.36 - 3, SUN if round_ <= now else GROUND)
