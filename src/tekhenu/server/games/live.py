"""Live updates: who listens to which game, and how a change wakes them.

Changes happen in worker threads, listeners wait in the event loop. A listener keeps only the newest
news, so a slow one misses nothing that matters and holds up nobody.
"""

import asyncio
import threading
from collections import defaultdict
from collections.abc import AsyncIterator
from typing import NamedTuple

KEEP_ALIVE = 15.0  # seconds


class News(NamedTuple):
    """What a seat may notice of a game."""

    sequence: int
    decider: int | None
    over: bool
    seats: int = 0  # how often something about the seats has changed
    queued: bool = False  # the computer that is asked waits for its turn to think


class Listener:
    """One connection, waiting in the loop that made it."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.loop = asyncio.get_running_loop()
        self._awake = asyncio.Event()
        self._lock = threading.Lock()
        self._news: News | None = None
        self._closed = False

    def tell(self, news: News) -> bool:
        """From any thread; whether it is to be woken. What is older than the last news is none."""
        with self._lock:
            last = self._news
            if last is not None and (news.sequence, news.seats) < (last.sequence, last.seats):
                return False
            changed = news != self._news
            self._news = news
            return changed

    def close(self) -> None:
        self._closed = True

    def wake(self) -> None:
        """In its loop."""
        self._awake.set()

    async def hear(self) -> AsyncIterator[News | None]:
        """News as they come; None when nothing came for a while."""
        last: News | None = None
        while not self._closed:
            try:
                async with asyncio.timeout(KEEP_ALIVE):
                    await self._awake.wait()
            except TimeoutError:
                yield None
                continue
            self._awake.clear()
            news = self._news
            if news is not None and news != last:
                last = news
                yield news


class Live:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._listeners: dict[str, set[Listener]] = defaultdict(set)
        self.closed = False

    def enter(self, game: str, listener: Listener) -> None:
        with self._lock:
            self._listeners[game].add(listener)
            if self.closed:
                listener.close()
                listener.wake()

    def leave(self, game: str, listener: Listener) -> None:
        with self._lock:
            self._listeners[game].discard(listener)
            if not self._listeners[game]:
                del self._listeners[game]

    def total(self) -> int:
        """How many listen."""
        with self._lock:
            return sum(map(len, self._listeners.values()))

    def listened(self, game: str) -> bool:
        with self._lock:
            return game in self._listeners

    def games(self) -> list[str]:
        """Those that somebody listens to."""
        with self._lock:
            return list(self._listeners)

    def announce(self, game: str, news: dict[int | None, News]) -> None:
        with self._lock:
            listeners = list(self._listeners.get(game, ()))
        wake([one for one in listeners if one.seat in news and one.tell(news[one.seat])])

    def close(self) -> None:
        """Send every listener away, now and from now on."""
        with self._lock:
            self.closed = True
            listeners = [one for those in self._listeners.values() for one in those]
        for listener in listeners:
            listener.close()
        wake(listeners)


def wake(listeners: list[Listener]) -> None:
    """From any thread: each loop is disturbed once."""
    for loop in {listener.loop for listener in listeners}:
        # It may be gone already when the last ones are closed.
        if not loop.is_closed():
            loop.call_soon_threadsafe(_wake_in, loop, listeners)


def _wake_in(loop: asyncio.AbstractEventLoop, listeners: list[Listener]) -> None:
    for listener in listeners:
        if listener.loop is loop:
            listener.wake()
