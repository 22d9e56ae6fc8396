"""Webhooks: called at the start of a turn, without access to the local network."""

import asyncio
import ipaddress
import json
import logging
import socket
import ssl
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, suppress
from functools import wraps
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import httpx
import pytest

from tekhenu.server import webhooks
from tekhenu.server.config import ServerConfig
from tekhenu.server.webhooks import BadWebhook, Call, Webhooks, call, check_url, is_public, look_up
from tekhenu.text import catalog
from tests.certificates import make_certificate

from .client import SAME_SITE, Client, serving
from .host import PATIENCE


class Inbox:
    """A server that records requests and gives the configured answers."""

    def __init__(self) -> None:
        self.heard: Queue[tuple[str, dict[str, Any]]] = Queue()
        self.answers = [200]
        inbox = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["Content-Length"])
                inbox.heard.put((self.path, json.loads(self.rfile.read(length))))
                status = inbox.answers.pop(0) if len(inbox.answers) > 1 else inbox.answers[0]
                self.send_response(status)
                if status == 302:
                    self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook?a=b"
        self._thread = threading.Thread(target=self.server.serve_forever, args=[0.05])
        self._thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self._thread.join()


@pytest.fixture
def inbox() -> Iterator[Inbox]:
    inbox = Inbox()
    yield inbox
    inbox.close()


@pytest.fixture
def local(sqlite: str) -> Iterator[Client]:
    """Start a server that may call the local network."""
    config = ServerConfig(database=sqlite, limits=None, allow_local_webhooks=True)
    with serving(config) as client:
        yield client


def posted(url: str, *, allow_local: bool = True, look: webhooks.AddressLookup = look_up) -> int:
    return asyncio.run(call(url, b"{}", allow_local=allow_local, look=look))


def waiting(client: Client) -> tuple[str, int, str]:
    """Start a game of two; return its id, the seat with the decision, and an option."""
    game = client.begin(players=2, seed=7, name="Ada")["game"]
    seat = client.get(f"/api/games/{game}").json()["decider"]
    return game, seat, client.decision(game, seat)["decision"]["options"][0]


def test_it_is_your_turn(local: Client, inbox: Inbox) -> None:
    game, seat, option = waiting(local)
    answer = local.patch(f"/api/games/{game}/seats/{1 - seat}", {"webhook": inbox.url})
    assert answer.status_code == 200
    assert inbox.url not in answer.text
    local.enter(game, 1, "choose", option, seat)
    assert inbox.heard.empty()
    local.enter(game, 2, "confirm", None, seat)
    path, body = inbox.heard.get(timeout=PATIENCE)
    assert path == "/hook?a=b"
    assert body["game"] == game
    assert body["seat"] == 1 - seat
    assert body["url"] == f"{local.address}/games/{game}?seat={1 - seat}"
    assert "your turn" in body["text"]


def test_a_webhook_speaks_the_language_of_its_owner(local: Client, inbox: Inbox) -> None:
    game, seat, option = waiting(local)
    french = {**SAME_SITE, "Accept-Language": "fr"}
    local.patch(f"/api/games/{game}/seats/{1 - seat}", {"webhook": inbox.url}, french)
    local.enter(game, 1, "choose", option, seat)
    local.enter(game, 2, "confirm", None, seat)
    _, body = inbox.heard.get(timeout=PATIENCE)
    words = catalog("fr")
    name = words.say("player", seat=1 - seat) if seat == 0 else "Ada"
    assert body["text"] == words.say("webhook-your-turn", name=name)


def test_a_failing_webhook_is_tried_again(
    local: Client, inbox: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "PAUSES", (0.01, 0.01))
    inbox.answers = [500, 500, 200]
    game, seat, option = waiting(local)
    local.patch(f"/api/games/{game}/seats/{1 - seat}", {"webhook": inbox.url})
    local.enter(game, 1, "play", option, seat)
    assert [inbox.heard.get(timeout=PATIENCE)[1]["seat"] for _ in range(3)] == [1 - seat] * 3


def test_redirects_are_not_followed(inbox: Inbox) -> None:
    inbox.answers = [302]
    assert posted(inbox.url) == 302
    assert inbox.heard.get(timeout=PATIENCE)[0] == "/hook?a=b"
    assert inbox.heard.empty()


