"""Reading and writing of journal entries, the database access of every move.

Waiting entries are written in one statement, which takes them as one JSON text; queries are batched
in the same way. Writing and reading each have a persistent connection and call the driver directly,
because SQLAlchemy would take longer than these constant statements.
"""

import json
import secrets
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, suppress
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import PoolProxiedConnection
from starlette.concurrency import run_in_threadpool

from ...games.journal import Entry as JournalEntry
from ...games.ports import EntryNews, NewEntry, Taken
from . import models
from .batches import Batches

CHANNEL = "tekhenu"
COLUMNS = "game, sequence, seat, kind, option"
Result = TypeVar("Result")


class EntryQuery(NamedTuple):
    """A request for the entries of a game after a number."""

    game: str
    after: int


ENTRIES_PER_NOTIFICATION = 20  # PostgreSQL limits the payload to 8,000 bytes

# A statement is planned once. If the tables are still empty then, PostgreSQL would choose a
# sequential scan, which becomes slower with every game.
POSTGRESQL_PREFER_INDEXES = ";".join(
    f"SET enable_{way} = off" for way in ("seqscan", "bitmapscan", "hashjoin", "mergejoin")
)
# The statement also notifies the other processes of the new entries when it is committed.
POSTGRESQL_WRITE = f"""
WITH wanted AS (
    SELECT * FROM jsonb_to_recordset(CAST(%(batch)s AS jsonb)) AS w(game text, sequence int,
        seat int, kind text, option text, awaited boolean, changed int)
), written AS (
    INSERT INTO entries ({COLUMNS}, at)
    SELECT w.game, w.sequence, w.seat, w.kind, w.option, %(at)s FROM wanted w
    JOIN games ON games.id = w.game AND (w.changed IS NULL OR w.changed = games.changed)
    ON CONFLICT DO NOTHING
    RETURNING {COLUMNS}
), awaiting AS (
    UPDATE games SET awaited = w.awaited FROM wanted w JOIN written USING (game, sequence)
    WHERE games.id = w.game AND w.awaited IS NOT NULL
)
SELECT array_agg(game), array_agg(sequence), pg_notify('{CHANNEL}', json_build_array(
    CAST(%(sender)s AS text), json_agg(json_build_array({COLUMNS})))::text)
FROM (SELECT *, row_number() OVER () / {ENTRIES_PER_NOTIFICATION} AS note FROM written) AS noted
GROUP BY note
"""
SQLITE_WRITE = f"""
INSERT INTO entries ({COLUMNS}, at)
SELECT w.value->>'game', w.value->>'sequence', w.value->>'seat', w.value->>'kind',
    w.value->>'option', :at
FROM json_each(:batch) AS w
JOIN games ON games.id = w.value->>'game'
    AND (w.value->>'changed' IS NULL OR w.value->>'changed' = games.changed)
WHERE true
ON CONFLICT DO NOTHING
RETURNING game, sequence
"""
SQLITE_SET_AWAITED = "UPDATE games SET awaited = ? WHERE id = ?"
POSTGRESQL_READ = """
SELECT games.id, games.changed, e.sequence, e.seat, e.kind, e.option
FROM jsonb_to_recordset(CAST(%(batch)s AS jsonb)) AS w(game text, after int)
JOIN games ON games.id = w.game
LEFT JOIN LATERAL (
    SELECT * FROM entries WHERE entries.game = w.game AND entries.sequence > w.after
    ORDER BY entries.sequence
) AS e ON true
"""
SQLITE_READ = """
SELECT games.id, games.changed, e.sequence, e.seat, e.kind, e.option
FROM games LEFT JOIN entries e ON e.game = games.id AND e.sequence > ?
WHERE games.id = ?
ORDER BY e.sequence
"""


