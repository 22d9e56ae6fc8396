"""Samples for reviewers: repeatable, and drawn from all docstrings and messages."""

import pytest

from scripts import sample
from tekhenu.text.catalog import languages


@pytest.mark.parametrize("what", ["docstrings", *languages()])
def test_a_seed_gives_one_sample(what: str, capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for seed in ("1", "1", "2"):
        assert sample.main([what, "--seed", seed, "--count", "20"]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1] != printed[2]


def test_a_docstring_is_printed_with_its_place() -> None:
    assert any(
        text.startswith("src/tekhenu/rules/game.py:1 module\n") for text in sample.docstrings()
    )


def test_a_translation_is_printed_below_the_english() -> None:
    texts = {text.partition(" =")[0]: text for text in sample.messages("fr")}
    english, _, french = texts["prompt-die"].partition("\nprompt-die")
    assert english.startswith("prompt-die")
    assert french
