"""Any request gets a clear answer; none crashes the server or changes data wrongly."""

import json
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tekhenu import TimeOfSeth
from tekhenu.rules import Game
from tekhenu.rules.save import checksum
from tekhenu.server.api.routes import router
from tekhenu.server.config import ServerConfig
from tools.soak.deals import Recipe

from .client import SAME_SITE, Client, serving
from .host import PATIENCE
from .wire import AgainstAutomas, steps

JSON = {"Content-Type": "application/json"}
EXAMPLES = 40  # of each operation, for each of three who ask

Sent = dict[str, str]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator["Place"]:
    """Start a server with a game in progress; event streams end after their first event."""
    database = f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'games.sqlite'}"
    with serving(ServerConfig(database=database, pace=0.0, limits=None, workers=1)) as client:
        client.service.loop.call_soon_threadsafe(client.service.live.close)
        yield Place(client, database.removeprefix("sqlite:///"))


class Place:
    def __init__(self, client: Client, database: str) -> None:
        self.client = client
        self.made = client.begin(players=2, seed=7)
        self.game: str = self.made["game"]
        self._database = database

    def contents(self) -> list[str]:
        """Return the contents of the database, except signs of life, which are stored later."""
        with (
            closing(sqlite3.connect(self._database)) as connection,
            closing(sqlite3.connect(":memory:")) as copy,
        ):
            connection.backup(copy)
            copy.execute("UPDATE seats SET seen = NULL")
            return list(copy.iterdump())

    def headers(self, who: str) -> Sent:
        """Return headers with the cookie, with a token, or without either."""
        cookie = self.client.http.cookies["tekhenu"]
        token: str = self.made["seats"][1]["token"]
        return {
            "cookie": {**SAME_SITE, "Cookie": f"tekhenu={cookie}"},
            "token": {"Authorization": f"Bearer {token}"},
            "nobody": {},
        }[who]


# By the API's own description


def described() -> Any:
    app = FastAPI()
    app.include_router(router)
    return schemathesis.openapi.from_dict(app.openapi())


OPERATIONS = [found.ok() for found in described().get_all_operations()]


