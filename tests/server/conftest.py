"""Databases to test on: a SQLite file, and a real PostgreSQL started for the session."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tekhenu.server.config import ServerConfig
from tekhenu.server.storage import Store
from tests.sockets import free_port

from .client import Client, serving

BINARIES = "/usr/lib/postgresql"
USER = "postgres"


def as_user(*command: str) -> list[str]:
    """Return the command for another user than root, because PostgreSQL refuses to run as root."""
    return ["runuser", "-u", USER, "--", *command] if os.geteuid() == 0 else list(command)


def binaries() -> Path:
    found = sorted(Path(BINARIES).glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("postgres")
    if on_path is None:
        pytest.fail(f"PostgreSQL is not installed: neither in {BINARIES} nor on the PATH")
    return Path(on_path).parent


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    """Start PostgreSQL and return its address without a database name."""
    here = binaries()
    with tempfile.TemporaryDirectory(prefix="tekhenu-postgresql-") as folder:
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
        data, port = f"{folder}/data", free_port()
        initialize = [f"{here}/initdb", "-D", data, "-U", USER, "-A", "trust", "--no-sync"]
        subprocess.run(as_user(*initialize), check=True, capture_output=True, cwd=folder)
        # No socket in a folder: its path would have to be short.
        options = ["-k", "", "-h", "127.0.0.1", "-p", str(port), "-F"]
        with open(f"{folder}/log", "wb") as log:
            process = subprocess.Popen(
                as_user(f"{here}/postgres", "-D", data, *options),
                cwd=folder,
                stdout=log,
                stderr=log,
            )
            address = f"postgresql://{USER}@127.0.0.1:{port}"
            try:
                wait_for(f"{address}/postgres", process)
                yield address
            finally:
                stop = [f"{here}/pg_ctl", "stop", "-D", data, "-m", "immediate"]
                subprocess.run(as_user(*stop), check=False, capture_output=True, cwd=folder)
                process.wait(20)


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 60
    while True:
        try:
            psycopg.connect(address).close()
            return
        except psycopg.OperationalError:
            if time.monotonic() > end or process.poll() is not None:
                raise
            time.sleep(0.1)


@pytest.fixture
def postgresql(postgresql_server: str) -> Iterator[str]:
    """Return the URL of an empty PostgreSQL database."""
    name = f"test_{os.getpid()}_{time.monotonic_ns()}"
    with psycopg.connect(f"{postgresql_server}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
        yield f"{postgresql_server}/{name}"
        connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """Return the URL of a SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path / 'games.sqlite'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue(request.param)
    return url


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    store.migrate()
    yield store
    store.close()


def without_limits(database: str, **further: Any) -> ServerConfig:
    """Return a server without limits, on which computers do not pause."""
    return ServerConfig(database=database, pace=0.0, limits=None, workers=1, **further)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """Start the server that the tests of a module share."""
    folder = tmp_path_factory.mktemp("server")
    with serving(without_limits(f"sqlite:///{folder / 'games.sqlite'}")) as first:
        yield first


@pytest.fixture
def client(running: Client) -> Iterator[Client]:
    """Return a new browser at a server without limits that others use, too."""
    with Client(running.service, running.address) as client:
        yield client


@pytest.fixture
def only_client(sqlite: str) -> Iterator[Client]:
    """Return a browser at a server that no other test uses."""
    with serving(without_limits(sqlite)) as client:
        yield client
