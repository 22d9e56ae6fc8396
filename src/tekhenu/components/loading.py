"""Loading of editions: the default, an owner's file, and the overrides in a saved game."""

import hashlib
import json
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import cast

from .assembly import tables
from .checks import PathValues, inconsistencies
from .defaults import defaults
from .edition import Edition
from .errors import EditionError, Problem, as_found
from .frozen import Frozen
from .kinds import Plain
from .reading import NAME_LINE, can_suggest, leaves, plain, read_toml
from .schema import FORMER, KINDS, MODULES, module_of
from .terms import Provenance

_SAVED = "saved edition"
_UNNAMED = "Unnamed"


def load(path: str | Path | None = None) -> Edition:
    """Return the default edition, or the default with the values of an owner's file."""
    if path is None:
        return _edition("{}")
    problems: list[Problem] = []
    raw = dict(leaves(read_toml(Path(path)), problems))
    if "name" not in raw:
        problems.append(Problem("no_name", "name", {"example": NAME_LINE}))
    return _checked(raw, str(path), problems)


def from_overrides(overrides: Mapping[str, object]) -> Edition:
    """Return the edition that differs from the default in these values (`Edition.overrides`)."""
    given: object = overrides  # a save may hold anything
    if not isinstance(given, Mapping):
        raise EditionError(_SAVED, [Problem("overrides", "overrides", {"found": as_found(given)})])
    try:
        text = json.dumps(given, sort_keys=True)
    except (TypeError, ValueError, RecursionError):  # not JSON; the check finds the value
        return _checked(given, _SAVED, [])
    return _from_json(text)


def problems_of(raw: Mapping[str, object]) -> list[Problem]:
    """Return the problems of values by key path, including the name; empty if they can be used."""
    problems: list[Problem] = []
    overrides = _overrides(raw, problems)
    return problems or inconsistencies(_typed(overrides))


def unchecked(values: Mapping[str, Plain]) -> Edition:
    """Return an edition for display, whose values may contradict each other."""
    return _built(_overrides(values, []))


def plain_values(edition: Edition) -> dict[str, Plain]:
    """Return every value of an edition in its plain form, by key path."""
    return _laid_over(cast(Mapping[str, Plain], edition.overrides))


@lru_cache(maxsize=256)
def _from_json(overrides: str) -> Edition:
    return _checked(json.loads(overrides), _SAVED, [])


def _checked(raw: Mapping[str, object], source: str, problems: list[Problem]) -> Edition:
    overrides = _overrides(raw, problems)
    if not problems:
        problems += inconsistencies(_typed(overrides))
    if problems:
        raise EditionError(source, problems)
    return _edition(json.dumps(overrides))


@lru_cache(maxsize=256)
def _edition(overrides: str) -> Edition:
    """Return the edition of checked overrides: plain values by key path, as JSON."""
    return _built(json.loads(overrides))


def _built(changed: Mapping[str, Plain]) -> Edition:
    values = _laid_over(changed)
    return Edition(
        name=str(changed.get("name", defaults().name)),
        fingerprints=_fingerprints(values),
        overrides=Frozen(changed),
        provenance=defaults().provenance,
        **tables(_typed(changed)),
    )


def _overrides(raw: Mapping[str, object], problems: list[Problem]) -> dict[str, Plain]:
    """Return the values of `raw` that differ from the default, in the order of the schema."""
    default = defaults()
    values: dict[str, Plain] = {}
    for named, found in raw.items():
        path = FORMER.get(named, named)
        value = replacement(path, found, suggest=can_suggest(problems))
        if isinstance(value, Problem):
            problems.append(value)
        else:
            values[path] = value
    changed = {p: values[p] for p in KINDS if p in values and values[p] != default.values[p]}
    name = str(values.get("name", _UNNAMED if changed else default.name))
    if changed and name.casefold() == default.name.casefold():
        problems.append(Problem("default_name", "name", {"name": name}))
    return changed if name == default.name else {"name": name, **changed}


def replacement(path: str, found: object, *, suggest: bool = True) -> Plain | Problem:
    """Return the plain form of a replaced value, or a problem if a rulebook value is changed."""
    value = plain(path, found, suggest=suggest)
    if defaults().provenance.get(path) is not Provenance.RULEBOOK:
        return value
    printed = defaults().values[path]
    if value == printed:
        return value
    return Problem("rulebook", path, {"found": as_found(found), "printed": as_found(printed)})


def _laid_over(overrides: Mapping[str, Plain]) -> dict[str, Plain]:
    return {path: overrides.get(path, usual) for path, usual in defaults().values.items()}


def _typed(overrides: Mapping[str, Plain]) -> PathValues:
    """Return all values in the game's types, with these overrides of the default."""
    own = {path: KINDS[path].read(value) for path, value in overrides.items() if path in KINDS}
    return {**_typed_defaults(), **own}


@cache
def _typed_defaults() -> PathValues:
    return {path: KINDS[path].read(value) for path, value in defaults().values.items()}


def _fingerprints(values: Mapping[str, Plain]) -> Frozen[str, str]:
    return Frozen(
        {
            module: fingerprint({p: v for p, v in values.items() if module_of(p) == module})
            for module in MODULES
        }
    )


def fingerprint(values: Mapping[str, Plain]) -> str:
    text = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
