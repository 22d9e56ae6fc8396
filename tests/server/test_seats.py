"""Seats and their holders: links, devices, saves and notices."""

import json
from hashlib import sha256
from typing import Any

import pytest

from tekhenu.text import languages

from .client import Client, bearer


class Guests:
    """A game of Ada, who began it, and of Bo, who has come by Ada's link."""

    def __init__(self, ada: Client, **wish: Any) -> None:
        self.ada, self.bo = ada, ada.other()
        made = ada.begin(seats=["me", "friend"], **wish)
        self.game = made["game"]
        self.link = made["seats"][1]["token"]
        claimed = self.claim(self.bo, self.link, "Bo")
        assert claimed.status_code == 200, claimed.text
        self.token = claimed.json()["token"]

    @property
    def api(self) -> str:
        return f"/api/games/{self.game}"

    def claim(self, who: Client, token: str, name: str | None = None) -> Any:
        return who.post(f"{self.api}/seats/claim", {"token": token, "name": name})

    def seats(self, who: Client) -> list[dict[str, Any]]:
        seats: list[dict[str, Any]] = who.get(self.api).json()["seats"]
        return seats

    def notices(self) -> list[tuple[str, int]]:
        listed = self.ada.get(self.api).json()["notices"]
        return [(notice["kind"], notice["seat"]) for notice in listed]


@pytest.fixture
def guests(client: Client) -> Guests:
    return Guests(client)


def test_a_link_is_spent_by_the_one_who_comes_with_it(guests: Guests) -> None:
    """The creator of a game does not learn the token of a friend (finding 1)."""
    answers = [
        guests.ada.get(f"{guests.api}/view?seat=1", bearer(guests.link)),
        guests.claim(guests.ada, guests.link),
        guests.ada.get(f"{guests.api}/save"),
        guests.ada.post(f"{guests.api}/entries", {"sequence": 1, "kind": "undo", "seat": 1}),
    ]
    assert [answer.status_code for answer in answers] == [403, 409, 403, 403]
    assert answers[1].json()["error"] == "seat-taken"
    assert "token" not in guests.seats(guests.ada)[1]


def test_a_used_link_explains_where_to_find_a_new_one(guests: Guests) -> None:
    for lang in languages():
        stranger = guests.ada.other()
        headers = {"accept-language": lang}
        path = f"{guests.api}/seats/claim"
        answer = stranger.post(path, {"token": guests.link}, headers)
        assert answer.json()["error"] == "seat-taken"
    assert "another device" in guests.claim(guests.ada.other(), guests.link).json()["message"]


def test_a_seat_comes_along_to_another_device(guests: Guests) -> None:
    phone = guests.ada.other()
    assert guests.claim(phone, guests.token).status_code == 200
    assert guests.seats(phone)[1]["yours"]
    assert guests.seats(guests.bo)[1]["yours"]
    assert guests.seats(guests.bo)[1]["devices"] == 2
    assert guests.claim(guests.ada.other(), guests.token).status_code == 409
    assert guests.notices()[-1] == ("device", 1)


def test_a_leaked_link_is_renewed(guests: Guests) -> None:
    thief = guests.ada.other()
    assert guests.claim(thief, guests.token).status_code == 200
    renewed = guests.bo.post(f"{guests.api}/seats/1/renew", {})
    assert renewed.status_code == 200
    assert not guests.seats(thief)[1]["yours"]
    assert guests.seats(guests.bo)[1]["yours"]
    assert thief.get(f"{guests.api}/view?seat=1").status_code == 403
    assert guests.claim(thief, guests.token).status_code == 409
    assert guests.claim(thief, renewed.json()["token"]).status_code == 200
    assert guests.notices()[-2:] == [("renewed", 1), ("device", 1)]


def test_a_program_renews_its_own_token(client: Client) -> None:
    made = client.begin(seats=["me", "friend"])
    api = f"/api/games/{made['game']}"
    program = client.other()
    old = program.claim(made["game"], made["seats"][1]["token"])
    program.http.cookies.clear()  # as a program that knows nothing of cookies
    fresh = program.post(f"{api}/seats/1/renew", {}, bearer(old)).json()["token"]
    assert program.get(f"{api}/view?seat=1", bearer(old)).status_code == 403
    assert program.get(f"{api}/view?seat=1", bearer(fresh)).status_code == 200
    row = client.get(api).json()["seats"][1]
    assert row["taken"] and "token" not in row  # the creator gets no link to it


def test_the_token_of_a_friends_seat_opens_nothing_before_the_claim(client: Client) -> None:
    """The creator has it as well, and would see and play what is the friend's."""
    made = client.begin(seats=["me", "friend"], prepared=True)
    api, token = f"/api/games/{made['game']}", made["seats"][1]["token"]
    program, shown = client.other(), bearer(token)
    entry = {"sequence": 1, "kind": "play", "option": "pass"}
    for seat in ("", "&seat=1"):
        answers = [
            program.get(f"{api}/hint?lang=en{seat}", shown),
            program.post(f"{api}/entries", entry, shown),
            program.patch(f"{api}/seats/1", {"name": "Eve"}, shown),
            program.post(f"{api}/seats/1/renew", {}, shown),
            program.post(f"{api}/seats/1/leave", {}, shown),
            *(program.get(f"{api}/{what}?seat=1", shown) for what in ("view", "decision", "live")),
        ]
        assert {answer.status_code for answer in answers} == {403}
        assert {answer.json()["error"] for answer in answers} == {"unclaimed"}
    assert not program.get(api, shown).json()["seats"][1]["yours"]
    claimed = program.claim(made["game"], token)
    assert program.get(f"{api}/view?seat=1", bearer(claimed)).status_code == 200
    assert [notice["kind"] for notice in client.get(api).json()["notices"]] == ["claimed"]


