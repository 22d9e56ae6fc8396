"""The position editor on the server: a game in progress is drawn, checked and started."""

import re
from random import Random
from typing import Any

import pytest
from starlette.requests import Request

from tekhenu import Game, Settings
from tekhenu.real_table.position_editor import draft_of, parts_of
from tekhenu.rules.settings import ChanceSource
from tekhenu.server.request_costs import HEAVY
from tekhenu.text import languages
from tests.real_table.test_position_editor import MODES, as_seen, turns

from .client import SAME_SITE, Client
from .test_request_costs import scope_of, weight

PART = "/api/position-editor/part"
SOLO = MODES["Botankhamun"]


def wish_of(settings: Settings) -> dict[str, Any]:
    wish = settings.to_json()
    if settings.solo is None:
        wish["seats"] = ["me"] * settings.humans
    else:
        del wish["players"]
        wish.pop("seth", None)
    return wish


def middle(settings: Settings) -> dict[str, Any]:
    return draft_of([s for s in turns(settings, 3) if s.round == 7][-1], settings)


@pytest.mark.parametrize("settings", MODES.values(), ids=MODES)
def test_every_part_is_drawn(client: Client, settings: Settings) -> None:
    lang = languages()[list(MODES.values()).index(settings) % len(languages())]
    asked = {"wish": wish_of(settings), "values": middle(settings)}
    for part in parts_of(settings):
        answer = client.post(
            PART, {**asked, "part": part.name}, {**SAME_SITE, "Accept-Language": lang}
        )
        assert answer.status_code == 200, answer.text
        assert f'data-part="{part.name}"' in answer.text
        assert 'class="mend"' not in answer.text


def test_owners_have_the_letters_of_their_pieces(client: Client) -> None:
    """보 is the letter of 보라, so that Botankhamun, 보탕카멘, has another one."""
    asked = {"wish": wish_of(SOLO), "values": middle(SOLO), "part": "horus"}
    korean = {**SAME_SITE, "Accept-Language": "ko"}
    owners = re.findall(r'title="(.*?)">(.)</i>', client.post(PART, asked, korean).text)
    assert ("보탕카멘", "탕") in owners
    assert dict(owners).get("보라", "보") == "보"


@pytest.mark.parametrize("of", ["dice", "P", "A", "B", "T", "D", "Q", "C", "X"])
def test_everything_can_be_picked(client: Client, of: str) -> None:
    asked = {"wish": wish_of(MODES["3 and Seth"]), "of": of}
    answer = client.post("/api/position-editor/picker", asked)
    assert answer.status_code == 200
    assert f"of-{of}" in answer.text


def test_dice_are_read(client: Client) -> None:
    read = client.get("/api/position-editor/dice?text=y4 2b, white6")
    assert read.json() == {"dice": ["yellow4", "brown2", "white6"]}
    wrong = client.get("/api/position-editor/dice?text=y4 r4")
    assert wrong.status_code == 422
    assert wrong.json()["message"].startswith("“r4” is not valid here.")
    assert client.get("/api/position-editor/dice?text=r4&seth=true").json() == {"dice": ["red4"]}


def test_a_game_begins_as_the_table_stands(client: Client) -> None:
    """Its end says that no player could know the deal."""
    state = [s for s in turns(SOLO, 3) if s.round == 15][-1]
    made = client.begin(**wish_of(SOLO), standing=draft_of(state, SOLO), name="Nefer")
    game = Game.load(client.get(f"/api/games/{made['game']}/save").text)
    begun = game.state.copy()
    begun.turn = None
    assert as_seen(begun, SOLO) == as_seen(state, SOLO)
    assert client.get(f"/api/games/{made['game']}").json()["commitment"] is None
    rng, sequence = Random(1), 0
    while (decision := game.decision) is not None:
        sequence += 1
        choice = rng.choice(decision.options)
        answer = client.enter(made["game"], sequence, "choose", str(choice), 0)
        assert answer.status_code == 200, answer.text
        game.play(choice)
    assert client.get(f"/games/{made['game']}/companion/entries").status_code == 200
    for path in ("", "/companion", "/replay", "/record"):
        page = client.get(f"/games/{made['game']}{path}")
        assert page.status_code == 200
        assert (
            "Points scored before the game was entered here count as starting points." in page.text
        )


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (
            {"standing": {}, "chance": "generator"},
            "설정이 맞지 않습니다: 진행 중인 게임은 실제 테이블에서만 입력할 수 있음.",
        ),
        (
            {"prepared": True},
            "설정이 맞지 않습니다: 실제 테이블에서는 컴퓨터가 게임을 준비하지 않음.",
        ),
    ],
)
def test_settings_are_refused_in_the_language_of_the_player(
    client: Client, more: dict[str, Any], said: str
) -> None:
    """The English detail for programs is beside the translated message."""
    korean = {**SAME_SITE, "Accept-Language": "ko"}
    refused = client.post("/api/games", {**wish_of(SOLO), **more}, korean).json()
    assert (refused["error"], refused["message"]) == ("bad-settings", said)
    assert refused["detail"].isascii()


