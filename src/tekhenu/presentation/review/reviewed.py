"""A game with its review, as far as the review is known."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from tekhenu.analysis.review import Grade, KeyMoment, Review, ReviewedTurn
from tekhenu.rules import Game, View
from tekhenu.text import Catalog


class PositionMark(Protocol):
    """The number of events and the round after a choice of a game."""

    @property
    def events(self) -> int: ...
    @property
    def round(self) -> int: ...


class Positions(Protocol):
    """A game with all its earlier positions."""

    @property
    def game(self) -> Game: ...
    @property
    def marks(self) -> Sequence[PositionMark]: ...
    def at(self, step: int) -> Game:
        """Return a new game with the first `step` choices."""
        ...


@dataclass(frozen=True)
class ReviewedGame:
    """A game with its review for one reader.

    Fields:
        turns: the turns that are known so far, in order.
        review: the whole review; None while it is being computed.
        reader: the seat of the reader; None for a spectator.
    """

    positions: Positions
    names: tuple[str, ...]
    words: Catalog
    turns: tuple[ReviewedTurn, ...] = ()
    review: Review | None = None
    reader: int | None = None

    @property
    def game(self) -> Game:
        return self.positions.game

    @property
    def seats(self) -> range:
        """Return all seats, with those of solo opponents."""
        return range(self.game.settings.players)

    @property
    def people(self) -> range:
        """Return the seats that make choices."""
        return range(self.game.settings.humans)

    @cached_property
    def view(self) -> View:
        """Return the end of the game as the reader sees it."""
        return self.game.view(self.reader)

    @cached_property
    def by_step(self) -> dict[int, int]:
        """Return the places of the known turns by the number of earlier choices."""
        return {each.turn.before: number for number, each in enumerate(self.turns)}

    def before(self, number: int, seat: int) -> float:
        """Return the expected margin of a seat before a turn."""
        if self.review is not None:
            return self.review.levels[number][0][seat]
        return self.turns[number].margins[seat] + self.turns[number].losses[seat]

    def after(self, number: int, seat: int) -> float:
        """Return the expected margin of a seat after a turn."""
        return self.before(number, seat) - self.turns[number].losses[seat]

    def luck(self, number: int, seat: int) -> float:
        """Return how much chance moved the margin after a turn; 0 while that is unknown."""
        return 0.0 if self.review is None else self.review.luck(number, seat)

    def moments(self, seat: int) -> list[KeyMoment]:
        """Return the moments that decided the game, among the turns known so far."""
        if self.review is not None:
            return self.review.moments(seat)
        known = Review(self.turns, (0.0,) * len(self.seats))
        return [each for each in known.moments(seat) if each.kind == "own"]

    def count(self, seat: int, grade: Grade) -> int:
        """Return the number of known turns of a seat with a grade."""
        return sum(each.turn.seat == seat and each.grade == grade for each in self.turns)
