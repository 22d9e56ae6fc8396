"""Where the printed values come from, counted table by table."""

from collections import Counter
from typing import NamedTuple

from tekhenu.components import Edition

EXPANSIONS = ("seth", "automa")
ORIGINS = ("rulebook", "public", "reconstructed", "own")


class Origin(NamedTuple):
    table: str
    counts: Counter[str]  # of values by origin

    @property
    def message(self) -> str:
        return f"about-what-{self.table}" if self.table in EXPANSIONS else "about-what"


def origins(edition: Edition) -> tuple[Origin, ...]:
    tables: dict[str, Counter[str]] = {}
    for path, provenance in edition.provenance.items():
        origin = "own" if path in edition.overrides else provenance.name.lower()
        tables.setdefault(path.split(".")[0], Counter())[origin] += 1
    return tuple(Origin(table, counts) for table, counts in tables.items())


def used(rows: tuple[Origin, ...]) -> list[str]:
    """The origins that any value has."""
    return [origin for origin in ORIGINS if any(row.counts[origin] for row in rows)]
