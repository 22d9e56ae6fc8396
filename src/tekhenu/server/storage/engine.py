"""Connection to the database, migrations and integrity checks."""

import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url

from tekhenu.folders import keep_private, private_file, private_folder

HEAD = "0009"  # the newest migration
MIGRATIONS = Path(__file__).parent / "migrations"
EXTRA = "pip install 'tekhenu[postgresql]'"
MAX_QUICK_CHECK_SIZE = 1 << 28  # bytes; checking a larger file would delay the start
BUSY_MS = 20_000  # how long to wait for another process that writes
WAL_ATTEMPTS = 200
LOCK = 0x7E_4B_1E_00  # key of the advisory lock of migrations, an arbitrary number
_alembic_lock = threading.Lock()  # alembic's context is global to the process


class BadDatabase(ValueError):
    """Raised for a database that cannot be used; the message says why."""


def read_url(address: str) -> URL:
    """Parse the URL of a database; any PostgreSQL URL is changed to use psycopg 3."""
    try:
        url = make_url(address)
    except Exception:
        raise BadDatabase("write the database as sqlite:///FILE or postgresql://…") from None
    backend = url.get_backend_name()
    if backend in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    if backend != "sqlite":
        raise BadDatabase(f"the database must be SQLite or PostgreSQL, not {backend}")
    if not url.database or url.database == ":memory:":
        raise BadDatabase("SQLite needs a file name: sqlite:///FILE")
    return url


def make_engine(address: str) -> Engine:
    url = read_url(address)
    # Parameters are hidden, because errors are logged and parameters may be secrets.
    if url.get_backend_name() == "postgresql":
        try:
            return create_engine(
                url, hide_parameters=True, pool_pre_ping=True, pool_size=20, max_overflow=30
            )
        except ImportError:
            raise BadDatabase(f"the PostgreSQL driver is missing; install it: {EXTRA}") from None
    make_private(Path(str(url.database)))
    engine = create_engine(url, hide_parameters=True, pool_size=20, max_overflow=30)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def sidecar_files(file: Path) -> list[Path]:
    """Return the paths of SQLite's -wal and -shm files, which inherit the database's mode."""
    return [file.with_name(file.name + end) for end in ("-wal", "-shm")]


def make_private(file: Path) -> None:
    """Create a database file, or restrict an existing one, so that only its owner can read it.

    It contains secret tokens in plain text.
    """
    private_folder(file.parent)
    private_file(file)
    for other in sidecar_files(file):
        keep_private(other)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    _enable_wal(cursor)
    for pragma in ("synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _enable_wal(cursor: Any) -> None:
    """Switch to write-ahead logging, with retries.

    If several processes open a new file at once, SQLite lets one switch and fails the others
    without waiting.
    """
    for left in reversed(range(WAL_ATTEMPTS)):
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as busy:
            if not left or "locked" not in str(busy):
                raise
            time.sleep(BUSY_MS / 1000 / WAL_ATTEMPTS)
        else:
            return


def migrate(engine: Engine) -> None:
    """Run the missing migrations. Concurrent callers wait for the first one."""
    with engine.connect() as connection:
        if revision(connection) == HEAD:
            return
    with _alembic_lock, engine.begin() as connection:
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
            f"its schema has version {found}, this program supports up to {HEAD}: "
            "use the newer program, or restore a backup"
        ) from None


def check(engine: Engine) -> None:
    """Raise BadDatabase if a SQLite file is damaged.

    Large files are not checked here, but by `tekhenu doctor`.
    """
    if engine.dialect.name != "sqlite":
        return
    if Path(str(engine.url.database)).stat().st_size > MAX_QUICK_CHECK_SIZE:
        return
    with engine.connect() as connection:
        found = str(connection.scalar(text("PRAGMA quick_check(1)")))
    if found != "ok":
        raise BadDatabase(f"the file is damaged ({found.splitlines()[-1]}); restore a backup")


def revision(connection: Connection) -> str | None:
    """Return the version of the last migration of the database, or None."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return None if found is None else str(found)
