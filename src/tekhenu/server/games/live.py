"""Live updates: who listens to which game, and how a change wakes them.

Changes happen in any thread, listeners are in the event loop. One keeps only the newest news,
so a slow one misses nothing that matters and holds up nobody. While nothing happens it is no more
than a few fields: what it is sent is sent by a task that lives as long as that takes.
"""

import asyncio
import json
import threading
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import randint
from typing import NamedTuple

from ..people import Person

KEEP_ALIVE = 15.0  # seconds
GROUPS = 30  # of listeners, which are kept alive one after the other
STILL_HERE = b": ping\n\n"


class News(NamedTuple):
    """What a seat may notice of a game."""

    sequence: int
    decider: int | None
    over: bool
    seats: int = 0  # how often something about the seats has changed
    queued: bool = False  # the computer that is asked waits for its turn to think

    @property
    def time(self) -> tuple[int, int]:
        return self.sequence, self.seats

    def event(self) -> bytes:
        data = json.dumps(self._asdict())
        return f"event: moved\ndata: {data}\nid: {self.sequence}\n\n".encode()


def farewell() -> bytes:
    """The server ends: come back in a moment, not all at the same."""
    return f": closing\nretry: {randint(500, 3000)}\n\n".encode()


Send = Callable[[bytes, bool], Awaitable[None]]  # an event, and whether more may come


class Listener:
    """One connection, in the loop that made it; `seat` is the person's as long as they hold it."""

    __slots__ = ("_closed", "_event", "_news", "_send", "_task", "group", "loop", "person", "seat")

    def __init__(self, seat: int | None, send: Send, person: Person | None = None) -> None:
        self.seat = seat
        self.person = person
        self.group = 0
        self.loop = asyncio.get_running_loop()
        self._send = send
        self._news: News | None = None
        self._event: bytes | None = None  # still to be sent
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def tell(self, news: News, event: bytes) -> bool:
        """Whether it is to be woken; with the lock held. What is older than the last news is
        none."""
        last = self._news
        if last is not None and (news == last or news.time < last.time):
            return False
        self._news, self._event = news, event
        return True

    def behind(self, news: News) -> bool:
        return self._news is None or self._news.time < news.time

    def lose_seat(self) -> None:
        """Listen as a spectator; forget what was for the seat."""
        self.seat = self._news = self._event = None

    def close(self) -> None:
        self._closed = True

    # In its loop

    def wake(self) -> None:
        if self._task is None:
            self._task = self.loop.create_task(self._deliver())

    def keep_alive(self) -> None:
        if self._task is None:
            self._event = self._event or STILL_HERE
            self.wake()

    async def _deliver(self) -> None:
        try:
            with suppress(OSError):  # it is gone
                while self._event is not None and not self._closed:
                    event, self._event = self._event, None
                    await self._send(event, True)
                if self._closed:
                    await self._send(farewell(), False)
        finally:
            self._task = None


class Live:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._listeners: dict[str, set[Listener]] = defaultdict(set)
        self._groups: list[set[Listener]] = [set() for _ in range(GROUPS)]
        self._entered = 0
        self._ticking: asyncio.TimerHandle | None = None
        self.closed = False

    def enter(self, game: str, listener: Listener) -> None:
        """In the loop."""
        with self._lock:
            self._entered += 1
            listener.group = self._entered % GROUPS
            self._groups[listener.group].add(listener)
            self._listeners[game].add(listener)
            if self.closed:
                listener.close()
            elif self._ticking is None:
                self._tick_later(listener.loop, 0)

    def tell(self, listener: Listener, seat: int | None, news: News) -> None:
        """In the loop: where the game stood for a seat when one came who may have heard more since
        then, or has lost the seat."""
        with self._lock:
            if listener.seat == seat and listener.behind(news):
                listener.tell(news, news.event())
        listener.wake()

    def leave(self, game: str, listener: Listener) -> None:
        with self._lock:
            self._groups[listener.group].discard(listener)
            self._listeners[game].discard(listener)
            if not self._listeners[game]:
                del self._listeners[game]
            if self._ticking is not None and not self._listeners:
                self._ticking.cancel()
                self._ticking = None

    def _tick_later(self, loop: asyncio.AbstractEventLoop, group: int) -> None:
        self._ticking = loop.call_later(KEEP_ALIVE / GROUPS, self._tick, loop, group)

    def _tick(self, loop: asyncio.AbstractEventLoop, group: int) -> None:
        """One clock for all."""
        with self._lock:
            listeners = list(self._groups[group])
            self._tick_later(loop, (group + 1) % GROUPS)
        for listener in listeners:
            listener.keep_alive()

    def total(self) -> int:
        """How many listen."""
        with self._lock:
            return sum(map(len, self._listeners.values()))

    def listened(self, game: str) -> bool:
        with self._lock:
            return game in self._listeners

    def seats(self, game: str) -> set[int]:
        """Those for which somebody listens."""
        with self._lock:
            listeners = self._listeners.get(game, ())
            return {one.seat for one in listeners if one.seat is not None}

    def games(self) -> list[str]:
        """Those that somebody listens to."""
        with self._lock:
            return list(self._listeners)

    def demote(self, game: str, held_by: Callable[[Person | None], list[int]]) -> None:
        """Make spectators of the listeners to a game who no longer hold their seat."""
        with self._lock:
            for listener in self._listeners.get(game, ()):
                if listener.seat is not None and listener.seat not in held_by(listener.person):
                    listener.lose_seat()

    def announce(self, game: str, news_of: Callable[[int | None], News]) -> None:
        """From any thread. What a seat may notice is made once, and only if somebody listens."""
        with self._lock:
            seats = {listener.seat for listener in self._listeners.get(game, ())}
        if seats:
            told = {seat: news_of(seat) for seat in seats}
            events = {seat: news.event() for seat, news in told.items()}
            with self._lock:
                listeners = self._listeners.get(game, ())
                those = [one for one in listeners if one.seat in told]
                woken = [one for one in those if one.tell(told[one.seat], events[one.seat])]
            wake(woken)

    def close(self) -> None:
        """Send every listener away, now and from now on."""
        with self._lock:
            self.closed = True
            if self._ticking is not None:
                self._ticking.cancel()
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
