"""Dice: pips in the color of the die, and the mark of the Resource it produces."""

from functools import cache

from ...components.terms import Color
from ..icons import icon, icon_of
from ..svg import Number, Svg, group, tag

_LOW, _MIDDLE, _HIGH = -0.3, -0.06, 0.18  # relative to the size; the mark is in the corner

PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    0: (),
    1: ((_MIDDLE, _MIDDLE),),
    2: ((_LOW, _HIGH), (_HIGH, _LOW)),
    3: ((_LOW, _HIGH), (_MIDDLE, _MIDDLE), (_HIGH, _LOW)),
    4: ((_LOW, _LOW), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_LOW, _HIGH), (_MIDDLE, _MIDDLE), (_HIGH, _LOW), (_HIGH, _HIGH)),
    6: (
        *((_LOW, _LOW), (_LOW, _MIDDLE), (_LOW, _HIGH)),
        *((_HIGH, _LOW), (_HIGH, _MIDDLE), (_HIGH, _HIGH)),
    ),
}


@cache
def die(color: Color, value: int, size: Number = 34) -> Svg:
    """Draw a die centered at the origin. Gray dice produce nothing and have no mark."""
    name = color.name.lower()
    shift = 0.06 if color == Color.GRAY else 0
    pips = [
        tag("circle", cx=(x + shift) * size, cy=(y + shift) * size, r=size * 0.09, class_="die-pip")
        for x, y in PIPS[value]
    ]
    return group(
        square(size * 1.16, "halo"),
        square(size, "die-body"),
        square(size * 0.9, "die-shine"),
        *pips,
        *_mark(color, size),
        class_=f"die die-{name}",
    )


def square(size: Number, class_: str) -> Svg:
    half = size / 2
    return tag("rect", x=-half, y=-half, width=size, height=size, rx=size * 0.24, class_=class_)


def _mark(color: Color, size: Number) -> list[Svg]:
    if color == Color.GRAY:
        return []
    middle, mark = size * 0.42, size * 0.33
    corner = middle - mark / 2
    return [
        tag("circle", cx=middle, cy=middle, r=size * 0.225, class_="die-badge"),
        icon(icon_of(color), corner, corner, mark, "die-mark"),
    ]
