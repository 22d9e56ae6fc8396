"""Ridge regression from sums, so that games can be added one by one without being stored.

A first fit uses all kinds of games; the fit of each kind is regularized towards it. Columns are
scaled to the same size, so that one penalty suits all.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from tekhenu.agents.features import BASIS, CARDS, OPPONENT_TERMS

from .samples import ALL_TERMS, CARD_BASIS, COLUMNS, PARTS, Float64Array, Samples, design, joined

SHARED_PENALTY: Final = 1000.0  # towards 0
OWN_PENALTY: Final = 300_000.0  # towards the weights of all kinds of games
DIGITS: Final = 5


@dataclass(slots=True)
class Sums:
    """The sums over rows that a fit needs."""

    rows: float = 0.0
    square: Float64Array = field(default_factory=lambda: np.zeros((COLUMNS, COLUMNS)))
    product: Float64Array = field(default_factory=lambda: np.zeros(COLUMNS))

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


def solved(sums: Sums, penalty: float, begun: Float64Array) -> Float64Array:
    """Return the weights that fit the rows best, with a penalty on the distance to `begun`."""
    if not sums.rows:
        return begun
    size = np.sqrt(np.diag(sums.square) / sums.rows)
    size[size == 0] = 1.0
    square = sums.square / np.outer(size, size)
    product = (sums.product - sums.square @ begun) / size
    square[np.diag_indices(COLUMNS)] += penalty
    found: Float64Array = begun + np.linalg.solve(square, product) / size
    return found


def fitted(known: Mapping[str, Sums]) -> dict[str, Float64Array]:
    """Return the weights of each kind of game."""
    every = sum(known.values(), Sums())
    shared = solved(every, SHARED_PENALTY, np.zeros(COLUMNS))
    return {kind: solved(sums, OWN_PENALTY, shared) for kind, sums in known.items()}


# Evaluation and output


def explained(weights: Float64Array, samples: list[Samples]) -> float:
    """Return R²: the share of the results' mean square that the weights explain."""
    wrong = total = 0.0
    for alike in joined(samples):
        rows, targets = design(alike)
        wrong += float(((targets - rows @ weights) ** 2).sum())
        total += float((targets**2).sum())
    return 1 - wrong / total if total else 0.0


def model_weights(weights: Float64Array) -> dict[str, Any]:
    """Return the weights in the form that `agents.learned.Model` reads."""
    terms, cards, opponents = np.split(weights, np.cumsum(PARTS)[:-1])
    rest = [0.0] * (len(BASIS) - CARD_BASIS)
    return {
        "terms": _named(ALL_TERMS, terms, []),
        "cards": _named(CARDS, cards, rest),
        "opponents": _named(OPPONENT_TERMS, opponents, []),
    }


def _named(
    names: tuple[str, ...], weights: Float64Array, rest: list[float]
) -> dict[str, list[float]]:
    rows = weights.reshape(len(names), -1)
    return {
        name: [*(float(f"{weight:.{DIGITS}g}") for weight in row), *rest]
        for name, row in zip(names, rows, strict=True)
    }
