"""The game's own dice cup: identical on every machine and Python version.

The standard library's shuffle is not promised to stay the same between versions; a save file
must replay for ever, so the game carries its own generator with golden vectors in the tests.

Usually that is a PCG32, small and fast. It is no cipher: from enough rolls its state could be
found, and with it all that is to come. Where strangers play, a seed that begins with `SECURE` asks
for words of SHA-256 over a key and a counter instead: nobody finds the key from what it brings.
"""

from hashlib import sha256
from typing import Any, Final, Protocol, TypeVar

_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 109  # the stream of the published PCG32 demo, so that its vectors apply
_MASK: Final = (1 << 64) - 1
SMALL: Final = 1 << 32
SECURE: Final = "secure:"
_MARK: Final = 1 << 192  # states from here on are mark, key (128 bits) and counter (64 bits)
_KEYS: Final = 1 << 128

T = TypeVar("T")


def is_state(number: int) -> bool:
    """Whether a generator can be in it."""
    return 0 <= number <= _MASK or _MARK <= number < 2 * _MARK


def is_seed(seed: int | str) -> bool:
    """Half a sign (a lone surrogate) cannot be written down, so nothing grows from it."""
    return isinstance(seed, int) or not any(0xD800 <= ord(sign) <= 0xDFFF for sign in seed)


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
        if isinstance(seed, str) and seed.startswith(SECURE):
            return cls(_MARK | int.from_bytes(digest[:16], "big") << 64)
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

    def __reduce__(self) -> tuple[Any, ...]:
        return Rng, (self.state,)

    def copy(self) -> "Rng":
        return Rng(self.state)

    def next32(self) -> int:
        return self.below(SMALL)

    def _secure32(self) -> int:
        """Eight words come of a block: the key and the block's number, hashed together."""
        counter = self.state & _MASK
        key = (self.state >> 64) % _KEYS
        block = sha256(key.to_bytes(16, "big") + (counter >> 3).to_bytes(8, "big")).digest()
        self.state += 1
        place = (counter & 7) * 4
        return int.from_bytes(block[place : place + 4], "big")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely: the uneven tail is thrown again."""
        tail = 0x100000000 % n
        while True:
            old = self.state
            if old > _MASK:
                word = self._secure32()
            else:
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

    def shuffle(self, items: list[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
