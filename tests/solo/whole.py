"""Whole games against Botankhamun, played by a human who chooses at random."""

from collections.abc import Iterator
from random import Random

from tekhenu import Game
from tests.solo.table import settings


def moments(difficulty: str, seed: int, *challenges: str) -> Iterator[tuple[Game, Random]]:
    """Yield a game before the first choice and after each."""
    game = Game.new(settings(difficulty, *challenges), seed)
    rng = Random(f"{difficulty} {seed}")
    yield game, rng
    while (decision := game.decision) is not None:
        game.play(rng.choice(decision.options))
        yield game, rng


def played(difficulty: str, seed: int, *challenges: str) -> Game:
    *_, (game, _) = moments(difficulty, seed, *challenges)
    return game
