"""At the door: headers on every answer, limits on sizes and rates, no requests from other sites.

One plain ASGI layer around everything. It also writes the log line, with the route's pattern
instead of the path: what a request carries stays out of logs.
"""

import asyncio
import logging
import threading
import time
from collections import OrderedDict
from hashlib import sha256

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .addresses import answers_to, client_of
from .config import Limits
from .errors import RequestError, answer_to, refused_at_the_door
from .health import Metrics
from .people import COOKIE, bearer_token
from .weights import HEAVY, Cost, Places, RouteCosts

log = logging.getLogger("tekhenu.server.access")

LARGEST_BODY = 1_000_000  # bytes
BODY_SECONDS = 30.0  # for a body to arrive
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; "
        "manifest-src 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
SECURED = {name.lower().encode(): value.encode() for name, value in HEADERS.items()}
NOT_KEPT = {b"cache-control": b"no-store"}  # unless an answer says otherwise
SET_COOKIE = b"set-cookie"  # the only header that may come twice
STRANGERS = 20_000  # buckets remembered


class TokenBuckets:
    """Token buckets: `rate` a second, `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._lock = threading.Lock()
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, now: float, cost: float = 1.0) -> float:
        """0 if there was so much left, else the seconds to wait."""
        cost = min(cost, self.burst)
        with self._lock:
            level, then = self._levels.pop(key, (self.burst, now))
            level = min(self.burst, level + (now - then) * self.rate)
            wait = 0.0 if level >= cost else (cost - level) / self.rate
            self._levels[key] = (level - cost if not wait else level, now)
            while len(self._levels) > STRANGERS:
                self._levels.popitem(last=False)
            return wait


def place_of(request: HTTPConnection) -> int:
    """A number for the address, of 16 bits: it may be kept, since nobody can tell which it was."""
    return int.from_bytes(sha256(client_of(request).encode()).digest()[:2])


class RateLimiter:
    """Limits on requests by address, on changes by person, and on new things by address."""

    def __init__(self, limits: Limits) -> None:
        self._addresses = TokenBuckets(limits.address_rate, limits.address_burst)
        self._people = TokenBuckets(limits.person_rate, limits.person_burst)
        self._new = TokenBuckets(limits.new_rate, limits.new_burst)

    def wait(self, request: Request, cost: Cost) -> float:
        now = time.monotonic()
        address = client_of(request)
        waits = [self._addresses.take(address, now, cost.weight_of(request))]
        if request.method not in SAFE:
            person = bearer_token(request) or request.cookies.get(COOKIE)
            if person is not None:
                waits.append(self._people.take(person[:64], now))
        if cost.creates:
            waits.append(self._new.take(address, now))
        return max(waits)


def is_cross_site(request: Request) -> bool:
    """Whether another site's page may have sent this request in the name of its visitor.

    A program that shows a token, or sends neither cookie nor origin, acts for itself.
    """
    if request.method in SAFE or bearer_token(request) is not None:
        return False
    fetched = request.headers.get("sec-fetch-site")
    if fetched is not None:
        return fetched != "same-origin"
    origin = request.headers.get("origin")
    if origin is not None:
        own = f"{request.url.scheme}://{request.headers.get('host', '')}"
        return origin.lower() != own.lower()
    return COOKIE in request.cookies


def with_security_headers(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """As they are sent: names in small letters."""
    own = {name: value for name, value in headers if name != SET_COOKIE}
    cookies = [header for header in headers if header[0] == SET_COOKIE]
    return [*(NOT_KEPT | own | SECURED).items(), *cookies]


class SecurityMiddleware:
    """Limits, host and origin checks, security headers, metrics and the request log."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits | None,
        hosts: frozenset[str],
        costs: RouteCosts,
        metrics: Metrics | None = None,
        body_seconds: float = BODY_SECONDS,
    ) -> None:
        self.app = app
        self._body_seconds = body_seconds
        self._costs = costs
        self._metrics = metrics
        self._hosts = hosts
        self._rates = None if limits is None else RateLimiter(limits)
        self._streams = None if limits is None else Places(limits.listeners)
        self._heavy = None if limits is None else Places(limits.heavy, limits.heavy_waiting)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status, start = 0, time.perf_counter()

        async def send_secured(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = with_security_headers(message["headers"])
            await send(message)

        request = Request(scope)
        try:
            await self._admit(request, scope, receive, send_secured)
        except Exception as error:
            if status:
                raise
            await answer_to(request, error)(scope, receive, send_secured)
        finally:
            self._note(request, status, time.perf_counter() - start)

    def _note(self, request: Request, status: int, seconds: float) -> None:
        route = getattr(request.scope.get("route"), "path", "-")
        if self._metrics is not None:
            self._metrics.count(request.method, route, status, seconds)
        if log.isEnabledFor(logging.INFO):
            fields = {"method": request.method, "route": route, "status": status}
            fields["ms"] = round(1000 * seconds, 1)
            line = (request.method, route, status)
            log.info("%s %s %s", *line, extra={"fields": fields})

    async def _admit(self, request: Request, scope: Scope, receive: Receive, send: Send) -> None:
        cost = self._costs.of(request)
        wait = 0.0 if self._rates is None else self._rates.wait(request, cost)
        places = self._places(request, cost)
        if wait:
            await _too_many(request, wait)(scope, receive, send)
        elif places is None:
            await self._let_in(request, scope, receive, send)
        else:
            async with places.one(client_of(request)) as found:
                if found:
                    await self._let_in(request, scope, receive, send)
                else:
                    await _too_many(request, 0.0)(scope, receive, send)

    def _places(self, request: Request, cost: Cost) -> Places | None:
        """Return the limit on concurrent requests of this cost, if there is one."""
        if cost.stream:
            return self._streams
        return self._heavy if cost.weight_of(request) >= HEAVY else None

    async def _body(self, receive: Receive) -> list[Message] | None:
        """Receive the whole body; raise RequestError if it takes too long."""
        try:
            async with asyncio.timeout(self._body_seconds):
                return await _received(receive)
        except TimeoutError:
            raise RequestError("too-slow") from None

    async def _let_in(self, request: Request, scope: Scope, receive: Receive, send: Send) -> None:
        if not answers_to(host := request.headers.get("host", ""), self._hosts):
            wrong = RequestError("wrong-host", host=host[:100])
            await refused_at_the_door(request, wrong)(scope, receive, send)
        elif is_cross_site(request):
            await refused_at_the_door(request, RequestError("cross-site"))(scope, receive, send)
        elif _announced(request.headers) > LARGEST_BODY:
            await refused_at_the_door(request, RequestError("too-large"))(scope, receive, send)
        elif not _announced(request.headers) and "transfer-encoding" not in request.headers:
            await self.app(scope, receive, send)
        elif (pieces := await self._body(receive)) is None:
            await refused_at_the_door(request, RequestError("too-large"))(scope, receive, send)
        else:
            await self.app(scope, again(pieces, receive), send)


def _too_many(request: Request, wait: float) -> Response:
    headers = {"Retry-After": str(int(wait) + 1)}
    return refused_at_the_door(request, RequestError("too-many"), headers)


def _announced(headers: Headers) -> int:
    length = headers.get("content-length", "0")
    return int(length) if length.isascii() and length.isdigit() and len(length) < 20 else 0


async def _received(receive: Receive) -> list[Message] | None:
    """Receive a body; return None if it is too large."""
    pieces: list[Message] = []
    count = 0
    while not pieces or pieces[-1].get("more_body", False):
        pieces.append(await receive())
        count += len(pieces[-1].get("body", b""))
        if count > LARGEST_BODY:
            return None
    return pieces


def again(pieces: list[Message], receive: Receive) -> Receive:
    """Return a `receive` that replays what was received."""

    async def receive_again() -> Message:
        return pieces.pop(0) if pieces else await receive()

    return receive_again
