"""Payments and gains that have a number of their own.

A price asks for pieces of one kind, or for stone, and Gold or Scribes may stand in for them. The
limits below are above what the rules and the default edition ever ask for; an edition with higher
prices still plays, see `actions.OTHER`.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final

from tekhenu.rules.move import GOODS, Gain, Pay
from tekhenu.rules.moves import gain, pay

PAPYRUS, BREAD, LIMESTONE, GRANITE, GOLD, SCRIBE = range(len(GOODS))

PURSE: Final = 12  # Gold and Scribes alone: whatever may be paid without the thing itself
PAPYRUS_LIMIT: Final = 4  # Thoth asks for 3
BREAD_LIMIT: Final = 12  # a Scoring asks for 7
STONE_LIMIT: Final = 6  # a Pillar asks for 4
GAINS: Final = (3, 5)  # S09 and S10 bring 3 Resources, S04 brings 5


def bundles(kinds: tuple[int, ...], total: int) -> Iterator[tuple[int, ...]]:
    """All ways to hold exactly so many pieces of these kinds."""
    for counts in product(range(total, -1, -1), repeat=len(kinds)):
        if sum(counts) == total:
            pieces = [0] * len(GOODS)
            for kind, count in zip(kinds, counts, strict=True):
                pieces[kind] = count
            yield tuple(pieces)


def _with_purse(kinds: tuple[int, ...], limit: int) -> list[Pay]:
    """Payments of at least one piece of these kinds, the rest in Gold and Scribes."""
    return [
        pay(pieces)
        for total in range(1, limit + 1)
        for pieces in bundles((*kinds, GOLD, SCRIBE), total)
        if any(pieces[kind] for kind in kinds)
    ]


def payments() -> list[Pay]:
    purse = [pay(pieces) for total in range(PURSE + 1) for pieces in bundles((GOLD, SCRIBE), total)]
    return (
        purse
        + _with_purse((PAPYRUS,), PAPYRUS_LIMIT)
        + _with_purse((BREAD,), BREAD_LIMIT)
        + _with_purse((LIMESTONE, GRANITE), STONE_LIMIT)
    )


def gains() -> list[Gain]:
    kinds = (PAPYRUS, BREAD, LIMESTONE, GRANITE)
    return [gain(pieces) for total in GAINS for pieces in bundles(kinds, total)]
