"""Switching a single card or tile off, to prove that its test would notice."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from tekhenu.rules import printed
from tekhenu.rules.blessings import BLESSINGS, Blessing
from tekhenu.rules.decision import Flow
from tekhenu.rules.decrees import DECREES, Decree
from tekhenu.rules.rewards import REWARDS
from tekhenu.rules.table import Table
from tekhenu.rules.technologies import TECHNOLOGIES, Technology
from tekhenu.rules.tiles import ABILITIES, Placement

ALL_IDS = [
    f"{suit}{number:02}"
    for suit, count in (("P", 27), ("S", 12), ("A", 4), ("D", 24), ("B", 24), ("T", 24))
    for number in range(1, count + 1)
]


def nothing(table: Table, at: int | Placement) -> Flow[None]:
    yield from ()


@contextmanager
def switched_off(card: str) -> Iterator[None]:
    """Within, the card does nothing; a tile without ability has edges of no colour."""
    suit = card[0]
    off: dict[str, tuple[dict[str, Any], Any]] = {
        "T": (TECHNOLOGIES, Technology()),
        "B": (BLESSINGS, Blessing()),
        "D": (DECREES, Decree()),
        "S": (REWARDS, nothing),
        "A": (REWARDS, nothing),
        "P": (ABILITIES, nothing),
    }
    rows, blank = off[suit]
    printed.forget_compiled()
    try:
        if suit == "P" and card not in ABILITIES:
            with patch.object(printed.Printed, "_tiles", _without_edges(int(card[1:]) - 1)):
                yield
        else:
            with patch.dict(rows, {card: blank}):
                yield
    finally:
        printed.forget_compiled()


def _without_edges(tile: int) -> Any:
    original = printed.Printed._tiles

    def tiles(self: printed.Printed, edition: Any) -> None:
        original(self, edition)
        edges = list(self.tile_edges)
        edges[tile * 4 : tile * 4 + 4] = [(-1, -1, -1, -1)] * 4
        self.tile_edges = tuple(edges)

    return tiles
