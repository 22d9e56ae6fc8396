"""The functions of `jobs` on a Ray cluster whose nodes have the same version of this program."""

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

PATIENCE = 10.0  # seconds to wait for a connection
AHEAD = 2  # tasks submitted per core, so that no core is idle


def play_remotely(matches: Iterable[Match], address: str, jobs: int) -> Results:
    yield from work_remotely(matches, address, jobs, play_match)


def work_remotely(
    tasks: Iterable[Task], address: str, jobs: int, work: Callable[[Task], Result]
) -> Generator[Result, None, None]:
    """Yield `work(task)` of all tasks in the order of completion.

    The address `local` starts Ray on this computer with `jobs` cores.
    """
    ray = _ray()
    _check_reachable(address)
    cores = {"num_cpus": jobs} if address == "local" else {}
    try:
        ray.init(
            address=address,
            include_dashboard=False if cores else None,
            log_to_driver=False,
            **cores,
        )
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise LabError(f"cannot connect to a Ray cluster at {address}: {error}") from None
    try:
        yield from _results(ray, iter(tasks), work)
    finally:
        ray.shutdown()


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage statistics
    try:
        import ray
    except ImportError:
        raise LabError("--ray needs Ray: pip install 'tekhenu[ray]'") from None
    return ray


def _check_reachable(address: str) -> None:
    """Raise LabError if nothing listens at the address, which Ray would retry for minutes."""
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
    pending = [send.remote(task, program, work) for task in islice(waiting, width)]
    while pending:
        ready, pending = ray.wait(pending)
        more = islice(waiting, len(ready))
        pending += [send.remote(task, program, work) for task in more]
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
