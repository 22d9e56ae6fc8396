"""What happened, step by step: typed events for the log, animation and statistics."""

from enum import IntEnum
from typing import Final, Literal, NamedTuple

from ..components.terms import Colour, God, Good
from .place import District, LyingDie, Place, Section, TempleLine, TempleSpace


class Source(IntEnum):
    """Where Victory Points come from. Every player's VP are the sum of these."""

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
    SETH = 19  # Buildings under an own Statue, when placed
    REGIONS = 20  # Buildings on the Seth board, at a Scoring
    CONQUEST = 21
    CULTISTS = 22
    ARTIFACTS = 23


BASE_SOURCES: Final = 19  # the ones before Seth's


class Gained(NamedTuple):
    """`bonus`: as a Horus Bonus."""

    seat: int
    good: int
    amount: int
    bonus: bool = False


class Paid(NamedTuple):
    """Pieces handed over: Papyrus, Bread, Limestone, Granite, Gold, Scribes."""

    seat: int
    pieces: tuple[int, ...]


class Spent(NamedTuple):
    """Soldiers or priests were paid."""

    seat: int
    good: int
    amount: int


Cause = District | TempleSpace | Literal["buildings", "edges", "display", "again"] | tuple[int, ...]
"""What VP are for: a place, a part of what a tile scores, a Decree's second time, or numbers.

The numbers, by source: of the Temple its Buildings, Statues and what lies in line with Pillars; of
Production the goods at their end; of Bread what was due and paid; of others how many there were.
"""


class Scored(NamedTuple):
    """`card` names the card or tile that brought the VP, if one did; `of` says what else there is
    to say of where they come from."""

    seat: int
    vp: int
    source: int
    card: str = ""
    of: Cause = ()


class Advanced(NamedTuple):
    """`track`: Population, Happiness, or a Resource's production."""

    seat: int
    track: Good
    old: int
    new: int


Side = Literal["pure", "tainted", "anubis", "below"]


class Took(NamedTuple):
    """A die left the obelisk with the value it showed there.

    `way`: "below" is below the scales without an Anubis Action.
    """

    seat: int
    die: int
    section: int
    colour: int
    value: int
    way: Side


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
    """A turn without any possible action (R24)."""

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
    """A conquest tile was laid on a Temple space."""

    seat: int
    tile: int
    space: TempleSpace


class ConquestDrawn(NamedTuple):
    """The next conquest tile was turned up."""

    tile: int


class Covered(NamedTuple):
    """A Pillar covered a conquest tile, which leaves the game."""

    seat: int
    tile: int


class Served(NamedTuple):
    """A Cultist did its service."""

    seat: int
    cultist: int


class Displayed(NamedTuple):
    """An artifact was laid beside a Destiny card."""

    artifact: int
    destiny: int


class Buried(NamedTuple):
    """An artifact nobody bought went under the pile with its Destiny card taken."""

    artifact: int


class Played(NamedTuple):
    """A Blessing was played."""

    seat: int
    card: int


class Received(NamedTuple):
    """A card came into a player's hands. `card` is -1 in the eyes of those who may not know it."""

    seat: int
    family: int
    card: int
    face_up: bool


class Revealed(NamedTuple):
    """A card was laid out in the Market."""

    slot: int
    card: int


class Slid(NamedTuple):
    """A card moved on to a space of the Market that was left empty."""

    card: int
    old: int
    new: int


class Opened(NamedTuple):
    section: int


class Renewed(NamedTuple):
    seat: int
    section: int


class Chose(NamedTuple):
    """A Starting ("S04", "E04") or Destiny ("A02") card, Cultist or artifact was taken."""

    seat: int
    card: str


class Rolled(NamedTuple):
    die: int
    section: int
    value: int


class Dawned(NamedTuple):
    """How the wheel lies when the game begins."""

    wheel: int


class Enthroned(NamedTuple):
    """The gods of the Horus slots, from the first one on."""

    gods: tuple[int, ...]


class Rotated(NamedTuple):
    wheel: int


class Began(NamedTuple):
    """A new turn, by its round (from 1)."""

    seat: int
    round: int


class Weighed(NamedTuple):
    """`pure` and `tainted`: the weights in the pans, but for Faith; a solo opponent has none."""

    seat: int
    balance: int
    faith: int
    pure: int = 0
    tainted: int = 0


class Tied(NamedTuple):
    """Balances equally far from 0: the higher Ankh goes first."""

    seats: tuple[int, ...]
    ankhs: tuple[int, ...]


class Ordered(NamedTuple):
    seats: tuple[int, ...]


class Scoring(NamedTuple):
    number: int


class Declared(NamedTuple):
    seat: int
    decree: int


# Solo opponents, and how they came to their choices


class Arranged(NamedTuple):
    """The Action tiles of the pyramid, row by row from the base."""

    seat: int
    tiles: tuple[int, ...]


class Discarded(NamedTuple):
    """Gold that lay where a solo opponent built left the game."""

    seat: int


class Progressed(NamedTuple):
    """The Progress marker moved on."""

    seat: int
    coin: Literal["start", "up", "right"]
    place: int
    tile: int


class Marked(NamedTuple):
    """A marker of an Automa found its place, each at one of another kind."""

    seat: int
    marker: Literal["F", "G", "H", "I"]
    place: District | Section | TempleLine | TempleSpace


class Uncovered(NamedTuple):
    """An Automa turned up its next Action tile."""

    seat: int
    tile: int


class Unveiled(NamedTuple):
    """After the last Scoring all Decrees are laid open, scored or not."""

    seat: int
    decrees: tuple[int, ...]


class Entered(NamedTuple):
    """The section of the Market it takes from, the Happiness that asks for, and its own."""

    seat: int
    section: int
    needed: int
    happiness: int


class Cast(NamedTuple):
    """Two dice named a space of the Temple for a conquest tile, free or not."""

    seat: int
    space: TempleSpace
    free: bool


Considered = Place | LyingDie | Colour | God
"""What a solo opponent chooses among, or the action of a god that it would perform."""

Obstacle = Literal[
    "empty", "forbidden", "occupied", "happiness", "no piece", "no space", "no tile", "full"
]


class Passed(NamedTuple):
    """Something was passed over, and why."""

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
    "colour order",
]
"""By what candidates are told apart."""

LEAST: Final[frozenset[Rule]] = frozenset(
    {"fewest", "marker f", "marker g", "marker h", "marker i", "cheaper", "colour order"}
)
"""Rules that prefer little; those of markers count the steps from the marker on."""


class Narrowed(NamedTuple):
    """Candidates with their points by a rule, and those left: the ones with the most.

    By the rules in `LEAST` those with the least are left.
    """

    seat: int
    rule: Rule
    points: tuple[tuple[Considered, int], ...]
    left: tuple[Considered, ...]


class Picked(NamedTuple):
    """The choice; at random if there were several."""

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
