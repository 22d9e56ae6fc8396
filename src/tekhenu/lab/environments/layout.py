"""The layout of observations: named parts, one after the other in a vector.

Players are in table order and begin with the observer: index 0 is the observer, 1 the next seat.
Boolean parts contain 0 and 1. In parts about cards, places or kinds, the last index is the number
of the card, place or kind.
"""

from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tekhenu import Automas, Botankhamun, Settings, TimeOfSeth
from tekhenu.components.ids import IDS
from tekhenu.components.ids import LARGEST_DECK as CARDS
from tekhenu.components.schema import TREE
from tekhenu.components.terms import WHEEL
from tekhenu.rules import DecisionKind
from tekhenu.rules.automa.tiles import all_tiles
from tekhenu.rules.chance import FACES
from tekhenu.rules.horus import GOLD_SPACES
from tekhenu.rules.move import GOODS
from tekhenu.rules.moves import ARTIFACT, CONQUEST, CULTIST, DESTINY, MARKET
from tekhenu.rules.place import DISTRICTS, FIRST_COLUMN, LINES
from tekhenu.rules.printed import STATUES, printed_for
from tekhenu.rules.seth import COLUMNS
from tekhenu.rules.state import Phase
from tekhenu.rules.wheel import rounds

Natural = NDArray[np.uint8]
Flat = NDArray[np.float32]
NamedArrays = dict[str, Natural]

OTHER_KIND: Final = "other"
BASE_REWARDS: Final = len(IDS["S"]) + len(IDS["A"])  # number of Starting and Destiny cards
ALL_REWARDS: Final = BASE_REWARDS + len(IDS["E"])
FAMILIES: Final = 3
PURITIES: Final = 3
SIDES = EDGE_COLORS = 4
SCALES: Final = 3
PYRAMID: Final = len(WHEEL) + len(TREE["botankhamun"]["tiles"])
MOST: Final = 255  # larger values are clipped


def with_seth(settings: Settings) -> bool:
    return isinstance(settings.expansion, TimeOfSeth)


def kinds_of(settings: Settings) -> tuple[str, ...]:
    """Return the kinds of decisions, in the order of their indexes in an observation."""
    modules = settings.modules
    return (*(kind for kind in DecisionKind if kind.module in modules), OTHER_KIND)