class PersistentConnection:
    """A database connection for one thread that stays open between uses."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: PoolProxiedConnection | None = None
        driver = engine.dialect.loaded_dbapi
        assert driver is not None
        self._failures: type[Exception] = driver.Error

    def run(self, work: Callable[[Any], Result]) -> Result:
        """Call `work` with a cursor, commit, and return its result.

        If the open connection fails, `work` is called again with a new one.
        """
        if self._connection is not None:
            try:
                return self._run(self._connection, work)
            except self._failures:
                self.close()
        try:
            self._connection = self._engine.raw_connection()
            if self._engine.dialect.name == "postgresql":
                self._connection.driver_connection.autocommit = True  # type: ignore[union-attr]
                self._connection.cursor().execute(POSTGRESQL_PREFER_INDEXES)
            return self._run(self._connection, work)
        except self._failures as failed:
            self.close()
            raise OperationalError(None, None, failed) from failed

    def _run(self, connection: PoolProxiedConnection, work: Callable[[Any], Result]) -> Result:
        cursor = connection.cursor()
        result = work(cursor)
        connection.commit()
        return result

    def close(self) -> None:
        if self._connection is not None:
            with suppress(Exception):
                self._connection.invalidate()
            self._connection = None


class EntryTable:
    """The table of entries. Writers hold `write_lock`."""

    def __init__(self, engine: Engine, write_lock: AbstractContextManager[Any]) -> None:
        self._postgresql = engine.dialect.name == "postgresql"
        self._engine = engine
        self._write_lock = write_lock
        self.sender = secrets.token_hex(4)  # marks this process's own notifications
        self._writer, self._reader = PersistentConnection(engine), PersistentConnection(engine)
        self._snapshot_reader: sqlite3.Connection | None = None
        self._writing = Batches("writing", self._write)
        self._reading = Batches("reading", self._read)

    def close(self) -> None:
        self._writing.close()
        self._reading.close()
        self._writer.close()
        self._reader.close()
        if self._snapshot_reader is not None:
            self._snapshot_reader.close()

    async def append(self, new: NewEntry) -> None:
        """Write an entry to disk; raise Taken if another entry with its number was faster."""
        await self._writing.result(new)

    async def news(self, game: str, after: int) -> EntryNews | None:
        """Return the entries after a number, or None if there is no such game.

        SQLite is queried in the event loop, because a thread would cost more than the query.
        """
        if self._postgresql:
            return await self._reading.result(EntryQuery(game, after))
        if self._snapshot_reader is None:
            self._snapshot_reader = self._open_snapshot_reader()
        try:
            return _news(self._snapshot_reader.execute(SQLITE_READ, (after, game)))
        except sqlite3.OperationalError:  # locked or closed: wait in a thread
            self._snapshot_reader.close()
            self._snapshot_reader = None
            return await run_in_threadpool(self._news_of, game, after)

    def _news_of(self, game: str, after: int) -> EntryNews | None:
        with self._engine.connect() as connection:
            return _news(connection.exec_driver_sql(SQLITE_READ, (after, game)))

    def _open_snapshot_reader(self) -> sqlite3.Connection:
        """Open a read connection with busy_timeout 0, so that the event loop never blocks."""
        borrowed = self._engine.raw_connection()
        connection = borrowed.driver_connection
        borrowed.detach()
        assert isinstance(connection, sqlite3.Connection)
        connection.execute("PRAGMA busy_timeout = 0")
        return connection

    # Called in the threads of the batches

    def _write(self, batch: list[NewEntry]) -> list[Exception | None]:
        first: dict[tuple[str, int], NewEntry] = {}
        for new in batch:
            first.setdefault(_key(new), new)
        # All processes write in the same order, which prevents deadlocks.
        wanted = [first[key] for key in sorted(first)]
        values: dict[str, Any] = {
            "batch": json.dumps([_row(new) for new in wanted]),
            "at": models.now(),
            "sender": self.sender,
        }
        insert = self._insert_postgresql if self._postgresql else self._insert_sqlite
        with self._write_lock:
            written = self._writer.run(lambda cursor: insert(cursor, wanted, values))
        return [
            None if new is first[_key(new)] and _key(new) in written else Taken() for new in batch
        ]

    def _insert_postgresql(
        self, cursor: Any, _wanted: list[NewEntry], values: dict[str, Any]
    ) -> set[tuple[str, int]]:
        notes = cursor.execute(POSTGRESQL_WRITE, values)
        return {key for games, sequences, _ in notes for key in zip(games, sequences, strict=True)}

    def _insert_sqlite(
        self, cursor: Any, wanted: list[NewEntry], values: dict[str, Any]
    ) -> set[tuple[str, int]]:
        values = values | {"at": values["at"].strftime("%Y-%m-%d %H:%M:%S.%f")}
        written = set(cursor.execute(SQLITE_WRITE, values).fetchall())
        for new in wanted:
            if new.awaited is not None and _key(new) in written:
                cursor.execute(SQLITE_SET_AWAITED, (new.awaited, new.game))
        return written

    def _read(self, batch: list[EntryQuery]) -> list[EntryNews | None]:
        least: dict[str, int] = {}
        for query in batch:
            least[query.game] = min(query.after, least.get(query.game, query.after))
        wanted = [{"game": game, "after": after} for game, after in least.items()]
        values = {"batch": json.dumps(wanted)}
        found = defaultdict(list)
        for row in self._reader.run(lambda cursor: list(cursor.execute(POSTGRESQL_READ, values))):
            found[row[0]].append(row)
        return [_news(found[query.game], query.after) for query in batch]


def _key(new: NewEntry) -> tuple[str, int]:
    return new.game, new.entry.sequence


def _row(new: NewEntry) -> dict[str, Any]:
    entry = new.entry._asdict()
    return {"game": new.game, **entry, "awaited": new.awaited, "changed": new.changed}


def _news(found: Iterable[Any], after: int = 0) -> EntryNews | None:
    rows = list(found)
    if not rows:
        return None
    new = [row[2:] for row in rows if row[2] is not None and row[2] > after]
    return EntryNews(rows[0][1], [JournalEntry(*row) for row in new])
