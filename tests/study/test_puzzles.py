"""Puzzles: their files, their answers, the one of the day, ratings."""

import os
import subprocess
import sys
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

from tekhenu.lab.errors import LabError
from tekhenu.lab.puzzles import write_puzzles
from tekhenu.study import Goal, solve
from tekhenu.study import puzzle as puzzles
from tekhenu.study.generator import Selection, is_clear
from tekhenu.study.puzzle import SHIPPED, PuzzleError
from tekhenu.study.rating import BEGINNER, rated, result_of
from tekhenu.study.themes import THEMES
from tekhenu.study.words import goal_text, themes_text, way_text
from tekhenu.text import catalogue, languages

SOME = puzzles.shipped()[::17]  # a proof of each takes a while
FIRST = puzzles.shipped()[0]


def text_of(name: str) -> str:
    return (SHIPPED / f"{name}.toml").read_text("utf-8")


# The files


@pytest.mark.parametrize("name", puzzles.shipped())
def test_a_shipped_puzzle_is_as_it_was_written(name: str) -> None:
    puzzle = puzzles.load(name)
    assert puzzles.write(puzzle) == text_of(name)
    assert set(puzzle.themes) <= set(THEMES)
    assert puzzle.greedy < puzzle.best


@pytest.mark.parametrize("name", puzzles.shipped())
def test_the_way_of_a_shipped_puzzle_leads_to_its_best(name: str) -> None:
    puzzle = puzzles.load(name)
    game = puzzle.begin()
    seat = puzzle.seat
    before = game.state.players[seat].vp
    for choice in puzzle.way:
        game.play_within_step(choice)
    assert game.decision is None
    assert puzzle.goal.result(game.table, seat, before) == puzzle.best


@pytest.mark.parametrize("name", SOME)
def test_the_answer_is_proven_anew(name: str) -> None:
    puzzle = puzzles.load(name)
    solution = solve(puzzle.begin(), puzzle.goal, beyond=True)
    assert (solution.best, solution.lines) == (puzzle.best, puzzle.lines)
    assert puzzle.way in [tuple(map(str, line.choices)) for line in solution.ways]
    assert is_clear(solution)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("best = ", "worst = "), "best: expected a whole number, found nothing"),
        (("best = ", 'best = "3" #'), "best: expected a whole number, found '3'"),
        (("format = 1", "format = 9"), "format: found 9, expected 1"),
        (("themes = ", "themes = [1] #"), "themes: expected a list of texts"),
        (("goal = ", 'goal = "gold" #'), "goal: a goal begins with vp"),
        (('"wheel": ', '"wheel": 1'), "save: the checksum does not fit"),
        (("format = 1", "format = 1\nhard = true"), "hard: expected one of format, goal"),
        (("rating = ", "rating = = "), "no TOML: Invalid value"),
    ],
)
def test_a_broken_file_is_refused_with_its_name_and_key(change: tuple[str, str], said: str) -> None:
    text = text_of(FIRST).replace(*change, 1)
    with pytest.raises(PuzzleError, match=f"^my.toml: {said}"):
        puzzles.read(text, "my.toml")


def test_there_are_only_the_shipped_ones() -> None:
    with pytest.raises(PuzzleError, match="there is no puzzle '9999'"):
        puzzles.load("9999")


# Making them


MAKE = """
from tekhenu.study.generator import Selection, candidates
from tekhenu.study.puzzle import write
selection = Selection(2)
selection.add(candidates("test", 2, turns=1))
print(*map(write, selection.puzzles))
"""


def test_the_same_seed_makes_the_same_puzzles() -> None:
    """In processes that hash otherwise."""
    made = [
        subprocess.run(
            [sys.executable, "-c", MAKE],
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert made[0] == made[1]
    assert "goal = " in made[0]


def test_nothing_that_is_there_is_overwritten(tmp_path: Path) -> None:
    selection = Selection(1, [puzzles.load(FIRST)])
    write_puzzles(selection, tmp_path)
    assert (tmp_path / f"{FIRST}.toml").read_text("utf-8") == text_of(FIRST)
    with pytest.raises(LabError, match="holds puzzles already"):
        write_puzzles(selection, tmp_path)


# The day's, and ratings


def test_the_puzzle_of_the_day_is_the_same_in_another_process() -> None:
    day = date(2026, 11, 17)
    code = (
        "from datetime import date; from tekhenu.study.puzzle import of_the_day;"
        f"print(of_the_day(date({day.year}, {day.month}, {day.day})))"
    )
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert told.stdout.strip() == puzzles.of_the_day(day)


def test_every_puzzle_has_its_day() -> None:
    count = len(puzzles.shipped())
    start = date.fromordinal(740_000 // count * count)
    days = [puzzles.of_the_day(start + timedelta(days=day)) for day in range(count)]
    assert Counter(days) == Counter(puzzles.shipped())


def test_ratings_go_up_for_what_is_hard_and_down_for_what_is_failed() -> None:
    first, late = result_of(1, 0, solved=True), result_of(3, 0, solved=True)
    hinted, lost = result_of(1, 1, solved=True), result_of(3, 0, solved=False)
    assert (first, late, hinted, lost) == (1.0, 0.25, 0.5, 0.0)
    easy, hard = rated(BEGINNER, 900, first), rated(BEGINNER, 1700, first)
    assert BEGINNER < easy < hard
    assert rated(BEGINNER, 900, lost) < rated(BEGINNER, 1700, lost) < BEGINNER


# In words


@pytest.mark.parametrize("lang", languages())
def test_a_puzzle_is_told_in_every_language(lang: str) -> None:
    words = catalogue(lang)
    goals = ["vp", "vp scoring", "vp balance=0", "vp district=bread", "vp district=granite"]
    assert len({goal_text(Goal.parse(goal), words) for goal in goals}) == len(goals)
    named = {words.say("puzzle-theme", theme=theme) for theme in THEMES}
    assert len(named) == len(THEMES)
    puzzle = puzzles.load(FIRST)
    assert themes_text(puzzle, words)
    assert len(way_text(puzzle, words)) == len(puzzle.way)
