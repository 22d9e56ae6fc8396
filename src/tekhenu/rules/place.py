"""Places of the board, as typed values.

`index` is the number by which the position (`State`) counts places of the same kind. `str` is the
place's text in moves, in events and on the board. All places are created once and shared; the rules
count with the numbers.
"""

from dataclasses import dataclass
from typing import Final, Literal

from ..components.schema import OSIRIS_ROWS, PRODUCIBLE, REGIONS, SECTION_SIZES, SPACES
from ..components.terms import SIDE, Color, God, Good, Line

LINES: Final = len(Line)
BESIDE: Final = len(SPACES)  # Building spaces beside each line of the Temple
DISTRICTS: Final = len(PRODUCIBLE)
FACES: Final = range(7)  # a table by value begins at 0
PEOPLE: Final = (
    *("temple-row", "temple-column", "workshops", "quarries"),
    *("seth-left", "seth-middle", "seth-right"),
)
WORKSHOPS: Final = 2  # index of the first place in the districts
QUARRIES: Final = 3
FIRST_COLUMN: Final = 4  # index of the first column of the Seth board
SLOTS: Final = tuple((s, i) for s, size in enumerate(SECTION_SIZES) for i in range(size))
"""The section of every space of the Card Market, and its number there."""


@dataclass(frozen=True, slots=True, repr=False)
class Place:
    index: int

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"


# The Temple Complex


class TempleSpace(Place):
    """A space of the Temple Complex: `r3c2`."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"r{self.row}c{self.column}"

    @property
    def row(self) -> int:
        return self.index // SIDE + 1

    @property
    def column(self) -> int:
        return self.index % SIDE + 1


class TempleLine(Place):
    """A row or column of the Temple Complex: `row3`, `column2`."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"{self.way}{self.number}"

    @property
    def way(self) -> Literal["row", "column"]:
        return "row" if self.index < SIDE else "column"

    @property
    def number(self) -> int:
        return self.index % SIDE + 1


class BuildingSpace(Place):
    """A space for a Building beside a line of the Temple: `row3/2`."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"{self.line}/{self.number}"

    @property
    def line(self) -> TempleLine:
        return TEMPLE_LINE[self.index // BESIDE]

    @property
    def number(self) -> int:
        return self.index % BESIDE + 1


# Osiris


class District(Place):
    """The workshops or quarries of one Resource: `bread`."""

    __slots__ = ()

    def __str__(self) -> str:
        return self.good.name.lower()

    @property
    def good(self) -> Good:
        return PRODUCIBLE[self.index]


class DistrictSpace(Place):
    """A space for a Building in a district: `row5/bread`."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"row{self.row}/{self.district}"

    @property
    def row(self) -> int:
        return self.index // DISTRICTS + 1

    @property
    def district(self) -> District:
        return DISTRICT[self.index % DISTRICTS]


# Statues


class StatueSpace(Place):
    """The Statue spaces of a god, which are all alike: `ra`."""

    __slots__ = ()

    def __str__(self) -> str:
        return self.god.name.lower()

    @property
    def god(self) -> God:
        return God(self.index)


class PeopleSpace(Place):
    """A space for a Statue for the people: `temple-row`, `quarries`."""

    __slots__ = ()

    def __str__(self) -> str:
        return PEOPLE[self.index]


# The Card Market


class MarketSection(Place):
    """A section of the Card Market: `3`."""

    __slots__ = ()

    def __str__(self) -> str:
        return str(self.number)

    @property
    def number(self) -> int:
        return self.index + 1


class MarketPlace(Place):
    """A space of a section of the Card Market: `2/1`."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"{self.section}/{self.number}"

    @property
    def section(self) -> MarketSection:
        return MARKET_SECTION[SLOTS[self.index][0]]

    @property
    def number(self) -> int:
        return SLOTS[self.index][1] + 1


# The Seth board


class Region(Place):
    """A region of the Seth board: `region3`."""

    __slots__ = ()

    def __str__(self) -> str:
        return f"region{self.number}"

    @property
    def number(self) -> int:
        return self.index + 1


# Dice


class Section(Place):
    """An area for dice, a section of the Obelisk Wheel or the Seth board: `ra`."""

    __slots__ = ()

    def __str__(self) -> str:
        return self.god.name.lower()

    @property
    def god(self) -> God:
        return God(self.index)


@dataclass(frozen=True, slots=True, repr=False)
class PlacedDie:
    """A die by its color, value and section; dice that agree in all three are equal (R107)."""

    color: Color
    value: int
    section: Section

    def __str__(self) -> str:
        return f"{self.color.name.lower()}{self.value}@{self.section}"

    def __repr__(self) -> str:
        return f"<PlacedDie {self}>"


TEMPLE_SPACE: Final = tuple(TempleSpace(space) for space in range(SIDE * SIDE))
TEMPLE_LINE: Final = tuple(TempleLine(line) for line in range(LINES))
BUILDING_SPACE: Final = tuple(BuildingSpace(space) for space in range(LINES * BESIDE))
DISTRICT: Final = tuple(District(district) for district in range(DISTRICTS))
DISTRICT_SPACE: Final = tuple(DistrictSpace(s) for s in range(len(OSIRIS_ROWS) * DISTRICTS))
STATUE_SPACE: Final = tuple(StatueSpace(god) for god in range(len(God)))
PEOPLE_SPACE: Final = tuple(PeopleSpace(space) for space in range(len(PEOPLE)))
MARKET_SECTION: Final = tuple(MarketSection(section) for section in range(len(SECTION_SIZES)))
MARKET_PLACE: Final = tuple(MarketPlace(slot) for slot in range(len(SLOTS)))
REGION: Final = tuple(Region(region) for region in range(len(REGIONS)))
SECTION: Final = tuple(Section(section) for section in range(len(God)))
PLACED_DIE: Final = tuple(
    tuple(tuple(PlacedDie(color, value, section) for value in FACES) for color in Color)
    for section in SECTION
)
"""Indexed by section, color and value."""
