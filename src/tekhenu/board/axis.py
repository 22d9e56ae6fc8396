"""Linear scales of charts, with round values for their ticks."""

from collections.abc import Iterator
from math import floor, log10
from typing import NamedTuple


class Axis(NamedTuple):
    """A linear scale that maps values from `low` to `high` to coordinates from `start` to `end`."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        """Return the coordinate of a value."""
        span = self.high - self.low or 1.0
        return self.start + (value - self.low) / span * (self.end - self.start)

    def ticks(self, about: int = 6) -> Iterator[float]:
        """Yield round values within the scale, roughly `about` of them."""
        step = nice_step((self.high - self.low) / about)
        first = -floor(-self.low / step)
        for i in range(first, floor(self.high / step + 1e-9) + 1):
            yield i * step


def nice_step(rough: float) -> float:
    """Return 1, 2 or 5 times a power of ten, at least as large as `rough`."""
    if rough <= 0:
        return 1.0
    power: float = 10.0 ** floor(log10(rough))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough * 0.999)
