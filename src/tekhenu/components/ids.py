"""The ids of all cards and tiles, read from the rows of the tables.

Adding a row adds a card: all other modules take the number of cards from here.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from .errors import TablesError
from .frozen import Frozen

TABLES: Mapping[str, str] = Frozen(
    {
        "P": "pillars",
        "S": "starting",
        "A": "destiny",
        "D": "decrees",
        "B": "blessings",
        "T": "technologies",
        "E": "seth.starting",
        "Q": "seth.conquest",
        "C": "seth.cultists",
        "X": "seth.artifacts",
    }
)
"""The table of each suit, in the order in which families are shown."""


@cache
def _file(module: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath(f"{module}.toml").read_text(encoding="utf-8"))


def numbered(suit: str, found: list[str]) -> tuple[str, ...]:
    """Return the ids of a suit; raise TablesError unless they are numbered from 1 without gaps."""
    expected = [f"{suit}{n:02}" for n in range(1, len(found) + 1)]
    faults = [
        f"{TABLES[suit]}.{card}: found here, expected {right} in this place"
        for card, right in zip(found, expected, strict=True)
        if card != right
    ]
    if faults:
        raise TablesError("the tables", faults)
    return tuple(found)


def _ids(suit: str) -> tuple[str, ...]:
    path = TABLES[suit].split(".")
    table = _file(path[0] if len(path) > 1 else "base")
    for step in path:
        table = table[step]
    return numbered(suit, list(table))


IDS: Mapping[str, tuple[str, ...]] = Frozen({suit: _ids(suit) for suit in TABLES})
"""The cards or tiles of each suit."""

SETH_SUITS = tuple(suit for suit, table in TABLES.items() if table.startswith("seth."))
BASE_SUITS = tuple(suit for suit in TABLES if suit not in SETH_SUITS)
FAMILY_SUITS = ("B", "T", "D")
"""The decks of the Card Market, in the order of `Family`."""
LARGEST_DECK = max(len(IDS[suit]) for suit in FAMILY_SUITS)