def test_a_webhook_can_be_removed_and_is_shown_to_nobody(local: Client, inbox: Inbox) -> None:
    game, seat, option = waiting(local)
    local.patch(f"/api/games/{game}/seats/{1 - seat}", {"webhook": inbox.url})
    shown = [local.get(f"/api/games/{game}{path}").text for path in ("", "/view", "/view?seat=0")]
    assert not any("hook" in text for text in shown)
    local.patch(f"/api/games/{game}/seats/{1 - seat}", {"webhook": None})
    local.enter(game, 1, "play", option, seat)
    local.service.wait(local.service.webhooks.join())
    assert inbox.heard.empty()


def test_local_webhooks_are_refused(client: Client) -> None:
    game, seat, _ = waiting(client)
    patch = f"/api/games/{game}/seats/{seat}"
    for url, error in (
        ("http://127.0.0.1:80/", "webhook-local"),
        ("http://[::1]/", "webhook-local"),
        ("http://169.254.169.254/latest", "webhook-local"),
        ("ftp://example.org/", "webhook-url"),
        ("javascript:alert(1)", "webhook-url"),
        ("http://user:pass@example.org/", "webhook-url"),
        ("http://example.org:99999/", "webhook-url"),
        ("http://example.org/\n", "webhook-url"),
        ("https://example.org/" + "x" * 500, "webhook-long"),
    ):
        answer = client.patch(patch, {"webhook": url})
        assert (answer.status_code, answer.json()["error"]) == (422, error), url
    assert client.patch(patch, {"webhook": "https://example.org/hook"}).status_code == 200
    assert client.other().patch(patch, {"webhook": None}).status_code == 403


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.1.1", "100.64.0.1",
        "0.0.0.0", "224.0.0.1", "255.255.255.255", "240.0.0.1", "::1", "::", "fe80::1", "fc00::1",
        "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::",
        "2001:0:7f00:1::1", "198.18.0.1", "192.0.2.1", "2001:db8::1",
        "fec0::1", "feff::1", "3fff::1", "3fff:fff::1", "192.88.99.1", "2002:c058:6301::",
    ],
)  # fmt: skip
def test_addresses_that_are_not_called(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["93.184.216.34", "1.1.1.1", "2606:4700::1111"])
def test_addresses_that_are_called(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


def test_a_name_that_leads_home_is_not_called() -> None:
    """One private address among several is enough to refuse."""
    for found in (["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], []):
        with pytest.raises(BadWebhook, match="webhook-local"):
            posted(
                "http://innocent.example/", look=lambda *_, found=found: found, allow_local=False
            )


def test_the_address_that_was_checked_is_the_one_called(
    inbox: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name is looked up once: a second answer could lead elsewhere."""
    looked: list[str] = []

    def look(host: str, _: int) -> list[str]:
        looked.append(host)
        return ["127.0.0.1"]

    monkeypatch.setattr(socket, "getaddrinfo", _only_numbers(socket.getaddrinfo))
    port = inbox.server.server_port
    assert posted(f"http://rebound.example:{port}/x", look=look) == 200
    assert looked == ["rebound.example"]


def _only_numbers(real: Any) -> Any:
    def look(host: Any, *args: Any, **kwargs: Any) -> Any:
        ipaddress.ip_address(host)
        return real(host, *args, **kwargs)

    return look


def test_a_slow_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "DEADLINE", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        with pytest.raises(TimeoutError):
            posted(url)


DRIPS = 400  # 20 seconds: many times the deadlines here


class Dripping:
    """A server that answers a byte now and then, and gives up only when a test has failed."""

    def __init__(self, host: str = "127.0.0.1", context: ssl.SSLContext | None = None) -> None:
        self._plug = socket.create_server((host, 0))
        self._context = context
        self._stop = threading.Event()
        self.called = threading.Semaphore(0)
        self.url = f"http{'s' if context else ''}://{host}:{self._plug.getsockname()[1]}/"
        self._thread = threading.Thread(target=self._run)

    def _run(self) -> None:
        with suppress(OSError):
            client, _ = self._plug.accept()
            if self._context is not None:
                client = self._context.wrap_socket(client, server_side=True)
            self.called.release()
            with client:
                client.sendall(b"HTTP/1.1 200 OK\r\nX: ")
                for _ in range(DRIPS):
                    if self._stop.wait(0.05):
                        break
                    client.sendall(b"x")

    def __enter__(self) -> "Dripping":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        with suppress(OSError):
            self._plug.shutdown(socket.SHUT_RDWR)
        self._plug.close()
        self._thread.join()


def test_the_deadline_holds_for_https(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Finding 7: TLS was never cut, and four such webhooks stopped all others."""
    made = make_certificate(tmp_path, "hook.example")
    ours = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    ours.load_cert_chain(made.file, made.key)
    theirs = ssl.create_default_context(cafile=str(made.file))
    monkeypatch.setattr(webhooks, "trusted", lambda: theirs)
    monkeypatch.setattr(webhooks, "DEADLINE", 1.0)
    with Dripping(context=ours) as slow:
        url = slow.url.replace("127.0.0.1", "hook.example")
        with pytest.raises(TimeoutError):
            posted(url, look=lambda *_: ["127.0.0.1"])
        assert slow.called.acquire(timeout=PATIENCE)  # the name fits, so TLS was spoken


def test_a_certificate_of_another_name_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Although the address is called by its number."""
    made = make_certificate(tmp_path, "hook.example")
    ours = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    ours.load_cert_chain(made.file, made.key)
    theirs = ssl.create_default_context(cafile=str(made.file))
    monkeypatch.setattr(webhooks, "trusted", lambda: theirs)
    with Dripping(context=ours) as slow, pytest.raises(httpx.ConnectError, match="CERTIFICATE"):
        posted(slow.url.replace("127.0.0.1", "other.example"), look=lambda *_: ["127.0.0.1"])


def test_a_slow_name_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "DEADLINE", 0.2)
    free = threading.Event()

    def look(*_: object) -> list[str]:
        free.wait(PATIENCE)
        return []

    with pytest.raises(TimeoutError):
        posted("http://slow.example/", look=look)
    free.set()


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@in_a_loop
async def test_slow_webhooks_hold_up_nobody(inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """Finding 7: with four of them a stranger's was never called."""
    monkeypatch.setattr(webhooks, "DEADLINE", PATIENCE)
    calls = Webhooks(allow_local=True)
    with ExitStack() as stack:
        slow = [stack.enter_context(Dripping(f"127.0.0.{n}")) for n in range(2, 10)]
        for one in slow:
            calls.send(Call(one.url, b"{}", "a", 0))
        for one in slow:
            assert await asyncio.to_thread(one.called.acquire, timeout=PATIENCE)
        calls.send(Call(inbox.url, b"{}", "b", 0))
        assert await asyncio.to_thread(inbox.heard.get, timeout=PATIENCE)
        await calls.close()


@in_a_loop
async def test_one_call_at_a_time_for_a_host(monkeypatch: pytest.MonkeyPatch) -> None:
    now, most = 0, 0

    async def slow(*_: object, **__: object) -> int:
        nonlocal now, most
        now += 1
        most = max(most, now)
        await asyncio.sleep(0.01)
        now -= 1
        return 200

    monkeypatch.setattr(webhooks, "call", slow)
    calls = Webhooks()
    for n in range(8):
        calls.send(Call(f"http://example.org:80{n}/", b"{}", "a", 0))
    await calls.join()
    assert most == 1
    for n in range(8):
        calls.send(Call(f"http://example{n}.org/", b"{}", "a", 0))
    await calls.join()
    assert most == 8


@in_a_loop
async def test_between_its_tries_a_webhook_leaves_room(
    inbox: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even to another of the same host."""
    monkeypatch.setattr(webhooks, "PAUSES", (PATIENCE,))
    inbox.answers = [500, 200]
    calls = Webhooks(allow_local=True)
    for path in ("first", "second"):
        calls.send(Call(inbox.url.replace("hook", path), b"{}", "a", 0))
    heard = [(await asyncio.to_thread(inbox.heard.get, timeout=PATIENCE))[0] for _ in range(2)]
    assert heard == ["/first?a=b", "/second?a=b"]
    await calls.close()


@in_a_loop
async def test_the_number_of_waiting_calls_is_limited(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(webhooks, "WAITING", 5)
    monkeypatch.setattr(webhooks, "WAITING_PER_HOST", 3)
    called = []

    async def note(url: str, *_: object, **__: object) -> int:
        called.append(url)
        return 200

    monkeypatch.setattr(webhooks, "call", note)
    calls = Webhooks()
    for n in range(4):
        calls.send(Call(f"http://one.example/{n}", b"{}", "a", 0))
    assert "too many webhooks of one host" in caplog.text
    for n in range(4):
        calls.send(Call(f"http://other{n}.example/", b"{}", "a", 0))
    assert "too many webhooks are waiting" in caplog.text
    assert calls.waiting() == 5
    await calls.join()
    assert [url.rpartition("/")[0] for url in called] == [
        *["http://one.example"] * 3,
        "http://other0.example",
        "http://other1.example",
    ]
    calls.send(Call("http://one.example/again", b"{}", "a", 0))
    await calls.join()
    assert called[-1] == "http://one.example/again"


@in_a_loop
async def test_the_end_waits_for_no_call(inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither for a slow name, nor for a slow answer, nor for the next attempt."""
    monkeypatch.setattr(webhooks, "DEADLINE", PATIENCE)
    monkeypatch.setattr(webhooks, "PAUSES", (PATIENCE,))
    inbox.answers = [500]
    free, looked = threading.Event(), threading.Semaphore(0)
    names = socket.getaddrinfo

    def slow_names(host: Any, *args: Any, **kwargs: Any) -> Any:
        if host == "slow.example":
            looked.release()
            free.wait(PATIENCE)
            raise OSError
        return names(host, *args, **kwargs)

    monkeypatch.setattr(socket, "getaddrinfo", slow_names)
    calls = Webhooks(allow_local=True)
    with Dripping("127.0.0.2") as slow:
        for url in ("http://slow.example/", slow.url, inbox.url):
            calls.send(Call(url, b"{}", "a", 0))
        assert await asyncio.to_thread(looked.acquire, timeout=PATIENCE)
        assert await asyncio.to_thread(slow.called.acquire, timeout=PATIENCE)
        assert await asyncio.to_thread(inbox.heard.get, timeout=PATIENCE)
        assert calls.waiting() == 3
        async with asyncio.timeout(PATIENCE / 10):
            await calls.close()
    free.set()
    calls.send(Call(inbox.url, b"{}", "a", 0))
    assert calls.waiting() == 0


def test_a_webhook_that_always_fails_is_dropped_and_its_owner_sees_it(
    local: Client, inbox: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "PAUSES", ())
    monkeypatch.setattr(webhooks, "GIVE_UP", 1)
    inbox.answers = [404]
    made = local.begin(seats=["me", "friend"], seed=7)
    game, friend = made["game"], local.other()
    friend.post(f"/api/games/{game}/seats/claim", {"token": made["seats"][1]["token"]})
    seat = local.get(f"/api/games/{game}").json()["decider"]
    asked, owner = (local, friend) if seat == 0 else (friend, local)
    owner.patch(f"/api/games/{game}/seats/{1 - seat}", {"webhook": inbox.url})

    def failed(client: Client) -> bool:
        row = client.get(f"/api/games/{game}").json()["seats"][1 - seat]
        return bool(row.get("webhook_failed"))

    assert not failed(owner)
    asked.enter(game, 1, "play", asked.decision(game, seat)["decision"]["options"][0])
    local.service.wait(local.service.webhooks.join())
    assert inbox.heard.qsize() == 1
    assert failed(owner)
    assert not failed(asked)
    owner.patch(f"/api/games/{game}/seats/{1 - seat}", {"webhook": inbox.url})
    assert not failed(owner)


def test_the_page_shows_that_a_webhook_was_dropped(local: Client) -> None:
    made = local.begin(seats=["me", "friend"], seed=7)
    game, friend = made["game"], local.other()
    friend.post(f"/api/games/{game}/seats/claim", {"token": made["seats"][1]["token"]})
    seat = local.get(f"/api/games/{game}").json()["decider"]
    owner = friend if seat == 0 else local
    owner.patch(f"/api/games/{game}/seats/{1 - seat}", {"webhook": "https://example.org/"})
    body = catalog().say("page-notify-failed")
    assert body not in owner.get(f"/games/{game}").text
    local.service.store.drop_webhook(game, 1 - seat, "https://example.org/other")
    assert body not in owner.get(f"/games/{game}").text
    local.service.store.drop_webhook(game, 1 - seat, "https://example.org/")
    assert body in owner.get(f"/games/{game}").text


def test_the_log_does_not_contain_the_address(
    local: Client, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "PAUSES", ())
    game, seat, option = waiting(local)
    with socket.create_server(("127.0.0.1", 0)) as closed:
        url = f"http://127.0.0.1:{closed.getsockname()[1]}/secret-path"
    with caplog.at_level(logging.INFO, "tekhenu"):
        local.patch(f"/api/games/{game}/seats/{1 - seat}", {"webhook": url})
        local.enter(game, 1, "play", option, seat)
        local.service.wait(local.service.webhooks.join())
    assert "failed: ConnectError" in caplog.text
    assert "secret-path" not in caplog.text


def test_what_is_no_url() -> None:
    for url in ("", "http://", "http:///x", "//example.org", "http://[::1", "http://exa mple.org"):
        with pytest.raises(BadWebhook):
            check_url(url, allow_local=True)
