"""Greedy: tries every option out and looks how the own turn could end.

Each option is played in an imagined game; the rest of the turn is completed by the policy, the
choice of action being tried both ways. The option with the most valuable end is taken.
"""

from collections.abc import Sequence
from typing import Final

from ..rules import Decision, Game, Move
from ..rules.rng import Randomness
from ..rules.state import StepKey
from ..rules.table import Table
from . import policy
from .agent import SeatView
from .valuation import DEFAULT, Weights, value

BRANCHING: Final = frozenset(
    {"action", "any action"}
)  # decisions tried in all ways while completing
WIDTH: Final = 3  # of those ways, the most promising
LONGEST: Final = 40  # decisions of a turn: a guard, never reached in play
MANY: Final = 24  # options beyond this number are sifted by the policy first


class GreedyAgent:
    """Tries every option in an imagined game, and takes the one with the most valuable end."""

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self.weights = weights

    def __repr__(self) -> str:
        return "GreedyAgent()" if self.weights is DEFAULT else "GreedyAgent(weights=…)"

    def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move:
        if len(decision.options) == 1:
            return decision.options[0]
        world = view.determinize(rng)
        options = self.promising(world, decision, MANY)
        return max(options, key=lambda option: self.worth(world, option, view.seat))

    def worth(self, world: Game, option: Move, seat: int) -> float:
        game = world.copy()
        step = game.state.step
        game.play(option)
        return self.completed(game, seat, step, LONGEST)

    def completed(self, game: Game, seat: int, step: StepKey, left: int) -> float:
        """The value of the position once the step is over, the player choosing by the policy."""
        while left:
            decision = game.decision
            if decision is None or decision.player != seat or game.state.step != step:
                break
            left -= 1
            if decision.kind in BRANCHING:
                return max(
                    self._branch(game, option, seat, step, left)
                    for option in self.promising(game, decision, WIDTH)
                )
            game.play(self.favourite(game.table, decision))
        return self.value(game.table, seat)

    # What it goes by

    def value(self, table: Table, seat: int) -> float:
        return value(table, seat, self.weights)

    def favourite(self, table: Table, decision: Decision) -> Move:
        return policy.favourite(table, decision)

    def scores(self, table: Table, decision: Decision) -> list[float]:
        """First impressions of all options, in VP."""
        return [policy.score(table, decision, option) for option in decision.options]

    def promising(self, game: Game, decision: Decision, count: int) -> Sequence[Move]:
        return promising(game, decision, count)

    def _branch(self, game: Game, option: Move, seat: int, step: StepKey, left: int) -> float:
        branch = game.copy()
        branch.play(option)
        return self.completed(branch, seat, step, left)


def promising(game: Game, decision: Decision, count: int) -> Sequence[Move]:
    """The options with the best first impression, in the order offered."""
    options = decision.options
    if len(options) <= count:
        return options
    ranked = sorted(
        options, key=lambda option: policy.score(game.table, decision, option), reverse=True
    )
    return ranked[:count]
