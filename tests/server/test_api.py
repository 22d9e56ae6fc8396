"""The API: games, seats, views, entries, saves."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tekhenu.rules import Game

from .client import SAME_SITE, Client, bearer

RECORDED = Path(__file__).parent.parent / "recorded"


def play_out(client: Client, game: str, seats: list[int], rng: Random) -> None:
    """Play every human seat to the end."""
    while True:
        current = client.decision(game, seats[0])
        if current["over"]:
            return
        seat = current["decision"]["player"]
        current = client.decision(game, seat if seat in seats else seats[0])
        option = rng.choice(current["decision"]["options"])
        answer = client.enter(game, current["sequence"] + 1, "play", option, seat)
        assert answer.status_code == 200, answer.text


# Beginning


def test_two_people_at_one_device(client: Client) -> None:
    made = client.begin(players=2, name="  Ada  ", seed=7)
    assert made["url"] == f"/games/{made['game']}"
    assert [seat["kind"] for seat in made["seats"]] == ["human", "human"]
    assert made["seats"][0]["name"] == "Ada"
    assert all(seat["yours"] and seat["token"] for seat in made["seats"])
    assert made["seats"][0]["link"] == f"/join/{made['game']}#{made['seats'][0]['token']}"
    info = client.get(f"/api/games/{made['game']}").json()
    assert info["settings"] == {
        "players": 2,
        "altered_dice": "turned",
        "horus": "random",
        "edition": {},
    }
    assert (info["round"], info["over"], info["ranking"]) == (0, False, None)
    assert info["decider"] in (0, 1)
    assert "seed" not in info and "seed" not in info["settings"]
    assert info["deal"] == "seed"


def test_solo(client: Client) -> None:
    made = client.begin(solo=True, difficulty="hard", challenges=["rich_decrees"], seed="x")
    assert [seat["kind"] for seat in made["seats"]] == ["human", "botankhamun"]
    info = client.get(f"/api/games/{made['game']}").json()
    assert info["settings"]["solo"] == "botankhamun"
    assert info["settings"]["difficulty"] == "hard"
    play_out(client, made["game"], [0], Random(1))
    info = client.get(f"/api/games/{made['game']}").json()
    assert info["over"]
    assert [row["seat"] for row in info["ranking"]] in ([0, 1], [1, 0])


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"players": 5}, "invalid"),
        ({"players": "2"}, "invalid"),
        ({"players": 3, "seats": ["me", "friend"]}, "bad-seats"),
        ({"seats": ["me", "tekhenu.cli:main"]}, "bad-agent"),
        ({"seats": ["me", "/etc/passwd.py:X"]}, "bad-agent"),
        ({"seats": ["me", "search:11s"]}, "bad-agent"),
        ({"seats": ["me", "search:1001it"]}, "bad-agent"),
        ({"seats": ["me", "search:0s"]}, "bad-agent"),
        ({"seats": ["me", "human"]}, "bad-agent"),
        ({"difficulty": "hard"}, "bad-settings"),
        ({"name": "x" * 41}, "bad-name"),
        ({"name": "a\u202eb"}, "bad-name"),
        ({"name": " "}, "bad-name"),
        ({"seed": ""}, "invalid"),
        ({"nonsense": 1}, "invalid"),
        ({"save": "{}"}, "bad-save"),
        ({"save": "[" * 100_000}, "bad-save"),
        ({"save": "x" * 200_001}, "too-large"),
    ],
)
def test_what_cannot_be_begun(client: Client, wish: dict[str, Any], error: str) -> None:
    before = client.get("/api/games").json()
    answer = client.post("/api/games", wish)
    assert answer.json()["error"] == error
    assert answer.status_code == (413 if error == "too-large" else 422)
    assert answer.json()["message"]
    assert before["mine"] == []
    assert client.get("/api/games").json() == before


def test_going_on_with_a_save(client: Client) -> None:
    text = (RECORDED / "3-players-at-random.save.json").read_text(encoding="utf-8")
    whole = Game.load(text)
    part = whole.copy()
    for _ in range(30):
        part.undo(force=True)
    made = client.begin(save=part.save(), seats=["me", "friend", "me"])
    assert len(made["seats"]) == 3
    info = client.get(f"/api/games/{made['game']}").json()
    assert info["round"] == part.state.round
    tokens = [seat["token"] for seat in made["seats"]]
    tokens[1] = client.other().claim(made["game"], tokens[1])
    for choice in whole.choices[-30:]:
        seat = client.service.session(made["game"]).journal.decider()
        assert seat is not None
        entry = {
            "sequence": client.service.session(made["game"]).journal.sequence + 1,
            "kind": "play",
            "option": str(choice),
        }
        answer = client.post(f"/api/games/{made['game']}/entries", entry, bearer(tokens[seat]))
        assert answer.status_code == 200, answer.text
    assert client.get(f"/api/games/{made['game']}").json()["over"]
    assert client.get(f"/api/games/{made['game']}/save").text == whole.save()


def test_a_damaged_save_is_explained(client: Client) -> None:
    text = (RECORDED / "2-players-dealt.save.json").read_text(encoding="utf-8")
    answer = client.post("/api/games", {"save": text.replace("die:", "die:1", 1)})
    assert answer.status_code == 422
    assert "checksum" in answer.json()["message"]


# Seats


def test_a_friend_comes_by_the_link(client: Client) -> None:
    made = client.begin(seats=["me", "friend"], name="Ada")
    game, token = made["game"], made["seats"][1]["token"]
    friend = client.other()
    assert friend.get(f"/api/games/{game}/view?seat=1").status_code == 403
    answer = friend.post(f"/api/games/{game}/seats/claim", {"token": token, "name": "Bo"})
    claimed = answer.json()
    assert (claimed["seat"], claimed["name"]) == (1, "Bo")
    assert claimed["token"] != token
    assert friend.get(f"/api/games/{game}/view?seat=1").status_code == 200
    assert friend.get(f"/api/games/{game}/view?seat=0").status_code == 403
    assert client.get(f"/api/games/{game}/view?seat=1").status_code == 403
    seats = friend.get(f"/api/games/{game}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Bo"]
    assert [seat["yours"] for seat in seats] == [False, True]
    assert "token" not in seats[0]
    assert [row["game"] for row in friend.get("/api/games").json()["mine"]] == [game]


def test_links_that_lead_nowhere(client: Client) -> None:
    first, second = (client.begin(seats=["me", "friend"]) for _ in range(2))
    claim = f"/api/games/{first['game']}/seats/claim"
    stranger = client.other()
    for token in ("", "x" * 43, second["seats"][1]["token"], "é" * 43):
        answer = stranger.post(claim, {"token": token})
        assert (answer.status_code, answer.json()["error"]) == (403, "wrong-link")
    claim = "/api/games/zzzzzzzzzzzz/seats/claim"
    answer = stranger.post(claim, {"token": first["seats"][1]["token"]})
    assert (answer.status_code, answer.json()["error"]) == (404, "no-such-game")
    assert "set-cookie" not in answer.headers


def test_a_name_can_be_changed_by_who_sits_there(client: Client) -> None:
    made = client.begin(seats=["me", "friend"])
    seat = f"/api/games/{made['game']}/seats"
    renamed = client.patch(f"{seat}/0", {"name": "Ada <b>"}).json()
    assert renamed["name"] == "Ada <b>"
    described = client.get("/api/openapi.json").json()
    change = described["paths"]["/api/games/{game}/seats/{seat}"]["patch"]["responses"]["200"]
    name = change["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
    assert described["components"]["schemas"][name]["required"] == sorted(renamed, reverse=True)
    assert client.patch(f"{seat}/1", {"name": "Eve"}).status_code == 403
    assert client.patch(f"{seat}/0", {"name": None}).json()["name"] != "Ada <b>"
    assert client.patch(f"{seat}/0", {"name": ""}).json()["error"] == "bad-name"


def test_which_seat(client: Client) -> None:
    made = client.begin(players=2)
    answer = client.enter(made["game"], 1, "undo")
    assert (answer.status_code, answer.json()["error"]) == (400, "which-seat")
    assert client.other().enter(made["game"], 1, "undo").json()["error"] == "not-your-seat"
    assert client.get(f"/api/games/{made['game']}/view?seat=3").status_code == 403


# Playing


def test_a_tentative_turn(client: Client) -> None:
    made = client.begin(players=2, seed=7)
    game = made["game"]
    seat = client.get(f"/api/games/{game}").json()["decider"]
    current = client.decision(game, seat)
    assert current["sequence"] == 0
    option = current["decision"]["options"][0]
    assert client.decision(game)["decision"]["options"] == []
    drafted = client.enter(game, 1, "choose", option, seat).json()
    assert drafted["draft"] == {"choices": [option], "can_undo": True, "must_confirm": True}
    assert drafted["decision"] == {
        "player": seat,
        "kind": "confirm",
        "options": [],
        "blocked": [],
    }
    assert client.decision(game)["sequence"] == 0
    assert client.decision(game, 1 - seat)["draft"]["choices"] == []
    undone = client.enter(game, 2, "undo", None, seat).json()
    assert undone["draft"] == {"choices": [], "can_undo": False, "must_confirm": False}
    assert undone["decision"] == current["decision"]
    client.enter(game, 3, "choose", option, seat)
    confirmed = client.enter(game, 4, "confirm", None, seat).json()
    assert confirmed["decision"]["player"] == 1 - seat
    assert client.decision(game)["sequence"] == 4


def test_a_repeated_or_late_entry(client: Client) -> None:
    made = client.begin(players=2, seed=7)
    game = made["game"]
    seat = client.get(f"/api/games/{game}").json()["decider"]
    first, second = client.decision(game, seat)["decision"]["options"]
    once = client.enter(game, 1, "play", first, seat)
    again = client.enter(game, 1, "play", first, seat)
    assert once.status_code == again.status_code == 200
    assert once.json() == again.json()
    late = client.enter(game, 1, "play", second, seat)
    assert (late.status_code, late.json()["error"]) == (409, "late")
    assert late.json()["sequence"] == 1
    early = client.enter(game, 9, "play", second, 1 - seat)
    assert (early.status_code, early.json()["error"]) == (409, "late")
    assert len(client.service.session(game).journal.choices()) == 1


def test_an_illegal_option_says_why(client: Client) -> None:
    made = client.begin(players=2, seed=7)
    game = made["game"]
    seat = client.get(f"/api/games/{game}").json()["decider"]
    answer = client.enter(game, 1, "choose", "die:1\u0000", seat)
    assert (answer.status_code, answer.json()["error"]) == (422, "illegal")
    other = client.enter(game, 1, "choose", "die:1", 1 - seat)
    assert (other.status_code, other.json()["error"]) == (409, "not-asked")
    assert (
        client.post(f"/api/games/{game}/entries", {"sequence": 1, "kind": "dance"}).status_code
        == 422
    )


def test_a_program_plays_with_tokens_only(client: Client) -> None:
    made = client.begin(players=2, seed=5)
    game, tokens = made["game"], [seat["token"] for seat in made["seats"]]
    program = client.other()
    for _ in range(30):
        current = program.get(f"/api/games/{game}/decision").json()
        seat = current["decision"]["player"]
        asked = program.get(f"/api/games/{game}/decision?seat={seat}", bearer(tokens[seat])).json()
        entry = {
            "sequence": asked["sequence"] + 1,
            "kind": "play",
            "option": asked["decision"]["options"][0],
        }
        answer = program.post(f"/api/games/{game}/entries", entry, bearer(tokens[seat]))
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers
    wrong = program.post(f"/api/games/{game}/entries", entry, bearer("x" * 43))
    assert wrong.status_code == 403
    mine = program.get("/api/games", bearer(tokens[0])).json()["mine"]
    assert [(row["game"], row["seats"]) for row in mine] == [(game, [0])]


def test_the_view_has_the_position_without_the_generator(client: Client) -> None:
    made = client.begin(seats=["me", "friend"], seed=3)
    game = made["game"]
    mine = client.get(f"/api/games/{game}/view?seat=0").json()
    assert "rng" not in mine["view"]
    assert mine["view"]["phase"] == "decrees"
    assert set(mine["view"]["decks"][0]) == {-2}
    watched = client.get(f"/api/games/{game}/view").json()
    assert watched["view"]["players"][0]["decrees"] == 0
    assert watched["view"]["hidden_decrees"][0] == 2
    assert mine["view"]["hidden_decrees"][0] == 0


def test_the_view_within_a_turn(client: Client) -> None:
    made = client.begin(players=2, seed=3)
    game = made["game"]
    while client.decision(game, 0)["decision"]["kind"] != "die":
        seat = client.get(f"/api/games/{game}").json()["decider"]
        current = client.decision(game, seat)
        client.enter(game, current["sequence"] + 1, "play", current["decision"]["options"][0], seat)
    seat = client.get(f"/api/games/{game}").json()["decider"]
    current = client.decision(game, seat)
    assert all(reason["key"] for _, reason in current["decision"]["blocked"])
    client.enter(game, current["sequence"] + 1, "choose", current["decision"]["options"][0], seat)
    own = client.get(f"/api/games/{game}/view?seat={seat}").json()
    assert own["view"]["turn"]["seat"] == seat
    assert own["view"]["turn"]["die"] >= 0
    other = client.get(f"/api/games/{game}/view?seat={1 - seat}").json()
    assert (other["view"]["turn"] or {"die": -1})["die"] == -1


def test_a_hint_is_one_of_the_options(client: Client) -> None:
    made = client.begin(players=2, seed=3)
    game = made["game"]
    seat = client.get(f"/api/games/{game}").json()["decider"]
    hint = client.get(f"/api/games/{game}/hint?seat={seat}").json()
    assert hint["option"] in client.decision(game, seat)["decision"]["options"]
    assert hint["option"] == hint["advice"]["turns"][0]["choices"][0]
    nothing = {"option": None, "advice": None}
    assert client.get(f"/api/games/{game}/hint?seat={1 - seat}").json() == nothing
    assert client.other().get(f"/api/games/{game}/hint?seat={seat}").status_code == 403


# Lists and saves


def test_lists(client: Client) -> None:
    hidden = client.begin(players=2)["game"]
    shown = client.begin(players=2, listed=True)["game"]
    mine = client.get("/api/games").json()
    assert {row["game"] for row in mine["mine"]} == {hidden, shown}
    assert [row["game"] for row in mine["listed"]] == [shown]
    assert len(mine["mine"][0]["asked"]) == 1
    theirs = client.other().get("/api/games").json()
    assert theirs["mine"] == []
    assert [row["seats"] for row in theirs["listed"]] == [[]]
    assert "token" not in client.other().get("/api/games").text


def test_a_save_is_for_the_end_or_for_who_plays_alone(client: Client) -> None:
    alone = client.begin(players=2)["game"]
    text = client.get(f"/api/games/{alone}/save").text
    assert Game.load(text).settings.players == 2
    assert client.other().get(f"/api/games/{alone}/save").json()["error"] == "no-save"
    shared = client.begin(seats=["me", "friend"])["game"]
    assert client.get(f"/api/games/{shared}/save").status_code == 403


def test_what_is_not_there(client: Client) -> None:
    for path in (
        "/api/nonsense",
        "/api/games/zzzzzzzzzzzz",
        "/api/games/zz/view",
        "/api/games/zz/live",
    ):
        answer = client.get(path)
        assert answer.status_code == 404
        assert answer.json()["message"]
    assert client.http.put("/api/games", headers=SAME_SITE).status_code == 405
    broken = client.http.post(
        "/api/games", content=b"{", headers={**SAME_SITE, "Content-Type": "application/json"}
    )
    assert (broken.status_code, broken.json()["error"]) == (422, "invalid")
    form = client.http.post("/api/games", data={"players": "2"}, headers=SAME_SITE)
    assert form.status_code == 422


def test_the_api_describes_itself(client: Client) -> None:
    schema = client.get("/api/openapi.json").json()
    assert "/api/games/{game}/entries" in schema["paths"]
    assert all(path.startswith("/api/") for path in schema["paths"])
