"""The messages that the program uses, by literals and patterns in its source."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import tekhenu
from tekhenu.learn.lesson import shipped
from tekhenu.presentation.help.sections import SECTIONS

SOURCE = Path(tekhenu.__file__).parent
HOLE = "(.+)"
AT_A_GLANCE = ("cost", "value", "gain")
# Names from data: ids of cards and numbers.
NAMED_BY_DATA = re.compile(r"[A-Z]\d\d|\d+")


@cache
def nodes() -> tuple[ast.AST, ...]:
    files = SOURCE.rglob("*.py")
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in files)
    return tuple(node for tree in trees for node in ast.walk(tree))


@cache
def literals() -> frozenset[str]:
    """Return every string of the program and of its data, in the form of message keys."""
    return frozenset(re.sub(r"[ _]", "-", text.lower()) for text in _strings())


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Return patterns of keys: f"prompt-{kind}" in Python, "part-" ~ part in templates."""
    found = set()
    for node in nodes():
        if isinstance(node, ast.JoinedStr):
            found.add("".join(_piece(part) for part in node.values))
    for file in SOURCE.rglob("*.html"):
        for call in re.findall(r"\(([^()]*~[^()]*)\)", file.read_text(encoding="utf-8")):
            parts = [part.strip() for part in call.split(",")[0].split("~")]
            found.add("".join(re.escape(p[1:-1]) if p[:1] in "\"'" else HOLE for p in parts))
    sayable = (p for p in found if HOLE in p and re.fullmatch(r"[\w\\()+.-]*", p))
    return tuple(re.compile(p) for p in sorted(sayable) if re.search(r"[a-z]", p))


def _piece(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else HOLE


@cache
def is_said(name: str) -> bool:
    """Return whether a key is a literal, or is built from literal parts."""
    if NAMED_BY_DATA.fullmatch(name) or name.lower() in literals():
        return True
    return any(
        match is not None and all(is_said(hole) for hole in match.groups())
        for match in (pattern.fullmatch(name) for pattern in patterns())
    )


def _strings() -> Iterator[str]:
    for node in nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.Name | ast.arg | ast.Attribute):
            yield getattr(node, "id", getattr(node, "arg", getattr(node, "attr", "")))
    for ending in ("*.html", "*.toml"):
        for file in SOURCE.rglob(ending):
            yield from re.findall(r"""["']([\w -]+)["']""", file.read_text(encoding="utf-8"))
    for section in SECTIONS:
        for block in section.blocks:
            yield from block.names
            yield from (f"{name}-{what}" for name in block.names for what in AT_A_GLANCE)
    for lesson in shipped():
        yield lesson.name
        yield from (name for step in lesson.steps for name in step.wrong)
