"""Notices about reconstructed values at a real table, before the game and when one matters."""

from collections.abc import Collection
from pathlib import Path

from tekhenu.components.drafts import Component, read_draft, reconstructed_components
from tekhenu.components.loading import plain_values
from tekhenu.real_table.in_play import components_in_play
from tekhenu.rules import Settings, View
from tekhenu.text import Catalog
from tekhenu.text.values import value_label, value_words

COMMAND = "tekhenu components"
EDITION = "my.toml"
TEMPLATE = f"{COMMAND} --template {EDITION}"


def checked_in(settings: Settings, file: str | None) -> frozenset[str]:
    """Return the values that an owner has checked; without a file, those that differ."""
    given = () if file is None else read_draft(Path(file).read_bytes(), file).given
    return frozenset((*settings.edition.overrides, *given))


def unchecked(settings: Settings, checked: Collection[str]) -> int:
    """Count the reconstructed values used by a game that the owner has not checked."""
    return sum(
        path not in checked
        for component in reconstructed_components()
        if component.part.module in settings.modules
        for path in component.paths
    )


class ComponentWarnings:
    """Notices about unchecked components, each given once."""

    def __init__(self, checked: Collection[str], words: Catalog) -> None:
        self._checked = checked
        self._words = words
        self._shown: set[str] = set()

    def lines(self, view: View) -> list[str]:
        """Return a sentence for each component that has come into play since the last call."""
        fresh = [each for each in components_in_play(view) if each.name not in self._shown]
        self._shown.update(component.name for component in fresh)
        return [
            self._words.say("compare-warn", what=self._described(component, view.settings))
            for component in fresh
            if any(path not in self._checked for path in component.paths)
        ]

    def _described(self, component: Component, settings: Settings) -> str:
        words, printed = self._words, plain_values(settings.edition)
        if component.is_piece:
            return "; ".join(
                f"{value_label(words, path)} {value_words(words, path, printed[path])}"
                for path in component.paths
            )
        part = words.say("copy-part", part=component.part.name)
        count = len(component.paths)
        return words.say("compare-board", part=part, values=count, command=COMMAND)
