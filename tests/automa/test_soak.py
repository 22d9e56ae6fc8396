"""A short soak: every invariant after every choice, dealt hands included."""

import pytest

from tekhenu import Automas
from tools.soak import run as soak
from tools.soak.deals import automa_recipe


def test_a_short_soak_reports_the_scores_of_automas(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--automas", "1", "3", "--difficulty", "0", "4", "--solo-games", "3"]
    assert soak.main([*arguments, "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert "\n12 games, no failure" in said
    for part in ("Automas, mean", "1 Automas, 0", "3 Automas, 4", "service", "E cards", "regions"):
        assert part.lower() in said.lower(), part


def test_every_third_game_has_a_dealt_hand() -> None:
    games = [automa_recipe(2, 3, 0, number) for number in range(9)]
    assert [game.dealt for game in games] == [False, False, True] * 3
    assert len({game.seed for game in games}) == 9
    assert {g.settings.solo for g in games} == {Automas(2, difficulty=3)}
    for game in games:
        assert not game.begin().over


@pytest.mark.parametrize("wrong", [["--automas", "4"], ["--automas", "1", "--difficulty", "5"]])
def test_senseless_arguments_are_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit):
        soak.main(wrong)
