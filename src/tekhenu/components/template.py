"""A TOML file for an owner to fill in, with every replaceable value commented out."""

import json
from collections.abc import Iterator, Mapping
from textwrap import wrap

from .defaults import defaults
from .kinds import Plain
from .schema import ALL_GROUPS, Group
from .terms import Provenance

_WIDTH = 96

_INTRODUCTION = """\
## Your own edition: the values printed in your copy, where they differ from the defaults.
##
## Give it a name, then remove the "# " before each value you want to replace and change it. A value
## left commented out keeps its default. Values that the rulebook states cannot be replaced and are
## not listed here.
##
## "public" values are known from public sources; "reconstructed" ones were chosen to fit the rules
## and probably differ from what your components show.
##
## Check the file with:  tekhenu components --check FILE
"""


def template(name: str = "My edition", given: Mapping[str, Plain] | None = None) -> str:
    """Return the file; the values in `given`, by key path, are filled in and not commented out."""
    blocks = [_INTRODUCTION, f"name = {_written(name)}\n"]
    for group in ALL_GROUPS:
        keys = [key for key in group.kinds if _origin(group, key) is not Provenance.RULEBOOK]
        if keys:
            blocks.append(_block(group, keys, given or {}))
    return "\n".join(blocks)


def _block(group: Group, keys: list[str], given: Mapping[str, Plain]) -> str:
    hint = f"{group.hint} ({_origin(group, keys[0]).name.lower()})"
    lines = [f"## {line}" for line in wrap(hint, _WIDTH)] + [f"[{group.path}]"]
    lines += _lines(group, keys, given)
    return "\n".join(lines) + "\n"


def _lines(group: Group, keys: list[str], given: Mapping[str, Plain]) -> Iterator[str]:
    """Yield one line per key, or per inner table that can only be replaced as a whole."""
    parents: dict[str, list[str]] = {}
    for key in keys:
        parents.setdefault(key.rpartition(".")[0], []).append(key)
    values = {key: defaults().values[f"{group.path}.{key}"] for key in keys}
    own = {key: given[path] for key in keys if (path := f"{group.path}.{key}") in given}
    values |= own
    for parent, children in parents.items():
        siblings = [key for key in group.kinds if key.rpartition(".")[0] == parent]
        alike = len({key in own for key in children}) == 1
        if parent and alike and len(siblings) == len(children) > 1:
            leaves = {key.rpartition(".")[2]: values[key] for key in children}
            yield f"{'' if children[0] in own else '# '}{parent} = {_toml(leaves)}"
        else:
            yield from (
                f"{'' if key in own else '# '}{key} = {_written(values[key])}" for key in children
            )


def _toml(children: Mapping[str, Plain]) -> str:
    """Return numbered keys as an array, named ones as a table."""
    if all(key[-1].isdigit() for key in children):
        return f"[{', '.join(map(_written, children.values()))}]"
    return f"{{{', '.join(f'{key} = {_written(value)}' for key, value in children.items())}}}"


def _written(value: Plain) -> str:
    """Return a value as TOML: as JSON, except for one character that TOML wants escaped."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _origin(group: Group, key: str) -> Provenance:
    return defaults().provenance[f"{group.path}.{key}"]
