"""The page about the library, the examples of the docstrings, and the notebooks."""

import ast
import doctest
import importlib
import json
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import tekhenu
from tests.library.notebooks import Cell, code_cells, run

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "python.md"
NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))
MODULES = [
    "tekhenu",
    "tekhenu.svg",
    "tekhenu.lab.study",
    *(f"tekhenu.puzzles.{name}" for name in ("goal", "rating", "solver")),
    *(
        f"tekhenu.rules.{name}"
        for name in ("decision", "game", "knowledge", "position", "settings", "variants")
    ),
    "tekhenu.rules.presenting",
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_the_docstrings_run(name: str) -> None:
    """The docstrings are read from the source: doctest finds none in a compiled module."""
    module = importlib.import_module(name)
    runner = doctest.DocTestRunner(verbose=False)
    for docstring in docstrings(source_of(name)):
        test = doctest.DocTestParser().get_doctest(docstring, vars(module), name, None, None)
        runner.run(test)
    outcome = runner.summarize(verbose=False)
    assert outcome.attempted and not outcome.failed


def source_of(module: str) -> str:
    path = ROOT / "src" / Path(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return file.read_text(encoding="utf-8")


def docstrings(source: str) -> list[str]:
    """Return the docstrings of a module, its classes and its functions."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, documented)]
    return [text for node in nodes if (text := ast.get_docstring(node)) is not None]


def test_the_page_names_every_picture() -> None:
    listed = re.search(r"There are (.*?)\.\n", PAGE.read_text(encoding="utf-8"))
    assert listed is not None
    named = set(re.findall(r"`(\w+)`", listed[1]))
    drawn = {
        name
        for name, thing in vars(tekhenu.svg).items()
        if getattr(thing, "__module__", "") == "tekhenu.svg" and callable(thing)
    }
    public = {name for name in drawn if not name.startswith("_")}
    assert named == public - {"Picture", "check_language"}


def test_the_pages_lead_here() -> None:
    assert "(docs/python.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
    page = PAGE.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#]+)\)", page)
    assert all((PAGE.parent / link).is_file() for link in links)
    assert {f"../examples/{notebook.name}" for notebook in NOTEBOOKS} <= set(links)


def test_to_play_loads_neither_words_nor_pictures() -> None:
    program = (
        "import sys\n"
        "from tekhenu import Game\n"
        "game = Game.new(events=False)\n"
        "while not game.over:\n"
        "    game.play(game.decision.options[0])\n"
        "print(*sorted({name.partition('.')[0] for name in sys.modules}), sep='\\n')\n"
        "print(*(name for name in sys.modules if name.startswith('tekhenu.')), sep='\\n')\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    loaded = set(run.stdout.split())
    assert "tekhenu.rules.game" in loaded
    assert not loaded & {"fluent", "babel", "rich", "fastapi", "sqlalchemy", "numpy", "pyarrow"}
    rooms = {name.split(".")[1] for name in loaded if name.startswith("tekhenu.")}
    assert rooms == {"components", "core", "lru", "rules"}


# Notebooks


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_stored_without_outputs(path: Path) -> None:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    ids = [cell["id"] for cell in notebook["cells"]]
    assert len(set(ids)) == len(ids)
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert not cell["outputs"] and cell["execution_count"] is None


def pictures(cells: list[Cell]) -> list[ElementTree.Element]:
    return [ElementTree.fromstring(cell.svg) for cell in cells if cell.svg]


def test_play_and_look() -> None:
    cells = run(ROOT / "examples" / "play-and-look.ipynb")
    assert [cell for cell in cells if not cell.text] == []
    drawn = pictures(cells)
    assert sum(root.get("width") == "1000" for root in drawn) == 4, "the table, four times"
    assert len(drawn) >= 10
    assert "Garder D10" in cells[2].text
    assert "(True, True)" in [cell.text for cell in cells]


def test_ten_thousand_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Only a few of them."""
    monkeypatch.chdir(ROOT / "examples")
    notebook = ROOT / "examples" / "ten-thousand-games.ipynb"
    cells = run(notebook, GAMES=8, OUT=str(tmp_path / "results"), JOBS=1)
    assert cells[0].tags == ["parameters"]
    assert "<Study of 8 games" in cells[1].text
    assert all(cell.text for cell in cells[1:])
    titles = [root.findtext(".//{http://www.w3.org/2000/svg}title") for root in pictures(cells)]
    assert titles[:4] == [
        "How scores are spread",
        "Where the points come from",
        "Win rate by technology",
        "Win rate by first turn order",
    ]
    assert len(titles) == 5, "and the table of the best game"
    assert sum(map(int, re.findall(r"\(\d+, (\d+), ", cells[-2].text))) == 8 * 2


def test_a_study_is_asked_for_ten_thousand_games() -> None:
    [parameters] = [c for c in code_cells(NOTEBOOKS[-1]) if "parameters" in c.tags]
    assert "GAMES = 10_000" in parameters.source
