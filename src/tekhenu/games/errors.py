"""Errors of the games core; their messages are formatted in the language of the answer."""

from typing import Any, NamedTuple, Protocol, runtime_checkable

from tekhenu.components.errors import Problem
from tekhenu.text import Catalog
from tekhenu.text.editions import problem_in_file, problem_on_page

LONGEST_PROBLEM = 300  # characters


@runtime_checkable
class Sayable(Protocol):
    """A value that is formatted in the language of the answer."""

    def say(self, words: Catalog) -> str: ...


class Said(NamedTuple):
    """A value that is itself a message of the catalog."""

    key: str
    values: dict[str, str | int]

    def say(self, words: Catalog) -> str:
        return words.say(self.key, **self.values)


class SaidProblem(NamedTuple):
    """A problem of an edition, located by key path or line if `in_file`, else as on the pages."""

    problem: Problem
    in_file: bool

    def say(self, words: Catalog) -> str:
        describe = problem_in_file if self.in_file else problem_on_page
        return describe(words, self.problem)[:LONGEST_PROBLEM]


class RequestRefused(Exception):
    """A rejected request, explained by the message `refusal-{code}` of the catalog.

    `values` fill the message, `extra` are further facts for programs.
    """

    def __init__(
        self, code: str, *, extra: dict[str, Any] | None = None, **values: str | int | Sayable
    ) -> None:
        super().__init__(code)
        self.code = code
        self.values = values
        self.extra = extra or {}


class NoSuchGame(LookupError):
    """A game id that is not in the store."""


class BrokenGame(ValueError):
    """A stored game that this version of the program cannot replay."""
