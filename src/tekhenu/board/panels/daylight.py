"""The rotating disc: sunny, shaded and dark parts, the sun's glow and the Obelisk's shadow.

It is drawn around the origin in its initial orientation; a rotation changes only the `rotate` of
the group.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from ...components.terms import WHEEL, Light
from ...rules import State
from ...rules.wheel import rotations
from ..svg import Number, Svg, fmt, group, joined, paint, prefixed_id, tag
from .rings import polar

RADIUS = 230
STARS, STAR_SIZES = 44, 4  # per part of the disc
GOLDEN = 0.618034


def turned(state: State) -> int:
    """Return the rotation in degrees; it only increases, so that the disc never turns back."""
    parts = len(WHEEL)
    turns = rotations(state)
    return 360 // parts * ((state.wheel - turns) % parts + turns)


def first_angle(parts: int) -> float:
    """Return the start angle of the first part, which points up."""
    return -90 - 180 / parts


def arrow_angle(parts: int) -> float:
    """Return the angle of the arrow and the sun, at the end of the first part (R3)."""
    return first_angle(parts) + 360 / parts


def draw_daylight(
    lights: tuple[Light, ...], degrees: int, arrow: str, following: int | None = None
) -> Svg:
    """Draw the light turned by `degrees`; `following` is the turn after the next Rotation."""
    return group(
        _disc(lights, prefixed_id("")),
        _arrow(arrow_angle(len(lights)), arrow),
        id="wheel-light",
        transform=f"rotate({degrees})",
        data_following=following,
    )


@cache
def _disc(lights: tuple[Light, ...], ids: str) -> Svg:
    """Draw the disc; `ids` is a prefix that keeps ids unique among pictures."""
    parts = len(lights)
    sun = arrow_angle(parts)
    return joined(
        _defs(lights, sun),
        *(_part(lights, part) for part in range(parts)),
        *(_rays(part, parts) for part in range(parts) if lights[part] == Light.SUNNY),
        *(_stars(part, parts) for part in range(parts) if lights[part] == Light.DARK),
        tag("circle", r=RADIUS, fill=paint("w-glow")),
        *(_border(first_angle(parts) + 360 / parts * part) for part in range(parts)),
        _shadow(sun + 180),
        tag("circle", r=RADIUS, class_="disc-edge"),
    )


def wedge(inner: Number, outer: Number, start: float, end: float) -> str:
    """Return the path of a ring segment, clockwise from `start` to `end`, less than half a turn."""
    corners = [polar(outer, start), polar(outer, end), polar(inner, end), polar(inner, start)]
    a, b, c, d = (f"{fmt(x)} {fmt(y)}" for x, y in corners)
    return f"M{a}A{outer} {outer} 0 0 1 {b}L{c}A{inner} {inner} 0 0 0 {d}Z"


def _angles(part: int, parts: int) -> tuple[float, float]:
    start = first_angle(parts) + 360 / parts * part
    return start, start + 360 / parts


def _part(lights: Sequence[Light], part: int) -> Svg:
    shape = wedge(0, RADIUS, *_angles(part, len(lights)))
    return tag(
        "path",
        d=shape,
        class_=f"light light-{lights[part].name.lower()}",
        fill=paint(f"w-part-{part}"),
    )


def _defs(lights: Sequence[Light], sun: float) -> Svg:
    x, y = polar(RADIUS * 0.9, sun)
    glow = tag(
        "radialGradient",
        *(tag("stop", offset=o, class_=f"w-glow-{i}") for i, o in enumerate((0, 0.45, 1))),
        id="w-glow",
        gradientUnits="userSpaceOnUse",
        cx=x,
        cy=y,
        r=RADIUS * 1.25,
    )
    far = polar(RADIUS, sun + 180)
    shadow = tag(
        "linearGradient",
        *(tag("stop", offset=o, class_=f"w-shadow-{o}") for o in (0, 1)),
        id="w-shadow",
        gradientUnits="userSpaceOnUse",
        x1=0,
        y1=0,
        x2=far[0],
        y2=far[1],
    )
    return tag("defs", glow, shadow, *(_gradient(lights, part) for part in range(len(lights))))


def _gradient(lights: Sequence[Light], part: int) -> Svg:
    """Return a gradient across a part, from the light before it to the light after it."""
    parts = len(lights)
    name = lights[part].name.lower()
    before, after = lights[part - 1], lights[(part + 1) % parts]
    shades = (_next(lights[part], before), name, _next(lights[part], after))
    (x1, y1), (x2, y2) = (polar(RADIUS * 0.6, angle) for angle in _angles(part, parts))
    stops = [
        tag("stop", offset=offset, class_=f"w-{shade}")
        for offset, shade in zip((0, 0.5, 1), shades, strict=True)
    ]
    return tag(
        "linearGradient",
        *stops,
        id=f"w-part-{part}",
        gradientUnits="userSpaceOnUse",
        x1=x1,
        y1=y1,
        x2=x2,
        y2=y2,
    )


def _next(light: Light, neighbor: Light) -> str:
    name = light.name.lower()
    if light == neighbor:
        return f"{name}-deep"
    return f"{name}-{'lit' if neighbor < light else 'dim'}"


def _rays(part: int, parts: int) -> Svg:
    start, end = _angles(part, parts)
    count = 7
    edges = [start + (end - start) * i / count for i in range(count + 1)]
    rays = [wedge(0, RADIUS, a + 1.2, b - 3.2) for a, b in pairwise(edges)]
    return tag("path", d="".join(rays), class_="light-rays")


def _stars(part: int, parts: int) -> Svg:
    """Draw the stars of a part, one path per size; a star is a line of length 0 with round ends."""
    sky = list(_sky(*_angles(part, parts)))
    return joined(
        *(
            tag("path", d="".join(sky[size::STAR_SIZES]), class_=f"star star-{size}")
            for size in range(STAR_SIZES)
        )
    )


def _sky(start: float, end: float) -> Iterator[str]:
    """Yield scattered points without randomness, from multiples of the golden ratio."""
    for i in range(1, STARS + 1):
        across, out = i * GOLDEN % 1, (i / STARS) ** 0.6
        x, y = polar(62 + (RADIUS - 70) * out, start + 3 + (end - start - 6) * across)
        yield f"M{fmt(x)} {fmt(y)}h0"


def _shadow(angle: float) -> Svg:
    """Draw the shadow of the Obelisk: shaft and tip."""
    outline = ((20, -8), (RADIUS - 48, -14), (RADIUS - 12, 0), (RADIUS - 48, 14), (20, 8))
    points = " ".join(f"{x},{y}" for x, y in outline)
    return group(
        tag("polygon", points=points, fill=paint("w-shadow")),
        transform=f"rotate({fmt(angle)})",
    )


def _border(angle: float) -> Svg:
    (x1, y1), (x2, y2) = polar(42, angle), polar(RADIUS, angle)
    return tag("line", x1=x1, y1=y1, x2=x2, y2=y2, class_="light-border")


def _arrow(angle: float, label: str) -> Svg:
    return group(
        tag("title", label),
        tag("path", d=f"M{RADIUS - 6} -9L{RADIUS + 20} 0L{RADIUS - 6} 9Z", class_="arrow-point"),
        tag("circle", cx=RADIUS - 9, r=9.5, class_="arrow-sun"),
        tag("circle", cx=RADIUS - 9, r=5, class_="arrow-heart"),
        id="wheel-arrow",
        transform=f"rotate({fmt(angle)})",
    )
