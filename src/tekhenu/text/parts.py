"""Texts that keep their parts: what a message speaks of stays known until somebody paints it.

A part goes into a message as any other word and comes out where the language puts it. On the way it
stands between marks, private characters that no name can carry: `marked` takes them out of what it
marks. Only this package sees marks; others are given a `Message`.

A player or a card comes to a message as a value, a `Named`. What is a message itself, such as a
place or points, says what it is in an attribute named after the kind: `.place`, `.vp`, see
`MarkingCatalogue`.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

BEGIN, CALLED, END = "\ue000", "\ue001", "\ue002"  # BEGIN kind/id CALLED text END
PLAYER, CARD, PLACE = "player", "card", "place"  # ids: a seat, T05, what the board's drawing has
POINTS = "vp"  # how many
OF_MESSAGES = frozenset({PLACE, POINTS})
REMEMBERED = 1 << 13  # a table tells the same lines at every step


class Part(NamedTuple):
    """A piece of a text, and what it speaks of, if it is anything but words."""

    text: str
    kind: str = ""
    id: str = ""


class Message(tuple[Part, ...]):
    """A text in its parts."""

    __slots__ = ()

    @classmethod
    def read(cls, text: str) -> "Message":
        """From a text with marks."""
        return cls(_pieces(text))

    @classmethod
    def joined(cls, sentences: Iterable["Message"]) -> "Message":
        parts = [part for said in sentences for part in (Part(" "), *said)]
        return cls(parts[1:])

    @property
    def text(self) -> str:
        return "".join(part.text for part in self)


@lru_cache(REMEMBERED)
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
    """A name that is a part wherever a message says it; a string like others for everybody else."""

    __slots__ = ("id", "kind")
    kind: str
    id: str

    def __new__(cls, name: str, kind: str, id: str) -> "Named":
        self = super().__new__(cls, name)
        self.kind, self.id = kind, id
        return self


def players(names: Sequence[str]) -> list[Named]:
    """What players are called, by seat."""
    return [Named(name, PLAYER, str(seat)) for seat, name in enumerate(names)]


def marked(name: Named) -> str:
    return f"{BEGIN}{name.kind}/{name.id}{CALLED}{plain(name)}{END}"


def plain(text: str) -> str:
    """The text alone."""
    if BEGIN not in text and END not in text and CALLED not in text:
        return str(text)
    return Message.read(text).text.replace(CALLED, "").replace(END, "")
