"""Authentication: cookies, tokens, names."""

import logging
import re

import pytest

from tekhenu.games.people import BadName, Person, clean_name, distinct_names
from tekhenu.server.people import COOKIE

from .client import Client, bearer


def test_the_cookie_is_given_with_the_first_game_and_kept(client: Client) -> None:
    assert "set-cookie" not in client.get("/api/games").headers
    first = client.post("/api/games", {"players": 2})
    given = first.headers["set-cookie"]
    assert re.match(rf"{COOKIE}=[A-Za-z0-9_-]{{43}}; ", given)
    assert "HttpOnly" in given
    assert "SameSite=lax" in given
    assert "Path=/" in given
    second = client.post("/api/games", {"players": 2})
    assert "set-cookie" not in second.headers
    assert len(client.get("/api/games").json()["mine"]) == 2


def test_only_the_hash_of_the_cookie_is_stored(client: Client) -> None:
    client.begin(players=2)
    secret = client.http.cookies[COOKIE]
    assert client.service.store.person(secret) is None
    known = client.service.wait(client.service.people.known(secret))
    assert known is not None
    session = client.service.session(client.begin(players=2)["game"])
    assert session.snapshot.held_by(Person(known)) == [0, 1]


@pytest.mark.parametrize("cookie", ["", "nonsense", "x" * 43, "x" * 3000])
def test_an_unknown_cookie_is_nobody(client: Client, cookie: str) -> None:
    answer = client.get("/api/games", {"Cookie": f"{COOKIE}={cookie}"})
    assert answer.json()["mine"] == []


def test_an_unknown_cookie_is_replaced(client: Client) -> None:
    client.http.cookies.set(COOKIE, "x" * 43, domain="127.0.0.1")
    assert "set-cookie" in client.post("/api/games", {"players": 2}).headers


def test_a_token_is_for_its_own_game_and_seat(client: Client) -> None:
    first, second = (client.begin(players=2) for _ in range(2))
    program = client.other()
    shown = bearer(first["seats"][0]["token"])
    assert program.get(f"/api/games/{first['game']}/view?seat=0", shown).status_code == 200
    assert program.get(f"/api/games/{first['game']}/view?seat=1", shown).status_code == 403
    assert program.get(f"/api/games/{second['game']}/view?seat=0", shown).status_code == 403


def test_a_token_counts_more_than_a_cookie(client: Client) -> None:
    made = client.begin(players=2)
    wrong = bearer("x" * 43)
    assert client.get(f"/api/games/{made['game']}/view?seat=0", wrong).status_code == 403


@pytest.mark.parametrize(
    ("text", "name"), [(" Ada ", "Ada"), ("Ada\t Lovelace", "Ada Lovelace"), ("아다", "아다")]
)
def test_names(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize("text", ["", "  ", "x" * 41, "a\u202eb", "a\x00", "\ud800", "a\u200bb"])
def test_no_names(text: str) -> None:
    with pytest.raises(BadName):
        clean_name(text)


def test_logs_contain_no_secrets(client: Client, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        made = client.begin(seats=["me", "friend"])
        game, token = made["game"], made["seats"][1]["token"]
        friend = client.other()
        friend.post(f"/api/games/{game}/seats/claim", {"token": token, "name": "Bo"})
        friend.get(f"/api/games/{game}/view?seat=1&token={token}")
        friend.get(f"/api/games/{token}")
    ours = [record.getMessage() for record in caplog.records if record.name.startswith("tekhenu")]
    assert "POST /api/games/{game}/seats/claim 200" in ours
    assert "GET /api/games/{game}/view 200" in ours
    logged = "\n".join(
        record.getMessage()
        for record in caplog.records
        if not record.name.startswith("httpcore") and record.name != "httpx"
    )
    for secret in (token, client.http.cookies[COOKIE], friend.http.cookies[COOKIE]):
        assert secret not in logged


def test_people_of_one_name_are_distinct_names(client: Client) -> None:
    """Finding 15."""
    made = client.begin(seats=["me", "friend"], name="Ada")
    game = made["game"]
    claim = {"token": made["seats"][1]["token"], "name": "ada"}
    client.other().post(f"/api/games/{game}/seats/claim", claim)
    assert [seat["name"] for seat in client.get(f"/api/games/{game}").json()["seats"]] == [
        "Ada",
        "ada 2",
    ]
    assert distinct_names(["Ada", "Ada 2", "Ada", "Eva"]) == ["Ada", "Ada 2", "Ada 3", "Eva"]
