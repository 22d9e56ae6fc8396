"""The interface of an agent, which chooses a move with the knowledge of its seat."""

from typing import Protocol

from ..rules import Decision, Game, Move, View
from ..rules.rng import Randomness


class SeatView:
    """The information given to an agent: its seat's view, and imagined games that fit it.

    `view` is computed on first use, because some agents only need imagined games.
    """

    __slots__ = ("_game", "_view", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._view: View | None = None
        self.seat = seat

    def __repr__(self) -> str:
        return f"<SeatView of seat {self.seat}: {self._game.state.moment}>"

    @property
    def view(self) -> View:
        """The view of the seat."""
        if self._view is None:
            self._view = self._game.view(self.seat)
        return self._view

    def determinize(self, rng: Randomness) -> Game:
        """Return a copy of the game in which everything hidden from the seat is dealt anew."""
        return self._game.determinize(self.seat, rng)


class Agent(Protocol):
    """The interface of an agent: `choose` returns one of `decision.options`.

    An agent takes all random numbers from `rng`.
    """

    def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move: ...


class RandomAgent:
    """An agent that chooses each option with equal probability."""

    def __repr__(self) -> str:
        return "RandomAgent()"

    def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move:
        return decision.options[rng.randrange(len(decision.options))]
