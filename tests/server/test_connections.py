"""Silent, slow or many connections do not block others."""

import asyncio
import errno
import logging
import resource
import socket
import subprocess
import sys
from urllib.parse import urlsplit

import pytest

from tekhenu.server.addresses import host_names, is_allowed_host, rate_limit_key
from tekhenu.server.config import Limits, ServerConfig
from tekhenu.server.descriptors import log_exhaustion_briefly

from .client import SAME_SITE, Client, serving
from .host import PATIENCE

SOON = 0.3  # seconds for a body here
HALF_A_BODY = (
    b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n"
    b"Content-Type: application/json\r\n\r\n{"
)


def connect(client: Client, said: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    place = urlsplit(client.address)
    plug = socket.create_connection((place.hostname, place.port), PATIENCE, (source, 0))
    plug.sendall(said)
    return plug


def test_a_body_that_does_not_arrive_is_not_waited_for(sqlite: str) -> None:
    with serving(ServerConfig(database=sqlite, body_seconds=SOON)) as client:
        with connect(client, HALF_A_BODY) as plug:
            assert plug.recv(4096).startswith(b"HTTP/1.1 408")
        assert client.get("/api/games").status_code == 200


def test_an_answer_ends_before_its_connection_does(client: Client) -> None:
    asked = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    with connect(client, asked) as plug:
        answer = b"".join(iter(lambda: plug.recv(4096), b""))
    assert b"connection: close" in answer
    assert answer.partition(b"\r\n\r\n")[2]


def test_without_a_descriptor_for_another_connection_there_is_one_line(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Finding 5: each refused `accept` wrote a traceback."""
    loop = asyncio.new_event_loop()
    log_exhaustion_briefly(loop)
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
from tekhenu.server.descriptors import most_connections, raise_descriptors
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
raise_descriptors()
print(resource.getrlimit(resource.RLIMIT_NOFILE)[0], most_connections())
"""
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    soft, room = map(int, done.stdout.split())
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert soft == (65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536))
    assert 0 < room < soft


# Whose a request is


def test_a_household_of_ipv6_counts_once() -> None:
    """Addresses of one /64 share one bucket (finding 9)."""
    assert rate_limit_key("2001:db8:1:2:3::4") == rate_limit_key("2001:db8:1:2:ffff::1")
    assert rate_limit_key("2001:db8:1:2::1") != rate_limit_key("2001:db8:1:3::1")
    assert rate_limit_key("::ffff:192.0.2.7") == rate_limit_key("192.0.2.7") == "192.0.2.7"
    assert rate_limit_key("fe80::1%eth0") == rate_limit_key("fe80::2")
    assert rate_limit_key("") == ""


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
    names = host_names("192.0.2.1", "Play.example.org")
    for host in (
        "localhost", "LOCALHOST:8765", "127.0.0.1:8765", "[::1]:8765", "192.168.1.7",
        f"{socket.gethostname()}:80", "play.example.org", "play.example.org.:443",
    ):  # fmt: skip
        assert is_allowed_host(host, names), host
    for host in ("", ":80", "example.org", "evil.play.example.org", "127.0.0.1.evil.test", "[::1"):
        assert not is_allowed_host(host, names), host


def test_a_name_can_be_allowed(sqlite: str) -> None:
    with serving(ServerConfig(database=sqlite, hosts=host_names("play.example"))) as client:
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