@pytest.mark.parametrize("who", ["cookie", "token", "nobody"])
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda found: found.label)
def test_whatever_is_asked(service: Place, operation: Any, who: str) -> None:
    """Answers are those of the description, and no request makes the server fail."""
    headers, rng = service.headers(who), Random(who)

    @seed(5)
    @settings(
        max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        if "game" in case.path_parameters and rng.random() < 0.9:
            case.path_parameters["game"] = service.game
        answer = case.call(base_url=service.client.address, headers=headers)
        checks = [not_a_server_error, status_code_conformance, content_type_conformance]
        case.validate_response(answer, checks=[*checks, response_schema_conformance])

    ask()


def test_the_game_survived(service: Place) -> None:
    """After all of that it can be looked at and played."""
    assert service.client.get(f"/games/{service.game}").status_code == 200
    seat = service.client.get(f"/api/games/{service.game}").json()["seats"][0]
    if not seat["yours"]:  # given up among all the rest
        claim = f"/api/games/{service.game}/seats/claim"
        assert service.client.post(claim, {"token": seat["token"]}).status_code == 200
    contents = service.client.decision(service.game, 0)
    seat = contents["decision"]["player"]
    contents = service.client.decision(service.game, seat)
    kind, option = "confirm", None
    if contents["decision"]["kind"] != "confirm":
        kind, option = "play", contents["decision"]["options"][0]
    answer = service.client.enter(service.game, contents["sequence"] + 1, kind, option, seat)
    assert answer.status_code == 200


# By hand

ENTRY = {"sequence": 1, "kind": "choose", "option": "pass", "seat": 0}


def bodies() -> Iterator[tuple[str, bytes]]:
    """Yield invalid bodies by kind of error."""
    yield "nothing", b""
    yield "broken", b'{"players": 2'
    yield "no text", b"\xff\xfe\x00{}"
    yield "only a number", b"7"
    yield "null", b"null"
    yield "a list", b"[{}]"
    yield "deep lists", b"[" * 200_000
    yield "deep tables", b'{"a":' * 100_000
    yield "a huge number", b'{"sequence": ' + b"9" * 10_000 + b', "kind": "undo", "players": 1}'
    yield "not a number", b'{"sequence": NaN, "kind": "undo", "players": Infinity}'
    yield "too many", json.dumps(dict.fromkeys(map(str, range(20_000)))).encode()
    yield "twice", b'{"sequence": 1, "kind": "dance", "players": 2, "players": 9}'
    yield "huge", b'{"save": "' + b"x" * 1_500_000 + b'"}'


def pieces(body: bytes) -> Iterator[bytes]:
    """Yield a body in pieces, without its length."""
    for start in range(0, len(body), 60_000):
        yield body[start : start + 60_000]


WRITING = ["/api/games", "/api/games/{game}/entries", "/api/games/{game}/seats/claim"]


@pytest.mark.parametrize("path", WRITING)
@pytest.mark.parametrize(("name", "body"), list(bodies()), ids=[name for name, _ in bodies()])
def test_broken_bodies(service: Place, path: str, name: str, body: bytes) -> None:
    before = service.contents()
    for content in (body, pieces(body)):
        headers = {**service.headers("cookie"), **JSON}
        path = path.format(game=service.game)
        answer = service.client.http.post(path, content=content, headers=headers)
        require_refused(answer)
        assert answer.status_code == 413 or name != "huge" or content is not body
    assert service.contents() == before


def require_refused(answer: Any) -> None:
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text[:300])
    said = answer.json()
    assert set(said) <= {"error", "message", "sequence", "detail"}
    assert said["error"] and said["message"] and "Traceback" not in answer.text


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "*/*"]
)
def test_other_kinds_of_content(service: Place, kind: str) -> None:
    """A form of another site can send these without asking."""
    before = service.contents()
    headers = {**service.headers("cookie"), "Content-Type": kind}
    for path, content in (("/api/games", {"players": 2}), (f"/api/games/{service.game}", ENTRY)):
        path = path if path == "/api/games" else f"{path}/entries"
        request = service.client.http.build_request(
            "POST", path, content=json.dumps(content).encode(), headers=headers
        )
        require_refused(service.client.http.send(request))
    assert service.contents() == before


ODD = ["\x00", "a\x00b", "\ud800", "\u202eabc", "\ufeff", "\n", "\x7f", "x" * 5000, "", "  "]


@pytest.mark.parametrize("text", ODD, ids=lambda text: ascii(text[:9]))
def test_odd_characters(service: Place, text: str) -> None:
    before = service.contents()
    game = f"/api/games/{service.game}"
    wishes: list[tuple[str, str, dict[str, Any]]] = [
        ("POST", "/api/games", {"name": text}),
        ("POST", "/api/games", {"seats": ["me", text]}),
        ("POST", "/api/games", {"save": text}),
        ("POST", "/api/games", {text: 1}),
        ("POST", f"{game}/seats/claim", {"token": text, "name": "Bo"}),
        ("POST", f"{game}/seats/claim", {"token": service.made["seats"][0]["token"], "name": text}),
        ("PATCH", f"{game}/seats/0", {"name": text}),
        ("PATCH", f"{game}/seats/0", {"webhook": f"https://example.org/{text}\x00"}),
        ("POST", f"{game}/entries", {**ENTRY, "option": text}),
        ("POST", f"{game}/entries", {**ENTRY, "kind": text}),
    ]
    for method, path, content in wishes:
        headers = {**service.headers("cookie"), **JSON}
        body = json.dumps(content).encode()  # ASCII: a surrogate is sent as \ud800
        require_refused(service.client.http.request(method, path, content=body, headers=headers))
    assert service.contents() == before


