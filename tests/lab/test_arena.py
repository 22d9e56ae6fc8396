"""`tekhenu arena`: results that can be had again, in words and as JSON."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from tekhenu.cli import main

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"
TIME = re.compile(r" +\d+\.\d$")  # ms/decision, the one column that no seed fixes
CROOKED = """
class Stubborn:
    def choose(self, view, decision, rng):
        return decision.options[0]

class Broken:
    def choose(self, view, decision, rng):
        raise RuntimeError("no idea")

class Cheat:
    def choose(self, view, decision, rng):
        return "win"
"""


def arena(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["arena", *arguments, "--json"]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    return data


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "own.py"
    path.write_text(CROOKED, encoding="utf-8")
    return path


def test_the_summary_has_every_agent_with_its_figures(
    capsys: pytest.CaptureFixture[str], own: Path
) -> None:
    data = arena(capsys, "random", f"{own}:Stubborn", "--games", "20", "--jobs", "1")
    assert (data["players"], data["games"], data["balanced"]) == (2, 20, True)
    assert {row["agent"] for row in data["agents"]} == {"random", f"{own}:Stubborn"}
    for row in data["agents"]:
        assert {"agent", "games", "win_rate", "mean_vp", "elo"} <= set(row)
        assert row["games"] == 20
        low, high = row["win_rate_interval"]
        assert low <= row["win_rate"] <= high
        assert row["elo_interval"][0] <= row["elo"] <= row["elo_interval"][1]
    first, second = data["agents"]
    assert first["elo"] >= second["elo"]
    assert first["wins"] + second["wins"] == 20


def test_the_same_seed_gives_the_same_text_whatever_the_jobs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = ["arena", "random", "random", "--games", "12", "--players", "3", "--json"]
    texts = []
    for more in (["--jobs", "1"], ["--jobs", "3"], ["--jobs", "1", "--seed", "other"]):
        assert main([*arguments, *more]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    assert texts[0] != texts[2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_and_fewer_agents_than_seats(capsys: pytest.CaptureFixture[str], players: int) -> None:
    for agents in (1, 2, 5):
        games = "20" if agents == 5 else "6"
        specs = ["random"] * agents
        data = arena(capsys, *specs, "--players", str(players), "--games", games, "--jobs", "1")
        assert len(data["agents"]) == agents
        assert sum(row["games"] for row in data["agents"]) == players * data["games"]
        assert sum(row["wins"] for row in data["agents"]) == data["games"]


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "random", "random", "--games", "3", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert "random#2" in out and "Elo" in out
    assert "Use --games 4 for a balanced schedule" in out
    assert "anchor" in out


def test_the_expansion_is_played_and_its_god_counted(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("random", "random", "--games", "2", "--jobs", "1")
    plain, seth = arena(capsys, *arguments), arena(capsys, *arguments, "--seth")
    assert "seth" not in plain and seth["seth"] is True
    for row in plain["agents"]:
        assert list(row["actions_per_game"]) == [
            *("horus", "ra", "hathor", "bastet", "thoth", "osiris", "produce")
        ]
    assert all("seth" in row["actions_per_game"] for row in seth["agents"])
    assert sum(row["actions_per_game"]["seth"] for row in seth["agents"]) > 0


def test_every_agent_meets_the_solo_opponent(capsys: pytest.CaptureFixture[str]) -> None:
    solo = ("--solo", "botankhamun", "--difficulty", "hard")
    data = arena(capsys, "random", "random", *solo, "--games", "6", "--jobs", "1")
    assert (data["players"], data["solo"], data["difficulty"]) == (2, "botankhamun", "hard")
    games = {row["agent"]: row["games"] for row in data["agents"]}
    assert games == {"Botankhamun": 6, "random": 3, "random#2": 3}
    assert data["agents"][0]["agent"] == "Botankhamun"


def test_search_bound_by_iterations_gives_the_same_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = ("search:1it", "random", "--games", "2")
    assert arena(capsys, *arguments, "--jobs", "1") == arena(capsys, *arguments, "--jobs", "2")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["nobody"], "no agent is called 'nobody'"),
        (["search"], "search needs a limit"),
        (["random", "--games", "0"], "whole number of at least 1"),
        (["random", "--games", "many"], "whole number of at least 1"),
        (["random", "--jobs", "-1"], "whole number of at least 1"),
        (["random", "--players", "5"], "invalid choice"),
        (["random", "--difficulty", "hard"], "--difficulty needs --solo"),
        (
            ["random", "--solo", "botankhamun", "--players", "2"],
            "--players cannot be combined",
        ),
        (["random", "--solo", "botankhamun", "--difficulty", "mild"], "easy, medium, hard"),
        (["random", "--solo", "botankhamun", "--seth"], "cannot be played with Time of Seth"),
        ([], "AGENT"),
    ],
)
def test_what_makes_no_sense_is_refused(
    capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    try:
        code: object = main(["arena", *arguments])
    except SystemExit as end:
        code = end.code
    assert code == 2
    captured = capsys.readouterr()
    assert complaint in captured.err
    assert captured.out == ""


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(("agent", "complaint"), [("Broken", "no idea"), ("Cheat", "'win' is not")])
def test_a_broken_agent_is_reported_with_its_game(
    capsys: pytest.CaptureFixture[str], own: Path, jobs: str, agent: str, complaint: str
) -> None:
    assert main(["arena", f"{own}:{agent}", "random", "--games", "4", "--jobs", jobs]) == 2
    error = capsys.readouterr().err
    assert "could not be played" in error and "game seed 0/" in error
    assert complaint in error


def test_the_sample_on_the_page_is_what_the_command_prints(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sample must be copied to the page again when agents have changed."""
    block = re.search(
        r"```console\n\$ tekhenu (arena .*)\n((?:.*\n)*?)```", PAGE.read_text("utf-8")
    )
    assert block is not None
    command, sample = block.groups()
    monkeypatch.setenv("COLUMNS", "100")
    assert main(shlex.split(command)) == 0
    printed = capsys.readouterr().out
    assert _without_times(sample) == _without_times(printed), printed


def _without_times(text: str) -> list[str]:
    lines = [line.rstrip() for line in text.splitlines()]
    return [TIME.sub("", line) for line in lines if line]
