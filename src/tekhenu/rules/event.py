"""Events: everything that happens in a game, as typed values for the log, animation, statistics."""

from enum import IntEnum
from typing import Final, Literal, NamedTuple

from ..components.terms import Color, God, Good
from .place import District, Place, PlacedDie, Section, TempleLine, TempleSpace


class Source(IntEnum):
    """Sources of Victory Points. A player's VP are the sum over all sources."""

    START = 0
    HORUS = 1
    RA = 2
    HATHOR = 3
    TILES = 4
    TECHNOLOGIES = 5
    STATUE_BONUS = 6
    MAAT = 7
    DISTRICTS = 8
    TEMPLE = 9
    STATUES = 10
    HAPPINESS = 11
    PRODUCTION = 12
    BUILDING_ROW = 13
    BREAD = 14
    DECREES = 15
    TURN_ORDER = 16
    CARDS = 17  # Botankhamun's Blessings and Technologies
    SCRIBES = 18  # Botankhamun's
    SETH = 19  # Buildings under the player's own Statue, when placed
    REGIONS = 20  # Buildings on the Seth board, at a Scoring
    CONQUEST = 21
    CULTISTS = 22
    ARTIFACTS = 23


BASE_SOURCES: Final = 19  # the sources before those of Time of Seth


class Gained(NamedTuple):
    """Goods received; `bonus`: as a Horus Bonus."""

    seat: int
    good: int
    amount: int
    bonus: bool = False


class Paid(NamedTuple):
    """Goods paid: Papyrus, Bread, Limestone, Granite, Gold, Scribes."""

    seat: int
    pieces: tuple[int, ...]


class Spent(NamedTuple):
    """Soldiers or priests paid."""

    seat: int
    good: int
    amount: int


Cause = District | TempleSpace | Literal["buildings", "edges", "display", "again"] | tuple[int, ...]
"""The reason for VP: a place, a part of a tile's score, a Decree's second scoring, or numbers.

The numbers by source. TEMPLE: Buildings, Statues and pieces in line with Pillars. PRODUCTION: the
goods at the end of their track. BREAD: the amounts due and paid. Others: the number of pieces.
"""


class Scored(NamedTuple):
    """VP scored. `card` is the card or tile that gave them, if any; `of` is the reason."""

    seat: int
    vp: int
    source: int
    card: str = ""
    of: Cause = ()


class Advanced(NamedTuple):
    """A step of a marker. `track`: Population, Happiness, or the production of a Resource."""

    seat: int
    track: Good
    old: int
    new: int


ScalesSide = Literal["pure", "tainted", "anubis", "below"]


class Took(NamedTuple):
    """A die taken from the Obelisk Wheel or the Seth board, with the value it showed there.

    `way`: "below" is below the scales without an Anubis Action.
    """

    seat: int
    die: int
    section: int
    color: int
    value: int
    way: ScalesSide


class Turned(NamedTuple):
    seat: int
    old: int
    new: int


class Performed(NamedTuple):
    seat: int
    god: int
    value: int


class Produced(NamedTuple):
    seat: int
    good: int
    value: int
    kept: int
    excess: int


class Idle(NamedTuple):
    """A turn without a possible action (R24)."""

    seat: int


class Built(NamedTuple):
    seat: int
    piece: Literal["statue", "building", "pillar"]
    place: Place


class TilePlaced(NamedTuple):
    seat: int
    tile: int
    space: TempleSpace
    rotation: int


class TileDrawn(NamedTuple):
    tile: int


class Conquered(NamedTuple):
    """A conquest tile placed on a Temple space."""

    seat: int
    tile: int
    space: TempleSpace


class ConquestDrawn(NamedTuple):
    """The next conquest tile, revealed."""

    tile: int


class Covered(NamedTuple):
    """A conquest tile covered by a Pillar tile; it leaves the game."""

    seat: int
    tile: int


class Served(NamedTuple):
    """The activation of a Cultist."""

    seat: int
    cultist: int


class Displayed(NamedTuple):
    """An artifact placed beside a Destiny card."""

    artifact: int
    destiny: int


class Buried(NamedTuple):
    """An artifact put under the pile, because it was not bought with its Destiny card."""

    artifact: int


class Played(NamedTuple):
    """A Blessing played by its owner."""

    seat: int
    card: int


class Received(NamedTuple):
    """A card added to a player's hand. `card` is -1 for viewers who may not know it."""

    seat: int
    family: int
    card: int
    face_up: bool


class Revealed(NamedTuple):
    """A card placed in the Card Market."""

    slot: int
    card: int


class Slid(NamedTuple):
    """A card moved to an empty space of the Card Market."""

    card: int
    old: int
    new: int


class Opened(NamedTuple):
    section: int


class Renewed(NamedTuple):
    seat: int
    section: int


class Chose(NamedTuple):
    """A Starting ("S04", "E04") or Destiny ("A02") card, a Cultist or an artifact, chosen."""

    seat: int
    card: str


