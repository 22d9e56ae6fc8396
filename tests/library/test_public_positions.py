"""Positions as data, by the names that users import."""

import json
from random import Random

import pytest

from tekhenu import (
    Game,
    PositionError,
    Settings,
    TimeOfSeth,
    position_from_json,
    position_to_json,
)


@pytest.mark.parametrize("settings", [Settings(players=3), Settings(expansion=TimeOfSeth())])
def test_a_position_is_written_and_read(settings: Settings) -> None:
    state = Game.new(settings, 7).state
    text = json.dumps(position_to_json(state))
    again = position_from_json(json.loads(text), settings)
    assert again == state
    assert Game.at(again, settings).decision is not None


def test_what_is_written_is_independent_of_the_position() -> None:
    state = Game.new(seed=7).state.copy()
    data = position_to_json(state)
    data["players"][0]["resources"][4] += 1
    data["bag"].clear()
    data["decks"][0].clear()
    assert state == Game.new(seed=7).state


def test_a_turn_can_be_started_where_a_die_is_to_be_taken() -> None:
    """The position of its question without the turn starts the turn, as the page says."""
    game, rng = Game.new(seed=7), Random(7)
    while (decision := game.decision) is not None and decision.kind != "die":
        game.play(rng.choice(decision.options))
    position = game.state.copy()
    with pytest.raises(PositionError, match="within a turn"):
        Game.at(position)
    with pytest.raises(PositionError, match="within a turn"):
        position_to_json(position)
    position.turn = None
    started = Game.at(position).decision
    assert started is not None and decision is not None
    assert (started.player, started.options) == (decision.player, decision.options)
