"""Webhooks: HTTP calls that inform the owner of a seat that it is the seat's turn.

Users choose the URLs, but the server must not call its own network. So it resolves the host name
once, checks the addresses, and connects to exactly the address that it checked. All calls run side
by side in the server's event loop, each with a deadline and one at a time per host, so a slow
webhook delays only calls to its own host.
"""

import asyncio
import ipaddress
import json
import logging
import socket
import ssl
import threading
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple, ParamSpec, TypeVar
from urllib.parse import urlsplit

from tekhenu.text import best_language, catalog

from ..games.records import DROPPED

if TYPE_CHECKING:
    from ..games.session import SessionSnapshot

log = logging.getLogger(__name__)

LONGEST_URL = 500
DEADLINE = 10.0  # seconds for a whole call: name resolution, TLS, response
PAUSES = (2.0, 10.0)  # seconds before the second and the third attempt
WAITING = 1000  # maximum number of unfinished calls
WAITING_PER_HOST = 200
GIVE_UP = 3  # a webhook is removed after this many consecutive failed calls
NAT64 = ipaddress.ip_network("64:ff9b::/96")
# Networks that Python's tables treat as public: the former site-local addresses, addresses for
# documentation, and the former 6to4 relay anycast address.
LOCAL = [ipaddress.ip_network(net) for net in ("fec0::/10", "3fff::/20", "192.88.99.0/24")]

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
AddressLookup = Callable[[str, int], list[str]]
Drop = Callable[[str, int, str], Awaitable[None]]
P = ParamSpec("P")
T = TypeVar("T")

logging.getLogger("httpx").setLevel(logging.WARNING)  # its INFO messages contain whole URLs


class BadWebhook(ValueError):
    """A URL that the server does not call; `code` is the reason."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def check_url(url: str, *, allow_local: bool = False) -> None:
    """Check the form of a URL. The addresses of a host name are checked when it is called.

    Raises:
        BadWebhook: if the URL cannot be a webhook.
    """
    if len(url) > LONGEST_URL:
        raise BadWebhook("webhook-long")
    if not url.isascii() or not url.isprintable() or " " in url:
        raise BadWebhook("webhook-url")
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError:
        raise BadWebhook("webhook-url") from None
    if parts.scheme not in ("http", "https") or not host or "@" in parts.netloc:
        raise BadWebhook("webhook-url")
    try:
        literal = ipaddress.ip_address(host)
    except ValueError:
        return
    if not (allow_local or is_public(literal)):
        raise BadWebhook("webhook-local")


def is_public(address: Address) -> bool:
    """Return whether an address is public, decoding IPv6 forms of IPv4 addresses."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address.teredo is not None:
            return False
    return address.is_global and not (
        address.is_private
        or address.is_loopback
        or address.is_link_local
        or address.is_multicast
        or address.is_reserved
        or address.is_unspecified
        or any(address in network for network in LOCAL)
    )


def look_up(host: str, port: int) -> list[str]:
    """Return the IP addresses of a host name. Blocks."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(place[4][0]).partition("%")[0] for place in found]


@cache
def trusted() -> ssl.SSLContext:
    """Return a TLS context with the system's CA certificates."""
    return ssl.create_default_context()


def _prepare(look: AddressLookup, host: str, port: int) -> tuple[list[str], ssl.SSLContext]:
    """Resolve a name, import httpx and load the certificates; each step may block for a while."""
    import_module("httpx")
    return look(host, port), trusted()


def in_daemon_thread(
    function: Callable[P, T], *args: P.args, **kwargs: P.kwargs
) -> asyncio.Future[T]:
    """Start a function in a daemon thread and return its result as a future.

    Name resolution cannot be interrupted. Neither a deadline nor the end of the process waits for a
    daemon thread, unlike the threads of a pool.
    """
    result: Future[T] = Future()
    result.set_running_or_notify_cancel()

    def run() -> None:
        try:
            result.set_result(function(*args, **kwargs))
        except Exception as error:
            result.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return asyncio.wrap_future(result)


