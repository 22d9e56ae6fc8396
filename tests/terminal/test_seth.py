"""Time of Seth on the terminal: its board, the players' followers, and the way to begin."""

import io
import re
from random import Random

import pytest
from rich.console import Console

from tekhenu import Game, Settings, TimeOfSeth
from tekhenu.cli import main
from tekhenu.terminal.help import card_help, general_help
from tekhenu.terminal.look import Theme
from tekhenu.terminal.play import greeting
from tekhenu.terminal.screen import screen
from tekhenu.text import catalog, seat_names
from tests.seth.table import position
from tools.soak.deals import Recipe

from .driver import Start


def drawn(game: Game, width: int) -> str:
    look = Theme(game.view(0), seat_names(game.settings), catalog())
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False)
    console.print(screen(look, width))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.parametrize("width", [80, 120])
def test_the_board_of_seth_at_every_moment(width: int) -> None:
    game = Recipe(3, "seth on screen", expansion=TimeOfSeth()).begin()
    rng = Random(7)
    while (decision := game.decision) is not None:
        if rng.random() < 0.1:
            shown = drawn(game, width)
            assert "Seth board" in shown
            assert max(map(len, shown.splitlines())) <= width
        game.play(rng.choice(decision.options))


def test_what_lies_there_is_shown() -> None:
    at = position().player(0, soldiers=3, priests=1, blood=2).cultist(0, "C04")
    at.build(1, "region2", "statue:seth-left").conquest("Q12", "r3c3").artifact("X08", seat=0)
    at.die("seth", "gray", 5)
    shown = drawn(at.game(), 120)
    for part in (
        "Gr5",
        "3 soldiers, 1 priest, 2 blood",
        "C04 Whenever you perform the Hathor action: 1 Scribe.",
        "X08 Your blood is not weighed.",
        "Region 2 P",
        "Q01 The player who raises a Pillar on it gains 2 Gold. 10 more.",
        "A01 X01 (2 priests) Immediately: 3 Gold.",
        "Q12",
    ):
        assert part in shown, part


def test_no_seth_without_the_expansion() -> None:
    assert "Seth" not in drawn(Game.new(Settings(), 1), 120)


def test_help_for_its_cards() -> None:
    game = Game.new(Settings(expansion=TimeOfSeth()), 1)
    for card, text in (
        ("E07", "Starting card E07, initiative 7"),
        ("Q03", "Conquest tile Q03"),
        ("C08", "Whenever you produce in excess: 2 VP."),
        ("X05", "Artifact X05 for 2 priests"),
    ):
        found = card_help(card, game, "en")
        assert found is not None
        assert text in found.plain
    console = Console(file=io.StringIO(), width=100)
    console.print(general_help(Settings(expansion=TimeOfSeth()), "en"))
    file = console.file
    assert isinstance(file, io.StringIO)
    assert "Gn green" in file.getvalue()


def test_the_greeting() -> None:
    lines = greeting(catalog(), Settings(players=3, expansion=TimeOfSeth()), 7)
    assert lines[0].startswith("A new game with Time of Seth")


def test_seth_and_solo_do_not_go_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--solo", "--seth"]) == 2
    assert "--solo and --seth" in capsys.readouterr().err


def test_a_game_begins(start: Start) -> None:
    terminal = start("--seth", "--seed", "3")
    question = terminal.read()
    assert "Time of Seth" in question
    assert len(re.findall(r"Keep D\d\d", question)) == 3
