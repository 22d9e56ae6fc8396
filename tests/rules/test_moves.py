"""Moves are values with one text form each."""

import copy
import pickle
from random import Random

import pytest

from tekhenu import Game, Settings, TimeOfSeth
from tekhenu.components.terms import Color, God
from tekhenu.rules.move import LayTile, Move, Pay, PlaceFaith, TakeDie
from tekhenu.rules.moves import BY_TEXT, DIE, faith, gain, parse, pay
from tests.positions import Position, offered
from tools.soak.deals import Recipe

GENERATED = [faith(0), faith(3), faith(-12), pay((0,) * 6), pay((1, 0, 2, 0, 3, 4)), gain((5,) * 6)]


def test_a_text_leads_back_to_its_move() -> None:
    for move in (*BY_TEXT.values(), *GENERATED):
        assert parse(str(move)) is move
        assert move == move.verb or move.startswith(f"{move.verb}:")


def test_a_text_belongs_to_one_move() -> None:
    assert len({str(move) for move in BY_TEXT.values()}) == len(BY_TEXT)
    assert all(str(move) == text for text, move in BY_TEXT.items())


@pytest.mark.parametrize("move", [DIE[1][0][4], faith(2), parse("pay:B13"), parse("pass")])
def test_copies_are_the_move_itself(move: Move) -> None:
    """Also from another process: flows may ask whether a move is this very one."""
    assert pickle.loads(pickle.dumps(move)) is move
    assert copy.copy(move) is move
    assert copy.deepcopy([move])[0] is move


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "die",
            "die:",
            "die:17",
            "die:yellow7@ra",
            "die:yellow4",
            "play:B25",
            "PASS",
            "pass ",
        ),
        *("pay:bread", "pay:bread=x", "pay:bread=01", "gain:gold=1,papyrus=1"),
        *("faith:+0", "faith:1", "faith:x", "temple:r6c1/0", "temple:r1c1/45"),
    ],
)
def test_what_no_move_is_called_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a move"):
        parse(text)


def test_fields_say_what_a_text_says() -> None:
    die = parse("die:yellow4@ra")
    assert isinstance(die, TakeDie)
    assert (die.color, die.value, die.section) == (Color.YELLOW, 4, God.RA)
    tile = parse("temple:r3c2/90")
    assert isinstance(tile, LayTile)
    assert (tile.space, tile.rotation) == (11, 1)
    paid = parse("pay:limestone=2,gold=1")
    assert isinstance(paid, Pay)
    assert paid.pieces == (0, 0, 2, 0, 1, 0)
    placed = parse("faith:-2")
    assert isinstance(placed, PlaceFaith)
    assert placed.net == -2


def test_dice_alike_are_one_move_and_any_of_them_is_taken() -> None:
    """R107: two gray 3 at Ra are one choice; afterwards one of them lies there."""
    at = Position().player(0, limestone=4, granite=4)
    at.die("ra", "gray", 3)
    at.die("ra", "gray", 3)
    at.die("horus", "white", 1)
    game = at.game()
    assert offered(game) == ["die:white1@horus", "die:gray3@ra"]
    game.play("die:gray3@ra")
    assert len(game.state.sections[God.RA]) == 1


@pytest.mark.parametrize("seth", [False, True])
def test_every_move_of_whole_games_can_be_read_back(seth: bool) -> None:
    for number in range(4):
        game = Recipe(
            2 + number % 3,
            f"moves {number}",
            dealt=number % 2 == 0,
            expansion=TimeOfSeth() if seth else None,
        ).begin()
        rng = Random(number)
        while (decision := game.decision) is not None:
            for move in decision.options:
                assert parse(str(move)) is move
                assert decision.named(str(move)) is move
            game.play(str(rng.choice(decision.options)))


def test_a_move_is_found_by_its_text_and_refused_by_it() -> None:
    game = Game.new(Settings(players=2), 1)
    assert game.decision is not None
    first = game.decision.options[0]
    assert game.decision.find(str(first)) is first
    with pytest.raises(ValueError, match="not among"):
        game.play("die:yellow4@ra")


def test_a_text_that_is_not_offered_makes_no_move() -> None:
    """Strangers may send any number of texts."""
    with pytest.raises(ValueError, match="not among"):
        Game.new(Settings(players=2), 1).play("pay:gold=98765")
    assert "pay:gold=98765" not in BY_TEXT
    assert parse("pay:gold=98765") is BY_TEXT["pay:gold=98765"]
