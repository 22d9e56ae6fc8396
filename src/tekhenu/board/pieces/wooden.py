"""The players' wooden pieces, each in its seat's color and with the seat's letter.

The bottom center of a piece is at (0, 0), so that it is positioned by `translate`. `size` is its
height. Markers are centered at the origin.
"""

from functools import lru_cache

from ..look import Look
from ..svg import Number, Svg, fmt, group, tag

STATUE = (
    "M-8.5 0V-3.5H-6.2L-7.6-13.5C-7.6-15.8-6.6-17-4.6-17.4L-5.6-20.5"
    "C-5.8-25-3.6-27.5 0-27.5S5.8-25 5.6-20.5L4.6-17.4"
    "C6.6-17 7.6-15.8 7.6-13.5L6.2-3.5H8.5V0Z"
)
FACE = "M-2.6-21.8C-2.2-24 2.2-24 2.6-21.8C2.6-19.4 1.4-18.2 0-18.2S-2.6-19.4-2.6-21.8Z"
BUILDING = "M-10.5 0L-9-15.500H-10.500V-20H10.500V-15.500H9L10.5 0Z"
PILLAR = "M-9 0V-4H-6V-20L-9.5-24V-27H9.500V-24L6-20V-4H9V0Z"


def letter_of(look: Look, seat: int) -> str:
    """Return the letter that marks a seat's pieces."""
    return look.letters[seat]


@lru_cache
def statue(seat: int, letter: str, size: Number = 27) -> Svg:
    face = tag("path", d=FACE, class_="piece-face")
    return _piece("statue", STATUE, seat, letter, size / 27, -6.2, face)


@lru_cache
def building(seat: int, letter: str, size: Number = 20) -> Svg:
    return _piece("building", BUILDING, seat, letter, size / 20, -5)


@lru_cache
def pillar(seat: int, letter: str, size: Number = 27) -> Svg:
    return _piece("pillar", PILLAR, seat, letter, size / 27, -8.5)


@lru_cache
def statue_space(size: Number = 27) -> Svg:
    """Draw a free space for a Statue, which glows if it is a legal choice."""
    return _space("statue", STATUE, size / 27)


def marker_round(seat: int, letter: str, size: Number = 16) -> Svg:
    """Draw a Happiness marker."""
    shape = tag("circle", r=size / 2, class_="piece-body")
    return _marker("happiness", shape, seat, letter, size)


def marker_square(seat: int, letter: str, size: Number = 16) -> Svg:
    """Draw a Population marker."""
    half = size * 0.46
    shape = tag(
        "rect", x=-half, y=-half, width=2 * half, height=2 * half, rx=2, class_="piece-body"
    )
    return _marker("population", shape, seat, letter, size)


def _piece(
    kind: str, path: str, seat: int, letter: str, scale: float, base: Number, *more: Svg
) -> Svg:
    return group(
        tag("path", d=path, class_="halo"),
        tag("path", d=path, class_="piece-body"),
        *more,
        tag("text", letter, y=base, class_="piece-letter"),
        class_=f"piece piece-{kind} seat-{seat}",
        transform=_scaled(scale),
    )


def _space(kind: str, path: str, scale: float) -> Svg:
    return group(
        tag("path", d=path, class_="halo"),
        tag("path", d=path, class_="piece-space"),
        class_=f"piece piece-{kind} empty",
        transform=_scaled(scale),
    )


def _marker(kind: str, shape: Svg, seat: int, letter: str, size: Number) -> Svg:
    text = tag("text", letter, y=3.6, class_="piece-letter", transform=_scaled(size / 16))
    return group(shape, text, class_=f"piece piece-{kind} seat-{seat}")


def _scaled(scale: float) -> str | None:
    return None if scale == 1 else f"scale({fmt(round(scale, 3))})"
