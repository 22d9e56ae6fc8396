"""Reasons why a request to the games core is refused, in words of any language."""

from typing import Any, NamedTuple


class Said(NamedTuple):
    """A value that is itself a message of the catalogue."""

    key: str
    values: dict[str, str | int]


class Refusal(Exception):
    """A request that cannot be granted; the message `refusal-{code}` says why.

    `values` fill the message, `extra` are further facts for programs.
    """

    def __init__(
        self, code: str, *, extra: dict[str, Any] | None = None, **values: str | int | Said
    ) -> None:
        super().__init__(code)
        self.code = code
        self.values = values
        self.extra = extra or {}


class NoSuchGame(LookupError):
    """There is no game of that id."""


class BrokenGame(ValueError):
    """A stored game that this version of the program cannot replay."""
