"""Check that the database responds, has the current schema, and is writable."""

import logging
import threading
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from math import inf

from sqlalchemy import Connection, Engine, update
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from .engine import HEAD, revision
from .models import ProbeRow, now

log = logging.getLogger(__name__)

PROBE_SECONDS = 1.0  # between two probes, so that many requests cause few writes
NO_ANSWER = "the database does not respond"
OTHER_TABLES = "the schema of the database belongs to another version"
NOT_WRITABLE = "the database is not writable"


class Readiness:
    """A probe of the database, run at most once every `PROBE_SECONDS` seconds."""

    def __init__(
        self, engine: Engine, writing: Callable[[], AbstractContextManager[Connection]]
    ) -> None:
        self._engine = engine
        self._writing = writing
        self._lock = threading.Lock()
        self._probed = -inf
        self._obstacle: str | None = None

    def obstacle(self) -> str | None:
        """Return the reason why requests cannot be served, or None. May write and block."""
        with self._lock:
            if time.monotonic() - self._probed >= PROBE_SECONDS:
                self._obstacle = self._read() or self._write()
                self._probed = time.monotonic()
            return self._obstacle

    def _read(self) -> str | None:
        try:
            with self._engine.connect() as connection:
                return None if revision(connection) == HEAD else OTHER_TABLES
        except SQLAlchemyError as failed:
            return _logged(NO_ANSWER, failed)

    def _write(self) -> str | None:
        """Write and commit a row; a transaction that is rolled back would not test the disk."""
        try:
            with self._writing() as connection:
                connection.execute(update(ProbeRow).values(at=now()))
        except SQLAlchemyError as failed:
            return _logged(NOT_WRITABLE, failed)
        return None


def _logged(obstacle: str, failed: SQLAlchemyError) -> str:
    log.error("%s: %s", obstacle, failed.orig if isinstance(failed, DBAPIError) else failed)
    return obstacle
