"""How the database is reached and brought up to date."""

import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url

from tekhenu.folders import keep_private, private_file, private_folder

HEAD = "0008"  # the newest migration
MIGRATIONS = Path(__file__).parent / "migrations"
EXTRA = "pip install 'tekhenu[postgresql]'"
LARGE = 1 << 28  # bytes: looking through more would delay the start
BUSY_MS = 20_000  # another process may be writing
TRIES = 200
LOCK = 0x7E_4B_1E_00  # any number: whoever holds it migrates
_one_at_a_time = threading.Lock()  # alembic keeps its context for the whole process


class BadDatabase(ValueError):
    """A database that cannot be used; the message says why."""


def read_url(address: str) -> URL:
    """PostgreSQL is always reached through psycopg 3, however the URL names it."""
    try:
        url = make_url(address)
    except Exception:
        raise BadDatabase("a database is given as sqlite:///FILE or postgresql://…") from None
    backend = url.get_backend_name()
    if backend in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    if backend != "sqlite":
        raise BadDatabase(f"the database can be SQLite or PostgreSQL, not {backend}")
    if not url.database or url.database == ":memory:":
        raise BadDatabase("SQLite needs a file: sqlite:///FILE")
    return url


def make_engine(address: str) -> Engine:
    url = read_url(address)
    # Parameters are hidden: an error in the log must not tell a secret.
    if url.get_backend_name() == "postgresql":
        try:
            return create_engine(
                url, hide_parameters=True, pool_pre_ping=True, pool_size=20, max_overflow=30
            )
        except ImportError:
            raise BadDatabase(f"PostgreSQL needs its driver: {EXTRA}") from None
    make_private(Path(str(url.database)))
    engine = create_engine(url, hide_parameters=True, pool_size=20, max_overflow=30)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def beside(file: Path) -> list[Path]:
    """What SQLite keeps beside a database that is open; new ones have its mode."""
    return [file.with_name(file.name + end) for end in ("-wal", "-shm")]


def make_private(file: Path) -> None:
    """Secrets lie in it in the clear: nobody but its owner may read it."""
    private_folder(file.parent)
    private_file(file)
    for other in beside(file):
        keep_private(other)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    _write_ahead(cursor)
    for pragma in ("synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _write_ahead(cursor: Any) -> None:
    """Of several that open a new file at once SQLite lets one switch, and does not let the others
    wait: they try again."""
    for left in reversed(range(TRIES)):
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as busy:
            if not left or "locked" not in str(busy):
                raise
            time.sleep(BUSY_MS / 1000 / TRIES)
        else:
            return


def migrate(engine: Engine) -> None:
    """Bring the tables up to date; whoever comes second finds it done."""
    with engine.connect() as connection:
        if revision(connection) == HEAD:
            return
    with _one_at_a_time, engine.begin() as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if revision(connection) != HEAD:
            _upgrade(connection)


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        found = revision(connection)
        raise BadDatabase(
            f"it has tables of version {found}, this program knows them up to {HEAD}: "
            "use the newer program, or restore a backup"
        ) from None


def check(engine: Engine) -> None:
    """BadDatabase if a SQLite file is damaged; a large one only `tekhenu doctor` looks through."""
    if engine.dialect.name != "sqlite":
        return
    if Path(str(engine.url.database)).stat().st_size > LARGE:
        return
    with engine.connect() as connection:
        found = str(connection.scalar(text("PRAGMA quick_check(1)")))
    if found != "ok":
        raise BadDatabase(f"it is damaged ({found.splitlines()[-1]}); restore a backup")


def revision(connection: Connection) -> str | None:
    """The last migration the database has seen."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return None if found is None else str(found)
