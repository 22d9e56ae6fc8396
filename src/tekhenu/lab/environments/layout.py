"""What an observation is made of: named parts, one after the other in one vector.

Players come in the order of the table from the observer on: index 0 is the observer itself, 1 the
next seat. A part of yes and no holds 0 and 1; where it ranges over cards, places or kinds, the
last index is the number of that card, place or kind.
"""

from dataclasses import dataclass
from functools import cached_property
from math import prod

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tekhenu import Options
from tekhenu.components.ids import IDS
from tekhenu.components.ids import LARGEST_DECK as CARDS
from tekhenu.components.schema import TREE
from tekhenu.components.terms import WHEEL
from tekhenu.rules.automa.tiles import all_tiles
from tekhenu.rules.horus import GOLD_SPACES
from tekhenu.rules.move import GOODS
from tekhenu.rules.moves import ARTIFACT, CONQUEST, CULTIST, DESTINY, MARKET
from tekhenu.rules.printed import STATUES, printed_for
from tekhenu.rules.seth import COLUMNS, FIRST_COLUMN
from tekhenu.rules.state import Phase

Natural = NDArray[np.uint8]
Flat = NDArray[np.float32]
Named = dict[str, Natural]

# Kinds of decisions; those of an expansion come after the others, and "other" is the last.
KINDS = (
    *("decree", "starting", "destiny", "reward", "keep", "gain", "advance"),
    *("die", "take", "side", "action", "produce first", "produce", "value", "pay"),
    *("statue", "temple", "ability", "hathor", "osiris", "production", "market"),
    *("any action", "close", "faith", "bread"),
    *("declare", "score", "repeat", "tribute"),
)
SETH_KINDS = ("cultist", "artifact", "conquest")
AUTOMA_KINDS = ("service",)
OTHER_KIND = "other"
BASE_REWARDS = len(IDS["S"]) + len(IDS["A"])  # codes of Starting and Destiny cards
ALL_REWARDS = BASE_REWARDS + len(IDS["E"])
FAMILIES = 3
PURITIES = 3
SIDES = EDGE_COLOURS = 4
SCALES = 3
PYRAMID = len(WHEEL) + len(TREE["botankhamun"]["tiles"])
MOST = 255  # what exceeds it counts as this much


def kinds_of(options: Options) -> tuple[str, ...]:
    seth = SETH_KINDS if options.seth else ()
    return (*KINDS, *seth, *(AUTOMA_KINDS if options.automas else ()), OTHER_KIND)