@pytest.mark.parametrize("number", [-1, 0, 10**9 + 1, 1 << 63, -(1 << 63), 10**40, 1.5, "1", True])
def test_odd_sequences(service: Place, number: object) -> None:
    before = service.contents()
    for kind in ("choose", "play", "undo", "restart", "confirm"):
        option = {"option": "pass"} if kind in ("choose", "play") else {}
        entry = {"sequence": number, "kind": kind, "seat": 0, **option}
        require_refused(service.client.post(f"/api/games/{service.game}/entries", entry))
    assert service.contents() == before


PATHS = [
    "/api/games/{odd}",
    "/api/games/{odd}/view",
    "/api/games/{odd}/live",
    "/api/games/{game}/view?seat={odd}",
    "/api/games/{game}/decision?seat={odd}",
    "/api/games/{game}/hint?seat={odd}",
    "/api/games/{game}/live?seat={odd}",
    "/games/{odd}",
    "/games/{odd}/table",
    "/games/{odd}/replay?step=1",
    "/games/{game}/boards/{odd}",
    "/games/{game}?seat={odd}",
    "/games/{game}/table?seat={odd}",
    "/games/{game}/replay?step={odd}",
    "/games/{game}/replay?seat={odd}",
    "/games/{game}/boards/0?step={odd}",
    "/join/{odd}",
    "/static/{odd}",
    "/help/{odd}",
    "/{odd}",
]
PARTS = [
    "%00",
    "%ff%fe",
    "%F0%28%8C%28",
    "-1",
    "99999999999999999999999",
    "1e9",
    "%2e%2e%2f%2e%2e%2fpyproject.toml",
    "%5c..%5c",
    "x" * 300,
    "x" * 8000,
    "%3Cscript%3Ealert(1)%3C/script%3E",
    "'%20OR%201=1--",
    "%E2%80%AE",
    "{{7*7}}",
]


@pytest.mark.parametrize("path", PATHS)
def test_odd_paths(service: Place, path: str) -> None:
    before = service.contents()
    for odd in PARTS:
        answer = service.client.get(path.replace("{odd}", odd).replace("{game}", service.game))
        assert 400 <= answer.status_code < 500, (odd, answer.status_code)
        if path.startswith("/api/"):
            require_refused(answer)
        else:
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert "<script>alert" not in answer.text and "Traceback" not in answer.text
    assert service.contents() == before


@settings(max_examples=150, deadline=None, database=None, derandomize=True)
@given(
    st.sampled_from(["/games/{0}", "/games/{0}/boards/{1}", "/static/{1}", "/join/{1}", "/{1}"]),
    st.sampled_from(["", "?seat={0}", "?step={0}", "?seat={0}&step={0}", "?{0}"]),
    st.text(max_size=20),
    st.one_of(st.integers().map(str), st.text(max_size=20)),
)
def test_any_page(service: Place, path: str, query: str, part: str, value: str) -> None:
    url = service.client.http.build_request(
        "GET", path.format(service.game, quoted(part)) + query.format(quoted(value))
    )
    answer = service.client.http.send(url)
    assert answer.status_code < 500


def quoted(text: str) -> str:
    return "".join(f"%{byte:02x}" for byte in text.encode("utf-8", "replace")) or "x"


METHODS = ["PUT", "DELETE", "TRACE", "CONNECT", "PROPFIND", "HEAD", "OPTIONS", "PATCH", "X-" * 30]


@pytest.mark.parametrize("method", METHODS)
def test_odd_methods(service: Place, method: str) -> None:
    before = service.contents()
    for path in ("/", "/api/games", f"/games/{service.game}", f"/api/games/{service.game}/entries"):
        assert raw(service.client, f"{method} {path} HTTP/1.1\r\nHost: x\r\n") in range(400, 500)
    assert service.contents() == before


