"""Effects of settings and editions, and rejected ones."""

import json
from typing import Any

import pytest

from tekhenu import (
    Game,
    Settings,
    SettingsError,
)
from tekhenu.components import from_overrides, load
from tests.positions import Position
from tools.soak.deals import Recipe
from tools.soak.invariants import difference


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": 1}, "players"),
        ({"players": 5}, "players"),
        ({"players": "2"}, "players"),
        ({"players": True}, "players"),
        ({"players": 2.0}, "players"),
        ({"altered_dice": "rolled"}, "altered_dice"),
        ({"altered_dice": None}, "altered_dice"),
        ({"horus": "printed"}, "horus"),
        ({"edition": None}, "edition"),
        ({"edition": "my-box.toml"}, "edition"),
    ],
)
def test_wrong_options_are_refused_by_name(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(SettingsError, match=said):
        Settings(**wrong)


def test_two_editions_side_by_side() -> None:
    """The first Statue costs 1 Granite in one box and 3 in the other, in the same process."""
    dear = from_overrides({"name": "Dear statues", "statues.costs.1": 3, "statues.costs.2": 3})
    games = []
    for edition in (load(), dear, load()):
        at = Position(settings=Settings(players=2, edition=edition)).player(0, granite=3, scribes=1)
        die = at.die("horus", "white", 1)
        at.die("horus", "white", 2)
        game = at.game()
        for choice in (die, "take:1", "god:horus", "statue:horus"):
            game.play(choice)
        games.append(game)
    assert [game.state.players[0].resources[3] for game in games] == [2, 0, 2]
    for game in games:
        loaded = Game.load(game.save())
        assert loaded.settings == game.settings
        assert difference(loaded.state, game.state) == ""
    assert json.loads(games[1].save())["edition"]["statues.costs.1"] == 3
    assert json.loads(games[0].save())["edition"] == {}


def test_preprinted_gods() -> None:
    """Slots 1 to 6: Osiris, Bastet, Thoth, Hathor, Ra, Horus."""
    game = Game.new(Settings(players=2, horus="preprinted"), 1)
    assert game.state.horus == [5, 3, 4, 2, 1, 0]
    orders = {tuple(Game.new(Settings(players=2), seed).state.horus) for seed in range(20)}
    assert len(orders) > 15


def test_printed_dice_are_weighed_as_rolled() -> None:
    """A white 3 turned to 5 by a Scribe weighs 5, or 3 where the table agreed so (R17)."""
    weights = []
    for rule in ("turned", "printed"):
        at = Position(settings=Settings(players=2, altered_dice=rule)).player(0, scribes=1)
        die = at.die("ra", "white", 3)
        at.die("ra", "white", 6)
        at.die("ra", "yellow", 6)
        game = at.game()
        game.play(die)
        game.play("take:5")
        (taken,) = game.state.players[0].scales.pure
        weights.append(game.state.values[taken])
        assert game.state.players[0].resources[2] == 2
        assert game.state.players[0].scales.excess[2] == 3
    assert weights == [5, 3]


def test_recipes_give_the_same_game_again() -> None:
    how = Recipe(3, "again", dealt=True, symbols=True)
    assert difference(how.begin().state, how.begin().state) == ""
