"""The default edition as its table says it: plain values by key path, each with its provenance."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from .errors import EditionError, Problem
from .frozen import Frozen
from .kinds import Plain
from .origins import resolve
from .reading import leaves, parse_toml, plain
from .schema import KINDS
from .terms import Provenance

_FILE = "base.toml"


class Defaults(NamedTuple):
    name: str
    values: Mapping[str, Plain]
    provenance: Mapping[str, Provenance]


@cache
def defaults() -> Defaults:
    return parse(files(__package__).joinpath(_FILE).read_bytes())


def parse(data: bytes) -> Defaults:
    """The whole table or an `EditionError`: every value must be there, and say where it is from."""
    table = parse_toml(data, _FILE)
    patterns = table.pop("provenance", {})
    problems: list[Problem] = []
    values: dict[str, Plain] = {}
    for path, raw in leaves(table, problems):
        value = plain(path, raw)
        if isinstance(value, Problem):
            problems.append(value)
        else:
            values[path] = value
    problems += [
        Problem(path, "no value", "one") for path in ("name", *KINDS) if path not in values
    ]
    provenance, faults = resolve(patterns if isinstance(patterns, dict) else {}, KINDS)
    if problems or faults:
        raise EditionError(_FILE, problems + faults)
    ordered = Frozen({path: values[path] for path in KINDS})
    return Defaults(str(values["name"]), ordered, Frozen(provenance))
