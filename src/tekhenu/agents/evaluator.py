"""Evaluators of a tree search: priors of options and values of positions."""

from typing import Final, Protocol

from ..rules import Decision, Game
from ..rules.state import Phase
from .greedy import GreedyAgent, Widths

TURN: Final = int(Phase.TURN)


class Evaluator(Protocol):
    """The interface of the priors and values that a search uses."""

    def prior(self, game: Game, decision: Decision, is_root: bool) -> list[float]:
        """Return a score in VP for each option. The root's prior may take more time."""
        ...

    def evaluate(self, game: Game, last_turn: int) -> list[float]:
        """Return the value of a game to each seat in VP, looking ahead to the end of a turn.

        `last_turn` is a `turn_number`. The caller does not use `game` afterwards, so it may be
        played on.
        """
        ...


class RolloutEvaluator:
    """An evaluator that continues games with the choices of a greedy agent.

    At the decisions of `widths`, the rollout tries that number of options.
    """

    def __init__(self, agent: GreedyAgent, widths: Widths) -> None:
        self.agent = agent
        self.widths = widths

    def prior(self, game: Game, decision: Decision, is_root: bool) -> list[float]:
        if not is_root:
            return self.agent.scores(game.table, decision)
        return [
            self.agent.option_value(game, option, decision.player) for option in decision.options
        ]

    def evaluate(self, game: Game, last_turn: int) -> list[float]:
        while (decision := game.decision) is not None and turn_number(game) <= last_turn:
            game = self.agent.best_end(game, decision.player, game.state.step, self.widths)[1]
        return [self.agent.value(game.table, seat) for seat in range(game.settings.players)]


def turn_number(game: Game) -> int:
    """Return the number of turns started; phases between rounds count as a round's last turn."""
    state = game.state
    players = len(state.order)
    return state.round * players + (state.active if state.phase == TURN else players - 1)
