"""Every ruling is proven by a test that carries its number."""

import re
from functools import cache
from pathlib import Path

import pytest

SOLO = (11, *range(43, 52), *range(108, 111))
SETH = tuple(range(60, 74))
AUTOMAS = tuple(range(80, 90))
RULINGS = (*range(1, 52), *SETH, *AUTOMAS, *range(90, 111))
TESTS = Path(__file__).parents[1]


@cache
def names_of_tests() -> set[str]:
    """Return the names of all test functions under tests/."""
    texts = (path.read_text("utf-8") for path in TESTS.rglob("test_*.py"))
    return {name for text in texts for name in re.findall(r"^def (\w+)", text, re.MULTILINE)}


def test_rulings_for_players_and_for_the_solo_opponent() -> None:
    assert len(set(RULINGS) - {*SOLO, *SETH, *AUTOMAS}) == 41 + 18
    assert len(SOLO) == 1 + 9 + 3


@pytest.mark.parametrize("ruling", RULINGS)
def test_ruling_has_a_test(ruling: int) -> None:
    assert any(name.startswith(f"test_R{ruling}_") for name in names_of_tests())


def test_rulings_are_on_the_page() -> None:
    """docs/rulings.md has an anchor for every ruling, those of the solo opponent included."""
    page = (TESTS.parent / "docs" / "rulings.md").read_text("utf-8")
    assert [n for n in RULINGS if f'<a id="r{n}"></a>' not in page] == []
