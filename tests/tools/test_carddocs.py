"""docs/cards.md is up to date, and every test it names exists."""

import ast
import re
from pathlib import Path

import pytest

from tekhenu.text import card_ids
from tools import carddocs

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| ([PSADBTEQCX]\d\d) \| .*`(\w+\.py)::(\w+)`\]\(\.\./(.+)\) \|$", re.MULTILINE)


def rows() -> list[tuple[str, str, str, str]]:
    return ROW.findall(carddocs.PAGE.read_text(encoding="utf-8"))


def test_the_page_is_current(capsys: pytest.CaptureFixture[str]) -> None:
    assert carddocs.main(["--check"]) == 0, capsys.readouterr().err


def test_an_outdated_page_is_detected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(carddocs, "PAGE", tmp_path / "cards.md")
    assert carddocs.main(["--check"]) == 1
    assert "make docs" in capsys.readouterr().err
    assert carddocs.main([]) == 0
    assert carddocs.main(["--check"]) == 0


def test_the_page_lists_every_card_once() -> None:
    assert [card for card, *_ in rows()] == card_ids(seth=True)


def test_every_named_test_exists() -> None:
    functions: dict[str, set[str]] = {}
    for card, name, test, path in rows():
        assert path in (f"tests/cards/{name}", f"tests/seth/{name}")
        assert test == f"test_{card}"
        if path not in functions:
            tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
            functions[path] = {n.name for n in tree.body if isinstance(n, ast.FunctionDef)}
        assert test in functions[path], f"{path} has no {test}"


def test_reconstructed_values_are_marked_as_such() -> None:
    """Costs, edges and symbols are reconstructed; light and initiative are not."""
    page = carddocs.PAGE.read_text(encoding="utf-8")
    assert "| P01 | Population +3. | 2 limestone, 1 granite ~ | r g r b ~ | sunny = |" in page
    assert "| D01 | 3 VP for each of your Technologies. | scroll ~ |" in page
    assert "| initiative |" in page and "| 1 = |" in page
