"""The provenance of printed values, counted by table."""

from collections import Counter
from typing import NamedTuple

from tekhenu.components import Edition

EXPANSIONS = ("seth", "automa")
# Tables of cards, and their families.
FAMILIES = {
    "starting": "starting",
    "destiny": "destiny",
    "decrees": "decree",
    "blessings": "blessing",
    "technologies": "technology",
}
ORIGINS = ("rulebook", "public", "reconstructed", "own")


class Origin(NamedTuple):
    table: str
    counts: Counter[str]  # number of values by origin

    @property
    def message(self) -> str:
        if self.table in FAMILIES:
            return "cards-family"
        return f"about-what-{self.table}" if self.table in EXPANSIONS else "about-what"

    @property
    def values(self) -> dict[str, str]:
        """Return the variables of the message."""
        family = FAMILIES.get(self.table)
        return {"family": family} if family else {"table": self.table}


def origins(edition: Edition) -> tuple[Origin, ...]:
    tables: dict[str, Counter[str]] = {}
    for path, provenance in edition.provenance.items():
        origin = "own" if path in edition.overrides else provenance.name.lower()
        tables.setdefault(path.split(".")[0], Counter())[origin] += 1
    return tuple(Origin(table, counts) for table, counts in tables.items())


def used(rows: tuple[Origin, ...]) -> list[str]:
    """Return the origins that occur."""
    return [origin for origin in ORIGINS if any(row.counts[origin] for row in rows)]
