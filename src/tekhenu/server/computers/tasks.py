"""The functions that worker processes call for the tasks of the games core."""

import os
from collections.abc import Callable
from typing import Generic, TypeVar

from tekhenu.agents.registry import with_less_time
from tekhenu.analysis.advice import TurnAdvice
from tekhenu.analysis.tasks import Advisers
from tekhenu.games.ports import AdviceTask, SearchTask

from .search import choose, game_of

MIN_SECONDS = 0.2  # for a search, however many wait

Task = TypeVar("Task")
Result = TypeVar("Result")

_advisers = Advisers()


class LowPriority(Generic[Task, Result]):
    """A function that runs at a lower priority than the server, if the system has priorities."""

    def __init__(self, function: Callable[[Task], Result], niceness: int) -> None:
        self._function = function
        self._niceness = niceness if hasattr(os, "nice") else 0

    def __call__(self, task: Task) -> Result:
        if self._niceness:
            os.nice(self._niceness)
            self._niceness = 0
        return self._function(task)


def answer(task: SearchTask | AdviceTask) -> str | TurnAdvice:
    """Return an agent's choice or a stage of an advice."""
    return choose(task) if isinstance(task, SearchTask) else advise(task)


def advise(task: AdviceTask) -> TurnAdvice:
    """Return the advice for a seat after a stage. The same task gives the same advice."""
    key = task.game, task.seat, task.sequence, task.stages
    game = game_of(task)
    return _advisers.advice(key, game, task.seat, task.stages, task.stage, task.played)


def limited(task: SearchTask | AdviceTask, share: float) -> SearchTask | AdviceTask:
    """Return a task with a share of its time, if its agent is bounded by time."""
    if isinstance(task, AdviceTask):
        return task
    return task._replace(agent=with_less_time(task.agent, share, MIN_SECONDS))
