"""Whole games against Automas read as plain English."""

from random import Random

import pytest

from tekhenu import Game
from tekhenu.text import seat_letter, seat_names
from tekhenu.text.turns import bot_turn, chapters, is_bot_turn
from tests.automa.table import options
from tests.automa.whole import played
from tests.text.test_whole_games import checked, play_and_read


@pytest.mark.parametrize("automas", [1, 2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_reads_well(automas: int, seed: int) -> None:
    play_and_read(Game.new(options(automas, seed), f"words {seed}"), Random(seed))


@pytest.mark.parametrize("automas", [1, 2, 3])
def test_every_turn_is_summed_up(automas: int) -> None:
    view = played(automas, 4, 11).view(0)
    turns = [part for part in chapters(view, view.events) if is_bot_turn(view, part)]
    assert len(turns) == 16 * automas
    for part in turns:
        turn = bot_turn(view, part)
        assert turn.outcome[0].startswith(f"Round {part[0].round}: Automa {turn.seat} took the ")  # type: ignore[union-attr]
        assert turn.steps[0].startswith("Next Action tile: ")
        for line in [*turn.outcome, *turn.steps, *turn.changes]:
            checked(line, part[0])


def test_names_and_letters() -> None:
    three = options(3)
    assert seat_names(three) == ["Violet", "Automa 1", "Automa 2", "Automa 3"]
    assert [seat_letter(three, seat) for seat in range(4)] == ["V", "①", "②", "③"]
