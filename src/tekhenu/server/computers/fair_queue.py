"""A fair queue of tasks, in which one person's games cannot delay those of others.

Tasks are queued by the creator of their game. Addresses take turns, and so do the people of an
address. In a queue with reserved workers one address never occupies all of them, nor one person
more than half of them. When many tasks wait, a task may be limited to less time.
"""

import threading
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from itertools import chain, count
from typing import Generic, NamedTuple, Protocol, TypeVar

from ...games.ports import Creator, SearchesClosed

TASKS_PER_WORKER = 2  # when more wait, tasks get less time

Task = TypeVar("Task")
Accepted_contra = TypeVar("Accepted_contra", contravariant=True)
Result = TypeVar("Result")


class Pool(Protocol[Accepted_contra, Result]):
    def submit(self, task: Accepted_contra) -> Future[Result]: ...
    def close(self) -> None: ...


class Queued(NamedTuple, Generic[Task, Result]):
    """A waiting or running task."""

    creator: Creator
    task: Task
    result: Future[Result]


def unlimited(task: Task, share: float) -> Task:
    """Return the task: the default of `limit`."""
    return task


class FairQueue(Generic[Task, Result]):
    """A queue that gives tasks to a pool in a fair order. Methods may be called in any thread."""

    def __init__(
        self,
        pool: Pool[Task, Result],
        most: int,
        *,
        limit: Callable[[Task, float], Task] = unlimited,
        reserve: bool = True,
    ) -> None:
        """Make a queue.

        Args:
            pool: computes the tasks.
            most: the number of tasks that the pool computes at once.
            limit: returns a task with the given share of its time.
            reserve: whether some workers are kept free for other people. Long tasks need this.
        """
        self._pool = pool
        self._most = most
        self._most_per_place = max(1, most - 1) if reserve else most
        self._most_per_creator = (most + 1) // 2 if reserve else most
        self._limit = limit
        self._lock = threading.RLock()
        self._waiting: dict[int | None, OrderedDict[Creator, deque[Queued[Task, Result]]]] = {}
        self._running: Counter[int | Creator | None] = Counter()
        self._last_turns: dict[int | None, int] = {}  # small: an address is a 16-bit hash
        self._numbers = count(1)
        self._count = 0
        self._closed = False

    def submit(self, creator: Creator, task: Task) -> Future[Result]:
        """Queue a task; the returned future is `running` while a worker computes it."""
        queued: Queued[Task, Result] = Queued(creator, task, Future())
        with self._lock:
            if self._closed:
                raise SearchesClosed
            people = self._waiting.setdefault(creator.place, OrderedDict())
            people.setdefault(creator, deque()).append(queued)
            self._start()
        return queued.result

    def close(self) -> None:
        with self._lock:
            self._closed = True
            people = [own for people in self._waiting.values() for own in people.values()]
            self._waiting.clear()
        for queued in chain(*people):
            if queued.result.set_running_or_notify_cancel():
                queued.result.set_exception(SearchesClosed())
        self._pool.close()

    def _start(self) -> None:
        while self._count < self._most and (queued := self._next()) is not None:
            if not queued.result.set_running_or_notify_cancel():
                continue  # the request was canceled
            self._count += 1
            self._running.update([queued.creator.place, queued.creator])
            try:
                limited = self._limit(queued.task, self._share(queued.creator))
                found = self._pool.submit(limited)
            except Exception as wrong:
                self._finish(queued)
                queued.result.set_exception(wrong)
            else:
                found.add_done_callback(partial(self._found, queued))

    def _next(self) -> Queued[Task, Result] | None:
        """Return the next task, from the least recently served address that is below its limit."""
        for place in sorted(self._waiting, key=lambda place: self._last_turns.get(place, 0)):
            if self._running[place] >= self._most_per_place:
                continue
            people = self._waiting[place]
            for creator, own in people.items():
                if self._running[creator] >= self._most_per_creator:
                    continue
                queued = own.popleft()
                self._last_turns[place] = next(self._numbers)
                people.move_to_end(creator)
                if not own:
                    del people[creator]
                if not people:
                    del self._waiting[place]
                return queued
        return None

    def _share(self, creator: Creator) -> float:
        """Return the fraction of the requested time that a task gets.

        Each other address counts as one waiting task, even if more of its tasks wait.
        """
        near = self._waiting.get(creator.place)
        own = 0 if near is None else sum(map(len, near.values()))
        crowd = own + len(self._waiting.keys() - {creator.place})
        return min(1.0, TASKS_PER_WORKER * self._most / max(1, crowd))

    def _found(self, queued: Queued[Task, Result], found: Future[Result]) -> None:
        with self._lock:
            self._finish(queued)
            self._start()
        wrong = SearchesClosed() if found.cancelled() else found.exception()
        if wrong is None:
            queued.result.set_result(found.result())
        else:
            queued.result.set_exception(wrong)

    def _finish(self, queued: Queued[Task, Result]) -> None:
        self._count -= 1
        for who in (queued.creator.place, queued.creator):
            self._running[who] -= 1
            if not self._running[who]:
                del self._running[who]
