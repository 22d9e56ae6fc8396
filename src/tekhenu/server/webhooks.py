"""Webhooks: a seat's own address is told that it is the seat's turn.

The address is anybody's wish, so the server does not let itself be sent into its own network: the
name is looked up once, the address checked, and exactly that one is called. Nor does it let itself
be held up: all calls wait in one thread side by side, each with a deadline, one at a time per host.
"""

import asyncio
import ipaddress
import json
import logging
import socket
import ssl
import threading
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, ParamSpec, TypeVar
from urllib.parse import urlsplit

from tekhenu.text import best_of, catalogue

from ..games.records import DROPPED

if TYPE_CHECKING:
    from ..games.session import SessionSnapshot

log = logging.getLogger(__name__)

LONGEST_URL = 500
DEADLINE = 10.0  # seconds for everything: looking up the name, TLS, the answer
PAUSES = (2.0, 10.0)  # before the second and the third try
WAITING = 1000  # calls at most
WAITING_PER_HOST = 200
GIVE_UP = 3  # calls in a row that failed, each with all its tries
NAT64 = ipaddress.ip_network("64:ff9b::/96")
# Not for everybody either, though Python's tables take them for public: the former site-local
# addresses, those of documentation, and the former way to the next 6to4 router.
LOCAL = [ipaddress.ip_network(net) for net in ("fec0::/10", "3fff::/20", "192.88.99.0/24")]

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Look = Callable[[str, int], list[str]]
Drop = Callable[[str, int, str], None]
P = ParamSpec("P")
T = TypeVar("T")

logging.getLogger("httpx").setLevel(logging.WARNING)  # it would write whole addresses


class BadWebhook(ValueError):
    """An address that is not called; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def check_url(url: str, *, allow_local: bool = False) -> None:
    """Whether the URL can be a webhook at all. What its name leads to is seen when it is called."""
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
    """Whether it leads out into the world, looking through IPv6 forms of IPv4 addresses."""
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
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(place[4][0]).partition("%")[0] for place in found]


async def call(url: str, body: bytes, *, allow_local: bool = False, look: Look = look_up) -> int:
    """POST the body; the status. Redirects are not followed. TimeoutError after the deadline."""
    import httpx

    check_url(url, allow_local=allow_local)
    parts = urlsplit(url)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    async with asyncio.timeout(DEADLINE):
        addresses = await in_background(look, host, port)
        if not addresses or not (
            allow_local or all(is_public(ipaddress.ip_address(found)) for found in addresses)
        ):
            raise BadWebhook("webhook-local")
        async with (
            httpx.AsyncClient(verify=trusted(), trust_env=False, timeout=None) as client,
            client.stream(
                "POST",
                httpx.URL(url).copy_with(host=addresses[0]),
                content=body,
                headers={
                    "Host": parts.netloc,
                    "Content-Type": "application/json",
                    "User-Agent": "tekhenu",
                },
                extensions={"sni_hostname": host},  # whose certificate it must be
            ) as answer,
        ):
            return answer.status_code


@cache
def trusted() -> ssl.SSLContext:
    """Who may vouch for a name: those whom the system trusts."""
    return ssl.create_default_context()


async def in_background(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """In a thread of its own that nobody waits for at the end, as threads of a pool are."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def settle(result: T | None, wrong: BaseException | None) -> None:
        if done.cancelled():
            return
        if wrong is not None:
            done.set_exception(wrong)
        else:
            done.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result, wrong = None, None
        try:
            result = function(*args, **kwargs)
        except Exception as raised:
            wrong = raised
        with suppress(RuntimeError):  # the loop is gone
            loop.call_soon_threadsafe(settle, result, wrong)

    threading.Thread(target=run, daemon=True).start()
    return await done


class Call(NamedTuple):
    url: str
    body: bytes
    game: str
    seat: int
    tries: int = 0  # that failed


