"""An edition: one immutable object with every printed table of the game."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from .terms import Color, Edge, Family, God, Good, Light, Line, Provenance, Purity


@dataclass(frozen=True, slots=True)
class Reward:
    what: Good
    amount: int


@dataclass(frozen=True, slots=True)
class Start:
    """The pieces that every player starts with."""

    vp: int
    happiness: int
    population: int
    production: int
    gold: int
    scribes: int
    buildings: int
    pillars: int
    statues: int


@dataclass(frozen=True, slots=True)
class BuildingRowSpace:
    """The reward on a space of the Building row, visible when its Building is gone."""

    bread: int
    vp: int


@dataclass(frozen=True, slots=True)
class OsirisRow:
    """One row of the Osiris area; `partners[d]`: the second production of district `d`, if any."""

    production: int
    partners: tuple[Good, ...]
    any_production: int
    resources: int
    gold: int


@dataclass(frozen=True, slots=True)
class PrintedBuildingSpace:
    """A Building space beside a Temple line: lines 0–4 are rows, 5–9 columns."""

    line: int
    bread: int
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PillarTile:
    """A Pillar tile; `effect` is its ability, which works in the tile's light."""

    id: str
    limestone: int
    granite: int
    edges: tuple[Edge, Edge, Edge, Edge]
    light: Light | None
    effect: "Effect | None"


@dataclass(frozen=True, slots=True)
class PrintedMarketSection:
    name: str
    cards: tuple[Family, ...]
    happiness: int
    population: int


@dataclass(frozen=True, slots=True)
class MaatLoss:
    """A loss of `vp` for a balance of `balance` or less."""

    balance: int
    vp: int


@dataclass(frozen=True, slots=True)
class BotStart:
    vp: int
    happiness: int
    population: int
    scribes: int


@dataclass(frozen=True, slots=True)
class BotPieces:
    """The places of Botankhamun's first pieces: Horus slots, Osiris rows, a Temple space."""

    statue_slot: int
    hard_statue_slot: int
    bread_row: int
    granite_row: int
    pillar_row: int
    pillar_column: int


@dataclass(frozen=True, slots=True)
class BotBonus:
    scribes: int
    vp: int


@dataclass(frozen=True, slots=True)
class BotScoring:
    blessing: int
    technology: int
    decree: int
    decree_challenge: int
    scribes_per_vp: int
    no_statue_space: int


@dataclass(frozen=True, slots=True)
class PrintedBotankhamun:
    """The tables of the solo opponent."""

    start: BotStart
    pieces: BotPieces
    tiles: tuple[tuple[Good, ...], ...]
    bonuses: tuple[BotBonus, ...]
    balance: tuple[int, ...]
    ankh: int
    scoring: BotScoring
    starting_cards_shown: int
    starting_cards_taken: int


@dataclass(frozen=True, slots=True)
class AutomaSetup:
    starting_cards: int
    action_tiles: int


@dataclass(frozen=True, slots=True)
class AutomaRewards:
    """The VP that an Automa scores in place of a player's rewards."""

    statue_bonus: int
    no_statue: int
    pillar: int
    building_touched: int
    edge: int
    own_pillar: int
    resource_space: int
    full_happiness: int
    region: int
    region_statue: int
    cultist: int


@dataclass(frozen=True, slots=True)
class AutomaScoring:
    """The VP of an Automa's cards; the first `decrees` count in full, others `further_decree`."""

    blessing: int
    technology: int
    decree: int
    decrees: int
    further_decree: int


@dataclass(frozen=True, slots=True)
class AutomaDifficulty:
    """The changes that the difficulty levels make."""

    decree: int
    building_row: int
    population: int
    happiness: int
    pillar: int
    statue_bonus: int


@dataclass(frozen=True, slots=True)
class AutomaOrder:
    """The directions around the board that break ties (R81)."""

    districts: tuple[Good, ...]
    spots: tuple[Line, ...]
    colors: tuple[Color, ...]


