"""Helpers of a search: processes that grow trees of their own for the same decision.

Each is a program that reads what is asked from its input and ends when that is closed. What it is
told is an imagined game, so it knows no more than the seat it thinks for. Its tree too is kept
within a turn.
"""

import pickle
import subprocess
import sys
from typing import Any, BinaryIO, NamedTuple

from ..rules import Decision, Game, Move
from ..rules.rng import Randomness, Rng
from .agent import SeatView
from .search import Node, SearchAgent

COMMAND = (sys.executable, "-m", __name__)
SEEDS = 1 << 62


class Question(NamedTuple):
    """`world` is a game that fits what the seat knows."""

    world: Game
    seat: int
    iterations: int | None
    seconds: float | None
    seed: int


Visits = dict[Move, int]


class Helper:
    def __init__(self) -> None:
        # In a session of its own it does not hear the Ctrl-C that is meant for the one who asks.
        self._process = subprocess.Popen(
            COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        self.pid = self._process.pid

    def ask(self, question: Question) -> None:
        assert self._process.stdin is not None
        _send(self._process.stdin, question)

    def answer(self) -> Visits:
        assert self._process.stdout is not None
        visits: Visits = pickle.load(self._process.stdout)
        return visits

    def end(self) -> None:
        self._process.kill()
        self._process.communicate()


class ParallelSearchAgent:
    """Several searches, each with a tree of its own, whose visits are added up.

    Iterations are shared out among them; time each of them has for itself.
    """

    def __init__(
        self, workers: int, iterations: int | None = None, seconds: float | None = None
    ) -> None:
        share = None if iterations is None else -(-iterations // workers)
        self.own = SearchAgent(iterations=share, seconds=seconds)
        self.workers = workers
        self._helpers: list[Helper] = []

    def __repr__(self) -> str:
        return f"ParallelSearchAgent({self.workers}, {self.own!r})"

    def choose(self, view: SeatView, decision: Decision, rng: Randomness) -> Move:
        if len(decision.options) == 1:
            return decision.options[0]
        try:
            visits, root = self._visits(view, decision, rng)
        except BaseException:
            self.close()  # an answer that nobody waits for would be taken for the next one
            raise
        return max(decision.options, key=lambda o: (visits.get(o, 0), root.prior.get(o, 0.0)))

    def _visits(self, view: SeatView, decision: Decision, rng: Randomness) -> tuple[Visits, Node]:
        self._ask(view, rng)
        root = self.own.think(view, decision, rng)
        visits = dict(root.visits)
        for answer in self._answers():
            for option, count in answer.items():
                visits[option] = visits.get(option, 0) + count
        return visits, root

    def _ask(self, view: SeatView, rng: Randomness) -> None:
        while len(self._helpers) < self.workers - 1:
            self._helpers.append(Helper())
        bound = self.own.iterations, self.own.seconds
        questions = [
            Question(view.determinize(rng), view.seat, *bound, rng.randrange(SEEDS))
            for _ in self._helpers
        ]
        try:
            for helper, question in zip(self._helpers, questions, strict=True):
                helper.ask(question)
        except OSError:
            self.close()

    def _answers(self) -> list[Visits]:
        """None if one has ended unexpectedly; the next decision has new ones."""
        try:
            return [helper.answer() for helper in self._helpers]
        except (EOFError, OSError, pickle.UnpicklingError):
            self.close()
            return []

    def close(self) -> None:
        """No helper stays behind."""
        while self._helpers:
            self._helpers.pop().end()

    def __del__(self) -> None:
        self.close()


def _send(stream: BinaryIO | Any, what: object) -> None:
    pickle.dump(what, stream)
    stream.flush()


def main() -> None:
    """Until nobody asks any more."""
    agent: SearchAgent | None = None
    while True:
        try:
            question: Question = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        if agent is None:
            agent = SearchAgent(iterations=question.iterations, seconds=question.seconds)
        decision = question.world.decision
        assert decision is not None
        view = SeatView(question.world, question.seat)
        root = agent.think(view, decision, Rng.seeded(question.seed))
        _send(sys.stdout.buffer, dict(root.visits))


if __name__ == "__main__":
    main()