def test_a_seat_is_given_up_and_taken_by_somebody_else(guests: Guests) -> None:
    assert guests.bo.post(f"{guests.api}/seats/1/leave", {}).status_code == 200
    assert not guests.seats(guests.bo)[1]["yours"]
    invitation = guests.seats(guests.ada)[1]["token"]
    assert invitation not in (guests.link, guests.token)
    cy = guests.ada.other()
    assert guests.claim(cy, invitation, "Cy").status_code == 200
    assert guests.seats(cy)[1]["name"] == "Cy"
    assert guests.notices() == [("claimed", 1), ("left", 1), ("claimed", 1)]


@pytest.mark.parametrize("deed", ["renew", "leave"])
def test_nobody_does_it_for_somebody_else(guests: Guests, deed: str) -> None:
    for who in (guests.ada, guests.ada.other()):
        answer = who.post(f"{guests.api}/seats/1/{deed}", {})
        assert (answer.status_code, answer.json()["error"]) == (403, "not-your-seat")


def test_a_new_name_is_announced_to_the_table(guests: Guests) -> None:
    guests.bo.patch(f"{guests.api}/seats/1", {"name": "Bob"})
    last = guests.ada.get(guests.api).json()["notices"][-1]
    assert (last["kind"], last["former"], last["name"]) == ("renamed", "Bo", "Bob")


# The deal


def test_a_game_alone_may_be_saved_and_one_with_others_may_not(client: Client) -> None:
    alone = client.begin(seats=["me", "me"])
    assert client.get(f"/api/games/{alone['game']}/save").status_code == 200
    shared = client.begin(seats=["me", "friend"])
    assert client.get(f"/api/games/{shared['game']}/save").status_code == 403


def test_where_somebody_else_has_sat_nothing_is_saved(guests: Guests) -> None:
    """Finding 1: also if all seats are Ada's by now; Bo may come back to the game."""
    guests.bo.post(f"{guests.api}/seats/1/leave", {})
    assert guests.claim(guests.ada, guests.seats(guests.ada)[1]["token"]).status_code == 200
    assert all(seat["yours"] for seat in guests.seats(guests.ada))
    assert guests.ada.get(f"{guests.api}/save").status_code == 403


def test_players_who_join_later_learn_of_a_save(client: Client) -> None:
    """A save downloaded while both seats were the creator's makes the deal public."""
    made = client.begin(seats=["me", "me"])
    api = f"/api/games/{made['game']}"
    client.get(f"{api}/save")
    client.post(f"{api}/seats/1/leave", {})
    assert client.get(f"{api}/save").status_code == 403
    friend = client.other()
    assert friend.get(api).json()["deal"] == "saved"
    assert "A save file was downloaded" in friend.get(f"/join/{made['game']}").text
    assert "A save file was downloaded" in friend.get(f"/games/{made['game']}").text


@pytest.mark.parametrize(
    ("wish", "deal", "known"),
    [
        ({}, "secret", False),
        ({"seed": "4242"}, "seed", True),
    ],
)
def test_a_known_deal_is_announced(
    client: Client, wish: dict[str, Any], deal: str, known: bool
) -> None:
    """All players are informed of a chosen seed (finding 2)."""
    guests = Guests(client, **wish)
    assert guests.bo.get(guests.api).json()["deal"] == deal
    for page in (f"/join/{guests.game}", f"/games/{guests.game}"):
        assert ("every card and roll" in guests.bo.get(page).text) == known


def test_the_deal_is_committed_to_and_can_be_checked(client: Client) -> None:
    made = client.begin(seats=["random", "random"])
    api = f"/api/games/{made['game']}"
    commitment = client.get(api).json()["commitment"]
    session = client.service.session(made["game"])
    seed = json.loads(session.snapshot.origin)["seed"]
    assert seed.startswith("secure:")
    assert len(seed.removeprefix("secure:")) == 32
    assert sha256(seed.encode()).hexdigest() == commitment
    assert seed not in client.get(f"/games/{made['game']}").text


def test_a_seed_that_can_be_tried_out_has_no_hash(client: Client) -> None:
    made = client.begin(seats=["me", "friend"], seed="7")
    info = client.get(f"/api/games/{made['game']}").text
    assert sha256(b"7").hexdigest() not in info


# The page


def test_the_page_of_seats(guests: Guests) -> None:
    own = guests.bo.get(f"/games/{guests.game}/seats", {"Host": "192.168.7.9:8765"}).text
    assert guests.token in own
    assert "<svg" in own
    other = guests.ada.get(f"/games/{guests.game}/seats").text
    assert guests.token not in other
    assert "Bo has taken a seat." in other
    watching = guests.ada.other().get(f"/games/{guests.game}/seats").text
    assert "/join/" not in watching
