"""Texts with parts: each part of a message knows the player, card, place or VP that it names.

A part is inserted into a message like any other value and stays at the place that the language
gives it. Meanwhile it is enclosed in marks, which are private characters that `marked` removes from
names. Only this package uses marks; others receive a `Message`.
A player or a card is passed to a message as a `Named`. A message that is itself a part, such as a
place or points, has an attribute with the name of its kind: `.place`, `.vp`, see `MarkingCatalog`.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from fluent.runtime.types import FluentType

FluentText = str | FluentType

BEGIN, CALLED, END = "\ue000", "\ue001", "\ue002"  # BEGIN kind/id CALLED text END
PLAYER, CARD, PLACE = "player", "card", "place"  # ids: a seat, T05, an id of the board's drawing
POINTS = "vp"  # amount of VP
OF_MESSAGES = frozenset({PLACE, POINTS})
CACHE_SIZE = 1 << 13  # a table repeats the same lines


class Part(NamedTuple):
    """A piece of a text, with what it names, if anything."""

    text: str
    kind: str = ""
    id: str = ""


class Message(tuple[Part, ...]):
    """A text split into parts."""

    __slots__ = ()

    @classmethod
    def read(cls, text: str) -> "Message":
        """Split a text at its marks (see the module docstring) into parts."""
        return cls(_pieces(text))

    @classmethod
    def joined(cls, sentences: Iterable["Message"]) -> "Message":
        parts = [part for said in sentences for part in (Part(" "), *said)]
        return cls(parts[1:])

    @property
    def text(self) -> str:
        return "".join(part.text for part in self)


@lru_cache(CACHE_SIZE)
def _pieces(text: str) -> tuple[Part, ...]:
    before, *marks = text.split(BEGIN)
    found = [Part(before)]
    for mark in marks:
        about, _, rest = mark.partition(CALLED)
        kind, _, name = about.partition("/")
        called, _, after = rest.partition(END)
        found += [Part(called, kind, name), Part(after)]
    return tuple(part for part in found if part.text)


class Named(str):
    """A string that is a part wherever a message includes it."""

    __slots__ = ("id", "kind")
    kind: str
    id: str

    def __new__(cls, name: str, kind: str, id: str) -> "Named":
        self = super().__new__(cls, name)
        self.kind, self.id = kind, id
        return self


def players(names: Sequence[str]) -> list[Named]:
    """Return the players' names as parts, by seat."""
    return [Named(name, PLAYER, str(seat)) for seat, name in enumerate(names)]


def marked(name: Named) -> str:
    return f"{BEGIN}{name.kind}/{name.id}{CALLED}{plain(name)}{END}"


def plain(text: str) -> str:
    """Return the text without marks."""
    if BEGIN not in text and END not in text and CALLED not in text:
        return str(text)
    return Message.read(text).text.replace(CALLED, "").replace(END, "")
