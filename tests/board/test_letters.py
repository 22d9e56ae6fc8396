"""Pieces carry the letter of the person."""

from dataclasses import replace

import pytest

from tekhenu import Botankhamun, Game, Settings

from .looks import look_at


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (("Ana", "nofret", "Ömer"), ["A", "N", "Ö"]),
        (("Violet", "Ana", "Blue"), ["V", "A", "B"]),
        (("Ana", "Anton", "Sabu"), ["V", "P", "B"]),  # the colors, as two are alike
        (("Ana", "<Hor>", "Sabu"), ["A", "P", "S"]),
    ],
)
def test_the_letter_of_a_name_if_nobody_else_has_it(
    names: tuple[str, ...], letters: list[str]
) -> None:
    look = look_at(Game.new(Settings(players=3), 1))
    assert replace(look, names=names).letters == letters


def test_botankhamun_keeps_its_own() -> None:
    look = look_at(Game.new(Settings(solo=Botankhamun()), 1))
    assert replace(look, names=("Ana", "Botankhamun")).letters == ["A", "B"]
    assert replace(look, names=("Bea", "Botankhamun")).letters == ["V", "B"]
