"""Backup and restore of a SQLite database. A backup can be taken while the server runs.

PostgreSQL has its own tools; `postgresql_command` returns the command to use.
"""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from sqlalchemy.engine import URL

from tekhenu.folders import private_file, private_folder

from .engine import HEAD, BadDatabase, sidecar_files


class Counts(NamedTuple):
    games: int
    entries: int


class DatabaseInUse(Exception):
    """Raised if a server has the database open."""


def file_of(url: URL) -> Path | None:
    """Return the SQLite file, or None for PostgreSQL."""
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None


def postgresql_command(url: URL, file: Path, restoring: bool) -> str:
    """Return the shell command for a backup. It omits the password, which PostgreSQL asks for."""
    address = URL.create(
        "postgresql", url.username, None, url.host, url.port, url.database, url.query
    ).render_as_string()
    if restoring:
        return f"pg_restore --clean --if-exists --dbname='{address}' '{file}'"
    return f"pg_dump --format=custom --file='{file}' '{address}'"


def verify(file: Path) -> Counts:
    """Count the rows of a database; raise BadDatabase if it is damaged or not from Tekhenu."""
    if not file.is_file():
        raise BadDatabase(f"there is no file {file}")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
            (found,) = database.execute("PRAGMA integrity_check(1)").fetchone()
            (version,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
            counts = [
                database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
                for table in Counts._fields
            ]
    except (sqlite3.Error, TypeError) as wrong:
        raise BadDatabase(f"{file}: {wrong}") from None
    if found != "ok":
        raise BadDatabase(f"{file}: {str(found).splitlines()[-1]}")
    if version > HEAD:
        raise BadDatabase(
            f"{file}: its schema has version {version}, this program supports up to {HEAD}: "
            "use the newer program"
        )
    return Counts(*counts)


def back_up(database: Path, file: Path) -> Counts:
    """Copy a consistent snapshot of the database to one file, which is replaced atomically."""
    verify(database)
    private_folder(file.absolute().parent)
    fresh = file.with_name(f".{file.name}.{os.getpid()}")
    private_file(fresh)
    try:
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(fresh)) as goal:
            source.backup(goal)
            goal.execute("PRAGMA journal_mode = DELETE")
        counts = verify(fresh)
        with fresh.open("rb") as written:
            os.fsync(written.fileno())
        os.replace(fresh, file)
    except sqlite3.Error as wrong:
        raise BadDatabase(f"{file}: {wrong}") from None
    finally:
        fresh.unlink(missing_ok=True)
    return counts


def restore(file: Path, database: Path) -> tuple[Counts, Path | None]:
    """Replace the database with a backup. Return its counts and the renamed former database."""
    verify(file)
    private_folder(database.absolute().parent)
    fresh = database.with_name(f".{database.name}.{os.getpid()}")
    try:
        counts = back_up(file, fresh)
        kept = _move_aside(database) if database.exists() else None
        os.replace(fresh, database)
    finally:
        fresh.unlink(missing_ok=True)
    return counts, kept


def _move_aside(database: Path) -> Path:
    """Rename the database file, readable or not; raise DatabaseInUse if a server has it open."""
    try:
        with closing(sqlite3.connect(database, timeout=1)) as connection:
            # Leaving WAL mode fails as long as another connection is open.
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as wrong:
        if "locked" in str(wrong):
            raise DatabaseInUse from None
    except sqlite3.DatabaseError:
        pass
    stamp = time.strftime("%Y%m%d-%H%M%S")
    kept = database.with_name(f"{database.name}.before-{stamp}")
    for source, goal in zip(
        [database, *sidecar_files(database)], [kept, *sidecar_files(kept)], strict=True
    ):
        if source.exists():
            os.replace(source, goal)
    return kept
