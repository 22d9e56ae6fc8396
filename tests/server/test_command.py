"""`tekhenu serve`: the line it prints, ports, and how it ends."""

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tekhenu.cli import main
from tekhenu.server.addresses import network_address
from tekhenu.server.command import bind_socket, local_url

READY = re.compile(r"(http://127\.0\.0\.1:\d+)/ .*saved in (.*)\)")


@contextmanager
def server(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str, str]]:
    """Start a server; return the process, its address and the place of its games."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tekhenu", "serve", "--no-open", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        line = process.stdout.readline()
        found = READY.search(line)
        if found is None:
            process.kill()  # reading would wait for a running server
            raise AssertionError(line + process.stderr.read())
        yield process, found[1], found[2]
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
        process.stderr.close()


def test_it_says_where_it_is_and_ends_at_once_although_somebody_listens(tmp_path: Path) -> None:
    database = tmp_path / "deep" / "x.sqlite"
    with server("--port", "0", "--database", f"sqlite:///{database}") as (process, address, kept):
        assert kept == str(database)
        assert database.exists()
        wish = {"seats": ["me", "greedy"]}
        game = httpx.post(f"{address}/api/games", json=wish, timeout=60).json()["game"]
        with httpx.stream("GET", f"{address}/api/games/{game}/live", timeout=60) as stream:
            assert next(stream.iter_lines()) == "event: moved"
            process.send_signal(signal.SIGINT)
            process.wait(60)
        assert process.stderr is not None
        assert process.stderr.read().strip() == ""  # it would complain of who does not leave


def test_the_data_folder_is_used_by_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEKHENU_DATA", str(tmp_path))
    with server("--port", "0") as (_, _, kept):
        assert kept == str(tmp_path / "games.sqlite")


def test_with_lan_other_devices_come_in_by_the_second_address(tmp_path: Path) -> None:
    where = network_address()
    with server("--lan", "--port", "0", "--database", f"sqlite:///{tmp_path}/x.sqlite") as found:
        process, address, _ = found
        assert process.stdout is not None
        line = process.stdout.readline()
        if where is None:  # on a machine without a network
            assert "not connected" in line
            return
        other = address.replace("127.0.0.1", where)
        assert f"{other}/" in line
        made = httpx.post(f"{address}/api/games", json={"seats": ["me", "friend"]}, timeout=60)
        link = made.json()["seats"][1]["link"]
        page = httpx.get(
            f"{address}/games/{made.json()['game']}/table", cookies=made.cookies, timeout=60
        )
        assert f'value="{other}{link}"' in page.text
        assert httpx.get(f"{other}{link.partition('#')[0]}", timeout=60).status_code == 200


def test_lan_and_another_host_do_not_go_together() -> None:
    assert "--lan" in refused("--lan", "--host", "127.0.0.1")


def refused(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "tekhenu", "serve", "--no-open", *arguments],
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_port_in_use() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert f"Port {port} is in use" in refused("--port", str(port))


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--port", "http"), "'http' is not a port number from 0 to 65535"),
        (("--port", "65536"), "'65536' is not a port number from 0 to 65535"),
        (("--proxy", "proxy"), "'proxy' is not an address such as 127.0.0.1 or a network"),
    ],
)
def test_wrong_arguments(
    arguments: tuple[str, str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["serve", *arguments])
    assert problem in capsys.readouterr().err


def test_without_a_wish_the_next_free_port_is_taken() -> None:
    with bind_socket("127.0.0.1", None) as first, bind_socket("127.0.0.1", None) as second:
        assert local_url(first) != local_url(second)


def test_what_cannot_be_served() -> None:
    assert "SQLite or PostgreSQL" in refused("--database", "mysql://localhost/x", "--port", "0")
    assert "192.0.2.1" in refused("--host", "192.0.2.1", "--port", "0")
    assert "/dev/null" in refused("--database", "sqlite:////dev/null/x.sqlite", "--port", "0")
    nowhere = "postgresql://me:secret@127.0.0.1:1/x"
    output = refused("--database", nowhere, "--port", "0")
    assert "127.0.0.1" in output
    assert "secret" not in output
