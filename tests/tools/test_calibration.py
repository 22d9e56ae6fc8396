"""The estimates of the analysis are compared with the results of games."""

import json
from pathlib import Path

import pytest

from tekhenu import Settings
from tools.calibration import run


def test_a_game_gives_a_report_and_a_plot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "DEALS", 2)
    game = run.play("random", Settings(), 7)
    assert {sample.round for sample in game.samples} == set(range(1, 17))
    finals = {sample.final for sample in game.samples}
    assert len(finals) == 2 and sum(finals) == 0  # the two players' margins
    report = run.report([game])
    assert report["positions"] == len(game.samples) == 32
    json.dumps(report)
    drawing = run.plot(report)
    assert drawing.startswith("<svg") and drawing.count("<circle") == len(report["bins"])
