"""Where dice lie: in rings round the obelisk, one for each purity, none upon another."""

from functools import cache
from math import asin, ceil, cos, radians, sin
from typing import NamedTuple

from ...components.terms import Purity

APART = 1.36  # between the middles of two dice, in their size: even glowing ones just pass
AWAY = 9  # from the borders of the section, where the signs are


class Ring(NamedTuple):
    inner: float
    outer: float
    largest: int  # size of a die with room enough

    @property
    def middle(self) -> float:
        return (self.inner + self.outer) / 2


RINGS = {
    Purity.PURE: Ring(166, 230, 38),
    Purity.TAINTED: Ring(105, 166, 36),
    Purity.FORBIDDEN: Ring(47, 105, 30),
}


class Lying(NamedTuple):
    """Dice of one size, each at a radius and an angle from the middle of its section."""

    size: int
    places: tuple[tuple[float, float], ...]


@cache
def lie(count: int, ring: Ring, width: float) -> Lying:
    """The largest dice of which `count` have room in the ring of a section `width` radians wide."""
    for size in range(ring.largest, 0, -1):
        most = int((ring.outer - ring.inner - 0.95 * size) / (APART * size)) + 1
        for rows in range(1, most + 1):
            radii = [ring.middle + (rows - 1 - 2 * row) * APART * size / 2 for row in range(rows)]
            rooms = [_room(radius, size, width) for radius in radii]
            if sum(rooms) >= count:
                return Lying(size, tuple(_fill(count, radii, rooms, size)))
    raise ValueError(f"{count} dice have no room in a ring")


def _room(radius: float, size: int, width: float) -> int:
    """How many dice a row holds."""
    half = width / 2 - asin(min(1.0, (AWAY + 0.6 * size) / radius))
    return int(2 * half / _step(radius, size)) + 1 if half >= 0 else 0


def _step(radius: float, size: int) -> float:
    return 2 * asin(min(1.0, APART * size / 2 / radius))


def _fill(count: int, radii: list[float], rooms: list[int], size: int) -> list[tuple[float, float]]:
    """Rows from the outside, filled as evenly as their room allows."""
    places = []
    for row, radius in enumerate(radii):
        share = max(ceil(count / (len(radii) - row)), count - sum(rooms[row + 1 :]))
        share = min(share, rooms[row])
        step = _step(radius, size)
        places += [(radius, (i - (share - 1) / 2) * step) for i in range(share)]
        count -= share
    return places


def polar(radius: float, angle: float) -> tuple[float, float]:
    """Round the origin; angles in degrees, clockwise from the right."""
    return radius * cos(radians(angle)), radius * sin(radians(angle))
