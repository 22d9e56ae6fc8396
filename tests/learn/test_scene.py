"""The positions of lesson files."""

from typing import Any

from tekhenu.learn.scene import stage

TWO = {"players": 2, "seed": 1}


def staged(**scene: Any) -> Any:
    return stage(TWO, {"dice": {"ra": ["white4"]}, **scene}).state


def test_a_scene_may_name_the_card_that_is_there_already() -> None:
    assert staged(market={"1/1": "B24"}) == staged()


def test_everybody_knows_the_decrees_of_a_section_that_a_scene_opens() -> None:
    state = staged(market={"4/1": "B05"})
    known = [card for card, seats in enumerate(state.decree_known) if seats]
    assert known == sorted(state.market[slot] for slot in (10, 13, 14))
