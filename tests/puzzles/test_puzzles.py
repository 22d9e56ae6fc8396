"""Puzzles: their files, their answers, the puzzle of the day, and ratings."""

import os
import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from tekhenu.lab.errors import LabError
from tekhenu.lab.puzzles import NOTE, making
from tekhenu.puzzles import Goal, solve
from tekhenu.puzzles import puzzle as puzzles
from tekhenu.puzzles.generator import SETTINGS, is_clear, positions, puzzles_at
from tekhenu.puzzles.puzzle import SHIPPED, Puzzle, PuzzleError
from tekhenu.puzzles.rating import BEGINNER, rated, result_of
from tekhenu.puzzles.selection import MAX_POSITIONS_PER_PUZZLE, SHARES, WAYS, Selection
from tekhenu.puzzles.solving import PuzzleResult, SolverRecord
from tekhenu.puzzles.themes import THEMES
from tekhenu.puzzles.words import goal_text, shortfall_text, themes_text, way_text
from tekhenu.text import catalog, languages

FIRST = puzzles.shipped()[0]


def text_of(name: str) -> str:
    return (SHIPPED / f"{name}.toml").read_text("utf-8")


def lines_of(name: str) -> int:
    return int(re.findall("^lines = ([0-9]+)$", text_of(name), re.MULTILINE)[0])


# The files


def test_every_shipped_puzzle_is_unchanged_and_its_way_reaches_its_best_result() -> None:
    themes: Counter[str] = Counter()
    with_seth = 0
    for name in puzzles.shipped():
        puzzle = puzzles.load(name)
        assert puzzles.write(puzzle) == text_of(name), name
        assert puzzle.greedy < puzzle.best, name
        game = puzzle.begin()
        asked = game.decision
        assert asked is not None
        seat = asked.player
        before = game.state.players[seat].vp
        for choice in puzzle.way:
            game.play_within_step(choice)
        assert game.decision is None, name
        assert puzzle.goal.result(game.table, seat, before) == puzzle.best, name
        themes.update(puzzle.themes)
        with_seth += game.settings.expansion is not None
    assert len(puzzles.shipped()) >= 300
    assert set(themes) == set(THEMES)
    assert with_seth >= 40


def some(count: int) -> list[str]:
    """Return puzzles with few lines; `python -m scripts.puzzles` proves all of them."""
    by_lines = sorted(puzzles.shipped(), key=lines_of)
    half = len(by_lines) // 2
    return by_lines[: half : half // count][:count]


def test_answers_are_proven() -> None:
    for name in some(5):
        puzzle = puzzles.load(name)
        solution = solve(puzzle.begin(), puzzle.goal, beyond=True)
        assert (solution.best, solution.lines) == (puzzle.best, puzzle.lines), name
        assert puzzle.way in [tuple(map(str, line.choices)) for line in solution.ways], name
        assert is_clear(solution), name


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("best = ", "worst = "), "best: expected a whole number, found nothing"),
        (("best = ", 'best = "3" #'), "best: expected a whole number, found '3'"),
        (("format = 1", "format = 9"), "format: found 9, expected 1"),
        (("themes = ", "themes = [1] #"), "themes: expected a list of texts"),
        (("goal = ", 'goal = "gold" #'), "goal: 'gold' is not a goal: expected"),
        (('"wheel": ', '"wheel": 1'), "save: the checksum does not match"),
        (("format = 1", "format = 1\nhard = true"), "hard: expected one of format, goal"),
        (("rating = ", "rating = = "), "invalid TOML: Invalid value"),
    ],
)
def test_a_broken_file_is_rejected_with_its_name_and_key(
    change: tuple[str, str], said: str
) -> None:
    text = text_of(FIRST).replace(*change, 1)
    with pytest.raises(PuzzleError, match=f"^my.toml: {said}"):
        puzzles.read(text, "my.toml")


def test_an_unknown_puzzle_is_rejected() -> None:
    with pytest.raises(PuzzleError, match="there is no puzzle '9999'"):
        puzzles.load("9999")


# Making them


MAKE = """
from tests.puzzles.test_puzzles import made_here
print(made_here())
"""


