"""Greedy: tries every option out and looks how the own turn could end.

Each option is played in an imagined game; the rest of the turn is completed by the policy, the
choice of action being tried both ways. The option with the most valuable end is taken.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from ..rules import Decision, DecisionKind, Game, Move
from ..rules.rng import Randomness
from ..rules.state import StepKey
from ..rules.table import Table
from . import policy
from .agent import SeatView
from .valuation import DEFAULT, Weights, value

Widths = Mapping[DecisionKind, int]
"""How many options are tried, by the kind of decision; of all others only the favorite."""
WIDTHS: Final[Widths] = {DecisionKind.ACTION: 3, DecisionKind.ANY_ACTION: 3}
LONGEST: Final = 40  # decisions of a turn: a guard, never reached in play
MANY: Final = 24  # options beyond this number are sifted by the policy first


class GreedyAgent:
    """Tries every option in an imagined game, and takes the one with the most valuable end."""

    def __init__(
        self, weights: Weights = DEFAULT, many: int = MANY, widths: Widths = WIDTHS
    ) -> None:
        self.weights = weights
        self.many = many
        self.widths = widths

    def __repr__(self) -> str:
        return "GreedyAgent()" if self.weights is DEFAULT else "GreedyAgent(weights=…)"

    def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move:
        if len(decision.options) == 1:
            return decision.options[0]
        world = view.determinize(rng)
        options = self.promising(world, decision, self.many)
        return max(options, key=lambda option: self.worth(world, option, view.seat))

    def worth(self, world: Game, option: Move, seat: int) -> float:
        game = world.copy()
        step = game.state.step
        game.play(option)
        return self.completed(game, seat, step)

    def completed(self, game: Game, seat: int, step: StepKey) -> float:
        """The value of the position once the step is over, the player choosing by the policy."""
        return self.best_end(game, seat, step, self.widths)[0]

    def best_end(
        self, game: Game, seat: int, step: StepKey, widths: Widths, left: int = LONGEST
    ) -> tuple[float, Game]:
        """The most valuable end of a step that was found, and its value; `game` is played on."""
        while left:
            decision = game.decision
            if decision is None or decision.player != seat or game.state.step != step:
                break
            left -= 1
            if decision.kind in widths and len(decision.options) > 1:
                return self._best_branch(game, decision, seat, step, widths, left)
            game.play(self.favourite(game.table, decision))
        return self.value(game.table, seat), game

    def _best_branch(
        self, game: Game, decision: Decision, seat: int, step: StepKey, widths: Widths, left: int
    ) -> tuple[float, Game]:
        best: tuple[float, Game] | None = None
        for option in self.promising(game, decision, widths[decision.kind]):
            branch = game.copy()
            branch.play(option)
            end = self.best_end(branch, seat, step, widths, left)
            if best is None or end[0] > best[0]:
                best = end
        assert best is not None
        return best

    # What it goes by

    def value(self, table: Table, seat: int) -> float:
        return value(table, seat, self.weights)

    def scores(self, table: Table, decision: Decision) -> list[float]:
        """First impressions of all options, in VP."""
        return policy.scores(table, decision, decision.options)

    def favourite(self, table: Table, decision: Decision) -> Move:
        return policy.first_of(decision.options, self.scores(table, decision))

    def promising(self, game: Game, decision: Decision, count: int) -> Sequence[Move]:
        """The options with the best first impression, the best one first if not all are given."""
        options = decision.options
        if len(options) <= count:
            return options
        return policy.foremost(options, self.scores(game.table, decision), count)
