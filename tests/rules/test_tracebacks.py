"""A traceback names files of the package, and no folder of the machine that compiled the core."""

import os
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from scripts import fast
from tekhenu import Game, IllegalMove, core


def test_a_traceback_names_the_source_and_shows_its_line() -> None:
    with pytest.raises(IllegalMove) as refused:
        Game.new(seed=7).play("nonsense")
    frame = traceback.extract_tb(refused.tb)[-1]
    assert frame.filename.endswith("tekhenu/rules/decision.py")
    assert os.path.isabs(frame.filename) == (core.KIND == core.INTERPRETED)
    assert frame.line == "raise IllegalMove(self.refusal(option))"


def test_the_compiler_is_given_relative_paths(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[str] = []

    def record(paths: Sequence[str], **_: Any) -> list[Any]:
        given.extend(path for path in paths if path.endswith(".py"))
        assert all(Path(path).is_file() for path in given), "from the folder it runs in"
        return []

    here = Path.cwd()
    monkeypatch.setenv("MYPYPATH", "")
    monkeypatch.setattr("mypyc.build.mypycify", record)
    fast._translate(list(fast.modules().values()), tmp_path)
    assert "tekhenu/rules/game.py" in given
    assert not any(map(os.path.isabs, given))
    assert Path.cwd() == here
