"""Samples: positions as rows of numbers, with the result of the game as target.

A sample is a position at the beginning of a step, where the agents evaluate positions. Its target
is the lead in VP of each seat over the mean of the others at the end of the game.
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
Float64Array = NDArray[np.float64]

ALL_TERMS: Final = TERMS + SETH_TERMS
CARD_BASIS: Final = 2  # cards are rare, so their values depend only on the number of turns left
PARTS: Final = (
    len(ALL_TERMS) * len(BASIS),
    len(CARDS) * CARD_BASIS,
    len(OPPONENT_TERMS) * len(BASIS),
)
COLUMNS: Final = sum(PARTS)


@dataclass(frozen=True, slots=True)
class Samples:
    """Positions of games with the same number of seats."""

    terms: Floats  # by position, seat and term; 0 for solo opponents
    cards: NDArray[np.uint8]  # by position, seat and card
    opponents: Floats  # by position, seat and term of solo opponents; 0 for other players
    moments: Floats  # by position, seat and function of `BASIS`
    points: Floats  # VP at the end of the game, by position and seat
    humans: int

    def __len__(self) -> int:
        return len(self.points)


class SampleCollector:
    """Collector of the samples of one game."""

    def __init__(self) -> None:
        self.rows: list[tuple[NDArray[Any], ...]] = []
        self._step: object = None

    def look(self, game: Game) -> None:
        """Add a sample if a step has begun."""
        step = game.state.step
        if step != self._step:
            self._step = step
            self.rows.append(_sample(game))

    def samples(self, game: Game) -> Samples:
        """Return the samples of the finished game."""
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
    """Yield the samples concatenated by number of seats."""
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


def seat_columns(samples: Samples, seat: int) -> Floats:
    """Return the columns of a seat, the products of its numbers and the functions of `BASIS`."""
    moments = samples.moments[:, seat]
    size = len(samples)
    parts = (
        samples.terms[:, seat, :, None] * moments[:, None, :],
        samples.cards[:, seat, :, None] * moments[:, None, :CARD_BASIS],
        samples.opponents[:, seat, :, None] * moments[:, None, :],
    )
    return np.concatenate([part.reshape(size, -1) for part in parts], axis=1)


def design(samples: Samples) -> tuple[Floats, Floats]:
    """Return rows and targets: each seat of a person relative to the mean of all other seats.

    A game of two has one row per position, because the other one is its negative.
    """
    seats = samples.points.shape[1]
    columns = [seat_columns(samples, seat) for seat in range(seats)]
    whole = np.sum(columns, axis=0)
    points = samples.points.sum(axis=1)
    chosen = 1 if seats == 2 else samples.humans
    rows = [own - (whole - own) / (seats - 1) for own in columns[:chosen]]
    targets = [
        samples.points[:, seat] - (points - samples.points[:, seat]) / (seats - 1)
        for seat in range(chosen)
    ]
    return np.concatenate(rows), np.concatenate(targets)
