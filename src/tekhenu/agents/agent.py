"""What an agent is: something that chooses, knowing only what its seat may know."""

from typing import Protocol

from ..rules import Decision, Game, Move, View
from ..rules.rng import Randomness


class SeatView:
    """All an agent is given: its seat's view, and imagined games that fit it.

    `view` is worked out on first use, because agents that only imagine do not need it.
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
        if self._view is None:
            self._view = self._game.view(self.seat)
        return self._view

    def determinize(self, rng: Randomness) -> Game:
        """A game like this one in which everything hidden from the seat is dealt anew."""
        return self._game.determinize(self.seat, rng)


class Agent(Protocol):
    """Chooses one of `decision.options`. Whatever is random about it comes from `rng`."""

    def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move: ...


class RandomAgent:
    """Every option is as likely as any other."""

    def __repr__(self) -> str:
        return "RandomAgent()"

    def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move:
        return decision.options[rng.randrange(len(decision.options))]
