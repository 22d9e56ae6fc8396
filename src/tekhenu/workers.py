"""Worker processes: Python children that exchange messages with this process over pipes.

A `Worker` runs any command that reads messages from its standard input and writes answers to its
standard output. A `FunctionWorker` calls one function with every message, and a `WorkerPool` shares
tasks out among several of them. `run` and `run_in_order` do a series of tasks.

No worker outlives this process, because the end of its input ends it, in the middle of a task too.
Ctrl-C does not reach workers: each has a session (on Windows a process group) of its own.
"""

import json
import logging
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import closing, suppress
from functools import partial
from itertools import islice
from queue import SimpleQueue
from typing import Any, BinaryIO, Generic, NamedTuple, Self, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

ATTEMPTS = 3  # workers that one task of a series may kill
REPEATED = "A worker process ended unexpectedly (exit code %s); its task is repeated."
LOST = (
    "a worker process ended unexpectedly {} times in a row at the same task"
    " (was there enough memory?)"
)

log = logging.getLogger(__name__)


class WorkerDied(Exception):
    """Raised if a worker ended unexpectedly."""


class WorkersClosed(Exception):
    """Raised if the pool has been closed."""


class TaskFailed(Exception):
    """Raised if a task's function raised an exception; `report` is its traceback."""

    def __init__(self, task: object, report: str) -> None:
        super().__init__(report)
        self.task = task
        self.report = report


class Codec(NamedTuple):
    """A message format: `encode` one message, `read` the next one from a stream."""

    encode: Callable[[object], bytes]
    read: Callable[[BinaryIO], Any]


JSON_LINES = Codec(lambda m: json.dumps(m).encode() + b"\n", lambda s: json.loads(s.readline()))
PICKLE = Codec(pickle.dumps, pickle.load)


class Worker:
    """A child process that answers messages. Close it, or use it as a context manager."""

    def __init__(
        self,
        command: Sequence[str],
        codec: Codec = JSON_LINES,
        env: Mapping[str, str] | None = None,
    ) -> None:
        """Start `command` with the variables `env` added to its environment."""
        self._codec = codec
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, **(env or {})},
            start_new_session=True,
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
        assert self._process.stdin is not None and self._process.stdout is not None
        self._input, self._output = self._process.stdin, self._process.stdout
        self.pid = self._process.pid

    def send(self, message: object) -> None:
        data = self._codec.encode(message)
        try:
            self._input.write(data)
            self._input.flush()
        except (OSError, ValueError):
            raise WorkerDied from None

    def receive(self) -> Any:
        """Wait for the next answer. Raises WorkerDied if there is none."""
        try:
            return self._codec.read(self._output)  # type: ignore[arg-type]
        except (EOFError, OSError, ValueError, pickle.UnpicklingError):
            raise WorkerDied from None

    def ask(self, message: object) -> Any:
        """Send a message and return the answer."""
        self.send(message)
        return self.receive()

    def kill(self) -> None:
        """Kill the process without waiting; a thread in `receive` gets WorkerDied."""
        self._process.kill()

    def close(self) -> int:
        """Kill and reap the process; return its exit code."""
        self._process.kill()
        for pipe in (self._input, self._output):
            with suppress(OSError):  # a message that was never read
                pipe.close()
        return self._process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class FunctionWorker(Worker, Generic[Task, Result]):
    """A worker that answers every task with `function(task)`.

    The function is pickled. An object with `__call__` may keep state from task to task.
    """

    def __init__(self, function: Callable[[Task], Result]) -> None:
        # -P: the child finds the modules that this process finds, and no others.
        command = [sys.executable, "-P", "-c", f"from {__name__} import serve; serve()"]
        path = os.pathsep.join(folder or os.getcwd() for folder in sys.path)
        super().__init__(command, PICKLE, {"PYTHONPATH": path})
        with suppress(WorkerDied):  # noticed when its answer is read
            self.send(function)

    def receive(self) -> Result:
        """Wait for the next result. Raises TaskFailed or WorkerDied."""
        result: Result = _unpack(*super().receive())
        return result


def serve() -> None:
    """Run as the child of a FunctionWorker. Read a function, then call it with every task."""
    for number in (signal.SIGINT, signal.SIGTERM):  # a service manager signals children as well
        signal.signal(number, signal.SIG_IGN)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # prints must not mix with the answers
    sys.stdout = sys.stderr  # line by line: a buffer would be lost when this process is killed
    function = pickle.load(sys.stdin.buffer)
    tasks: SimpleQueue[Any] = SimpleQueue()
    threading.Thread(target=_receive_tasks, args=[tasks], daemon=True).start()
    while True:
        answer = PICKLE.encode(_call(function, tasks.get()))
        try:
            answers.write(answer)
            answers.flush()
        except OSError:
            os._exit(0)


def _receive_tasks(tasks: SimpleQueue[Any]) -> None:
    """Read tasks until the parent is gone, then end this process at once."""
    try:
        while True:
            tasks.put(pickle.load(sys.stdin.buffer))
    except EOFError:
        os._exit(0)
    except BaseException:
        traceback.print_exc()
        os._exit(1)


