"""Time of Seth and the Automas over the API: begun, played, saved, gone on with."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tekhenu.presentation.previews import Preview, PreviewedEffect, previews
from tekhenu.rules import Game
from tekhenu.text import catalog
from tests.positions import Position, die_name
from tests.seth.table import position

from .client import Client
from .test_api import play_out

RECORDED = Path(__file__).parent.parent / "recorded"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_time_of_seth(client: Client, players: int) -> None:
    made = client.begin(players=players, seth=True, seed=players)
    game = made["game"]
    assert client.get(f"/api/games/{game}").json()["settings"]["seth"] is True
    view = client.get(f"/api/games/{game}/view?seat=0").json()["view"]
    assert len(view["sections"]) == 7 and len(view["sections"][6]) >= 2
    play_out(client, game, list(range(players)), Random(players))
    info = client.get(f"/api/games/{game}").json()
    assert info["over"] and len(info["ranking"]) == players
    assert {"regions", "conquest", "cultists"} <= set(info["ranking"][0]["vp_by_source"])


def test_going_on_with_a_save_of_seth(client: Client) -> None:
    text = (RECORDED / "2-players-seth.save.json").read_text(encoding="utf-8")
    whole = Game.load(text)
    part = whole.copy()
    for _ in range(40):
        part.undo(force=True)
    made = client.begin(save=part.save())
    game, seats = made["game"], list(range(2))
    for choice in whole.choices[-40:]:
        current = client.decision(game, 0)
        seat = current["decision"]["player"]
        current = client.decision(game, seat if seat in seats else 0)
        answer = client.enter(game, current["sequence"] + 1, "play", str(choice), seat)
        assert answer.status_code == 200, answer.text
    assert client.get(f"/api/games/{game}").json()["over"]
    saved = Game.load(client.get(f"/api/games/{game}/save").text)
    assert saved.state == whole.state


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"seth": True, "solo": True}, "Botankhamun"),
        ({"seth": True, "solo": "botankhamun"}, "Botankhamun"),
        ({"solo": True, "players": 3}, "2 seats"),
        ({"solo": "automa"}, "the setting 'automas' is missing"),
        ({"solo": "automa", "automas": 2, "players": 4}, "3 seats, not 4"),
        ({"solo": "automa", "automas": 2, "difficulty": "hard"}, "from 0 to 4"),
        ({"solo": "automa", "automas": 1, "challenges": ["rich_decrees"]}, "challenges"),
        ({"solo": True, "automas": 1}, "automas"),
        ({"solo": True, "difficulty": 2}, "easy, medium, hard"),
        ({"automas": 1}, "automas"),
        ({"seth": True, "difficulty": 2}, "difficulty"),
    ],
)
def test_what_does_not_fit(client: Client, wish: dict[str, Any], reason: str) -> None:
    answer = client.post("/api/games", wish)
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-settings")
    assert reason in answer.json()["detail"]
    assert reason not in answer.json()["message"]


@pytest.mark.parametrize(
    "wish",
    [
        {"seth": 1},
        {"solo": "pharaoh"},
        {"solo": 1},
        {"difficulty": "cruel"},
        {"difficulty": 5, "solo": "automa", "automas": 1},
        {"automas": 4, "solo": "automa"},
        {"automas": 0, "solo": "automa"},
        {"automas": True, "solo": "automa"},
    ],
)
def test_what_is_not_understood(client: Client, wish: dict[str, Any]) -> None:
    answer = client.post("/api/games", wish)
    assert (answer.status_code, answer.json()["error"]) == (422, "invalid")
    assert next(iter(wish)) in answer.json()["message"]


@pytest.mark.parametrize("automas", [1, 2, 3])
def test_automas(client: Client, automas: int) -> None:
    made = client.begin(solo="automa", automas=automas, difficulty=automas + 1, seed=automas)
    game = made["game"]
    assert [seat["kind"] for seat in made["seats"]] == ["human", *["automa"] * automas]
    assert [seat["kind"] for seat in made["seats"] if "token" in seat] == ["human"]
    settings = client.get(f"/api/games/{game}").json()["settings"]
    assert (settings["players"], settings["seth"]) == (1 + automas, True)
    assert (settings["automas"], settings["difficulty"]) == (automas, automas + 1)
    play_out(client, game, [0], Random(automas))
    info = client.get(f"/api/games/{game}").json()
    assert info["over"]
    assert sorted(row["seat"] for row in info["ranking"]) == list(range(1 + automas))


def test_going_on_with_a_save_against_automas(client: Client) -> None:
    game = client.begin(solo="automa", automas=2, seed=5)["game"]
    for _ in range(20):
        current = client.decision(game, 0)
        option = current["decision"]["options"][0]
        client.enter(game, current["sequence"] + 1, "play", option)
    text = client.get(f"/api/games/{game}/save").text
    made = client.other().begin(save=text)
    assert [seat["kind"] for seat in made["seats"]] == ["human", "automa", "automa"]
    views = [
        client.service.session(name).journal.committed.view(0) for name in (game, made["game"])
    ]
    assert views[0].state == views[1].state


# Pages


def preview_of(at: Position, die: str) -> Preview:
    """Return the preview of the die for seat 0."""
    game = at.game()
    (found,) = (
        preview
        for preview in previews(game.copy(), game.view(0), catalog())
        if die == die_name(game.state, preview.die)
    )
    return found


def die_of_seth(artifact: str = "") -> str:
    """Return the preview of a gray 2 on the Seth board, with 3 Pure on the scales."""
    at = position().player(0, soldiers=3)
    if artifact:
        at.artifact(artifact, seat=0)
    at.scales(0, "pure", "white", 3)
    found = preview_of(at, at.die("seth", "gray", 2))
    assert "region 2" in found.effects[0].detail
    return found.weighing


def test_a_die_of_seth_weighs_with_its_blood() -> None:
    """R64: blood weighs 1 besides the die; X08 lifts it."""
    assert "would weigh −3 (balance +3 → 0)" in die_of_seth()
    assert "would weigh −2 (balance +3 → +1)" in die_of_seth("X08")


def test_a_die_of_seth_that_must_be_turned_says_why() -> None:
    """R63: region 6 costs 3 soldiers, regions 4 and 5 cost 2; a Scribe turns the die by 1 or 2."""
    at = position().player(0, soldiers=2, scribes=1)
    refused, turned = preview_of(at, at.die("seth", "gray", 6)).effects
    why = "Region 6 needs 3 soldiers; you have 2"
    assert refused == PreviewedEffect("Take it as a 6", why)
    assert turned.title == "Scribes can change it to 4 or 5."
    assert turned.path == ("die:gray6@seth",)


def test_a_forbidden_die_says_what_anubis_costs() -> None:
    """Two Scribes, and the rules do not ask for the only way of taking it."""
    at = position().player(0, scribes=2)
    effects = preview_of(at, at.die("horus", "black", 3)).effects
    assert effects[0].title == "Anubis for 2 Scribes"
    assert len(effects) > 6
