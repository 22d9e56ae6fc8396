"""WorkerPool: processes that think, so that the server goes on answering meanwhile.

Each is a program of its own that reads tasks from its input and ends when that is closed, so nobody
thinks on when the server is gone, however suddenly. Here a thread waits for each of them.
"""

import json
import subprocess
import sys
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress

from ...games.ports import Task, WorkerCrashed, WorkersClosed

COMMAND = (sys.executable, "-m", f"{__package__}.thinking")


class Worker:
    def __init__(self) -> None:
        # In a session of its own it does not hear the Ctrl-C that is meant for the server.
        self._process = subprocess.Popen(
            COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        self.pid = self._process.pid

    def think(self, task: Task) -> str:
        tasks, answers = self._process.stdin, self._process.stdout
        assert tasks is not None
        assert answers is not None
        try:
            tasks.write(json.dumps(task).encode() + b"\n")
            tasks.flush()
            choice, trouble = json.loads(answers.readline())
        except (OSError, ValueError):
            raise WorkerCrashed from None
        if choice is None:
            raise RuntimeError(trouble)
        return str(choice)

    def kill(self) -> None:
        self._process.kill()

    def reap(self) -> None:
        """Kill and reap the process."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(OSError):  # a task that was never read
                pipe.close()


class WorkerPool:
    """So many of them at most, started when first needed and again when one has crashed."""

    def __init__(self, most: int) -> None:
        self._threads = ThreadPoolExecutor(most, thread_name_prefix="pool")
        self._lock = threading.Lock()
        self._living: set[Worker] = set()
        self._idle: list[Worker] = []
        self._closed = False

    @property
    def pids(self) -> list[int]:
        with self._lock:
            return [worker.pid for worker in self._living]

    def submit(self, task: Task) -> Future[str]:
        with self._lock:
            if self._closed:
                raise WorkersClosed
            return self._threads.submit(self._think, task)

    def _think(self, task: Task) -> str:
        worker = self._take()
        try:
            choice = worker.think(task)
        except WorkerCrashed:
            self._lose(worker)
            raise
        except BaseException:
            self._give_back(worker)
            raise
        self._give_back(worker)
        return choice

    def _take(self) -> Worker:
        with self._lock:
            if self._closed:
                raise WorkersClosed
            if self._idle:
                return self._idle.pop()
            worker = Worker()
            self._living.add(worker)
            return worker

    def _give_back(self, worker: Worker) -> None:
        with self._lock:
            self._idle.append(worker)

    def _lose(self, worker: Worker) -> None:
        with self._lock:
            if self._closed:
                raise WorkersClosed
            self._living.discard(worker)
        worker.reap()

    def close(self) -> None:
        """A search under way is not waited for, but every thread and every process is."""
        with self._lock:
            self._closed = True
            for worker in self._living:
                worker.kill()
        self._threads.shutdown()
        for worker in self._living:
            worker.reap()
        self._living.clear()