def _call(function: Callable[[Task], Result], task: Task) -> tuple[Any, str]:
    """Return a result and no report, or a task that failed and its traceback."""
    try:
        return function(task), ""
    except Exception:
        return task, traceback.format_exc().rstrip()


def _unpack(result: Any, report: str) -> Any:
    if report:
        raise TaskFailed(result, report)
    return result


class WorkerPool(Generic[Task, Result]):
    """Pool of at most `size` workers, started when first needed and replaced when they die."""

    def __init__(
        self,
        function: Callable[[Task], Result],
        size: int,
        attempts: int = 1,
        idle_seconds: float | None = None,
    ) -> None:
        """Repeat a task whose worker died, up to `attempts` in all.

        A worker without a task for `idle_seconds` ends; None keeps it until the pool is closed.
        """
        self._function = function
        self._attempts = attempts
        self._idle_seconds = idle_seconds
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="pool")
        self._lock = threading.Lock()
        self._workers: set[FunctionWorker[Task, Result]] = set()
        self._idle: list[tuple[float, FunctionWorker[Task, Result]]] = []  # the time of its end
        self._ending: threading.Timer | None = None
        self._closed = False

    @property
    def pids(self) -> list[int]:
        with self._lock:
            return [worker.pid for worker in self._workers]

    def submit(self, task: Task) -> Future[Result]:
        """Return a future of the result, TaskFailed, WorkerDied or WorkersClosed."""
        with self._lock:
            if self._closed:
                raise WorkersClosed
            return self._threads.submit(self._run, task)

    def _run(self, task: Task) -> Result:
        for attempt in range(1, self._attempts + 1):
            worker = self._take()
            try:
                result: Result = worker.ask(task)
            except WorkerDied:
                code = self._discard(worker)
                if attempt < self._attempts:
                    log.warning(REPEATED, code)
            except BaseException:
                self._give_back(worker)
                raise
            else:
                self._give_back(worker)
                return result
        raise WorkerDied(LOST.format(self._attempts))

    def _take(self) -> FunctionWorker[Task, Result]:
        with self._lock:
            if self._closed:
                raise WorkersClosed
            if self._idle:
                return self._idle.pop()[1]
            worker = FunctionWorker(self._function)
            self._workers.add(worker)
            return worker

    def _give_back(self, worker: FunctionWorker[Task, Result]) -> None:
        with self._lock:
            self._idle.append((time.monotonic() + (self._idle_seconds or 0.0), worker))
            self._end_later()

    def _end_later(self) -> None:
        """Set a timer for the idle worker that must end first, unless there is one."""
        if self._idle_seconds is None or self._ending or self._closed or not self._idle:
            return
        self._ending = threading.Timer(self._idle[0][0] - time.monotonic(), self._end_idle)
        self._ending.daemon = True
        self._ending.start()

    def _end_idle(self) -> None:
        """End the workers that have been idle for long enough."""
        now = time.monotonic()
        with self._lock:
            self._ending = None
            if self._closed:
                return
            ended = [worker for end, worker in self._idle if end <= now]
            self._idle = [(end, worker) for end, worker in self._idle if end > now]
            self._workers.difference_update(ended)
            self._end_later()
        for worker in ended:
            worker.close()

    def _discard(self, worker: FunctionWorker[Task, Result]) -> int:
        """Reap a dead worker and return its exit code."""
        with self._lock:
            if self._closed:
                raise WorkersClosed
            self._workers.discard(worker)
        return worker.close()

    def close(self) -> None:
        """Kill the workers and wait for every process and thread."""
        with self._lock:
            self._closed = True
            if self._ending is not None:
                self._ending.cancel()
            for worker in self._workers:
                worker.kill()
        self._threads.shutdown()
        for worker in self._workers:
            worker.close()
        self._workers.clear()


def run(
    function: Callable[[Task], Result], tasks: Iterable[Task], jobs: int
) -> Generator[Result, None, None]:
    """Yield the results in the order of completion. Close the generator to end the workers.

    With one job the tasks run in this process. At most `jobs` tasks are read from `tasks` in
    advance. Raises TaskFailed or WorkerDied.
    """
    if jobs == 1:
        for task in tasks:
            yield _unpack(*_call(function, task))
        return
    pool = WorkerPool(function, jobs, ATTEMPTS)
    try:
        waiting = iter(tasks)
        running = {pool.submit(task) for task in islice(waiting, jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                result = future.result()
                running |= {pool.submit(task) for task in islice(waiting, 1)}
                yield result
    finally:
        pool.close()


def run_in_order(
    function: Callable[[Task], Result], tasks: Iterable[Task], jobs: int
) -> Generator[Result, None, None]:
    """Yield the results of tasks as `run` does, but in the order of the tasks."""
    early: dict[int, Result] = {}
    following = 0
    with closing(run(partial(_numbered, function), enumerate(tasks), jobs)) as results:
        for number, result in results:
            early[number] = result
            while following in early:
                yield early.pop(following)
                following += 1


def _numbered(function: Callable[[Task], Result], task: tuple[int, Task]) -> tuple[int, Result]:
    return task[0], function(task[1])
