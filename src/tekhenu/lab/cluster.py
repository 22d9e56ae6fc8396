"""Do the work of `jobs` on a Ray cluster whose nodes have the same version of this program."""

import os
import re
import socket
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import islice
from typing import Any

from ..workers import Result, Task
from .archive import program_fingerprint
from .errors import LabError, MatchFailed
from .jobs import Results, failure
from .match import Match, play_match

PATIENCE = 10.0  # seconds for a first answer
AHEAD = 2  # matches in flight per core, so that no core waits


def play_remotely(matches: Iterable[Match], address: str, jobs: int) -> Results:
    yield from work_remotely(matches, address, jobs, play_match)


def work_remotely(
    tasks: Iterable[Task], address: str, jobs: int, work: Callable[[Task], Result]
) -> Generator[Result, None, None]:
    """Yield `work(task)` of all tasks as they are done.

    The address `local` starts a Ray of its own with `jobs` cores.
    """
    ray = _ray()
    _knock(address)
    cores = {"num_cpus": jobs} if address == "local" else {}
    try:
        ray.init(
            address=address,
            include_dashboard=False if cores else None,
            log_to_driver=False,
            **cores,
        )
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise LabError(f"no Ray cluster at {address}: {error}") from None
    try:
        yield from _results(ray, iter(tasks), work)
    finally:
        ray.shutdown()


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    try:
        import ray
    except ImportError:
        raise LabError("--ray needs Ray: pip install 'tekhenu[ray]'") from None
    return ray


def _knock(address: str) -> None:
    """Ray itself would go on trying for minutes."""
    place = re.fullmatch(r"(?:ray://)?(.+):(\d+)", address)
    if place is None:
        return
    try:
        socket.create_connection((place[1], int(place[2])), timeout=PATIENCE).close()
    except (OSError, OverflowError):
        raise LabError(f"no Ray cluster answers at {address}") from None


def _results(ray: Any, waiting: Iterator[Task], work: Callable[[Task], Result]) -> Iterator[Result]:
    send = ray.remote(_done)
    program = program_fingerprint()
    width = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    flying = [send.remote(task, program, work) for task in islice(waiting, width)]
    while flying:
        ready, flying = ray.wait(flying)
        more = islice(waiting, len(ready))
        flying += [send.remote(task, program, work) for task in more]
        for outcome in ray.get(ready):
            if isinstance(outcome, str):
                raise MatchFailed(outcome)
            yield outcome


def _done(task: Task, program: str, work: Callable[[Task], Result]) -> Result | str:
    if program_fingerprint() != program:
        return "a node of the cluster has another version of this program"
    try:
        return work(task)
    except Exception:
        return failure(task, traceback.format_exc().rstrip())
