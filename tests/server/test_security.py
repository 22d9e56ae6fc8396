"""Security headers, limits, requests of other sites, and secrets in errors and events."""

import json
from collections.abc import Iterator

import pytest

from tekhenu.rules import Phase
from tekhenu.server.config import Limits, ServerConfig
from tekhenu.server.rate_limits import TokenBuckets
from tests.positions import Position

from .client import SAME_SITE, Client, serving
from .test_live import Ear

# Headers


def test_every_answer_is_dressed(client: Client) -> None:
    game = client.begin(players=2)["game"]
    for path in ("/api/games", f"/api/games/{game}", "/api/nonsense", "/api/openapi.json"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] == "no-store"
        assert "server" not in headers


# Other sites


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({"Sec-Fetch-Site": "same-origin"}, True),
        ({"Sec-Fetch-Site": "same-site"}, False),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "none"}, False),
        ({"Origin": "http://evil.example"}, False),
        ({"Origin": "null"}, False),
        ({"Origin": "{own}"}, True),
        ({}, False),
    ],
)
def test_with_a_cookie_only_the_own_site_may_change_things(
    client: Client, headers: dict[str, str], allowed: bool
) -> None:
    client.begin(players=2)
    headers = {name: value.format(own=client.address) for name, value in headers.items()}
    answer = client.post("/api/games", {"players": 2}, headers)
    assert (answer.status_code == 201) == allowed
    if not allowed:
        assert (answer.status_code, answer.json()["error"]) == (403, "cross-site")


def test_a_form_of_another_site_gets_nowhere(client: Client) -> None:
    client.begin(players=2)
    for kind in ("text/plain", "application/x-www-form-urlencoded"):
        answer = client.http.post(
            "/api/games",
            content=json.dumps({"players": 2}),
            headers={**SAME_SITE, "Content-Type": kind},
        )
        assert answer.status_code == 422
    assert len(client.get("/api/games").json()["mine"]) == 1


def test_a_program_without_cookie_or_origin_acts_for_itself(client: Client) -> None:
    assert client.post("/api/games", {"players": 2}, {}).status_code == 201


# Sizes and rates


def test_bodies_are_bounded(client: Client) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(40):
            yield b" " * 50_000

    headers = {**SAME_SITE, "Content-Type": "application/json"}
    for content in (b" " * 1_000_001, pieces()):
        answer = client.http.post("/api/games", content=content, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


def test_buckets_fill_again() -> None:
    buckets = TokenBuckets(rate=2, burst=3)
    assert [buckets.take("a", 0.0) for _ in range(4)] == [0, 0, 0, 0.5]
    assert buckets.take("b", 0.0) == 0
    assert buckets.take("a", 0.5) == 0
    assert buckets.take("a", 0.5) > 0


def test_too_many_requests(sqlite: str) -> None:
    limits = Limits(new_rate=0.1, new_burst=3, address_rate=1, address_burst=40)
    with serving(ServerConfig(database=sqlite, limits=limits)) as client:
        statuses = [client.post("/api/games", {"players": 2}).status_code for _ in range(4)]
        assert statuses == [201, 201, 201, 429]
        answer = client.post("/api/games", {"players": 2})
        assert answer.json()["error"] == "too-many"
        assert int(answer.headers["retry-after"]) >= 5
        statuses = [client.get("/api/games").status_code for _ in range(12)]
        assert statuses[0] == 200
        assert statuses[-1] == 429


# Secrets


def test_who_may_declare_is_not_revealed(client: Client) -> None:
    """The seat that is asked about D23 holds it, so others only see that a question is asked."""
    at = Position(players=3).give(1, "D23").give(2, "D12").give(0, "D13")
    at.state.phase = Phase.DECLARATION
    made = client.begin(save=at.game().save(), seats=["me", "friend", "friend"])
    game, tokens = made["game"], [seat["token"] for seat in made["seats"]]
    assert client.get(f"/api/games/{game}").json()["decider"] is None
    assert client.decision(game, 0)["decision"] == {
        "player": -1,
        "kind": "declare",
        "options": [],
        "blocked": [],
    }
    with Ear(client, game, 0) as ear:
        assert ear.hear()[2]["decider"] is None
    holder = client.other()
    holder.post(f"/api/games/{game}/seats/claim", {"token": tokens[1]})
    assert holder.get(f"/api/games/{game}").json()["decider"] == 1
    assert holder.decision(game, 1)["decision"]["options"]
    with Ear(holder, game, 1) as ear:
        assert ear.hear()[2]["decider"] == 1


def test_errors_reveal_no_details(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("a secret")

    game = client.begin(players=2)["game"]
    monkeypatch.setattr(client.service.games, "session", fail)
    answer = client.get(f"/api/games/{game}")
    assert answer.status_code == 500
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.json()["error"] == "failed"
    assert "secret" not in answer.text
