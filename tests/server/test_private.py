"""Files that hold secrets are their owner's alone, and a database that is of no use is refused."""

import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from tekhenu.server.storage import Store
from tekhenu.server.storage.engine import HEAD
from tekhenu.terminal.store import write_whole

from .test_command import refused, server
from .test_storage import new_game

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes are those of POSIX")


@pytest.fixture(autouse=True)
def generous_umask() -> Iterator[None]:
    old = os.umask(0o022)
    yield
    os.umask(old)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def filled(file: Path) -> Store:
    store = Store(f"sqlite:///{file}")
    store.migrate()
    store.create(new_game())
    return store


def test_finding_10_the_database_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "down" / "games.sqlite"
    store = filled(file)
    files = {path.name: mode(path) for path in file.parent.iterdir()}
    assert files == dict.fromkeys(("games.sqlite", "games.sqlite-shm", "games.sqlite-wal"), 0o600)
    assert {mode(file.parent), mode(file.parent.parent)} == {0o700}
    store.close()


def test_finding_10_what_stands_open_is_closed_at_the_next_start(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    first = filled(file)
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    other = Store(f"sqlite:///{file}")
    assert {mode(path) for path in tmp_path.iterdir()} == {0o600}
    other.close()
    first.close()


def test_finding_10_somebody_elses_folder_is_left_alone(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    filled(tmp_path / "games.sqlite").close()
    assert mode(tmp_path) == 0o755


def test_finding_10_a_served_game_and_its_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tmp_path.chmod(0o755)
    monkeypatch.setenv("TEKHENU_DATA", str(tmp_path))
    with server("--port", "0"):
        assert mode(tmp_path) == 0o700
        assert {mode(path) for path in tmp_path.iterdir()} == {0o600}


def test_finding_10_games_of_the_terminal(tmp_path: Path) -> None:
    write_whole(tmp_path / "new" / "game.json", "{}")
    assert mode(tmp_path / "new" / "game.json") == 0o600
    assert mode(tmp_path / "new") == 0o700


def test_finding_11_a_newer_schema(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    filled(file).close()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    said = refused("--database", f"sqlite:///{file}", "--port", "0")
    assert "9999" in said
    assert HEAD in said


def damage(file: Path) -> None:
    """Overwrite the middle of every page but the first."""
    size = file.stat().st_size
    with file.open("r+b") as raw:
        for page in range(4096, size, 4096):
            raw.seek(page + 8)
            raw.write(b"\xa5" * 3000)


def test_finding_11_damaged_pages(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    filled(file).close()
    damage(file)
    assert "cannot be used" in refused("--database", f"sqlite:///{file}", "--port", "0")


def test_finding_11_one_damaged_page(tmp_path: Path) -> None:
    """The tables can be found, and only one of them cannot be read."""
    file = tmp_path / "games.sqlite"
    filled(file).close()
    with sqlite3.connect(file) as connection:
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'games'"
        (page,) = connection.execute(query).fetchone()
    connection.close()
    with file.open("r+b") as raw:
        raw.seek((page - 1) * 4096)
        raw.write(b"\xa5" * 4096)
    assert "cannot be used" in refused("--database", f"sqlite:///{file}", "--port", "0")
