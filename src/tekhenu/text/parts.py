"""Texts that keep their parts: what a message speaks of stays marked until somebody paints it.

A part goes into a message like any other word and comes out where the language puts it. The marks
are private characters, which nobody can type into a name: `marked` takes them out of what it marks.
"""

from collections.abc import Sequence
from typing import NamedTuple

BEGIN, CALLED, END = "\ue000", "\ue001", "\ue002"  # BEGIN kind/value CALLED text END
SEAT = "seat"


class Part(NamedTuple):
    """A piece of a text, and what it speaks of: ("seat", "1"); nothing in particular without."""

    text: str
    kind: str = ""
    value: str = ""


def marked(text: str, kind: str, value: str | int) -> str:
    return f"{BEGIN}{kind}/{value}{CALLED}{plain(text)}{END}"


def marked_names(names: Sequence[str]) -> list[str]:
    """What players are called, by seat, each known as its seat's wherever it is said."""
    return [marked(name, SEAT, seat) for seat, name in enumerate(names)]


def parts(text: str) -> list[Part]:
    """The pieces of a text in their order."""
    found: list[Part] = []
    before, *marks = text.split(BEGIN)
    if before:
        found.append(Part(before))
    for mark in marks:
        about, _, rest = mark.partition(CALLED)
        kind, _, value = about.partition("/")
        called, _, after = rest.partition(END)
        found.append(Part(called, kind, value))
        if after:
            found.append(Part(after))
    return found


def plain(text: str) -> str:
    """The text alone."""
    if BEGIN not in text and END not in text and CALLED not in text:
        return text
    bare = "".join(part.text for part in parts(text))
    return bare.replace(CALLED, "").replace(END, "")
