"""Differences between a translated rulebook and the rules as implemented.

The rulings follow the English rulebook. A language whose rulebook differs has a `book.ftl` with one
message per affected help section or card.
"""

from .catalog import ENGLISH, catalog


def book_note(about: str, lang: str = ENGLISH) -> str | None:
    """Return the note on a section or a card, or None if the rulebook agrees."""
    words = catalog(lang)
    key = f"book-{about}"
    return words.say(key) if key in words else None
