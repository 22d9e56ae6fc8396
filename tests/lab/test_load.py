"""The load test itself works, on a small scale."""

import re

import pytest

from tekhenu.lab import load


def test_a_small_load(capsys: pytest.CaptureFixture[str]) -> None:
    assert load.main(["--games", "5", "--rate", "25", "--seconds", "2"]) == 0
    told = capsys.readouterr().out
    found = re.search(r"5 games, (\d+) moves", told)
    assert found is not None, told
    assert int(found[1]) >= 40
    assert "99th percentile" in told
