"""Where the printed rulebook of a language states another rule than the one that is played.

The rulings follow the English book. A language whose book differs says so in its `book.ftl`, one
message for each section of the help or card it is about; the others have no such file.
"""

from .catalogue import ENGLISH, catalogue


def book_note(about: str, lang: str = ENGLISH) -> str | None:
    """What an owner of that book should know about a section or a card; None if it agrees."""
    words = catalogue(lang)
    key = f"book-{about}"
    return words.say(key) if key in words else None
