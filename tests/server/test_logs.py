"""No secrets in logs, no cookies for scripts, no resources of other hosts."""

import logging
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest
from httpx import Response

from tekhenu.server import people
from tekhenu.server.config import Limits, ServerConfig
from tekhenu.server.pages.routes import STATIC
from tekhenu.server.security import HEADERS

from .client import SAME_SITE, Client, bearer, serving

SEED = "this-seed-is-secret"
HOOK = "this-hook-is-secret"
NAME = "<img src=x onerror=alert(1)>"
OURS = ("httpx", "httpcore", "hypothesis")  # loggers of the browser in this test


# A session with everything in it


class Session:
    """Two people and a computer; links, names, webhooks, choices, mistakes."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.friend = client.other()
        self.made = client.begin(players=3, seats=["me", "friend", "greedy"], seed=SEED, name=NAME)
        self.game: str = self.made["game"]
        self.tokens: list[str] = [seat["token"] for seat in self.made["seats"][:2]]
        self.api = f"/api/games/{self.game}"

    def secrets(self) -> list[str]:
        cookies = [who.http.cookies["tekhenu"] for who in (self.client, self.friend)]
        return [SEED, HOOK, *self.tokens, *cookies]

    def play(self, choices: int = 40) -> None:
        self.friend.get(f"/join/{self.game}")
        claim = {"token": self.tokens[1], "name": "Bo"}
        assert self.friend.post(f"{self.api}/seats/claim", claim).status_code == 200
        hook = f"http://127.0.0.1:1/{HOOK}"  # without a server
        assert self.friend.patch(f"{self.api}/seats/1", {"webhook": hook}).status_code == 200
        rng = Random(1)
        for _ in range(choices):
            self._choose(rng)
        self._look()
        self._err()

    def _choose(self, rng: Random) -> None:
        for seat, who in enumerate((self.client, self.friend)):
            current = who.decision(self.game, seat)
            decision = current["decision"]
            if decision is not None and decision["player"] == seat and decision["options"]:
                option = rng.choice(decision["options"])
                who.enter(self.game, current["sequence"] + 1, "play", option, seat)

    def _look(self) -> None:
        for who in (self.client, self.friend, self.client.other()):
            for path in ("/", f"/games/{self.game}", f"/games/{self.game}/replay", self.api):
                assert who.get(path).status_code == 200

    def _err(self) -> None:
        """Send invalid requests that contain secrets."""
        token = self.tokens[1]
        stranger = self.client.other()
        long = {"x" * 5000: token, "token": token}
        stranger.post(f"{self.api}/seats/claim", {"token": token[:-1]})
        stranger.post(f"{self.api}/seats/claim", long)
        stranger.post(f"{self.api}/seats/claim", {"token": [token]})
        stranger.get(f"{self.api}/view?seat=1&token={token}", bearer(token + "x"))
        stranger.get(f"/{token}")
        stranger.get(f"/join/{token}")
        stranger.get(f"/static/{token}{'x' * 300}")
        stranger.post("/api/games", {"save": f'{{"seed": "{SEED}"}}', "seed": SEED})
        stranger.post(f"{self.api}/entries", {"sequence": 1, "kind": "choose", "option": SEED})
        self.friend.patch(f"{self.api}/seats/1", {"webhook": f"ftp://{HOOK}"})
        self.client.post(f"{self.api}/seats/claim", {"token": token}, {"Origin": f"http://{token}"})


def logged(caplog: pytest.LogCaptureFixture) -> str:
    formatter = logging.Formatter("%(name)s %(levelname)s %(message)s")
    return "\n".join(
        formatter.format(record)
        for record in caplog.records
        if record.name.partition(".")[0] not in OURS
    )


def require_discreet(log: str, secrets: list[str]) -> None:
    for secret in secrets:
        assert secret not in log
    assert re.search(r"\b[DBT]\d\d\b", log) is None
    assert re.search(r"\b(decree|keep|score|declare|die|market):", log) is None


def test_no_secret_is_logged(
    sqlite: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much is logged: here everything, by every library."""
    caplog.set_level(logging.DEBUG)
    config = ServerConfig(
        database=sqlite, pace=0.0, limits=None, workers=1, allow_local_webhooks=True
    )
    with serving(config) as client:
        session = Session(client)
        session.play()
        with monkeypatch.context() as patch:
            # The database refuses a second person with the same secret.
            patch.setattr(people, "new_secret", lambda: session.secrets()[-1])
            assert client.other().post("/api/games", {"players": 2}).status_code == 500
        log = logged(caplog)
        require_discreet(log, session.secrets())
    assert "POST /api/games/{game}/seats/claim 403" in log
    assert "POST /api/games/{game}/entries 200" in log
    assert "IntegrityError" in log
    assert "webhook" in log
    assert "INSERT INTO" in log


