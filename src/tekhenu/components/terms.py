"""The printed vocabulary: small numbers with names from the rulebook.

The engine counts with plain integers; these enums give them names at the edges.
"""

from enum import IntEnum


class God(IntEnum):
    """The sections of the Obelisk Wheel, clockwise (R1)."""

    HORUS = 0
    RA = 1
    HATHOR = 2
    BASTET = 3
    THOTH = 4
    OSIRIS = 5


class Light(IntEnum):
    SUNNY = 0
    SHADED = 1
    DARK = 2


class Purity(IntEnum):
    PURE = 0
    TAINTED = 1
    FORBIDDEN = 2


class Colour(IntEnum):
    """Dice colours. The first four follow the order of the Resources they produce."""

    YELLOW = 0
    BROWN = 1
    WHITE = 2
    BLACK = 3
    GRAY = 4


class Good(IntEnum):
    """What can be gained or paid. The first five are the Resources, Gold being wild."""

    PAPYRUS = 0
    BREAD = 1
    LIMESTONE = 2
    GRANITE = 3
    GOLD = 4
    SCRIBE = 5
    FAITH = 6
    VP = 7


class Edge(IntEnum):
    """Edge colours of Pillar tiles and of the Temple Complex."""

    RED = 0
    GREEN = 1
    BLUE = 2
    YELLOW = 3


class Family(IntEnum):
    """The three decks of the Card Market."""

    BLESSING = 0
    TECHNOLOGY = 1
    DECREE = 2


class Provenance(IntEnum):
    RULEBOOK = 0
    PUBLIC = 1
    RECONSTRUCTED = 2
