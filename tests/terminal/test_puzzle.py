"""`tekhenu puzzle`: hints and what they cost, the record, and which puzzle comes next."""

import json
from datetime import UTC, datetime
from pathlib import Path

from tekhenu.puzzles import puzzle as puzzles
from tekhenu.puzzles.puzzle import Puzzle
from tekhenu.puzzles.rating import BEGINNER, rated
from tekhenu.puzzles.solving import SolverRecord
from tekhenu.text import catalog

from .driver import Terminal

ENGLISH = catalog("en")
WIDE = 200
FIRST = puzzles.load("0001")


def opened(data: Path, *arguments: str) -> Terminal:
    return Terminal("puzzle", *arguments, data=data, width=WIDE)


def solve(terminal: Terminal, puzzle: Puzzle) -> str:
    """Type the best line and return the response to its last choice."""
    for choice in puzzle.way:
        said = terminal.type(choice)
    return " ".join(said.split())


def kept(data: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads((data / "puzzles.json").read_text(encoding="utf-8"))
    return found


def test_a_hint_is_given_after_it_was_said_what_it_costs(tmp_path: Path) -> None:
    """The result says why the rating goes down."""
    with opened(tmp_path, "1") as terminal:
        asked = terminal.read()
        assert "h for a hint (the puzzle then counts as unsolved)" in asked
        warned = terminal.type("h")
        assert ENGLISH.say("puzzle-hint-costs") in warned
        assert "A good next choice" not in warned
        assert "A good next choice: Take the gray 5 from Ra" in terminal.type("h")
        said = solve(terminal, FIRST)
        rating = rated(BEGINNER, FIRST.rating, 0)
        assert ENGLISH.say("puzzle-solved", vp=FIRST.best) in said
        assert f"Your rating: {BEGINNER} → {rating} You used a hint, so" in said
    assert rating < BEGINNER
    assert kept(tmp_path) == {"rating": rating, "done": {"0001": False}}


def test_the_next_puzzle_is_new_and_near_the_rating(tmp_path: Path) -> None:
    with opened(tmp_path, "1") as terminal:
        terminal.read()
        solve(terminal, FIRST)
        rating = rated(BEGINNER, FIRST.rating, 1)
        record = SolverRecord(rating, {"0001": True})
        wanted = record.next_puzzle(seth=False, besides="0001")
        assert f"Puzzle {int(wanted)}\n" in terminal.type("")
        terminal.send("q")
        assert terminal.end() == 0
    assert kept(tmp_path) == {"rating": rating, "done": {"0001": True}}
    with opened(tmp_path, "1") as terminal:  # it counts once, so a hint costs nothing
        terminal.read()
        assert "A good next choice" in terminal.type("h")
        assert "Your rating" not in solve(terminal, FIRST)


def test_time_of_seth_is_asked_for(tmp_path: Path) -> None:
    """The day's puzzle is one of the base game; with the switch it is one of the expansion."""
    day = datetime.now(UTC).date()
    for arguments, seth in (((), False), (("--seth",), True)):
        with opened(tmp_path, *arguments) as terminal:
            asked = terminal.read()
        name = puzzles.of_the_day(day, seth=seth)
        assert (puzzles.load(name).begin().settings.expansion is not None) == seth
        assert f"Puzzle {int(name)}\n" in asked
        assert ("\nTime of Seth\n" in asked) == seth


def test_a_record_that_cannot_be_read_is_begun_anew(tmp_path: Path) -> None:
    (tmp_path / "puzzles.json").write_text('{"rating": "high"}', encoding="utf-8")
    with opened(tmp_path, "1") as terminal:
        terminal.read()
        assert f"Your rating: {BEGINNER} → " in solve(terminal, FIRST)
