"""Batches: a thread does all waiting tasks at once.

A disk or a database takes as long for many writes as for one. So the thread pauses after a batch of
several tasks, longer after a larger one, and does the tasks that arrive meanwhile together; a task
that arrives alone does not wait. The event loop is woken once per batch.
"""

import asyncio
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Generic, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")
LARGEST = 200  # of a batch
REST = 0.002  # seconds for each that was not alone in its batch
LONGEST_REST = 0.02

Waiting = asyncio.Future[Result]


class Closing(RuntimeError):
    """The thread has ended; nothing was done."""


class Batches(Generic[Task, Result]):
    """`work` is given what waits and answers with a result, or an exception, for each."""

    def __init__(
        self, name: str, work: Callable[[list[Task]], Sequence[Result | Exception]]
    ) -> None:
        self._work = work
        self._name = name
        self._queue: SimpleQueue[tuple[Task, Waiting[Result]] | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._closed = False

    def result(self, task: Task) -> asyncio.Future[Result]:
        """Queue a task; call in an event loop."""
        waiting: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._put(task, waiting)
        return waiting

    def close(self) -> None:
        """After what waits is done."""
        with self._lock:
            self._closed = True
            self._queue.put(None)
        if self._thread is not None:
            self._thread.join()

    def _put(self, task: Task, waiting: Waiting[Result]) -> None:
        with self._lock:
            if self._closed:
                raise Closing
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
                self._thread.start()
            self._queue.put((task, waiting))

    def _run(self) -> None:
        going_on = True
        while going_on:
            batch: list[tuple[Task, Waiting[Result]]] = []
            while not batch or (len(batch) < LARGEST and not self._queue.empty()):
                job = self._queue.get()
                if job is None:
                    going_on = False
                    break
                batch.append(job)
            if batch:
                self._carry_out(batch)
            if len(batch) > 1 and going_on:
                time.sleep(min(REST * (len(batch) - 1), LONGEST_REST))

    def _carry_out(self, batch: list[tuple[Task, Waiting[Result]]]) -> None:
        try:
            results = self._work([task for task, _ in batch])
        except Exception as failure:
            results = [failure] * len(batch)
        loops = defaultdict(list)
        for (_, waiting), result in zip(batch, results, strict=True):
            loops[waiting.get_loop()].append((waiting, result))
        for loop, settled in loops.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle_all, settled)


def _settle_all(settled: list[tuple[asyncio.Future[Result], Result | Exception]]) -> None:
    for waiting, result in settled:
        if waiting.done():  # the request was cancelled
            continue
        if isinstance(result, Exception):
            waiting.set_exception(result)
        else:
            waiting.set_result(result)
