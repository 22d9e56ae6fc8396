"""Positions as rows of numbers: what the fit sees of a game.

A sample is a position at the beginning of a step, which is where the agents judge. Its target is
the result of the game: by how many VP each seat was ahead of the mean of the others.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tekhenu import Game
from tekhenu.agents.features import (
    BASIS,
    CARDS,
    OPPONENT_TERMS,
    SETH_TERMS,
    TERMS,
    basis,
    cards,
    opponent_terms,
    terms,
)
from tekhenu.agents.valuation import turns_left
from tekhenu.rules.wheel import scorings_to_come

Floats = NDArray[np.float32]

ALL_TERMS: Final = TERMS + SETH_TERMS
CARD_BASIS: Final = 2  # cards are rare: what they are worth changes with the turns left, no more
PARTS: Final = (
    len(ALL_TERMS) * len(BASIS),
    len(CARDS) * CARD_BASIS,
    len(OPPONENT_TERMS) * len(BASIS),
)
COLUMNS: Final = sum(PARTS)


@dataclass(frozen=True, slots=True)
class Samples:
    """Positions of games with as many seats each; the last axis has the numbers."""

    terms: Floats  # position, seat, term: nothing for a solo opponent
    cards: NDArray[np.uint8]
    opponents: Floats  # nothing for a person
    moments: Floats  # position, seat, `basis`
    points: Floats  # position, seat: VP at the end of the game
    humans: int

    def __len__(self) -> int:
        return len(self.points)


class Notebook:
    """Collects the samples of one game while it is played."""

    def __init__(self) -> None:
        self.rows: list[tuple[NDArray[Any], ...]] = []
        self._step: object = None

    def look(self, game: Game) -> None:
        """Take a sample if a step has begun."""
        step = game.state.step
        if step != self._step:
            self._step = step
            self.rows.append(_sample(game))

    def samples(self, game: Game) -> Samples:
        """At its end."""
        terms, cards, opponents, moments = (
            np.stack(column) for column in zip(*self.rows, strict=True)
        )
        final = np.array([player.vp for player in game.state.players], np.float32)
        points = np.tile(final, (len(self.rows), 1))
        return Samples(terms, cards, opponents, moments, points, game.settings.humans)


def _sample(game: Game) -> tuple[NDArray[Any], ...]:
    settings, table, state = game.settings, game.table, game.state
    seats = settings.players
    found = (
        np.zeros((seats, len(ALL_TERMS)), np.float32),
        np.zeros((seats, len(CARDS)), np.uint8),
        np.zeros((seats, len(OPPONENT_TERMS)), np.float32),
        np.zeros((seats, len(BASIS)), np.float32),
    )
    rounds, markers = table.printed.rounds, len(settings.edition.marker_steps)
    for seat in range(seats):
        found[3][seat] = basis(turns_left(table, seat), scorings_to_come(state), rounds, markers)
        if table.is_opponent(seat):
            found[2][seat] = opponent_terms(table, seat)
        else:
            numbers = terms(table, seat)
            found[0][seat, : len(numbers)] = numbers
            for card in cards(table, seat):
                found[1][seat, card] += 1
    return found


def joined(some: Sequence[Samples]) -> Iterable[Samples]:
    """Those with as many seats together."""
    for seats in sorted({each.points.shape[1] for each in some}):
        alike = [each for each in some if each.points.shape[1] == seats]
        yield Samples(
            np.concatenate([each.terms for each in alike]),
            np.concatenate([each.cards for each in alike]),
            np.concatenate([each.opponents for each in alike]),
            np.concatenate([each.moments for each in alike]),
            np.concatenate([each.points for each in alike]),
            alike[0].humans,
        )


def spread_out(samples: Samples, seat: int) -> Floats:
    """The columns of a seat: every number times every function of `BASIS`."""
    moments = samples.moments[:, seat]
    size = len(samples)
    parts = (
        samples.terms[:, seat, :, None] * moments[:, None, :],
        samples.cards[:, seat, :, None] * moments[:, None, :CARD_BASIS],
        samples.opponents[:, seat, :, None] * moments[:, None, :],
    )
    return np.concatenate([part.reshape(size, -1) for part in parts], axis=1)


def design(samples: Samples) -> tuple[Floats, Floats]:
    """Rows and targets: each person's seat against the mean of all others.

    Of two people one row tells all, the other's is its mirror image.
    """
    seats = samples.points.shape[1]
    columns = [spread_out(samples, seat) for seat in range(seats)]
    whole = np.sum(columns, axis=0)
    points = samples.points.sum(axis=1)
    chosen = 1 if seats == 2 else samples.humans
    rows = [own - (whole - own) / (seats - 1) for own in columns[:chosen]]
    targets = [
        samples.points[:, seat] - (points - samples.points[:, seat]) / (seats - 1)
        for seat in range(chosen)
    ]
    return np.concatenate(rows), np.concatenate(targets)
