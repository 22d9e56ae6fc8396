"""The messages of a language, read from the Fluent files in the folder of its name.

Parsing them is slow, and a program says few of its two thousand messages: the files are cut into
messages, and a message is parsed when it is said for the first time.
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

Value = str | int
REMEMBERED = 1 << 13
ENGLISH = "en"
ENDONYM = "language-name"
TERM, COMMENT = "-", "#"  # what they begin with
FOLDER: Traversable = files(__package__)


class Catalogue:
    def __init__(self, lang: str = ENGLISH) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang, ENGLISH], functions_of(lang), use_isolating=False)
        # What a translation does not say yet is said in English.
        self._entries = {**entries(ENGLISH), **entries(lang)}
        self._known: set[str] = set()  # entries that the bundle has
        self._lock = Lock()
        # A table says the same few hundred things at every step.
        self._said = lru_cache(REMEMBERED)(self._format)

    def _parsed(self, source: str) -> EntryType:
        return parsed(source)

    def _learn(self, name: str) -> None:
        """The entry and those it is made of come into the bundle, as far as they are there."""
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
        """A message, or an attribute of one, written as in Fluent: `option-keep.text`."""
        name, _, attribute = key.partition(".")
        if name not in self._entries or name.startswith(TERM):
            return False
        return not attribute or attribute in self._message(name).attributes

    def _message(self, name: str) -> Any:
        self._learn(name)
        return self._bundle.get_message(name)

    def say(self, key: str, /, **values: Value) -> str:
        """The message with its variables filled in; LookupError if it cannot be said whole."""
        return self._said(key, tuple(values.items()))

    def _format(self, key: str, values: tuple[tuple[str, Value], ...]) -> str:
        if key not in self:
            raise LookupError(f"the {self.lang!r} catalogue has no message {key!r}")
        name, _, attribute = key.partition(".")
        message = self._message(name)
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

    def _parsed(self, source: str) -> EntryType:
        return _marked_message(parsed(source))


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
def entries(lang: str) -> Mapping[str, str]:
    """Every message of a language as it is written, and every term with its dash."""
    found: dict[str, str] = {}
    for file in message_files(lang):
        found |= cut_apart(file.read_text(encoding="utf-8"))
    return found


def cut_apart(text: str) -> dict[str, str]:
    """The entries of a file by name: each begins with its name, and what follows is indented."""
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
    """Once for all languages, as each needs the English entries too."""
    (entry,) = FluentResource(source).body
    return entry


def references(entry: EntryType) -> list[str]:
    """The entries that this one is made of."""
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
    """What a language calls itself, without English in between."""
    source = entries(lang).get(ENDONYM)
    if source is None:
        return lang
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(Resource([parsed(source)]))
    pattern = bundle.get_message(ENDONYM).value
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
