"""The learning curve: the win rate of each generation's champion against the yardstick."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tekhenu.board.axis import Axis
from tekhenu.board.svg import tag
from tekhenu.svg import Picture

from ..drawing import hint, line, picture, standalone_picture, text

if TYPE_CHECKING:
    from .training import Generation

WIDTH: Final = 760.0
HEIGHT: Final = 400.0
LEFT, RIGHT, TOP, BOTTOM = 60.0, WIDTH - 24, 56.0, HEIGHT - 50
STYLE: Final = """
.ground { fill: #fff }
text { font: 13px sans-serif; fill: #333 }
.grid { stroke: #ddd }
.even { stroke: #999; stroke-dasharray: 6 4 }
.whisker { stroke: #2d6cb5; stroke-width: 1.5 }
.won { fill: none; stroke: #2d6cb5; stroke-width: 2 }
.explained { fill: none; stroke: #c2571a; stroke-width: 2; stroke-dasharray: 3 3 }
.adopted { fill: #2d6cb5 }
.refused { fill: #fff; stroke: #2d6cb5; stroke-width: 2 }
"""


def curve(history: Sequence["Generation"], yardstick: str) -> Picture:
    """Draw the win rates with intervals; filled marks are generations that passed the gate."""
    across = Axis(0, history[-1].games, LEFT, RIGHT)
    up = Axis(0, 1, BOTTOM, TOP)
    marks = [
        text(f"of games won against {yardstick}", LEFT, 20, style="fill: #2d6cb5"),
        text("R² of predicted results", LEFT, 38, style="fill: #c2571a"),
        text("full: passed the gate, hollow: refused", RIGHT, 20, text_anchor="end"),
        text("games played", RIGHT, HEIGHT - 10, text_anchor="end"),
    ]
    for tick in across.ticks(8):
        marks.append(text(f"{tick:,.0f}", across(tick), BOTTOM + 18, text_anchor="middle"))
    for tick in up.ticks(5):
        marks.append(line(LEFT, up(tick), RIGHT, up(tick), "even" if tick == 0.5 else "grid"))
        marks.append(text(f"{tick:.0%}", LEFT - 8, up(tick) + 4, text_anchor="end"))
    marks.append(line(LEFT, up(0.5), RIGHT, up(0.5), "even"))
    won = [(across(each.games), up(each.rate)) for each in history]
    shares = [(across(each.games), up(max(0.0, each.explained))) for each in history]
    marks.append(tag("polyline", points=_path(shares), class_="explained"))
    marks.append(tag("polyline", points=_path(won), class_="won"))
    for each, (x, y) in zip(history, won, strict=True):
        low, high = each.interval
        marks.append(line(x, up(low), x, up(high), "whisker"))
        look = "adopted" if each.adopted else "refused"
        words = hint(f"generation {each.number}: {each.measured}; gate: {each.gate}")
        marks.append(tag("circle", words, cx=x, cy=y, r=5, class_=look))
    last = history[-1]
    about = f"After {last.games} games the champion won {last.measured} against {yardstick}."
    return standalone_picture(picture("The learning curve", about, WIDTH, HEIGHT, *marks), STYLE)


def _path(places: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
