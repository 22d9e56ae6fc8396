"""The generated methods agree with the fields of the position."""

from dataclasses import fields

from scripts.fields import STATE, with_generated_methods
from tekhenu import Game, State


def test_the_methods_follow_from_the_fields() -> None:
    source = STATE.read_text(encoding="utf-8")
    assert with_generated_methods(source) == source, "python -m scripts.fields writes them anew"


def test_a_field_more_is_a_parameter_more_and_is_copied() -> None:
    source = STATE.read_text(encoding="utf-8")
    longer = with_generated_methods(
        source.replace("    scribes: int\n", "    scribes: int\n    cats: list[int]\n")
    )
    assert longer.count("cats: list[int]") == 2
    assert "self.cats = cats" in longer and "self.cats[:]" in longer


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    state = Game.new(seed=1).state
    copy = state.copy()
    assert copy == state
    for field in fields(State):
        one, other = getattr(state, field.name), getattr(copy, field.name)
        assert one is not other or not isinstance(one, list)
