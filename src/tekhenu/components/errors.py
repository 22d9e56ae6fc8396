"""Problems of an edition, independent of language; `tekhenu.text` writes the messages."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from .frozen import Frozen

_LONGEST = 60

ProblemKey = Literal[
    "broken",
    "default_name",
    "dice_left_out",
    "dice_total",
    "empty",
    "gods",
    "lights",
    "long_line",
    "nested",
    "no_name",
    "no_space",
    "not_text",
    "overrides",
    "partner",
    "ra_points",
    "rulebook",
    "sections",
    "seth_bag_gray",
    "seth_bag_least",
    "seth_bag_most",
    "seth_track",
    "shape",
    "symbols",
    "unknown",
    "unknown_near",
    "unreadable",
    "value",
    "value_hint",
]


class Term(NamedTuple):
    """A word of the game that has a name in every language; `of` as in `Blank.of`."""

    of: str
    word: str


class Phrase(NamedTuple):
    """A part of a sentence: the name of a message and its values."""

    key: str
    values: "Mapping[str, ProblemValue]" = Frozen({})


Single = str | int | Term | Phrase
ProblemValue = Single | tuple[Single, ...]
"""The values of a message; text is shown unchanged, because the owner's file contains it."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A fault of an edition; `str` describes it in English.

    `where` is the key path it is about, with `*` for any step, or empty if it is about the file.
    Faults of the file itself have a `line`, counted from 1, and mostly a `column`.
    """

    key: ProblemKey
    where: str = ""
    values: Mapping[str, ProblemValue] = field(default_factory=dict)
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        return _describers[0]()(self)


ProblemDescriber = Callable[[Problem], str]


def _no_describer() -> ProblemDescriber:
    raise RuntimeError("the messages of problems are not loaded: import tekhenu first")


_describers: list[Callable[[], ProblemDescriber]] = [_no_describer]


def describe_with(fetch: Callable[[], ProblemDescriber]) -> None:
    """Set the function that `str(problem)` calls. It is fetched on first use."""
    _describers[0] = fetch


class EditionError(ValueError):
    """Raised for an edition that cannot be used. Nothing of it has been applied."""

    def __init__(self, source: str, problems: Sequence[Problem]) -> None:
        self.source = source
        self.problems = tuple(problems)
        super().__init__(source, self.problems)

    def __str__(self) -> str:
        return "\n".join(f"{self.source}: {problem}" for problem in self.problems)


class TablesError(ValueError):
    """Raised if the tables of the program itself are wrong; for its developers, in English."""

    def __init__(self, source: str, faults: Sequence[str]) -> None:
        super().__init__("\n".join(f"{source}: {fault}" for fault in faults))


def as_found(raw: object) -> Phrase:
    """Return a value as its owner wrote it, cut to a readable length."""
    match raw:
        case list() | tuple():
            text = ", ".join(map(_single, raw))
            values: dict[str, ProblemValue] = {"count": len(raw), "text": _cut(text)}
            return Phrase("found-array", values) if raw else Phrase("found-empty-array")
        case dict():
            names = ", ".join(map(str, raw))
            return Phrase("found-table", {"names": _cut(names)}) if raw else Phrase("found-no-keys")
        case "":
            return Phrase("found-empty-text")
        case None:
            return Phrase("found-nothing")
        case _:
            return Phrase("found-value", {"text": _cut(_single(raw))})


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def _single(raw: object) -> str:
    match raw:
        case bool():
            return "true" if raw else "false"
        case str():
            return json.dumps(raw, ensure_ascii=False)
        case list() | tuple() | dict():  # their contents may be nested deeply
            return "[…]"
        case None:
            return "null"
        case _:
            return str(raw)
