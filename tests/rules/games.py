"""Random games to look at, moment by moment."""

from collections.abc import Iterator
from random import Random

from tekhenu import Game, TimeOfSeth
from tekhenu.lab.deals import Recipe

PLAYERS = (2, 3, 4)
STARTS = ("normal", "dealt", "variant", "seth")


def start(kind: str, players: int, number: int) -> Recipe:
    varied, seth = kind == "variant", kind == "seth"
    return Recipe(
        players,
        f"property {kind} {number}",
        dealt=kind == "dealt" or ((varied or seth) and number % 2 == 0),
        symbols=varied,
        printed=varied,
        preprinted=varied,
        expansion=TimeOfSeth() if seth else None,
    )


def moments(how: Recipe) -> Iterator[tuple[Game, Random]]:
    """A random game, stopping before the first choice and after each."""
    game = how.begin()
    rng = Random(f"{how.seed} {how.players}")
    yield game, rng
    while (decision := game.decision) is not None:
        game.play(rng.choice(decision.options))
        yield game, rng


def finished(how: Recipe) -> Game:
    *_, (game, _) = moments(how)
    return game
