"""Information-set Monte Carlo tree search over imagined games.

Every iteration deals the hidden cards anew and descends one common tree by PUCT, which combines the
mean value of an option with its prior. A new leaf is evaluated by a rollout to the searcher's
second turn from now. The value of a leaf is the player's lead in VP over the best rival. All leaves
are at the same point of a round, because the value of a position depends on who has moved already.

Nodes use progressive widening: the more visits, the more options are considered. The tree is kept
within a turn. The n-th visit of every option of the root has the same deal, so options are compared
under equal luck.
"""

import time
from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import Final

from ..rules import Decision, DecisionKind, Move
from ..rules.rng import Randomness, Rng
from ..rules.state import StepKey
from .agent import SeatView
from .evaluator import Evaluator, RolloutEvaluator, turn_number
from .greedy import WIDTHS, Widths
from .learned import LearnedAgent

EXPLORATION: Final = 25.0  # the PUCT constant, in VP
UNEXPECTED: Final = 0.02  # prior of an option that only some deals offer
TEMPERATURE: Final = 2.0  # difference of scores in VP that makes an option e times as likely
ROUNDS: Final = 2  # look-ahead of an iteration
ROLLOUT: Final[Widths] = {DecisionKind.DIE: 3, DecisionKind.ACTION: 2, DecisionKind.ANY_ACTION: 2}
SEEDS: Final = 1 << 62
MIN_ITERATIONS: Final = 8  # iterations before a search may end early
LONGER: Final = 2.0  # limit of a search with saved time, as a multiple of its usual time


class Node:
    """A decision in the tree: visits and total value of each option, for the deciding player."""

    __slots__ = ("children", "order", "prior", "total", "total_value", "total_visits", "visits")

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
        self.total_visits = 0  # visits of all options
        self.total_value = 0.0  # total value of all options

    def add(self, option: Move, value: float) -> None:
        self.visits[option] = self.visits.get(option, 0) + 1
        self.total[option] = self.total.get(option, 0.0) + value
        self.total_visits += 1
        self.total_value += value

    def mean(self, option: Move) -> float:
        return self.total[option] / self.visits[option]

    def wide(self) -> Sequence[Move]:
        """Return the options to consider (progressive widening)."""
        return self.order[: 3 + int(1.5 * sqrt(self.total_visits))]


class Tree:
    """The search tree of a step of the game. `path` contains the step's choices before the root."""

    __slots__ = ("path", "root", "seed", "step")

    def __init__(self, step: StepKey, path: list[Move], root: Node, seed: int) -> None:
        self.seed = seed
        self.step = step
        self.path = path
        self.root = root

    def below(self, step: StepKey, path: list[Move], decision: Decision) -> "Tree | None":
        """Return the subtree for a later decision of the same step, or None."""
        passed = len(self.path)
        if step != self.step or len(path) <= passed or path[:passed] != self.path:
            return None
        node = self.root
        for choice in path[passed:]:
            child = node.children.get(choice)
            if child is None:
                return None
            node = child
        fits = set(decision.options) <= set(node.order)
        return Tree(step, path, node, self.seed) if fits else None


