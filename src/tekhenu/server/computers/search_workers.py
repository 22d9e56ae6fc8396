"""Computer players, advice and reviews in worker processes."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from tekhenu.agents.registry import is_slow
from tekhenu.analysis.advice import TurnAdvice
from tekhenu.analysis.review import ReviewedTurn
from tekhenu.analysis.tasks import ReviewTask, TurnReviewer

from ...games.ports import AdviceTask, Creator, SearchesClosed, SearchInterrupted, SearchTask
from ...workers import WorkerDied, WorkerPool, WorkersClosed
from .fair_queue import FairQueue
from .tasks import LowPriority, answer, limited

QUEUE_NOTICE_SECONDS = 2.0  # a search that waits longer for a worker calls `queued`
NICENESS, LOWEST_PRIORITY = 10, 19
IDLE_SECONDS = 60.0  # after which the workers of reviews end

Task = TypeVar("Task")
Result = TypeVar("Result")


class SearchWorkers:
    """Three pools of worker processes.

    Quick agents and hints need not wait for searches, and neither waits for reviews, which have the
    lowest priority. The workers of reviews exist only while there are reviews.
    """

    def __init__(self, workers: int, reviewers: int) -> None:
        def queue(size: int) -> FairQueue[SearchTask | AdviceTask, str | TurnAdvice]:
            pool = WorkerPool(LowPriority(answer, NICENESS), size)
            return FairQueue(pool, size, limit=limited)

        self._quick, self._deep = queue(1), queue(workers)
        reviewing = LowPriority(TurnReviewer(), LOWEST_PRIORITY)
        pool = WorkerPool(reviewing, reviewers, idle_seconds=IDLE_SECONDS)
        self._reviews = FairQueue(pool, reviewers, reserve=False)

    async def search(self, task: SearchTask, creator: Creator, queued: Callable[[], None]) -> str:
        """Return the choice; call `queued` if it waits long for a free worker."""
        queue = self._deep if is_slow(task.agent) else self._quick
        choice = await _result(queue, task, creator, queued)
        assert isinstance(choice, str)
        return choice

    async def advise(self, task: AdviceTask, creator: Creator) -> TurnAdvice:
        """Return a stage of an advice."""
        advice = await _result(self._deep if task.stage else self._quick, task, creator)
        assert isinstance(advice, TurnAdvice)
        return advice

    async def review(self, task: ReviewTask, creator: Creator) -> ReviewedTurn:
        """Return an analyzed turn."""
        return await _result(self._reviews, task, creator)

    def close(self) -> None:
        """Kill the worker processes and wait for their threads."""
        for queue in (self._quick, self._deep, self._reviews):
            queue.close()


async def _result(
    queue: FairQueue[Task, Result],
    task: Task,
    creator: Creator,
    queued: Callable[[], None] | None = None,
) -> Result:
    """Return the result of a task; call `queued` if it waits long for a free worker."""
    computed = queue.submit(creator, task)
    waiting = asyncio.wrap_future(computed)
    try:
        if queued is not None:
            await asyncio.wait([waiting], timeout=QUEUE_NOTICE_SECONDS)
            if not (computed.running() or computed.done()):
                queued()
        return await waiting
    except WorkerDied:
        raise SearchInterrupted from None
    except WorkersClosed:
        raise SearchesClosed from None
    finally:
        waiting.cancel()
