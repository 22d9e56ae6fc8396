"""Forms with blanks, from which an owner builds a value by choosing pictures.

The text of a filled form is its verb, if any, and the contents of its blanks, separated by spaces.
The value's kind parses this text.
"""

from collections.abc import Iterable
from enum import IntEnum
from typing import NamedTuple


class Blank(NamedTuple):
    """A blank of a form; `kind` says what may fill it.

    number   from `low` to `high`
    one      one of `words`
    word     one of `words`, or another
    several  at least `low` of `words`
    amounts  up to `high` of each of `words`, at least `low` of them
    places   `high` times one of `words`
    order    all `words` in some order

    `of` is the vocabulary that the words belong to, `none` the word that stands for none of them.
    """

    kind: str
    words: tuple[str, ...] = ()
    of: str = ""
    low: int = 0
    high: int = 0
    none: str = ""


class Form(NamedTuple):
    """A form with blanks; `empty` is its text if every blank is empty."""

    verb: str = ""
    blanks: tuple[Blank, ...] = ()
    empty: str = ""


Forms = tuple[Form, ...]


def one_form(*blanks: Blank, empty: str = "") -> Forms:
    return (Form(blanks=blanks, empty=empty),)


def number_blank(low: int, high: int) -> Blank:
    return Blank("number", low=low, high=high)


def words_blank(
    kind: str, members: Iterable[IntEnum], low: int = 0, high: int = 0, none: str = ""
) -> Blank:
    """Return a blank for words that name members of one vocabulary."""
    there = tuple(members)
    words = tuple(member.name.lower() for member in there)
    return Blank(kind, words, type(there[0]).__name__.lower() if there else "", low, high, none)
