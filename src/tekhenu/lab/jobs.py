"""Matches and other work of the laboratory in several processes."""

from collections.abc import Callable, Generator, Iterable

from ..workers import Result, Task, TaskFailed, WorkerDied, run
from .errors import MatchFailed
from .match import Match, Record, play_match

Results = Generator[Record, None, None]


def play_all(matches: Iterable[Match], jobs: int) -> Results:
    """Yield the record of each finished match. Close the generator to end its processes."""
    yield from work_all(matches, jobs, play_match)


def work_all(
    tasks: Iterable[Task], jobs: int, work: Callable[[Task], Result]
) -> Generator[Result, None, None]:
    """Yield `work(task)` of all tasks in the order of completion. Raises MatchFailed."""
    try:
        yield from run(work, tasks, jobs)
    except TaskFailed as error:
        raise MatchFailed(failure(error.task, error.report)) from None
    except WorkerDied as error:
        raise MatchFailed(str(error)) from None


def failure(task: object, report: str) -> str:
    return f"{task} could not be played:\n{report}"
