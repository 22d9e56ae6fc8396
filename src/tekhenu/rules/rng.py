"""The game's own dice cup: a PCG32 generator, identical on every machine and Python version.

The standard library's shuffle is not promised to stay the same between versions; a save file
must replay for ever, so the game carries its own generator with golden vectors in the tests.
"""

from collections.abc import MutableSequence
from hashlib import sha256
from typing import Protocol, TypeVar

_MULTIPLIER = 6364136223846793005
_INCREMENT = 109  # the stream of the published PCG32 demo, so that its vectors apply
_MASK = (1 << 64) - 1
SMALL = 1 << 32

T = TypeVar("T")


class Randomness(Protocol):
    """What `determinize` and agents need of a generator: `random.Random` and `Rng` both fit."""

    def randrange(self, stop: int, /) -> int: ...


class Rng:
    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    @classmethod
    def seeded(cls, start: int) -> "Rng":
        rng = cls(((_INCREMENT + start) * _MULTIPLIER + _INCREMENT) & _MASK)
        return rng

    @classmethod
    def from_seed(cls, seed: int | str) -> "Rng":
        """Any whole number or text is a seed; neighbouring seeds give unrelated games."""
        digest = sha256(f"tekhenu:{seed}".encode()).digest()
        return cls.seeded(int.from_bytes(digest[:8], "big"))

    @classmethod
    def from_position(cls, state: int) -> "Rng":
        """A small number was written by hand and not by this generator: it is a seed.

        Taken as it is, its first draws would hardly differ from those of its neighbours.
        """
        return cls.from_seed(state) if state < SMALL else cls(state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rng) and self.state == other.state

    __hash__ = None  # type: ignore[assignment]  # it changes with every draw

    def __repr__(self) -> str:
        return f"Rng({self.state})"

    def copy(self) -> "Rng":
        return Rng(self.state)

    def next32(self) -> int:
        return self.below(SMALL)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely: the uneven tail is thrown again."""
        tail = 0x100000000 % n
        while True:
            old = self.state
            self.state = (old * _MULTIPLIER + _INCREMENT) & _MASK
            word = (((old >> 18) ^ old) >> 27) & 0xFFFFFFFF
            turn = old >> 59
            word = ((word >> turn) | (word << (32 - turn))) & 0xFFFFFFFF
            if word >= tail:
                return word % n

    def randrange(self, stop: int, /) -> int:
        """As `below`, for ranges beyond 32 bits too."""
        if stop <= 0x100000000:
            return self.below(stop)
        words = (stop.bit_length() + 31) // 32
        while True:
            number = 0
            for _ in range(words):
                number = number << 32 | self.next32()
            number &= (1 << stop.bit_length()) - 1
            if number < stop:
                return number

    def shuffle(self, items: MutableSequence[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
