"""`tekhenu simulate` plays every game once, even if the program is interrupted."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from tekhenu.cli import main
from tekhenu.components import load
from tekhenu.lab.errors import MatchFailed
from tekhenu.lab.jobs import work_all
from tests.lab.dawdler import ENOUGH, FATAL, RESULTS, die, written

GAMES = 60
PATIENCE = 60.0
AGENT = f"{Path(__file__).with_name('dawdler.py')}:Dawdler"
TABLES = ("players", "cards", "sources")


def command(out: Path, games: int = GAMES, *more: str) -> list[str]:
    plan = ["--players", "2", "--agents", AGENT, "--games", str(games), "--seed", "nile"]
    return ["simulate", *plan, "--out", str(out), *more]


def rows(out: Path, table: str) -> list[dict[str, Any]]:
    """Return the rows without thinking times, which no seed determines."""
    found: list[dict[str, Any]] = parquet.read_table(out / f"{table}.parquet").to_pylist()
    for row in found:
        row.pop("seconds", None)
    return found


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Run a simulation without interruptions."""
    out = tmp_path_factory.mktemp("whole") / "results"
    assert main(command(out, GAMES, "--jobs", "1")) == 0
    return out


@pytest.fixture
def copy(whole: Path, tmp_path: Path) -> Path:
    out = tmp_path / "results"
    shutil.copytree(whole, out)
    return out


def started(out: Path, enough: int) -> subprocess.Popen[str]:
    """Play `count` games quickly, then so slowly that the simulation does not end."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tekhenu", *command(out, GAMES, "--jobs", "2")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, ENOUGH: str(enough), RESULTS: str(out)},
    )
    end = time.monotonic() + PATIENCE
    while written(out) < enough:
        assert process.poll() is None and time.monotonic() < end
        time.sleep(0.02)
    return process


def processes(out: Path) -> list[int]:
    """Return the living processes that `started` began for a folder, and their workers."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            environment = (folder / "environ").read_bytes().split(b"\0")
        except OSError:
            continue
        if f"{RESULTS}={out}".encode() in environment:
            found.append(int(folder.name))
    return found


def wait_for_the_last(out: Path) -> None:
    end = time.monotonic() + PATIENCE
    while processes(out):
        assert time.monotonic() < end, "a worker has outlived its parent"
        time.sleep(0.05)


def test_killed_twice_and_resumed_it_equals_an_undisturbed_one(whole: Path, tmp_path: Path) -> None:
    out = tmp_path / "results"
    for number in (8, 24):
        process = started(out, number)
        assert len(processes(out)) == 3
        process.send_signal(signal.SIGKILL)
        process.communicate()
        assert not (out / "players.parquet").exists()
        wait_for_the_last(out)
    kept = sum(file.read_bytes().count(b"\n") for file in out.glob("games/*"))
    assert 24 <= kept < GAMES
    assert main(command(out, GAMES, "--jobs", "1")) == 0
    assert len(list(out.glob("games/*"))) == 3
    for table in TABLES:
        assert rows(out, table) == rows(whole, table)
    numbers = Counter(row["game"] for row in rows(out, "players"))
    assert numbers == dict.fromkeys(range(GAMES), 2)


