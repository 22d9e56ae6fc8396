"""Everybody reads their own language: negotiated, chosen, remembered."""

import re
from typing import Any

import pytest

from tekhenu.server.config import Limits, ServerConfig
from tekhenu.server.language import is_local_path, preferred_language
from tekhenu.text import catalog, language_of, languages
from tests.positions import Position

from .client import SAME_SITE, Client, serving
from .test_pages import Page

LANGUAGES = languages()
FRENCH = {"Accept-Language": "fr-CH, fr;q=0.9, en;q=0.8"}
POLISH = {"Accept-Language": "pl"}
KOREAN = {"Accept-Language": "ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7"}


# Which language


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("FR", "fr"),
        ("ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7", "ko"),
        ("de-DE,de;q=0.9,pl;q=0.5,en;q=0.4", "pl"),
        ("en;q=0.3, pl;q=0.8", "pl"),
        ("de, *;q=0.5", "en"),
        ("fr;q=0, pl;q=0.1", "pl"),
        ("fr ; q = 0.5 , pl", "pl"),
        ("fr;q=x, ko", "ko"),
        (";;;,,,q=1", "en"),
        ("x" * 5000, "en"),
    ],
)
def test_the_browsers_favorite(header: str, lang: str) -> None:
    assert preferred_language(header) == lang


@pytest.mark.parametrize(
    ("config", "lang"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "pl_PL"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "ko_KR.UTF-8"}, "ko"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "de:fr"}, "fr"),
        ({"LANG": "C", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "sr_RS@latin"}, "en"),
    ],
)
def test_the_systems_language(config: dict[str, str], lang: str) -> None:
    assert language_of(config) == lang


@pytest.mark.parametrize(
    ("address", "own"),
    [
        ("/", True),
        ("/games/abc?seat=1", True),
        ("//evil.example", False),
        ("/\\evil.example", False),
        ("https://evil.example/", False),
        ("javascript:alert(1)", False),
        ("/help\nSet-Cookie: a=b", False),
        ("", False),
    ],
)
def test_the_way_back_stays_here(address: str, own: bool) -> None:
    assert is_local_path(address) is own


# Pages


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/help", "/help/cards", "/about", "/nowhere"])
def test_a_page_is_in_the_browsers_language(client: Client, path: str, lang: str) -> None:
    answer = client.get(path, headers={"Accept-Language": lang})
    assert f'<html lang="{lang}">' in answer.text
    assert answer.headers["content-language"] == lang
    assert {"accept-language", "cookie"} <= set(answer.headers["vary"].lower().split(", "))


@pytest.mark.parametrize(
    "path", ["/", "/help", "/about", "/games/GAME", "/games/GAME/replay", "/join/GAME"]
)
def test_every_page_has_a_switch_that_leads_back(client: Client, path: str) -> None:
    address = path.replace("GAME", client.begin(solo=True)["game"])
    page = Page(client.get(address).text)
    links = [found for tag, found in page.elements if tag == "a" and "hreflang" in found]
    assert [link["hreflang"] for link in links] == list(LANGUAGES)
    assert [link["lang"] for link in links] == list(LANGUAGES)
    assert [link["hreflang"] for link in links if "aria-current" in link] == ["en"]
    answer = client.get(links[1]["href"])
    assert answer.status_code == 303
    assert answer.headers["location"] == address


def test_a_choice_is_remembered_before_the_browsers_favorite(client: Client) -> None:
    client.get("/language/fr?back=/help")
    assert '<html lang="fr">' in client.get("/help", headers=KOREAN).text
    client.get("/language/ko")
    assert '<html lang="ko">' in client.get("/", headers=FRENCH).text


def test_a_language_that_is_not_there(client: Client) -> None:
    assert client.get("/language/xx").status_code == 404
    client.http.cookies.set("tekhenu-lang", "xx")
    assert '<html lang="fr">' in client.get("/", headers=FRENCH).text


def test_two_players_of_one_game_read_two_languages(client: Client) -> None:
    made = client.begin(players=2, seats=["me", "friend"], name="Ada")
    other = client.other()
    other.post(f"/api/games/{made['game']}/seats/claim", {"token": made["seats"][1]["token"]})
    address = f"/games/{made['game']}"
    for path in (address, f"{address}/table", f"{address}/boards/0", f"{address}/replay"):
        french = client.get(path, headers=FRENCH).text
        korean = other.get(path, headers=KOREAN).text
        assert "Ada" in french and "Ada" in korean
        assert "위" in korean and "위" not in french
    assert (
        client.get(f"{address}/table", headers=FRENCH).text
        == client.get(f"{address}/table", headers=FRENCH).text
    )


def test_dates_are_written_as_in_the_language(client: Client) -> None:
    client.begin(solo=True)
    for lang, form in {
        "en": r"[A-Z][a-z]{2} \d+, 20\d\d",
        "fr": r"\d+ [a-zéû]+\.? 20\d\d",
        "ko": r"20\d\d\. \d+\. \d+\.",
        "pl": r"\d+ [a-zź]{3} 20\d\d",
    }.items():
        page = client.get("/", headers={"Accept-Language": lang}).text
        assert re.search(rf"<time [^>]*>{form}</time>", page), lang


