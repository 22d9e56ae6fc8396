"""Does work, such as playing matches, in several processes, in whatever order it is done."""

import os
import signal
import threading
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from .errors import MatchFailed
from .match import Match, Record, play_match

Results = Generator[Record, None, None]  # to be closed, so that no process stays behind
Task = TypeVar("Task")
Done = TypeVar("Done")

LOST = "a process playing games ended unexpectedly (was there enough memory?)"


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


def _done_there(
    waiting: Iterator[Task], jobs: int, work: Callable[[Task], Done], why: Callable[[Task], str]
) -> Generator[Done, None, None]:
    """One task at a time for each process; whatever ends this, no process stays behind."""
    crew: dict[Connection, BaseProcess] = {}
    try:
        for task in islice(waiting, jobs):
            ours, process = _hire(work, why)
            crew[ours] = process
            _send(ours, task)
        while crew:
            for ready in wait(list(crew)):
                assert isinstance(ready, Connection)
                done: Done = _received(ready)
                following = next(waiting, None)
                if following is None:
                    ready.close()
                    crew.pop(ready).join()
                else:
                    _send(ready, following)
                yield done
    finally:
        for ours, process in crew.items():
            process.kill()
            process.join()
            ours.close()


def _send(ours: Connection, task: object) -> None:
    try:
        ours.send(task)
    except ConnectionError:
        raise MatchFailed(LOST) from None


def _received(ours: Connection) -> Any:
    try:
        outcome = ours.recv()
    except (EOFError, ConnectionError):
        raise MatchFailed(LOST) from None
    if isinstance(outcome, str):
        raise MatchFailed(outcome)
    return outcome


def _hire(
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
