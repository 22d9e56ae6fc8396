"""What whoever keeps a server can ask and read."""

import json
import logging
import subprocess
import sys
from io import StringIO

import httpx
import pytest
from sqlalchemy import text

from tekhenu.server.config import ServerConfig
from tekhenu.server.logs import JsonLines
from tekhenu.server.storage.engine import BadDatabase, make_engine

from .client import Client, serving
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
    assert only_client.get("/readyz").status_code == 503
    assert only_client.get("/healthz").status_code == 200


def test_metrics(sqlite: str) -> None:
    with serving(ServerConfig(database=sqlite, limits=None, metrics=True)) as client:
        game = client.begin(players=2)["game"]
        with Ear(client, game) as ear:
            ear.hear()
            told = client.get("/metrics")
        assert told.headers["content-type"].startswith("text/plain")
        lines = told.text.splitlines()
        made = 'tekhenu_requests_total{method="POST",route="/api/games",status="201"} 1.0'
        assert made in lines
        assert "tekhenu_streams 1.0" in lines
        assert "tekhenu_games_in_memory 1.0" in lines
        assert game not in told.text
        through = client.get("/metrics", {"X-Forwarded-For": "127.0.0.1"})
        assert through.status_code == 404


def test_strange_methods_and_paths_make_no_metrics_of_their_own(sqlite: str) -> None:
    with serving(ServerConfig(database=sqlite, limits=None, metrics=True)) as client:
        for n in range(5):
            client.http.request(f"ODD{n}", f"/nowhere{n}")
        told = client.get("/metrics").text
        assert "ODD" not in told
        assert "nowhere" not in told


def test_metrics_are_for_neighbours(sqlite: str) -> None:
    config = ServerConfig(database=sqlite, metrics=True, proxies=("127.0.0.1/32",))
    with serving(config) as client:
        assert client.get("/metrics").status_code == 200
        assert client.get("/metrics", {"X-Forwarded-For": "9.9.9.9"}).status_code == 404


def test_streams_are_told_to_come_back(only_client: Client) -> None:
    game = only_client.begin(players=2)["game"]
    with only_client.http.stream("GET", f"/api/games/{game}/live") as stream:
        lines = stream.iter_lines()
        assert next(lines) == "event: moved"
        only_client.service.live.close()
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
