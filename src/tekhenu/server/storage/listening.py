"""Notifications between processes: what one writes to PostgreSQL, the others hear of."""

import asyncio
import json
import logging
import threading

from ...games.service import GameService
from .entries import CHANNEL
from .store import Store

log = logging.getLogger(__name__)
RECONNECT = 2.0  # seconds
PATIENCE = 1.0  # seconds after which the thread checks whether to stop


class Listening:
    """A thread with a connection of its own. SQLite needs none."""

    def __init__(self, store: Store, service: GameService) -> None:
        self._store = store
        self._service = service
        self._stop = threading.Event()
        self.ready = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name="listening", daemon=True)

    def open(self) -> None:
        """Start listening; call in the event loop."""
        if self._store.postgresql:
            self._loop = asyncio.get_running_loop()
            self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._loop = None

    def join(self) -> None:
        """Wait for the thread to end."""
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

        url = self._store.engine.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.ready.set()
            self._publish(None)  # what was written before
            while not self._stop.is_set():
                for note in connection.notifies(timeout=PATIENCE):
                    self._heard(note.payload)
                    if self._stop.is_set():
                        return

    def _heard(self, payload: str) -> None:
        """Read a note: its sender, then games with an entry or, if seats changed, without."""
        try:
            sender, changes = json.loads(payload)
            games = {str(game) for game, *_ in changes}
        except (TypeError, ValueError):
            log.warning("a process of another version uses the database")
            return
        if sender != self._store.entries.sender:
            for game in games:
                self._publish(game)

    def _publish(self, game: str | None) -> None:
        """Let the event loop look at a game, or at all that somebody listens to."""
        loop = self._loop
        if loop is not None and not loop.is_closed():
            asyncio.run_coroutine_threadsafe(self._look(game), loop)

    async def _look(self, game: str | None) -> None:
        try:
            if game is None:
                await self._service.catch_up()
            else:
                await self._service.heard(game)
        except Exception:
            log.exception("the game %s could not be brought up to date", game)
