"""Webhooks: a seat's own address is told that it is the seat's turn.

The address is anybody's wish, so the server does not let itself be sent into its own network: the
name is looked up once, the address checked, and exactly that one is called.
"""

import http.client
import ipaddress
import json
import logging
import socket
import ssl
import threading
from collections.abc import Callable
from queue import Full, Queue
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from tekhenu.text import best_of, catalogue

if TYPE_CHECKING:
    from .session import GameSession

log = logging.getLogger(__name__)

LONGEST_URL = 500
SECONDS = 5.0  # for connecting, and for each answer
DEADLINE = 10.0  # for everything
PAUSES = (2.0, 10.0)  # before the second and the third try
THREADS = 4
WAITING = 1000  # calls at most
NAT64 = ipaddress.ip_network("64:ff9b::/96")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Look = Callable[[str, int], list[str]]


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
    )


def look_up(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(place[4][0]).partition("%")[0] for place in found]


def call(url: str, body: bytes, *, allow_local: bool = False, look: Look = look_up) -> int:
    """POST the body; the status. Redirects are not followed."""
    check_url(url, allow_local=allow_local)
    parts = urlsplit(url)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    addresses = look(host, port)
    if not addresses or not (
        allow_local or all(is_public(ipaddress.ip_address(found)) for found in addresses)
    ):
        raise BadWebhook("webhook-local")
    plug = socket.create_connection((addresses[0], port), SECONDS)
    deadline = threading.Timer(DEADLINE, _hang_up, [plug])
    deadline.daemon = True
    deadline.start()
    try:
        if parts.scheme == "https":
            plug = ssl.create_default_context().wrap_socket(plug, server_hostname=host)
        connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
        connection.sock = plug
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"Content-Type": "application/json", "User-Agent": "tekhenu"}
        connection.request("POST", target, body, headers)
        return connection.getresponse().status
    finally:
        deadline.cancel()
        plug.close()


def _hang_up(plug: socket.socket) -> None:
    try:
        plug.shutdown(socket.SHUT_RDWR)
    except OSError:
        return


class Call(NamedTuple):
    url: str
    body: bytes
    game: str


class Webhooks:
    """Calls in the background, each tried a few times. URLs are secrets: none is ever logged."""

    def __init__(self, *, allow_local: bool = False) -> None:
        self.allow_local = allow_local
        self._calls: Queue[Call] = Queue(WAITING)
        self._stop = threading.Event()
        self._threads: list[threading.Thread] = []

    def tell(self, session: "GameSession", number: int) -> None:
        """It has become the turn of that seat."""
        seat = session.seats[number]
        if seat.webhook is None:
            return
        words = catalogue(best_of([seat.lang or ""]))
        message = {
            "game": session.id,
            "seat": number,
            "url": f"{seat.site or ''}/games/{session.id}?seat={number}",
            "text": words.say("webhook-your-turn", name=session.names(words)[number]),
        }
        try:
            self._calls.put_nowait(Call(seat.webhook, json.dumps(message).encode(), session.id))
        except Full:
            log.warning("too many webhooks are waiting; one was dropped")
        if len(self._threads) < THREADS:
            # A thread that waits for a slow answer does not keep the server from ending.
            self._threads.append(threading.Thread(target=self._run, daemon=True))
            self._threads[-1].start()

    def _run(self) -> None:
        while not self._stop.is_set():
            wish = self._calls.get()
            for pause in (0.0, *PAUSES):
                if self._stop.wait(pause) or self._delivered(wish):
                    break
            self._calls.task_done()

    def _delivered(self, wish: Call) -> bool:
        """Whether it need not be tried again."""
        try:
            status = call(wish.url, wish.body, allow_local=self.allow_local)
        except BadWebhook as refused:
            log.warning("a webhook of the game %s is not called: %s", wish.game, refused.code)
            return True
        except Exception as failed:
            log.info("a webhook of the game %s failed: %s", wish.game, type(failed).__name__)
            return False
        return status < 500

    def join(self) -> None:
        """Wait until all calls are made."""
        self._calls.join()

    def close(self) -> None:
        self._stop.set()
