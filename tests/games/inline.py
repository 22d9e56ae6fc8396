"""A host of the games core that computes everything in the event loop."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from random import Random

from tekhenu.agents import SeatView, agent_for
from tekhenu.analysis.advice import TurnAdvice
from tekhenu.analysis.engine import Stage
from tekhenu.analysis.review import Depth, ReviewedTurn
from tekhenu.analysis.tasks import Advisers, ReviewTask, TurnReviewer
from tekhenu.games.ports import AdviceTask, Creator, SearchTask
from tekhenu.games.service import GameService
from tekhenu.rules import Game

from .memory_store import MemoryStore

SHALLOW = Depth((Stage(1, 1),), 1, 1)


@dataclass(frozen=True)
class Config:
    sessions: int = 10
    pace: float = 0.0
    away: timedelta = timedelta(minutes=15)
    stand_in: str = "random"


class InlineSearcher:
    """Agents, advice and reviews without processes; reviews are shallow."""

    def __init__(self) -> None:
        self.reviewed: list[ReviewTask] = []
        self._advisers = Advisers()
        self._reviewer = TurnReviewer()

    async def search(self, task: SearchTask, creator: Creator, queued: Callable[[], None]) -> str:
        game = replayed(task)
        decision = game.decision
        assert decision is not None
        agent, rng = agent_for(task.agent), Random(task.sequence)
        return str(agent.choose(SeatView(game, task.seat), decision, rng))

    async def advise(self, task: AdviceTask, creator: Creator) -> TurnAdvice:
        key = task.game, task.seat, task.sequence
        game = replayed(task)
        return self._advisers.advice(key, game, task.seat, task.stages, task.stage, task.played)

    async def review(self, task: ReviewTask, creator: Creator) -> ReviewedTurn:
        self.reviewed.append(task)
        return self._reviewer(task._replace(depth=SHALLOW))

    def close(self) -> None:
        pass


def replayed(task: SearchTask | AdviceTask) -> Game:
    game = Game.load(task.origin)
    for choice in task.choices[len(game.choices) :]:
        game.play(choice)
    return game


def service_with(store: MemoryStore, searcher: InlineSearcher | None = None) -> GameService:
    return GameService(store, searcher or InlineSearcher(), Config())
