"""`tekhenu play --solo automa` at a terminal."""

import re
from pathlib import Path
from random import Random

import pytest

from tekhenu import Automas, Settings
from tekhenu.cli import main
from tekhenu.rules.event import Uncovered
from tekhenu.terminal.automa import automa_board
from tekhenu.terminal.final import final_table
from tekhenu.terminal.help import general_help
from tekhenu.terminal.log import why_no_undo
from tekhenu.terminal.look import Theme
from tekhenu.terminal.screen import screen
from tekhenu.text import catalog, seat_names
from tests.automa.table import events_of, markers, table
from tests.automa.whole import moments, played

from .driver import Start, kept_game, play_on
from .test_solo import drawn, one_line


def test_a_whole_game(start: Start, tmp_path: Path) -> None:
    terminal = start("--solo", "automa", "--automas", "2", "--difficulty", "3", "--seed", "3")
    end = play_on(terminal, terminal.read(), Random(1))
    assert terminal.end() == 0
    opening = "You play Violet against 2 Automas with Time of Seth, difficulty 3, seed 3."
    assert opening in one_line(terminal.screen)
    game = kept_game(tmp_path)
    assert game.over
    assert game.settings == Settings(solo=Automas(2, difficulty=3))
    assert "Final score against 2 Automas (difficulty 3)" in end
    for seat in (1, 2):
        turns = re.findall(rf"Round \d+: Automa {seat} took the", one_line(terminal.screen))
        assert len(turns) == 16
    assert "Traceback" not in terminal.screen


def test_the_questions_offer_automas(start: Start, tmp_path: Path) -> None:
    terminal = start()
    terminal.read(until="[2] ")
    terminal.send("1")
    terminal.read(until="1, 2, or 3 for that many Automas with Time of Seth? [0] ")
    terminal.send("3")
    terminal.read(until="Difficulty of the Automas, from 0 to 4? [0] ")
    terminal.send("4")
    opening = "You play Violet against 3 Automas with Time of Seth, difficulty 4"
    assert opening in one_line(terminal.read())
    terminal.send("q")
    terminal.end()
    settings = kept_game(tmp_path).settings
    assert settings == Settings(solo=Automas(3, difficulty=4))
    again = start()
    again.read(until="You have an unfinished game against 3 Automas")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--automas", "2"], "--automas needs --solo automa"),
        (["--solo", "--automas", "2"], "--automas needs --solo automa"),
        (
            ["--solo", "automa", "--difficulty", "easy"],
            "against Automas, --difficulty is a number from 0 to 4, not easy",
        ),
        (
            ["--solo", "automa", "--difficulty", "5"],
            "against Automas, --difficulty is a number from 0 to 4, not 5",
        ),
        (
            ["--solo", "automa", "--challenge", "random_start"],
            "--challenge needs --solo botankhamun",
        ),
        (["--solo", "automa", "--players", "3"], "--solo and --players cannot be used together"),
    ],
)
def test_wrong_arguments(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments]) == 2
    assert capsys.readouterr().err == problem + "\n"


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("automas", [1, 3])
def test_the_table_at_every_moment(width: int, automas: int) -> None:
    for number, (game, _) in enumerate(moments(automas, 2, 4)):
        if number % 9:
            continue
        look = Theme(game.view(0), seat_names(game.settings), catalog())
        shown = drawn(screen(look, width), width)
        assert max(map(len, shown.splitlines())) <= width
        assert f"Automa {automas}  " in shown


def test_an_automas_area() -> None:
    at = table(2).player(2, happiness=4, population=8)
    at.state.order = [0, 1, 2]
    markers(at, 2, f="bread", g="thoth", h="column4", i="r2c4")
    at.holds(2, "T09", "D08")
    look = Theme(at.game().view(0), seat_names(at.settings), catalog())
    shown = drawn(automa_board(look, 2))
    for part in (
        "Automa 2  10 VP",
        "10 Buildings, 8 Pillars, 6 Statues",
        "F Bread, G Thoth first, H column 4, I row 2, column 4",
        "4 face down",
        "1 (T09)",
        "1 (D08)",
        "1 secret Decree",
        "A03, Ankh 2",
        "Happiness 4, Population 8",
    ):
        assert part in shown, part
    assert "D23" not in shown


def test_used_tiles_are_shown_and_forbid_undo() -> None:
    names = seat_names(Settings(solo=Automas(1)))
    for game, _ in moments(1, 0, 5):
        if len(events_of(game, Uncovered)) == 2 and game.decision is not None:
            break
    look = Theme(game.view(0), names, catalog())
    assert "2 face down" in drawn(automa_board(look, 1))
    refusal = "That cannot be undone: Automa 1 has revealed an Action tile since then."
    assert why_no_undo(game, names, catalog()) == refusal


def test_the_end() -> None:
    game = played(1, 0, 2)
    names = seat_names(game.settings)
    shown = drawn(final_table(game, names, catalog()))
    assert "Final score against one Automa (difficulty 0)" in shown
    assert "Difference" in shown
    three = played(3, 0, 2)
    assert "Difference" not in drawn(final_table(three, seat_names(three.settings), catalog()))


def test_help_explains_the_difficulty() -> None:
    plain, hardest = (Settings(solo=Automas(1, difficulty=step)) for step in (0, 4))
    assert "it scores 1 VP instead" in one_line(drawn(general_help(plain, "en")).replace("│", " "))
    assert "are worth 4 VP each" in one_line(drawn(general_help(plain, "en")).replace("│", " "))
    shown = one_line(drawn(general_help(hardest, "en")).replace("│", " "))
    assert "it scores 2 VP instead" in shown
    assert "are worth 8 VP each" in shown