def made_here() -> str:
    """Return the candidates of three positions of a game, and a puzzle of another position."""
    smallest = puzzles.load(min(puzzles.shipped(), key=lines_of))
    games = islice(positions(SETTINGS[1], "test"), 3)
    made = puzzles_at(smallest.begin(), Random(1))
    assert [puzzle.goal for puzzle in made] == [smallest.goal]
    return "\n".join([*(game.save() for game in games), *map(puzzles.write, made)])


def test_the_same_seed_makes_the_same_puzzle_in_another_process() -> None:
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    made = subprocess.run(
        [sys.executable, "-c", MAKE], env=environment, check=True, capture_output=True, text=True
    )
    assert made.stdout == made_here() + "\n"


def look(seed: str, number: int) -> list[list[Puzzle]]:
    """Return a game whose turns are shipped puzzles."""
    names = puzzles.shipped()[5 * number : 5 * number + 5]
    return [[replace(puzzles.load(name), id="")] for name in names]


def files_in(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in folder.iterdir()}


def test_the_same_seed_makes_the_same_files(tmp_path: Path) -> None:
    """Also for two processes at once, and for one that is stopped after every game."""
    once, again = tmp_path / "once", tmp_path / "again"
    *_, selection = making(12, "test", once, jobs=2, look=look)
    assert selection.full
    stops = 0
    while not next(making(12, "test", again, look=look)).full:
        assert NOTE in files_in(again)
        stops += 1
    assert stops > 1
    assert files_in(once) == files_in(again)
    assert len(files_in(once)) == 12


def test_files_after_the_last_note_are_written_again(tmp_path: Path) -> None:
    """Repeat what was written after the last note, as after a stop between the two."""
    next(making(12, "test", tmp_path, look=look))
    note = (tmp_path / NOTE).read_text("utf-8")
    next(making(12, "test", tmp_path, look=look))
    files = files_in(tmp_path)
    (tmp_path / NOTE).write_text(note, "utf-8")
    next(making(12, "test", tmp_path, look=look))
    assert files_in(tmp_path) == files


def test_existing_files_are_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / f"{FIRST}.toml").write_text(text_of(FIRST), "utf-8")
    with pytest.raises(LabError, match="already contains puzzles"):
        next(making(1, "test", tmp_path))
    (tmp_path / NOTE).write_text('{"count": 2, "seed": "test"}', "utf-8")
    with pytest.raises(LabError, match="contains puzzles of --count 2 --seed test; use these"):
        next(making(1, "test", tmp_path))


def test_rare_themes_have_their_share() -> None:
    """Places are reserved for them, however many common ones come first."""
    common, rare = puzzles.load(FIRST), "thoth"
    assert rare not in common.themes
    selection = Selection(2 * SHARES)
    for number in range(2 * SHARES):
        kind = replace(common, themes=("ra", *WAYS[: number % 5]), way=("", str(number)))
        selection.add([[kind]])
    kept = len(selection.puzzles)
    assert 0 < kept < selection.count - 2
    selection.add([[kind, replace(common, themes=(rare,), way=("", "rare"))]])
    assert selection.themes[rare] == 1
    another = [[replace(common, themes=("ra", "scribes"), way=("", "another"))]]
    selection.add(another)
    assert len(selection.puzzles) == kept + 1
    selection.positions = MAX_POSITIONS_PER_PUZZLE * selection.count
    selection.add(another)
    assert len(selection.puzzles) == kept + 2


# The day's, and ratings


def test_the_puzzle_of_the_day_is_the_same_in_another_process() -> None:
    day = date(2026, 11, 17)
    code = (
        "from datetime import date; from tekhenu.puzzles.puzzle import of_the_day;"
        f"print(of_the_day(date({day.year}, {day.month}, {day.day})))"
    )
    run = [sys.executable, "-c", code]
    result = subprocess.run(run, check=True, capture_output=True, text=True)
    assert result.stdout.strip() == puzzles.of_the_day(day)


@cache
def needs_seth(name: str) -> bool:
    return puzzles.load(name).begin().settings.expansion is not None


