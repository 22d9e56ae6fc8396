"""Copies of a SQLite database: taken while a server plays on, checked, and put back.

PostgreSQL has tools of its own, which its keeper knows better: `postgresql_command` names them.
"""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from sqlalchemy.engine import URL

from tekhenu.folders import private_file, private_folder

from .engine import HEAD, BadDatabase, beside


class Counts(NamedTuple):
    games: int
    entries: int


class InUse(Exception):
    """A server has the database open."""


def file_of(url: URL) -> Path | None:
    """The SQLite file; None for PostgreSQL."""
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None


def postgresql_command(url: URL, file: Path, restoring: bool) -> str:
    """To be typed in a shell; PostgreSQL asks for the password by itself."""
    address = URL.create(
        "postgresql", url.username, None, url.host, url.port, url.database, url.query
    ).render_as_string()
    if restoring:
        return f"pg_restore --clean --if-exists --dbname='{address}' '{file}'"
    return f"pg_dump --format=custom --file='{file}' '{address}'"


def checked(file: Path) -> Counts:
    """What a database holds; BadDatabase unless it is one of ours, and whole."""
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
        raise BadDatabase(f"{file}: version {version}, this program knows them up to {HEAD}")
    return Counts(*counts)


def back_up(database: Path, file: Path) -> Counts:
    """A copy as of one moment, in one file, which appears only when it is whole."""
    checked(database)
    private_folder(file.absolute().parent)
    fresh = file.with_name(f".{file.name}.{os.getpid()}")
    private_file(fresh)
    try:
        with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(fresh)) as goal:
            source.backup(goal)
            goal.execute("PRAGMA journal_mode = DELETE")
        counts = checked(fresh)
        with fresh.open("rb") as written:
            os.fsync(written.fileno())
        os.replace(fresh, file)
    except sqlite3.Error as wrong:
        raise BadDatabase(f"{file}: {wrong}") from None
    finally:
        fresh.unlink(missing_ok=True)
    return counts


def restore(file: Path, database: Path) -> tuple[Counts, Path | None]:
    """Put a backup in the place of the database, which is kept beside it under another name."""
    checked(file)
    private_folder(database.absolute().parent)
    fresh = database.with_name(f".{database.name}.{os.getpid()}")
    try:
        counts = back_up(file, fresh)
        kept = _put_aside(database) if database.exists() else None
        os.replace(fresh, database)
    finally:
        fresh.unlink(missing_ok=True)
    return counts, kept


def _put_aside(database: Path) -> Path:
    """InUse if a server has it open; what nobody can read any more is kept as it is."""
    try:
        with closing(sqlite3.connect(database, timeout=1)) as connection:
            # Only the last one who has it open may leave the write-ahead log.
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as wrong:
        if "locked" in str(wrong):
            raise InUse from None
    except sqlite3.DatabaseError:
        pass
    stamp = time.strftime("%Y%m%d-%H%M%S")
    kept = database.with_name(f"{database.name}.before-{stamp}")
    for source, goal in zip([database, *beside(database)], [kept, *beside(kept)], strict=True):
        if source.exists():
            os.replace(source, goal)
    return kept
