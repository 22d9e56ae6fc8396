"""Reconstructed values at a real table: said before the game, and when a component comes up."""

from collections.abc import Collection
from pathlib import Path

from tekhenu.components.box import Component, read_draft, reconstructed_components
from tekhenu.components.loading import plain_values
from tekhenu.real_table.in_play import components_in_play
from tekhenu.rules import Settings, View
from tekhenu.text import Catalogue
from tekhenu.text.values import value_label, value_words

COMMAND = "tekhenu components"
EDITION = "my.toml"
TEMPLATE = f"{COMMAND} --template {EDITION}"


def checked_in(settings: Settings, file: str | None) -> frozenset[str]:
    """Return the values that an owner has checked; without a file, those that differ."""
    given = () if file is None else read_draft(Path(file).read_bytes(), file).given
    return frozenset((*settings.edition.overrides, *given))


def unchecked(settings: Settings, checked: Collection[str]) -> int:
    """Count the reconstructed values that a game uses and nobody has checked."""
    return sum(
        path not in checked
        for component in reconstructed_components()
        if component.part.module in settings.modules
        for path in component.paths
    )


class ComponentWarnings:
    """Tells of each unchecked component once."""

    def __init__(self, checked: Collection[str], words: Catalogue) -> None:
        self._checked = checked
        self._words = words
        self._told: set[str] = set()

    def lines(self, view: View) -> list[str]:
        """Return a sentence for each component that has come up since."""
        fresh = [each for each in components_in_play(view) if each.name not in self._told]
        self._told.update(component.name for component in fresh)
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
        part = words.say("box-part", part=component.part.name)
        count = len(component.paths)
        return words.say("compare-board", part=part, values=count, command=COMMAND)