@dataclass(frozen=True, slots=True)
class Part:
    """Whole numbers from 0 to `high`; the flat vector holds them divided by `unit`."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    high: int = 1
    unit: int = 1

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """The parts for a game's options, and where they lie in the vector.

    First comes what is there once, then player by player what each one has.
    """

    def __init__(self, options: Options) -> None:
        self.players = options.players
        self.once = (*_course(options), *_board(options), *_turn(options))
        if options.solo == "botankhamun":
            self.once += _opponent()
        self.each = _player(options)
        if options.seth:
            self.once += _seth(options)
            self.each += _follower(options)
        if options.automas:
            self.once += _automas(options)
        self.offset: dict[str, int] = {}  # of a player's part: within the player's numbers
        self.first_player = self._lay_out(self.once)
        self.per_player = self._lay_out(self.each)
        self.size = self.first_player + self.players * self.per_player
        self.high, unit = np.zeros(self.size, np.uint8), np.zeros(self.size, np.uint8)
        highest, units = self.named(self.high), self.named(unit)
        for part in (*self.once, *self.each):
            highest[part.name][...] = part.high
            units[part.name][...] = part.unit
        self.scale: Flat = np.float32(1) / unit.astype(np.float32)

    def _lay_out(self, parts: tuple[Part, ...]) -> int:
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

    def named(self, natural: Natural) -> Named:
        """The parts as views; one that players have begins with an index of the player."""
        offset = self.offset
        named = {}
        for part in self.once:
            first = offset[part.name]
            named[part.name] = natural[first : first + part.size].reshape(part.shape)
        table = natural[self.first_player :].reshape(self.players, self.per_player)
        for part in self.each:
            first = offset[part.name]
            last = first + part.size
            named[part.name] = table[:, first:last] if part.shape else table[:, first]
        return named


def _course(options: Options) -> tuple[Part, ...]:
    players = options.players
    sections = len(options.edition.lights)
    markers = len(options.edition.marker_steps)
    return (
        Part("phase", (len(Phase) if options.seth else Phase.CULTISTS,), "the phase of the game"),
        Part("decision", (len(kinds_of(options)),), "the kind of question asked"),
        Part("asked", (players,), "who is asked, if that is no secret"),
        Part("round", (1,), "rounds begun", 16, 16),
        Part("order", (players, players), "each player's place in turn order"),
        Part("first", (players,), "who began the draft of Starting cards"),
        Part("wheel", (sections,), "the section under the first Sunny part"),
        Part("markers", (markers, sections), "the border each Scoring marker lies at"),
    )


def _player(options: Options) -> tuple[Part, ...]:
    """The first ones, up to the pieces, are written in one go: see `encoding`."""
    start = options.edition.start
    top = options.edition.populace_limit
    cards = CARDS
    pieces = max(start.buildings, start.pillars, start.statues)
    return (
        Part("vp", (), "Victory Points", MOST, 50),
        Part("scribes", (), "Scribes", MOST, 5),
        Part("faith", (), "Faith", MOST, 5),
        Part("population", (), "Population marker", top, top),
        Part("happiness", (), "Happiness marker", top, top),
        Part("happiness_rewards", (), "rewards of the Happiness track received", 3, 3),
        Part("hidden_decrees", (), "Decrees held that the observer does not know", cards, 4),
        Part("resources", (len(GOODS) - 1,), "Papyrus, Bread, Limestone, Granite, Gold", MOST, 5),
        Part("production", (4,), "Production markers", options.edition.production_limit, 6),
        Part("excess", (4,), "excess Resources on the scales", MOST, 5),
        Part("dice", (SCALES,), "dice on the scales: pure, tainted, below", 4, 4),
        Part("weight", (2,), "what the pure and the tainted dice show together", 24, 12),
        Part("balance", (2,), "balance of the last Maat: how far for, how far against", MOST, 10),
        Part("pieces", (3,), "Buildings, Pillars and Statues not yet built", pieces, pieces),
        Part("blessings", (cards,), "Blessings held"),
        Part("technologies", (cards,), "Technologies held"),
        Part("decrees", (cards,), "Decrees held, as far as the observer knows them"),
        Part("scored_decrees", (cards,), "Decrees chosen for the end"),
        Part("destiny", (len(DESTINY),), "the Destiny card held"),
        Part(
            "rewards",
            (ALL_REWARDS if options.seth else BASE_REWARDS,),
            "Starting and Destiny cards still to be resolved",
        ),
    )


def _board(options: Options) -> tuple[Part, ...]:
    n = options.players
    edition = options.edition
    printed = printed_for(options)
    gods, cards, wheel = len(printed.gods), CARDS, printed.wheel
    dice, tiles = len(printed.colour), len(edition.pillar_tiles)
    people = FIRST_COLUMN + (COLUMNS if options.seth else 0)
    lines = len(printed.line_spaces)
    spaces_ = len(edition.temple_rewards)
    return (
        Part("die_section", (dice, gods), "where each die lies at the obelisk"),
        Part("die_value", (dice,), "what each die at the obelisk shows", 6, 6),
        Part("die_purity", (dice, PURITIES), "pure, tainted or forbidden in the present light"),
        Part("bag", (len(printed.colours),), "dice in the bag by color", max(edition.dice), 6),
        Part("god_statues", (gods, STATUES, n), "owner of each Statue of a god"),
        Part("people_statues", (people, n), "owner of each Statue for the people"),
        Part("pillars", (spaces_, n), "owner of each Pillar"),
        Part(
            "temple_buildings",
            (lines, len(edition.building_spaces) // lines, n),
            "owner of the Buildings beside each line",
        ),
        Part("osiris", (len(edition.osiris_rows), 4, n), "owner of the Buildings at Osiris"),
        Part("horus", (wheel, wheel), "the god of each Horus slot"),
        Part(
            "gold",
            (GOLD_SPACES + 1,),
            "Gold lying on the people's Statue spaces and at Osiris row 2",
            4,
            1,
        ),
        Part("display", (len(edition.ra_points), tiles), "Ra's tiles, left to right"),
        Part("stack", (1,), "tiles in the stack", tiles, tiles),
        Part(
            "tile", (spaces_,), "number of the tile on each Temple space, 0 for none", tiles, tiles
        ),
        Part("edges", (spaces_, SIDES, EDGE_COLOURS), "edge colors of the tile, from the north"),
        Part("market", (len(MARKET), cards), "the card on each space of the Market"),
        Part("open_sections", (1,), "open sections of the Market", 4, 4),
        Part("decks", (FAMILIES,), "Blessings, Technologies and Decrees left", cards, cards),
        Part("discards", (FAMILIES, cards), "cards discarded"),
        Part("deck_decrees", (cards,), "Decrees the observer knows to be in the deck"),
        Part("offer", (len(printed.starting),), "Starting cards on display"),
        Part("peek", (FAMILIES, cards), "cards the observer is looking at"),
    )


def _turn(options: Options) -> tuple[Part, ...]:
    cards = CARDS
    printed = printed_for(options)
    return (
        Part("turn_player", (options.players,), "whose turn it is"),
        Part("turn_die", (len(printed.colour),), "the die taken"),
        Part("turn_section", (len(printed.gods),), "where it was taken"),
        Part("turn_colour", (len(printed.colours),), "its color, or the one a Blessing names"),
        Part("turn_value", (1,), "its value now", 6, 6),
        Part("turn_purity", (PURITIES,), "whether it was taken as pure or tainted"),
        Part("turn_flags", (3,), "under Anubis; action done; T19 used"),
        Part("turn_extras", (cards,), "Blessings whose extra action is to come"),
        Part("turn_swapped", (cards,), "substituting Technologies that have scored this turn"),
        Part("running", (1,), "actions under way", 10, 1),
    )


def _opponent() -> tuple[Part, ...]:
    return (
        Part("pyramid", (PYRAMID, PYRAMID), "Botankhamun's tile at each place of the pyramid"),
        Part("progress", (PYRAMID + 1,), "its place in the pyramid, the first being the start"),
        Part("maats", (1,), "Maat phases it has been weighed in", 4, 4),
        Part("bot_cards", (FAMILIES, CARDS), "cards it has taken"),
    )


def _seth(options: Options) -> tuple[Part, ...]:
    """The board of Seth. Conquest tiles and artifacts are numbered from 1, 0 being none."""
    tiles = len(options.edition.seth.conquest)
    regions = len(options.edition.seth.regions)
    places = len(CONQUEST)
    cards = len(ARTIFACT)
    return (
        Part("regions", (regions, 2, options.players), "owner of each Building on the Seth board"),
        Part("conquest", (tiles,), "the face-up conquest tile"),
        Part("conquest_stack", (1,), "conquest tiles to come", tiles, tiles),
        Part("conquest_laid", (places,), "number of the conquest tile on each space", tiles, tiles),
        Part("artifacts_beside", (len(DESTINY), cards), "the artifact beside each Destiny card"),
        Part("artifacts_buried", (cards,), "artifacts put under the pile"),
        Part("cultists_shown", (len(CULTIST),), "Cultists on display"),
    )


def _automas(options: Options) -> tuple[Part, ...]:
    """What the Automas have besides, the one of seat 1 first."""
    n = options.automas
    tiles = len(all_tiles(options.edition))
    dealt = options.edition.automa.setup.action_tiles
    spaces_ = len(options.edition.temple_rewards)
    return (
        Part("automa_district", (n, 4), "marker F: the district"),
        Part("automa_section", (n, 6), "marker G: the section just counter-clockwise of it"),
        Part("automa_line", (n, 10), "marker H: the line beside the Temple"),
        Part("automa_space", (n, spaces_), "marker I: the Temple space"),
        Part("automa_shown", (n, tiles), "Action tiles used since they were dealt"),
        Part("automa_tiles", (n,), "Action tiles face down", dealt, dealt),
        Part("automa_cards", (n, FAMILIES, CARDS), "cards taken"),
    )


def _follower(options: Options) -> tuple[Part, ...]:
    limit = options.edition.seth.track_limit
    return (
        Part("soldiers", (), "soldiers", limit, limit),
        Part("priests", (), "priests", limit, limit),
        Part("blood", (), "blood", MOST, 5),
        Part("cultist", (len(CULTIST),), "the Cultist"),
        Part("artifacts", (len(ARTIFACT),), "artifacts bought"),
    )
