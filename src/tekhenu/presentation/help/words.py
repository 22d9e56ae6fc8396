"""Messages of the help with the numbers of the edition filled in."""

import re

from markupsafe import Markup, escape

from tekhenu.components import Edition
from tekhenu.text import book_note, catalog

from .values import values_of


class Help:
    """The messages of the help; `say` adds the prefix `help-`, `word` reads any other file."""

    def __init__(self, edition: Edition, lang: str) -> None:
        self.edition = edition
        self.lang = lang
        self.words = catalog(lang)
        self.values = values_of(edition, self.words)

    def say(self, key: str, /, **values: str | int) -> str:
        return self.words.say(f"help-{key}", **{**self.values, **values})

    def word(self, key: str, /, **values: str | int) -> str:
        return self.words.say(key, **values)

    def rich(self, key: str, /, **values: str | int) -> Markup:
        """Format a message with the words between asterisks in bold."""
        text = str(escape(self.say(key, **values)))
        return Markup(re.sub(r"\*([^*]+)\*", r"<strong>\1</strong>", text))

    def book(self, about: str) -> str | None:
        """Return how the printed rulebook of the language differs on a section or a card."""
        return book_note(about, self.lang)
