"""Saved games: text, versioned, self-contained, checked on loading.

A save contains the start of the game (settings, edition values that differ from the default, seed
or start position) and every choice since, one line per step. A replay gives the same position.
"""

import json
from dataclasses import dataclass, replace
from hashlib import sha256
from os import PathLike
from typing import Any, Final

from ..components import Edition, EditionError, from_overrides
from ..components.former import former_fingerprints
from .declarations import SettingsError
from .invalid import InvalidArgument
from .position import PositionError, position_to_json, read_position
from .rng import is_seed
from .settings import Settings
from .state import State

FILE_HINT: Final = " (of a file, load the text: Game.load(path.read_text()))"
LONGEST_PATH: Final = 1000  # texts without a brace that may be meant as the name of a file
FORMAT: Final = 2  # in format 1 a die was named by its number (see `records`)


class SaveError(ValueError):
    """The text cannot be loaded as a save.

    `kind` classifies the problem: no-save, damaged, newer, other-tables or unusable.
    """

    def __init__(self, message: str, kind: str = "unusable") -> None:
        super().__init__(message)
        self.kind = kind


@dataclass(frozen=True, slots=True)
class Saved:
    """The content of a save; `origin` is the seed or the start position, not checked yet."""

    settings: Settings
    origin: int | str | State
    choices: list[str]


def write(settings: Settings, origin: int | str | State, steps: list[list[str]]) -> str:
    content: dict[str, Any] = {
        "tekhenu": FORMAT,
        "components": fingerprints(settings),
        "edition": dict(settings.edition.overrides),
        "options": settings.to_json(),
    }
    if isinstance(origin, State):
        content["position"] = position_to_json(origin)
    else:
        content["seed"] = origin
    content["choices"] = steps
    lines = [f" {json.dumps(key)}: {_laid_out(value)}" for key, value in content.items()]
    lines.append(f' "checksum": "{checksum(content)}"')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _laid_out(value: Any) -> str:
    """Return JSON with one line for each element of a list, so for each step of the game."""
    if isinstance(value, list) and value:
        return (
            "[\n"
            + ",\n".join("  " + json.dumps(item, ensure_ascii=False) for item in value)
            + "\n ]"
        )
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def checksum(content: dict[str, Any]) -> str:
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(canonical.encode()).hexdigest()[:16]


def read(text: str | InvalidArgument) -> Saved:
    """Return the content of a save. Raise SaveError for any other text."""
    try:
        return _read(text)
    except RecursionError:
        raise SaveError("this is not a saved game (nested too deeply)", "no-save") from None


def _read(text: str | InvalidArgument) -> Saved:
    content = _parse(text)
    stated = content.pop("checksum", None)
    if stated is None:
        raise SaveError("the save has no checksum: its end may be missing", "damaged")
    if stated != checksum(content):
        raise SaveError("the checksum does not match: the save was edited or damaged", "damaged")
    try:
        settings = _settings(content)
        origin = _origin(content, settings)
    except (SettingsError, EditionError, PositionError) as wrong:
        raise SaveError(f"the save cannot be used: {wrong}") from None
    return Saved(settings, origin, _choices(content))


def read_settings(text: str) -> Settings:
    """Return the settings of the game in a save, without checking its position and choices."""
    return _settings(_parse(text))


def with_edition(text: str, edition: Edition) -> str:
    """Return the save as if its game had begun with another edition."""
    saved = read(text)
    return write(replace(saved.settings, edition=edition), saved.origin, [saved.choices])


def _parse(text: str | InvalidArgument) -> dict[str, Any]:
    if not isinstance(text, str):
        hint = FILE_HINT if isinstance(text, PathLike) else ""
        raise SaveError(f"a save is text, not {type(text).__name__}{hint}", "no-save")
    try:
        content = json.loads(text)
    except ValueError as wrong:
        hint = FILE_HINT if 0 < len(text) < LONGEST_PATH and "{" not in text else ""
        raise SaveError(
            f"this is not a saved game, or its end is missing: {wrong}{hint}", "no-save"
        ) from None
    if not isinstance(content, dict) or "tekhenu" not in content:
        raise SaveError("this is not a saved game of Tekhenu", "no-save")
    version = content["tekhenu"]
    if type(version) is not int or version < 1:
        raise SaveError(f"the save's format version is not a number: {version!r}")
    if version > FORMAT:
        raise SaveError(
            f"the save has format {version}; this program reads up to {FORMAT}", "newer"
        )
    return content


def _settings(content: dict[str, Any]) -> Settings:
    overrides = content.get("edition")
    if not isinstance(overrides, dict):
        raise SaveError("the save does not say which edition it was played with")
    settings = Settings.from_json(content.get("options"), from_overrides(overrides))
    named = content.get("components")
    if not _same_tables(named, settings):
        raise SaveError(
            "the save was played with other component tables "
            f"({content.get('components')}, here {fingerprints(settings)})",
            "other-tables",
        )
    return settings


def fingerprints(settings: Settings) -> dict[str, str]:
    """Return the fingerprints of the modules in use. Others may change and the save stays valid."""
    return {module: settings.edition.fingerprints[module] for module in settings.modules}


def _same_tables(named: object, settings: Settings) -> bool:
    """Return whether a save's fingerprints are those of the present or a former version."""
    now = fingerprints(settings)
    if named == now:
        return True
    if not isinstance(named, dict) or named.keys() != now.keys():
        return False
    former = former_fingerprints(settings.edition)
    return all(named[module] in (now[module], former.get(module)) for module in now)


def _origin(content: dict[str, Any], settings: Settings) -> int | str | State:
    if "position" in content:
        return read_position(content["position"], settings)
    seed = content.get("seed")
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise SaveError("the save has neither a seed nor a start position")
    if not is_seed(seed):
        raise SaveError("the seed of the save is not text")
    return seed


def _choices(content: dict[str, Any]) -> list[str]:
    steps = content.get("choices")
    if not isinstance(steps, list) or not all(isinstance(step, list) for step in steps):
        raise SaveError("the choices of the save are not a list of steps")
    choices = [choice for step in steps for choice in step]
    if not all(isinstance(choice, str) for choice in choices):
        raise SaveError("a choice of the save is not a name")
    return choices
