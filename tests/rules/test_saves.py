"""Games as text: saved games load, other texts are rejected."""

import json
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest

from tekhenu import (
    Game,
    SaveError,
    Settings,
)
from tekhenu.components import from_overrides
from tekhenu.rules import position
from tekhenu.rules.save import checksum
from tests.positions import offered
from tools.soak.invariants import asked, difference

from .games import PLAYERS, finished, some_game, start, two_dice


def test_a_save_is_readable_text() -> None:
    game = some_game(choices=10)
    text = game.save()
    data = json.loads(text)
    assert data["tekhenu"] == 2
    assert data["options"]["players"] == 2
    assert data["seed"] == 3
    assert [name for step in data["choices"] for name in step] == game.choices
    assert "position" not in data


@pytest.mark.parametrize("players", PLAYERS)
def test_a_finished_game_can_be_loaded(players: int) -> None:
    game = finished(start("dealt", players, 2))
    loaded = Game.load(game.save())
    assert loaded.over
    assert loaded.ranking() == game.ranking()
    assert loaded.choices == game.choices
    assert difference(loaded.state, game.state) == ""


def test_a_loaded_game_goes_on_like_the_saved_one() -> None:
    game = some_game()
    loaded = Game.load(game.save())
    rng = Random(8)
    while (decision := game.decision) is not None:
        choice = rng.choice(decision.options)
        game.play(choice)
        loaded.play(choice)
    assert difference(loaded.state, game.state) == ""


def test_saves_of_positions() -> None:
    """A game that began at a position carries the position."""
    at = two_dice()
    game = at.game()
    game.play(offered(game)[0])
    loaded = Game.load(game.save())
    assert difference(loaded.state, game.state) == ""
    assert asked(loaded.decision) == asked(game.decision)
    assert json.loads(game.save())["position"]["phase"] == "turn"
    loaded.undo()
    assert difference(loaded.state, at.game().state) == ""


def test_an_imagined_game_has_nothing_to_save() -> None:
    with pytest.raises(SaveError, match="imagined"):
        some_game().determinize(0, Random(1)).save()


def refused(text: Any) -> str:
    with pytest.raises(SaveError) as caught:
        Game.load(text)
    message = str(caught.value)
    assert len(message) > 15
    return message


def forged(game: Game, **changes: Any) -> str:
    """Return the save with other contents and a valid checksum; `...` omits a key."""
    content = json.loads(game.save()) | changes
    content = {key: value for key, value in content.items() if value is not ...}
    content.pop("checksum")
    return json.dumps(content | {"checksum": checksum(content)})


@pytest.mark.parametrize("kind", ["normal", "dealt"])
def test_truncated_saves_are_refused(kind: str) -> None:
    game = start(kind, 2, 1).begin()
    for _ in range(30):
        game.play(offered(game)[-1])
    text = game.save()
    whole = len(text.rstrip())
    for length in [*range(0, whole, 50), whole - 1, whole - 2]:
        message = refused(text[:length])
        assert "end is missing" in message or "not a saved game" in message
    assert Game.load(text.rstrip()).choices == game.choices


@pytest.mark.parametrize(
    "text",
    [
        "",
        " \n",
        "null",
        "[]",
        "{}",
        "7",
        '"save"',
        "hello",
        "{'tekhenu': 1}",
        '{"a": 1}',
        "[" * 99999,
    ],
)
def test_foreign_text_is_refused(text: str) -> None:
    assert "not a saved game" in refused(text)


@pytest.mark.parametrize("thing", [None, 7, b"{}", ["{}"], {"tekhenu": 1}])
def test_only_text_can_be_loaded(thing: Any) -> None:
    assert "text" in refused(thing)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"seed": 3', '"seed": 4'),
        ('"players": 2', '"players": 3'),
        ("turned", "printed"),
        ("starting:", "destiny:"),
        ('"choices"', '"choises"'),
        ('"checksum": "', '"checksum": "0'),
        ('"tekhenu": 2', '"tekhenu": 2, "note": "mine"'),
    ],
)
def test_edited_saves_are_refused(old: str, new: str) -> None:
    text = some_game().save()
    assert old in text
    assert "checksum" in refused(text.replace(old, new, 1))


