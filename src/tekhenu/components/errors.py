"""What is wrong with an edition, said so that its owner can put it right."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

_LONGEST = 60


@dataclass(frozen=True, slots=True)
class Problem:
    """`where` is a key path or, in broken TOML, a line."""

    where: str
    found: str
    expected: str

    def __str__(self) -> str:
        return f"{self.where}: found {self.found}, expected {self.expected}"


class EditionError(ValueError):
    """An edition that cannot be used. Nothing of it has been applied."""

    def __init__(self, source: str, problems: Sequence[Problem]) -> None:
        self.source = source
        self.problems = tuple(problems)
        super().__init__("\n".join(f"{source}: {problem}" for problem in self.problems))

    def __reduce__(self) -> tuple[type["EditionError"], tuple[str, tuple[Problem, ...]]]:
        return EditionError, (self.source, self.problems)


def describe(raw: object) -> str:
    """A value as its owner wrote it, cut to a readable length."""
    match raw:
        case list() | tuple():
            text = (
                f"{len(raw)} values [{', '.join(map(_single, raw))}]" if raw else "an empty array"
            )
        case dict():
            text = f"a table with {', '.join(map(str, raw))}" if raw else "an empty table"
        case _:
            text = _single(raw)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def _single(raw: object) -> str:
    match raw:
        case bool():
            return "true" if raw else "false"
        case str():
            return json.dumps(raw, ensure_ascii=False) if raw else "an empty string"
        case list() | tuple() | dict():  # not what it holds: it may go on for ever
            return "[…]"
        case None:
            return "nothing"
        case _:
            return str(raw)
