"""The uvicorn server process: start, graceful shutdown and garbage collection."""

import asyncio
import gc
import logging
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.server import HANDLED_SIGNALS

from ..games.service import GameService
from .app import create_app
from .config import ServerConfig
from .descriptors import log_exhaustion_briefly, most_connections
from .storage.engine import BadDatabase, read_url

FULL_COLLECTION_THRESHOLD = 1000  # collections of generation 1 before a full collection
KEEP_ALIVE = 60  # seconds before an idle connection is closed


def prepare(config: ServerConfig) -> FastAPI:
    """Return the application after migrating its database; raise BadDatabase if that fails."""
    try:
        app = create_app(config)
        app.state.store.migrate()
        app.state.store.check()
    except SQLAlchemyError as wrong:
        raise BadDatabase(str(getattr(wrong, "orig", wrong)).splitlines()[0]) from None
    except (OSError, ImportError) as wrong:
        raise BadDatabase(str(wrong)) from None
    return app


def database_name(text: str) -> str:
    """Return the path of a SQLite file, or a URL without its password."""
    url = read_url(text)
    return url.database or "memory" if url.get_backend_name() == "sqlite" else repr(url)


def tune_garbage_collection() -> None:
    """Make full garbage collections rare.

    A full collection pauses the server, about 0.1 s for a few hundred games. It finds little:
    imported modules stay in memory, games contain no reference cycles, and connections few.
    """
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, FULL_COLLECTION_THRESHOLD)


class Server(uvicorn.Server):
    """A uvicorn server that calls `ready` once it accepts connections."""

    def __init__(self, app: FastAPI, ready: Callable[[], None], shutdown_seconds: int) -> None:
        service: GameService = app.state.service
        config = uvicorn.Config(
            app,
            http="httptools",
            ws="none",
            limit_concurrency=most_connections(),
            forwarded_allow_ips=list(app.state.config.proxies),
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_keep_alive=KEEP_ALIVE,
            timeout_graceful_shutdown=shutdown_seconds,
        )
        logging.getLogger("uvicorn.access").disabled = True  # it would log paths with game ids
        super().__init__(config)
        self._service = service
        self._ready = ready
        self._signal: int | None = None

    async def startup(self, sockets: Any = None) -> None:
        log_exhaustion_briefly(asyncio.get_running_loop())
        await super().startup(sockets)
        tune_garbage_collection()
        if self.started:
            self._ready()

    async def shutdown(self, sockets: Any = None) -> None:
        # Shutdown waits for open requests, and event streams and searches would not end soon.
        self._service.live.close()
        self._service.close_searches()
        await super().shutdown(sockets)

    def run(self, sockets: Any = None) -> None:
        """Serve until stopped. After a signal, end the process with that signal."""
        super().run(sockets)
        if self._signal == signal.SIGINT:
            raise KeyboardInterrupt
        if self._signal is not None:
            signal.signal(self._signal, signal.SIG_DFL)
            signal.raise_signal(self._signal)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Install signal handlers and keep them, so that a second Ctrl-C cannot break shutdown."""
        if threading.current_thread() is threading.main_thread():
            for number in HANDLED_SIGNALS:
                signal.signal(number, self.handle_exit)
        yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._signal = self._signal or sig
        self.should_exit = True

    def stop(self) -> None:
        """Stop the server; may be called in any thread."""
        self.should_exit = True
