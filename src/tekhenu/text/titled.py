"""Messages with a title: what is said at a glance, what is to be known besides, and all in a line.

The message itself is the title. What goes on behind a colon is its attribute `.detail`, a text of
its own (what a card does) its attribute `.text`; `titled-detail` and `titled-text` make a line of
the two as the language does.
"""

from typing import NamedTuple

from .catalogue import Catalogue, Value
from .names import sentence

ATTRIBUTES = ("detail", "text")


class Titled(NamedTuple):
    title: str
    detail: str
    line: str


def titled(words: Catalogue, key: str, /, **values: Value) -> Titled:
    title = sentence(words.say(key, **values))
    for attribute in ATTRIBUTES:
        if f"{key}.{attribute}" in words:
            detail = words.say(f"{key}.{attribute}", **values)
            line = words.say(f"titled-{attribute}", title=title, detail=detail)
            return Titled(title, sentence(detail), line)
    return Titled(title, "", title)