def test_the_check_of_the_log_can_fail() -> None:
    for line in (f"seed {SEED}", "seat 1 drew D07", "entry score:x"):
        with pytest.raises(AssertionError):
            require_discreet(line, [SEED])


def test_no_secret_is_printed(tmp_path: Path) -> None:
    """`tekhenu serve --log` as people run it."""
    output = tmp_path / "output"
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    command = [sys.executable, "-m", "tekhenu", "serve", "--no-open", "--log", "--no-limits"]
    command += ["--port", "0", "--database", database, "--allow-local-webhooks"]
    with output.open("wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=file)
    try:
        address = wait_until_ready(output, process)
        with Client(None, address) as client:  # type: ignore[arg-type]
            session = Session(client)
            session.play(12)
            secrets = session.secrets()
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(60)
    log = output.read_text(encoding="utf-8")
    require_discreet(log, secrets)
    assert "/api/games/{game}/entries 200" in log
    assert "Traceback" not in log


def wait_until_ready(output: Path, process: subprocess.Popen[bytes]) -> str:
    """Wait until the server is ready and return its address."""
    for _ in range(1200):
        ready = re.search(
            r"(http://127\.0\.0\.1:\d+)/ .*Ctrl-C", output.read_text(encoding="utf-8")
        )
        if ready is not None:
            return ready[1]
        assert process.poll() is None, output.read_text(encoding="utf-8")
        time.sleep(0.05)
    pytest.fail("the server did not start")


# Cookies


def test_cookies_are_for_the_server_only(client: Client) -> None:
    answer = client.other().post("/api/games", {"players": 2})
    parts = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert not any(part.startswith("domain") for part in parts)


@pytest.mark.parametrize("proxies", [(), ("127.0.0.1/32",)])
def test_cookies_of_https_stay_there(proxies: tuple[str, ...], sqlite: str) -> None:
    """A proxy that is known says that it was HTTPS; others are not believed."""
    with serving(ServerConfig(database=sqlite, proxies=proxies)) as client:
        answer = client.post("/api/games", {"players": 2}, {"X-Forwarded-Proto": "https"})
        assert ("; Secure" in answer.headers["set-cookie"]) == bool(proxies)


def test_who_only_looks_gets_no_cookie(client: Client) -> None:
    game = client.begin(players=2)["game"]
    for path in ("/", "/api/games", f"/join/{game}", f"/games/{game}"):
        assert "set-cookie" not in client.other().get(path).headers


def test_only_the_hash_of_a_cookie_is_kept(only_client: Client, tmp_path: Path) -> None:
    only_client.begin(players=2)
    secret = only_client.http.cookies["tekhenu"].encode()
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("games.sqlite*"))
    assert len(kept) > 1000 and secret not in kept


# Headers


def answers(client: Client, game: str) -> Iterator[Response]:
    api, page = f"/api/games/{game}", f"/games/{game}"
    paths = ["/", page, f"{page}/table", f"{page}/replay", f"{page}/boards/0", f"/join/{game}"]
    paths += ["/help", "/help/cards", "/about", "/static/board.css", "/nothing", "/games/nothing"]
    paths += [f"/static/{file.name}" for file in STATIC.iterdir()]
    paths += [api, f"{api}/view", f"{api}/view?seat=9", f"{api}/save", "/api/openapi.json"]
    for path in paths:
        yield client.get(path)
    yield client.other().get(f"{api}/save")
    yield client.http.put("/api/games", headers=SAME_SITE)
    yield client.post("/api/games", {"players": 2}, {"Origin": "https://evil.example"})
    yield client.post("/api/games", {"save": "x" * 1_100_000})
    yield client.post("/api/games", {"players": 9})
    with client.http.stream("GET", f"{api}/live") as live:
        yield live


def require_headers(answer: Response) -> None:
    for name, value in HEADERS.items():
        assert answer.headers.get(name) == value, (answer.url, name)
    assert answer.headers["cache-control"] in ("no-store", "no-cache")
    assert "server" not in answer.headers and "x-powered-by" not in answer.headers


