"""The Fluent files of a language read as a tree: which message shows, selects on and says what."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tekhenu.text.catalog import message_files
from tekhenu.text.titled import ATTRIBUTES

PLURALS = {"zero", "one", "two", "few", "many", "other"}
HOLE = "\ufffc"  # stands for a variable in a text


class Use(NamedTuple):
    """The requirements of a message for its variables, its own or those of referenced messages."""

    shown: frozenset[str]
    selected: frozenset[str]
    cases: frozenset[tuple[str, str]]  # variable and key, without plural forms
    functions: frozenset[str]
    texts: tuple[str, ...]  # possible texts with gaps for variables; references are not followed


@cache
def entries(lang: str) -> tuple[tuple[str, ftl.EntryType], ...]:
    """Return the entries, file by file, in order."""
    return tuple(
        (file.name, entry)
        for file in message_files(lang)
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
    )


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    return {e.id.name: e for _, e in entries(lang) if isinstance(e, ftl.Message)}


@cache
def file_of(lang: str) -> dict[str, str]:
    return {e.id.name: file for file, e in entries(lang) if isinstance(e, ftl.Message)}


@cache
def use_of(lang: str, key: str) -> Use:
    message = messages(lang)[key]
    nodes = list(_walk(message))
    shown = {n.id.name for n in nodes if isinstance(n, ftl.VariableReference)}
    selected, cases = set(), set()
    for node in nodes:
        if isinstance(node, ftl.SelectExpression):
            name = selector(node)
            selected.add(name)
            cases |= {(name, k) for k in map(key_of, node.variants) if k not in PLURALS}
    for other in references(lang, key):
        inner = use_of(lang, other) if other in messages(lang) else None
        if inner is not None:
            shown |= inner.shown
            selected |= inner.selected
            cases |= inner.cases
    read = (each for each in message.attributes if each.id.name in ATTRIBUTES)
    attributes = [attribute.value for attribute in read]
    patterns = [message.value, *attributes]
    texts = tuple(text for pattern in patterns if pattern is not None for text in says(pattern))
    functions = {n.id.name for n in nodes if isinstance(n, ftl.FunctionReference)}
    found = frozenset(shown), frozenset(selected), frozenset(cases), frozenset(functions)
    return Use(*found, texts)


def selector(node: ftl.SelectExpression) -> str:
    found: ftl.InlineExpression | ftl.Placeable = node.selector
    if isinstance(found, ftl.FunctionReference) and found.arguments.positional:
        found = found.arguments.positional[0]
    assert isinstance(found, ftl.VariableReference), "only variables are selected on"
    return found.id.name


def key_of(variant: ftl.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ftl.Identifier) else str(key.value)


def references(lang: str, key: str) -> set[str]:
    """Return the messages that a message refers to itself."""
    return {n.id.name for n in _walk(messages(lang)[key]) if isinstance(n, ftl.MessageReference)}


def says(pattern: ftl.Pattern) -> Iterator[str]:
    """Yield every reading of a pattern: all variants of its selectors."""
    readings = [""]
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            readings = [reading + element.value for reading in readings]
        elif isinstance(element.expression, ftl.SelectExpression):
            inner = [text for v in element.expression.variants for text in says(v.value)]
            readings = [reading + text for reading in readings for text in inner]
        else:
            readings = [reading + HOLE for reading in readings]
    yield from readings


def _walk(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """Yield the parts of a message except selectors, which are not shown."""
    if isinstance(node, ftl.SelectExpression):
        yield node
        for variant in node.variants:
            yield from _walk(variant.value)
        return
    yield node
    for child in vars(node).values():
        for part in child if isinstance(child, list) else [child]:
            if isinstance(part, ftl.BaseNode):
                yield from _walk(part)
