"""The ladder is calibrated by games between adjacent rungs."""

import pytest

from tools import calibrate


def test_adjacent_rungs_play_and_the_spacing_is_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calibrate, "RUNGS", ("random", "ladder:1", "ladder:5"))
    arguments = ["--games", "2", "--jobs", "1", "--instead", "ladder:5=search:1it"]
    assert calibrate.main(arguments) == 0
    said = capsys.readouterr().out
    assert "ladder:1 won 2 of 2 games against random" in said
    assert "search:1it won" in said
    assert said.count("+") >= 2