def test_a_killed_worker_is_replaced(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A worker is killed within a game; another one plays the game from its start."""
    out, killed = tmp_path / "results", tmp_path / "killed"
    monkeypatch.setenv(FATAL, str(killed))
    assert main(command(out, GAMES, "--jobs", "2")) == 0
    assert killed.exists()
    for table in TABLES:
        assert rows(out, table) == rows(whole, table)
    assert [record.getMessage() for record in caplog.records] == [
        "A worker process ended unexpectedly (exit code -9); its task is repeated."
    ]


def test_a_task_that_kills_every_worker_ends_the_work() -> None:
    with pytest.raises(MatchFailed, match="ended unexpectedly 3 times in a row"):
        list(work_all([1, 2], 2, die))


def test_stopped_by_ctrl_c_it_says_how_to_go_on(tmp_path: Path) -> None:
    out = tmp_path / "results"
    process = started(out, 5)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does
    printed, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert printed == ""
    assert "run the same command to continue" in errors
    assert "Traceback" not in errors
    wait_for_the_last(out)


def test_a_line_cut_short_is_played_again(whole: Path, copy: Path) -> None:
    file = next(copy.glob("games/*"))
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:40]) + lines[40][:200])
    assert main(command(copy, GAMES, "--jobs", "1")) == 0
    for table in TABLES:
        assert rows(copy, table) == rows(whole, table)


def test_a_damaged_line_in_the_middle_is_no_accident(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = next(copy.glob("games/*"))
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:3], b"{}\n", *lines[4:]]))
    assert main(command(copy)) == 2
    assert f"{file}, line 4" in capsys.readouterr().err


def test_a_game_written_twice_is_counted_once(whole: Path, copy: Path) -> None:
    shutil.copy(copy / "games/0001.jsonl", copy / "games/0002.jsonl")
    assert main(command(copy)) == 0
    assert rows(copy, "players") == rows(whole, "players")


def test_more_games_may_be_added(copy: Path, whole: Path) -> None:
    assert main(command(copy, GAMES + 10, "--jobs", "1")) == 0
    assert rows(copy, "players")[: 2 * GAMES] == rows(whole, "players")
    assert len(rows(copy, "players")) == 2 * (GAMES + 10)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--players", "3"], "with --players 2, not --players 3"),
        (["--seth"], "with --players 2, not --players 2 --seth"),
        (["--agents", "greedy"], f"of {AGENT}, not greedy"),
        (["--agents", "random", "greedy"], f"of {AGENT}, not random greedy"),
        (["--seed", "delta"], "with seed nile, not delta"),
        (["--games", "5"], f"of {GAMES} games, not only 5"),
    ],
)
def test_other_options_are_refused(
    whole: Path, arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {file: file.stat().st_mtime_ns for file in whole.rglob("*")}
    assert main([*command(whole), *arguments]) == 2
    assert complaint in capsys.readouterr().err
    before.pop(whole / ".lock")
    assert before == {file: file.stat().st_mtime_ns for file in before}


def test_another_program_is_refused(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    manifest = json.loads((copy / "simulation.json").read_text())
    assert manifest["edition"] == load().fingerprint
    manifest["program"] = "0" * 16
    (copy / "simulation.json").write_text(json.dumps(manifest))
    assert main(command(copy)) == 2
    assert "another version of the program" in capsys.readouterr().err


def test_a_foreign_folder_is_refused_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "thesis.txt").write_text("dear")
    assert main(command(tmp_path)) == 2
    assert "contains other files (thesis.txt) and no simulation" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 99}', '{"format": 1, "plan": 3}'])
def test_a_manifest_of_something_else_is_refused(
    tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "simulation.json").write_text(text)
    assert main(command(tmp_path)) == 2
    assert "does not describe a simulation" in capsys.readouterr().err


def test_a_file_is_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results"
    file.write_text("")
    assert main(command(file)) == 2
    assert main(command(file / "below")) == 2
    assert "is a file" in capsys.readouterr().err


def test_two_at_once_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "results"
    process = started(out, 1)
    try:
        assert main(command(out)) == 2
        assert "another simulation is running in this folder" in capsys.readouterr().err
    finally:
        process.kill()
        process.communicate()


def test_an_empty_folder_is_fine_and_the_summary_is_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = []
    for name, jobs in (("a", "1"), ("b", "2")):
        out = tmp_path / name
        out.mkdir()
        arguments = ["--players", "3", "--agents", "random", "--games", "6", "--json"]
        assert main(["simulate", *arguments, "--out", str(out), "--jobs", jobs]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    data = json.loads(texts[0])
    assert (data["players"], data["games"], data["seed"]) == (3, 6, "0")
    assert [row["agent"] for row in data["agents"]] == ["random"]
    assert sum(seat["win_rate"] for seat in data["seats"]) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize("arguments", [["--games", "3"], ["--agents", "nobody", "--out", "x"], []])
def test_what_makes_no_sense_is_refused(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    try:
        code: object = main(["simulate", *arguments])
    except SystemExit as end:
        code = end.code
    assert code == 2
    assert not list(tmp_path.iterdir())


# The tables


def test_the_columns_are_those_documented(whole: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    for table in TABLES:
        for name in parquet.read_schema(whole / f"{table}.parquet").names:
            assert f"`{name}`" in page or name.startswith("uses_"), (table, name)


def test_vp_by_source_sum_to_vp(whole: Path) -> None:
    sums: Counter[tuple[int, int]] = Counter()
    for row in rows(whole, "sources"):
        sums[row["game"], row["seat"]] += row["vp"]
    players = {(row["game"], row["seat"]): row["vp"] for row in rows(whole, "players")}
    assert len(players) == 2 * GAMES
    assert dict(sums) == players


def test_every_game_has_one_winner_by_the_tie_breaks(whole: Path) -> None:
    games: dict[int, list[dict[str, Any]]] = {}
    for row in rows(whole, "players"):
        games.setdefault(row["game"], []).append(row)
    for seats in games.values():
        seats.sort(key=lambda row: (-row["vp"], -row["scribes"], row["last_order"]))
        assert [row["rank"] for row in seats] == [1, 2]
        assert [row["won"] for row in seats] == [True, False]


def test_every_card_taken_has_its_row(whole: Path) -> None:
    taken = Counter((row["game"], row["seat"]) for row in rows(whole, "cards"))
    players = {(row["game"], row["seat"]): row["cards"] for row in rows(whole, "players")}
    assert taken == players
    families = {row["card"][0]: row["family"] for row in rows(whole, "cards")}
    assert families == {"B": "blessing", "T": "technology", "D": "decree"}