@dataclass(frozen=True, slots=True)
class ObservationPart:
    """Whole numbers from 0 to `high`, which the flat vector contains divided by `unit`."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    high: int = 1
    unit: int = 1

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """The parts of observations for a game's settings, and their offsets in the vector.

    The parts of the table come first, then the parts of each player.
    """

    def __init__(self, settings: Settings) -> None:
        self.players = settings.players
        self.once = (*_course(settings), *_board(settings), *_turn(settings))
        if isinstance(settings.solo, Botankhamun):
            self.once += _opponent()
        self.each = _player(settings)
        if with_seth(settings):
            self.once += _seth(settings)
            self.each += _follower(settings)
        if isinstance(settings.solo, Automas):
            self.once += _automas(settings, settings.solo.count)
        self.offset: dict[str, int] = {}  # relative to the player's numbers for a player's part
        self.first_player = self._lay_out(self.once)
        self.per_player = self._lay_out(self.each)
        self.size = self.first_player + self.players * self.per_player
        self.high, unit = np.zeros(self.size, np.uint8), np.zeros(self.size, np.uint8)
        highest, units = self.named(self.high), self.named(unit)
        for part in (*self.once, *self.each):
            highest[part.name][...] = part.high
            units[part.name][...] = part.unit
        self.scale: Flat = np.float32(1) / unit.astype(np.float32)

    def _lay_out(self, parts: tuple[ObservationPart, ...]) -> int:
        size = 0
        for part in parts:
            self.offset[part.name] = size
            size += part.size
        return size

    @cached_property
    def flat_space(self) -> spaces.Box:
        return spaces.Box(np.zeros(self.size, np.float32), self.flat(self.high), dtype=np.float32)

    @cached_property
    def named_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                name: spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
                for name, high in self.named(self.high).items()
            }
        )

    def flat(self, natural: Natural) -> Flat:
        flat: Flat = natural * self.scale
        return flat

    def named(self, natural: Natural) -> NamedArrays:
        """Return the parts as views of an array; parts of players have an index for the player.

        For an array of several observations, the first index of all parts is that of the row.
        """
        offset, rows = self.offset, natural.shape[:-1]
        named = {}
        for part in self.once:
            first = offset[part.name]
            named[part.name] = natural[..., first : first + part.size].reshape(*rows, *part.shape)
        table = natural[..., self.first_player :].reshape(*rows, self.players, self.per_player)
        for part in self.each:
            first = offset[part.name]
            last = first + part.size
            named[part.name] = table[..., first:last] if part.shape else table[..., first]
        return named


def _course(settings: Settings) -> tuple[ObservationPart, ...]:
    players = settings.players
    sections = len(settings.edition.lights)
    markers = len(settings.edition.marker_steps)
    last = rounds(settings.edition)
    return (
        ObservationPart(
            "phase",
            (len(Phase) if with_seth(settings) else Phase.CULTISTS,),
            "the phase of the game",
        ),
        ObservationPart("decision", (len(kinds_of(settings)),), "the kind of question asked"),
        ObservationPart("asked", (players,), "the seat with the decision, if that is not secret"),
        ObservationPart("round", (1,), "rounds started", last, last),
        ObservationPart("order", (players, players), "each player's place in turn order"),
        ObservationPart("first", (players,), "who began the draft of Starting cards"),
        ObservationPart("wheel", (sections,), "the section under the first Sunny part"),
        ObservationPart("markers", (markers, sections), "the border of each Scoring marker"),
    )


def _player(settings: Settings) -> tuple[ObservationPart, ...]:
    """Return the parts of a player; `encoding` writes those up to the pieces in one loop."""
    start = settings.edition.start
    top = settings.edition.populace_limit
    cards = CARDS
    pieces = max(start.buildings, start.pillars, start.statues)
    return (
        ObservationPart("vp", (), "Victory Points", MOST, 50),
        ObservationPart("scribes", (), "Scribes", MOST, 5),
        ObservationPart("faith", (), "Faith", MOST, 5),
        ObservationPart("population", (), "Population marker", top, top),
        ObservationPart("happiness", (), "Happiness marker", top, top),
        ObservationPart("happiness_rewards", (), "rewards of the Happiness track received", 3, 3),
        ObservationPart(
            "hidden_decrees", (), "Decrees held that the observer does not know", cards, 4
        ),
        ObservationPart(
            "resources", (len(GOODS) - 1,), "Papyrus, Bread, Limestone, Granite, Gold", MOST, 5
        ),
        ObservationPart(
            "production", (4,), "Production markers", settings.edition.production_limit, 6
        ),
        ObservationPart("excess", (4,), "excess Resources on the scales", MOST, 5),
        ObservationPart("dice", (SCALES,), "dice on the scales: pure, tainted, below", 4, 4),
        ObservationPart("weight", (2,), "sum of the pure and of the tainted dice", 24, 12),
        ObservationPart(
            "balance", (2,), "balance of the last Maat: amount above 0, amount below 0", MOST, 10
        ),
        ObservationPart(
            "pieces", (3,), "Buildings, Pillars and Statues not yet built", pieces, pieces
        ),
        ObservationPart("blessings", (cards,), "Blessings held"),
        ObservationPart("technologies", (cards,), "Technologies held"),
        ObservationPart("decrees", (cards,), "Decrees held, as far as the observer knows them"),
        ObservationPart("scored_decrees", (cards,), "Decrees chosen for the end"),
        ObservationPart("destiny", (len(DESTINY),), "the Destiny card held"),
        ObservationPart(
            "rewards",
            (ALL_REWARDS if with_seth(settings) else BASE_REWARDS,),
            "Starting and Destiny cards still to be resolved",
        ),
    )


def _board(settings: Settings) -> tuple[ObservationPart, ...]:
    n = settings.players
    edition = settings.edition
    printed = printed_for(settings)
    gods, cards, wheel = len(printed.gods), CARDS, printed.wheel
    dice, tiles = len(printed.color), len(edition.pillar_tiles)
    people = FIRST_COLUMN + (COLUMNS if with_seth(settings) else 0)
    lines = len(printed.line_spaces)
    spaces_ = len(edition.temple_rewards)
    return (
        ObservationPart("die_section", (dice, gods), "the section of each die at the Obelisk"),
        ObservationPart("die_value", (dice,), "the value of each die at the Obelisk", FACES, FACES),
        ObservationPart(
            "die_purity", (dice, PURITIES), "pure, tainted or forbidden in the present light"
        ),
        ObservationPart(
            "bag", (len(printed.colors),), "dice in the bag by color", max(edition.dice), 6
        ),
        ObservationPart("god_statues", (gods, STATUES, n), "owner of each Statue of a god"),
        ObservationPart("people_statues", (people, n), "owner of each Statue for the people"),
        ObservationPart("pillars", (spaces_, n), "owner of each Pillar"),
        ObservationPart(
            "temple_buildings",
            (lines, len(edition.building_spaces) // lines, n),
            "owner of the Buildings beside each line",
        ),
        ObservationPart(
            "osiris", (len(edition.osiris_rows), 4, n), "owner of the Buildings at Osiris"
        ),
        ObservationPart("horus", (wheel, wheel), "the god of each Horus slot"),
        ObservationPart(
            "gold",
            (GOLD_SPACES + 1,),
            "Gold on the people's Statue spaces and at Osiris row 2",
            4,
            1,
        ),
        ObservationPart("display", (len(edition.ra_points), tiles), "Ra's tiles, left to right"),
        ObservationPart("stack", (1,), "tiles in the stack", tiles, tiles),
        ObservationPart(
            "tile", (spaces_,), "number of the tile on each Temple space, 0 for none", tiles, tiles
        ),
        ObservationPart(
            "edges", (spaces_, SIDES, EDGE_COLORS), "edge colors of the tile, from the north"
        ),
        ObservationPart("market", (len(MARKET), cards), "the card on each space of the Market"),
        ObservationPart("open_sections", (1,), "open sections of the Market", 4, 4),
        ObservationPart(
            "decks", (FAMILIES,), "Blessings, Technologies and Decrees left", cards, cards
        ),
        ObservationPart("discards", (FAMILIES, cards), "cards discarded"),
        ObservationPart("deck_decrees", (cards,), "Decrees the observer knows to be in the deck"),
        ObservationPart("offer", (len(printed.starting),), "Starting cards on display"),
        ObservationPart("peek", (FAMILIES, cards), "cards the observer is looking at"),
    )


def _turn(settings: Settings) -> tuple[ObservationPart, ...]:
    cards = CARDS
    printed = printed_for(settings)
    return (
        ObservationPart("turn_player", (settings.players,), "whose turn it is"),
        ObservationPart("turn_die", (len(printed.color),), "the die taken"),
        ObservationPart("turn_section", (len(printed.gods),), "where it was taken"),
        ObservationPart(
            "turn_color", (len(printed.colors),), "its color, or the one a Blessing names"
        ),
        ObservationPart("turn_value", (1,), "its value now", FACES, FACES),
        ObservationPart("turn_purity", (PURITIES,), "whether it was taken as pure or tainted"),
        ObservationPart("turn_flags", (3,), "under Anubis; action done; T19 used"),
        ObservationPart("turn_extras", (cards,), "Blessings whose extra action is to come"),
        ObservationPart(
            "turn_swapped", (cards,), "substituting Technologies that have scored this turn"
        ),
        ObservationPart("running", (1,), "actions in progress", 10, 1),
    )


def _opponent() -> tuple[ObservationPart, ...]:
    return (
        ObservationPart(
            "pyramid", (PYRAMID, PYRAMID), "Botankhamun's tile at each place of the pyramid"
        ),
        ObservationPart(
            "progress", (PYRAMID + 1,), "its place in the pyramid, the first being the start"
        ),
        ObservationPart("maats", (1,), "Maat phases it has been weighed in", 4, 4),
        ObservationPart("bot_cards", (FAMILIES, CARDS), "cards it has taken"),
    )


def _seth(settings: Settings) -> tuple[ObservationPart, ...]:
    """Return the parts of the Seth board. Tiles and artifacts are numbered from 1; 0 is none."""
    tiles = len(settings.edition.seth.conquest)
    regions = len(settings.edition.seth.regions)
    places = len(CONQUEST)
    cards = len(ARTIFACT)
    return (
        ObservationPart(
            "regions", (regions, 2, settings.players), "owner of each Building on the Seth board"
        ),
        ObservationPart("conquest", (tiles,), "the face-up conquest tile"),
        ObservationPart("conquest_stack", (1,), "conquest tiles to come", tiles, tiles),
        ObservationPart(
            "conquest_laid", (places,), "number of the conquest tile on each space", tiles, tiles
        ),
        ObservationPart(
            "artifacts_beside", (len(DESTINY), cards), "the artifact beside each Destiny card"
        ),
        ObservationPart("artifacts_buried", (cards,), "artifacts put under the pile"),
        ObservationPart("cultists_shown", (len(CULTIST),), "Cultists on display"),
    )


def _automas(settings: Settings, n: int) -> tuple[ObservationPart, ...]:
    """Return the additional parts of Automas, beginning with the Automa of seat 1."""
    tiles = len(all_tiles(settings.edition))
    dealt = settings.edition.automa.setup.action_tiles
    spaces_ = len(settings.edition.temple_rewards)
    return (
        ObservationPart("automa_district", (n, DISTRICTS), "marker F: the district"),
        ObservationPart(
            "automa_section", (n, len(WHEEL)), "marker G: the section just counter-clockwise of it"
        ),
        ObservationPart("automa_line", (n, LINES), "marker H: the line beside the Temple"),
        ObservationPart("automa_space", (n, spaces_), "marker I: the Temple space"),
        ObservationPart("automa_shown", (n, tiles), "Action tiles used since they were dealt"),
        ObservationPart("automa_tiles", (n,), "Action tiles face down", dealt, dealt),
        ObservationPart("automa_cards", (n, FAMILIES, CARDS), "cards taken"),
    )


def _follower(settings: Settings) -> tuple[ObservationPart, ...]:
    limit = settings.edition.seth.track_limit
    return (
        ObservationPart("soldiers", (), "soldiers", limit, limit),
        ObservationPart("priests", (), "priests", limit, limit),
        ObservationPart("blood", (), "blood", MOST, 5),
        ObservationPart("cultist", (len(CULTIST),), "the Cultist"),
        ObservationPart("artifacts", (len(ARTIFACT),), "artifacts bought"),
    )
