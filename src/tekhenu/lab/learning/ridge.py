"""Ridge regression from sums alone: games are added as they come and need not be kept.

One fit is shared by all kinds of game; each kind then departs from it as far as its own games
insist. Columns are scaled to the same size first, so that one penalty fits all.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tekhenu.agents.features import BASIS, CARDS, OPPONENT_TERMS

from .samples import ALL_TERMS, CARD_BASIS, COLUMNS, PARTS, Samples, design, joined

Numbers = NDArray[np.float64]

SHARED_PENALTY: Final = 1000.0  # as many rows that say "nothing is worth anything"
OWN_PENALTY: Final = 300_000.0  # … "as in all kinds of game"
DIGITS: Final = 5


@dataclass(slots=True)
class Sums:
    """All that the fit needs of the rows seen."""

    rows: float = 0.0
    square: Numbers = field(default_factory=lambda: np.zeros((COLUMNS, COLUMNS)))
    product: Numbers = field(default_factory=lambda: np.zeros(COLUMNS))

    def add(self, samples: list[Samples]) -> None:
        for alike in joined(samples):
            rows, targets = design(alike)
            self.rows += len(rows)
            self.square += rows.T @ rows
            self.product += rows.T @ targets

    def __add__(self, other: "Sums") -> "Sums":
        return Sums(
            self.rows + other.rows, self.square + other.square, self.product + other.product
        )


def solved(sums: Sums, penalty: float, begun: Numbers) -> Numbers:
    """The weights near `begun` that fit the rows best."""
    if not sums.rows:
        return begun
    size = np.sqrt(np.diag(sums.square) / sums.rows)
    size[size == 0] = 1.0
    square = sums.square / np.outer(size, size)
    product = (sums.product - sums.square @ begun) / size
    square[np.diag_indices(COLUMNS)] += penalty
    found: Numbers = begun + np.linalg.solve(square, product) / size
    return found


def fitted(known: Mapping[str, Sums]) -> dict[str, Numbers]:
    """The weights of each kind of game."""
    every = sum(known.values(), Sums())
    shared = solved(every, SHARED_PENALTY, np.zeros(COLUMNS))
    return {kind: solved(sums, OWN_PENALTY, shared) for kind, sums in known.items()}


# How good it is


def explained(weights: Numbers, samples: list[Samples]) -> float:
    """R²: the share of the results' variance about zero that the weights foretell."""
    wrong = total = 0.0
    for alike in joined(samples):
        rows, targets = design(alike)
        wrong += float(((targets - rows @ weights) ** 2).sum())
        total += float((targets**2).sum())
    return 1 - wrong / total if total else 0.0


def in_words(weights: Numbers) -> dict[str, Any]:
    """As `agents.learned.Model` reads them."""
    terms, cards, opponents = np.split(weights, np.cumsum(PARTS)[:-1])
    rest = [0.0] * (len(BASIS) - CARD_BASIS)
    return {
        "terms": _named(ALL_TERMS, terms, []),
        "cards": _named(CARDS, cards, rest),
        "opponents": _named(OPPONENT_TERMS, opponents, []),
    }


def _named(names: tuple[str, ...], weights: Numbers, rest: list[float]) -> dict[str, list[float]]:
    rows = weights.reshape(len(names), -1)
    return {
        name: [*(float(f"{weight:.{DIGITS}g}") for weight in row), *rest]
        for name, row in zip(names, rows, strict=True)
    }