def raw(client: Client, head: str, body: bytes = b"") -> int:
    """Return the status of a request that no library would send."""
    host, _, port = client.address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), PATIENCE) as plug:
        length = f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        plug.sendall((head + length).encode("latin-1") + body)
        answer = plug.makefile("rb").readline()
    return int(answer.split()[1])


HEADERS = [
    "Host: [",
    "Host: ",
    "Host: a b",
    "Host: " + "x" * 5000,
    "Origin: http://[",
    "Origin: http://[::1",
    "Origin: null",
    "Origin: é",
    "Cookie: tekhenu=\xff; tekhenu=; =;;",
    "Cookie: tekhenu=" + "a" * 8000,
    "Authorization: Bearer \xe9",
    "Authorization: Bearer",
    "Authorization: " + "x" * 5000,
    "Last-Event-ID: -1\r\nAccept-Encoding: gzip;q=x, *",
    "Accept-Language: \xff\r\nAccept: \xff",
    "Range: bytes=9-1,-0,a-b",
    "If-Modified-Since: never\r\nIf-None-Match: \xff",
    "X-Forwarded-For: \xff\r\nX-Forwarded-Proto: javascript\r\nForwarded: for=[",
]


@pytest.mark.parametrize("header", HEADERS, ids=lambda text: ascii(text[:30]))
def test_odd_headers(service: Place, header: str) -> None:
    host = "" if header.startswith("Host") else "Host: x\r\n"
    head = f"{host}{header}\r\nContent-Type: application/json\r\n"
    game = f"/api/games/{service.game}"
    for line in ("GET /", f"GET {game}/view", f"GET {game}/live", "GET /static/page.css"):
        assert raw(service.client, f"{line} HTTP/1.1\r\n{head}") < 500
    for line in (f"POST {game}/entries", f"PATCH {game}/seats/0", f"POST {game}/seats/claim"):
        assert raw(service.client, f"{line} HTTP/1.1\r\n{head}", b"{}") in range(400, 500)


@pytest.mark.parametrize(
    "foreign",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "none"},
        {"Sec-Fetch-Site": ""},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Referer": "https://evil.example/"},
        {},
    ],
    ids=str,
)
def test_other_sites(service: Place, foreign: Sent) -> None:
    """A page of another site cannot act for its visitor."""
    before = service.contents()
    cookie = {"Cookie": service.headers("cookie")["Cookie"]}
    game = f"/api/games/{service.game}"
    for method, path, content in (
        ("POST", "/api/games", {}),
        ("POST", f"{game}/entries", ENTRY),
        ("POST", f"{game}/seats/claim", {"token": service.made["seats"][0]["token"]}),
        ("PATCH", f"{game}/seats/0", {"name": "Eve"}),
        ("POST", f"{game}/faster", None),
    ):
        headers = {**cookie, **foreign}
        answer = service.client.http.request(method, path, json=content, headers=headers)
        require_refused(answer)
        assert (answer.status_code, answer.json()["error"]) == (403, "cross-site")
    assert service.contents() == before


# Saves


def resealed(content: dict[str, Any]) -> str:
    """Return a save with a valid checksum for any contents."""
    content = {key: value for key, value in content.items() if key != "checksum"}
    return json.dumps({**content, "checksum": checksum(content)})


BASE = Recipe(2, "fuzz", dealt=True)
SETH = Recipe(3, "fuzz seth", dealt=True, expansion=TimeOfSeth())
AUTOMAS = AgainstAutomas(3, "fuzz automas")


def a_save(phase: int = 12, recipe: Recipe = BASE) -> dict[str, Any]:
    """Return the save of a position of a game in progress, or of its end."""
    saved: dict[str, Any] = json.loads(saved_at(phase, recipe))
    return saved


@cache
def saved_at(phase: int, recipe: Recipe) -> str:
    *_, (_, start) = islice(steps(recipe), phase + 1)
    return Game.at(start, recipe.settings).save()


