"""What a request weighs, and how many of the heavy ones an address may have under way.

1 stands for up to 5 ms of processor time: a move costs less, the others weigh what they were
measured to cost.
"""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from starlette.requests import Request

HEAVY = 5.0  # from here on only a few at once
WEIGHTS = [
    (re.compile(pattern), weight)
    for pattern, weight in {
        r"/games/[^/]+/replay(/table)?": 10.0,
        r"/games/[^/]+(/table)?": 5.0,
        r"/api/games/[^/]+/hint": 5.0,
        r"/games/[^/]+/coach/better": 5.0,
        r"/games/[^/]+/picture\.png": 8.0,
        r"/(learn|puzzles)/[^/]+(/table)?": 5.0,
        r"/(games|learn|puzzles)/[^/]+/boards/[^/]+": 2.0,
        r"/box/[^/]+/[^/]+": 5.0,
        r"/api/editions/[^/]+": 4.0,  # which may be answered with a part of the box
        r"/games/[^/]+/help(/cards)?": 50.0,  # made anew for every edition
        r"/(api/games)?": 2.0,  # lists of games
    }.items()
]
ENTRIES = re.compile(r"/api/games/[^/]+/entries")
ALONE = re.compile(r"/(learn|puzzles)/[^/]+/entries")  # always answered with a page
WHOLE = (
    "/api/editions",
    "/api/standing/part",
    "/api/standing/picker",
)  # a file, drawings of a table
STREAM = re.compile(r"/api/games/[^/]+/live")


def weight(request: Request) -> float:
    path = request.scope["path"]
    if request.method == "POST":
        # Who plays on a page is answered with the table.
        as_page = request.headers.get("accept") == "text/html"
        page = ALONE.fullmatch(path) or (as_page and ENTRIES.fullmatch(path))
        return HEAVY if page or path in WHOLE else 1.0
    return next((weight for pattern, weight in WEIGHTS if pattern.fullmatch(path)), 1.0)


def is_heavy(request: Request) -> bool:
    return weight(request) >= HEAVY


def is_stream(request: Request) -> bool:
    return STREAM.fullmatch(request.scope["path"]) is not None


@dataclass
class _Room:
    free: asyncio.Semaphore
    came: int = 0


class Places:
    """So many at once for each address, and so many more that wait for a place.

    Whoever comes is counted at once, so it does not matter how many come together.
    """

    def __init__(self, most: int, waiting: int = 0) -> None:
        self._most = most
        self._waiting = waiting
        self._rooms: dict[str, _Room] = {}

    @asynccontextmanager
    async def one(self, address: str) -> AsyncIterator[bool]:
        """In the event loop; False if there is no place, not even to wait."""
        room = self._rooms.setdefault(address, _Room(asyncio.Semaphore(self._most)))
        if room.came >= self._most + self._waiting:
            yield False
            return
        room.came += 1
        try:
            async with room.free:
                yield True
        finally:
            room.came -= 1
            if not room.came:
                del self._rooms[address]
