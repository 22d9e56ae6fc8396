"""Worker processes: results, failures, deaths, and no process left behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tekhenu.workers import (
    FunctionWorker,
    TaskFailed,
    Worker,
    WorkerDied,
    WorkerPool,
    WorkersClosed,
    run,
    run_in_order,
)

PATIENCE = 30.0


class Counter:
    """A function that keeps state in its worker."""

    def __init__(self, start: int) -> None:
        self.count = start

    def __call__(self, more: int) -> int:
        self.count += more
        return self.count


def loudly_doubled(number: int) -> int:
    print("not an answer")
    if number < 0:
        raise ValueError("negative")
    return 2 * number


def pid_after(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def dead_at_three(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def alive(pid: int) -> bool:
    try:
        status = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def wait_until_gone(pid: int) -> None:
    end = time.monotonic() + PATIENCE
    while alive(pid):
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_function_keeps_its_state_in_the_worker() -> None:
    with FunctionWorker(Counter(5)) as worker:
        assert [worker.ask(more) for more in (1, 10, 100)] == [6, 16, 116]
    assert not alive(worker.pid)


def test_a_failed_task_is_reported_and_the_worker_continues(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with FunctionWorker(loudly_doubled) as worker:
        with pytest.raises(TaskFailed, match="ValueError: negative") as failed:
            worker.ask(-1)
        assert failed.value.task == -1
        assert worker.ask(4) == 8
    printed = capfd.readouterr()
    assert printed.out == ""
    assert "not an answer" in printed.err


def test_a_dead_worker_is_noticed() -> None:
    with FunctionWorker(pid_after) as worker:
        os.kill(worker.ask(0), signal.SIGKILL)
        with pytest.raises(WorkerDied):
            worker.ask(0)


def test_signals_for_the_parent_do_not_end_a_worker() -> None:
    with FunctionWorker(pid_after) as worker:
        assert os.getsid(worker.pid) != os.getsid(0)
        worker.ask(0)
        for number in (signal.SIGINT, signal.SIGTERM):
            os.kill(worker.pid, number)
        assert worker.ask(0.1) == worker.pid


def test_a_worker_ends_in_the_middle_of_a_task_when_its_parent_is_killed() -> None:
    code = (
        "from tekhenu.workers import FunctionWorker; from tests.test_workers import pid_after\n"
        "worker = FunctionWorker(pid_after); worker.ask(0); worker.send(1000)\n"
        "print(worker.pid, flush=True); worker.receive()"
    )
    parent = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    pid = int(parent.stdout.readline())
    assert alive(pid)
    parent.kill()
    parent.communicate()
    wait_until_gone(pid)


def test_any_command_can_exchange_lines_of_json() -> None:
    code = "import json, sys\nfor line in sys.stdin: print(json.loads(line)[::-1], flush=True)"
    with Worker([sys.executable, "-c", code], env={"PYTHONHASHSEED": "0"}) as worker:
        assert worker.ask([1, 2]) == [2, 1]
        assert worker.ask([3]) == [3]
    with Worker([sys.executable, "-c", "pass"]) as worker, pytest.raises(WorkerDied):
        worker.ask([1])


@pytest.mark.parametrize("jobs", [1, 3])
def test_every_task_of_a_series_is_done_once(jobs: int) -> None:
    assert sorted(run(loudly_doubled, range(9), jobs)) == [*range(0, 18, 2)]
    assert [*run_in_order(loudly_doubled, range(9), jobs)] == [*range(0, 18, 2)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_tasks_are_taken_as_they_are_needed(jobs: int) -> None:
    taken: list[int] = []

    def endless() -> Iterator[int]:
        while True:
            taken.append(len(taken))
            yield taken[-1]

    with closing(run(loudly_doubled, endless(), jobs)) as results:
        for number in range(5):
            assert next(results) % 2 == 0
            assert len(taken) <= number + 1 + jobs


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failed_task_ends_the_series(jobs: int) -> None:
    with pytest.raises(TaskFailed, match="ValueError: negative"):
        list(run(loudly_doubled, [1, 2, -3, 4], jobs))


def test_a_task_that_kills_every_worker_ends_the_series(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(WorkerDied, match="ended unexpectedly 3 times in a row"):
        list(run(dead_at_three, [1, 2, 3, 4], 2))
    assert len(caplog.records) == 2


def test_a_pool_starts_workers_when_needed_and_closes_in_the_middle_of_a_task() -> None:
    pool = WorkerPool(pid_after, 2)
    assert pool.pids == []
    first = pool.submit(0).result()
    assert [pool.submit(0).result(), pool.pids] == [first, [first]]
    os.kill(first, signal.SIGKILL)
    with pytest.raises(WorkerDied):
        pool.submit(0).result()
    second = pool.submit(0).result()
    waiting = pool.submit(1000)
    pool.close()
    with pytest.raises(WorkersClosed):
        waiting.result()
    with pytest.raises(WorkersClosed):
        pool.submit(0)
    assert not alive(second)


def test_an_idle_worker_ends_and_the_next_task_starts_another_one() -> None:
    with closing(WorkerPool(pid_after, 2, idle_seconds=0.05)) as pool:
        first = pool.submit(0).result()
        wait_until_gone(first)
        assert pool.pids == []
        busy = pool.submit(0.3)
        wait_until_gone(pool.submit(0).result())
        wait_until_gone(busy.result())
        assert pool.pids == []