def test_errors_are_in_the_readers_language(client: Client) -> None:
    texts = {
        client.get("/api/games/nothing", headers={"Accept-Language": lang}).json()["message"]
        for lang in LANGUAGES
    }
    assert len(texts) == len(LANGUAGES)
    assert "There is no such game." in texts


def test_a_request_not_understood(client: Client) -> None:
    """The detail for programs is English, beside the translated message."""
    game = client.begin(solo=True)["game"]
    page = client.get(f"/games/{game}?seat=9", headers=POLISH)
    assert (page.status_code, "query.seat" in page.text) == (422, True)
    assert "Input should be" not in page.text
    answer = client.post("/api/games", {"players": 5}, SAME_SITE | POLISH).json()
    assert "body.players" in answer["message"] and "Input" not in answer["message"]
    assert "less than or equal to 4" in answer["detail"]


def test_a_rate_limit_is_explained_in_the_readers_language(sqlite: str) -> None:
    limits = Limits(address_rate=0.01, address_burst=1)
    with serving(ServerConfig(database=sqlite, limits=limits, workers=1)) as client:
        client.get("/about")
        page = client.get("/about", headers=POLISH)
        assert page.headers["content-type"] == "text/plain; charset=utf-8"
        assert page.text == catalog("pl").say("refusal-too-many")
        answer = client.get("/api/games", headers=POLISH).json()
        assert (answer["error"], answer["message"]) == ("too-many", page.text)


# The API


def test_the_api_has_no_words_unless_asked(client: Client) -> None:
    game = client.begin(solo=True)["game"]
    answers = {
        client.get(f"/api/games/{game}/decision?seat=0", headers={"Accept-Language": lang}).text
        for lang in LANGUAGES
    }
    assert len(answers) == 1
    assert "text" not in client.get(f"/api/games/{game}/view?seat=0").json()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_api_says_things_on_request(client: Client, lang: str) -> None:
    game = client.begin(solo=True, seed=1)["game"]
    for part in ("decision", "view"):
        answer = client.get(f"/api/games/{game}/{part}?seat=0&lang={lang}").json()
        text = answer["text"]
        assert text["lang"] == lang
        assert text["question"]
        assert list(text["options"]) == answer["decision"]["options"]
        assert set(text["blocked"]) == {name for name, _ in answer["decision"]["blocked"]}
        assert text["log"][0]["text"]
        assert len(text["names"]) == 2
    watching = client.get(f"/api/games/{game}/decision?lang={lang}").json()
    assert watching["text"]["question"] is None
    assert watching["text"]["options"] == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_api_sends_texts_in_their_parts(client: Client, lang: str) -> None:
    """Together they are the text, and speak of the same in every language. R10: a 6 names the
    leftmost tile of Ra's display."""
    at = Position(players=2).player(0, limestone=3).display("P04", "P22", "P05")
    at.die("ra", "white", 6)
    game = at.game()
    game.play("god:ra")
    table = client.begin(save=game.save())["game"]
    client.patch(f"/api/games/{table}/seats/0", {"name": "T05"})
    address = f"/api/games/{table}/view?seat=0&lang={lang}"
    current = client.get(address).json()
    seen = current["text"]
    for name, choice in seen["choices"].items():
        said = "".join(part["text"] for part in choice["parts"])
        assert said == seen["options"][name]
        assert said.startswith(choice["title"])
        assert said.lower().endswith(choice["detail"].lower())
    assert kinds(seen["choices"]["temple:r3c3/0"]) == [("place", "space-r3c3")]
    for line in seen["log"]:
        assert line["text"] == "".join(part["text"] for part in line["parts"])
        assert line["why"] == ["".join(p["text"] for p in why) for why in line["why_parts"]]
    sequence = current["sequence"]
    client.enter(table, sequence + 1, "choose", "temple:r3c3/0", 0)
    client.enter(table, sequence + 2, "confirm", seat=0)
    log = client.get(address).json()["text"]["log"]
    (turn,) = (line for line in log if "P04" in line["text"])
    assert {("card", "P04"), ("player", "0")} <= set(kinds(turn))
    (placed,) = (line for line in turn["lines"] if "P04" in line["text"])
    assert sorted(kinds(placed)) == [("card", "P04"), ("place", "space-r3c3"), ("player", "0")]
    assert {"text": "T05", "kind": "player", "id": "0"} in placed["parts"], "a name, and no card"


def kinds(said: dict[str, Any]) -> list[tuple[str, str]]:
    return [(part["kind"], part["id"]) for part in said["parts"] if part["kind"]]


def test_an_unknown_language_is_refused(client: Client) -> None:
    game = client.begin(solo=True)["game"]
    answer = client.get(f"/api/games/{game}/view?lang=xx")
    assert answer.status_code == 422
    assert answer.json()["error"] == "no-language"
    assert "en, fr, ko, pl" in answer.json()["message"]