@dataclass(frozen=True, slots=True)
class PrintedAutomas:
    """The tables of the solo opponents of *Time of Seth*."""

    setup: AutomaSetup
    rewards: AutomaRewards
    scoring: AutomaScoring
    difficulty: AutomaDifficulty
    order: AutomaOrder


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect of a card or tile, in the vocabulary of `effects`.

    `things` are counted or shifted.
    """

    verb: str
    amount: int = 0
    gains: tuple[Reward, ...] = ()
    goods: tuple[Good, ...] = ()
    family: Family | None = None
    gods: tuple[God, ...] = ()
    values: tuple[int, ...] = ()
    things: tuple[str, ...] = ()

    @property
    def god(self) -> God:
        """Return the god of an effect that names exactly one."""
        return self.gods[0]


@dataclass(frozen=True, slots=True)
class PrintedRegion:
    """A region of the Seth board; each Building in it scores `vp` at each Scoring."""

    soldiers: int
    reward: tuple[Reward, ...]
    vp: int


@dataclass(frozen=True, slots=True)
class ConquestTile:
    """A conquest tile; with `line` it pays for Buildings in its row and column."""

    id: str
    line: bool
    effect: Effect


@dataclass(frozen=True, slots=True)
class Cultist:
    """A Cultist; it serves after an action of `god`, or after an excess if it has no god."""

    id: str
    god: God | None
    effect: Effect


@dataclass(frozen=True, slots=True)
class Artifact:
    id: str
    priests: int
    effect: Effect


@dataclass(frozen=True, slots=True)
class StartingCard:
    id: str
    initiative: int
    effect: Effect


@dataclass(frozen=True, slots=True)
class DestinyCard:
    id: str
    ankh: int
    effect: Effect


@dataclass(frozen=True, slots=True)
class Blessing:
    """A Blessing; it is in games with one of these numbers of `players`."""

    id: str
    effect: Effect
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Technology:
    id: str
    effects: tuple[Effect, ...]
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Decree:
    id: str
    symbol: str
    effect: Effect
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Seth:
    """The tables of *Time of Seth*. Colors follow the order of `Color`."""

    soldiers: int
    priests: int
    track_limit: int
    dice: tuple[int, ...]
    purity: tuple[Purity, ...]
    produces: tuple[tuple[Good, ...], ...]
    bag: Mapping[int, tuple[int, ...]]
    board_dice: int
    decrees_dealt: int
    spare_cultists: int
    regions: tuple[PrintedRegion, ...]
    region_spaces: Mapping[int, int]
    people_cards: tuple[int, ...]
    people_vp: int
    people_scoring_vp: int
    statue_spaces: Mapping[int, int]
    statue_priests: int
    statue_bonus: Reward
    conquest: tuple[ConquestTile, ...]
    cultists: tuple[Cultist, ...]
    artifacts: tuple[Artifact, ...]
    starting: tuple[StartingCard, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Edition:
    """Every table of one edition. Editions compare by value, hash, pickle and convert to JSON.

    `overrides` holds what differs from the default edition, its name included, by key path;
    `provenance` says where the default of each key path comes from. `fingerprints` cover the
    values only, module by module, so two editions that play alike have the same ones;
    `fingerprint` is that of the base game.
    """

    name: str
    fingerprints: Mapping[str, str]
    overrides: Mapping[str, object]
    provenance: Mapping[str, Provenance]

    start: Start
    dice: tuple[int, ...]
    dice_out: Mapping[int, tuple[int, ...]]
    purity: tuple[tuple[Purity, ...], ...]
    produces: tuple[Good | None, ...]
    lights: tuple[Light, ...]
    section_dice: int
    marker_steps: tuple[int, ...]

    statue_costs: tuple[int, ...]
    statue_points: tuple[int, ...]
    statue_spaces: Mapping[int, int]
    building_row: tuple[BuildingRowSpace, ...]
    horus_bonuses: tuple[Reward, ...]
    preprinted_gods: tuple[God, ...]

    pillar_tiles: tuple[PillarTile, ...]
    ra_points: tuple[int, ...]
    temple_rewards: tuple[Reward, ...]
    temple_edges: tuple[tuple[Edge, ...], ...]
    building_spaces: tuple[PrintedBuildingSpace, ...]
    osiris_rows: tuple[OsirisRow, ...]

    production_limit: int
    populace_limit: int
    joy_steps: tuple[int, ...]
    happiness_rewards: tuple[int, ...]
    market: tuple[PrintedMarketSection, ...]
    maat_losses: tuple[MaatLoss, ...]

    starting_cards: Mapping[int, int]
    starting: tuple[StartingCard, ...]
    destiny: tuple[DestinyCard, ...]
    blessings: tuple[Blessing, ...]
    technologies: tuple[Technology, ...]
    decrees: tuple[Decree, ...]

    botankhamun: PrintedBotankhamun
    seth: Seth
    automa: PrintedAutomas

    def __repr__(self) -> str:
        own = f", {len(self.overrides)} own values" if self.overrides else ""
        return f"<Edition {self.name!r}{own}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle only the differences from the default if there are no others; tables are large."""
        from .loading import from_overrides

        if from_overrides(self.overrides) is self:
            return from_overrides, (dict(self.overrides),)
        return Edition, tuple(getattr(self, each.name) for each in fields(self))

    @property
    def fingerprint(self) -> str:
        return self.fingerprints["base"]

    @property
    def market_cards(self) -> tuple[tuple[Blessing | Technology | Decree, ...], ...]:
        """Return the cards of the Market by `Family`."""
        return self.blessings, self.technologies, self.decrees

    @property
    def many_players_only(self) -> tuple[str, ...]:
        """Return the cards that are left in the box with two players."""
        return tuple(c.id for cards in self.market_cards for c in cards if 2 not in c.players)

    def color_of(self, die: int) -> Color:
        """Return the color of a die; dice are numbered color by color, in the order of `Color`."""
        for color, count in zip(Color, self.dice + self.seth.dice, strict=True):
            if die < count:
                return color
            die -= count
        raise IndexError(die)
