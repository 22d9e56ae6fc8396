"""Between processes: what one writes to a PostgreSQL, the others hear of."""

import json
import logging
import threading
from typing import TYPE_CHECKING

from ..storage.entries import CHANNEL
from .journal import Entry

if TYPE_CHECKING:
    from .service import GameService

log = logging.getLogger(__name__)
RECONNECT = 2.0  # seconds
PATIENCE = 1.0  # seconds after which it looks whether to stop


class Listening:
    """One thread with a connection of its own; SQLite needs none."""

    def __init__(self, service: "GameService") -> None:
        self._service = service
        self._stop = threading.Event()
        self.ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listening", daemon=True)

    def open(self) -> None:
        if self._service.store.postgresql:
            self._thread.start()

    def close(self) -> None:
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join(2 * PATIENCE)

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self._listen()
            except Exception as lost:
                log.warning("no word from the database: %s", type(lost).__name__)
                self.ready.clear()
                self._stop.wait(RECONNECT)

    def _listen(self) -> None:
        import psycopg

        url = self._service.store.engine.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.ready.set()
            self._service.catch_up()  # what was said while nobody listened
            while not self._stop.is_set():
                for note in connection.notifies(timeout=PATIENCE):
                    self._heard(note.payload)
                    if self._stop.is_set():
                        return

    def _heard(self, payload: str) -> None:
        """Who tells, then games, each with an entry or without: its seats have changed."""
        try:
            teller, told = json.loads(payload)
            notes = [(game, Entry(*entry) if entry else None) for game, *entry in told]
        except (TypeError, ValueError):
            log.warning("a process of another version uses the database")
            return
        if teller == self._service.store.entries.teller:
            return
        for game, entry in notes:
            try:
                self._service.heard(game, entry)
            except Exception:
                log.exception("the game %s could not be brought up to date", game)