def test_what_does_not_fit_begins_no_game(client: Client) -> None:
    draft = {**middle(SOLO), "0.happiness": 21, "0.population": 3}
    shown = client.post(PART, {"wish": wish_of(SOLO), "values": draft, "part": "player-0"})
    assert "Happiness 21 is higher than Population 3." in shown.text
    refused = client.post("/api/games", {**wish_of(SOLO), "standing": draft})
    assert refused.status_code == 422
    assert refused.json()["error"] == "bad-standing"


@pytest.mark.parametrize(
    "asked",
    [
        None,
        [],
        {},
        {"wish": {}, "values": {}},
        {"wish": {"chance": ChanceSource.GENERATOR}, "values": {}},
        {"wish": {"chance": "table", "players": 9}},
        {"wish": {"chance": "table", "seats": ["me"]}},
        {"wish": {"chance": "table", "edition": "none"}},
        {"wish": {"chance": "table", "names": ["\x00"] * 2}},
        {"wish": {"chance": "table"}, "values": {"nonsense": 1}},
        {"wish": {"chance": "table"}, "values": {"round": 10**400}},
        {"wish": {"chance": "table"}, "values": {"round": None}},
        {"wish": {"chance": "table"}, "values": {"dice.ra": ["yellow1"] * 1000}},
        {"wish": {"chance": "table"}, "values": {"dice.ra": [["yellow1"]]}},
        {"wish": {"chance": "table"}, "values": {"x" * 10_000: 1}},
        {"wish": {"chance": "table"}, "values": {f"x{n}": 1 for n in range(2000)}},
        {"wish": {"chance": "table"}, "done": ["course"] * 1000},
        {"wish": {"chance": "table"}, "more": 1},
    ],
    ids=lambda asked: str(asked)[:60],
)
def test_invalid_input_is_rejected(client: Client, asked: Any) -> None:
    answer = client.post(PART, asked)
    assert 400 <= answer.status_code < 500
    assert answer.json()["message"]


@pytest.mark.parametrize(
    ("lang", "field", "value"),
    [
        ("en", "unknown field “nonsense”", "invalid value in the field “Round”"),
        (
            "fr",
            "le champ «\u00a0nonsense\u00a0» n’existe pas",
            "valeur incorrecte dans le champ «\u00a0Tour\u00a0»",
        ),
        ("pl", "nie ma pola „nonsense”", "niepoprawna wartość w\u00a0polu „Runda”"),
        ("ko", "“nonsense” 항목이 없습니다", "“라운드” 항목의 값이 올바르지 않습니다"),
    ],
)
def test_a_draft_is_refused_in_the_language_of_its_reader(
    client: Client, lang: str, field: str, value: str
) -> None:
    for values, said in (({"nonsense": 1}, field), ({"round": 99}, value)):
        asked = {"wish": {"chance": "table", "seats": ["me", "me"]}, "values": values}
        answer = client.post(PART, asked, {**SAME_SITE, "Accept-Language": lang})
        assert answer.json()["error"] == "bad-draft"
        assert said in answer.json()["message"]


def test_whatever_a_stranger_sends_is_answered(client: Client) -> None:
    """Values of one field in the place of another's."""
    rng, settings = Random(2), MODES["3 and Seth"]
    draft = middle(settings)
    names = list(draft)
    for _ in range(40):
        mixed = {**draft, **{rng.choice(names): draft[rng.choice(names)] for _ in range(5)}}
        part = rng.choice(parts_of(settings)).name
        answer = client.post(PART, {"wish": wish_of(settings), "values": mixed, "part": part})
        assert answer.status_code in (200, 422)


def test_drawings_weigh_more_than_moves() -> None:
    for path in (PART, "/api/position-editor/picker"):
        assert weight(Request(scope_of(path, method="POST"))) == HEAVY
