"""The messages of a language, read from the Fluent files in the folder of its name."""

from collections.abc import Callable
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import EntryType, Message, Pattern, Resource, TextElement

from .parts import BEGIN, CALLED, END, OF_MESSAGES, Named, marked

Value = str | int
REMEMBERED = 1 << 13
ENGLISH = "en"
ENDONYM = "language-name"
FOLDER: Traversable = files(__package__)


class Catalogue:
    def __init__(self, lang: str = ENGLISH) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang, ENGLISH], functions_of(lang), use_isolating=False)
        # What a translation does not say yet is said in English.
        for source in dict.fromkeys((ENGLISH, lang)):
            for file in message_files(source):
                self._bundle.add_resource(self._read(source, file.name), allow_overrides=True)
        # A table says the same few hundred things at every step.
        self._said = lru_cache(REMEMBERED)(self._format)

    def _read(self, lang: str, file: str) -> Resource:
        return parsed(lang, file)

    def __contains__(self, key: str) -> bool:
        """A message, or an attribute of one, written as in Fluent: `option-keep.text`."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def say(self, key: str, /, **values: Value) -> str:
        """The message with its variables filled in; LookupError if it cannot be said whole."""
        return self._said(key, tuple(values.items()))

    def _format(self, key: str, values: tuple[tuple[str, Value], ...]) -> str:
        if key not in self:
            raise LookupError(f"the {self.lang!r} catalogue has no message {key!r}")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        named = {name.replace("_", "-"): value for name, value in values}
        text, errors = self._bundle.format_pattern(pattern, named) if pattern else ("", [])
        if errors or not isinstance(text, str):
            raise LookupError(f"{key!r} in {self.lang!r} cannot be said: {errors}")
        return text


class MarkingCatalogue(Catalogue):
    """Says the same with marks around what is a part; whoever uses it reads a `parts.Message`."""

    def say(self, key: str, /, **values: Value) -> str:
        return super().say(key, **{name: _marked_value(value) for name, value in values.items()})

    def _read(self, lang: str, file: str) -> Resource:
        return Resource([_marked_message(entry) for entry in parsed(lang, file).body])


def _marked_value(value: Value) -> Value:
    return marked(value) if isinstance(value, Named) else value


def _marked_message(entry: EntryType) -> EntryType:
    """The message between marks if an attribute says of what kind it is, and which."""
    if not isinstance(entry, Message) or entry.value is None:
        return entry
    for attribute in entry.attributes:
        if (kind := attribute.id.name) in OF_MESSAGES:
            begin, called, end = map(TextElement, (f"{BEGIN}{kind}/", CALLED, END))
            name, said = attribute.value.elements, entry.value.elements
            return Message(entry.id, Pattern([begin, *name, called, *said, end]))
    return entry


@cache
def languages() -> tuple[str, ...]:
    """Every folder with messages is a language; English, which is always whole, comes first."""
    found = {folder.name for folder in FOLDER.iterdir() if folder.is_dir() and _messages(folder)}
    return ENGLISH, *sorted(found - {ENGLISH})


def message_files(lang: str) -> list[Traversable]:
    if lang not in languages():
        raise LookupError(f"there are no messages in {lang!r}")
    return sorted(_messages(FOLDER / lang), key=lambda file: file.name)


def _messages(folder: Traversable) -> list[Traversable]:
    return [file for file in folder.iterdir() if file.name.endswith(".ftl")]


def functions_of(lang: str) -> dict[str, Callable[..., Any]]:
    """What the grammar of a language needs in its messages, if it needs anything."""
    if not (FOLDER / lang / "grammar.py").is_file():
        return {}
    functions: dict[str, Callable[..., Any]] = import_module(
        f"{__package__}.{lang}.grammar"
    ).FUNCTIONS
    return functions


@cache
def parsed(lang: str, file: str) -> Resource:
    """Parsing is slow, and every language needs the English files too."""
    return FluentResource((FOLDER / lang / file).read_text(encoding="utf-8"))


@cache
def endonym(lang: str) -> str:
    """What a language calls itself, without parsing the rest of it."""
    bundle = FluentBundle([lang], use_isolating=False)
    for file in message_files(lang):
        if ENDONYM in file.read_text(encoding="utf-8"):
            bundle.add_resource(parsed(lang, file.name))
    pattern = bundle.get_message(ENDONYM).value if bundle.has_message(ENDONYM) else None
    return lang if pattern is None else str(bundle.format_pattern(pattern)[0])


def catalogue(lang: str = ENGLISH) -> Catalogue:
    return loaded(lang)


@cache
def marking(lang: str = ENGLISH) -> Catalogue:
    """For messages that are to keep their parts."""
    return MarkingCatalogue(lang)


@cache
def loaded(lang: str) -> Catalogue:
    return Catalogue(lang)
