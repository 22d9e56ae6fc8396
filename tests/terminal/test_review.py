"""`tekhenu review`: reports of real games, clear errors, JSON, and the table of a folder."""

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path

import pytest
from pyarrow import parquet

from tekhenu import Game
from tekhenu.analysis.engine import Stage
from tekhenu.analysis.review import Depth, Review, finished, grade_of, turn_from_json, turns_of
from tekhenu.cli import main, make_parser
from tekhenu.lab import reviews, tables
from tekhenu.lab.errors import LabError
from tekhenu.terminal import review
from tekhenu.terminal.review import ReviewReport, curve_rows, document_of
from tekhenu.terminal.screen import make_console
from tekhenu.text import catalog, languages
from tests.test_workers import wait_until_gone

RECORDED = Path(__file__).parent.parent / "recorded"
SOLO = RECORDED / "2-players-one-automa.save.json"
SHALLOW = Depth((Stage(1, 1),), 1, 1)
PATIENCE = 60.0

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (review, reviews):
        monkeypatch.setattr(module, "DEPTH", SHALLOW)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*arguments: str | Path) -> tuple[int, str, str]:
        try:
            code = main(["review", *map(str, arguments)])
        except SystemExit as ended:
            code = int(str(ended.code))
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


def game_of(file: Path) -> Game:
    return Game.load(file.read_text(encoding="utf-8"))


