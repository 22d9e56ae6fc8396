"""Lessons: a position, steps to do on it, and their texts, in one small file each."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from ..rules import Game, Move
from ..rules.move import TakeDie
from ..rules.moves import parse
from ..rules.printed import printed_for
from .scene import SceneError, deal, stage

SHIPPED = files(__package__) / "lessons"
LEARNER = 0  # the learner's seat
KEYS = ("help", "further", "start", "scene", "step")
STEP_KEYS = ("light", "choose", "wrong", "then")


class LessonError(ValueError):
    """An unusable lesson file; the message names the file, the key and the expectation."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step that explains something or, if it has choices, asks for a move.

    Choices are patterns such as `die:*@ra`. `light` lists what is highlighted (selectors of the
    page, or dice). `wrong` names anticipated mistakes, each with its own text. The moves in `then`
    are played automatically.
    """

    light: tuple[str, ...] = ()
    choose: tuple[str, ...] = ()
    wrong: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    then: tuple[str, ...] = ()

    def lit(self, game: Game) -> list[str]:
        """Return the selectors to highlight. Raises ValueError if a die is not there."""
        return [_on_the_page(place, game) for place in self.light]

    def right(self, game: Game) -> list[Move]:
        return matching(game, self.choose)

    def mistake(self, move: str) -> str:
        """Return the name of an anticipated mistake, or an empty string."""
        return next((name for name, moves in self.wrong.items() if matches(move, moves)), "")


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson; `further` marks optional ones, `dealt` those that start with the setup."""

    name: str
    number: int
    help: str  # section of the rules
    further: bool
    start: Mapping[str, Any]
    scene: Mapping[str, Any] | None
    steps: tuple[LessonStep, ...]

    def begin(self) -> Game:
        return deal(self.start) if self.scene is None else stage(self.start, self.scene)

    def after(self, did: Sequence[str]) -> Game:
        """Return the position after some steps; an explanation is done by an empty text.

        Raises ValueError if the steps do not follow the lesson.
        """
        game = self.begin()
        if len(did) >= len(self.steps):
            raise ValueError(f"{len(did)} steps are done, but the lesson has {len(self.steps)}")
        for number, (step, move) in enumerate(zip(self.steps, did, strict=False), 1):
            if bool(move) != bool(step.choose) or (move and move not in step.right(game)):
                raise ValueError(f"step {number} does not accept the choice {move!r}")
            if move:
                game.play(move)
            for pattern in step.then:
                game.play(matching(game, (pattern,))[0])
        return game


def _on_the_page(place: str, game: Game) -> str:
    """Replace a die named as in a move by its number on the page."""
    if not place.startswith(f"{TakeDie.verb}:"):
        return place
    move, state = parse(place), game.state
    assert isinstance(move, TakeDie)
    colors = printed_for(game.settings).color
    for die in state.sections[move.section]:
        if (colors[die], state.values[die]) == (move.color, move.value):
            return f"#die-{die}"
    raise ValueError(f"there is no die {place!r} in this position")


def matches(move: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(move, pattern) for pattern in patterns)


def matching(game: Game, patterns: Sequence[str]) -> list[Move]:
    """Return the options that match, in the order of the patterns."""
    options = game.decision.options if game.decision is not None else []
    found = [option for pattern in patterns for option in options if fnmatchcase(option, pattern)]
    return list(dict.fromkeys(found))


# Files


def read(text: str, file: str) -> Lesson:
    """Parse a lesson file such as `04-light.toml`. Raises LessonError if it is unusable."""
    number, _, name = file.removesuffix(".toml").partition("-")
    if not number.isdigit() or not name:
        raise LessonError(f"{file}: expected a name such as 04-light.toml")
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise LessonError(f"{file}: invalid TOML: {wrong}") from None
    lesson = _made(table, file, name, int(number))
    _check_course(lesson, file)
    return lesson


