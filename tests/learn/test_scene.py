"""The positions of lesson files."""

from typing import Any

from tekhenu.learn.scene import stage

TWO = {"players": 2, "seed": 1}


def staged(**scene: Any) -> Any:
    return stage(TWO, {"dice": {"ra": ["white4"]}, **scene}).state


def test_a_scene_can_name_the_card_that_is_there_already() -> None:
    assert staged(market={"1/1": "B24"}) == staged()


def test_decrees_in_a_section_opened_by_a_scene_are_known_to_everybody() -> None:
    state = staged(market={"4/1": "B05"})
    known = [card for card, seats in enumerate(state.decree_known) if seats]
    assert known == sorted(state.market[slot] for slot in (10, 13, 14))
