"""The game's printed vocabulary as enums.

The engine counts with plain integers; these enums give them names at the edges.
"""

from enum import IntEnum
from typing import Final


class God(IntEnum):
    """The gods; the first six are the sections of the Obelisk Wheel, clockwise (R1).

    Seth's dice area on his own board follows the sections.
    """

    HORUS = 0
    RA = 1
    HATHOR = 2
    BASTET = 3
    THOTH = 4
    OSIRIS = 5
    SETH = 6


WHEEL: Final = tuple(god for god in God if god < God.SETH)


class Light(IntEnum):
    SUNNY = 0
    SHADED = 1
    DARK = 2


class Purity(IntEnum):
    PURE = 0
    TAINTED = 1
    FORBIDDEN = 2


class Color(IntEnum):
    """Dice colors. The first four follow the order of the Resources they produce.

    The last three belong to *Time of Seth*.
    """

    YELLOW = 0
    BROWN = 1
    WHITE = 2
    BLACK = 3
    GRAY = 4
    RED = 5
    BLUE = 6
    GREEN = 7


BASE_COLORS: Final = tuple(color for color in Color if color <= Color.GRAY)
SETH_COLORS: Final = tuple(color for color in Color if color > Color.GRAY)


class Good(IntEnum):
    """The goods that can be gained or paid. The first five are the Resources; Gold is wild.

    Soldiers and priests are steps of tracks, Population and Happiness those of the Populace track.
    """

    PAPYRUS = 0
    BREAD = 1
    LIMESTONE = 2
    GRANITE = 3
    GOLD = 4
    SCRIBE = 5
    FAITH = 6
    VP = 7
    SOLDIER = 8
    PRIEST = 9
    POPULATION = 10
    HAPPINESS = 11
    BLOOD = 12


class Edge(IntEnum):
    """Edge colors of Pillar tiles and of the Temple Complex."""

    RED = 0
    GREEN = 1
    BLUE = 2
    YELLOW = 3


class Line(IntEnum):
    """The lines of the Temple Complex: rows from the top, columns from the left."""

    R1 = 0
    R2 = 1
    R3 = 2
    R4 = 3
    R5 = 4
    C1 = 5
    C2 = 6
    C3 = 7
    C4 = 8
    C5 = 9


SIDE: Final = len(Line) // 2  # as many rows as columns


class Family(IntEnum):
    """The three decks of the Card Market."""

    BLESSING = 0
    TECHNOLOGY = 1
    DECREE = 2


class Provenance(IntEnum):
    RULEBOOK = 0
    PUBLIC = 1
    RECONSTRUCTED = 2