class Rolled(NamedTuple):
    die: int
    section: int
    value: int


class Dawned(NamedTuple):
    """The setup of the wheel. `wheel` is the section under its first Sunny part."""

    wheel: int


class Enthroned(NamedTuple):
    """The placement of the Horus tiles. `gods` are in the order of the slots."""

    gods: tuple[int, ...]


class Rotated(NamedTuple):
    wheel: int


class Began(NamedTuple):
    """The beginning of a turn. `round` counts from 1."""

    seat: int
    round: int


class Weighed(NamedTuple):
    """The weighing of the scales in Maat.

    `pure` and `tainted` are the weights in the pans without Faith; 0 for a solo opponent.
    """

    seat: int
    balance: int
    faith: int
    pure: int = 0
    tainted: int = 0


class Tied(NamedTuple):
    """Players whose balances are equally far from 0, so the higher Ankh goes first."""

    seats: tuple[int, ...]
    ankhs: tuple[int, ...]


class Ordered(NamedTuple):
    seats: tuple[int, ...]


class Scoring(NamedTuple):
    number: int


class Declared(NamedTuple):
    seat: int
    decree: int


# Solo opponents, and the reasons for their choices


class Arranged(NamedTuple):
    """The Action tiles of a new pyramid, row by row from the base."""

    seat: int
    tiles: tuple[int, ...]


class Discarded(NamedTuple):
    """Gold that left the game from a space where a solo opponent built."""

    seat: int


class Progressed(NamedTuple):
    """A move of Botankhamun's Progress marker."""

    seat: int
    coin: Literal["start", "up", "right"]
    place: int
    tile: int


class Marked(NamedTuple):
    """The placement of an Automa's marker. Each marker has its own kind of place."""

    seat: int
    marker: Literal["F", "G", "H", "I"]
    place: District | Section | TempleLine | TempleSpace


class Uncovered(NamedTuple):
    """The next Action tile of an Automa, revealed."""

    seat: int
    tile: int


class Unveiled(NamedTuple):
    """All Decrees of a player, revealed after the last Scoring, scored or not."""

    seat: int
    decrees: tuple[int, ...]


class Entered(NamedTuple):
    """The section of the Card Market that an Automa chose.

    `needed` is the Happiness that the section requires, `happiness` the Automa's own.
    """

    seat: int
    section: int
    needed: int
    happiness: int


class Cast(NamedTuple):
    """The Temple space that two dice determined for a conquest tile, free or not."""

    seat: int
    space: TempleSpace
    free: bool


Considered = Place | PlacedDie | Color | God
"""A thing that a solo opponent may choose, or the god whose action it would perform."""

Obstacle = Literal[
    "empty", "forbidden", "occupied", "happiness", "no piece", "no space", "no tile", "full"
]


class Passed(NamedTuple):
    """A candidate that could not be chosen, for the reason `why`."""

    seat: int
    what: Considered
    why: Obstacle


Rule = Literal[
    "value",
    "pure",
    "statue",
    "slot",
    "impact",
    "pillars",
    "vp",
    "own building",
    "inner",
    "fewest",
    "majority",
    "steal",
    "cards",
    "buildings",
    "own buildings",
    "marker f",
    "marker g",
    "marker h",
    "marker i",
    "cheaper",
    "color order",
]
"""The criterion that separates candidates."""

LEAST: Final[frozenset[Rule]] = frozenset(
    {"fewest", "marker f", "marker g", "marker h", "marker i", "cheaper", "color order"}
)
"""Rules that prefer the fewest points; those with a marker count the steps from it."""


class Narrowed(NamedTuple):
    """A choice narrowed down by a rule.

    `points` are all candidates with their points, `left` those with the most, or with the fewest by
    the rules in `LEAST`.
    """

    seat: int
    rule: Rule
    points: tuple[tuple[Considered, int], ...]
    left: tuple[Considered, ...]


class Picked(NamedTuple):
    """The candidate that was chosen, at random if `among` has several."""

    seat: int
    what: Considered
    among: tuple[Considered, ...]


Event = (
    Gained
    | Paid
    | Spent
    | Scored
    | Advanced
    | Took
    | Turned
    | Performed
    | Produced
    | Idle
    | Built
    | TilePlaced
    | TileDrawn
    | Conquered
    | ConquestDrawn
    | Covered
    | Served
    | Displayed
    | Buried
    | Played
    | Received
    | Revealed
    | Slid
    | Opened
    | Renewed
    | Chose
    | Rolled
    | Dawned
    | Enthroned
    | Rotated
    | Began
    | Weighed
    | Tied
    | Ordered
    | Scoring
    | Declared
    | Arranged
    | Discarded
    | Progressed
    | Marked
    | Uncovered
    | Unveiled
    | Entered
    | Cast
    | Passed
    | Narrowed
    | Picked
)
