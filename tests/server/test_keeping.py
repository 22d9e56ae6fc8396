"""`tekhenu backup`, `restore`, `prune` and `doctor`."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text, update

from tekhenu.cli import main
from tekhenu.games.journal import Entry
from tekhenu.games.records import Branch, NotedResult, StoredTurn
from tekhenu.server import doctor
from tekhenu.server.storage import Store, TokenChange
from tekhenu.server.storage.models import EntryRow, GameRow, now
from tekhenu.server.storage.pruning import old_games, prune
from tekhenu.server.storage.reviews import add_review_turn, start_review

from .host import appended
from .test_command import server
from .test_private import damage, mode
from .test_storage import new_game

A, B, C = (letter * 12 for letter in "abc")
TABLES = (
    *("games", "entries", "seats", "holders", "notices", "spent_links", "results"),
    *("reviews", "review_turns"),
)

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*arguments: str | Path) -> tuple[int, str, str]:
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as ended:
            code = int(str(ended.code))
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


def fill(store: Store) -> None:
    """Store a finished game A, a silent game B and a new game C, with rows in every table."""
    for number, game in enumerate((A, B, C)):
        person = store.add_person(str(number) * 64)
        branch = Branch(A, 3) if game == C else None
        store.create(replace(new_game(game, creator=person), branch=branch))
        review = start_review(store, game, 1, 1)
        add_review_turn(store, review, StoredTurn(0, None))
        store.claim(person, game, 0, TokenChange(f"token of {game}", f"new of {game}"), "Ada")
    appended(store, A, Entry(1, 0, "play", "keep:D01"))
    for game in (A, C):
        store.finish(game, 16, [NotedResult(0, 90, 1, 12, "greedy//")])
    long_ago = now() - timedelta(days=100)
    with store.engine.begin() as connection:
        connection.execute(update(GameRow).where(GameRow.id == A).values(finished=long_ago))
        connection.execute(update(GameRow).where(GameRow.id != C).values(created=long_ago))
        connection.execute(update(EntryRow).values(at=long_ago))


def counted(store: Store, game: str) -> dict[str, int]:
    key = {"games": "id"}
    with store.engine.connect() as connection:
        return {
            table: connection.scalar(
                text(f"SELECT count(*) FROM {table} WHERE {key.get(table, 'game')} = :game"),
                {"game": game},
            )
            or 0
            for table in TABLES
        }


def test_a_backup_of_a_running_server_and_its_restoration(tmp_path: Path, run: Run) -> None:
    database, copy = tmp_path / "games.sqlite", tmp_path / "copies" / "monday.sqlite"
    url = f"sqlite:///{database}"
    with server("--port", "0", "--database", url) as (_, address, _):
        wish = {"seats": ["me", "friend"]}
        game = httpx.post(f"{address}/api/games", json=wish, timeout=60).json()["game"]
        code, said, _ = run("backup", copy, "--database", url)
        assert (code, "contains 1 game " in said) == (0, True)
        assert mode(copy) == 0o600
        assert sorted(path.name for path in copy.parent.iterdir()) == [copy.name]
        assert run("backup", copy, "--database", url)[0] == 2
        code, _, wrong = run("restore", copy, "--database", url, "--force")
        assert (code, "in use" in wrong) == (2, True)
    with sqlite3.connect(database) as connection:
        connection.execute("DELETE FROM seats")
    connection.close()
    assert run("restore", copy, "--database", url)[0] == 2  # there is one already
    code, said, _ = run("restore", copy, "--database", url, "--force")
    assert (code, "now contains 1 game " in said, ".before-" in said) == (0, True, True)
    (kept,) = tmp_path.glob("games.sqlite.before-*")
    with closing(sqlite3.connect(kept)) as connection:
        assert connection.execute("SELECT count(*) FROM seats").fetchone() == (0,)
    with server("--port", "0", "--database", url) as (_, address, _):
        assert httpx.get(f"{address}/api/games/{game}", timeout=60).status_code == 200


def test_a_damaged_database_can_be_restored_but_not_backed_up(tmp_path: Path, run: Run) -> None:
    database, copy = tmp_path / "games.sqlite", tmp_path / "copy.sqlite"
    url = f"sqlite:///{database}"
    store = Store(url)
    store.migrate()
    store.create(new_game())
    assert run("backup", copy, "--database", url)[0] == 0
    store.close()
    damage(database)
    code, _, wrong = run("backup", copy, "--database", url, "--force")
    assert (code, wrong.count("\n")) == (2, 1)
    assert run("doctor", "--database", url)[0] == 1
    assert run("restore", copy, "--database", url, "--force")[0] == 0
    assert run("doctor", "--database", url)[0] == 0


def test_what_is_no_backup_is_not_restored(tmp_path: Path, run: Run) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    (tmp_path / "x").write_bytes(b"nothing at all" * 99)
    for file in ("x", "absent"):
        code, _, wrong = run("restore", tmp_path / file, "--database", url)
        assert (code, wrong.count("\n")) == (2, 1)
    assert not (tmp_path / "games.sqlite").exists()
    for command in (["backup", str(tmp_path / "y")], ["prune", "--older-than", "1d"]):
        assert run(*command, "--database", url)[0] == 2
    assert run("doctor", "--database", url)[0] == 1


def test_postgresql_has_its_own_tools(run: Run) -> None:
    url = "postgresql://me:secret@example.org/games"
    code, _, said = run("backup", "x.dump", "--database", url)
    assert (code, "secret" in said) == (2, False)
    assert "pg_dump --format=custom --file='x.dump' 'postgresql://me@example.org/games'" in said
    assert "pg_restore --clean" in run("restore", "x.dump", "--database", url)[2]


def test_pruning_removes_everything_of_old_games(store: Store) -> None:
    fill(store)
    age = timedelta(days=90)
    assert old_games(store, age, unfinished=False) == [A]
    assert set(old_games(store, age, unfinished=True)) == {A, B}
    assert old_games(store, timedelta(days=101), unfinished=True) == []
    assert all(counted(store, A).values())
    before = counted(store, C)
    prune(store, [A])
    assert not any(counted(store, A).values())
    assert counted(store, C) == before
    kept = store.game(C)
    assert kept is not None
    assert (kept.branch_of, kept.branch_step) == (None, 3)
    assert store.games_of(3, 9) == []
    assert store.game(B) is not None


def test_the_command_prunes_and_reports_how_many(sqlite: str, run: Run) -> None:
    store = Store(sqlite)
    store.migrate()
    fill(store)
    prune_old = ("prune", "--database", sqlite, "--older-than", "90d")
    assert run(*prune_old, "--dry-run")[:2] == (0, "1 game would be removed.\n")
    assert run(*prune_old, "--unfinished")[:2] == (0, "2 games were removed.\n")
    assert run(*prune_old)[:2] == (0, "0 games were removed.\n")
    assert run("prune", "--older-than", "soon", "--database", sqlite)[0] == 2
    assert store.game(C) is not None
    store.close()


def test_the_doctor_finds_the_one_broken_game(database: str, store: Store, run: Run) -> None:
    for game in (B, C):
        store.create(new_game(game))
    assert run("doctor", "--database", database)[0] == 0
    appended(store, B, Entry(1, 0, "play", "nonsense"))
    code, said, _ = run("doctor", "--database", database)
    assert code == 1
    assert f"Game {B} cannot be replayed: entry 1" in said
    assert C not in said
    assert "2 games replayed, 1 problem found." in said


def test_the_doctor_finds_turns_of_reviews_that_cannot_be_read(
    database: str, store: Store, run: Run
) -> None:
    for game, turns in ((B, [None, {"seat": 0}]), (C, [None])):
        store.create(new_game(game))
        review = start_review(store, game, 0, 1)
        for number, turn in enumerate(turns):
            add_review_turn(store, review, StoredTurn(number, turn))
    code, said, _ = run("doctor", "--database", database)
    assert code == 1
    assert f"1 turn in the review of game {B} cannot be read." in said
    assert C not in said


def test_the_doctor_looks_at_files_versions_and_the_disk(
    sqlite: str, tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(sqlite)
    store.migrate()
    store.close()
    (tmp_path / "games.sqlite").chmod(0o644)
    monkeypatch.setattr(doctor, "LOW_DISK_SPACE", 1 << 80)
    code, said, _ = run("doctor", "--database", sqlite)
    assert (code, "chmod 600" in said, "MB is free" in said) == (1, True, True)
    monkeypatch.undo()
    for version, words in (("0001", "Start the server once"), ("9999", "restore a backup")):
        with sqlite3.connect(tmp_path / "games.sqlite") as connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", [version])
        connection.close()
        code, said, _ = run("doctor", "--database", sqlite)
        assert (code, words in said) == (1, True)


@pytest.mark.parametrize("lang", ["en", "fr", "pl", "ko"])
@pytest.mark.parametrize("command", ["backup", "restore", "prune", "doctor"])
def test_help_in_every_language(command: str, lang: str, run: Run) -> None:
    code, said, _ = run(command, "--help", "--lang", lang)
    assert (code, "--database" in said) == (0, True)
