"""Plays matches in several processes, each at its own pace, in whatever order they end."""

import os
import signal
import threading
import traceback
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from .errors import MatchFailed
from .match import Match, Record, play_match

Results = Generator[Record, None, None]  # to be closed, so that no process stays behind

LOST = "a process playing games ended unexpectedly (was there enough memory?)"


def failure(match: Match) -> str:
    """To be told where the exception is at hand."""
    return (
        f"game {match.number} ({' '.join(match.specs)}, game seed {match.game_seed})"
        f" could not be played:\n{traceback.format_exc().rstrip()}"
    )


def play_all(matches: Iterable[Match], jobs: int) -> Results:
    if jobs == 1:
        yield from map(_play_here, matches)
    else:
        yield from _play_there(iter(matches), jobs)


def _play_here(match: Match) -> Record:
    try:
        return play_match(match)
    except Exception:
        raise MatchFailed(failure(match)) from None


def _play_there(waiting: Iterator[Match], jobs: int) -> Results:
    """One match at a time for each process; whatever ends this, no process stays behind."""
    crew: dict[Connection, BaseProcess] = {}
    try:
        for match in islice(waiting, jobs):
            ours, process = _hire()
            crew[ours] = process
            _send(ours, match)
        while crew:
            for ready in wait(list(crew)):
                assert isinstance(ready, Connection)
                record = _received(ready)
                following = next(waiting, None)
                if following is None:
                    ready.close()
                    crew.pop(ready).join()
                else:
                    _send(ready, following)
                yield record
    finally:
        for ours, process in crew.items():
            process.kill()
            process.join()
            ours.close()


def _send(ours: Connection, match: Match) -> None:
    try:
        ours.send(match)
    except ConnectionError:
        raise MatchFailed(LOST) from None


def _received(ours: Connection) -> Record:
    try:
        outcome: Record | str = ours.recv()
    except (EOFError, ConnectionError):
        raise MatchFailed(LOST) from None
    if isinstance(outcome, str):
        raise MatchFailed(outcome)
    return outcome


def _hire() -> tuple[Connection, BaseProcess]:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs,), daemon=True)
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


def _work(theirs: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            match: Match = theirs.recv()
        except EOFError:
            return
        try:
            outcome: Record | str = play_match(match)
        except Exception:
            outcome = failure(match)
        theirs.send(outcome)


def _end_with_parent() -> None:
    """A leader that was killed leaves nobody thinking on."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
