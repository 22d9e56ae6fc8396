"""Places, dice and sections as tests write them: by the text of a move, or in a word."""

from tekhenu.components.terms import Colour, God
from tekhenu.rules import place as places
from tekhenu.rules.event import Considered
from tekhenu.rules.moves import parse
from tekhenu.rules.place import (
    LYING_DIE,
    SECTION,
    BuildingSpace,
    DistrictSpace,
    LyingDie,
    MarketSection,
    PeopleSpace,
    Place,
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
    LyingDie: "die:",
}


def place(move: str) -> Place:
    """The place of a move: place("temple:r3c2/0")."""
    found = getattr(parse(move), "place", None)
    assert isinstance(found, Place)
    return found


def space(name: str) -> TempleSpace:
    """Of the Temple, as "r3c2"."""
    found = place(f"conquest:{name}")
    assert isinstance(found, TempleSpace)
    return found


def section(god: str) -> Section:
    return SECTION[God[god.upper()]]


def die(colour: str, value: int, god: str) -> LyingDie:
    return LYING_DIE[God[god.upper()]][Colour[colour.upper()]][value]


def name_of(what: Considered) -> str:
    """A candidate as the second opinions write it: as in the moves, the rest by name alone."""
    if isinstance(what, God | Colour):
        return what.name.lower()
    if isinstance(what, Region):
        return f"region:{what.number}"
    return f"{KINDS.get(type(what), '')}{what}"
