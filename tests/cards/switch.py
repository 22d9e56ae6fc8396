"""Switching a single card or tile off, to prove that its test would notice."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from tekhenu import Settings
from tekhenu.components import Edition
from tekhenu.components.edition import Effect
from tekhenu.components.ids import BASE_SUITS, IDS
from tekhenu.rules import printed

ALL_IDS = [card for suit in BASE_SUITS for card in IDS[suit]]
TABLES = {
    "P": "pillar_tiles",
    "S": "starting",
    "A": "destiny",
    "D": "decrees",
    "B": "blessings",
    "T": "technologies",
}
OFF = Effect("gain")
COLORLESS = 7  # beyond the colors there are


@contextmanager
def switched_off(card: str) -> Iterator[None]:
    """Remove the effect of a card temporarily; a tile also loses the colors of its edges."""
    original = printed.Printed.__init__

    def compiled(self: printed.Printed, settings: Settings) -> None:
        original(self, replace(settings, edition=without(settings.edition, card)))

    printed.clear_compiled()
    try:
        with patch.object(printed.Printed, "__init__", compiled):
            yield
    finally:
        printed.clear_compiled()


def without(edition: Edition, card: str) -> Edition:
    """Return the edition with an empty row for the card."""
    table = TABLES[card[0]]
    rows: list[Any] = list(getattr(edition, table))
    number = int(card[1:]) - 1
    row = rows[number]
    if card[0] == "T":
        rows[number] = replace(row, effects=())
    elif row.effect is None:
        rows[number] = replace(row, edges=(COLORLESS,) * 4)
    else:
        rows[number] = replace(row, effect=OFF)
    changed: dict[str, Any] = {table: tuple(rows)}
    return replace(edition, **changed)