def hostile() -> Iterator[tuple[str, str]]:
    played = json.loads(Game.new(seed=3).save())
    whole = json.dumps(a_save())
    yield "nothing", ""
    yield "cut", whole[: len(whole) // 2]
    yield "another checksum", whole[:-3] + '0"}'
    yield "a list", "[]"
    yield "deep", '{"tekhenu":' * 20_000
    yield "another format", resealed({**played, "tekhenu": 99})
    yield "a format that is none", resealed({**played, "tekhenu": "1"})
    yield "no options", resealed({**played, "options": None})
    yield "too many players", resealed({**played, "options": {**played["options"], "players": 99}})
    yield "an edition that is none", resealed({**played, "edition": {"market.cost": 10**30}})
    yield "no seed", resealed({**played, "seed": None})
    yield "a seed that is no text", resealed({**played, "seed": "\ud800"})
    yield "many choices", resealed({**played, "choices": [["decree:D01"]] * 10_000})
    yield "many empty steps", resealed({**played, "choices": [[]] * 30_000 + [["x"]]})
    yield "a million choices", resealed({**played, "choices": [["pass"]] * 100_000})
    yield "choices that are none", resealed({**played, "choices": [[None], 7]})
    yield "a choice with odd letters", resealed({**played, "choices": [["\ud800\x00"]]})
    for path, value in POSITIONS:
        yield f"{path} {str(value)[:12]}", resealed(changed(a_save(), path, value))
    for path, value in SETH_POSITIONS:
        yield f"{path} {str(value)[:12]}", resealed(changed(a_save(12, SETH), path, value))
    for path, value in AUTOMA_POSITIONS:
        yield f"{path} {str(value)[:12]}", resealed(changed(a_save(12, AUTOMAS), path, value))


# Impossible contents of a position, most of them harmful if they were accepted.
POSITIONS: list[tuple[str, Any]] = [
    ("players.0.faith", 10**9),
    ("players.0.faith", 10**30),
    ("players.1.scribes", 10**6),
    ("players.0.resources.0", 10**30),
    ("players.1.scales.excess.1", 10**30),
    ("players.0.rewards", [0] * 30_000),
    ("players.0.vp", 10**4000),
    ("players.0.balance", 10**30),
    ("players.0.decrees", -1),
    ("players.0.blessings", 1 << 70),
    ("offer", [0] * 30_000),
    ("gold.0", -(10**30)),
    ("decree_known.0", 10**30),
    ("peek_family", 10**30),
    ("reveals", 10**30),
    ("round", 10**9),
    ("active", -1),
    ("running", 1),
    ("wheel", 99),
    ("order", [0, 0]),
    ("players", []),
    ("decks", [[], [], []]),
    ("rng", -1),
    ("rng", 1 << 64),
    ("phase", "party"),
    ("phase", None),
    ("turn", {}),
]
SETH_POSITIONS: list[tuple[str, Any]] = [
    ("seth", None),
    ("seth.stack", [0] * 30_000),
    ("seth.conquest", 99),
    ("seth.regions.0", 9),
    ("seth.temple.3", -7),
    ("seth.artifacts", [0, 0, 0, 0]),
    ("seth.buried", 10**9),
    ("players.0.soldiers", 10**9),
    ("players.1.priests", -1),
    ("players.0.blood", 10**30),
    ("players.0.cultist", 99),
    ("players.0.artifacts", 1 << 70),
]
AUTOMA_POSITIONS: list[tuple[str, Any]] = [
    ("automas", []),
    ("automas", None),
    ("automas.0.tiles", [0] * 30_000),
    ("automas.0.tiles", [99]),
    ("automas.0.shown", [-1]),
    ("automas.1.district", 4),
    ("automas.0.border", 6),
    ("automas.0.line", 10),
    ("automas.0.space", 25),
    ("automas.1.space", -1),
    ("automas.0.cards.2", 1 << 70),
]


def changed(save: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    *way, last = (int(part) if part.isdigit() else part for part in path.split("."))
    place: Any = save["position"]
    for part in way:
        place = place[part]
    place[last] = value
    return save


HOSTILE = list(hostile())


@pytest.mark.parametrize(("name", "text"), HOSTILE, ids=[name for name, _ in HOSTILE])
def test_hostile_saves(service: Place, name: str, text: str) -> None:
    before = service.contents()
    answer = service.client.post("/api/games", {"save": text})
    require_refused(answer)
    assert answer.json()["error"] in ("bad-save", "too-large")
    assert service.contents() == before


@pytest.mark.parametrize(
    ("recipe", "tries"), [(BASE, 12), (SETH, 6), (AUTOMAS, 6)], ids=["base", "seth", "automas"]
)
def test_saves_that_are_odd_but_possible(client: Client, recipe: Recipe, tries: int) -> None:
    """An accepted save can be shown and played or is clearly rejected; home pages still work."""
    rng, numbers = Random(1), (-1, 0, 1, 2, 7, 99, 999)
    tried = 0
    while tried < tries:
        save = a_save(rng.choice([5, 20, 33, 42]), recipe)
        path = rng.choice([path for path, _ in leaves(save["position"]) if path != "rng"])
        wish = {"save": resealed(changed(save, path, rng.choice(numbers))), "listed": True}
        answer = client.post("/api/games", wish)
        assert answer.status_code in (201, 422), answer.text
        if answer.status_code == 201:
            tried += 1
            play_at_random(client, answer.json()["game"], rng)
    for path in ("/", "/api/games"):
        assert client.other().get(path).status_code == 200


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, int]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in inner:
        if isinstance(part, dict | list):
            yield from leaves(part, f"{path}{key}.")
        elif type(part) is int:
            yield f"{path}{key}", part


def play_at_random(client: Client, game: str, rng: Random) -> None:
    for count in range(12):
        contents = client.get(f"/api/games/{game}/decision?seat=0")
        assert contents.status_code in (200, 410), contents.text
        if contents.status_code == 410 or contents.json()["over"]:
            return
        seat = max(contents.json()["decision"]["player"], 0)
        if count % 6 == 0:
            assert client.get(f"/games/{game}?seat={seat}").status_code == 200
        asked = client.decision(game, seat)
        options = asked["decision"]["options"] or ["pass"]
        answer = client.enter(game, asked["sequence"] + 1, "play", rng.choice(options), seat)
        assert answer.status_code < 500, answer.text


def test_a_game_the_rules_cannot_play_on(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error in one game does not affect pages of other games."""
    made = client.begin(players=2, seed=7, listed=True)
    seat = client.get(f"/api/games/{made['game']}").json()["decider"]
    option = client.decision(made["game"], seat)["decision"]["options"][0]
    client.get("/")  # lessons are played through when they are read for the first time

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Game, "play", fail)
        answer = client.enter(made["game"], 1, "play", option, seat)
        assert (answer.status_code, answer.json()["error"]) == (410, "broken-game")
        for path in ("/", "/api/games"):
            assert client.other().get(path).status_code == 200
    assert client.enter(made["game"], 1, "play", option, seat).status_code == 200, "nothing is lost"


def test_odd_ids_on_postgresql(postgresql: str) -> None:
    """It takes no NUL in a text, and no text that is longer than its column."""
    with serving(ServerConfig(database=postgresql, pace=0.0, limits=None, workers=1)) as client:
        made = client.begin(players=2, seed="a\x00b")
        for part in PARTS:
            for path in ("/api/games/{}", "/api/games/{}/live", "/games/{}", "/join/{}"):
                assert client.get(path.format(part)).status_code in (404, 422)
        entry = {"sequence": 1, "kind": "play", "option": "a\x00", "seat": 0}
        require_refused(client.post(f"/api/games/{made['game']}/entries", entry))