def test_every_answer_has_the_headers(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    game = client.begin(players=2)["game"]
    statuses = set()
    for answer in answers(client, game):
        require_headers(answer)
        statuses.add(answer.status_code)
    assert statuses == {200, 403, 404, 405, 413, 422}

    def fail(*_: object) -> None:
        raise RuntimeError("something secret")

    monkeypatch.setattr(client.service.games, "session", fail)
    for path in (f"/games/{game}", f"/api/games/{game}", f"/api/games/{game}/live"):
        answer = client.get(path)
        require_headers(answer)
        assert answer.status_code == 500
        assert "secret" not in answer.text and "Traceback" not in answer.text


def test_rate_limited_requests_get_a_clear_answer(sqlite: str) -> None:
    limits = Limits(address_rate=0.01, address_burst=3)
    with serving(ServerConfig(database=sqlite, limits=limits, workers=1)) as client:
        answer = [client.get("/about") for _ in range(4)][-1]
        require_headers(answer)
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 1


def test_the_policy_allows_nothing_inline_and_nobody_else() -> None:
    policy = HEADERS["Content-Security-Policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert "unsafe" not in policy and "http" not in policy and "*" not in policy


# Pages


class Strict(HTMLParser):
    """A parser that collects the resources and inline parts of a page."""

    LINKS = ("href", "src", "action", "formaction", "srcset", "poster", "data", "xlink:href")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.wrong: list[str] = []
        self._inside = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self._inside = tag
        if tag in ("style", "iframe", "object", "embed", "base", "img"):
            self.wrong.append(f"<{tag}>")
        if tag == "script" and not given.get("src", "").startswith("/static/"):
            self.wrong.append("<script>")
        for name, value in given.items():
            link = name in self.LINKS and not re.match(r"#|/(?!/)", value)
            if name == "style" or name.startswith("on") or link:
                self.wrong.append(f'<{tag} {name}="{value}">')
            if re.search(r"url\((?!#)|javascript:", value):
                self.wrong.append(f'<{tag} {name}="{value}">')

    def handle_data(self, data: str) -> None:
        if self._inside in ("script", "style") and data.strip():
            self.wrong.append(data)


def require_strict(answer: Response) -> None:
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert Strict(answer.text).wrong == [], answer.url


def test_pages_have_nothing_inline_and_nothing_foreign(client: Client) -> None:
    """Check many moments of a game whose players have hostile names, and all other pages."""
    made = client.begin(seats=["me", "friend"], seed=4, name=NAME, listed=True)
    game, page = made["game"], f"/games/{made['game']}"
    friend, rng = client.other(), Random(2)
    claim = {"token": made["seats"][1]["token"], "name": '"><svg onload=alert(1)>'}
    assert friend.post(f"/api/games/{game}/seats/claim", claim).status_code == 200
    everywhere = ["/", f"/join/{game}", "/help", "/help/cards", "/about", "/nothing"]
    for path in everywhere:
        require_strict(client.get(path))
    count = 0
    while not client.decision(game)["over"]:
        for seat, who in enumerate((client, friend)):
            draft_and_confirm(who, game, seat, rng)
            count += 1
            if count % 24 == 0:
                require_strict(who.get(page))
    for path in (page, f"{page}/replay?step=9", f"{page}/boards/1", "/"):
        require_strict(client.get(path))
    assert NAME not in client.get(page).text


def draft_and_confirm(who: Client, game: str, seat: int, rng: Random) -> None:
    current = who.decision(game, seat)
    decision = current["decision"]
    if decision is None or decision["player"] != seat:
        return
    confirm = decision["kind"] == "confirm"
    option = None if confirm else rng.choice(decision["options"])
    kind = "confirm" if confirm else "choose"
    answer = who.enter(game, current["sequence"] + 1, kind, option, seat)
    assert answer.status_code == 200, answer.text


def test_files_load_nothing_foreign(client: Client) -> None:
    names = [file.name for file in STATIC.iterdir()] + ["board.css"]
    for name in names:
        text = client.get(f"/static/{name}").text
        text = text.replace("http://www.w3.org/2000/svg", "")  # a name, not an address
        assert re.search(r"https?:|['\"(]//\w", text) is None, name
        assert "@import" not in text and "eval(" not in text and "innerHTML" not in text, name


def test_the_check_of_pages_can_fail() -> None:
    for wrong in (
        '<p style="x">',
        "<style>p{}</style>",
        "<script>x</script>",
        '<script src="//evil.example/x.js"></script>',
        '<a href="https://evil.example">',
        '<svg><use href="data:x"/></svg>',
        '<svg fill="url(https://evil.example)"></svg>',
        "<p onclick=x>",
    ):
        assert Strict(wrong).wrong
