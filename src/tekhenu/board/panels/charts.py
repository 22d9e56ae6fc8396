"""Charts of Victory Points over a game: one line per player."""

from collections.abc import Sequence
from math import ceil, floor
from typing import NamedTuple

from ...rules.event import Began, Scored, Scoring
from ..axis import Axis
from ..icons import icon
from ..look import Look
from ..pieces.wooden import letter_of
from ..svg import Svg, fmt, group, tag, translate
from .plaque import draw_text, plain, shorten_name
from .sources import draw_sources

__all__ = ["ScoreHistory", "draw_score_chart", "draw_sources", "score_history"]

WIDTH, HEIGHT = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 36, 484, 42, 264
LABEL_STEP = 17  # distance of names at the ends of lines
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
TICKS = 6
TICKS_BELOW = 17


class ScoreHistory(NamedTuple):
    """VP per seat at the start and after each round; `scorings` are indices into these lists."""

    series: list[list[int]]
    scorings: list[int]


def score_history(look: Look) -> ScoreHistory:
    """Compute the history from the events of the game, up to the current position."""
    start = [player.vp for player in look.state.players]
    for event in look.view.events:
        if isinstance(event, Scored):
            start[event.seat] -= event.vp
    vp, rounds, scorings = start[:], [start[:]], []
    begun = 0
    for event in look.view.events:
        if isinstance(event, Scored):
            vp[event.seat] += event.vp
        elif isinstance(event, Began) and event.round > begun:
            if begun:
                rounds.append(vp[:])
            begun = event.round
        elif isinstance(event, Scoring):
            scorings.append(begun)
    if begun:
        rounds.append(vp[:])
    return ScoreHistory([list(values) for values in zip(*rounds, strict=True)], scorings)


class Frame(NamedTuple):
    """The scales of steps and of VP, and the VP values with a tick."""

    steps: int
    x: Axis
    y: Axis
    ticks: range


def draw_score_chart(
    look: Look,
    series: Sequence[Sequence[int]],
    current: float | None = None,
    scorings: Sequence[int] = (),
    rounds: Sequence[int] = (),
    moments: tuple[int, Sequence[tuple[int, int]]] = (0, ()),
) -> Svg:
    """Draw one line per seat; `current` is the selected step, `scorings` are steps with a Scoring.

    `rounds` are the steps at which rounds ended. By default, every step is a round. `moments` are a
    seat and numbers to draw on its line, each with its step.
    """
    frame = _frame(series)
    return tag(
        "svg",
        draw_text(look.say("chart-score"), LEFT - 22, 17, "t-label"),
        _grid(frame),
        _rounds(frame, rounds),
        *(_scoring(look, frame, number, step) for number, step in enumerate(scorings, 1)),
        _current(frame, current),
        *(_line(look, frame, seat, values) for seat, values in enumerate(series)),
        *_names(look, frame, series),
        *_moments(frame, series, *moments),
        draw_text(
            look.say("chart-rounds"), (LEFT + RIGHT) / 2, HEIGHT - 4, "chart-caption", "middle"
        ),
        id="score-chart",
        class_="part chart",
        viewbox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=_in_words(look, series),
    )


def _frame(series: Sequence[Sequence[int]]) -> Frame:
    values = [vp for line in series for vp in line] or [0]
    low, high = min(0, *values), max(*values, min(values) + 1, 0)
    tick = next((step for step in STEPS if (high - low) / step <= TICKS), STEPS[-1])
    steps = max((len(line) for line in series), default=0)
    ticks = range(floor(low / tick) * tick, ceil(high / tick) * tick + 1, tick)
    across = Axis(0, max(0, steps - 1), LEFT, RIGHT)
    return Frame(steps, across, Axis(ticks[0], ticks[-1], BOTTOM, TOP), ticks)


def _grid(frame: Frame) -> Svg:
    lines = [
        group(
            tag("path", d=f"M{LEFT} {fmt(frame.y(vp))}H{RIGHT}"),
            draw_text(plain(vp), LEFT - 6, frame.y(vp) + 3.5, "chart-tick", "end"),
            class_="chart-grid" if vp else "chart-grid zero",
        )
        for vp in frame.ticks
    ]
    return group(*lines)


def _rounds(frame: Frame, rounds: Sequence[int]) -> Svg:
    """Draw the round numbers below the chart, skipping some if there are many."""
    places = list(enumerate(rounds, 1)) or [(step, step) for step in range(frame.steps)]
    every = max(1, ceil(len(places) / TICKS_BELOW))
    return group(
        *(
            draw_text(str(number), frame.x(step), BOTTOM + 15, "chart-tick", "middle")
            for number, step in places[::every]
        )
    )


