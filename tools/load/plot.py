"""A chart of the server under load: the delay of moves by rate."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tekhenu.board.axis import Axis
from tekhenu.board.svg import tag
from tekhenu.lab.drawing import line, picture, standalone_picture, text

if TYPE_CHECKING:
    from .run import LoadMeasurement

WIDTH, HEIGHT = 760.0, 420.0
LEFT, RIGHT, TOP, BOTTOM = 60.0, WIDTH - 20, 50.0, HEIGHT - 50
COLORS = ("#2d6cb5", "#c2571a", "#3a8a4f", "#8a4fa0")
MOST = 4  # times the limit; longer delays are drawn at the edge
STYLE = """
.ground { fill: #fff }
text { font: 13px sans-serif; fill: #333 }
.grid { stroke: #ddd }
.limit { stroke: #b00; stroke-dasharray: 6 4 }
"""


def delay_plot(found: Sequence["LoadMeasurement"], too_long: float) -> str:
    """Draw the 99th percentile of the delay by achieved rate, with a line for each setup."""
    across = Axis(0, max(one.made for one in found), LEFT, RIGHT)
    up = Axis(0, 1000 * MOST * too_long, BOTTOM, TOP)
    marks = []
    for tick in across.ticks(8):
        marks.append(line(across(tick), TOP, across(tick), BOTTOM, "grid"))
        marks.append(text(f"{tick:g}", across(tick), BOTTOM + 18, text_anchor="middle"))
    for tick in up.ticks(6):
        marks.append(line(LEFT, up(tick), RIGHT, up(tick), "grid"))
        marks.append(text(f"{tick:g}", LEFT - 8, up(tick) + 4, text_anchor="end"))
    marks.append(line(LEFT, up(1000 * too_long), RIGHT, up(1000 * too_long), "limit"))
    marks.append(text("moves/s", RIGHT, HEIGHT - 10, text_anchor="end"))
    marks.append(text("ms, 99th percentile", LEFT, TOP - 10))
    setups = list(dict.fromkeys(one.setup for one in found))
    for number, setup in enumerate(setups):
        own = sorted((one for one in found if one.setup == setup), key=lambda one: one.made)
        color = COLORS[number % len(COLORS)]
        places = [(across(one.made), up(min(1000 * one.delays[1], up.high))) for one in own]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        marks.append(tag("polyline", points=path, fill="none", stroke=color, stroke_width=2))
        marks += [tag("circle", cx=x, cy=y, r=3.5, fill=color) for x, y in places]
        marks.append(text(setup.name, LEFT + 180 * (number + 1), TOP - 10, style=f"fill: {color}"))
    about = "The time until the other player learns of a move, by rate."
    return standalone_picture(picture("The server under load", about, WIDTH, HEIGHT, *marks), STYLE)