async def call(
    url: str, body: bytes, *, allow_local: bool = False, look: AddressLookup = look_up
) -> int:
    """POST the body and return the status of the response, without following redirects.

    Raises:
        BadWebhook: if the URL is invalid or its host has an address that is not public.
        TimeoutError: after `DEADLINE` seconds.
        httpx.HTTPError: if there is no response.
    """
    check_url(url, allow_local=allow_local)
    parts = urlsplit(url)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    async with asyncio.timeout(DEADLINE):
        addresses, context = await in_daemon_thread(_prepare, look, host, port)
        if not addresses or not (
            allow_local or all(is_public(ipaddress.ip_address(found)) for found in addresses)
        ):
            raise BadWebhook("webhook-local")
        import httpx

        async with (
            httpx.AsyncClient(verify=context, trust_env=False, timeout=None) as client,
            client.stream(
                "POST",
                httpx.URL(url).copy_with(host=addresses[0]),
                content=body,
                headers={
                    "Host": parts.netloc,
                    "Content-Type": "application/json",
                    "User-Agent": "tekhenu",
                },
                extensions={"sni_hostname": host},  # the name that the certificate must have
            ) as answer,
        ):
            return answer.status_code


class Call(NamedTuple):
    """A POST request to the webhook of a seat."""

    url: str
    body: bytes
    game: str
    seat: int


@dataclass(slots=True)
class _Host:
    """The calls to one host: `lock` admits one at a time, in the order of their arrival."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    calls: int = 0


class Webhooks:
    """Calls in the background, each with several attempts. Use it in the event loop only.

    URLs are secrets, so log messages must not contain them.
    """

    def __init__(self, *, allow_local: bool = False, drop: Drop | None = None) -> None:
        self.allow_local = allow_local
        self._drop = drop
        self._closed = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._hosts: dict[str, _Host] = {}
        self._failures: Counter[tuple[str, int, str]] = Counter()

    def notify(self, session: "SessionSnapshot", number: int) -> None:
        """Call the webhook of a seat, if it has one, because it has become its turn."""
        seat = session.seats[number]
        if seat.webhook is None or seat.webhook == DROPPED:
            return
        words = catalog(best_language([seat.lang or ""]))
        message = {
            "game": session.id,
            "seat": number,
            "url": f"{seat.site or ''}/games/{session.id}?seat={number}",
            "text": words.say("webhook-your-turn", name=session.names(words)[number]),
        }
        self.send(Call(seat.webhook, json.dumps(message).encode(), session.id, number))

    def send(self, call: Call) -> None:
        """Start a call in the background, unless too many are unfinished."""
        name = urlsplit(call.url).hostname or ""
        if self._closed:
            return
        if len(self._tasks) >= WAITING:
            log.warning("too many webhooks are waiting; one was dropped")
            return
        host = self._hosts.setdefault(name, _Host())
        if host.calls >= WAITING_PER_HOST:
            log.warning("too many webhooks of one host are waiting; one was dropped")
            return
        host.calls += 1
        task = asyncio.get_running_loop().create_task(self._deliver(call, name))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def waiting(self) -> int:
        """Return the number of unfinished calls, including those that wait for another attempt."""
        return len(self._tasks)

    async def join(self) -> None:
        """Wait until all calls are finished."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Cancel all calls and accept no more."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await self.join()

    async def _deliver(self, call: Call, name: str) -> None:
        """Try a call until there is a response. Between attempts, other calls may use the host."""
        host = self._hosts[name]
        try:
            async with host.lock:
                status = await self._attempt(call)
            for pause in PAUSES:
                if status is not None and status < 500:
                    break
                await asyncio.sleep(pause)
                async with host.lock:
                    status = await self._attempt(call)
            await self._count(call, delivered=status is not None and status < 400)
        finally:
            host.calls -= 1
            if not host.calls:
                del self._hosts[name]

    async def _attempt(self, wish: Call) -> int | None:
        """Return the status of the response, None if there was none, and 403 for a bad webhook."""
        try:
            return await call(wish.url, wish.body, allow_local=self.allow_local)
        except BadWebhook as refused:
            log.warning("a webhook of the game %s is not called: %s", wish.game, refused.code)
            return 403
        except Exception as failed:
            log.info("a webhook of the game %s failed: %s", wish.game, type(failed).__name__)
            return None

    async def _count(self, call: Call, *, delivered: bool) -> None:
        """Count consecutive failures of a webhook, and remove it after `GIVE_UP` of them."""
        key = (call.game, call.seat, call.url)
        self._failures[key] += 1
        hopeless = not delivered and self._failures[key] >= GIVE_UP
        if delivered or hopeless:
            del self._failures[key]
        if hopeless and self._drop is not None:
            try:
                await self._drop(*key)
            except Exception as failed:
                log.error("a webhook could not be dropped: %s", type(failed).__name__)