def _scoring(look: Look, frame: Frame, number: int, step: int) -> Svg:
    x = frame.x(step)
    title = look.say("chart-scoring", number=number)
    return group(
        tag("path", d=f"M{fmt(x)} {TOP - 4}V{BOTTOM}"),
        icon("scoring", x - 8, TOP - 22, 16),
        draw_text(title, x - 11, TOP - 10, "chart-mark", "end"),
        class_="chart-scoring",
    )


def _current(frame: Frame, current: float | None) -> Svg:
    if current is None:
        return Svg()
    x = frame.x(current)
    return tag(
        "path",
        id="chart-now",
        class_="chart-now glides",
        d=f"M0 {TOP - 4}V{BOTTOM}",
        transform=translate(x, 0),
    )


def _line(look: Look, frame: Frame, seat: int, values: Sequence[int]) -> Svg:
    """Draw a seat's line with its shape at every step; in long games draw the line only."""
    points = [(frame.x(step), frame.y(vp)) for step, vp in enumerate(values)]
    route = "L".join(f"{fmt(x)} {fmt(y)}" for x, y in points)
    every = max(1, ceil(len(points) / 34))
    return group(
        tag("path", d=f"M{route}", class_="chart-line") if len(points) > 1 else Svg(),
        *(
            tag(
                "path",
                d=SHAPES[seat % len(SHAPES)],
                class_="chart-point",
                transform=translate(x, y),
            )
            for x, y in points[::every]
        ),
        class_=f"seat-{seat} line-{seat}",
    )


def _moments(
    frame: Frame,
    series: Sequence[Sequence[int]],
    seat: int,
    moments: Sequence[tuple[int, int]],
) -> list[Svg]:
    """Draw numbers above the line of a seat; numbers at the same step are side by side."""
    drawn = []
    for place, (number, step) in enumerate(moments):
        at = min(step, frame.steps - 1)
        aside = 17 * sum(min(other, frame.steps - 1) == at for _, other in moments[:place])
        x, y = frame.x(at), frame.y(series[seat][at])
        top = max(y - 20, TOP + 8)
        drawn.append(
            group(
                tag("path", d=f"M{fmt(x)} {fmt(y)}L{fmt(x + aside)} {fmt(top)}"),
                tag("circle", cx=x + aside, cy=top, r=8.5),
                draw_text(str(number), x + aside, top + 4, "chart-moment-number", "middle"),
                class_="chart-moment",
            )
        )
    return drawn


SHAPES = (
    "M-3.4 0A3.4 3.4 0 1 0 3.4 0A3.4 3.4 0 1 0 -3.4 0z",
    "M-3.2 -3.2H3.2V3.2H-3.2z",
    "M0 -4.6L4.4 3.4H-4.4z",
    "M0 -4.8L4.4 0L0 4.8L-4.4 0z",
)


def _names(look: Look, frame: Frame, series: Sequence[Sequence[int]]) -> list[Svg]:
    """Draw the names at the ends of the lines without overlap."""
    ends = sorted((frame.y(line[-1]), seat) for seat, line in enumerate(series) if line)
    places = spread_out([y for y, _ in ends], LABEL_STEP, TOP, BOTTOM)
    names = []
    for (y, seat), place in zip(ends, places, strict=True):
        x = frame.x(len(series[seat]) - 1)
        text = look.say(
            "chart-end", player=shorten_name(look.names[seat], 12), vp=plain(series[seat][-1])
        )
        names.append(
            group(
                tag(
                    "path",
                    d=f"M{fmt(x + 5)} {fmt(y)}L{RIGHT + 12} {fmt(place)}",
                    class_="chart-lead",
                ),
                tag("circle", cx=RIGHT + 20, cy=place, r=7.5, class_="chart-letter-ground"),
                draw_text(letter_of(look, seat), RIGHT + 20, place + 3.6, "chart-letter", "middle"),
                draw_text(text, RIGHT + 32, place + 4, "chart-name"),
                class_=f"seat-{seat}",
            )
        )
    return names


def spread_out(wanted: Sequence[float], step: float, top: float, bottom: float) -> list[float]:
    """Move sorted coordinates at least `step` apart while staying between top and bottom."""
    places = list(wanted)
    for i in range(1, len(places)):
        places[i] = max(places[i], places[i - 1] + step)
    limit = bottom
    for i in reversed(range(len(places))):
        places[i] = max(min(places[i], limit), top)
        limit = places[i] - step
    return places


def _in_words(look: Look, series: Sequence[Sequence[int]]) -> str:
    """Describe the latest scores in words for screen readers."""
    text = look.say("chart-score")
    for seat, line in enumerate(series):
        if line:
            vp = plain(line[-1])
            end = look.say("chart-end", player=look.names[seat], vp=vp)
            text = look.say("list-more", first=text, rest=end)
    return text
