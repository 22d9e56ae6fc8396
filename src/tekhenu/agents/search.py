"""Search: information-set Monte Carlo tree search over imagined games.

Every iteration deals the hidden things anew, walks down one common tree by what its options have
brought so far and by first impressions, completes the turn and everybody's next one by the policy,
and values the position. Few options are looked at first, more the longer a node is visited.
"""

import time
from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import Final

from ..rules import Decision, Game, Move
from ..rules.rng import Randomness
from ..rules.state import Phase
from . import policy
from .agent import SeatView
from .greedy import GreedyAgent
from .valuation import DEFAULT, Weights, value

TURN: Final = int(Phase.TURN)
EXPLORATION: Final = 1.2
RIVALS: Final = 0.5  # how much of the best rival's worth is taken off the own
EPSILON: Final = 0.15  # how often a move of a rollout is made at random
TEMPERATURE: Final = 2.0  # VP of first impression that make an option e times as likely


class Node:
    """What is known of a decision: for each option looked at, visits and worth to its player."""

    __slots__ = ("children", "order", "prior", "total", "visits")

    def __init__(self, order: Sequence[Move], scores: list[float]) -> None:
        top = max(scores)
        odds = [exp((score - top) / TEMPERATURE) for score in scores]
        ranked = sorted(range(len(order)), key=lambda i: -odds[i])
        whole = sum(odds)
        self.order = [order[i] for i in ranked]
        self.prior = {order[i]: odds[i] / whole for i in ranked}
        self.visits: dict[Move, int] = {}
        self.total: dict[Move, float] = {}
        self.children: dict[Move, Node] = {}

    def wide(self) -> Sequence[Move]:
        """Progressive widening: more options the more often the node was visited."""
        seen = sum(self.visits.values())
        return self.order[: 3 + int(1.5 * sqrt(seen))]


class WorthRange:
    """The range of worths seen, to compare them with the bonus for exploring."""

    __slots__ = ("high", "low")

    def __init__(self) -> None:
        self.low, self.high = float("inf"), float("-inf")

    def add(self, worth: float) -> None:
        self.low, self.high = min(self.low, worth), max(self.high, worth)

    def share(self, worth: float) -> float:
        return (worth - self.low) / (self.high - self.low) if self.high > self.low else 0.5


class SearchAgent:
    """`iterations` or `seconds` bound the search; it can be stopped at any time."""

    def __init__(
        self,
        iterations: int | None = None,
        seconds: float | None = None,
        weights: Weights = DEFAULT,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        if (iterations is None) == (seconds is None):
            raise ValueError("a search is bounded by iterations or by seconds")
        self.iterations = iterations
        self.seconds = seconds
        self.weights = weights
        self.clock = clock
        self.greedy = GreedyAgent(weights)
        self.simulations = 0  # so far, for the bench
        self._kept: tuple[tuple[int, int, int], Node, WorthRange] | None = None

    def __repr__(self) -> str:
        if self.seconds is None:
            return f"SearchAgent(iterations={self.iterations})"
        return f"SearchAgent(seconds={self.seconds:g})"

    def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move:
        if len(decision.options) == 1:
            return decision.options[0]
        world = view.determinize(rng)
        root, scale = self._root(world, decision, view.seat)
        finished = self._budget()
        count = 0
        while not finished(count):
            self._iterate(view, root, scale, rng)
            count += 1
        self.simulations += count
        best = max(decision.options, key=lambda option: self._visited(root, option))
        child = root.children.get(best)
        self._kept = None if child is None else (world.state.step, child, scale)
        return best

    def _budget(self) -> Callable[[int], bool]:
        if self.iterations is not None:
            limit = self.iterations
            return lambda count: count >= limit
        end = self.clock() + (self.seconds or 0.0)
        return lambda count: count > 0 and self.clock() >= end

    @staticmethod
    def _visited(root: Node, option: Move) -> tuple[int, float]:
        return root.visits.get(option, 0), root.prior.get(option, 0.0)

    def _root(self, world: Game, decision: Decision, seat: int) -> tuple[Node, WorthRange]:
        """The tree grown for the choice before, within one turn; else a new one."""
        kept = self._kept
        if kept is not None and kept[0] == world.state.step:
            _, node, scale = kept
            if set(decision.options) <= set(node.order):
                return node, scale
        scores = [self.greedy.worth(world, option, seat) for option in decision.options]
        return Node(decision.options, scores), WorthRange()

    def _iterate(self, view: SeatView, root: Node, scale: WorthRange, rng: Randomness) -> None:
        game = view.determinize(rng)
        end = _turn_number(game) + game.settings.players
        node = root
        path: list[tuple[Node, Move, int]] = []
        while (decision := game.decision) is not None and _turn_number(game) <= end:
            option = self._select(node, decision, scale)
            path.append((node, option, decision.player))
            game.play(option)
            child = node.children.get(option)
            if child is None:
                self._expand(node, option, game)
                break
            node = child
        self._rollout(game, end, rng)
        worths = [value(game.table, seat, self.weights) for seat in range(game.settings.players)]
        for node, option, player in path:
            rivals = max(w for seat, w in enumerate(worths) if seat != player)
            worth = worths[player] - RIVALS * rivals
            scale.add(worth)
            node.visits[option] = node.visits.get(option, 0) + 1
            node.total[option] = node.total.get(option, 0.0) + worth

    @staticmethod
    def _select(node: Node, decision: Decision, scale: WorthRange) -> Move:
        offered = decision.options
        seen = sum(node.visits.values())
        exploration = EXPLORATION * sqrt(seen + 1)
        best, most = offered[0], float("-inf")
        known = [option for option in node.wide() if option in offered]
        for option in known or offered:
            visits = node.visits.get(option, 0)
            mean = scale.share(node.total[option] / visits) if visits else 0.6
            puct = mean + exploration * node.prior.get(option, 0.02) / (1 + visits)
            if puct > most:
                best, most = option, puct
        return best

    @staticmethod
    def _expand(node: Node, option: Move, game: Game) -> None:
        decision = game.decision
        if decision is not None:
            scores = [policy.score(game.table, decision, o) for o in decision.options]
            node.children[option] = Node(decision.options, scores)

    @staticmethod
    def _rollout(game: Game, end: int, rng: Randomness) -> None:
        """Everybody plays by the policy, now and then at random."""
        while (decision := game.decision) is not None and _turn_number(game) <= end:
            if rng.randrange(100) < 100 * EPSILON:
                game.play(decision.options[rng.randrange(len(decision.options))])
            else:
                game.play(policy.favourite(game.table, decision))


def _turn_number(game: Game) -> int:
    """Turns begun so far; what follows a round counts as its end."""
    state = game.state
    players = len(state.order)
    return state.round * players + (state.active if state.phase == TURN else players - 1)
