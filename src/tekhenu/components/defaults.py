"""The default edition: plain values by key path, each with its provenance."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from .errors import Problem, TablesError
from .frozen import Frozen
from .kinds import Plain
from .origins import resolve
from .reading import leaves, parse_toml, plain
from .schema import KINDS, MODULES, module_of
from .terms import Provenance


class Defaults(NamedTuple):
    name: str
    values: Mapping[str, Plain]
    provenance: Mapping[str, Provenance]


@cache
def defaults() -> Defaults:
    """Return the tables of all modules together, under the name of the base game's table."""
    parts = [parse(m, files(__package__).joinpath(f"{m}.toml").read_bytes()) for m in MODULES]
    return Defaults(
        parts[0].name,
        Frozen({path: value for part in parts for path, value in part.values.items()}),
        Frozen({path: origin for part in parts for path, origin in part.provenance.items()}),
    )


def parse(module: str, data: bytes) -> Defaults:
    """Parse the table of a module; raise `TablesError` if a value or its provenance is missing."""
    file = f"{module}.toml"
    table = parse_toml(data, file)
    patterns = table.pop("provenance", {})
    problems: list[Problem] = []
    values: dict[str, Plain] = {}
    for path, raw in leaves(table, problems):
        value = plain(path, raw)
        if isinstance(value, Problem):
            problems.append(value)
        else:
            values[path] = value
    wanted = [path for path in KINDS if module_of(path) == module]
    values = {p: u for p in wanted if (u := KINDS[p].usual) is not None} | values
    named = ["name"] if module == "base" else []
    provenance, faults = resolve(patterns if isinstance(patterns, dict) else {}, wanted)
    faults += [f"{path}: found no value" for path in named + wanted if path not in values]
    if problems or faults:
        raise TablesError(file, [*map(repr, problems), *faults])
    ordered = Frozen({path: values[path] for path in wanted})
    return Defaults(str(values.get("name", "")), ordered, Frozen(provenance))
