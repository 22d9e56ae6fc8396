"""An additional setting has a default, which every older save gets."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.copies import copy_package, insert_before, run_with
from tests.rules.a_setting_more import FURTHER, replay

ROOT = Path(__file__).parents[2]
RECORDED = ROOT / "tests" / "recorded"
EXAMPLE = ROOT / "docs" / "solo-example.save.json"
SAVES = [*sorted(RECORDED.rglob("*.save.json")), EXAMPLE]


def one_more(name: str, *choices: str) -> str:
    """Return the lines that add a setting."""
    declared = f'declared("of this test", {choices})'
    return f'    {name}: str = field(default="{choices[0]}", metadata={declared})\n'


MOON = one_more("moon", "new", "full")
MOOD = one_more("mood", "calm", "grim")
TEMPER = one_more("temper", "cool", "hot")
FLOOD = one_more("flood", "none", "high")
ADDED = {  # to which file before which line: one for every game, and one for each variant
    "settings.py": {"    chance: ChanceSource | str": MOON},
    "variants.py": {
        "    challenges: tuple[str, ...]": MOOD,
        "    difficulty: int": TEMPER,
        '    name = "seth"': f"{FLOOD}\n",
    },
}


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Return the output of a program with four more settings."""
    copy = copy_package(tmp_path_factory.mktemp("later"))
    for file, lines in ADDED.items():
        for line, more in lines.items():
            insert_before(copy / "rules" / file, line, more)
    output = run_with(copy, "-m", "tests.rules.a_setting_more", *map(str, SAVES))
    said: dict[str, Any] = json.loads(output)
    return said


@pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_every_older_save_loads_and_replays_alike(path: Path, later: dict[str, Any]) -> None:
    """Older saves keep their settings and get the defaults of new ones."""
    replayed = later["saves"][str(path)]
    before = json.loads(path.read_text(encoding="utf-8"))["options"]
    more: dict[str, object] = {"moon": "new"}
    more |= {"mood": "calm"} if before.get("solo") == "botankhamun" else {}
    more |= {"temper": "cool"} if before.get("solo") == "automa" else {}
    more |= {"flood": "none"} if before.get("seth") else {}
    assert replayed["settings"] == before | more
    if path == EXAMPLE:
        result = replay(path)["result"]
    else:
        name = path.name.replace(".save.", ".result.")
        result = json.loads((RECORDED / name).read_text(encoding="utf-8"))
    assert replayed["result"] == json.loads(json.dumps(result))


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
