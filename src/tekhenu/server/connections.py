"""Connections: how many there may be, and how long a request may take to arrive.

Whoever connects and says nothing, or half of something, is let go before others find no room.
"""

import asyncio
import errno
import logging
import sys
import time
from collections import Counter
from enum import Enum, auto
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .addresses import counted, within
from .config import ServerConfig

if sys.platform != "win32":  # which has no such limit
    import resource

log = logging.getLogger(__name__)

ENOUGH = 65_536  # descriptors; some programs walk through all that there may be
RESERVE = 128  # descriptors for the database, files, computers and what is being let go
EXHAUSTED = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}
LARGEST_HEAD = 65_536  # bytes
SELDOM = 60.0  # seconds between two lines about the same trouble


def raise_descriptors() -> None:
    """As many open connections as the system lets us have; the usual limit is meant for others."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        log.warning("the limit of open files stays at %d", soft)


def room() -> int:
    """How many connections there may be at once."""
    if sys.platform == "win32":
        return ENOUGH
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    soft = ENOUGH if soft == resource.RLIM_INFINITY else soft
    return max(soft - RESERVE, soft // 2)


class Seldom:
    """A warning that is not repeated for a while, however often there is a reason."""

    def __init__(self) -> None:
        self._last = -SELDOM

    def warn(self, message: str, *values: object) -> None:
        now = time.monotonic()
        if now - self._last >= SELDOM:
            self._last = now
            log.warning(message, *values)


class Gate:
    """So many connections from an address, and so many in all. A proxy stands for many."""

    def __init__(self, config: ServerConfig) -> None:
        self.config = config
        self.count = 0
        self._most = room()
        self._each: Counter[str] = Counter()
        self._warning = Seldom()

    def enter(self, address: str) -> bool:
        if self.count >= self._most:
            self._warning.warn("there are %d connections: no more", self.count)
            return False
        limits = None if within(address, self.config.proxies) else self.config.limits
        if limits is not None and self._each[counted(address)] >= limits.connections:
            self._warning.warn("an address has %d connections: no more", limits.connections)
            return False
        self.count += 1
        self._each[counted(address)] += 1
        return True

    def leave(self, address: str) -> None:
        self.count -= 1
        self._each[counted(address)] -= 1
        if not self._each[counted(address)]:
            del self._each[counted(address)]


class RequestPart(Enum):
    """Of a request: which is on its way."""

    HEAD = auto()
    BODY = auto()
    NONE = auto()  # all of it has come


class OneWrite:
    """A transport that sends as one what is written in one go: the head of an answer with its body.

    Each packet of its own costs both sides more than what is in it.
    """

    __slots__ = ("_loop", "_pieces", "_transport")

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._pieces: list[bytes] = []

    def write(self, data: bytes) -> None:
        if not self._pieces:
            self._loop.call_soon(self._send)
        self._pieces.append(data)

    def _send(self) -> None:
        if self._pieces:
            pieces, self._pieces = self._pieces, []
            self._transport.write(b"".join(pieces))

    def close(self) -> None:
        self._send()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class GuardedProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, for those who come through the gate and get to the point."""

    _admitted = False
    _part = RequestPart.HEAD
    _timed: RequestPart | None = None  # the part that has its deadline
    _deadline: asyncio.TimerHandle | None = None
    _length = 0  # of a head that is not complete

    @property
    def _gate(self) -> Gate:
        return cast(Gate, cast(Any, self.config.app).state.gate)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.transport = cast(asyncio.Transport, OneWrite(transport, self.loop))
        self._admitted = self._gate.enter(self._address)
        if self._admitted:
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unwatch()
        if self._admitted:
            self._admitted = False
            self._gate.leave(self._address)

    def data_received(self, data: bytes) -> None:
        before = self._part
        super().data_received(data)
        if self._part is RequestPart.NONE and self.cycle.response_complete:
            self._part = RequestPart.HEAD  # no more than an empty line of it
        # The rest of a body that was answered before it had come is no head.
        heads = self._part is RequestPart.HEAD and before is not RequestPart.BODY
        self._length = self._length + len(data) if heads else 0
        if self._length > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("Too large a head.")
        self._watch()

    # Told by the parser

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._part, self._timed = RequestPart.HEAD, None

    def on_headers_complete(self) -> None:
        self._part = RequestPart.BODY
        # Each is a line `name: value`.
        if sum(len(name) + len(value) + 4 for name, value in self.headers) > LARGEST_HEAD:
            raise ValueError("too large a head")  # is answered with 400
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._part = RequestPart.NONE
        super().on_message_complete()

    # Deadlines

    def _watch(self) -> None:
        """Header and body each have their time from their beginning, however they trickle."""
        part = self._part
        if part is self._timed:
            return
        self._unwatch()
        self._timed = part
        config = self._gate.config
        seconds = {
            RequestPart.HEAD: config.header_seconds,
            RequestPart.BODY: config.body_seconds,
        }.get(part)
        if seconds is not None:
            self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _unwatch(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def without_traceback(loop: asyncio.AbstractEventLoop) -> None:
    """When there is no descriptor left to accept a connection, that is one line."""
    warning = Seldom()

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        trouble = context.get("exception")
        if isinstance(trouble, OSError) and trouble.errno in EXHAUSTED:
            warning.warn("no connection could be accepted: %s", trouble.strerror)
        else:
            loop.default_exception_handler(context)

    loop.set_exception_handler(handle)
