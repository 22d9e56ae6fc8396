"""ThinkingPool: processes that think, so that the server goes on answering meanwhile.

Each is a program of its own that reads tasks from its input and ends when that is closed, so nobody
thinks on when the server is gone, however suddenly. Here a thread waits for each of them.
"""

import json
import subprocess
import sys
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress

from .thinking import Task

COMMAND = (sys.executable, "-m", f"{__package__}.thinking")


class Crashed(Exception):
    """A thinker ended in the middle of its thinking."""


class Closed(Exception):
    """The server is about to end: nobody thinks any more."""


class Thinker:
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
            raise Crashed from None
        if choice is None:
            raise RuntimeError(trouble)
        return str(choice)

    def kill(self) -> None:
        self._process.kill()

    def bury(self) -> None:
        """Nothing of it is left, not even in the system's list of processes."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(OSError):  # a task that was never read
                pipe.close()


class ThinkingPool:
    """So many of them at most, started when first needed and again when one has crashed."""

    def __init__(self, most: int) -> None:
        self._threads = ThreadPoolExecutor(most, thread_name_prefix="pool")
        self._lock = threading.Lock()
        self._living: set[Thinker] = set()
        self._idle: list[Thinker] = []
        self._closed = False

    @property
    def pids(self) -> list[int]:
        with self._lock:
            return [thinker.pid for thinker in self._living]

    def submit(self, task: Task) -> Future[str]:
        with self._lock:
            if self._closed:
                raise Closed
            return self._threads.submit(self._think, task)

    def _think(self, task: Task) -> str:
        thinker = self._take()
        try:
            choice = thinker.think(task)
        except Crashed:
            self._lose(thinker)
            raise
        except BaseException:
            self._give_back(thinker)
            raise
        self._give_back(thinker)
        return choice

    def _take(self) -> Thinker:
        with self._lock:
            if self._closed:
                raise Closed
            if self._idle:
                return self._idle.pop()
            thinker = Thinker()
            self._living.add(thinker)
            return thinker

    def _give_back(self, thinker: Thinker) -> None:
        with self._lock:
            self._idle.append(thinker)

    def _lose(self, thinker: Thinker) -> None:
        with self._lock:
            if self._closed:
                raise Closed
            self._living.discard(thinker)
        thinker.bury()

    def close(self) -> None:
        """A search under way is not waited for, but every thread and every process is."""
        with self._lock:
            self._closed = True
            for thinker in self._living:
                thinker.kill()
        self._threads.shutdown()
        for thinker in self._living:
            thinker.bury()
        self._living.clear()
