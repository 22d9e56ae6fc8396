"""The chart of a review: the expected margin over a game, with mistakes and luck."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from typing import NamedTuple

from ...components.terms import Color
from ..axis import Axis
from ..icons import icon
from ..look import Words
from ..pieces.dice import die
from ..svg import Svg, fmt, group, tag, translate
from .plaque import draw_text, plain

LEFT, TOP, STRIP = 40, 26, 26  # the margins, and the height of the strip of luck
SIGNS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
LEAST = 6.0  # VP that the chart shows at least in both directions
EDGE = 10


class MarginPoint(NamedTuple):
    """A turn on the curve: the margins before and after it, at `x` and `later`.

    `grade` is empty, or that of a turn to point out. `turn` is the number of earlier choices.
    """

    x: float
    later: float
    before: float
    after: float
    spread: float
    turn: int
    grade: str
    label: str
    link: str


class LuckMark(NamedTuple):
    """A stroke of luck: by dice, or by cards and tiles."""

    x: float
    vp: float
    rolled: bool
    label: str
    link: str


class MarginCurve(NamedTuple):
    """The curve of a seat. All places `x` are rounds; the setup is before 1."""

    points: Sequence[MarginPoint]
    final: float | None
    rounds: int
    seat: int
    scorings: Sequence[float]
    maats: Sequence[float]
    lucks: Sequence[LuckMark]
    selected: int | None
    label: str


class ChartScales(NamedTuple):
    """The scales of a chart of this size."""

    width: int
    height: int
    x: Axis
    y: Axis

    @property
    def bottom(self) -> float:
        return self.y.start


def draw_margin_chart(curve: MarginCurve, words: Words, width: int, height: int) -> Svg:
    """Draw the curve with a band, in which two of three games end, and the luck below it."""
    frame = _frame(curve, width, height)
    return tag(
        "svg",
        *_grid(curve, frame, words),
        *_stages(curve, frame),
        _band(curve, frame),
        _line(curve, frame),
        *_selection(curve, frame, words),
        *(_dot(point, frame) for point in curve.points),
        *_luck(curve, frame, words),
        class_=f"part margins seat-{curve.seat}",
        viewbox=f"0 0 {width} {height}",
        role="group",
        aria_label=curve.label,
    )


def _frame(curve: MarginCurve, width: int, height: int) -> ChartScales:
    bounds = [0.0, LEAST, -LEAST, curve.final or 0.0]
    for point in curve.points:
        bounds += [point.before + point.spread, point.before - point.spread, point.after]
    bottom = height - STRIP - 24
    start = 0 if any(point.x < 1 for point in curve.points) else 1
    across = Axis(start, curve.rounds + 1, LEFT, width - EDGE)
    return ChartScales(width, height, across, Axis(min(bounds), max(bounds), bottom, TOP))


def _grid(curve: MarginCurve, frame: ChartScales, words: Words) -> list[Svg]:
    """Draw the lines of margins, and the numbers of rounds below."""
    right = frame.width - EDGE
    lines = [
        group(
            tag("path", d=f"M{LEFT} {fmt(frame.y(vp))}H{right}"),
            draw_text(_signed(vp, words), LEFT - 6, frame.y(vp) + 4, "chart-tick", "end"),
            class_="chart-grid" if vp else "chart-grid zero",
        )
        for vp in frame.y.ticks(5)
    ]
    first = int(frame.x.low)
    room = (right - LEFT) / (curve.rounds + 1 - first)
    every = 1 if room >= 22 else ceil(30 / room)
    numbers = [
        draw_text(str(number), frame.x(number + 0.5), frame.bottom + 15, "chart-tick", "middle")
        for number in range(1, curve.rounds + 1)
        if (number - 1) % every == 0
    ]
    return [*lines, *numbers]


def _signed(vp: float, words: Words) -> str:
    number = round(vp)
    return f"+{number}" if number > 0 else plain(number) if number else words.say("review-even")


def _stages(curve: MarginCurve, frame: ChartScales) -> list[Svg]:
    """Draw the Scorings as dashed lines, and Maat as scales above the chart."""
    drawn = []
    for place in curve.maats:
        if place not in curve.scorings:
            drawn.append(icon("pure", min(frame.x(place), frame.width - EDGE) - 6, 4, 12))
    for place in curve.scorings:
        x = frame.x(place)
        line = tag("path", d=f"M{fmt(x)} {TOP - 4}V{fmt(frame.bottom)}")
        mark = icon("scoring", min(x - 8, frame.width - 17), 2, 16)
        drawn.append(group(line, mark, class_="chart-scoring"))
    return drawn


def _levels(curve: MarginCurve) -> list[tuple[float, float, float]]:
    """Return the places, margins and spreads of the curve."""
    found = []
    for point in curve.points:
        found += [(point.x, point.before, point.spread), (point.later, point.after, point.spread)]
    if curve.final is not None:
        found.append((curve.rounds + 1.0, curve.final, 0.0))
    return found


def _band(curve: MarginCurve, frame: ChartScales) -> Svg:
    levels = _levels(curve)
    if len(levels) < 2:
        return Svg()
    upper = [_point(frame, x, vp + spread) for x, vp, spread in levels]
    lower = [_point(frame, x, vp - spread) for x, vp, spread in reversed(levels)]
    return tag("path", d=f"M{'L'.join(upper + lower)}z", class_="margin-band")


def _point(frame: ChartScales, x: float, vp: float) -> str:
    return f"{fmt(frame.x(x))} {fmt(frame.y(vp))}"


def _line(curve: MarginCurve, frame: ChartScales) -> Svg:
    """Draw the curve, with a gap where turns in between are not known yet."""
    if curve.final is not None:
        route = "L".join(_point(frame, x, vp) for x, vp, _ in _levels(curve))
        return tag("path", d=f"M{route}", class_="margin-line")
    pieces = [
        f"M{_point(frame, one.x, one.before)}L{_point(frame, one.later, one.after)}"
        for one in curve.points
    ]
    for one, following in pairwise(curve.points):
        if following.x - one.x < 1:
            near = _point(frame, following.x, following.before)
            pieces.append(f"M{_point(frame, one.later, one.after)}L{near}")
    return tag("path", d="".join(pieces), class_="margin-line")


def _selection(curve: MarginCurve, frame: ChartScales, words: Words) -> list[Svg]:
    """Draw a line at the chosen turn, with its round above."""
    chosen = next((point for point in curve.points if point.turn == curve.selected), None)
    if chosen is None:
        return []
    x, y = frame.x(chosen.later), frame.y(chosen.after)
    text = words.say("report-round", round=int(chosen.x))
    half = 5 + 3.8 * len(text)
    middle = min(max(x, LEFT + half), frame.width - half - 2)
    return [
        tag("path", d=f"M{fmt(x)} {TOP - 4}V{fmt(frame.bottom)}", class_="margin-now"),
        tag("rect", x=middle - half, y=1, width=2 * half, height=20, rx=10, class_="margin-flag"),
        draw_text(text, middle, 15, "margin-flag-text", "middle"),
        tag("circle", cx=x, cy=y, r=13, class_="margin-ring"),
    ]


def _dot(point: MarginPoint, frame: ChartScales) -> Svg:
    """Draw a turn: a sign for a mistake, otherwise an invisible place to click."""
    drawing = draw_sign(point.grade) if point.grade else tag("circle", r=7, class_="margin-place")
    return tag(
        "a",
        tag("title", point.label),
        drawing,
        href=point.link,
        data_turn=point.turn,
        class_="margin-dot",
        aria_label=point.label,
        tabindex=None if point.grade else -1,
        transform=translate(frame.x(point.later), frame.y(point.after)),
    )


def draw_sign(grade: str) -> Svg:
    """Draw the sign of an inaccuracy, a mistake or a blunder."""
    return group(
        tag("circle", r=9, class_="grade-ground"),
        draw_text(SIGNS[grade], 0, 4, "grade-sign", "middle"),
        class_=f"grade-{grade}",
    )


def _luck(curve: MarginCurve, frame: ChartScales, words: Words) -> list[Svg]:
    """Draw the strip of luck. Marks that would overlap leave out the smaller one."""
    top = frame.height - STRIP
    ground = tag(
        "rect",
        **{"x": LEFT, "y": top, "width": frame.width - EDGE - LEFT, "height": STRIP - 2, "rx": 6},
        class_="luck-strip",
    )
    drawn = [ground, draw_text(words.say("review-luck"), LEFT - 6, top + 16, "chart-tick", "end")]
    placed: list[float] = []
    for mark in sorted(curve.lucks, key=lambda each: -abs(each.vp)):
        x = min(max(frame.x(mark.x), LEFT + 24), frame.width - EDGE - 24)
        if all(abs(x - other) >= 48 for other in placed):
            placed.append(x)
            drawn.append(_stroke(mark, x, top + (STRIP - 2) / 2))
    return drawn


def _stroke(mark: LuckMark, x: float, y: float) -> Svg:
    picture = die(Color.WHITE, 3, 14) if mark.rolled else icon("card-back", -8, -8, 16)
    number = round(mark.vp)
    text = f"+{number}" if number > 0 else plain(number)
    return tag(
        "a",
        tag("title", mark.label),
        group(picture, transform=translate(-12, 0)),
        draw_text(text, -1, 4.5, "luck-good" if number > 0 else "luck-bad"),
        href=mark.link,
        aria_label=mark.label,
        class_="luck-mark",
        transform=translate(x, y),
    )
