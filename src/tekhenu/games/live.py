"""Live updates: the listeners of each game, used in the event loop only.

A listener stores only the newest event, so a slow one misses nothing important and delays no other.
An idle listener is a few fields; it has a task only while an event is being sent.
"""

import asyncio
import json
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import randint
from typing import NamedTuple

from .people import Person

KEEP_ALIVE = 15.0  # seconds
GROUPS = 30  # number of groups of listeners, which are pinged one after the other
PING = b": ping\n\n"


class News(NamedTuple):
    """The public facts of a game for one seat."""

    sequence: int
    decider: int | None
    over: bool
    seats: int = 0  # number of changes of the seats
    queued: bool = False  # the computer to move waits for a free worker

    @property
    def time(self) -> tuple[int, int]:
        return self.sequence, self.seats

    def event(self) -> bytes:
        data = json.dumps(self._asdict())
        return f"event: moved\ndata: {data}\nid: {self.sequence}\n\n".encode()


def farewell() -> bytes:
    """Return the last event of a stream, with a random delay after which to reconnect."""
    return f": closing\nretry: {randint(500, 3000)}\n\n".encode()


Send = Callable[[bytes, bool], Awaitable[None]]  # an event, and whether more may follow


class Listener:
    """An open stream; `seat` is the person's as long as they hold it."""

    __slots__ = ("_closed", "_event", "_news", "_send", "_task", "group", "person", "seat")

    def __init__(self, seat: int | None, send: Send, person: Person | None = None) -> None:
        self.seat = seat
        self.person = person
        self.group = 0
        self._send = send
        self._news: News | None = None
        self._event: bytes | None = None  # not sent yet
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def publish(self, news: News, event: bytes) -> None:
        """Send the event unless it is older than or equal to the last one."""
        last = self._news
        if last is None or (news != last and news.time >= last.time):
            self._news, self._event = news, event
            self.wake()

    def lose_seat(self) -> None:
        """Become a spectator and drop any pending event for the seat."""
        self.seat = self._news = self._event = None

    def close(self) -> None:
        """Send the farewell and end the stream."""
        self._closed = True
        self.wake()

    def wake(self) -> None:
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._deliver())

    def keep_alive(self) -> None:
        if self._task is None:
            self._event = self._event or PING
            self.wake()

    async def _deliver(self) -> None:
        try:
            with suppress(OSError):  # the client has disconnected
                while self._event is not None and not self._closed:
                    event, self._event = self._event, None
                    await self._send(event, True)
                if self._closed:
                    await self._send(farewell(), False)
        finally:
            self._task = None


class Live:
    """All listeners."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = defaultdict(set)
        self._groups: list[set[Listener]] = [set() for _ in range(GROUPS)]
        self._entered = 0
        self._ticking: asyncio.TimerHandle | None = None
        self.closed = False

    def enter(self, game: str, listener: Listener, news: News) -> None:
        """Add a listener and send it the present news of the game."""
        self._entered += 1
        listener.group = self._entered % GROUPS
        self._groups[listener.group].add(listener)
        self._listeners[game].add(listener)
        if self.closed:
            listener.close()
            return
        if self._ticking is None:
            self._tick_later(0)
        listener.publish(news, news.event())

    def leave(self, game: str, listener: Listener) -> None:
        self._groups[listener.group].discard(listener)
        self._listeners[game].discard(listener)
        if not self._listeners[game]:
            del self._listeners[game]
        if self._ticking is not None and not self._listeners:
            self._ticking.cancel()
            self._ticking = None

    def _tick_later(self, group: int) -> None:
        loop = asyncio.get_running_loop()
        self._ticking = loop.call_later(KEEP_ALIVE / GROUPS, self._tick, group)

    def _tick(self, group: int) -> None:
        """Ping one group; one timer serves all listeners."""
        self._tick_later((group + 1) % GROUPS)
        for listener in list(self._groups[group]):
            listener.keep_alive()

    def total(self) -> int:
        """Return the number of listeners."""
        return sum(map(len, list(self._listeners.values())))

    def listened(self, game: str) -> bool:
        return game in self._listeners

    def seats(self, game: str) -> set[int]:
        """Return the seats with a listener."""
        listeners = self._listeners.get(game, ())
        return {one.seat for one in listeners if one.seat is not None}

    def games(self) -> list[str]:
        """Return the games with listeners."""
        return list(self._listeners)

    def demote(self, game: str, held_by: Callable[[Person | None], list[int]]) -> None:
        """Make spectators of listeners who no longer hold their seat."""
        for listener in self._listeners.get(game, ()):
            if listener.seat is not None and listener.seat not in held_by(listener.person):
                listener.lose_seat()

    def publish(self, game: str, news_of: Callable[[int | None], News]) -> None:
        """Send the news of a game to its listeners; `news_of` is called once per seat at most."""
        events: dict[int | None, tuple[News, bytes]] = {}
        for listener in self._listeners.get(game, ()):
            if listener.seat not in events:
                news = news_of(listener.seat)
                events[listener.seat] = (news, news.event())
            listener.publish(*events[listener.seat])

    def close(self) -> None:
        """End every stream and reject new ones."""
        self.closed = True
        if self._ticking is not None:
            self._ticking.cancel()
        for listeners in list(self._listeners.values()):
            for listener in list(listeners):
                listener.close()