def _made(table: dict[str, Any], file: str, name: str, number: int) -> Lesson:
    _known(table, KEYS, file)
    steps = _of_kind(table, "step", list, file)
    return Lesson(
        name,
        number,
        help=_of_kind(table, "help", str, file),
        further=_of_kind({"further": False} | table, "further", bool, file),
        start=_of_kind({"start": {}} | table, "start", dict, file),
        scene=_of_kind(table, "scene", dict, file) if "scene" in table else None,
        steps=tuple(_step(step, f"{file}: step {n}") for n, step in enumerate(steps, 1)),
    )


def _step(table: Any, where: str) -> LessonStep:
    if not isinstance(table, dict):
        raise LessonError(f"{where}: expected a table, found {table!r:.60}")
    _known(table, STEP_KEYS, where)
    wrong = _of_kind({"wrong": {}} | table, "wrong", dict, where)
    lists = {
        key: _texts(table.get(key, []), f"{where}: {key}") for key in STEP_KEYS if key != "wrong"
    }
    named = {name: _texts(moves, f"{where}: wrong.{name}") for name, moves in wrong.items()}
    return LessonStep(wrong=named, **lists)


def _known(table: Mapping[str, Any], keys: Sequence[str], where: str) -> None:
    for key in table:
        if key not in keys:
            raise LessonError(f"{where}: {key}: expected one of {', '.join(keys)}")


KIND_NAMES = {str: "a text", bool: "true or false", dict: "a table", list: "a list"}


def _of_kind(table: Mapping[str, Any], key: str, kind: type, where: str) -> Any:
    found = table.get(key)
    if type(found) is not kind or found == []:
        raise LessonError(f"{where}: {key}: expected {KIND_NAMES[kind]}, found {found!r:.60}")
    return found


def _texts(found: Any, where: str) -> tuple[str, ...]:
    if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
        raise LessonError(f"{where}: expected a list of texts, found {found!r:.60}")
    return tuple(found)


# The lesson is played when it is read, so an impossible step is found at once.


def _check_course(lesson: Lesson, file: str) -> None:
    try:
        game = lesson.begin()
    except SceneError as wrong:
        raise LessonError(f"{file}: {wrong}") from None
    if lesson.steps[-1].choose:
        number = len(lesson.steps)
        raise LessonError(f"{file}: step {number}: choose: expected no choices in the last step")
    for number, step in enumerate(lesson.steps, 1):
        _check_step(game, step, f"{file}: step {number}")


def _check_step(game: Game, step: LessonStep, where: str) -> None:
    """Check a step and play it, so that the game is where the next step starts."""
    try:
        step.lit(game)
    except ValueError as wrong:
        raise LessonError(f"{where}: light: {wrong}") from None
    asked = game.decision
    if step.choose:
        if asked is None or asked.player != LEARNER:
            raise LessonError(f"{where}: choose: seat 0 has no decision here; remove the choices")
        named = [("choose", step.choose), *((f"wrong.{n}", m) for n, m in step.wrong.items())]
        for key, pattern in ((key, pattern) for key, patterns in named for pattern in patterns):
            _check_pattern(game, pattern, f"{where}: {key}")
        game.play(step.right(game)[0])
    elif step.wrong:
        raise LessonError(f"{where}: wrong: needs `choose` in the same step")
    for pattern in step.then:
        _check_pattern(game, pattern, f"{where}: then")
        game.play(matching(game, (pattern,))[0])


def _check_pattern(game: Game, pattern: str, where: str) -> None:
    if not matching(game, (pattern,)):
        options = game.decision.options if game.decision is not None else []
        possible = ", ".join(map(str, options[:40])) or "nothing"
        raise LessonError(f"{where}: {pattern!r} matches no option; the options are {possible}")


# Shipped lessons, or those of another folder


def lessons_in(folder: Traversable) -> tuple[Lesson, ...]:
    """Return the lessons of a folder in order."""
    return tuple(sorted(_all_in(folder), key=lambda lesson: lesson.number))


def _all_in(folder: Traversable) -> Iterator[Lesson]:
    for entry in folder.iterdir():
        if entry.name.endswith(".toml"):
            yield read(entry.read_text("utf-8"), entry.name)


@cache
def shipped() -> tuple[Lesson, ...]:
    return lessons_in(SHIPPED)
