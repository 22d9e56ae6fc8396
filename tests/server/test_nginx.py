"""Behind a real nginx with the configuration that docs/server.md recommends, over HTTPS."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tekhenu.server.addresses import host_names
from tekhenu.server.config import Limits, ServerConfig
from tests.certificates import Certificate, make_certificate
from tests.sockets import free_port
from tools.load.players import behind_nginx

from .client import Client, serving
from .host import PATIENCE

EXAMPLE = Path(__file__).parents[2] / "deploy" / "nginx.conf"
NAME = "play.example.org"
AROUND = """
daemon off;
{user}
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""


def installed() -> str:
    """Return the path of nginx, which is often only on the path of root."""
    found = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        pytest.fail("nginx is not installed: see scripts/system-packages")
    return found


def site(ports: tuple[int, int], made: Certificate, behind: list[str]) -> str:
    """Write the example configuration with ports and paths of this machine."""
    text = EXAMPLE.read_text(encoding="utf-8")
    for pattern, value in (
        (r"listen \[::\].*;", ""),
        (r"listen 80;", f"listen 127.0.0.1:{ports[0]};"),
        (r"listen 443 ", f"listen 127.0.0.1:{ports[1]} "),
        (r"ssl_certificate .*;", f"ssl_certificate {made.file};"),
        (r"ssl_certificate_key .*;", f"ssl_certificate_key {made.key};"),
        (r"server 127\.0\.0\.1:8765;", " ".join(f"server {place};" for place in behind)),
    ):
        text, changed = re.subn(pattern, value, text)
        assert changed
    return text


class Front:
    """A site as visitors reach it, each from an address of their own."""

    def __init__(self, ports: tuple[int, int], made: Certificate) -> None:
        self.plain, self.encrypted = ports
        self._trust = ssl.create_default_context(cafile=str(made.file))

    @contextmanager
    def visitor(self, address: str = "127.0.0.2") -> Iterator[httpx.Client]:
        transport = httpx.HTTPTransport(verify=self._trust, local_address=address)
        headers = {"Host": NAME, "Origin": f"https://{NAME}"}
        base = f"https://127.0.0.1:{self.encrypted}"
        with httpx.Client(
            base_url=base, headers=headers, transport=transport, timeout=PATIENCE
        ) as client:
            yield client


@contextmanager
def nginx(folder: Path, *behind: Client) -> Iterator[Front]:
    made = make_certificate(folder, NAME)
    ports = free_port(), free_port()
    places = [client.address.partition("://")[2] for client in behind]
    user = "user root;" if os.geteuid() == 0 else ""
    text = AROUND.format(folder=folder, user=user, site=site(ports, made, places))
    (folder / "nginx.conf").write_text(text, encoding="utf-8")
    command = [installed(), "-p", str(folder), "-c", "nginx.conf", "-e", "error.log"]
    with subprocess.Popen(command, cwd=folder) as process:
        try:
            for port in ports:
                wait_for(port, process)
            yield Front(ports, made)
        finally:
            process.terminate()


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert process.poll() is None
            assert time.monotonic() < end
            time.sleep(0.02)


def behind_a_proxy(database: str, limits: Limits | None = None) -> ServerConfig:
    """Start the server as docs/server.md does."""
    return ServerConfig(
        database=database,
        limits=limits,
        workers=1,
        metrics=True,
        proxies=("127.0.0.1/32",),
        hosts=host_names(NAME),
    )


@pytest.fixture
def front(sqlite: str, tmp_path: Path) -> Iterator[Front]:
    with serving(behind_a_proxy(sqlite)) as client, nginx(tmp_path, client) as front:
        yield front


def test_pages_and_api_over_https(front: Front) -> None:
    with front.visitor() as visitor:
        page = visitor.get("/", headers={"Accept": "text/html"})
        assert page.status_code == 200
        assert "strict-transport-security" in page.headers
        made = visitor.post("/api/games", json={"players": 2})
        assert made.status_code == 201  # an https Origin is the site's own
        assert "; Secure" in made.headers["set-cookie"]
        assert visitor.get(f"/games/{made.json()['game']}").status_code == 200
        assert visitor.get("/readyz").status_code == 200
        assert visitor.get("/metrics").status_code == 404


def test_http_leads_to_https(front: Front) -> None:
    answer = httpx.get(f"http://127.0.0.1:{front.plain}/help", headers={"Host": NAME})
    assert (answer.status_code, answer.headers["location"]) == (301, f"https://{NAME}/help")


def test_too_much_at_once(front: Front) -> None:
    with front.visitor() as visitor:
        assert visitor.post("/api/games", content=b" " * 1_100_000).status_code == 413


def hears_a_move(front: Front) -> str:
    """Check that events arrive while the stream is open; return the game's id."""
    with front.visitor() as player, front.visitor("127.0.0.3") as watcher:
        game = player.post("/api/games", json={"players": 2, "seed": 7}).json()["game"]
        seat = player.get(f"/api/games/{game}").json()["decider"]
        current = player.get(f"/api/games/{game}/decision?seat={seat}").json()
        with watcher.stream("GET", f"/api/games/{game}/live") as stream:
            lines = (line for line in stream.iter_lines() if line.startswith("id: "))
            assert next(lines) == "id: 0"
            option = current["decision"]["options"][0]
            entry = {"sequence": 1, "kind": "play", "option": option, "seat": seat}
            assert player.post(f"/api/games/{game}/entries", json=entry).status_code == 200
            assert next(lines) == "id: 1"
    return str(game)


def test_streams_arrive_at_once(front: Front) -> None:
    hears_a_move(front)


def test_two_processes_behind_it(postgresql: str, tmp_path: Path) -> None:
    config = behind_a_proxy(postgresql)
    with (
        serving(config) as one,
        serving(config) as other,
        nginx(tmp_path, one, other) as front,
    ):
        for _ in range(3):
            game = hears_a_move(front)
            chosen = behind_nginx(game, (one, other))
            for client in (one, other):
                kept = client.service.games.remembered(game)
                played = 0 if kept is None else kept.journal.sequence
                assert played == (client is chosen)  # the other process does nothing


def test_limits_count_for_the_visitor(sqlite: str, tmp_path: Path) -> None:
    """Limits use the address of the visitor, not that of the proxy or a forged one."""
    limits = Limits(address_rate=0.01, address_burst=10)
    with (
        serving(behind_a_proxy(sqlite, limits)) as client,
        nginx(tmp_path, client) as front,
        front.visitor("127.0.0.2") as greedy,
        front.visitor("127.0.0.3") as other,
    ):
        statuses = [
            greedy.get("/api/games", headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code
            for n in range(12)
        ]
        assert (statuses[0], statuses[-1]) == (200, 429)
        assert other.get("/api/games").status_code == 200
