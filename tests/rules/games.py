"""Games to look at: random ones moment by moment, one that has begun, one about to take a die."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from tekhenu import Game, Settings, TimeOfSeth
from tests.positions import Position
from tools.soak.deals import Recipe
from tools.soak.invariants import asked, difference

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
    """Yield a random game before the first choice and after each."""
    game = how.begin()
    rng = Random(f"{how.seed} {how.players}")
    yield game, rng
    while (decision := game.decision) is not None:
        game.play(rng.choice(decision.options))
        yield game, rng


def finished(how: Recipe) -> Game:
    *_, (game, _) = moments(how)
    return game


def some_game(choices: int = 40, players: int = 2, seed: int | str = 3) -> Game:
    game = Game.new(Settings(players=players), seed)
    rng = Random(0)
    for _ in range(choices):
        assert game.decision is not None
        game.play(rng.choice(game.decision.options))
    return game


def two_dice() -> Position:
    """Let seat 0 take a white die at Ra, Sunny and so Pure: `white 3` or `white 5`."""
    at = Position(players=2).player(0, scribes=1)
    at.die("ra", "white", 3)
    at.die("ra", "white", 5)
    return at


def untouched(game: Game, do: Callable[[], None], error: type[Exception]) -> str:
    state, question, choices = game.state.copy(), asked(game.decision), game.choices
    events, text = game.events, game.save()
    with pytest.raises(error) as caught:
        do()
    assert difference(state, game.state) == ""
    assert asked(game.decision) == question
    assert game.choices == choices
    assert game.events == events
    assert game.save() == text
    return str(caught.value)
