"""From a file to key paths and raw values: what TOML says, before its meaning is checked."""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path

from .errors import EditionError, Problem, describe
from .kinds import Kind, Plain, Unfit
from .schema import KINDS, READABLE, TREE, Tree

_SHOWN = 8


def read_toml(path: Path) -> dict[str, object]:
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        raise EditionError(str(path), [_unreadable(path, error)]) from None
    return parse_toml(data, str(path))


def parse_toml(data: bytes, source: str) -> dict[str, object]:
    try:
        text = data.decode("utf-8-sig")
        table = tomllib.loads(text)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        problem = Problem(f"line {line}", f"byte 0x{data[error.start]:02x}", "UTF-8 text")
    except tomllib.TOMLDecodeError as error:
        problem = _broken(str(error), text)
    except RecursionError:
        problem = Problem("the file", "endlessly nested values", "an edition in TOML")
    else:
        if table:
            return table
        problem = Problem("the file", "nothing in it", 'an edition in TOML, name = "…" at least')
    raise EditionError(source, [problem])


def leaves(
    table: Mapping[str, object], problems: list[Problem], node: Tree = READABLE, above: str = ""
) -> Iterator[tuple[str, object]]:
    """The key paths and raw values of nested tables; an array fills the keys of its table."""
    for key, raw in table.items():
        path = above + key
        child = node.get(key)
        if child is None:
            problems.append(_unknown(above + _bare(key), [above + known for known in node]))
        elif isinstance(child, Kind):
            yield path, raw
        elif isinstance(raw, dict):
            yield from leaves(raw, problems, child, path + ".")
        elif isinstance(raw, list) and len(raw) == len(child):
            yield from leaves(dict(zip(child, raw, strict=True)), problems, child, path + ".")
        else:
            expected = f"a table of {_some(list(child))} or an array of all {len(child)} values"
            problems.append(Problem(path, describe(raw), expected))


def plain(path: str, found: object) -> Plain | Problem:
    """One value in its plain form, or what is wrong with it."""
    kind = TREE["name"] if path == "name" else KINDS.get(path)
    if kind is None:
        return _unknown(str(path), list(KINDS))
    try:
        value: Plain = kind.plain(kind.read(found))
    except Unfit as hint:
        expected = f"{kind.expected} ({hint})" if str(hint) else kind.expected
        return Problem(path, describe(found), expected)
    return value


def _unknown(path: str, siblings: list[str]) -> Problem:
    near = get_close_matches(path, siblings, 1) or get_close_matches(path, KINDS, 1)
    expected = f"a known one, perhaps {near[0]}" if near else f"one of {_some(siblings)}"
    return Problem(path, "an unknown key", expected)


def _some(names: list[str]) -> str:
    if len(names) <= _SHOWN:
        return ", ".join(names)
    return f"{', '.join(names[: _SHOWN - 1])}, …, {names[-1]}"


def _bare(key: str) -> str:
    """A key as TOML wants it written, so that a dot within it is not taken for a step."""
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key, ensure_ascii=False)


def _unreadable(path: Path, error: Exception) -> Problem:
    if isinstance(error, FileNotFoundError):
        found = "no such file"
    elif path.is_dir():
        found = "a directory"
    else:
        found = getattr(error, "strerror", None) or str(error)
    return Problem("the file", found, "a readable edition file in TOML")


def _broken(message: str, text: str) -> Problem:
    """tomllib ends its messages with `(at line 3, column 7)` or `(at end of document)`."""
    match = re.fullmatch(r"(.*) \(at (.*)\)", message, re.DOTALL)
    what, where = match.groups() if match else (message, "the file")
    if where == "end of document":
        where = f"line {text.count(chr(10)) + 1}"
    return Problem(where, f"broken TOML ({what})", "a valid line of TOML")
