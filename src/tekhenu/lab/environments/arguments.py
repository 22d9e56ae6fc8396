"""Checks of the arguments of environments."""

import operator
from collections.abc import Sequence
from typing import Any, SupportsIndex

from tekhenu import Settings, SettingsError
from tekhenu.rules.invalid import InvalidArgument
from tekhenu.rules.nearest import unknown


def settings_from(given: dict[str, Any], keywords: Sequence[str]) -> Settings:
    """Return the settings among an environment's arguments, besides its own `keywords`."""
    known = [*keywords, *Settings.names()]
    for name in given:
        if name not in known:
            raise TypeError(unknown("argument", name, known))
    return Settings(**given)


def check_chance(settings: Settings) -> None:
    """Raise SettingsError for explicit chance, which no agent of an environment can answer."""
    if settings.at_table:
        raise SettingsError(
            f"an environment rolls and draws by itself; leave out chance={settings.chance!r},"
            " or use tekhenu.Game for explicit chance nodes"
        )


def action_number(action: SupportsIndex | InvalidArgument) -> int:
    """Return an action, such as a NumPy integer, as an int."""
    try:
        return operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        hint = f"; actions.action_id({action!r}) is its number" if isinstance(action, str) else ""
        raise TypeError(f"an action must be a whole number, not {action!r}{hint}") from None
