"""Connections: nobody is shut out by those who are silent, slow or many."""

import asyncio
import errno
import logging
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from urllib.parse import urlsplit

import httpx
import pytest

from tekhenu.server import connections
from tekhenu.server.addresses import answers_to, counted, own_names, within
from tekhenu.server.config import Limits, ServerConfig
from tekhenu.server.connections import Gate, OneWrite, without_traceback

from .client import PATIENCE, SAME_SITE, Client, serving

SOON = 0.3  # seconds for a header or a body here
FEW = 5
TRICKLE = b"GET / HTTP/1.1\r\nHost: "
HALVES = {
    "nothing": b"",
    "half a header": b"GET /api/games HTTP/1.1\r\nHost: loc",
    "half a body": b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n"
    b"Content-Type: application/json\r\n\r\n{",
}


@contextmanager
def narrow(database: str, **values: object) -> Iterator[Client]:
    """A server that takes a few connections of an address."""
    config = ServerConfig(database=database, limits=Limits(connections=FEW), **values)  # type: ignore[arg-type]
    with serving(config) as client:
        yield client


def connect(client: Client, said: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    place = urlsplit(client.address)
    plug = socket.create_connection((place.hostname, place.port), PATIENCE, (source, 0))
    plug.sendall(said)
    return plug


def is_cut(plug: socket.socket) -> bool:
    """Whether the server ends the connection, however long that takes."""
    try:
        while plug.recv(4096):
            pass
    except ConnectionError:
        pass
    return True


@pytest.mark.parametrize("said", HALVES.values(), ids=HALVES.keys())
def test_what_does_not_arrive_is_not_waited_for(said: bytes, sqlite: str) -> None:
    """Finding 5: it was kept for more than 75 seconds."""
    with narrow(sqlite, header_seconds=SOON, body_seconds=SOON) as client:
        with connect(client, said) as plug:
            assert is_cut(plug)
        assert client.get("/api/games").status_code == 200


def test_an_answer_is_sent_in_one_go(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[list[bytes]] = []
    send = OneWrite._send

    def watched(self: OneWrite) -> None:
        sent.append(list(self._pieces))
        send(self)

    monkeypatch.setattr(OneWrite, "_send", watched)
    with connect(client, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n") as plug:
        answer = plug.recv(4096)
    head, body = next(pieces for pieces in sent if pieces)
    assert answer == head + body
    assert head.endswith(b"\r\n\r\n")


def test_what_was_said_last_is_sent_before_the_connection_ends(client: Client) -> None:
    asked = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    with connect(client, asked) as plug:
        told = b"".join(iter(lambda: plug.recv(4096), b""))
    assert b"connection: close" in told
    assert told.partition(b"\r\n\r\n")[2]


def test_an_empty_line_is_no_beginning(sqlite: str) -> None:
    """Whoever was answered and says no more than that is let go like the others."""
    asked = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with narrow(sqlite, header_seconds=SOON) as client, connect(client, asked) as plug:
        assert plug.recv(4096).startswith(b"HTTP/1.1 200")
        plug.sendall(b"\r\n")
        assert is_cut(plug)


@pytest.mark.parametrize("said", [b"a: b\r\n" * 20_000 + b"\r\n", b"a: " + b"b" * 100_000])
def test_a_head_has_its_bounds(said: bytes, client: Client) -> None:
    with connect(client) as plug:
        heard = b""
        with suppress(ConnectionError):  # it need not hear all of it
            plug.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n" + said)
            heard = plug.recv(4096)
        assert heard[:12] in (b"", b"HTTP/1.1 400")


def test_the_rest_of_a_body_that_was_refused_is_no_head(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is read, and whatever is asked next on this connection is answered."""
    monkeypatch.setattr(connections, "LARGEST_HEAD", 1000)
    asked = b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000000\r\n\r\n"
    with connect(client, asked) as plug:
        assert plug.recv(65536).startswith(b"HTTP/1.1 4")
        plug.sendall(b"x" * 2_000_000)
        time.sleep(0.2)  # so that the rest comes alone
        plug.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert plug.recv(65536).startswith(b"HTTP/1.1 200")


def test_a_header_that_trickles_is_cut_too(sqlite: str) -> None:
    with narrow(sqlite, header_seconds=SOON) as client, connect(client, TRICKLE) as plug:
        plug.settimeout(0.02)
        end = time.monotonic() + PATIENCE
        heard: bytes | None = None
        while heard is None and time.monotonic() < end:
            try:
                plug.sendall(b"G")
                heard = plug.recv(1)
            except TimeoutError:
                continue
            except ConnectionError:
                heard = b""
        assert heard == b""


WHOLE = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"


def answered(plug: socket.socket) -> bool:
    heard = b""
    while not heard.endswith(b"}"):
        heard += (piece := plug.recv(4096))
        assert piece
    return heard.startswith(b"HTTP/1.1 200")


def test_half_a_request_after_a_whole_one_is_cut(sqlite: str) -> None:
    with narrow(sqlite, header_seconds=SOON) as client, connect(client, WHOLE) as plug:
        assert answered(plug)
        plug.sendall(WHOLE[:20])
        assert is_cut(plug)


def test_a_quiet_connection_between_requests_is_kept(sqlite: str) -> None:
    """The deadlines are for what has begun; a stream or an idle browser has none of them."""
    with (
        narrow(sqlite, header_seconds=SOON, body_seconds=SOON) as client,
        connect(client, WHOLE) as plug,
    ):
        assert answered(plug)
        time.sleep(2 * SOON)
        plug.sendall(WHOLE)
        assert answered(plug)


def test_silent_connections_of_one_address_do_not_shut_others_out(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    with narrow(sqlite) as client, ExitStack() as held:
        for _ in range(FEW):
            held.enter_context(connect(client))
        for _ in range(3):
            assert is_cut(held.enter_context(connect(client)))
        other = httpx.HTTPTransport(local_address="127.0.0.2", verify=False)
        with httpx.Client(transport=other, timeout=PATIENCE) as stranger:
            assert stranger.get(f"{client.address}/api/games").status_code == 200
    assert "Traceback" not in caplog.text
    assert caplog.text.count("no more") == 1  # however many come


def test_a_proxy_has_as_many_connections_as_it_likes(sqlite: str) -> None:
    with narrow(sqlite, proxies=("127.0.0.0/8",)) as client, ExitStack() as held:
        for _ in range(2 * FEW):
            held.enter_context(connect(client))
        assert client.get("/api/games").status_code == 200


def test_connections_that_are_gone_are_forgotten(sqlite: str) -> None:
    gate = Gate(ServerConfig(database=sqlite, limits=Limits(connections=1)))
    for _ in range(3):
        assert gate.enter("2001:db8::1")
        assert not gate.enter("2001:db8::2")  # the same household
        assert gate.enter("2001:db8:1::1")
        gate.leave("2001:db8::1")
        gate.leave("2001:db8:1::1")
    assert gate.count == 0


def test_without_a_descriptor_for_another_connection_there_is_one_line(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Finding 5: each refused `accept` wrote a traceback."""
    loop = asyncio.new_event_loop()
    without_traceback(loop)
    for _ in range(3):
        trouble = OSError(errno.EMFILE, "Too many open files")
        loop.call_exception_handler({"message": "accept() failed", "exception": trouble})
    assert [record.exc_info for record in caplog.records] == [None]
    loop.call_exception_handler({"message": "something else", "exception": KeyError("x")})
    assert "KeyError" in caplog.text
    loop.close()


def test_the_soft_limit_of_descriptors_is_raised() -> None:
    code = """
import resource
from tekhenu.server.connections import raise_descriptors, room
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
raise_descriptors()
print(resource.getrlimit(resource.RLIMIT_NOFILE)[0], room())
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    soft, room = map(int, done.stdout.split())
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert soft == (65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536))
    assert 0 < room < soft


# Whose a request is


def test_a_household_of_ipv6_counts_once() -> None:
    """Finding 9: whoever has 2^64 addresses had as many buckets."""
    assert counted("2001:db8:1:2:3::4") == counted("2001:db8:1:2:ffff::1")
    assert counted("2001:db8:1:2::1") != counted("2001:db8:1:3::1")
    assert counted("::ffff:192.0.2.7") == counted("192.0.2.7") == "192.0.2.7"
    assert counted("fe80::1%eth0") == counted("fe80::2")
    assert counted("") == ""


def statuses(client: Client, number: int) -> set[int]:
    return {
        client.get("/api/games", {"X-Forwarded-For": f"192.0.2.{n}"}).status_code
        for n in range(number)
    }


@pytest.mark.parametrize(("proxies", "refused"), [((), True), (("127.0.0.1/32",), False)])
def test_who_may_say_for_whom_it_asks(proxies: tuple[str, ...], refused: bool, sqlite: str) -> None:
    """Finding 9: everybody on this machine could have any address."""
    limits = Limits(address_rate=0.01, address_burst=5)
    with serving(ServerConfig(database=sqlite, limits=limits, proxies=proxies)) as client:
        assert (429 in statuses(client, 10)) == refused


def test_networks() -> None:
    assert within("10.0.3.4", ("192.0.2.1/32", "10.0.0.0/16"))
    assert not within("10.1.3.4", ("10.0.0.0/16",))
    assert not within("::1", ("10.0.0.0/16",))
    assert not within("no address", ("10.0.0.0/16",))


# Names


def test_other_names_are_not_answered_to(client: Client) -> None:
    """Finding 14: a page may let its own name lead here."""
    evil = {"Host": "evil.test", "Origin": "http://evil.test"}
    answer = client.post("/api/games", {"players": 2}, evil)
    assert (answer.status_code, answer.json()["error"]) == (421, "wrong-host")
    page = client.get("/", {"Host": "evil.test:8765"})
    assert page.status_code == 421
    assert "--allowed-host" in page.text


def test_names_that_are_answered_to() -> None:
    names = own_names("192.0.2.1", "Play.example.org")
    for host in (
        "localhost", "LOCALHOST:8765", "127.0.0.1:8765", "[::1]:8765", "192.168.1.7",
        f"{socket.gethostname()}:80", "play.example.org", "play.example.org.:443",
    ):  # fmt: skip
        assert answers_to(host, names), host
    for host in ("", ":80", "example.org", "evil.play.example.org", "127.0.0.1.evil.test", "[::1"):
        assert not answers_to(host, names), host


def test_a_name_can_be_allowed(sqlite: str) -> None:
    with serving(ServerConfig(database=sqlite, hosts=own_names("play.example"))) as client:
        assert client.get("/api/games", {"Host": "play.example"}).status_code == 200


def test_the_scheme_of_an_origin_counts(client: Client) -> None:
    """Finding 14: http and https of a name are two sites."""
    host = client.address.partition("://")[2]
    for origin, status in ((f"http://{host}", 201), (f"https://{host}", 403)):
        answer = client.post("/api/games", {"players": 2}, {"Origin": origin})
        assert answer.status_code == status
    assert client.post("/api/games", {"players": 2}, SAME_SITE).status_code == 201


@pytest.fixture(autouse=True)
def heard(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
