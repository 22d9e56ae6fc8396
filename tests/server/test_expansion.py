"""Time of Seth and the Automas over the API: begun, played, saved, gone on with."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tekhenu.rules import Game

from .client import Client
from .test_api import play_out

RECORDED = Path(__file__).parent.parent / "recorded"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_time_of_seth(client: Client, players: int) -> None:
    made = client.begin(players=players, seth=True, seed=players)
    game = made["game"]
    assert client.get(f"/api/games/{game}").json()["options"]["seth"] is True
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
        standing = client.decision(game, 0)
        seat = standing["decision"]["player"]
        standing = client.decision(game, seat if seat in seats else 0)
        answer = client.enter(game, standing["sequence"] + 1, "play", str(choice), seat)
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
    ],
)
def test_what_does_not_fit(client: Client, wish: dict[str, Any], reason: str) -> None:
    answer = client.post("/api/games", wish)
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-options")
    assert reason in answer.json()["message"]


@pytest.mark.parametrize(
    "wish", [{"seth": 1}, {"solo": "pharaoh"}, {"solo": 1}, {"difficulty": "cruel"}]
)
def test_what_is_not_understood(client: Client, wish: dict[str, Any]) -> None:
    answer = client.post("/api/games", wish)
    assert (answer.status_code, answer.json()["error"]) == (422, "invalid")
    assert next(iter(wish)) in answer.json()["message"]
