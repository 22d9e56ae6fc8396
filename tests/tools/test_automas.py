"""The measurement of Automas: equal deals for all, and means that can be checked by hand."""

import json
from statistics import fmean

import pytest

from tekhenu import Automas, Settings
from tekhenu.lab.match import play_match
from tekhenu.lab.schedule import schedule
from tools import automas

PLAN = ["--automas", "2", "--difficulty", "0", "3", "--games", "3", "--jobs", "1", "--seed", "nile"]


def test_means_are_those_of_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert automas.main([*PLAN, "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [(row["automas"], row["difficulty"]) for row in rows] == [(2, 0), (2, 3)]
    means = []
    for row in rows:
        settings = Settings(solo=Automas(2, difficulty=row["difficulty"]))
        records = [play_match(match) for match in schedule(["random"], settings, 3, "nile")]
        means.append(fmean(seat.vp for record in records for seat in record.seats[1:]))
        assert row["automas_vp"]["mean"] == pytest.approx(means[-1])
        assert row["agent_vp"]["mean"] == pytest.approx(
            fmean(record.seats[0].vp for record in records)
        )
        assert row["wins"] == sum(record.seats[0].won for record in records)
        assert row["agent_seth"] == pytest.approx(
            fmean(record.seats[0].actions["seth"] for record in records)
        )
    assert rows[0]["more"] is None
    assert rows[1]["more"]["mean"] == pytest.approx(means[1] - means[0])


def test_the_table_has_a_row_per_setting(capsys: pytest.CaptureFixture[str]) -> None:
    assert automas.main([*PLAN, "--agents", "random", "greedy"]) == 0
    said = capsys.readouterr().out
    assert said.count("│ random") == said.count("│ greedy") == 2
    assert "Automas' VP" in said


@pytest.mark.parametrize("wrong", [["--automas", "4"], ["--difficulty", "5"], ["--games", "0"]])
def test_invalid_arguments_are_rejected(wrong: list[str]) -> None:
    with pytest.raises(SystemExit):
        automas.main(wrong)
