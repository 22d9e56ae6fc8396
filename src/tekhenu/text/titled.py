"""Messages with a title, a detail, and a form that combines both in one line.

The message itself is the title. Its attribute `.detail` continues the title after a colon; its
attribute `.text` is a separate text, such as the effect of a card. `titled-detail` and
`titled-text` combine the two as the language does.
"""

from typing import NamedTuple

from .catalog import Catalog, MessageValue
from .names import sentence

ATTRIBUTES = ("detail", "text")


class Titled(NamedTuple):
    title: str
    detail: str
    line: str


def titled(words: Catalog, key: str, /, **values: MessageValue) -> Titled:
    title = sentence(words.say(key, **values))
    for attribute in ATTRIBUTES:
        if f"{key}.{attribute}" in words:
            detail = words.say(f"{key}.{attribute}", **values)
            line = words.say(f"titled-{attribute}", title=title, detail=detail)
            return Titled(title, sentence(detail), line)
    return Titled(title, "", title)
