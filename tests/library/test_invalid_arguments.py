"""InvalidArgument is refused with a sentence that says what would be right."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tekhenu import Automas, Botankhamun, Game, IllegalMove, Settings, svg
from tests.library.moments import after

game: Any = after(20)
any_game: Any = Game


def anything(value: object) -> Any:
    return value


def typo(move: str) -> str:
    """Return the word with two letters in the middle exchanged."""
    middle = len(move) // 2
    return move[: middle - 1] + move[middle] + move[middle - 1] + move[middle + 1 :]


INVALID: dict[str, tuple[Callable[[], object], type[Exception], str]] = {
    "Game()": (any_game, TypeError, r"Game\.new\(Settings\(players=3\), seed=7\)"),
    "Game(3)": (lambda: any_game(3), TypeError, r"Game\.new\("),
    "new(3)": (lambda: any_game.new(3), TypeError, r"Settings\(players=3\), not 3"),
    "new('x')": (lambda: any_game.new("x"), TypeError, r"Settings\(players=3\), not 'x'"),
    "new(0)": (lambda: any_game.new(0), TypeError, "not 0"),
    "new({})": (lambda: any_game.new({}), TypeError, "not {}"),
    "seed 1.5": (lambda: any_game.new(seed=1.5), TypeError, "int or a str, not 1.5"),
    "seed None": (lambda: any_game.new(seed=None), TypeError, "int or a str, not None"),
    "seed True": (lambda: any_game.new(seed=True), TypeError, "int or a str, not True"),
    "at(None)": (lambda: any_game.at(None), TypeError, r"game\.state, not None"),
    "at(game)": (lambda: any_game.at(game), TypeError, r"game\.state, not <Game"),
    "at(state, 3)": (lambda: any_game.at(game.state, 3), TypeError, "not 3"),
    "play(None)": (lambda: game.play(None), TypeError, r"one of decision\.options .* not None"),
    "play(0)": (lambda: game.play(0), TypeError, r"one of decision\.options .* not 0"),
    "play('x')": (lambda: game.play("x"), IllegalMove, r"'x' is not among the \d+ options"),
    "view(9)": (lambda: game.view(9), ValueError, "no seat 9: seats are 0 to 1, or None"),
    "view('a')": (lambda: game.view("a"), TypeError, "no seat 'a': seats are 0 to 1, or None"),
    "view(True)": (lambda: game.view(True), ValueError, "no seat True"),
    "imagine by 7": (lambda: game.determinize(0, 7), TypeError, r"random\.Random\(7\), not 7"),
    "imagine 9": (lambda: game.determinize(9, Random(1)), ValueError, "no seat 9"),
    "load(None)": (lambda: any_game.load(None), ValueError, "a save is text, not NoneType"),
    "load(path)": (lambda: any_game.load(Path("a.json")), ValueError, r"load\(path\.read_text"),
    "load('a.json')": (lambda: any_game.load("a.json"), ValueError, r"load\(path\.read_text"),
    "decision[0]": (
        lambda: game.decision[0],
        TypeError,
        r"its options are: decision\.options\[0\]",
    ),
    "a typo": (
        lambda: game.play(typo(game.decision.options[0])),
        IllegalMove,
        rf"did you mean '{game.decision.options[0]}'\?",
    ),
    "Settings(player)": (
        lambda: Settings(**{"player": anything(3)}),
        TypeError,
        "unknown setting 'player'; did you mean 'players'?",
    ),
    "Settings(xyz)": (
        lambda: Settings(**{"xyz": anything(3)}),
        TypeError,
        "unknown setting 'xyz'; known are players, solo, expansion",
    ),
    "players 9": (
        lambda: Settings(players=9),
        ValueError,
        "players must be a whole number from 2 to 4, not 9",
    ),
    "players said twice": (
        lambda: Settings(players=4, solo=Automas(2)),
        ValueError,
        "this game against Automas has 3 seats, not 4",
    ),
    "solo by name": (
        lambda: Settings(solo=anything("automa")),
        ValueError,
        r"solo must be Botankhamun\(…\) or Automas\(…\), not 'automa'",
    ),
    "solo class": (
        lambda: Settings(solo=anything(Botankhamun)),
        ValueError,
        r"solo must be Botankhamun\(…\) or Automas\(…\), not <class",
    ),
    "expansion by name": (
        lambda: Settings(expansion=anything("seth")),
        ValueError,
        r"expansion must be TimeOfSeth\(…\), not 'seth'",
    ),
    "Automas(5)": (
        lambda: Automas(5),
        ValueError,
        "automas must be a whole number from 1 to 3, not 5",
    ),
    "difficulty": (lambda: Botankhamun("mild"), ValueError, "easy, medium, hard, not 'mild'"),
    "describe(3)": (lambda: game.describe(3), TypeError, "cannot describe 3, only a decision"),
    "describe past": (lambda: game.describe("keep:D01"), IllegalMove, "'keep:D01' is not among"),
    "language": (lambda: game.describe("T13", "de"), LookupError, "'de'; there are en, fr, ko, pl"),
    "log language": (lambda: game.log("de"), LookupError, "there are en, fr, ko, pl"),
    "card": (lambda: svg.card("Z99"), LookupError, "no card or tile 'Z99'"),
    "tile": (lambda: svg.tile("T13"), LookupError, "no Pillar tile 'T13'; the first is P01"),
    "turned": (lambda: svg.tile("P04", 45), ValueError, "0, 90, 180, or 270 degrees, not 45"),
    "draw": (lambda: svg.wheel(game.state), TypeError, "cannot draw <State"),
    "attribute": (lambda: __import__("tekhenu").chess, AttributeError, "no attribute 'chess'"),
}


@pytest.mark.parametrize("name", INVALID)
def test_invalid_arguments_are_rejected_helpfully(name: str) -> None:
    call, kind, message = INVALID[name]
    before = game.save()
    with pytest.raises(kind, match=message):
        call()
    assert game.save() == before
