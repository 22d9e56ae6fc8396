"""Weights of requests, and the limit on concurrent requests of an address (findings 6 and 8)."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from fastapi import APIRouter
from starlette.datastructures import URL
from starlette.requests import Request
from starlette.types import Message, Receive, Scope, Send

from tekhenu.server.app import ROUTERS, create_app
from tekhenu.server.config import Limits, ServerConfig
from tekhenu.server.errors import is_api
from tekhenu.server.rate_limits import RateLimiter, TokenBuckets
from tekhenu.server.request_costs import HEAVY, RouteCosts, costs
from tekhenu.server.security import SecurityMiddleware

LIVE = "/api/games/abc/live"
REPLAY = "/games/abc/replay"
COSTS = RouteCosts([route for router in ROUTERS for route in router.routes])


def weight(request: Request) -> float:
    return COSTS.of(request).weight_of(request)


def wait(limiter: RateLimiter, request: Request) -> float:
    return limiter.wait(request, COSTS.of(request))


def scope_of(path: str, address: str = "203.0.113.7", method: str = "GET") -> dict[str, Any]:
    return {
        "type": "http",
        "method": method,
        "path": path,
        "query_string": b"",
        "headers": [(b"host", b"testserver")],
        "client": (address, 1),
        "scheme": "http",
        "server": ("testserver", 80),
    }


class House:
    """Behind the door: everybody who was let in stays until all may leave."""

    def __init__(self, limits: Limits) -> None:
        self.door = SecurityMiddleware(self._stay, limits, frozenset({"testserver"}), COSTS)
        self.inside = 0
        self.most = 0
        self.statuses: list[int] = []
        self.retries: list[bytes] = []
        self.leave = asyncio.Event()

    async def _stay(self, _scope: Scope, _receive: Receive, send: Send) -> None:
        self.inside += 1
        self.most = max(self.most, self.inside)
        await self.leave.wait()
        self.inside -= 1
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def visit(self, path: str, address: str = "203.0.113.7") -> None:
        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.statuses.append(message["status"])
                self.retries += [
                    value for name, value in message["headers"] if name == b"retry-after"
                ]

        async def receive() -> Message:
            return {"type": "http.request", "body": b""}

        await self.door(scope_of(path, address), receive, send)


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def in_a_loop(test: Callable[[], Any]) -> Callable[[], None]:
    def run() -> None:
        asyncio.run(test())

    run.__name__ = test.__name__
    return run


GENEROUS = Limits(address_burst=10_000)


@in_a_loop
async def test_finding_8_of_390_streams_opened_at_once_60_are_left() -> None:
    house = House(GENEROUS)
    visits = [asyncio.create_task(house.visit(LIVE)) for _ in range(390)]
    other = asyncio.create_task(house.visit(LIVE, "203.0.113.8"))
    await settled()
    assert (house.inside, house.statuses) == (61, [429] * 330)
    assert house.retries == [b"1"] * 330
    house.leave.set()
    await asyncio.gather(*visits, other)
    await house.visit(LIVE)
    assert house.statuses[330:] == [200] * 62


@in_a_loop
async def test_finding_6_few_heavy_requests_at_once_and_the_others_wait_for_them() -> None:
    house = House(Limits(address_burst=10_000, heavy=4, heavy_waiting=10))
    visits = [asyncio.create_task(house.visit(REPLAY)) for _ in range(20)]
    light = asyncio.create_task(house.visit("/help"))
    other = asyncio.create_task(house.visit(REPLAY, "203.0.113.8"))
    await settled()
    assert (house.inside, house.statuses) == (4 + 1 + 1, [429] * 6)
    house.leave.set()
    await asyncio.gather(*visits, light, other)
    assert house.most == 6
    assert house.statuses == [429] * 6 + [200] * 16


def test_finding_6_a_replay_weighs_ten_times_a_move() -> None:
    buckets = TokenBuckets(rate=50, burst=400)
    replays = sum(not buckets.take("a", 0.0, weight(Request(scope_of(REPLAY)))) for _ in range(400))
    assert replays == 40
    assert buckets.take("a", 0.0, 10.0) == pytest.approx(0.2)


def test_finding_6_what_a_request_weighs_counts_for_its_address() -> None:
    limiter = RateLimiter(Limits(address_rate=0.01, address_burst=40))
    waits = [wait(limiter, Request(scope_of(REPLAY))) for _ in range(5)]
    assert [bool(wait) for wait in waits] == [False] * 4 + [True]
    assert not wait(limiter, Request(scope_of(REPLAY, "203.0.113.8")))


def test_what_weighs_more_than_a_bucket_holds_takes_all_of_it() -> None:
    buckets = TokenBuckets(rate=1, burst=3)
    assert buckets.take("a", 0.0, 10.0) == 0
    assert buckets.take("a", 0.0, 10.0) == 3


@pytest.mark.parametrize(
    ("path", "heavy"),
    [
        ("/games/abc/replay/table", True),
        ("/games/abc", True),
        ("/games/abc/table", True),
        ("/games/abc/record", True),
        ("/games/abc/record.txt", True),
        ("/api/games/abc/hint", True),
        ("/help", False),
        ("/games/abc/help/cards", True),
        ("/editions/abc/temple", True),
        ("/editions", False),
        ("/api/games/abc/view", False),
        (LIVE, False),
        ("/static/table.js", False),
    ],
)
def test_what_is_heavy(path: str, heavy: bool) -> None:
    assert (weight(Request(scope_of(path))) >= HEAVY) == heavy


def test_every_route_declares_its_cost(sqlite: str) -> None:
    app = create_app(ServerConfig(database=sqlite))
    assert RouteCosts(app.routes).undeclared == []


def test_a_route_without_a_cost_is_listed() -> None:
    router = APIRouter()

    @router.get("/free")
    @costs(1)
    def free() -> None: ...

    @router.get("/forgotten/{name}")
    def forgotten() -> None: ...

    assert RouteCosts(router.routes).undeclared == ["/forgotten/{name}"]


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/games/abc/companion", 3),
        ("/games/abc/companion/table", 3),
        ("/games/abc/companion/read", 3),
        ("/games/abc/companion/entries", 3),
        ("/puzzles", 2),
        ("/puzzles/daily", 1),
        ("/puzzles/0001", 5),
        ("/nowhere", 1),
    ],
)
def test_what_a_page_weighs(path: str, expected: float) -> None:
    assert weight(Request(scope_of(path))) == expected


def test_an_entry_weighs_as_much_as_its_answer() -> None:
    scope = scope_of("/api/games/abc/entries", method="POST")
    assert weight(Request(scope)) == 1
    assert weight(Request({**scope, "headers": [(b"accept", b"text/html")]})) == HEAVY


@pytest.mark.parametrize("path", ["/puzzles/0001/entries", "/learn/die/entries"])
def test_what_is_always_answered_with_a_page_always_weighs_as_one(path: str) -> None:
    assert weight(Request({**scope_of(path), "method": "POST"})) == HEAVY


def test_links_are_tried_and_games_created_at_the_same_slow_rate() -> None:
    limiter = RateLimiter(Limits(new_rate=0.01, new_burst=2))
    waits = [
        wait(limiter, Request(scope_of(path, method="POST")))
        for path in ("/api/games", "/api/games/abc/seats/claim", "/api/games")
    ]
    assert [bool(one) for one in waits] == [False, False, True]


def test_the_path_of_a_request_does_not_depend_on_its_host(monkeypatch: pytest.MonkeyPatch) -> None:
    """`Request.url` is made from the Host header, which a client sets at will."""
    elsewhere = URL("http://testserver/elsewhere")
    monkeypatch.setattr(Request, "url", property(lambda _request: elsewhere))
    limiter = RateLimiter(Limits(new_rate=0.01, new_burst=1))
    request = Request(scope_of("/api/games", method="POST"))
    assert [bool(wait(limiter, request)) for _ in range(2)] == [False, True]
    assert is_api(request)


def test_editions_are_begun_no_more_often_than_games() -> None:
    limiter = RateLimiter(Limits(new_rate=0.01, new_burst=2))
    begun = Request(scope_of("/api/editions", method="POST"))
    assert [bool(wait(limiter, begun)) for _ in range(3)] == [False, False, True]
    assert weight(begun) == HEAVY
    changed = Request(scope_of("/api/editions/abc", method="PATCH"))
    assert not any(wait(limiter, changed) for _ in range(9))
