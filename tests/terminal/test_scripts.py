"""Playing from a pipe: a choice per line, plain text, and an end with an exit code."""

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tekhenu import Game, Settings
from tekhenu.puzzles import puzzle as puzzles

PAGE = Path(__file__).parents[2] / "docs" / "terminal.md"


def piped(data: Path, script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `tekhenu` with a script on its input."""
    return run(data, [sys.executable, "-m", "tekhenu", *arguments], script)


def shell(data: Path, code: str) -> subprocess.CompletedProcess[str]:
    return run(data, ["sh", "-c", code])


def run(data: Path, command: list[str], script: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command in an environment that asks for colors."""
    environment = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "TEKHENU_DATA": str(data),
        "PYTHONUTF8": "1",
        "FORCE_COLOR": "1",
        "TERM": "xterm-256color",
    }
    return subprocess.run(
        command,
        input=script,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=120,
        check=False,
    )


def whole_game(seed: int, players: int) -> Game:
    game, rng = Game.new(Settings(players=players), seed), Random(seed)
    while (decision := game.decision) is not None:
        game.play(rng.choice(decision.options))
    return game


@pytest.mark.parametrize("players", [2, 3])
def test_a_whole_game(players: int, tmp_path: Path) -> None:
    """Every seat is played by the script, which is never asked to pass the device."""
    game = whole_game(3, players)
    file = tmp_path / "played.json"
    seats = ["--seat", *["human"] * players]
    script = "".join(f"{choice}\n" for choice in game.choices)
    done = piped(tmp_path, script, "play", "--seed", "3", *seats, "--save", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "Final score" in done.stdout and "Pass the device" not in done.stdout
    assert f"Violet> {game.choices[0]}\n" in done.stdout
    assert Game.load(file.read_text(encoding="utf-8")) == game


def test_numbers_and_commands(tmp_path: Path) -> None:
    """Commands work as at a terminal; empty lines are skipped, and q ends the game."""
    done = piped(tmp_path, "\n2\nu\n\n1\nl\nq\n", "play", "--seed", "3", "--seat", "human", "human")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Undone." in done.stdout and "New dice at Ra" in done.stdout


def test_the_end_of_the_input(tmp_path: Path) -> None:
    file = tmp_path / "begun.json"
    script = str(whole_game(3, 2).choices[0])  # the last line need not end
    seats = ["--seat", "human", "human"]
    done = piped(tmp_path, script, "play", "--seed", "3", *seats, "--save", str(file))
    assert done.returncode == 1
    assert done.stderr == "tekhenu play: the input ended where an answer was expected.\n"
    assert f"Continue with: tekhenu play --load {file} --seat human human" in done.stdout
    assert Game.load(file.read_text(encoding="utf-8")).choices == [script]


def test_a_line_that_is_no_answer(tmp_path: Path) -> None:
    """It ends the script: the lines after it would answer other questions."""
    done = piped(tmp_path, "1\n\nabc\n1\n", "play", "--seed", "3", "--seat", "human", "human")
    assert done.returncode == 2
    assert done.stderr == "tekhenu play: line 3 of the input is not a valid answer: “abc”\n"
    assert "“abc” is not valid here. Type a number from 1 to" in done.stdout


def test_a_script_is_asked_nothing_before_the_game_and_leaves_the_kept_one_alone(
    tmp_path: Path,
) -> None:
    kept = tmp_path / "game.json"
    kept.write_text("kept by a person", encoding="utf-8")
    done = piped(tmp_path, "", "play")
    assert done.returncode == 1
    assert "Which Decree do you keep?" in done.stdout
    assert "The game was not saved" in done.stdout
    assert kept.read_text(encoding="utf-8") == "kept by a person"
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("fr", "tekhenu play\N{NO-BREAK SPACE}: l’entrée s’est terminée"),
        ("pl", "tekhenu play: dane wejściowe skończyły się"),
        ("ko", "tekhenu play: 답을 기다리는 중에 입력이 끝났습니다."),
    ],
)
def test_in_other_languages(lang: str, said: str, tmp_path: Path) -> None:
    done = piped(tmp_path, "", "play", "--lang", lang)
    assert done.returncode == 1 and done.stderr.startswith(said)


def test_an_input_that_is_closed(tmp_path: Path) -> None:
    done = shell(tmp_path, "tekhenu play <&-")
    assert done.returncode == 1
    assert done.stderr == "tekhenu play: the input ended where an answer was expected.\n"


def test_the_command_on_the_page(tmp_path: Path) -> None:
    code = re.findall(r"```sh\n(printf .*)\n```", PAGE.read_text(encoding="utf-8"))
    done = shell(tmp_path, *code)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Violet> keep:D10\n" in done.stdout and "Pink> 2\n" in done.stdout


def test_a_puzzle_names_itself(tmp_path: Path) -> None:
    done = piped(tmp_path, "", "puzzle", "1")
    assert done.returncode == 1
    assert done.stderr == "tekhenu puzzle: the input ended where an answer was expected.\n"
    assert "Puzzle 1" in done.stdout and "\x1b" not in done.stdout
    done = piped(tmp_path, "abc\n", "puzzle", "1")
    assert done.returncode == 2
    assert done.stderr == "tekhenu puzzle: line 1 of the input is not a valid answer: “abc”\n"


def test_a_puzzle_is_solved(tmp_path: Path) -> None:
    puzzle = puzzles.load("0001")
    script = "".join(f"{choice}\n" for choice in puzzle.way)
    done = piped(tmp_path, script, "puzzle", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Solved" in done.stdout
