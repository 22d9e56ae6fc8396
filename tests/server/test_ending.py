"""The server stops quickly and silently while computers search, and leaves no process."""

import os
import signal
import subprocess
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from .test_command import server

MARK = "TEKHENU_TEST_MARK"
SEARCH = "search:1000it"  # as much as a server may be asked for
# Seconds of work, not of the clock: a busy machine lets everybody wait. Without the search's.
SOON = 3.0
PATIENCE = 60.0
STOPPED = {signal.SIGINT: 130, signal.SIGTERM: -signal.SIGTERM, signal.SIGKILL: -signal.SIGKILL}


def family(mark: str) -> list[int]:
    """Return all processes that the server has started, even if their parent is gone."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if f"{MARK}={mark}\0".encode() in (folder / "environ").read_bytes():
                found.append(int(folder.name))
        except OSError:
            continue
    return found


def seconds_of(pid: int) -> float:
    """Return the processor time of a process."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.1)


def work_until_nobody_is_left(mark: str) -> float:
    """Return the processor time of the server and its children until all have ended."""
    before = {pid: seconds_of(pid) for pid in family(mark)}
    worked = dict(before)

    def gone() -> bool:
        left = family(mark)
        worked.update((pid, max(worked.get(pid, 0.0), seconds_of(pid))) for pid in left)
        return not left

    wait_until(gone)
    return sum(worked.values()) - sum(before.values())


@contextmanager
def thinking(
    database: str, monkeypatch: pytest.MonkeyPatch, work: float
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start a server whose computer has searched for that time, including imports."""
    mark = uuid.uuid4().hex
    monkeypatch.setenv(MARK, mark)
    with server("--port", "0", "--database", database) as (process, address, _):
        wish = {"seats": [SEARCH, SEARCH]}
        httpx.post(f"{address}/api/games", json=wish, timeout=60).raise_for_status()
        wait_until(lambda: any(pid != process.pid for pid in family(mark)))
        wait_until(
            lambda: max(seconds_of(pid) for pid in family(mark) if pid != process.pid) >= work
        )
        yield process, mark


@pytest.mark.parametrize(
    ("number", "work"),
    [(signal.SIGTERM, 0.0), (signal.SIGINT, 0.1), (signal.SIGINT, 1.5), (signal.SIGTERM, 1.5)],
)
def test_ended_by_a_signal(
    number: signal.Signals, work: float, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with thinking(sqlite, monkeypatch, work) as (process, mark):
        process.send_signal(number)
        assert work_until_nobody_is_left(mark) < SOON
        _, output = process.communicate(timeout=PATIENCE)
        assert output.strip() == ""
        assert process.returncode == STOPPED[number]


def test_ctrl_c_again_and_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with thinking(sqlite, monkeypatch, 1.0) as (process, mark):
        while process.poll() is None:
            process.send_signal(signal.SIGINT)
            time.sleep(0.01)
        _, output = process.communicate(timeout=PATIENCE)
        assert output.strip() == ""
        # One that comes when Python is nearly gone ends it directly: to a shell 130 all the same.
        assert process.returncode in (STOPPED[signal.SIGINT], -signal.SIGINT)
        assert family(mark) == []


def test_killed(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its workers end, too, although a killed server cannot stop them."""
    with thinking(sqlite, monkeypatch, 1.0) as (process, mark):
        process.kill()
        process.wait()
        assert work_until_nobody_is_left(mark) < SOON
        assert process.stderr is not None
        assert process.stderr.read() == ""
