"""The record of a game, a rematch, names for guests, and what a link unfolds to."""

import html
import json
import re

from tekhenu import Game, Settings
from tekhenu.agents import policy

from .client import Client


def ended(settings: Settings) -> Game:
    game = Game.new(settings, 4)
    while (decision := game.decision) is not None:
        game.play(policy.favorite(game.table, decision))
    return game


def test_a_record_can_be_read_at_any_time(client: Client) -> None:
    game = client.begin(solo=True)["game"]
    page = client.get(f"/games/{game}/record").text
    assert "Setup" in page and f"/api/games/{game}/save" in page
    text = client.get(f"/games/{game}/record.txt")
    assert text.headers["content-type"].startswith("text/plain")
    assert "    Sunny at the start:" in text.text
    assert "<" not in text.text


def test_a_rematch_has_the_same_rules_and_seats(client: Client) -> None:
    save = ended(Settings(players=2, altered_dice="printed")).save()
    over = client.begin(save=save, seats=["me", "greedy"], name="Ana")["game"]
    (wish,) = re.findall(r'data-wish="([^"]+)"', client.get(f"/games/{over}").text)
    again = client.begin(**json.loads(html.unescape(wish)))["game"]
    seen = client.get(f"/api/games/{again}/view?seat=0&lang=en").json()
    assert seen["text"]["names"][0] == "Ana"
    settings = client.get(f"/api/games/{again}").json()["settings"]
    assert settings["altered_dice"] == "printed"


def test_everybody_at_one_device_has_a_name(client: Client) -> None:
    wish = {"players": 3, "seats": ["me", "me", "greedy"], "names": ["", "Tom", "Eva"]}
    game = client.begin(**wish, name="Ana")["game"]
    names = client.get(f"/api/games/{game}/view?lang=en").json()["text"]["names"]
    assert names == ["Ana", "Tom", "Blue"]


def test_a_link_unfolds_and_the_page_can_be_installed(client: Client) -> None:
    game = client.begin(solo=True, name="Ana")["game"]
    for path in (f"/games/{game}", f"/games/{game}/record", f"/join/{game}"):
        page = client.get(path, headers={"Accept-Language": "en"}).text
        says = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]+)">', page))
        assert says["title"] == "A game with Ana and Botankhamun"
        assert "Ana 10 VP" in says["description"]
        address = says["image"]
        assert address.startswith("http")
        picture = client.get(address)
        assert picture.headers["content-type"] == "image/png"
        assert picture.content.startswith(b"\x89PNG")
    assert "<noscript>" in client.get("/").text
    manifest = client.get("/static/manifest.json").json()
    for icon in manifest["icons"]:
        assert client.get(icon["src"]).status_code == 200
