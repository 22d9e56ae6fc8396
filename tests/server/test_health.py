"""Endpoints for operators of a server."""

import json
import logging
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from io import StringIO
from pathlib import Path

import httpx
import psycopg
import pytest
from sqlalchemy import select, text

from tekhenu.server.config import ServerConfig
from tekhenu.server.logs import JsonLines
from tekhenu.server.storage import readiness
from tekhenu.server.storage.engine import BadDatabase, make_engine
from tekhenu.server.storage.models import ProbeRow
from tekhenu.server.storage.readiness import NOT_WRITABLE, OTHER_TABLES

from .client import Client, serving
from .conftest import without_limits
from .test_command import server
from .test_live import Ear


def test_it_lives_and_is_ready(client: Client) -> None:
    for path, said in (("/healthz", "ok\n"), ("/readyz", "ready\n")):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (200, said)
    assert client.get("/metrics").status_code == 404  # not by default


def test_a_database_of_another_version_is_not_ready(only_client: Client) -> None:
    with only_client.service.store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    answer = only_client.get("/readyz")
    assert (answer.status_code, answer.text) == (503, f"not ready: {OTHER_TABLES}\n")
    assert only_client.get("/healthz").status_code == 200


@contextmanager
def full_disk(file: Path) -> Iterator[None]:
    """Let no file of this process grow beyond the size of `file`."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.fixture
def _probed_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "PROBE_SECONDS", 0.0)


@pytest.mark.usefixtures("_probed_each_time")
def test_a_full_disk_is_not_ready_until_there_is_room(sqlite: str) -> None:
    with serving(without_limits(sqlite)) as client:
        made = client.begin(players=2)
        log = Path(sqlite.removeprefix("sqlite:///") + "-wal")
        with full_disk(log):
            assert client.get(f"/games/{made['game']}").status_code == 200
            assert client.post("/api/games", {"players": 2}).status_code == 503
            answer = client.get("/readyz")
            assert (answer.status_code, answer.text) == (503, f"not ready: {NOT_WRITABLE}\n")
        assert client.get("/readyz").status_code == 200
        client.begin(players=2)


@pytest.mark.usefixtures("_probed_each_time")
def test_a_read_only_database_is_not_ready_until_it_can_be_written(postgresql: str) -> None:
    with serving(without_limits(postgresql)) as client:
        name = postgresql.rpartition("/")[2]
        for read_only, status in (("on", 503), ("off", 200)):
            with psycopg.connect(postgresql, autocommit=True) as connection:
                connection.execute("SET default_transaction_read_only = off")
                setting = f'ALTER DATABASE "{name}" SET default_transaction_read_only = {read_only}'
                connection.execute(setting.encode())
            client.service.store.engine.dispose()  # new connections have the new setting
            answer = client.get("/readyz")
            assert answer.status_code == status
            assert (answer.text == f"not ready: {NOT_WRITABLE}\n") == (status == 503)


def test_probes_in_quick_succession_write_once(
    only_client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "PROBE_SECONDS", 3600.0)
    store = only_client.service.store
    written: list[datetime] = []
    for _ in range(3):
        assert only_client.get("/readyz").status_code == 200
        with store.engine.connect() as connection:
            written.append(connection.execute(select(ProbeRow.at)).scalar_one())
    assert len(set(written)) == 1


def test_metrics(sqlite: str) -> None:
    with serving(ServerConfig(database=sqlite, limits=None, metrics=True)) as client:
        game = client.begin(players=2)["game"]
        with Ear(client, game) as ear:
            ear.hear()
            output = client.get("/metrics")
        assert output.headers["content-type"].startswith("text/plain")
        lines = output.text.splitlines()
        made = 'tekhenu_requests_total{method="POST",route="/api/games",status="201"} 1.0'
        assert made in lines
        assert "tekhenu_streams 1.0" in lines
        assert "tekhenu_games_in_memory 1.0" in lines
        assert game not in output.text
        through = client.get("/metrics", {"X-Forwarded-For": "127.0.0.1"})
        assert through.status_code == 404


def test_strange_methods_and_paths_make_no_metrics_of_their_own(sqlite: str) -> None:
    with serving(ServerConfig(database=sqlite, limits=None, metrics=True)) as client:
        for n in range(5):
            client.http.request(f"ODD{n}", f"/nowhere{n}")
        output = client.get("/metrics").text
        assert "ODD" not in output
        assert "nowhere" not in output


def test_metrics_are_for_neighbors(sqlite: str) -> None:
    config = ServerConfig(database=sqlite, metrics=True, proxies=("127.0.0.1/32",))
    with serving(config) as client:
        assert client.get("/metrics").status_code == 200
        assert client.get("/metrics", {"X-Forwarded-For": "9.9.9.9"}).status_code == 404


def test_streams_get_a_time_to_reconnect(only_client: Client) -> None:
    game = only_client.begin(players=2)["game"]
    with only_client.http.stream("GET", f"/api/games/{game}/live") as stream:
        lines = stream.iter_lines()
        assert next(lines) == "event: moved"
        only_client.service.loop.call_soon_threadsafe(only_client.service.live.close)
        rest = list(lines)  # it ends
    assert ": closing" in rest
    assert any(line.startswith("retry: ") for line in rest)
    assert only_client.get("/readyz").status_code == 503


def test_a_line_for_programs(sqlite: str) -> None:
    with server("--port", "0", "--database", sqlite, "--log", "json") as (process, address, _):
        httpx.get(f"{address}/healthz", timeout=60)
        assert process.stderr is not None
        line = json.loads(process.stderr.readline())
    assert (line["method"], line["route"], line["status"]) == ("GET", "/healthz", 200)
    assert line["level"] == "info"
    assert line["ms"] >= 0


def test_a_trace_is_one_line_too() -> None:
    heard = StringIO()
    handler = logging.StreamHandler(heard)
    handler.setFormatter(JsonLines())
    log = logging.Logger("test")
    log.addHandler(handler)
    try:
        raise KeyError("x")
    except KeyError:
        log.exception("it failed:\n%s", "so")
    line = json.loads(heard.getvalue())
    assert heard.getvalue().count("\n") == 1
    assert "KeyError" in line["trace"]


def test_the_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(BadDatabase, match=r"pip install 'tekhenu\[postgresql\]'"):
        make_engine("postgresql://127.0.0.1/x")


def test_the_missing_driver_is_named_by_the_command() -> None:
    code = """
import sys
sys.modules["psycopg"] = None
from tekhenu.cli import main
sys.exit(main(["serve", "--no-open", "--port", "0", "--database", "postgresql://127.0.0.1/x"]))
"""
    done = subprocess.run(
        [sys.executable, "-c", code], check=False, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 2
    assert "tekhenu[postgresql]" in done.stderr
    assert done.stderr.count("\n") == 1
