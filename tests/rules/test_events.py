"""Events are built on request and are the same at any time."""

import pickle
from random import Random

import pytest

from tekhenu import Game


def some_game() -> Game:
    game = Game.new(seed=3)
    rng = Random(3)
    for _ in range(40):
        assert game.decision is not None
        game.play(rng.choice(game.decision.options))
    return game


@pytest.mark.parametrize("imagined", [False, True])
def test_events_are_the_same_whenever_somebody_asks(imagined: bool) -> None:
    """Asked from the beginning they are built as they happen, asked later all at once."""
    early, late = some_game(), some_game()
    assert early.events
    if imagined:
        early, late = (game.determinize(1, Random(4)) for game in (early, late))
        assert early.count_events() >= 0
    rng = Random(5)
    for count in range(60):
        assert early.decision is not None
        option = rng.choice(early.decision.options)
        early.play(option)
        late.play(option)
        if count % 20 == 0:
            assert late.copy().events == early.events
            assert pickle.loads(pickle.dumps(late)).events == early.events
    assert late.count_events() == len(early.events)
    assert late.events == early.events
    assert late == early


def test_a_game_nobody_asks_for_events_builds_none() -> None:
    game = Game.new(seed=3)
    rng = Random(3)
    while game.decision is not None:
        assert game.table.events is None
        game.play(rng.choice(game.decision.options))
    assert game.events
    assert game.table.events is not None
