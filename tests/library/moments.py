"""Games of every kind at moments worth looking at."""

from collections.abc import Iterator
from random import Random

from tekhenu import Automas, Botankhamun, Game, Settings, TimeOfSeth
from tests.positions import Position

KINDS = {
    "two": Settings(),
    "four": Settings(players=4),
    "seth": Settings(players=3, expansion=TimeOfSeth()),
    "botankhamun": Settings(solo=Botankhamun("hard")),
    "automas": Settings(solo=Automas(2, difficulty=3)),
}


def moments(kind: str, every: int = 31, seed: int = 5) -> Iterator[Game]:
    """Yield positions of a random game, and its end."""
    game = Game.new(KINDS[kind], seed)
    rng = Random(seed)
    for number in range(10_000):
        if number % every == 0 or game.over:
            yield game
        if game.decision is None:
            return
        game.play(rng.choice(game.decision.options))


def after(choices: int, kind: str = "two", seed: int = 5) -> Game:
    game = Game.new(KINDS[kind], seed)
    rng = Random(seed)
    for _ in range(choices):
        assert game.decision is not None
        game.play(rng.choice(game.decision.options))
    return game


def at_a_position() -> Game:
    """Return a game in which seat 0 must take one of two dice."""
    at = Position(players=2).player(0, scribes=1)
    at.die("ra", "white", 3)
    at.die("ra", "white", 5)
    return at.game()