def begun(choices: int) -> str:
    """Return the save of a game in progress."""
    game = game_of(RECORDED / "2-players-at-random.save.json")
    while len(game.choices) > choices:
        game.undo(force=True)
    return game.save()


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write a review as JSON with two processes."""
    file = tmp_path_factory.mktemp("review") / "review.json"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(review, "DEPTH", SHALLOW)
        save = RECORDED / "2-players-at-random.save.json"
        assert main(["review", str(save), "--jobs", "2", "--json", str(file)]) == 0
    return file


@pytest.fixture(scope="module")
def whole(exported: Path) -> tuple[Game, Review]:
    game = game_of(RECORDED / "2-players-at-random.save.json")
    turns = json.loads(exported.read_text(encoding="utf-8"))["turns"]
    return game, finished(game, [turn_from_json(turn) for turn in turns])


def test_a_review_of_a_finished_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    code, said, meanwhile = run(SOLO, "--jobs", "1", "--json", file)
    assert code == 0
    turns = turns_of(game_of(SOLO))
    found = json.loads(file.read_text(encoding="utf-8"))
    assert len(found["turns"]) == len(turns) == 32
    assert meanwhile.splitlines() == [f"Turns reviewed: {done} of 32" for done in (8, 16, 24, 32)]
    for heading in ("Luck", "Own mistakes", "Final margin", "VP lost per turn", "Blunder"):
        assert heading in said
    vp = [player.vp for player in game_of(SOLO).state.players]
    assert f"{vp[0] - vp[1]:+d}.0".replace("-", "−") in said


def test_two_processes_find_what_one_finds(exported: Path, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    assert run(RECORDED / "2-players-at-random.save.json", "--jobs", "1", "--json", file)[0] == 0
    assert file.read_bytes() == exported.read_bytes()


def plain(text: str) -> str:
    """Return the words of a text with single spaces."""
    return " ".join(text.split())


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seat", [0, 1])
def test_a_report_in_every_language(
    lang: str, seat: int, whole: tuple[Game, Review], capsys: pytest.CaptureFixture[str]
) -> None:
    game, found = whole
    words = catalog(lang)
    report = ReviewReport(game, found, seat, words)
    make_console(plain=True).print(report.whole())
    said = plain(capsys.readouterr().out)
    assert plain(report.headline()) in said
    assert plain(words.say("report-curve", player=report.names[seat])) in said
    moments = found.moments(seat)
    assert len(moments) == 3
    for moment in moments:
        turn = found.turns[moment.number]
        if moment.kind != "luck":
            assert plain(report.spoken(turn, turn.best))[:20] in said
    assert said.count(plain(words.say("report-reasons"))) == sum(m.kind != "luck" for m in moments)


def test_the_numbers_of_a_player_add_up_as_they_are_shown(
    whole: tuple[Game, Review], capsys: pytest.CaptureFixture[str]
) -> None:
    make_console(plain=True).print(ReviewReport(*whole, 0, catalog()).table())
    lines = capsys.readouterr().out.replace("−", "-").splitlines()
    for column in (-2, -1):
        *parts, final = [float(line.split()[column]) for line in lines[1:6]]
        assert sum(parts) == pytest.approx(final)


def test_a_game_in_progress(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(begun(20), encoding="utf-8")
    code, said, _ = run(file, "--jobs", "1", "--seat", "1")
    assert code == 0
    assert "Review of a game in progress, round 1 of 16" in said
    assert "Expected margin now" in said
    assert "Final margin" not in said


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seat", [0, 1])
def test_the_review_as_one_web_page(lang: str, seat: int, whole: tuple[Game, Review]) -> None:
    game, found = whole
    words = catalog(lang)
    page = unescape(document_of(game, found, seat, words))
    assert f'<html lang="{lang}">' in page
    assert not re.search(r'(?:src|href)="(?!#)|url\((?!#)|@import|<script', page)
    for number in range(1, len(found.moments(seat)) + 1):
        assert f'<article id="moment-{number}">' in page
    for turn in found.turns:
        if turn.turn.before not in {found.turns[m.number].turn.before for m in found.moments(seat)}:
            assert f'id="turn-{turn.turn.before}"' in page
    assert words.say("review-honest") in page


def test_web_pages_of_finished_games_and_games_in_progress(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "review.html"
    assert run(SOLO, "--jobs", "1", "--html", out)[0] == 0
    assert "Play and luck" in out.read_text(encoding="utf-8")
    save = tmp_path / "game.json"
    save.write_text(begun(20), encoding="utf-8")
    assert run(save, "--jobs", "1", "--html", out)[0] == 0
    page = out.read_text(encoding="utf-8")
    assert "Review of a game in progress, round 1 of 16" in page
    assert "Expected margin now" in page and "Final margin" not in page


def test_what_cannot_be_reviewed(run: Run, tmp_path: Path) -> None:
    good = SOLO.read_text(encoding="utf-8")
    files = {
        "broken.json": good.replace("keep", "kept", 1),
        "cut.json": good[:-50],
        "other.json": "{}",
        "new.json": begun(0),
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
    for name in (*files, "binary.json", "absent.json"):
        code, said, wrong = run(tmp_path / name, "--jobs", "1")
        assert (code, said) == (2, ""), name
        assert wrong.count("\n") == 1 and f"{name}: " in wrong
    code, _, wrong = run(SOLO, "--seat", "2")
    assert (code, wrong) == (2, "This game has seats 0 to 1.\n")
    code, _, wrong = run(tmp_path)
    assert (code, "Use --parquet" in wrong) == (2, True)
    for option in ("--json", "--html", "--parquet"):
        code, _, wrong = run(SOLO, "--jobs", "1", option, tmp_path / "no" / "where.json")
        assert (code, "where.json: No such file" in wrong) == (2, True)
        code, _, wrong = run(SOLO, "--jobs", "1", option, tmp_path)
        assert (code, "Is a directory" in wrong) == (2, True)
    assert run(SOLO, "--jobs", "0")[0] == 2


def test_ctrl_c_ends_the_review_and_its_processes(tmp_path: Path) -> None:
    save = RECORDED / "4-players-at-random.save.json"
    command = [sys.executable, "-m", "tekhenu", "review", str(save), "--jobs", "2"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    found = until(lambda: [int(pid) for pid in workers(process.pid)] if children.exists() else [])
    process.send_signal(signal.SIGINT)
    said, wrong = process.communicate(timeout=PATIENCE)
    assert (process.returncode, said) == (130, "")
    assert "Traceback" not in wrong
    for pid in found:
        wait_until_gone(pid)


def workers(parent: int) -> Iterator[str]:
    """Yield the children of all threads of a process."""
    for thread in Path(f"/proc/{parent}/task").iterdir():
        yield from (thread / "children").read_text().split()


def until(look: Callable[[], list[int]]) -> list[int]:
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end
        time.sleep(0.02)
    return found


def test_help_in_every_language(run: Run) -> None:
    for lang in languages():
        code, said, _ = run("--help", "--lang", lang)
        assert code == 0
        assert "--parquet" in said


# The curve


def test_a_curve_has_an_axis_and_a_point_for_every_value() -> None:
    rows = curve_rows([0, 2, 4, -4, 4], 60)
    assert rows == [
        "   +4   ● ●",
        "           ",
        "       ●   ",
        "           ",
        "    0 ●────",
        "           ",
        "           ",
        "           ",
        "   −4    ● ",
    ]


def test_a_curve_fits_the_width() -> None:
    rows = curve_rows([float(value) for value in range(200)], 40)
    assert {len(row) for row in rows} == {6 + 40}
    assert sum(row.count("●") for row in rows) == 40
    assert rows[0].endswith("●") and rows[0].startswith(" +199")
    flat = curve_rows([0.0, 0.0], 40)
    assert "    0 ●●" in flat


# The table of a folder


def test_a_folder_becomes_a_table(run: Run, tmp_path: Path) -> None:
    folder, out = tmp_path / "games", tmp_path / "turns.parquet"
    folder.mkdir()
    (folder / "a.json").write_bytes(SOLO.read_bytes())
    (folder / "b.json").write_text("nothing", encoding="utf-8")
    seats = ["learned", "random"]
    kept = {"seats": seats, "game": begun(18)}
    (folder / "c.json").write_text(json.dumps(kept), encoding="utf-8")
    (folder / "d.json").write_text(begun(0), encoding="utf-8")
    (folder / "notes.txt").write_text("no game")
    code, said, meanwhile = run(folder, "--parquet", out, "--jobs", "2")
    assert code == 0, meanwhile
    assert "Left out: " in meanwhile and "b.json: " in meanwhile
    rows = parquet.read_table(out).to_pylist()
    solo, short = turns_of(game_of(SOLO)), turns_of(Game.load(begun(18)))
    names = [row["game"] for row in rows]
    assert names == ["a.json"] * len(solo) + ["c.json"] * len(short)
    assert [row["round"] for row in rows] == [turn.round for turn in (*solo, *short)]
    assert list(rows[0]) == [name for name, _ in reviews.COLUMNS]
    for row, turn in zip(rows, (*solo, *short), strict=True):
        assert row["played"] == ", ".join(map(str, turn.choices))
        assert row["seat"] == turn.seat
        assert row["grade"] == grade_of(row["loss"])
        assert len(row["margins"]) == row["players"] == 2
        assert row["agent"] == (None if row["game"] == "a.json" else seats[turn.seat])
        assert (row["kind"] == "die") == row["played"].startswith("die:")
    assert f"Written to {out}. Games: 2. Turns: {len(rows)}." in said
    total = sum(row["loss"] for row in rows if row["kind"] == "die")
    line = next(line for line in said.splitlines() if "│ die " in line)
    assert f" {total:.1f} " in line
    assert not list(tmp_path.glob("*.draft"))


def test_an_interrupted_table_has_the_games_that_were_complete(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in "ab":
        (tmp_path / f"{name}.json").write_bytes(SOLO.read_bytes())
    whole_rows = reviews.turn_rows

    def interrupted(planned: reviews.PlannedGame, found: Review) -> Iterator[dict[str, object]]:
        if planned.name == "b.json":
            raise KeyboardInterrupt
        return whole_rows(planned, found)

    monkeypatch.setattr(reviews, "turn_rows", interrupted)
    out = tmp_path / "turns.parquet"
    code, said, _ = run(tmp_path, "--parquet", out, "--jobs", "1")
    assert code == 130
    assert f"Stopped and written to {out}. Games: 1. Turns: 32." in said
    assert {row["game"] for row in parquet.read_table(out).to_pylist()} == {"a.json"}


def test_a_table_needs_games_and_pyarrow(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "turns.parquet"
    code, _, wrong = run(tmp_path, "--parquet", out)
    assert (code, wrong) == (2, "There is no saved game to review.\n")
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    code, _, wrong = run(tmp_path, "--parquet", out)
    assert code == 2
    assert wrong == "tekhenu: review --parquet needs pyarrow: pip install 'tekhenu[lab]'\n"
    with pytest.raises(LabError, match=r"^simulate needs pyarrow"):
        tables.need_pyarrow()
    assert not out.exists()


def test_the_commands_of_the_documentation_exist() -> None:
    page = (Path(__file__).parents[2] / "docs" / "analysis.md").read_text(encoding="utf-8")
    commands = [line.split()[1:] for line in page.splitlines() if line.startswith("tekhenu ")]
    assert len(commands) == 3
    for command in commands:
        parsed = make_parser().parse_args(command)
        assert parsed.run is review.run
    for option in ("--seat", "--json", "--parquet", "--jobs"):
        assert f"| `{option} " in page
