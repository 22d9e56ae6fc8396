"""The greedy agent: tries every option and evaluates how its own turn can end.

Each option is played in an imagined game. The policy completes the turn, trying several options
where `widths` has the kind of decision. The option with the best end is chosen.
"""

import warnings
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
"""The number of options to try, by kind of decision; for other kinds only the favorite."""
WIDTHS: Final[Widths] = {DecisionKind.ACTION: 3, DecisionKind.ANY_ACTION: 3}
LONGEST: Final = 40  # maximum number of decisions of a turn, never reached in play
MANY: Final = 24  # with more options than this, only the best by the policy are tried


class GreedyAgent:
    """An agent that tries every option in an imagined game and chooses the best end."""

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
        return max(options, key=lambda option: self.option_value(world, option, view.seat))

    def option_value(self, world: Game, option: Move, seat: int) -> float:
        """Return the value for `seat` of the position after `option` and the rest of the step."""
        game = world.copy()
        step = game.state.step
        game.play(option)
        return self.completed(game, seat, step)

    def worth(self, world: Game, option: Move, seat: int) -> float:
        """Return `option_value`; this name is deprecated."""
        warnings.warn("GreedyAgent.worth is now option_value", DeprecationWarning, stacklevel=2)
        return self.option_value(world, option, seat)

    def completed(self, game: Game, seat: int, step: StepKey) -> float:
        """Return the value of the position at the end of the step, completed by the policy."""
        return self.best_end(game, seat, step, self.widths)[0]

    def best_end(
        self, game: Game, seat: int, step: StepKey, widths: Widths, left: int = LONGEST
    ) -> tuple[float, Game]:
        """Play the step to the best end found; return its value and the game. Mutates `game`."""
        while left:
            decision = game.decision
            if decision is None or decision.player != seat or game.state.step != step:
                break
            left -= 1
            if decision.kind in widths and len(decision.options) > 1:
                return self._best_branch(game, decision, seat, step, widths, left)
            game.play(self.favorite(game.table, decision))
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

    # The valuation and the policy, which subclasses replace

    def value(self, table: Table, seat: int) -> float:
        return value(table, seat, self.weights)

    def scores(self, table: Table, decision: Decision) -> list[float]:
        """Return the policy's scores of all options, in VP."""
        return policy.scores(table, decision, decision.options)

    def favorite(self, table: Table, decision: Decision) -> Move:
        return policy.best_option(decision.options, self.scores(table, decision))

    def promising(self, game: Game, decision: Decision, count: int) -> Sequence[Move]:
        """Return the `count` options with the best scores, or all if there are no more."""
        options = decision.options
        if len(options) <= count:
            return options
        return policy.best_options(options, self.scores(game.table, decision), count)
