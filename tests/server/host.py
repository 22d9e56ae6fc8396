"""A server's parts for tests in another thread: coroutines run in the server's event loop."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from fastapi import FastAPI

from tekhenu.games.creation import CreatedGame
from tekhenu.games.journal import Entry
from tekhenu.games.ports import EntryNews, NewEntry
from tekhenu.games.service import GameService, GameSummary
from tekhenu.games.session import GameSession
from tekhenu.server.app import create_app
from tekhenu.server.computers.fair_queue import FairQueue
from tekhenu.server.computers.search_workers import SearchWorkers
from tekhenu.server.config import ServerConfig
from tekhenu.server.people import People
from tekhenu.server.storage import Store
from tekhenu.server.webhooks import Webhooks

PATIENCE = 60.0
T = TypeVar("T")


class Host:
    """The service of an application, and what it is made of."""

    def __init__(self, app: FastAPI, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.games: GameService = app.state.service
        self.store: Store = app.state.store
        self.webhooks: Webhooks = app.state.webhooks
        self.people: People = app.state.people
        self.live = self.games.live

    def wait(self, coroutine: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(PATIENCE)

    @property
    def quick_searches(self) -> FairQueue[Any, Any]:
        searcher = self.games._searcher
        assert isinstance(searcher, SearchWorkers)
        return searcher._quick

    def session(self, game: str) -> GameSession:
        return self.wait(self.games.session(game))

    def current(self, game: str) -> GameSession:
        return self.wait(self.games.current(game))

    def create(self, created: CreatedGame) -> GameSession:
        return self.wait(self.games.create(*created))

    def enter(self, session: GameSession, entry: Entry, *, computer: bool = False) -> bool:
        return self.wait(self.games.enter(session, entry, computer=computer))

    def listed_games(self) -> list[GameSummary]:
        return self.wait(self.games.listed_games())

    def append(self, game: str, entry: Entry, **further: Any) -> None:
        self.wait(self.store.entries.append(NewEntry(game, entry, **further)))

    def news(self, game: str, after: int) -> EntryNews | None:
        return self.wait(self.store.entries.news(game, after))


@contextmanager
def event_loop() -> Iterator[asyncio.AbstractEventLoop]:
    """Run an event loop in a thread."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        yield loop
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)
        loop.close()


@contextmanager
def hosted(config: ServerConfig) -> Iterator[Host]:
    """Yield the parts of a server without a network."""
    with event_loop() as loop:
        host = Host(create_app(config), loop)
        host.store.migrate()
        try:
            yield host
        finally:

            async def close() -> None:
                host.games.close()

            host.wait(close())
            host.store.close()


def appended(store: Store, game: str, entry: Entry, **further: Any) -> None:
    """Write an entry from a test without an event loop."""
    asyncio.run(_appended(store, NewEntry(game, entry, **further)))


async def _appended(store: Store, new: NewEntry) -> None:
    await store.entries.append(new)


def news_of(store: Store, game: str, after: int) -> EntryNews | None:
    return asyncio.run(store.entries.news(game, after))
