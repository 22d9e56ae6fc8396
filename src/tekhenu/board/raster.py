"""A small pixel canvas: filled shapes in a few colors, written as PNG.

Sites that preview links do not render SVG. Rendering the real drawings with `resvg-py` was
rejected, because resvg supports neither the custom properties nor the light-dark() of the style
sheets, a server's container has no font for it, and it holds the GIL for 0.15 to 0.4 s, which
blocks the server. This canvas takes 0.04 s and releases the GIL.
"""

import struct
import zlib
from collections.abc import Sequence
from math import ceil, cos, radians, sin, sqrt

Rgb = tuple[int, int, int]
Point = tuple[float, float]

# Digits on a grid of 3 × 5, one row after the other.
FIGURES = {
    "0": "111101101101111",
    "1": "010110010010111",
    "2": "111001111100111",
    "3": "111001111001111",
    "4": "101101111001001",
    "5": "111100111001111",
    "6": "111100111101111",
    "7": "111001010010010",
    "8": "111101111101111",
    "9": "111101111001111",
    "-": "000000111000000",
}
SIGNATURE = b"\x89PNG\r\n\x1a\n"


class Canvas:
    """A canvas with x to the right and y downward; later shapes cover earlier ones."""

    def __init__(self, width: int, height: int, ground: Rgb) -> None:
        self.width, self.height = width, height
        self._colors = {ground: 0}
        self._rows = [bytearray(width) for _ in range(height)]

    def png(self) -> bytes:
        """Encode the canvas as a PNG with a palette of one byte per pixel."""
        head = struct.pack(">IIBBBBB", self.width, self.height, 8, 3, 0, 0, 0)
        palette = b"".join(map(bytes, self._colors))
        lines = b"".join(b"\0" + row for row in self._rows)
        parts = ((b"IHDR", head), (b"PLTE", palette), (b"IDAT", zlib.compress(lines, 9)))
        return SIGNATURE + b"".join(_chunk(*part) for part in (*parts, (b"IEND", b"")))

    def circle(self, middle: Point, radius: float, color: Rgb) -> None:
        x, y = middle
        for line in range(max(0, ceil(y - radius)), min(self.height, int(y + radius) + 1)):
            half = sqrt(max(0.0, radius**2 - (line - y) ** 2))
            self._fill(line, x - half, x + half, color)

    def polygon(self, points: Sequence[Point], color: Rgb) -> None:
        tops = [y for _, y in points]
        sides = list(zip(points, [*points[1:], points[0]], strict=True))
        for line in range(max(0, ceil(min(tops))), min(self.height, int(max(tops)) + 1)):
            crossings = sorted(
                x + (line - y) * (to_x - x) / (to_y - y)
                for (x, y), (to_x, to_y) in sides
                if (y <= line) != (to_y <= line)
            )
            for left, right in zip(crossings[::2], crossings[1::2], strict=False):
                self._fill(line, left, right, color)

    def box(self, corner: Point, width: float, height: float, round_: float, color: Rgb) -> None:
        """Draw a rectangle with rounded corners."""
        x, y = corner
        for line in range(ceil(y), int(y + height) + 1):
            away = max(0.0, y + round_ - line, line - (y + height - round_))
            cut = round_ - sqrt(max(0.0, round_**2 - min(away, round_) ** 2))
            self._fill(line, x + cut, x + width - cut, color)

    def wedge(self, middle: Point, radius: float, angles: tuple[int, int], color: Rgb) -> None:
        """Draw a slice of a disc; angles are in degrees, clockwise from the right."""
        x, y = middle
        arc = [
            (x + radius * cos(radians(angle)), y + radius * sin(radians(angle)))
            for angle in range(angles[0], angles[1] + 1, 2)
        ]
        self.polygon([middle, *arc], color)

    def figures(self, text: str, end: Point, size: float, color: Rgb) -> None:
        """Draw digits with their right edge at `end` and `size` pixels per cell of their grid."""
        x = end[0] - (4 * len(text) - 1) * size
        for place, figure in enumerate(text):
            for square, filled in enumerate(FIGURES[figure]):
                corner = x + (4 * place + square % 3) * size, end[1] + square // 3 * size
                if filled == "1":
                    self.box(corner, size, size, 0, color)

    def _fill(self, line: int, left: float, right: float, color: Rgb) -> None:
        begin, end = max(0, round(left)), min(self.width, round(right) + 1)
        if begin < end and 0 <= line < self.height:
            index = self._colors.setdefault(color, len(self._colors))
            self._rows[line][begin:end] = bytes([index]) * (end - begin)


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)
