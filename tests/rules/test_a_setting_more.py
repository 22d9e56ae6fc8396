"""A setting that is added has a default, and every older save has it without further ado."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tekhenu
from tests.rules.a_setting_more import FURTHER, retold

ROOT = Path(__file__).parents[2]
RECORDED = ROOT / "tests" / "recorded"
EXAMPLE = ROOT / "docs" / "solo-example.save.json"
SAVES = [*sorted(RECORDED.rglob("*.save.json")), EXAMPLE]

ADDED = {  # to which file after which line: one for every game, and one for each variant
    "settings.py": {"    horus: str = ": '    moon: str = "new"\n'},
    "variants.py": {
        "    challenges: tuple[str, ...] = ()": '    mood: str = "calm"\n',
        "    difficulty: int = 0": '    temper: str = "cool"\n',
        '    """The expansion *Time of Seth*."""': "\n    flood: int = 0\n",
    },
}


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a program with four settings more says."""
    folder = tmp_path_factory.mktemp("later")
    copy = folder / "tekhenu"
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(Path(tekhenu.__file__).parent, copy, ignore=ignored)
    for file, lines in ADDED.items():
        path = copy / "rules" / file
        text = path.read_text(encoding="utf-8")
        for line, more in lines.items():
            assert text.count(f"\n{line}") == 1, line
            end = text.index("\n", text.index(f"\n{line}") + 1) + 1
            text = text[:end] + more + text[end:]
        path.write_text(text, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "tests.rules.a_setting_more", *map(str, SAVES)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    said: dict[str, Any] = json.loads(run.stdout)
    return said


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_older_save_loads_and_replays_alike(path: Path, later: dict[str, Any]) -> None:
    """With the settings it has always had, and the default of those it does not know."""
    told = later["saves"][str(path)]
    before = json.loads(path.read_text(encoding="utf-8"))["options"]
    more: dict[str, object] = {"moon": "new"}
    more |= {"mood": "calm"} if before.get("solo") == "botankhamun" else {}
    more |= {"temper": "cool"} if before.get("solo") == "automa" else {}
    more |= {"flood": 0} if before.get("seth") else {}
    assert told["settings"] == before | more
    if path == EXAMPLE:
        result = retold(path)["result"]
    else:
        name = path.name.replace(".save.", ".result.")
        result = json.loads((RECORDED / name).read_text(encoding="utf-8"))
    assert told["result"] == json.loads(json.dumps(result))


def test_the_saves_are_of_every_kind_of_game() -> None:
    settings = [json.loads(path.read_text(encoding="utf-8"))["options"] for path in SAVES]
    assert {each.get("solo") for each in settings} == {None, "botankhamun", "automa"}
    assert {each["players"] for each in settings if each.get("seth")} == {2, 3, 4}
    assert {each["players"] for each in settings if not each.get("seth")} == {2, 3, 4}
    assert {json.loads(path.read_text(encoding="utf-8"))["tekhenu"] for path in SAVES} >= {1}


def test_what_is_set_is_saved_and_read_back(later: dict[str, Any]) -> None:
    assert len(later["further"]) == len(FURTHER)
    for wish, stored in zip(FURTHER, later["further"], strict=True):
        assert stored == stored | wish
        assert "moon" in stored
