"""Whole games against Automas, played by a human who chooses at random."""

from collections.abc import Iterator
from random import Random

from tekhenu import Game
from tests.automa.table import options

KINDS = [(automas, difficulty) for automas in (1, 2, 3) for difficulty in range(5)]


def moments(automas: int, difficulty: int, seed: int) -> Iterator[tuple[Game, Random]]:
    """A game, before the first choice and after each."""
    game = Game.new(options(automas, difficulty), seed)
    rng = Random(f"{automas} {difficulty} {seed}")
    yield game, rng
    while (decision := game.decision) is not None:
        game.play(rng.choice(decision.options))
        yield game, rng


def played(automas: int, difficulty: int, seed: int) -> Game:
    *_, (game, _) = moments(automas, difficulty, seed)
    return game
