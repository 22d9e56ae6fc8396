"""PostgreSQL notifications, by which a process learns what other processes have written."""

import asyncio
import json
import logging
import threading

from ...games.service import GameService
from .entries import CHANNEL
from .store import Store

log = logging.getLogger(__name__)
RECONNECT_SECONDS = 2.0  # seconds
POLL_SECONDS = 1.0  # how often the thread checks whether to stop


class NotificationListener:
    """A thread with its own connection that listens for notifications. Idle with SQLite."""

    def __init__(self, store: Store, service: GameService) -> None:
        self._store = store
        self._service = service
        self._stop = threading.Event()
        self.ready = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name="notifications", daemon=True)

    def open(self) -> None:
        """Start notifications; call in the event loop."""
        if self._store.postgresql:
            self._loop = asyncio.get_running_loop()
            self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._loop = None

    def join(self) -> None:
        """Wait for the thread to end."""
        if self._thread.is_alive():
            self._thread.join(2 * POLL_SECONDS)

    def _run(self) -> None:
        while not self._stop.is_set():
            try:
                self._listen()
            except Exception as lost:
                log.warning(
                    "lost the connection for notifications of the database (%s); retrying in %d s",
                    type(lost).__name__,
                    RECONNECT_SECONDS,
                )
                self.ready.clear()
                self._stop.wait(RECONNECT_SECONDS)

    def _listen(self) -> None:
        import psycopg

        url = self._store.engine.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.ready.set()
            self._publish(None)  # entries that were written before
            while not self._stop.is_set():
                for note in connection.notifies(timeout=POLL_SECONDS):
                    self._handle(note.payload)
                    if self._stop.is_set():
                        return

    def _handle(self, payload: str) -> None:
        """Handle a notification: a JSON list of its sender and of the changed games."""
        try:
            sender, changes = json.loads(payload)
            games = {str(game) for game, *_ in changes}
        except (TypeError, ValueError):
            log.warning(
                "received a malformed notification: does a server of another version use the "
                "same database?"
            )
            return
        if sender != self._store.entries.sender:
            for game in games:
                self._publish(game)

    def _publish(self, game: str | None) -> None:
        """Make the event loop refresh a game, or all games with listeners."""
        loop = self._loop
        if loop is not None and not loop.is_closed():
            asyncio.run_coroutine_threadsafe(self._refresh(game), loop)

    async def _refresh(self, game: str | None) -> None:
        try:
            if game is None:
                await self._service.catch_up()
            else:
                await self._service.heard(game)
        except Exception:
            log.exception("could not refresh %s", "all games" if game is None else f"game {game}")
