"""Reasons why a request to the games core is refused, in words of any language."""

from typing import Any, NamedTuple, Protocol, runtime_checkable

from tekhenu.components.errors import Problem
from tekhenu.text import Catalogue
from tekhenu.text.editions import problem_in_file, problem_on_page

LONGEST_PROBLEM = 300  # characters


@runtime_checkable
class Sayable(Protocol):
    """A value that is said in the language of the answer."""

    def say(self, words: Catalogue) -> str: ...


class Said(NamedTuple):
    """A value that is itself a message of the catalogue."""

    key: str
    values: dict[str, str | int]

    def say(self, words: Catalogue) -> str:
        return words.say(self.key, **self.values)


class SaidProblem(NamedTuple):
    """A problem of an edition; with its key path or line if `in_file`, else as on the pages."""

    problem: Problem
    in_file: bool

    def say(self, words: Catalogue) -> str:
        describe = problem_in_file if self.in_file else problem_on_page
        return describe(words, self.problem)[:LONGEST_PROBLEM]


class RequestRefused(Exception):
    """A request that cannot be granted; the message `refusal-{code}` says why.

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
    """There is no game of that id."""


class BrokenGame(ValueError):
    """A stored game that this version of the program cannot replay."""
