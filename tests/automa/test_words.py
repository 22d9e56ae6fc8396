"""Whole games against Automas read as plain English."""

from random import Random

import pytest

from tekhenu import Game
from tekhenu.rules import Event
from tekhenu.rules.event import Began, Built, Cast, Narrowed, Slid
from tekhenu.text import describe_event, seat_letter, seat_names
from tekhenu.text.turns import chapters, is_opponent_turn, opponent_turn
from tests.automa.table import settings
from tests.automa.whole import played
from tests.places import place, space
from tests.text.test_whole_games import checked, play_and_read


@pytest.mark.parametrize("automas", [1, 2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_reads_well(automas: int, seed: int) -> None:
    play_and_read(Game.new(settings(automas, seed), f"words {seed}"), Random(seed))


@pytest.mark.parametrize("automas", [1, 2, 3])
def test_every_turn_is_summed_up(automas: int) -> None:
    view = played(automas, 4, 11).view(0)
    turns = [part for part in chapters(view, view.events) if is_opponent_turn(view, part)]
    assert len(turns) == 16 * automas
    for part in turns:
        began, turn = part[0], opponent_turn(view, part)
        assert isinstance(began, Began)
        begins = f"Round {began.round}: Automa {turn.seat} took the "
        assert turn.outcome[0].text.startswith(begins)
        assert turn.steps[0].text.startswith("Next Action tile: ")
        for line in [*turn.outcome, *turn.steps, *turn.changes]:
            checked(line.text, part[0])


BOTH = (place("hathor:row3/1"), place("hathor:row3/2"))


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            Narrowed(1, "cheaper", ((BOTH[0], 2), (BOTH[1], 3)), BOTH[:1]),
            "The cheaper space of row 3 is space 1 (2 Bread instead of 3).",
        ),
        (
            Narrowed(1, "cheaper", ((BOTH[0], 4), (BOTH[1], 4)), BOTH),
            "Both spaces of row 3 cost 4 Bread, so it takes the first one, space 1.",
        ),
        (
            Built(1, "building", place("hathor:row3/2")),
            "Automa 1 constructed a Building beside row 3 of the Temple, on space 2.",
        ),
        (
            Built(1, "building", place("hathor:row2/1")),  # the only one with three players
            "Automa 1 constructed a Building beside row 2 of the Temple.",
        ),
        (Cast(1, space("r2c3"), True), "Roll for the conquest tile: row 2, column 3."),
        (
            Cast(1, space("r2c3"), False),
            "Roll for the conquest tile: row 2, column 3. "
            "A tile is already there, so the dice are rolled again.",
        ),
        (Slid(10, 4, 3), "Blessing B11 slid to place 1 of section 2 in the Market."),
    ],
)
def test_a_step(event: Event, said: str) -> None:
    assert describe_event(Game.new(settings(2), 1), event) == said


def test_names_and_letters() -> None:
    three = settings(3)
    assert seat_names(three) == ["Violet", "Automa 1", "Automa 2", "Automa 3"]
    assert [seat_letter(three, seat) for seat in range(4)] == ["V", "①", "②", "③"]
