"""Positions of dice in rings around the Obelisk, one ring per purity, without overlap."""

from functools import cache
from math import asin, ceil, cos, radians, sin
from typing import NamedTuple

from ...components.terms import Purity

SPACING = 1.36  # distance between centers relative to the size; glowing dice just do not touch
PADDING = 9  # distance from the borders of the section, where the purity signs are


class Ring(NamedTuple):
    inner: float
    outer: float
    largest: int  # maximum size of a die

    @property
    def middle(self) -> float:
        return (self.inner + self.outer) / 2


RINGS = {
    Purity.PURE: Ring(166, 230, 38),
    Purity.TAINTED: Ring(105, 166, 36),
    Purity.FORBIDDEN: Ring(47, 105, 30),
}


class RingLayout(NamedTuple):
    """Dice of one size, each at a radius and an angle from the middle of its section."""

    size: int
    places: tuple[tuple[float, float], ...]


@cache
def layout_in_ring(count: int, ring: Ring, width: float) -> RingLayout:
    """Return the largest layout of `count` dice in the ring of a section `width` radians wide."""
    for size in range(ring.largest, 0, -1):
        most = int((ring.outer - ring.inner - 0.95 * size) / (SPACING * size)) + 1
        for rows in range(1, most + 1):
            radii = [ring.middle + (rows - 1 - 2 * row) * SPACING * size / 2 for row in range(rows)]
            rooms = [_room(radius, size, width) for radius in radii]
            if sum(rooms) >= count:
                return RingLayout(size, tuple(_fill(count, radii, rooms, size)))
    raise ValueError(f"{count} dice do not fit into a ring")


def _room(radius: float, size: int, width: float) -> int:
    """Return how many dice fit into a row."""
    half = width / 2 - asin(min(1.0, (PADDING + 0.6 * size) / radius))
    return int(2 * half / _step(radius, size)) + 1 if half >= 0 else 0


def _step(radius: float, size: int) -> float:
    return 2 * asin(min(1.0, SPACING * size / 2 / radius))


def _fill(count: int, radii: list[float], rooms: list[int], size: int) -> list[tuple[float, float]]:
    """Fill rows from the outside, as evenly as their capacity allows."""
    places = []
    for row, radius in enumerate(radii):
        share = max(ceil(count / (len(radii) - row)), count - sum(rooms[row + 1 :]))
        share = min(share, rooms[row])
        step = _step(radius, size)
        places += [(radius, (i - (share - 1) / 2) * step) for i in range(share)]
        count -= share
    return places


def polar(radius: float, angle: float) -> tuple[float, float]:
    """Convert to coordinates around the origin; angles in degrees, clockwise from the right."""
    return radius * cos(radians(angle)), radius * sin(radians(angle))
