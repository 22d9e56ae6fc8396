"""Parallel search: worker processes grow trees of their own for the same decision.

A worker receives an imagined game, so it knows no more than the seat it searches for.
"""

from typing import NamedTuple

from ..rules import Decision, Game, Move
from ..rules.rng import Randomness, Rng
from ..workers import FunctionWorker, TaskFailed, WorkerDied
from .agent import SeatView
from .search import Node, SearchAgent

SEEDS = 1 << 62


class Question(NamedTuple):
    """A decision to search; `world` is a game that fits what the seat knows."""

    world: Game
    seat: int
    seed: int


Visits = dict[Move, int]


class TreeSearch:
    """A search in a worker process, which keeps its tree within a turn."""

    def __init__(self, iterations: int | None, seconds: float | None) -> None:
        self._limits = iterations, seconds
        self._agent: SearchAgent | None = None

    def __call__(self, question: Question) -> Visits:
        """Return the visits of each option."""
        if self._agent is None:  # made in the worker, because a compiled agent cannot be pickled
            self._agent = SearchAgent(*self._limits)
        decision = question.world.decision
        assert decision is not None
        view = SeatView(question.world, question.seat)
        return dict(self._agent.search(view, decision, Rng.seeded(question.seed)).visits)


class ParallelSearchAgent:
    """An agent that adds up the visits of several searches, each with a tree of its own.

    The searches share the iterations; each may use all of the time.
    """

    def __init__(
        self, workers: int, iterations: int | None = None, seconds: float | None = None
    ) -> None:
        share = None if iterations is None else -(-iterations // workers)
        self.own = SearchAgent(iterations=share, seconds=seconds)
        self.workers = workers
        self._search = TreeSearch(share, seconds)
        self._helpers: list[FunctionWorker[Question, Visits]] = []

    def __repr__(self) -> str:
        return f"ParallelSearchAgent({self.workers}, {self.own!r})"

    def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move:
        if len(decision.options) == 1:
            return decision.options[0]
        try:
            visits, root = self._visits(view, decision, rng)
        except BaseException:
            self.close()  # a late answer must not count for the next decision
            raise
        return max(decision.options, key=lambda o: (visits.get(o, 0), root.prior.get(o, 0.0)))

    def _visits(self, view: SeatView, decision: Decision, rng: Randomness) -> tuple[Visits, Node]:
        self._ask(view, rng)
        root = self.own.search(view, decision, rng)
        visits = dict(root.visits)
        for answer in self._answers():
            for option, count in answer.items():
                visits[option] = visits.get(option, 0) + count
        return visits, root

    def _ask(self, view: SeatView, rng: Randomness) -> None:
        while len(self._helpers) < self.workers - 1:
            self._helpers.append(FunctionWorker(self._search))
        questions = [
            Question(view.determinize(rng), view.seat, rng.randrange(SEEDS)) for _ in self._helpers
        ]
        try:
            for helper, question in zip(self._helpers, questions, strict=True):
                helper.send(question)
        except WorkerDied:
            self.close()

    def _answers(self) -> list[Visits]:
        """Return no answers if a worker died; the next decision has new workers."""
        try:
            return [helper.receive() for helper in self._helpers]
        except (TaskFailed, WorkerDied):
            self.close()
            return []

    def close(self) -> None:
        """End the worker processes."""
        while self._helpers:
            self._helpers.pop().close()

    def __del__(self) -> None:
        self.close()
