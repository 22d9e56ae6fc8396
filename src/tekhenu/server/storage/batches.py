"""A worker thread that executes queued tasks in batches.

A database takes as long for many writes as for one. So the thread pauses after a batch of several
tasks, longer after a larger one, and executes the tasks that arrive meanwhile together. A single
task does not wait. The event loop is woken once per batch.
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
MAX_BATCH = 200  # tasks
PAUSE_PER_TASK = 0.002  # seconds, for each task of a batch beyond the first
MAX_PAUSE = 0.02  # seconds

Waiting = asyncio.Future[Result]


class BatchesClosed(RuntimeError):
    """Raised for a task after `close`; the task was not executed."""


class Batches(Generic[Task, Result]):
    """A queue that passes waiting tasks to `work`, which returns a result or error for each."""

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
        """Queue a task and return the future of its result; call in an event loop."""
        waiting: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._put(task, waiting)
        return waiting

    def close(self) -> None:
        """Finish the waiting tasks and end the thread."""
        with self._lock:
            self._closed = True
            self._queue.put(None)
        if self._thread is not None:
            self._thread.join()

    def _put(self, task: Task, waiting: Waiting[Result]) -> None:
        with self._lock:
            if self._closed:
                raise BatchesClosed
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
                self._thread.start()
            self._queue.put((task, waiting))

    def _run(self) -> None:
        running = True
        while running:
            batch: list[tuple[Task, Waiting[Result]]] = []
            while not batch or (len(batch) < MAX_BATCH and not self._queue.empty()):
                job = self._queue.get()
                if job is None:
                    running = False
                    break
                batch.append(job)
            if batch:
                self._execute(batch)
            if len(batch) > 1 and running:
                time.sleep(min(PAUSE_PER_TASK * (len(batch) - 1), MAX_PAUSE))

    def _execute(self, batch: list[tuple[Task, Waiting[Result]]]) -> None:
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
        if waiting.done():  # the request was canceled
            continue
        if isinstance(result, Exception):
            waiting.set_exception(result)
        else:
            waiting.set_result(result)
