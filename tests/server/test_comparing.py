"""The owner at a real table compares each component with their copy once."""

import json
import re
from html import unescape
from random import Random
from typing import Any

import pytest

from tekhenu import Automas, Botankhamun, Game, Settings
from tekhenu.components import load
from tekhenu.components.loading import plain_values
from tekhenu.real_table.in_play import components_in_play
from tekhenu.rules.subject import Seat
from tekhenu.rules.variants import Solo
from tekhenu.server.pages.component_comparison import MAX_ENTRY_LENGTH, split_into_entries
from tekhenu.text import languages

from .client import SAME_SITE, Client

USUAL = plain_values(load())
SOLO = Settings(solo=Botankhamun("medium"), chance="table")


def at_a_choice(client: Client, settings: Settings) -> tuple[str, Game]:
    """Return a game of the client at the first question to a player."""
    game, rng = Game.new(settings), Random(9)
    while (decision := game.decision) is not None and decision.kind != "die":
        game.play(rng.choice(decision.options))
    wish = {"save": game.save(), "seats": ["me"] * settings.humans}
    made = client.http.post("/api/games", json=wish, headers=SAME_SITE).json()
    return made["game"], game


def compared(client: Client, game: str, later: str = "") -> dict[str, Any]:
    """Return the component that the companion's page shows."""
    page = client.http.get(f"/games/{game}/companion/table", params={"later": later}).text
    tag = re.search(r'<details id="compare-[^>]*>', page)
    if tag is None:
        return {}
    found = {name: unescape(text) for name, text in re.findall(r'data-([a-z]+)="([^"]*)"', tag[0])}
    return {**found, "page": page}


def test_a_component_is_asked_for_once(client: Client) -> None:
    game, played = at_a_choice(client, SOLO)
    first = compared(client, game)
    tiles = [f"P{tile + 1:02}" for tile in played.state.display]
    assert first["component"] in tiles
    assert first["edition"] == ""
    values = json.loads(first["values"])
    assert values == {
        path: USUAL[path]
        for path in (f"pillars.{first['component']}.{k}" for k in ("cost", "edges"))
    }
    postponed = compared(client, game, first["component"])
    assert postponed["component"] != first["component"]
    edition = client.post("/api/editions", {"name": "Mine"}).json()["edition"]
    answer = client.http.patch(
        f"/api/editions/{edition}", json={"values": values}, headers=SAME_SITE
    )
    assert answer.is_success
    second = compared(client, game)
    assert second["component"] == postponed["component"] and second["edition"] == edition
    other, _ = at_a_choice(client, SOLO)  # the same tiles lie there
    assert compared(client, other)["component"] == second["component"]


def test_a_correction_of_the_owner_is_offered_and_used(client: Client) -> None:
    game, _ = at_a_choice(client, SOLO)
    about = compared(client, game)
    edition = client.post("/api/editions", {"name": "Mine"}).json()["edition"]
    path = f"pillars.{about['component']}.cost"
    client.http.patch(
        f"/api/editions/{edition}", json={"values": {path: "7 granite"}}, headers=SAME_SITE
    )
    about = compared(client, game)
    assert "Your edition’s values differ from this game’s." in about["page"]
    (option,) = json.loads(about["corrections"])
    assert json.loads(option) == {"name": "Mine", path: "7 granite"}
    body = {"sequence": 1, "kind": "edition", "option": option}
    where = f"/api/games/{game}"
    assert client.http.post(f"{where}/entries", json=body, headers=SAME_SITE).is_success
    after = compared(client, game)
    assert "Your edition has other values" not in after["page"]
    assert "Edition “Mine”" in after["page"]
    saved = Game.load(client.http.get(f"{where}/save").text)
    assert saved.settings.edition.overrides == {"name": "Mine", path: "7 granite"}
    assert client.get(f"/games/{game}").status_code == 200


def test_many_corrections_are_several_entries() -> None:
    values = {f"temple.rewards.r{row}.c{column}": "2 granite" for row in "123" for column in "123"}
    entries = split_into_entries({"name": "Mine"}, values)
    assert len(entries) > 1
    assert all(len(entry) <= MAX_ENTRY_LENGTH for entry in entries)
    read = [json.loads(entry) for entry in entries]
    assert all(each.pop("name") == "Mine" for each in read)
    assert {path: value for each in read for path, value in each.items()} == values


def test_nobody_but_the_creator_is_asked_to_compare(client: Client) -> None:
    wish = {"players": 2, "seats": ["me", "friend"], "chance": "table"}
    made = client.http.post("/api/games", json=wish, headers=SAME_SITE).json()
    friend, where = client.other(), f"/api/games/{made['game']}"
    claim = {"token": made["seats"][1]["token"]}
    assert friend.post(f"{where}/seats/claim", claim).is_success
    game, rng, asked = Game.new(Settings(players=2, chance="table")), Random(6), set[bool]()
    for number in range(1, 200):
        decision = game.decision
        assert decision is not None
        about = decision.about
        seat = about.index if isinstance(about, Seat) else max(decision.player, 0)
        mine = decision.player >= 0
        assert not compared(friend, made["game"])
        if mine and seat == 0:
            asked.add(bool(compared(client, made["game"])))
            break
        choice = rng.choice(decision.options)
        body = {"sequence": number, "kind": "choose", "option": str(choice)}
        who = (client, friend)[seat]
        assert who.post(f"{where}/entries", body).is_success
        game.play(choice)
    assert asked == {True}


@pytest.mark.parametrize("solo", [Botankhamun("medium"), Automas(1, 2)])
@pytest.mark.parametrize("lang", languages())
def test_every_component_can_be_shown(client: Client, lang: str, solo: Solo) -> None:
    assert client.get(f"/language/{lang}").status_code == 303
    settings = Settings(solo=solo, chance="table")
    game, rng = Game.new(settings), Random(9)
    while (decision := game.decision) is not None and (
        game.state.round < 8 or decision.kind != "die"
    ):
        game.play(rng.choice(decision.options))
    wish = {"save": game.save(), "seats": ["me"]}
    made = client.http.post("/api/games", json=wish, headers=SAME_SITE).json()
    expected = [each.name for each in components_in_play(game.view(0))]
    seen: list[str] = []
    while found := compared(client, made["game"], " ".join(seen)):
        assert "<svg" in found["page"]
        seen.append(found["component"])
    assert seen == expected
    assert len(seen) > 5
