"""The game's random generator: identical on every machine and Python version.

The standard library's shuffle may change between versions, but saves must replay forever. So the
game has its own generator, with golden vectors in the tests.

By default it is a PCG32, small and fast. PCG32 is not cryptographically secure: enough rolls reveal
its state and so all future rolls. For games between strangers, a seed that begins with `SECURE`
selects SHA-256 over a key and a counter instead.

The 64 bits of a PCG32 are stored as two halves, which are machine integers in the compiled core
(`i64`). Only the lower half of a longer product is needed.
"""

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64

_MULTIPLIER: Final = 0x5851F42D4C957F2D
_UPPER: Final = 0x5851F42D  # its halves
_LOWER: Final = 0x4C957F2D
_INCREMENT: Final = 109  # the stream of the published PCG32 demo, so that its test vectors apply
_MASK: Final = (1 << 64) - 1
_HALF: Final = 0xFFFFFFFF
SMALL: Final = 1 << 32
SECURE: Final = "secure:"
_MARK: Final = 1 << 192  # secure states are mark, key (128 bits) and counter (64 bits)
_KEYS: Final = 1 << 128

T = TypeVar("T")


def is_state(number: int) -> bool:
    """Return whether a number is a possible state of a generator."""
    return 0 <= number <= _MASK or _MARK <= number < 2 * _MARK


def is_seed(seed: int | str) -> bool:
    """Return whether a seed can be saved as text. A lone surrogate cannot."""
    return isinstance(seed, int) or not any(0xD800 <= ord(sign) <= 0xDFFF for sign in seed)


class Randomness(Protocol):
    """The interface of a random generator, such as `random.Random` or `Rng`."""

    def randrange(self, stop: int, /) -> int: ...


class Rng:
    __slots__ = ("_high", "_low", "_secure")

    def __init__(self, state: int) -> None:
        self._high: i64 = state >> 32 & _HALF
        self._low: i64 = state & _HALF
        self._secure = state if state >> 64 else 0  # the state if secure, else 0

    @property
    def state(self) -> int:
        """The whole state of the generator as one number."""
        return self._secure or int(self._high) << 32 | int(self._low)

    @classmethod
    def seeded(cls, start: int) -> "Rng":
        rng = cls(((_INCREMENT + start) * _MULTIPLIER + _INCREMENT) & _MASK)
        return rng

    @classmethod
    def from_seed(cls, seed: int | str) -> "Rng":
        """Return a generator for any whole number or text. Similar seeds give unrelated games."""
        digest = sha256(f"tekhenu:{seed}".encode()).digest()
        if isinstance(seed, str) and seed.startswith(SECURE):
            return cls(_MARK | int.from_bytes(digest[:16], "big") << 64)
        return cls.seeded(int.from_bytes(digest[:8], "big"))

    @classmethod
    def from_position(cls, state: int) -> "Rng":
        """Return the generator of a position. A small number was entered by hand, so it is a seed.

        Taken as a state, it would give nearly the same first draws as its neighbors.
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
        rng = Rng(self._secure)
        rng._high = self._high
        rng._low = self._low
        return rng

    def next32(self) -> int:
        return self.below(SMALL)

    def _secure_word(self) -> int:
        """Return the next word. Eight words are the hash of the key and the block number."""
        counter = self._secure & _MASK
        key = (self._secure >> 64) % _KEYS
        block = sha256(key.to_bytes(16, "big") + (counter >> 3).to_bytes(8, "big")).digest()
        self._secure += 1
        place = (counter & 7) * 4
        return int.from_bytes(block[place : place + 4], "big")

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely. The uneven tail is rejected."""
        size: i64 = n
        tail: i64 = 0x100000000 % size
        word: i64
        while True:
            if self._secure:
                word = self._secure_word()
            else:
                high: i64 = self._high
                low: i64 = self._low
                lower: i64 = low * _LOWER + _INCREMENT
                self._high = high * _LOWER + low * _UPPER + (lower >> 32) & _HALF
                self._low = lower & _HALF
                word = (high << 5 | low >> 27) & _HALF ^ high >> 13
                turn: i64 = high >> 27
                word = (word >> turn | word << 32 - turn) & _HALF
            if word >= tail:
                return word % size

    def randrange(self, stop: int, /) -> int:
        """Return a number from 0 to `stop` - 1; ranges beyond 32 bits are allowed."""
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
