"""The server's process: it says when it is ready, and it ends at once."""

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

SELDOM = 1000  # of the times that what has lived for a while is looked through, once everything
KEEP_ALIVE = 60  # seconds that an idle connection is kept


def prepare(config: ServerConfig) -> FastAPI:
    """The application with its database up to date; BadDatabase if that cannot be."""
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
    """A file's path, or a URL without its password."""
    url = read_url(text)
    return url.database or "memory" if url.get_backend_name() == "sqlite" else repr(url)


def seldom_look_for_garbage() -> None:
    """Looking through everything halts everybody, a tenth of a second for some hundred games.

    What was imported stays. Games leave no circles behind when they are let go, connections few.
    """
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, SELDOM)


class Server(uvicorn.Server):
    def __init__(self, app: FastAPI, ready: Callable[[], None], patience: int) -> None:
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
            timeout_graceful_shutdown=patience,
        )
        logging.getLogger("uvicorn.access").disabled = True  # it would write whole paths
        super().__init__(config)
        self._service = service
        self._ready = ready
        self._signal: int | None = None

    async def startup(self, sockets: Any = None) -> None:
        log_exhaustion_briefly(asyncio.get_running_loop())
        await super().startup(sockets)
        seldom_look_for_garbage()
        if self.started:
            self._ready()

    async def shutdown(self, sockets: Any = None) -> None:
        # Listeners would stay for ever, searches for long, and the server waits for requests.
        self._service.live.close()
        self._service.computers.close()
        await super().shutdown(sockets)

    def run(self, sockets: Any = None) -> None:
        """Until it is told to end; by a signal, that is what the process ends by."""
        super().run(sockets)
        if self._signal == signal.SIGINT:
            raise KeyboardInterrupt
        if self._signal is not None:
            signal.signal(self._signal, signal.SIG_DFL)
            signal.raise_signal(self._signal)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """For good: a second Ctrl-C must not disturb the ending, which is short."""
        if threading.current_thread() is threading.main_thread():
            for number in HANDLED_SIGNALS:
                signal.signal(number, self.handle_exit)
        yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._signal = self._signal or sig
        self.should_exit = True

    def end(self) -> None:
        """From any thread."""
        self.should_exit = True
