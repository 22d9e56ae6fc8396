"""ASGI middleware for security headers, host and origin checks, body limits and rate limits.

It also writes the access log. A line contains the pattern of the route instead of the path, so that
game ids and tokens stay out of logs.
"""

import asyncio
import logging
import time

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .addresses import client_key, is_allowed_host
from .config import Limits
from .errors import RequestError, error_response, plain_refusal
from .health import Metrics
from .people import COOKIE, bearer_token
from .rate_limits import SAFE_METHODS, ConcurrencyLimit, RateLimiter
from .request_costs import HEAVY, Cost, RouteCosts

log = logging.getLogger("tekhenu.server.access")

LARGEST_BODY = 1_000_000  # bytes
BODY_SECONDS = 30.0  # time limit for receiving a body
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
NO_STORE = {b"cache-control": b"no-store"}  # default of responses without the header
SET_COOKIE = b"set-cookie"  # the only response header that may occur twice


def is_cross_site(request: Request) -> bool:
    """Return whether a page of another site may have sent a request with the visitor's cookie.

    A request with a bearer token, or with neither a cookie nor an origin, is not cross-site.
    """
    if request.method in SAFE_METHODS or bearer_token(request) is not None:
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
    """Add the security headers to a response's headers, whose names are in lower case."""
    own = {name: value for name, value in headers if name != SET_COOKIE}
    cookies = [header for header in headers if header[0] == SET_COOKIE]
    return [*(NO_STORE | own | SECURED).items(), *cookies]


class SecurityMiddleware:
    """Limits, host and origin checks, security headers, metrics and the access log."""

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
        self._streams = None if limits is None else ConcurrencyLimit(limits.listeners)
        self._heavy = (
            None if limits is None else ConcurrencyLimit(limits.heavy, limits.heavy_waiting)
        )

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
            await error_response(request, error)(scope, receive, send_secured)
        finally:
            self._log(request, status, time.perf_counter() - start)

    def _log(self, request: Request, status: int, seconds: float) -> None:
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
        limit = self._concurrency_limit(request, cost)
        if wait:
            await _too_many(request, wait)(scope, receive, send)
        elif limit is None:
            await self._forward(request, scope, receive, send)
        else:
            async with limit.slot(client_key(request)) as free:
                if free:
                    await self._forward(request, scope, receive, send)
                else:
                    await _too_many(request, 0.0)(scope, receive, send)

    def _concurrency_limit(self, request: Request, cost: Cost) -> ConcurrencyLimit | None:
        """Return the limit on concurrent requests of this cost, if there is one."""
        if cost.stream:
            return self._streams
        return self._heavy if cost.weight_of(request) >= HEAVY else None

    async def _body(self, receive: Receive) -> list[Message] | None:
        """Receive the whole body; raise RequestError if it takes too long."""
        try:
            async with asyncio.timeout(self._body_seconds):
                return await _read_body(receive)
        except TimeoutError:
            raise RequestError("too-slow") from None

    async def _forward(self, request: Request, scope: Scope, receive: Receive, send: Send) -> None:
        """Check the host, origin and body of a request, then pass it to the application."""
        if not is_allowed_host(host := request.headers.get("host", ""), self._hosts):
            wrong = RequestError("wrong-host", host=host[:100])
            await plain_refusal(request, wrong)(scope, receive, send)
        elif is_cross_site(request):
            await plain_refusal(request, RequestError("cross-site"))(scope, receive, send)
        elif _content_length(request.headers) > LARGEST_BODY:
            await plain_refusal(request, RequestError("too-large"))(scope, receive, send)
        elif not _content_length(request.headers) and "transfer-encoding" not in request.headers:
            await self.app(scope, receive, send)
        elif (pieces := await self._body(receive)) is None:
            await plain_refusal(request, RequestError("too-large"))(scope, receive, send)
        else:
            await self.app(scope, replay_body(pieces, receive), send)


def _too_many(request: Request, wait: float) -> Response:
    headers = {"Retry-After": str(int(wait) + 1)}
    return plain_refusal(request, RequestError("too-many"), headers)


def _content_length(headers: Headers) -> int:
    length = headers.get("content-length", "0")
    return int(length) if length.isascii() and length.isdigit() and len(length) < 20 else 0


async def _read_body(receive: Receive) -> list[Message] | None:
    """Receive a request body; return None if it is too large."""
    pieces: list[Message] = []
    count = 0
    while not pieces or pieces[-1].get("more_body", False):
        pieces.append(await receive())
        count += len(pieces[-1].get("body", b""))
        if count > LARGEST_BODY:
            return None
    return pieces


def replay_body(pieces: list[Message], receive: Receive) -> Receive:
    """Return an ASGI `receive` function that first replays the messages of a received body."""

    async def receive_again() -> Message:
        return pieces.pop(0) if pieces else await receive()

    return receive_again
