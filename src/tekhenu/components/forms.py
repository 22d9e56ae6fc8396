"""How a value is put together by choosing: forms with blanks, to be filled in by pictures.

The text of a form is its verb, if it has one, and what stands in its blanks, with spaces between
them: what the value's kind reads.
"""

from collections.abc import Iterable
from enum import IntEnum
from typing import NamedTuple


class Blank(NamedTuple):
    """What may stand in a blank, by `kind`.

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
    """`empty` is the text if nothing stands in any blank."""

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
    """Of words that name members of one vocabulary."""
    there = tuple(members)
    words = tuple(member.name.lower() for member in there)
    return Blank(kind, words, type(there[0]).__name__.lower() if there else "", low, high, none)
