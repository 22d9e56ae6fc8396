"""The benchmark compares equal work."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from tekhenu import Botankhamun, Settings, TimeOfSeth
from tekhenu.lab.environments import aec
from tools.bench import environments as speed
from tools.bench import since
from tools.bench.contenders import Contender, Figures, Ours, Tally
from tools.bench.run import (
    ROWS,
    Spread,
    add_seth_ratios,
    measure,
    print_report,
    report_console,
    target_figures,
)

ROOT = Path(__file__).parents[2]


def sides() -> list[Contender]:
    return [
        Ours(Settings(players=2)),
        Ours(Settings(players=4)),
        Ours(Settings(solo=Botankhamun())),
        Ours(Settings(players=2, expansion=TimeOfSeth())),
        Ours(Settings(players=4, expansion=TimeOfSeth())),
    ]


def test_a_game_with_seth_is_compared_with_a_base_game_in_the_same_round() -> None:
    def figures(*games_per_s: float) -> list[Figures]:
        return [{"games_per_s": speed} for speed in games_per_s]

    results = [figures(200, 100, 300, 160, 80), figures(100, 50, 300, 50, 50)]
    add_seth_ratios(sides(), results)
    ratios = [[one.get("seth_ratio") for one in rounds] for rounds in results]
    assert ratios == [[None, None, None, 1.25, 1.25], [None, None, None, 2.0, 1.0]]


def test_the_target_of_seth_is_compared_with_four_players() -> None:
    spreads = [{"copy_us": Spread(float(i), 0, 9)} for i in range(5)]
    spreads[3]["seth_ratio"] = Spread(9.0, 9, 9)
    spreads[4]["seth_ratio"] = Spread(1.1, 1, 2)
    measured = target_figures(sides(), spreads, 4)
    assert measured["copy_us"].median == 1
    assert measured["seth_ratio"].median == 1.1
    assert target_figures(sides()[:1], spreads[:1], 4) == {}


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


NAMES = (
    *("tekhenu, 4p, compiled", "tekhenu, 4p with Seth, compiled", "tekhenu, 4p, interpreted"),
    *("open_spiel 2.0.2, backgammon", "open_spiel 2.0.2, python_liars_poker"),
    "catanatron 3.2.1, 4p, on Python 3.11.7",
)


def test_the_tables_fit_a_hundred_columns_with_a_line_for_each_figure() -> None:
    shown = io.StringIO()
    wide = dict.fromkeys(ROWS, Spread(123_456.7, 61_728, 246_913))
    print_report(report_console(shown), NAMES, [wide] * len(NAMES), {})
    heading, *lines = shown.getvalue().splitlines()
    assert heading.startswith("Random games on one processor core")
    assert max(map(len, lines)) <= 100
    cells = [[cell.strip() for cell in line.split("│")[1:-1]] for line in lines if "±75%" in line]
    assert [row[0] for row in cells] == [label for label, _ in ROWS.values()] * 2
    assert all(cell.endswith("±75%") for row in cells for cell in row[1:])
    text = " ".join(shown.getvalue().split())
    assert "python_liars_poker" in text and "on Python 3.11.7" in text


def test_the_report_says_why_the_compiled_core_was_not_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tekhenu.core.KIND", "interpreted")
    monkeypatch.setattr("tekhenu.core.REASON", "TEKHENU_CORE is set to interpreted")
    shown = io.StringIO()
    print_report(report_console(shown), NAMES[:1], [{"games_per_s": Spread(1.0, 1, 1)}], {})
    assert (
        "Only the interpreted core was measured: TEKHENU_CORE is set to interpreted."
        in shown.getvalue()
    )


class Instant:
    """A side that reports a tenth of a second per game."""

    def __init__(self, name: str) -> None:
        self.name = name

    def time(self, first: int, count: int) -> float:
        return count / 10

    def count(self, first: int, count: int) -> Tally:
        return Tally(count, count, count, count)

    def probe(self, seed: int) -> Figures:
        return {}


@pytest.mark.parametrize("terminal", [True, False])
def test_progress_is_shown(terminal: bool) -> None:
    shown = io.StringIO()
    console = Console(file=shown, force_terminal=terminal, width=100)
    measure([Instant("one"), Instant("two")], rounds=2, seconds=0.1, console=console)
    if terminal:
        for now in ("warming up: two", "round 1 of 2: one", "round 2 of 2: two"):
            assert now in shown.getvalue()
    else:
        assert shown.getvalue().split("\n") == ["warming up", "round 1 of 2", "round 2 of 2", ""]


def test_a_version_is_compared_with_another(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        since.main([str(ROOT), "--pairs", "1", "--rounds", "2", "--games", "1", "--players", "2"])
        == 0
    )
    heading, *rows = capsys.readouterr().out.splitlines()
    assert heading.split() == ["then", "now", "ratio"]
    assert [row.split(":")[0] for row in rows] == ["2 players"] * len(since.WORK)


def test_a_folder_without_the_project_is_rejected(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        since.main([str(tmp_path)])