def test_a_choice_moved_to_another_place_is_noticed() -> None:
    content = json.loads(some_game().save())
    content["choices"][0], content["choices"][1] = content["choices"][1], content["choices"][0]
    assert "checksum" in refused(json.dumps(content))


@pytest.mark.parametrize("version", [3, 99])
def test_a_newer_format_is_refused_by_its_number(version: int) -> None:
    message = refused(forged(some_game(), tekhenu=version))
    assert f"format {version}" in message


@pytest.mark.parametrize("version", [0, -1, "1", None, 1.0, True, [1]])
def test_a_format_that_never_was_is_refused(version: Any) -> None:
    assert "format" in refused(forged(some_game(), tekhenu=version))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"options": {"players": 5, "altered_dice": "turned", "horus": "random"}}, "players"),
        ({"options": {"players": 2, "altered_dice": "x", "horus": "random"}}, "altered_dice"),
        ({"options": {"players": 2, "altered_dice": "turned", "horus": 1}}, "horus"),
        (
            {"options": {"players": 2, "altered_dice": "turned", "horus": "random", "lunch": 1}},
            "lunch",
        ),
        ({"options": []}, "settings"),
        ({"options": ...}, "settings"),
        ({"edition": {"start.vp": 11}}, "start.vp"),
        ({"edition": {"no.such": 1}}, "no.such"),
        ({"edition": []}, "edition"),
        ({"edition": ...}, "edition"),
        ({"components": "0123456789abcdef"}, "component"),
        ({"components": ...}, "component"),
        ({"seed": None}, "seed"),
        ({"seed": True}, "seed"),
        ({"seed": 1.5}, "seed"),
        ({"seed": ...}, "seed"),
        ({"position": {}}, "position"),
        ({"position": None}, "position"),
        ({"choices": "pass"}, "choices"),
        ({"choices": ["pass"]}, "choices"),
        ({"choices": [[7]]}, "choice"),
        ({"choices": ...}, "choices"),
        ({"choices": [["keep:D99"]]}, "choice 1"),
        ({"choices": [["pass"] * 3]}, "choice 1"),
    ],
)
def test_forged_saves_are_refused_with_the_reason(changes: dict[str, Any], said: str) -> None:
    """The checksum fits, the contents do not."""
    assert said in refused(forged(some_game(), **changes))


def test_another_seed_under_the_same_choices_is_refused() -> None:
    """The choices are checked one by one: the first that is not offered is named."""
    assert "choice 1 cannot be played" in refused(forged(some_game(), seed=4))


def test_more_choices_than_the_game_has_are_refused() -> None:
    game = finished(start("normal", 2, 1))
    choices = [[str(choice)] for choice in game.choices]
    assert "the game is over" in refused(forged(game, choices=[*choices, ["pass"]]))


def test_forged_positions_are_refused() -> None:
    game = two_dice().game()
    position = json.loads(game.save())["position"]
    for path, value, said in [
        ("wheel", 9, "wheel"),
        ("wheel", "0", "wheel"),
        ("phase", "lunch", "lunch"),
        ("players", [], "players"),
        ("bag", [], "die"),
        ("rng", -1, "rng"),
        ("rng", None, "rng"),
        ("turn", {}, "turn"),
        ("market", [1.5] * 15, "market"),
        ("decks", [[], [], []], "card"),
    ]:
        assert said in refused(forged(game, position=position | {path: value}))
    del position["osiris"]
    assert "osiris" in refused(forged(game, position=position))
    assert "lunch" in refused(forged(game, position=position | {"osiris": [-1] * 24, "lunch": 1}))


def test_a_save_of_another_edition_is_not_taken_for_this_one() -> None:
    """The fingerprint of the component tables must fit the values carried along."""
    dear = from_overrides({"name": "Dear statues", "statues.costs.1": 3})
    game = Game.new(Settings(players=2, edition=dear), 1)
    assert "component" in refused(forged(game, edition={}))


def test_the_position_of_a_save_is_checked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    start = Game.new(Settings(players=2), 3)
    saved = Game.at(start.state, start.settings).save()
    check = Mock(wraps=position._check_lengths)
    monkeypatch.setattr(position, "_check_lengths", check)
    Game.load(saved)
    assert check.call_count == 1
