"""Checks of the arguments that callers give to environments."""

import operator
from collections.abc import Sequence
from typing import Any, SupportsIndex

from tekhenu import Settings, SettingsError
from tekhenu.rules.nearest import unknown
from tekhenu.rules.nonsense import Nonsense


def settings_from(given: dict[str, Any], keywords: Sequence[str]) -> Settings:
    """Return the settings among an environment's arguments; it has `keywords` of its own."""
    known = [*keywords, *Settings.names()]
    for name in given:
        if name not in known:
            raise TypeError(unknown("argument", name, known))
    return Settings(**given)


def check_chance(settings: Settings) -> None:
    """Reject games that ask for the outcome of chance: no agent of an environment can answer."""
    if settings.at_table:
        raise SettingsError(
            f"an environment rolls and draws by itself: leave out chance={settings.chance!r},"
            " or use tekhenu.Game for explicit chance nodes"
        )


def action_number(action: SupportsIndex | Nonsense) -> int:
    """Return an action as an int; a NumPy integer is one too."""
    try:
        return operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        hint = f"; actions.action_id({action!r}) is its number" if isinstance(action, str) else ""
        raise TypeError(f"an action is a whole number, not {action!r}{hint}") from None