@pytest.mark.parametrize("seth", [False, True])
def test_every_puzzle_has_its_day(seth: bool) -> None:
    """Each day has a puzzle of the base game, and a separate one of Time of Seth."""
    kind = [name for name in puzzles.shipped() if needs_seth(name) == seth]
    start = date.fromordinal(740_000 // len(kind) * len(kind))
    days = [start + timedelta(days=day) for day in range(len(kind))]
    assert Counter(puzzles.of_the_day(day, seth=seth) for day in days) == Counter(kind)
    if not seth:
        assert puzzles.of_the_day(start) == puzzles.of_the_day(start, seth=False)


def test_every_puzzle_with_seth_is_tagged() -> None:
    for lang in languages():
        words = catalog(lang)
        for name in puzzles.shipped():
            puzzle = puzzles.load(name)
            tags = themes_text(puzzle, words)
            assert tags.startswith(words.say("puzzle-seth")) == needs_seth(name), name
    assert [each.seth for each in puzzles.puzzle_facts()] == [*map(needs_seth, puzzles.shipped())]


def test_ratings_rise_with_hard_puzzles_and_fall_with_failed_ones() -> None:
    first, late = result_of(1, 0, solved=True), result_of(3, 0, solved=True)
    hinted, lost = result_of(1, 1, solved=True), result_of(3, 0, solved=False)
    assert (first, late, hinted, lost) == (1.0, 0.25, 0.0, 0.0)
    easy, hard = rated(BEGINNER, 900, first), rated(BEGINNER, 1700, first)
    assert BEGINNER < easy < hard
    assert rated(BEGINNER, 900, lost) < rated(BEGINNER, 1700, lost) < BEGINNER


def test_the_next_puzzle_is_near_the_rating_and_new() -> None:
    base = {puzzle.id: puzzle.rating for puzzle in puzzles.puzzle_facts() if not puzzle.seth}
    everything = {puzzle.id: puzzle.rating for puzzle in puzzles.puzzle_facts()}
    for rating in (900, BEGINNER, 1450):
        for seth, offered in ((False, base), (True, everything)):
            found = SolverRecord(rating).next_puzzle(seth=seth)
            assert found in offered
            nearest = min(abs(other - rating) for other in offered.values())
            assert abs(offered[found] - rating) == nearest
            assert SolverRecord(rating).next_puzzle(seth=seth, besides=found) != found


def test_solved_puzzles_come_last_and_unsolved_ones_before_them() -> None:
    record, seen = SolverRecord(), list[str]()
    count = sum(not puzzle.seth for puzzle in puzzles.puzzle_facts())
    for number in range(count):
        name = record.next_puzzle(seth=False, besides=seen[-1] if seen else "")
        seen.append(name)
        solved = PuzzleResult(1, number % 2, solved=True)  # with a hint for every second puzzle
        record = record.after(puzzles.load(name), solved)
    assert len(set(seen)) == count
    assert not record.done[record.next_puzzle(seth=False)]


def test_a_puzzle_counts_once_and_with_a_hint_as_not_solved() -> None:
    puzzle = puzzles.load(FIRST)
    hinted = PuzzleResult(1, 1, solved=True)
    record = SolverRecord().after(puzzle, hinted)
    assert record.rating < BEGINNER
    assert record.done == {FIRST: False}
    assert record.after(puzzle, PuzzleResult(1, 0, solved=True)) == record
    ways = [hinted, PuzzleResult(1, 0, solved=False), PuzzleResult(2, 0, solved=True)]
    ways.append(PuzzleResult(3, 0, solved=True))
    for lang in languages():
        said = {shortfall_text(way, catalog(lang)) for way in ways}
        assert len(said) == len(ways) and all(said)
        assert not shortfall_text(PuzzleResult(1, 0, solved=True), catalog(lang))


# Texts


@pytest.mark.parametrize("lang", languages())
def test_a_puzzle_has_texts_in_every_language(lang: str) -> None:
    words = catalog(lang)
    goals = ["vp", "vp scoring", "vp balance=0", "vp district=bread", "vp district=granite"]
    assert len({goal_text(Goal.parse(goal), words) for goal in goals}) == len(goals)
    named = {words.say("puzzle-theme", theme=theme) for theme in THEMES}
    assert len(named) == len(THEMES)
    puzzle = puzzles.load(FIRST)
    assert themes_text(puzzle, words)
    assert len(way_text(puzzle, words)) == len(puzzle.way)
