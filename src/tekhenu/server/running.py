"""The server's process: it says when it is ready, and it ends at once."""

import gc
import logging
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from .app import create_app
from .settings import Settings
from .storage.engine import BadDatabase, read_url

KEEP_ALIVE = 60  # seconds that an idle connection is kept


def prepare(settings: Settings) -> FastAPI:
    """The application with its database up to date; BadDatabase if that cannot be."""
    try:
        app = create_app(settings)
        app.state.house.store.migrate()
    except SQLAlchemyError as wrong:
        raise BadDatabase(str(getattr(wrong, "orig", wrong)).splitlines()[0]) from None
    except (OSError, ImportError) as wrong:
        raise BadDatabase(str(wrong)) from None
    return app


def database_name(text: str) -> str:
    """A file's path, or a URL without its password."""
    url = read_url(text)
    return url.database or "memory" if url.get_backend_name() == "sqlite" else repr(url)


class Server(uvicorn.Server):
    def __init__(self, app: FastAPI, ready: Callable[[], None], patience: int) -> None:
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_keep_alive=KEEP_ALIVE,
            timeout_graceful_shutdown=patience,
        )
        logging.getLogger("uvicorn.access").disabled = True  # it would write whole paths
        super().__init__(config)
        self._house = app.state.house
        self._ready = ready

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        gc.freeze()  # what was imported stays: looking through it again would halt everybody
        if self.started:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        # Listeners would stay for ever, and the server waits for them.
        self._house.live.close()
        super().handle_exit(sig, frame)

    def end(self) -> None:
        """From any thread."""
        self._house.live.close()
        self.should_exit = True
