"""Editions being entered by an owner, and the values that may be replaced.

A value in a draft counts as checked, even if it equals the default. The draft's file contains
exactly the checked values.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from itertools import groupby
from typing import NamedTuple

from .defaults import defaults
from .edition import Edition
from .errors import EditionError, Problem
from .ids import IDS
from .kinds import Plain
from .loading import problems_of, replacement, unchecked
from .reading import NAME_LINE, can_suggest, leaves, parse_toml
from .schema import FORMER, KINDS, module_of
from .template import template
from .terms import Provenance

NAME = "name"
_PIECES = frozenset(piece for pieces in IDS.values() for piece in pieces)
_GROUPS: Mapping[str, tuple[str, ...]] = {
    "pillars": ("pillars",),
    "temple": ("temple.rewards", "temple.edges", "ra.points"),
    "buildings": ("temple.spaces",),
    "player": ("statues.costs", "building_row"),
    "horus": ("horus",),
    "osiris": ("osiris",),
    "decrees": ("decrees",),
    "wheel": ("wheel", "dice"),
    "tracks": ("tracks", "market"),
    "botankhamun": ("botankhamun",),
    "seth": ("seth.regions", "seth.spaces", "seth.people", "seth.statue"),
    "conquest": ("seth.conquest",),
    "cultists": ("seth.cultists",),
    "artifacts": ("seth.artifacts",),
    "starting": ("seth.starting",),
    "seth-dice": ("seth.start", "seth.setup", "seth.display", "seth.dice", "seth.bag"),
    "automa": ("automa",),
}


class EditionPart(NamedTuple):
    """A component, or several that belong together, with its replaceable values."""

    name: str
    module: str
    paths: tuple[str, ...]


@cache
def replaceable() -> tuple[str, ...]:
    """Return the key paths of all replaceable values, in the order of the template."""
    origins = defaults().provenance
    return tuple(path for path in KINDS if origins[path] is not Provenance.RULEBOOK)


@cache
def edition_parts() -> tuple[EditionPart, ...]:
    """Return the parts in the order in which an owner takes them out of the box."""
    return tuple(_part(name, tables) for name, tables in _GROUPS.items())


def _part(name: str, tables: Iterable[str]) -> EditionPart:
    paths = [path for table in tables for path in replaceable() if path.startswith(f"{table}.")]
    return EditionPart(name, module_of(paths[0]), tuple(paths))


class Component(NamedTuple):
    """A tile, card or board with reconstructed values; `name` is its id or that of its `part`."""

    name: str
    part: EditionPart
    paths: tuple[str, ...]

    @property
    def is_piece(self) -> bool:
        """Return whether the component is a single tile or card."""
        return self.name != self.part.name


@cache
def reconstructed_components() -> tuple[Component, ...]:
    """Return everything an owner should compare, in the order of the parts."""
    return tuple(
        Component(name, part, tuple(paths))
        for part in edition_parts()
        for name, paths in groupby(_reconstructed(part), partial(_name_in, part))
    )


def _reconstructed(part: EditionPart) -> list[str]:
    origins = defaults().provenance
    return [path for path in part.paths if origins[path] is Provenance.RECONSTRUCTED]


def _name_in(part: EditionPart, path: str) -> str:
    """Return the id of the tile or card that shows the value, or the name of the whole part."""
    return next((step for step in path.split(".") if step in _PIECES), part.name)


class Progress(NamedTuple):
    """The number of values compared with the real components, out of all values."""

    checked: int
    values: int


@dataclass(frozen=True, slots=True)
class EditionDraft:
    """An edition that its owner is still entering; `given` holds the checked values by key path."""

    name: str
    given: Mapping[str, Plain]

    def progress(self, paths: Iterable[str] | None = None) -> Progress:
        about = replaceable() if paths is None else tuple(paths)
        return Progress(sum(path in self.given for path in about), len(about))

    def progress_with(self, modules: Iterable[str]) -> Progress:
        """Return the progress among the values that a game with these modules uses."""
        wanted = frozenset(modules)
        return self.progress(path for path in replaceable() if module_of(path) in wanted)

    def unchecked_modules(self) -> list[str]:
        """Return the modules with reconstructed values that have not been compared yet."""
        waiting = {
            component.part.module
            for component in reconstructed_components()
            if not self.given.keys() >= {*component.paths}
        }
        return sorted(waiting)

    @property
    def edition(self) -> Edition:
        """Return the edition for display; `problems` says whether a game can be played with it."""
        return unchecked({**self.given, NAME: self.name})

    def problems(self) -> list[Problem]:
        return list(_problems(self.name, tuple(self.given.items())))

    def toml(self) -> str:
        return template(self.name, self.given)

    def value(self, path: str) -> Plain:
        return self.given.get(path, defaults().values[path])

    def changes(self, path: str) -> bool:
        return self.value(path) != defaults().values[path]

    def with_values(self, values: Mapping[str, object]) -> "EditionDraft":
        """Return a draft with these values checked; None restores the default of a value."""
        known, problems = _understood(values)
        if problems:
            raise EditionError(self.name, problems)
        given = {**self.given, **known}
        return EditionDraft(
            str(given.pop(NAME, self.name)),
            {p: given[p] for p in replaceable() if p in given and values.get(p, 0) is not None},
        )


@lru_cache(256)  # lists of editions need the problems of each one
def _problems(name: str, given: tuple[tuple[str, Plain], ...]) -> tuple[Problem, ...]:
    return tuple(problems_of({**dict(given), NAME: name}))


def kept(name: str, given: Mapping[str, object]) -> EditionDraft:
    """Return a stored draft without values that this version does not know."""
    plain = [(path, value) for path, value in given.items() if type(value) in (int, str)]
    return _kept(name, tuple(plain))


@lru_cache(256)
def _kept(name: str, given: tuple[tuple[str, object], ...]) -> EditionDraft:
    known, _ = _understood(dict(given))
    return EditionDraft(name, {path: known[path] for path in replaceable() if path in known})


def read_draft(data: bytes, source: str) -> EditionDraft:
    """Read an owner's file; raise EditionError if a value is not of its kind.

    Contradictions between values are allowed here, because an unfinished draft may have some; see
    `problems`.
    """
    problems: list[Problem] = []
    raw = dict(leaves(parse_toml(data, source), problems))
    if NAME not in raw:
        problems.append(Problem("no_name", NAME, {"example": NAME_LINE}))
    known, faults = _understood(raw)
    if problems or faults:
        raise EditionError(source, [*problems, *faults])
    return EditionDraft(str(known[NAME]), {p: known[p] for p in replaceable() if p in known})


def _understood(raw: Mapping[str, object]) -> tuple[dict[str, Plain], list[Problem]]:
    known: dict[str, Plain] = {}
    problems: list[Problem] = []
    for named, found in raw.items():
        path = FORMER.get(named, named)
        if found is None and path in KINDS:
            continue
        value = replacement(path, found, suggest=can_suggest(problems))
        if isinstance(value, Problem):
            problems.append(value)
        else:
            known[path] = value
    return known, problems
