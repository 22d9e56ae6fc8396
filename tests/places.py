"""Parsers of the short texts by which tests name places, dice and sections."""

from tekhenu.components.terms import Color, God
from tekhenu.rules import place as places
from tekhenu.rules.event import Considered
from tekhenu.rules.moves import parse
from tekhenu.rules.place import (
    PLACED_DIE,
    SECTION,
    BuildingSpace,
    DistrictSpace,
    MarketSection,
    PeopleSpace,
    Place,
    PlacedDie,
    Region,
    Section,
    StatueSpace,
    TempleSpace,
)

PLACES: list[tuple[Place, ...]] = [
    table
    for table in vars(places).values()
    if isinstance(table, tuple) and isinstance(table[0], Place)
]
"""All tables of places."""

KINDS: dict[type[Considered], str] = {
    TempleSpace: "temple:",
    BuildingSpace: "hathor:",
    DistrictSpace: "osiris:",
    StatueSpace: "statue:",
    PeopleSpace: "statue:",
    MarketSection: "market:",
    PlacedDie: "die:",
}


def place(move: str) -> Place:
    """Return the place of a move: `place("temple:r3c2/0")`."""
    found = getattr(parse(move), "place", None)
    assert isinstance(found, Place)
    return found


def space(name: str) -> TempleSpace:
    """Return a space of the Temple, such as "r3c2"."""
    found = place(f"conquest:{name}")
    assert isinstance(found, TempleSpace)
    return found


def section(god: str) -> Section:
    return SECTION[God[god.upper()]]


def die(color: str, value: int, god: str) -> PlacedDie:
    return PLACED_DIE[God[god.upper()]][Color[color.upper()]][value]


def name_of(what: Considered) -> str:
    """Return the text of a candidate as the independent implementations of opponents write it."""
    if isinstance(what, God | Color):
        return what.name.lower()
    if isinstance(what, Region):
        return f"region:{what.number}"
    return f"{KINDS.get(type(what), '')}{what}"
