"""Links and codes show an address that other devices can open, or the page says that none can."""

import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from html import unescape

import pytest

from tekhenu.server import command
from tekhenu.server.addresses import is_loopback, network_address
from tekhenu.server.config import ServerConfig
from tekhenu.server.pages import rendering
from tekhenu.server.pages.seats import qr_code
from tekhenu.text import catalog, languages

from .client import Client, serving

LAN = "192.168.7.9"
SWITCH = "tekhenu serve --lan"
EACH_LANGUAGE = pytest.mark.parametrize("lang", languages())


@contextmanager
def open_server(database: str, family: socket.AddressFamily) -> Iterator[Client]:
    """Start a server as `--lan` does, for a client on the same computer."""
    with serving(ServerConfig(database=database, limits=None, workers=1, network=family)) as client:
        yield client


@pytest.fixture
def in_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rendering, "network_address", lambda family: LAN)


@pytest.fixture
def offline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rendering, "network_address", lambda family: None)


def inputs(html: str) -> list[str]:
    return re.findall(r'<input type="text" readonly value="([^"]*)"', html)


def hints(html: str) -> list[str]:
    found = re.findall(r'<p class="only-here">(.*?)</p>', html)
    return [unescape(re.sub(r"</?code>", "", text)) for text in found]


def table(client: Client, game: str, **headers: str) -> str:
    return client.get(f"/games/{game}/table", headers).text


def seats(client: Client, game: str, **headers: str) -> str:
    return client.get(f"/games/{game}/seats", headers).text


def test_links_and_codes_have_the_address_in_the_network(sqlite: str, in_network: None) -> None:
    with open_server(sqlite, socket.AF_INET) as client:
        made = client.begin(players=3, seats=["me", "friend", "friend"])
        game = made["game"]
        site = client.address.replace("127.0.0.1", LAN)
        free = [site + seat["link"] for seat in made["seats"][1:]]
        own = site + made["seats"][0]["link"]
        for host in ("127.0.0.1", "localhost"):
            host = client.address.replace("127.0.0.1", host).removeprefix("http://")
            invited, seated = table(client, game, Host=host), seats(client, game, Host=host)
            assert inputs(invited) == free
            assert inputs(seated) == [own]
            assert str(qr_code(own)) in seated
            assert hints(invited) == hints(seated) == []


def test_an_address_of_ipv6_is_in_brackets(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known = {socket.AF_INET: LAN, socket.AF_INET6: "fd00::7"}
    monkeypatch.setattr(rendering, "network_address", known.get)
    with open_server(sqlite, socket.AF_INET6) as client:
        game = client.begin(seats=["me", "friend"])["game"]
        (link,) = inputs(table(client, game))
        assert link.startswith(client.address.replace("127.0.0.1", "[fd00::7]") + "/join/")


def test_who_came_by_a_name_or_number_sends_that(sqlite: str, in_network: None) -> None:
    with open_server(sqlite, socket.AF_INET) as client:
        game = client.begin(seats=["me", "friend"])["game"]
        for host in ("10.1.2.3:8000", f"{socket.gethostname().lower()}:8000"):
            (link,) = inputs(table(client, game, Host=host))
            assert link.startswith(f"http://{host}/join/")
            assert not hints(table(client, game, Host=host))


@EACH_LANGUAGE
def test_a_closed_server_says_so_and_how_to_open_it(client: Client, lang: str) -> None:
    game = client.begin(players=3, seats=["me", "friend", "friend"])["game"]
    for links, html in (
        (2, table(client, game, **{"Accept-Language": lang})),
        (1, seats(client, game, **{"Accept-Language": lang})),
    ):
        (hint,) = hints(html)
        assert SWITCH in hint and "make play ARGS=--lan" in hint
        assert hint == catalog(lang).say(
            "page-only-here",
            why="closed",
            links=links,
            command=SWITCH,
            target="make play ARGS=--lan",
        )
        assert 'class="code"' not in html  # a code is for another device
        assert f"<code>{SWITCH}</code>" in html  # a line never ends within it
        assert all(link.startswith(client.address) for link in inputs(html))


@EACH_LANGUAGE
def test_without_a_network_no_switch_is_recommended(sqlite: str, offline: None, lang: str) -> None:
    with open_server(sqlite, socket.AF_INET) as client:
        game = client.begin(seats=["me", "friend"])["game"]
        (hint,) = hints(table(client, game, **{"Accept-Language": lang}))
        assert "--lan" not in hint
        assert hint != ""


def test_only_the_inviter_reads_the_hint(client: Client) -> None:
    game = client.begin(seats=["me", "friend"])["game"]
    assert not hints(table(client.other(), game))


# Addresses


@pytest.mark.parametrize(
    "name", ["localhost", "tekhenu.localhost", "127.0.0.1", "127.9.9.9", "::1"]
)
def test_these_lead_back(name: str) -> None:
    assert is_loopback(name)


@pytest.mark.parametrize(
    "name", ["192.168.1.2", "fd00::1", "play.example.org", "localhost.org", ""]
)
def test_these_lead_elsewhere(name: str) -> None:
    assert not is_loopback(name)


class Probe:
    """A socket that was routed to some address, or nowhere."""

    def __init__(self, address: str | None) -> None:
        self.address = address

    def __enter__(self) -> "Probe":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, target: tuple[str, int]) -> None:
        if self.address is None:
            raise OSError("Network is unreachable")

    def getsockname(self) -> tuple[str, int]:
        return self.address or "", 9


@pytest.mark.parametrize(
    ("routed", "found"), [(LAN, LAN), ("127.0.0.1", None), ("::1", None), (None, None)]
)
def test_the_address_in_the_network(
    routed: str | None, found: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tekhenu.server.addresses.socket.socket", lambda *_: Probe(routed))
    assert network_address() == found


# The message at the start


@EACH_LANGUAGE
def test_an_open_server_prints_both_addresses(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "network_address", lambda family: LAN)
    with command.bind_socket("0.0.0.0", 0) as plug:
        port = plug.getsockname()[1]
        assert command.local_url(plug) == f"http://127.0.0.1:{port}/"
        assert f"http://{LAN}:{port}/" in command.network_message(plug, catalog(lang))
        monkeypatch.setattr(command, "network_address", lambda family: None)
        assert "http" not in command.network_message(plug, catalog(lang))


@pytest.mark.parametrize(("host", "open_to_others"), [("0.0.0.0", True), ("127.0.0.1", False)])
def test_which_servers_others_can_open(host: str, open_to_others: bool) -> None:
    with command.bind_socket(host, 0) as plug:
        assert command.listens_to_network(plug) == open_to_others
