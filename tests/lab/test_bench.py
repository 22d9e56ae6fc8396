"""The bench compares like with like."""

from pathlib import Path

import pytest

from tekhenu import Botankhamun, Settings, TimeOfSeth
from tekhenu.lab import since
from tekhenu.lab.bench import Spread, add_seth_ratios, judged_figures
from tekhenu.lab.contenders import Contender, Figures, Ours
from tekhenu.lab.environments import aec, speed

ROOT = Path(__file__).parents[2]


def sides() -> list[Contender]:
    return [
        Ours(Settings(players=2)),
        Ours(Settings(players=4)),
        Ours(Settings(solo=Botankhamun())),
        Ours(Settings(players=2, expansion=TimeOfSeth())),
        Ours(Settings(players=4, expansion=TimeOfSeth())),
    ]


def test_a_game_with_seth_is_compared_with_a_base_game_of_as_many_in_the_same_round() -> None:
    def figures(*games_per_s: float) -> list[Figures]:
        return [{"games_per_s": speed} for speed in games_per_s]

    results = [figures(200, 100, 300, 160, 80), figures(100, 50, 300, 50, 50)]
    add_seth_ratios(sides(), results)
    ratios = [[one.get("seth_ratio") for one in rounds] for rounds in results]
    assert ratios == [[None, None, None, 1.25, 1.25], [None, None, None, 2.0, 1.0]]


def test_the_target_of_seth_is_judged_with_those_of_four() -> None:
    spreads = [{"copy_us": Spread(float(i), 0, 9)} for i in range(5)]
    spreads[3]["seth_ratio"] = Spread(9.0, 9, 9)
    spreads[4]["seth_ratio"] = Spread(1.1, 1, 2)
    judged = judged_figures(sides(), spreads, 4)
    assert judged["copy_us"].median == 1
    assert judged["seth_ratio"].median == 1.1
    assert judged_figures(sides()[:1], spreads[:1], 4) == {}


def test_the_environment_measured_is_that_of_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    usual = aec.env

    def noted(**settings: object) -> object:
        made.append(usual(**settings))  # type: ignore[arg-type]
        return made[-1]

    monkeypatch.setattr("tekhenu.lab.environments.aec.env", noted)
    for settings in (
        Settings(players=3, expansion=TimeOfSeth()),
        Settings(solo=Botankhamun("hard")),
    ):
        assert speed.steps_per_second(settings, 1, 0.01) > 0
        assert made[-1].match.settings == settings


def test_a_version_is_compared_with_another(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        since.main([str(ROOT), "--pairs", "1", "--rounds", "2", "--games", "1", "--players", "2"])
        == 0
    )
    heading, *rows = capsys.readouterr().out.splitlines()
    assert heading.split() == ["then", "now", "ratio"]
    assert [row.split(":")[0] for row in rows] == ["2 players"] * len(since.WORK)


def test_a_folder_without_the_project_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        since.main([str(tmp_path)])
