"""Payments and gains that have numbers of their own in the action space.

A price consists of pieces of one kind, or of stone; Gold and Scribes can replace pieces. The limits
below exceed all prices of the default edition. Editions with higher prices work too, because
further payments are numbered by `actions.OTHER`.
"""

from collections.abc import Iterator
from itertools import product
from typing import Final

from tekhenu.rules.move import GOODS, Gain, Pay
from tekhenu.rules.moves import gain, pay

PAPYRUS, BREAD, LIMESTONE, GRANITE, GOLD, SCRIBE = range(len(GOODS))

PURSE: Final = 12  # payments of Gold and Scribes only
PAPYRUS_LIMIT: Final = 4  # Thoth's highest price is 3
BREAD_LIMIT: Final = 12  # the highest price of a Scoring phase is 7
STONE_LIMIT: Final = 6  # the highest price of a Pillar is 4
GAINS: Final = (3, 5)  # S09 and S10 give 3 Resources, S04 gives 5


def bundles(kinds: tuple[int, ...], total: int) -> Iterator[tuple[int, ...]]:
    """Return all multisets of exactly `total` pieces of these kinds."""
    for counts in product(range(total, -1, -1), repeat=len(kinds)):
        if sum(counts) == total:
            pieces = [0] * len(GOODS)
            for kind, count in zip(kinds, counts, strict=True):
                pieces[kind] = count
            yield tuple(pieces)


def _with_purse(kinds: tuple[int, ...], limit: int) -> list[Pay]:
    """Return payments with at least one piece of these kinds and the rest in Gold and Scribes."""
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
