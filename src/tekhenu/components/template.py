"""A file for an owner to fill in: everything that may be replaced, switched off."""

import json
from collections.abc import Iterator, Mapping
from textwrap import wrap

from .defaults import defaults
from .kinds import Plain
from .schema import ALL_GROUPS, Group
from .terms import Provenance

_WIDTH = 96

_INTRODUCTION = """\
## An edition of your own: what is printed in your box, where it differs from the default.
##
## Give it a name, then remove the "# " before each value you want to replace and change it. A value
## left switched off keeps its default. What the rulebook states cannot be replaced and is not here.
##
## "public" values are known from public sources; "reconstructed" ones were chosen to fit the rules
## and are most likely not what your components show.
##
## Check the file with:  tekhenu components --check FILE
"""


def template() -> str:
    blocks = [_INTRODUCTION, 'name = "My edition"\n']
    for group in ALL_GROUPS:
        keys = [key for key in group.kinds if _origin(group, key) is not Provenance.RULEBOOK]
        if keys:
            blocks.append(_block(group, keys))
    return "\n".join(blocks)


def _block(group: Group, keys: list[str]) -> str:
    hint = f"{group.hint} ({_origin(group, keys[0]).name.lower()})"
    lines = [f"## {line}" for line in wrap(hint, _WIDTH)] + [f"[{group.path}]"]
    lines += [f"# {line}" for line in _lines(group, keys)]
    return "\n".join(lines) + "\n"


def _lines(group: Group, keys: list[str]) -> Iterator[str]:
    """One line per key, or per table within the group that may be replaced as a whole."""
    values = {key: defaults().values[f"{group.path}.{key}"] for key in keys}
    parents: dict[str, dict[str, Plain]] = {}
    for key, value in values.items():
        parent, _, leaf = key.rpartition(".")
        parents.setdefault(parent, {})[leaf] = value
    for parent, children in parents.items():
        siblings = [key for key in group.kinds if key.rpartition(".")[0] == parent]
        if parent and len(siblings) == len(children) > 1:
            yield f"{parent} = {_toml(children)}"
        else:
            start = f"{parent}." if parent else ""
            yield from (f"{start}{leaf} = {json.dumps(value)}" for leaf, value in children.items())


def _toml(children: Mapping[str, Plain]) -> str:
    """Numbered keys as an array, named ones as a table. JSON's strings and numbers are TOML's."""
    if all(key[-1].isdigit() for key in children):
        return f"[{', '.join(map(json.dumps, children.values()))}]"
    return f"{{{', '.join(f'{key} = {json.dumps(value)}' for key, value in children.items())}}}"


def _origin(group: Group, key: str) -> Provenance:
    return defaults().provenance[f"{group.path}.{key}"]