class SearchAgent:
    """A tree search that stops after `iterations` or `seconds` and looks `rounds` ahead.

    The default evaluator is a RolloutEvaluator with the widths `rollout`.

    The search ends as soon as further iterations cannot change its choice. With a time limit, it
    saves the rest of the time for later choices that are still open when their time is up.
    """

    def __init__(
        self,
        iterations: int | None = None,
        seconds: float | None = None,
        evaluator: Evaluator | None = None,
        clock: Callable[[], float] = time.monotonic,
        rounds: int = ROUNDS,
        rollout: Widths = ROLLOUT,
    ) -> None:
        if (iterations is None) == (seconds is None):
            raise ValueError("pass exactly one of `iterations` and `seconds`")
        self.iterations = iterations
        self.seconds = seconds
        self.evaluator: Evaluator = (
            RolloutEvaluator(LearnedAgent(widths=WIDTHS), rollout)
            if evaluator is None
            else evaluator
        )
        self.clock = clock
        self.rounds = rounds
        self.saved_seconds = 0.0  # seconds left over from earlier choices
        self.simulations = 0  # number so far, for benchmarks
        self._tree: Tree | None = None

    def __repr__(self) -> str:
        if self.seconds is None:
            return f"SearchAgent(iterations={self.iterations})"
        return f"SearchAgent(seconds={self.seconds:g})"

    def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move:
        if len(decision.options) == 1:
            return decision.options[0]
        root = self.search(view, decision, rng)
        return max(decision.options, key=lambda option: _weight(root, option))

    def search(self, view: SeatView, decision: Decision, rng: Randomness) -> Node:
        """Return the root of the tree after searching up to the limit."""
        self._tree = tree = self._tree_for(view, decision, rng)
        if self.iterations is not None:
            self._count(tree, view, decision, self.iterations)
        else:
            self._clock(tree, view, decision, self.seconds or 0.0)
        return tree.root

    def _count(self, tree: Tree, view: SeatView, decision: Decision, limit: int) -> None:
        for count in range(limit):
            if count >= MIN_ITERATIONS and lead(tree.root, decision) > limit - count:
                break
            self._iterate(tree, view, decision)

    def _clock(self, tree: Tree, view: SeatView, decision: Decision, seconds: float) -> None:
        start = self.clock()
        longest = seconds + min(self.saved_seconds, (LONGER - 1) * seconds)
        count = 0
        while True:
            self._iterate(tree, view, decision)
            count += 1
            spent = self.clock() - start
            if spent >= longest or (spent >= seconds and settled(tree.root, decision)):
                break
            left = (seconds - spent) * count / spent if spent > 0 else seconds
            if count >= MIN_ITERATIONS and spent < seconds and lead(tree.root, decision) > left:
                break
        self.saved_seconds = min(max(0.0, self.saved_seconds + seconds - spent), LONGER * seconds)

    def _tree_for(self, view: SeatView, decision: Decision, rng: Randomness) -> Tree:
        """Return the subtree grown by an earlier choice of this step, or a new tree.

        An imagined game has no past before the choices of the present step.
        """
        world = view.determinize(rng)
        step, path = world.state.step, world.choices
        kept = None if self._tree is None else self._tree.below(step, path, decision)
        if kept is not None:
            return kept
        scores = self.evaluator.prior(world, decision, is_root=True)
        return Tree(step, path, Node(decision.options, scores), rng.randrange(SEEDS))

    def _iterate(self, tree: Tree, view: SeatView, asked: Decision) -> None:
        self.simulations += 1
        node, player = tree.root, asked.player
        option = _select(node, asked)
        game = view.determinize(Rng.seeded(tree.seed + node.visits.get(option, 0)))
        end = turn_number(game) + self.rounds * game.settings.players - 1
        path: list[tuple[Node, Move, int]] = []
        while True:
            path.append((node, option, player))
            game.play(option)
            decision = game.decision
            if decision is None or turn_number(game) > end:
                break
            child = node.children.get(option)
            if child is None:
                scores = self.evaluator.prior(game, decision, is_root=False)
                node.children[option] = Node(decision.options, scores)
                break
            node, player = child, decision.player
            option = _select(node, decision)
        values = self.evaluator.evaluate(game, end)
        for node, option, player in path:
            rivals = max(value for seat, value in enumerate(values) if seat != player)
            node.add(option, values[player] - rivals)


def lead(root: Node, decision: Decision) -> int:
    """Return the difference in visits between the two most visited options."""
    first = second = 0
    for option in decision.options:
        visits = root.visits.get(option, 0)
        if visits > first:
            first, second = visits, first
        elif visits > second:
            second = visits
    return first - second


def settled(root: Node, decision: Decision) -> bool:
    """Return whether the most visited option also has the highest mean."""
    tried = [option for option in decision.options if root.visits.get(option, 0) >= MIN_ITERATIONS]
    best = max(decision.options, key=lambda option: _weight(root, option))
    return all(root.mean(option) <= root.mean(best) for option in tried)


def _weight(root: Node, option: Move) -> tuple[int, float]:
    return root.visits.get(option, 0), root.prior.get(option, 0.0)


def _select(node: Node, decision: Decision) -> Move:
    """Return the option chosen by PUCT. An untried option has the mean value of the node."""
    offered = decision.options
    exploration = EXPLORATION * sqrt(node.total_visits + 1)
    untried = node.total_value / node.total_visits if node.total_visits else 0.0
    best, most = offered[0], float("-inf")
    known = [option for option in node.wide() if option in offered]
    for option in known or offered:
        visits = node.visits.get(option, 0)
        mean = node.mean(option) if visits else untried
        puct = mean + exploration * node.prior.get(option, UNEXPECTED) / (1 + visits)
        if puct > most:
            best, most = option, puct
    return best
