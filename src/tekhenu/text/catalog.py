"""Message catalogs: Fluent files in one folder per language.

Parsing Fluent is slow and a program uses few of its 2,000 messages. The files are therefore split
into messages, and a message is parsed on first use.
"""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import (
    BaseNode,
    EntryType,
    Message,
    MessageReference,
    Pattern,
    Resource,
    TermReference,
    TextElement,
)
from fluent.syntax.visitor import Visitor

from .parts import BEGIN, CALLED, END, OF_MESSAGES, Named, marked

MessageValue = str | int
MessageArgs = tuple[str, dict[str, MessageValue]]  # the id and the values of a message
CACHE_SIZE = 1 << 13
ENGLISH = "en"
ENDONYM = "language-name"
TERM, COMMENT = "-", "#"  # first characters of entries
FOLDER: Traversable = files(__package__)


class Catalog:
    def __init__(self, lang: str = ENGLISH) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang, ENGLISH], functions_of(lang), use_isolating=False)
        # English is the fallback for a missing translation.
        self._entries = {**entries(ENGLISH), **entries(lang)}
        self._known: set[str] = set()  # entries parsed so far
        self._lock = Lock()
        # A table repeats the same few hundred messages.
        self._said = lru_cache(CACHE_SIZE)(self._format)

    def _parsed(self, source: str) -> EntryType:
        return parsed(source)

    def _learn(self, name: str) -> None:
        """Add an entry and the entries it refers to to the bundle."""
        if name in self._known:
            return
        with self._lock:
            found: dict[str, EntryType] = {}
            waiting = [name]
            while waiting:
                name = waiting.pop()
                if name in self._entries and name not in self._known and name not in found:
                    found[name] = self._parsed(self._entries[name])
                    waiting += references(found[name])
            self._bundle.add_resource(Resource([*found.values()]))
            self._known |= found.keys()

    def __contains__(self, key: str) -> bool:
        """Return whether a message or an attribute such as `option-keep.text` exists."""
        name, _, attribute = key.partition(".")
        if name not in self._entries or name.startswith(TERM):
            return False
        return not attribute or attribute in self._message(name).attributes

    def _message(self, name: str) -> Any:
        self._learn(name)
        return self._bundle.get_message(name)

    def say(self, key: str, /, **values: MessageValue) -> str:
        """Format a message. Raises LookupError if it cannot be formatted completely."""
        return self._said(key, tuple(values.items()))

    def _format(self, key: str, values: tuple[tuple[str, MessageValue], ...]) -> str:
        if key not in self:
            raise LookupError(f"the {self.lang!r} catalog has no message {key!r}")
        name, _, attribute = key.partition(".")
        message = self._message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        named = {name.replace("_", "-"): value for name, value in values}
        text, errors = self._bundle.format_pattern(pattern, named) if pattern else ("", [])
        if errors or not isinstance(text, str):
            raise LookupError(f"could not format {key!r} in {self.lang!r}: {errors}")
        return text


class MarkingCatalog(Catalog):
    """A catalog that marks the parts of messages, for `parts.Message`."""

    def say(self, key: str, /, **values: MessageValue) -> str:
        return super().say(key, **{name: _marked_value(value) for name, value in values.items()})

    def _parsed(self, source: str) -> EntryType:
        return _marked_message(parsed(source))


def _marked_value(value: MessageValue) -> MessageValue:
    return marked(value) if isinstance(value, Named) else value


def _marked_message(entry: EntryType) -> EntryType:
    """Return the message between marks if an attribute gives its kind and id."""
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
    """Return the languages, one per folder of messages; English comes first."""
    found = {folder.name for folder in FOLDER.iterdir() if folder.is_dir() and _messages(folder)}
    return ENGLISH, *sorted(found - {ENGLISH})


def message_files(lang: str) -> list[Traversable]:
    if lang not in languages():
        raise LookupError(f"there are no messages in {lang!r}")
    return sorted(_messages(FOLDER / lang), key=lambda file: file.name)


def _messages(folder: Traversable) -> list[Traversable]:
    return [file for file in folder.iterdir() if file.name.endswith(".ftl")]


def functions_of(lang: str) -> dict[str, Callable[..., Any]]:
    """Return the Fluent functions for the grammar of a language."""
    if not (FOLDER / lang / "grammar.py").is_file():
        return {}
    functions: dict[str, Callable[..., Any]] = import_module(
        f"{__package__}.{lang}.grammar"
    ).FUNCTIONS
    return functions


@cache
def entries(lang: str) -> Mapping[str, str]:
    """Return the source of every message and term of a language; terms start with a dash."""
    found: dict[str, str] = {}
    for file in message_files(lang):
        found |= split_entries(file.read_text(encoding="utf-8"))
    return found


def split_entries(text: str) -> dict[str, str]:
    """Split a file into entries by name; continuation lines are indented."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in text.splitlines(keepends=True):
        if line[:1].isalpha() or line.startswith(TERM):
            lines = found.setdefault(line.partition("=")[0].strip(), [])
            lines.clear()
        if not line.startswith(COMMENT):
            lines.append(line)
    return {name: "".join(lines) for name, lines in found.items()}


@cache
def parsed(source: str) -> EntryType:
    """Parse an entry, cached because every language also needs the English entries."""
    (entry,) = FluentResource(source).body
    return entry


def references(entry: EntryType) -> list[str]:
    """Return the names of the entries that `entry` refers to."""
    found = References()
    found.visit(entry)
    return found.names


class References(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def generic_visit(self, node: BaseNode) -> None:
        if isinstance(node, MessageReference):
            self.names.append(node.id.name)
        elif isinstance(node, TermReference):
            self.names.append(f"{TERM}{node.id.name}")
        super().generic_visit(node)


@cache
def endonym(lang: str) -> str:
    """Return the name of a language in that language."""
    source = entries(lang).get(ENDONYM)
    if source is None:
        return lang
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(Resource([parsed(source)]))
    pattern = bundle.get_message(ENDONYM).value
    return lang if pattern is None else str(bundle.format_pattern(pattern)[0])


def catalog(lang: str = ENGLISH) -> Catalog:
    return loaded(lang)


@cache
def marking_catalog(lang: str = ENGLISH) -> Catalog:
    """Return a catalog that keeps the parts of messages."""
    return MarkingCatalog(lang)


@cache
def loaded(lang: str) -> Catalog:
    return Catalog(lang)
