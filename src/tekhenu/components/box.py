"""What an owner finds in the box: the values that may be replaced, and an edition under way.

A value that an edition under way names is checked, whether it differs from the default or not; its
file names exactly these.
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


class BoxPart(NamedTuple):
    """A component, or several that belong together, with what may be replaced of it."""

    name: str
    module: str
    paths: tuple[str, ...]


@cache
def replaceable() -> tuple[str, ...]:
    """In the order of the template."""
    origins = defaults().provenance
    return tuple(path for path in KINDS if origins[path] is not Provenance.RULEBOOK)


@cache
def box_parts() -> tuple[BoxPart, ...]:
    """In the order in which an owner takes them out of the box."""
    return tuple(_part(name, tables) for name, tables in _GROUPS.items())


def _part(name: str, tables: Iterable[str]) -> BoxPart:
    paths = [path for table in tables for path in replaceable() if path.startswith(f"{table}.")]
    return BoxPart(name, module_of(paths[0]), tuple(paths))


class Component(NamedTuple):
    """A tile, card or board with reconstructed values; `name` is its id or that of its `part`."""

    name: str
    part: BoxPart
    paths: tuple[str, ...]

    @property
    def is_piece(self) -> bool:
        """Whether it is a single tile or card."""
        return self.name != self.part.name


@cache
def reconstructed_components() -> tuple[Component, ...]:
    """Return everything an owner should compare, in the order of the parts."""
    return tuple(
        Component(name, part, tuple(paths))
        for part in box_parts()
        for name, paths in groupby(_reconstructed(part), partial(_name_in, part))
    )


def _reconstructed(part: BoxPart) -> list[str]:
    origins = defaults().provenance
    return [path for path in part.paths if origins[path] is Provenance.RECONSTRUCTED]


def _name_in(part: BoxPart, path: str) -> str:
    """The id of the tile or card that shows the value, or the name of the whole part."""
    return next((step for step in path.split(".") if step in _PIECES), part.name)


class Progress(NamedTuple):
    """So many of so many values have been compared with the box."""

    checked: int
    values: int


@dataclass(frozen=True, slots=True)
class EditionDraft:
    """An owner's edition under way: `given` are the values that were checked, by key path."""

    name: str
    given: Mapping[str, Plain]

    def progress(self, paths: Iterable[str] | None = None) -> Progress:
        about = replaceable() if paths is None else tuple(paths)
        return Progress(sum(path in self.given for path in about), len(about))

    def progress_with(self, modules: Iterable[str]) -> Progress:
        """Of what a game with these modules uses."""
        wanted = frozenset(modules)
        return self.progress(path for path in replaceable() if module_of(path) in wanted)

    def unchecked_modules(self) -> list[str]:
        """Return the modules with reconstructed values that nobody has compared yet."""
        waiting = {
            component.part.module
            for component in reconstructed_components()
            if not self.given.keys() >= {*component.paths}
        }
        return sorted(waiting)

    @property
    def edition(self) -> Edition:
        """To look at; whether a game can be played with it, `problems` say."""
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
        """With these values checked; None leaves one to the default again."""
        known, problems = _understood(values)
        if problems:
            raise EditionError(self.name, problems)
        given = {**self.given, **known}
        return EditionDraft(
            str(given.pop(NAME, self.name)),
            {p: given[p] for p in replaceable() if p in given and values.get(p, 0) is not None},
        )


@lru_cache(256)  # lists of editions ask again and again
def _problems(name: str, given: tuple[tuple[str, Plain], ...]) -> tuple[Problem, ...]:
    return tuple(problems_of({**dict(given), NAME: name}))


def kept(name: str, given: Mapping[str, object]) -> EditionDraft:
    """An edition that was stored: what another version knew and this one does not is left out."""
    plain = [(path, value) for path, value in given.items() if type(value) in (int, str)]
    return _kept(name, tuple(plain))


@lru_cache(256)
def _kept(name: str, given: tuple[tuple[str, object], ...]) -> EditionDraft:
    known, _ = _understood(dict(given))
    return EditionDraft(name, {path: known[path] for path in replaceable() if path in known})


def read_draft(data: bytes, source: str) -> EditionDraft:
    """An owner's file; EditionError if something in it is no value of its kind.

    Values that contradict each other are left to `problems`: whoever is not finished has such.
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
