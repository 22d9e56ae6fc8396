"""A lesson: a position, steps to be done on it, and what is said of each; a small file each."""

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
LEARNER = 0  # the seat of whoever learns
KEYS = ("help", "further", "start", "scene", "step")
STEP_KEYS = ("light", "choose", "wrong", "then")


class LessonError(ValueError):
    """A lesson file that cannot be used: which file, which key, what was expected."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """Something to be told or, if something may be chosen, done. Choices are patterns: `die:*@ra`.

    `light` says what lies in the light (selectors of the page, or dice), `wrong` names foreseen
    wrong tries, each with words of its own, and `then` follows by itself.
    """

    light: tuple[str, ...] = ()
    choose: tuple[str, ...] = ()
    wrong: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    then: tuple[str, ...] = ()

    def lit(self, game: Game) -> list[str]:
        """Selectors only; ValueError if a die does not lie there."""
        return [_on_the_page(place, game) for place in self.light]

    def right(self, game: Game) -> list[Move]:
        return matching(game, self.choose)

    def mistake(self, move: str) -> str:
        """The name of a wrong try; nothing if nobody foresaw it."""
        return next((name for name, moves in self.wrong.items() if matches(move, moves)), "")


@dataclass(frozen=True, slots=True)
class Lesson:
    """`further`: not of the course that everybody takes; `dealt`: it begins with the setup."""

    name: str
    number: int
    help: str  # the section of the rules it belongs to
    further: bool
    start: Mapping[str, Any]
    scene: Mapping[str, Any] | None
    steps: tuple[LessonStep, ...]

    def begin(self) -> Game:
        return deal(self.start) if self.scene is None else stage(self.start, self.scene)

    def after(self, did: Sequence[str]) -> Game:
        """The position after some steps; what only tells was done by an empty text.

        ValueError if that is not how the lesson goes.
        """
        game = self.begin()
        if len(did) >= len(self.steps):
            raise ValueError("the lesson has fewer steps")
        for step, move in zip(self.steps, did, strict=False):
            if bool(move) != bool(step.choose) or (move and move not in step.right(game)):
                raise ValueError(f"{move!r} is not what the step asks for")
            if move:
                game.play(move)
            for pattern in step.then:
                game.play(matching(game, (pattern,))[0])
        return game


def _on_the_page(place: str, game: Game) -> str:
    """A die that is named as a move would name it goes by its number there."""
    if not place.startswith(f"{TakeDie.verb}:"):
        return place
    move, state = parse(place), game.state
    assert isinstance(move, TakeDie)
    colours = printed_for(game.settings).colour
    for die in state.sections[move.section]:
        if (colours[die], state.values[die]) == (move.colour, move.value):
            return f"#die-{die}"
    raise ValueError(f"{place!r} does not lie there")


def matches(move: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(move, pattern) for pattern in patterns)


def matching(game: Game, patterns: Sequence[str]) -> list[Move]:
    """The options that may be meant, in the order of the patterns."""
    options = game.decision.options if game.decision is not None else []
    found = [option for pattern in patterns for option in options if fnmatchcase(option, pattern)]
    return list(dict.fromkeys(found))


# Files


def read(text: str, file: str) -> Lesson:
    """The lesson of a file called `04-light.toml`; LessonError says what is wrong with another."""
    number, _, name = file.removesuffix(".toml").partition("-")
    if not number.isdigit() or not name:
        raise LessonError(f"{file}: expected a name such as 04-light.toml")
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise LessonError(f"{file}: no TOML: {wrong}") from None
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


SAID = {str: "a text", bool: "true or false", dict: "a table", list: "a list"}


def _of_kind(table: Mapping[str, Any], key: str, kind: type, where: str) -> Any:
    found = table.get(key)
    if type(found) is not kind or found == []:
        raise LessonError(f"{where}: {key}: expected {SAID[kind]}, found {found!r:.60}")
    return found


def _texts(found: Any, where: str) -> tuple[str, ...]:
    if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
        raise LessonError(f"{where}: expected a list of texts, found {found!r:.60}")
    return tuple(found)


# The course of a lesson is played when it is read: what it speaks of must be possible.


def _check_course(lesson: Lesson, file: str) -> None:
    try:
        game = lesson.begin()
    except SceneError as wrong:
        raise LessonError(f"{file}: {wrong}") from None
    if lesson.steps[-1].choose:
        raise LessonError(f"{file}: step {len(lesson.steps)}: expected a last step that only tells")
    for number, step in enumerate(lesson.steps, 1):
        _check_step(game, step, f"{file}: step {number}")


def _check_step(game: Game, step: LessonStep, where: str) -> None:
    """It leaves the game where the next step begins."""
    try:
        step.lit(game)
    except ValueError as wrong:
        raise LessonError(f"{where}: light: {wrong}") from None
    asked = game.decision
    if step.choose:
        if asked is None or asked.player != LEARNER:
            raise LessonError(f"{where}: choose: expected a step that tells: seat 0 is not asked")
        named = [("choose", step.choose), *((f"wrong.{n}", m) for n, m in step.wrong.items())]
        for key, pattern in ((key, pattern) for key, patterns in named for pattern in patterns):
            _check_pattern(game, pattern, f"{where}: {key}")
        game.play(step.right(game)[0])
    elif step.wrong:
        raise LessonError(f"{where}: wrong: expected something to choose beside it")
    for pattern in step.then:
        _check_pattern(game, pattern, f"{where}: then")
        game.play(matching(game, (pattern,))[0])


def _check_pattern(game: Game, pattern: str, where: str) -> None:
    if not matching(game, (pattern,)):
        options = game.decision.options if game.decision is not None else []
        possible = ", ".join(map(str, options[:40])) or "nothing"
        raise LessonError(f"{where}: found {pattern!r}, expected some of {possible}")


# Those that come with the program, or lie in another folder


def lessons_in(folder: Traversable) -> tuple[Lesson, ...]:
    """In their order."""
    return tuple(sorted(_all_in(folder), key=lambda lesson: lesson.number))


def _all_in(folder: Traversable) -> Iterator[Lesson]:
    for entry in folder.iterdir():
        if entry.name.endswith(".toml"):
            yield read(entry.read_text("utf-8"), entry.name)


@cache
def shipped() -> tuple[Lesson, ...]:
    return lessons_in(SHIPPED)
