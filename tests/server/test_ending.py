"""However the server is ended while computers think: soon, without a word, and nobody is left."""

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
SEARCH = "search:10s"
SOON = 8.0  # seconds; under 2 where nothing else runs, and less than the search goes on for
STOPPED = {signal.SIGINT: 130, signal.SIGTERM: -signal.SIGTERM, signal.SIGKILL: -signal.SIGKILL}


def family(mark: str) -> list[int]:
    """All processes that come from the server, whoever is their parent by now."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if f"{MARK}={mark}\0".encode() in (folder / "environ").read_bytes():
                found.append(int(folder.name))
        except OSError:
            continue
    return found


def seconds_of(pid: int) -> float:
    """How long a process has been at work."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wait_until(condition: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


@contextmanager
def thinking(
    database: str, monkeypatch: pytest.MonkeyPatch, work: float
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server whose computer has been at work for so long, its imports included."""
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
        start = time.monotonic()
        process.send_signal(number)
        _, told = process.communicate(timeout=30)
        assert time.monotonic() - start < SOON
        assert told.strip() == ""
        assert process.returncode == STOPPED[number]
        assert family(mark) == []


def test_ctrl_c_again_and_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with thinking(sqlite, monkeypatch, 1.0) as (process, mark):
        while process.poll() is None:
            process.send_signal(signal.SIGINT)
            time.sleep(0.01)
        _, told = process.communicate(timeout=30)
        assert told.strip() == ""
        # One that comes when Python is nearly gone ends it directly: to a shell 130 all the same.
        assert process.returncode in (STOPPED[signal.SIGINT], -signal.SIGINT)
        assert family(mark) == []


def test_killed(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It cannot say goodbye, and still nobody thinks on."""
    with thinking(sqlite, monkeypatch, 1.0) as (process, mark):
        process.kill()
        process.wait()
        wait_until(lambda: family(mark) == [], SOON)
        assert process.stderr is not None
        assert process.stderr.read() == ""
