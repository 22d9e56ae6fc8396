"""Sets of cards: an int for the rules, a readable set for users.

Card c is in the set if bit c is set, so one `&` tests several cards at once. The operators are
those of int and return plain ints; wrap the result in the class of its family. Only `bits` splits
an int into cards.
"""

from collections.abc import Iterable, Iterator
from typing import ClassVar, Final, Self

from .bits import cards_in
from .move import card_name


class CardSet(int):
    """Cards of one family, numbered from 0 (T01 is 0).

    >>> held = Technologies.of([2, 16])
    >>> held
    {T03, T17}
    >>> list(held), 16 in held, "T17" in held, len(held), held.plus(0).minus(2)
    ([2, 16], True, True, 2, {T01, T17})
    """

    __slots__ = ()
    suit: ClassVar[str]

    @classmethod
    def of(cls, cards: Iterable[int]) -> Self:
        bits = 0
        for card in cards:
            bits |= 1 << card
        return cls(bits)

    def plus(self, card: int) -> Self:
        return type(self)(self | 1 << card)

    def minus(self, card: int) -> Self:
        return type(self)(self & ~(1 << card))

    @property
    def ids(self) -> list[str]:
        return [card_name(self.suit, card) for card in cards_in(self)]

    def __iter__(self) -> Iterator[int]:
        return iter(cards_in(self))

    def __contains__(self, card: object) -> bool:
        if isinstance(card, str):
            return card in self.ids
        return isinstance(card, int) and bool(self >> card & 1)

    def __len__(self) -> int:
        return self.bit_count()

    def __repr__(self) -> str:
        return f"{{{', '.join(self.ids)}}}"


class Blessings(CardSet):
    __slots__ = ()
    suit = "B"


class Technologies(CardSet):
    __slots__ = ()
    suit = "T"


class Decrees(CardSet):
    __slots__ = ()
    suit = "D"


class Artifacts(CardSet):
    __slots__ = ()
    suit = "X"


FAMILIES: Final[tuple[type[CardSet], ...]] = (Blessings, Technologies, Decrees)
"""Classes by `Family`."""
NO_BLESSINGS: Final = Blessings()
NO_TECHNOLOGIES: Final = Technologies()
NO_ARTIFACTS: Final = Artifacts()