class Webhooks:
    """Calls in the background, each tried a few times. URLs are secrets: none is ever logged."""

    def __init__(self, *, allow_local: bool = False, drop: Drop | None = None) -> None:
        self.allow_local = allow_local
        self._drop = drop
        self._left = 0  # calls under way
        self._idle = threading.Condition()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closed = False
        # What follows is touched in the loop only.
        self._hosts: dict[str, deque[Call]] = {}
        self._workers: set[asyncio.Task[None]] = set()
        self._failures: Counter[tuple[str, int, str]] = Counter()

    def notify(self, session: "SessionSnapshot", number: int) -> None:
        """Call the webhook of a seat, because it has become its turn."""
        seat = session.seats[number]
        if seat.webhook is None or seat.webhook == DROPPED:
            return
        words = catalogue(best_of([seat.lang or ""]))
        message = {
            "game": session.id,
            "seat": number,
            "url": f"{seat.site or ''}/games/{session.id}?seat={number}",
            "text": words.say("webhook-your-turn", name=session.names(words)[number]),
        }
        self.send(Call(seat.webhook, json.dumps(message).encode(), session.id, number))

    def send(self, call: Call) -> None:
        """From any thread."""
        with self._idle:
            if self._closed:
                return
            if self._left >= WAITING:
                log.warning("too many webhooks are waiting; one was dropped")
                return
            self._left += 1
            if self._loop is None:
                self._loop = self._started()
            self._loop.call_soon_threadsafe(self._queue, call)

    def waiting(self) -> int:
        """Calls under way, those between two tries included."""
        return self._left

    def join(self) -> None:
        """Wait until all calls are made."""
        with self._idle:
            self._idle.wait_for(lambda: not self._left)

    def close(self) -> None:
        with self._idle:
            self._closed = True
            if self._loop is not None:
                self._loop.call_soon_threadsafe(self._stop.set)
                self._loop = None

    # The thread

    def _started(self) -> asyncio.AbstractEventLoop:
        loops: list[asyncio.AbstractEventLoop] = []
        ready = threading.Event()

        async def main() -> None:
            self._stop = asyncio.Event()
            loops.append(asyncio.get_running_loop())
            ready.set()
            await self._stop.wait()  # what is under way then is cancelled

        threading.Thread(target=lambda: asyncio.run(main()), name="webhooks", daemon=True).start()
        ready.wait()
        return loops[0]

    def _queue(self, call: Call) -> None:
        host = urlsplit(call.url).hostname or ""
        if host not in self._hosts:
            self._hosts[host] = deque([call])
            worker = asyncio.get_running_loop().create_task(self._work(host))
            self._workers.add(worker)
            worker.add_done_callback(self._workers.discard)
        elif len(self._hosts[host]) < WAITING_PER_HOST:
            self._hosts[host].append(call)
        else:
            log.warning("too many webhooks of one host are waiting; one was dropped")
            self._done()

    async def _work(self, host: str) -> None:
        """One call of a host at a time; between its tries others have their turn."""
        waiting = self._hosts[host]
        while waiting:
            call = waiting.popleft()
            status = await self._status(call)
            if (status is None or status >= 500) and call.tries < len(PAUSES):
                again = call._replace(tries=call.tries + 1)
                asyncio.get_running_loop().call_later(PAUSES[call.tries], self._queue, again)
            else:
                await self._judge(call, delivered=status is not None and status < 400)
                self._done()
        del self._hosts[host]

    async def _status(self, wish: Call) -> int | None:
        """What was answered; None if nothing was, 403 if it is not to be called at all."""
        try:
            return await call(wish.url, wish.body, allow_local=self.allow_local)
        except BadWebhook as refused:
            log.warning("a webhook of the game %s is not called: %s", wish.game, refused.code)
            return 403
        except Exception as failed:
            log.info("a webhook of the game %s failed: %s", wish.game, type(failed).__name__)
            return None

    async def _judge(self, call: Call, *, delivered: bool) -> None:
        """Whoever fails again and again is not called any more."""
        whose = (call.game, call.seat, call.url)
        self._failures[whose] += 1
        hopeless = not delivered and self._failures[whose] >= GIVE_UP
        if delivered or hopeless:
            del self._failures[whose]
        if hopeless and self._drop is not None:
            try:
                await in_background(self._drop, *whose)
            except Exception as failed:
                log.error("a webhook could not be dropped: %s", type(failed).__name__)

    def _done(self) -> None:
        with self._idle:
            self._left -= 1
            self._idle.notify_all()
