"""The cost of a request, declared at its route, and how many costly ones an address may have.

A weight of 1 stands for up to 5 ms of processor time.
"""

import asyncio
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

from fastapi.routing import iter_route_contexts
from starlette.requests import Request
from starlette.routing import BaseRoute, compile_path

HEAVY = 5.0  # an address may have only a few requests of this weight at the same time


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of a request to a route.

    `as_page`: its weight if the client accepts only HTML. `stream`: the answer stays open.
    `creates`: it stores something for anybody who asks, or tries a secret link, so an address may
    send only a few of them.
    """

    weight: float
    as_page: float | None = None
    stream: bool = False
    creates: bool = False

    def weight_of(self, request: Request) -> float:
        if self.as_page is not None and request.headers.get("accept") == "text/html":
            return self.as_page
        return self.weight


UNROUTED = Cost(1.0)  # of requests that no route answers

Endpoint = TypeVar("Endpoint", bound=Callable[..., Any])
_declared: dict[Callable[..., Any], Cost] = {}


def costs(
    weight: float, *, as_page: float | None = None, stream: bool = False, creates: bool = False
) -> Callable[[Endpoint], Endpoint]:
    """Declare the cost of an endpoint. The decorator goes below the one that makes the route."""

    def declare(endpoint: Endpoint) -> Endpoint:
        _declared[endpoint] = Cost(weight, as_page, stream, creates)
        return endpoint

    return declare


class RouteCosts:
    """The costs of an application's routes, by method and path.

    `undeclared` lists the routes whose endpoint declares no cost.
    """

    def __init__(self, routes: Sequence[BaseRoute]) -> None:
        self.undeclared: list[str] = []
        # By method and number of slashes, so that few patterns are tried.
        self._patterns: dict[tuple[str, int], list[tuple[re.Pattern[str], Cost]]]
        self._patterns = defaultdict(list)
        for route in iter_route_contexts(routes):
            path, methods = route.path or "", route.methods or set()
            cost = None if route.endpoint is None else _declared.get(route.endpoint)
            if cost is None:
                self.undeclared.append(path)
                continue
            for method in methods:
                pattern = compile_path(path)[0]
                self._patterns[method, path.count("/")].append((pattern, cost))

    def of(self, request: Request) -> Cost:
        path = request.scope["path"]
        candidates = self._patterns.get((request.method, path.count("/")), ())
        return next((cost for pattern, cost in candidates if pattern.match(path)), UNROUTED)


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
