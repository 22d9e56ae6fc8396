"""Reading of TOML files into key paths and raw values, before their meaning is checked."""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path

from .errors import EditionError, Problem, ProblemValue, as_found
from .kinds import Kind, Plain, Unfit
from .schema import KINDS, READABLE, TREE, TomlTree

NAME_LINE = 'name = "…"'
_SHOWN = 8
# The time and memory that tomllib needs for a dotted key grow with the square of its parts.
LONGEST_LINE = 1_000  # characters
SUGGESTIONS = 10  # per file; finding one takes milliseconds
_BROKEN = {  # beginnings of tomllib's messages
    "twice": r"Cannot (overwrite|declare|mutate|redefine)|Duplicate",
    "unclosed": r"""Unterminated|Unclosed|Expected ("|'\])""",
    "value": r"Invalid (value|date|hex)|Exceeds the limit",
}


def read_toml(path: Path) -> dict[str, object]:
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        raise EditionError(str(path), [_unreadable(path, error)]) from None
    return parse_toml(data, str(path))


def parse_toml(data: bytes, source: str) -> dict[str, object]:
    try:
        text = data.decode("utf-8-sig")
        problem = _overlong_line(text)
        table = tomllib.loads(text) if problem is None else {}
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        byte = f"0x{data[error.start]:02x}"
        problem = Problem("not_text", values={"byte": byte}, line=line)
    except ValueError as error:  # a TOMLDecodeError, or a number with too many digits
        problem = _broken(str(error), text)
    except RecursionError:
        problem = Problem("nested")
    else:
        if table:
            return table
        problem = problem or Problem("empty", values={"example": NAME_LINE})
    raise EditionError(source, [problem])


def leaves(
    table: Mapping[str, object], problems: list[Problem], node: TomlTree = READABLE, above: str = ""
) -> Iterator[tuple[str, object]]:
    """Yield the key paths and raw values of nested tables; an array fills the keys of its table."""
    for key, raw in table.items():
        path = above + key
        child = node.get(key)
        if child is None:
            siblings = [above + known for known in node]
            problems.append(_unknown(above + _bare(key), siblings, suggest=can_suggest(problems)))
        elif isinstance(child, Kind):
            yield path, raw
        elif isinstance(raw, dict):
            yield from leaves(raw, problems, child, path + ".")
        elif isinstance(raw, list) and len(raw) == len(child):
            yield from leaves(dict(zip(child, raw, strict=True)), problems, child, path + ".")
        else:
            values: dict[str, ProblemValue] = {"names": _some(list(child)), "count": len(child)}
            problems.append(Problem("shape", path, {"found": as_found(raw), **values}))


def can_suggest(problems: list[Problem]) -> bool:
    """Return whether the next unknown key may still come with a suggestion."""
    return len(problems) < SUGGESTIONS


def plain(path: str, found: object, *, suggest: bool = True) -> Plain | Problem:
    """Return a value in its plain form, or its problem."""
    kind = TREE["name"] if path == "name" else KINDS.get(path)
    if kind is None:
        return _unknown(str(path), list(KINDS), suggest=suggest)
    try:
        value: Plain = kind.plain(kind.read(found))
    except Unfit as unfit:
        values = {"found": as_found(found), "expected": kind.expected}
        if unfit.hint is None:
            return Problem("value", path, values)
        return Problem("value_hint", path, {**values, "hint": unfit.hint})
    return value


def _unknown(path: str, siblings: list[str], *, suggest: bool) -> Problem:
    if suggest and (near := _nearest(path, siblings)):
        return Problem("unknown_near", path, {"near": near[0]})
    return Problem("unknown", path, {"names": _some(siblings)})


def _nearest(path: str, siblings: list[str]) -> list[str]:
    return get_close_matches(path, siblings, 1) or get_close_matches(path, KINDS, 1)


def _some(names: list[str]) -> tuple[str, ...]:
    if len(names) <= _SHOWN:
        return tuple(names)
    return (*names[: _SHOWN - 1], "…", names[-1])


def _bare(key: str) -> str:
    """Return a key as TOML requires it, quoted if it contains a dot."""
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key, ensure_ascii=False)


def _unreadable(path: Path, error: Exception) -> Problem:
    if isinstance(error, FileNotFoundError):
        why = "missing"
    elif isinstance(error, PermissionError):
        why = "forbidden"
    else:
        why = "directory" if path.is_dir() else "other"
    return Problem("unreadable", values={"why": why})


def _overlong_line(text: str) -> Problem | None:
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            length = {"length": len(line), "most": LONGEST_LINE}
            return Problem("long_line", values=length, line=number)
    return None


def _broken(message: str, text: str) -> Problem:
    """Classify a message of tomllib, and read the place at its end."""
    why = next((why for why, pattern in _BROKEN.items() if re.match(pattern, message)), "syntax")
    line = column = 0
    if place := re.search(r"\(at line (\d+), column (\d+)\)$", message):
        line, column = map(int, place.groups())
    elif message.endswith("(at end of document)"):
        line = text.count("\n") + 1
    return Problem("broken", values={"why": why}, line=line, column=column)
