"""Does work, such as playing matches, in several processes, in whatever order it is done."""

import logging
import os
import signal
import threading
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Generic, TypeVar

from .errors import MatchFailed
from .match import Match, Record, play_match

Results = Generator[Record, None, None]  # to be closed, so that no process stays behind
Task = TypeVar("Task")
Done = TypeVar("Done")

MOST_LOSSES = 3  # workers that one task may kill
LOST = (
    f"a worker process ended unexpectedly {MOST_LOSSES} times in a row at the same task"
    " (was there enough memory?)"
)
REPEATED = "A worker process ended unexpectedly (exit code %s); its task is repeated."

log = logging.getLogger(__name__)


def failure(match: Match) -> str:
    """To be told where the exception is at hand."""
    return (
        f"game {match.number} ({' '.join(match.specs)}, game seed {match.game_seed})"
        f" could not be played:\n{traceback.format_exc().rstrip()}"
    )


def play_all(matches: Iterable[Match], jobs: int) -> Results:
    yield from work_all(matches, jobs, play_match, failure)


def work_all(
    tasks: Iterable[Task], jobs: int, work: Callable[[Task], Done], why: Callable[[Task], str]
) -> Generator[Done, None, None]:
    """To be closed. `work` and `why`, which tells of a task that failed, are known by name."""
    if jobs == 1:
        for task in tasks:
            yield _done_here(task, work, why)
    else:
        yield from _done_there(iter(tasks), jobs, work, why)


def _done_here(task: Task, work: Callable[[Task], Done], why: Callable[[Task], str]) -> Done:
    try:
        return work(task)
    except Exception:
        raise MatchFailed(why(task)) from None


@dataclass(slots=True)
class Worker(Generic[Task]):
    """A process and the task that it works on; `losses` counts workers that died of that task."""

    process: BaseProcess
    task: Task
    losses: int = 0


def _done_there(
    waiting: Iterator[Task], jobs: int, work: Callable[[Task], Done], why: Callable[[Task], str]
) -> Generator[Done, None, None]:
    """One task at a time for each process; whatever ends this, no process stays behind.

    A worker that dies is replaced, and its task is repeated.
    """
    workers: dict[Connection, Worker[Task]] = {}

    def hire(task: Task, losses: int = 0) -> None:
        ours, process = _started(work, why)
        workers[ours] = Worker(process, task, losses)
        _send(ours, task)

    try:
        for task in islice(waiting, jobs):
            hire(task)
        while workers:
            for ready in wait(list(workers)):
                assert isinstance(ready, Connection)
                worker = workers[ready]
                try:
                    outcome: Done | str = ready.recv()
                except (EOFError, ConnectionError):
                    _reap(ready, workers.pop(ready))
                    hire(worker.task, worker.losses + 1)
                    continue
                if isinstance(outcome, str):
                    raise MatchFailed(outcome)
                following = next(waiting, None)
                if following is None:
                    del workers[ready]
                    ready.close()
                    worker.process.join()
                else:
                    worker.task, worker.losses = following, 0
                    _send(ready, following)
                yield outcome
    finally:
        for ours, worker in workers.items():
            worker.process.kill()
            worker.process.join()
            ours.close()


def _send(ours: Connection, task: object) -> None:
    """Give a worker its task; if the worker has died, that is noticed when its answer is read."""
    with suppress(ConnectionError):
        ours.send(task)


def _reap(ours: Connection, worker: Worker[Task]) -> None:
    """Clear away a dead worker. MatchFailed if its task has killed too many of them."""
    ours.close()
    worker.process.join()
    if worker.losses + 1 == MOST_LOSSES:
        raise MatchFailed(LOST)
    log.warning(REPEATED, worker.process.exitcode)


def _started(
    work: Callable[[Task], Done], why: Callable[[Task], str]
) -> tuple[Connection, BaseProcess]:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, work, why), daemon=True)
    with deaf_to_interrupts():
        process.start()
    theirs.close()
    return ours, process


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C is for the one who leads; what is started meanwhile never hears it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(theirs: Connection, work: Callable[[Task], Done], why: Callable[[Task], str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            task: Task = theirs.recv()
        except EOFError:
            return
        try:
            outcome: Done | str = work(task)
        except Exception:
            outcome = why(task)
        theirs.send(outcome)


def _end_with_parent() -> None:
    """A leader that was killed leaves nobody thinking on."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
