"""Puzzles: a position, a goal, and the proven best result, in one small text file each."""

import tomllib
from dataclasses import dataclass
from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from ..rules import Game, SaveError, TimeOfSeth
from ..rules.save import read_settings
from ..rules.state import Phase
from .goal import Goal, GoalError

FORMAT = 1
SHIPPED = files(__package__) / "files"


class PuzzleError(ValueError):
    """An unusable puzzle file; the message names the file, the key and the expectation."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle with its proven best result and its rating; `save` holds the position."""

    id: str
    goal: Goal
    best: int
    answers: int  # distinct actions that reach the best result
    lines: int  # number of ways to play the turn
    greedy: int  # result of the greedy turn
    rating: int
    themes: tuple[str, ...]
    way: tuple[str, ...]  # one best line
    save: str

    def begin(self) -> Game:
        """Return the position, with the solver to move."""
        return Game.load(self.save)

    @property
    def seth(self) -> bool:
        """Return whether the puzzle needs the expansion Time of Seth."""
        return isinstance(read_settings(self.save).expansion, TimeOfSeth)

    @property
    def seat(self) -> int:
        decision = self.begin().decision
        assert decision is not None
        return decision.player


# Files

KINDS: dict[str, type] = {
    "format": int,
    "goal": str,
    "best": int,
    "answers": int,
    "lines": int,
    "greedy": int,
    "rating": int,
    "themes": list,
    "way": list,
    "save": str,
}
KIND_NAMES = {int: "a whole number", str: "a text", list: "a list of texts"}


def write(puzzle: Puzzle) -> str:
    """Return the puzzle as TOML."""
    lines = [
        f"format = {FORMAT}",
        f'goal = "{puzzle.goal}"',
        *(f"{key} = {getattr(puzzle, key)}" for key in ("best", "answers", "lines", "greedy")),
        f"rating = {puzzle.rating}",
        f"themes = {_list(puzzle.themes)}",
        f"way = {_list(puzzle.way)}",
        f"save = '''\n{puzzle.save}'''",
    ]
    return "\n".join(lines) + "\n"


def _list(texts: tuple[str, ...]) -> str:
    return "[" + ", ".join(f'"{text}"' for text in texts) + "]"


def read(text: str, name: str) -> Puzzle:
    """Parse a puzzle file called `name`. Raises PuzzleError if it is unusable."""
    puzzle = _parsed(text, name)
    _check_position(puzzle, name)
    return puzzle


def _parsed(text: str, name: str) -> Puzzle:
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise PuzzleError(f"{name}: invalid TOML: {wrong}") from None
    for key, kind in KINDS.items():
        _check(table, key, kind, name)
    for key in table:
        if key not in KINDS:
            raise PuzzleError(f"{name}: {key}: expected one of {', '.join(KINDS)}")
    if table["format"] != FORMAT:
        raise PuzzleError(f"{name}: format: found {table['format']}, expected {FORMAT}")
    return _made(table, name)


def _check(table: dict[str, Any], key: str, kind: type, name: str) -> None:
    if key not in table:
        raise PuzzleError(f"{name}: {key}: expected {KIND_NAMES[kind]}, found nothing")
    found = table[key]
    texts = isinstance(found, list) and all(isinstance(item, str) for item in found)
    if type(found) is not kind or (kind is list and not texts):
        raise PuzzleError(f"{name}: {key}: expected {KIND_NAMES[kind]}, found {found!r:.60}")


def _made(table: dict[str, Any], name: str) -> Puzzle:
    try:
        goal = Goal.parse(table["goal"])
    except GoalError as wrong:
        raise PuzzleError(f"{name}: goal: {wrong}") from None
    numbers = {key: table[key] for key in ("best", "answers", "lines", "greedy", "rating")}
    return Puzzle(
        id=name.removesuffix(".toml"),
        goal=goal,
        themes=tuple(table["themes"]),
        way=tuple(table["way"]),
        save=table["save"],
        **numbers,
    )


def _check_position(puzzle: Puzzle, name: str) -> None:
    try:
        game = puzzle.begin()
    except SaveError as wrong:
        raise PuzzleError(f"{name}: save: {wrong}") from None
    if game.decision is None or game.state.phase != Phase.TURN or game.choices:
        raise PuzzleError(f"{name}: save: expected a position at the start of a turn")


@cache
def shipped() -> tuple[str, ...]:
    """Return the ids of the shipped puzzles in order."""
    return tuple(sorted(_name(entry) for entry in SHIPPED.iterdir() if _name(entry)))


def _name(entry: Traversable) -> str:
    return entry.name.removesuffix(".toml") if entry.name.endswith(".toml") else ""


def load(puzzle_id: str) -> Puzzle:
    """Load a shipped puzzle."""
    if puzzle_id not in shipped():
        raise PuzzleError(
            f"there is no puzzle {puzzle_id!r}; expected {shipped()[0]} to {shipped()[-1]}"
        )
    name = f"{puzzle_id}.toml"
    return read((SHIPPED / name).read_text("utf-8"), name)


class PuzzleFacts(NamedTuple):
    """The facts of a puzzle that matter for selecting it."""

    id: str
    rating: int
    seth: bool


@cache
def puzzle_facts() -> tuple[PuzzleFacts, ...]:
    """Return all shipped puzzles by id, without setting up their positions."""
    names = [f"{puzzle}.toml" for puzzle in shipped()]
    found = [_parsed((SHIPPED / name).read_text("utf-8"), name) for name in names]
    return tuple(PuzzleFacts(puzzle.id, puzzle.rating, puzzle.seth) for puzzle in found)


def of_the_day(day: date, *, seth: bool = False) -> str:
    """Return the puzzle of the day of the base game or of Time of Seth, the same for everybody.

    No puzzle recurs before every other puzzle of its kind had its day.
    """
    ids = [puzzle.id for puzzle in puzzle_facts() if puzzle.seth == seth]
    lap, place = divmod(day.toordinal(), len(ids))
    shuffled = sorted(ids, key=lambda puzzle: sha256(f"{lap} {puzzle}".encode()).digest())
    return shuffled[place]
