"""Every ruling that concerns players is proven by a test that carries its number."""

import ast
from pathlib import Path

import pytest

SOLO_ONLY = {11}
RULINGS = [n for n in (*range(1, 43), *range(90, 108)) if n not in SOLO_ONLY]
TESTS = Path(__file__).parents[1]


def names_of_tests() -> set[str]:
    """The names of all test functions under tests/."""
    trees = (ast.parse(path.read_text("utf-8")) for path in TESTS.rglob("test_*.py"))
    nodes = (node for tree in trees for node in ast.walk(tree))
    return {node.name for node in nodes if isinstance(node, ast.FunctionDef)}


NAMES = names_of_tests()


def test_rulings_for_players() -> None:
    assert len(RULINGS) == 41 + 18


@pytest.mark.parametrize("ruling", RULINGS)
def test_ruling_has_a_test(ruling: int) -> None:
    assert any(name.startswith(f"test_R{ruling}_") for name in NAMES)


def test_rulings_are_on_the_page() -> None:
    """docs/rulings.md has an anchor for every ruling, those of the solo opponent included."""
    page = (TESTS.parent / "docs" / "rulings.md").read_text("utf-8")
    numbers = (*range(1, 52), *range(90, 111))
    assert [n for n in numbers if f'<a id="r{n}"></a>' not in page] == []
