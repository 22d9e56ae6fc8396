"""Texts to be copied are one line in narrow terminals, too."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from tekhenu import Game
from tekhenu.cli import main
from tekhenu.terminal import components
from tekhenu.terminal.play import RESUME, _make_room
from tekhenu.terminal.session import Session
from tekhenu.text import catalog, languages

WIDTH = 80
SEATS = ["human", "random"]
LENGTHS = [1, 12, *range(WIDTH - 60, WIDTH + 5), WIDTH + 70, 3 * WIDTH]


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Change the folder, so that the names of files have exactly the wanted length."""
    monkeypatch.chdir(tmp_path)


def name_of(length: int) -> str:
    return "n" * length


def console() -> tuple[Console, io.StringIO]:
    shown = io.StringIO()
    return Console(file=shown, width=WIDTH, highlight=False, markup=False), shown


def session(keep: str, lang: str = "en") -> tuple[Session, io.StringIO]:
    """Return a session with a save file."""
    screen, shown = console()
    table = Session(Game.new(seed=3), SEATS, screen, Path(keep), bare=True, lang=lang)
    return table, shown


def one_line(shown: io.StringIO, part: str) -> None:
    assert [line for line in shown.getvalue().splitlines() if part in line], shown.getvalue()


@pytest.mark.parametrize("lang", languages())
def test_the_command_that_goes_on_with_a_save(lang: str) -> None:
    for length in LENGTHS:
        table, shown = session("kept.json", lang)
        table.save_as(name_of(length), replace=True)
        one_line(shown, f"tekhenu play --load {name_of(length)} --seat human random")


@pytest.mark.parametrize("lang", languages())
def test_the_command_said_at_the_end(lang: str) -> None:
    for length in LENGTHS:
        table, shown = session(name_of(length), lang)
        table.farewell(RESUME)
        one_line(shown, f"tekhenu play --load {name_of(length)} --seat human random")


def test_a_name_with_spaces_is_quoted_and_whole() -> None:
    name = "my game " * 20
    table, shown = session("kept.json")
    table.save_as(name, replace=True)
    one_line(shown, f"tekhenu play --load '{name}' --seat human random")


def test_a_file_that_is_in_the_way() -> None:
    for length in LENGTHS:
        Path(name_of(length)).touch()
        table, shown = session("kept.json")
        table.save_as(name_of(length), replace=False)
        one_line(shown, f"s! {name_of(length)}")


def test_a_file_that_cannot_be_written() -> None:
    Path("file").touch()
    for length in LENGTHS:
        below = f"file/{name_of(length)}"
        table, shown = session(below)
        table.save_game()
        table.save_as(below, replace=False)
        assert sum(below in line for line in shown.getvalue().splitlines()) == 2


def test_where_the_earlier_game_went() -> None:
    for length in LENGTHS:
        folder = Path(name_of(length))
        folder.mkdir()
        (folder / "game.json").write_text("{}", encoding="utf-8")
        screen, shown = console()
        _make_room(folder, screen, catalog())
        one_line(shown, str(folder / "earlier-game.json"))


@pytest.mark.parametrize(
    ("change", "said"),
    [("", "All its values are the defaults."), ("statues.costs.6 = 4", "It replaces 1 value:")],
)
def test_an_edition_file(change: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    for length in LENGTHS:
        Path(name_of(length)).write_text(f'name = "Own"\n{change}\n', encoding="utf-8")
        assert main(["components", "--check", name_of(length)]) == 0
        one_line(io.StringIO(capsys.readouterr().out), f"{name_of(length)} is fine. {said}")


def test_a_command_names_a_file_as_a_shell_reads_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert components._write_template("my box.toml", False) == 0
    assert capsys.readouterr().out.endswith("tekhenu components --check 'my box.toml'\n")


def test_the_files_of_a_simulation(capsys: pytest.CaptureFixture[str]) -> None:
    out = f"[red]{name_of(2 * WIDTH)}"
    plan = ["--players", "2", "--agents", "random", "--games", "2", "--jobs", "1"]
    assert main(["simulate", *plan, "--out", out]) == 0
    output = capsys.readouterr().out.splitlines()
    assert {line for line in output if line.startswith(out)} >= {f"{out}/players.parquet"}
