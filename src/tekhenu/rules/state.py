"""The position on the table: plain slotted objects of small integers and lists.

A seat is a player's place at the table, 0 to n-1; -1 stands for nobody or nothing. Cards are
numbered from 0 within their family (D01 is 0). Hands are sets of cards (`cards.CardSet`).
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final, NamedTuple

from .cards import (
    NO_ARTIFACTS,
    NO_BLESSINGS,
    NO_TECHNOLOGIES,
    Artifacts,
    Blessings,
    CardSet,
    Decrees,
    Technologies,
)
from .rng import Rng

HIDDEN: Final = -2  # a card whose face the viewer may not know


class Phase(IntEnum):
    """Where the game stands; `state.active` counts the players within a phase."""

    DECREES = 0  # setup: keep one Decree of two
    DRAFT = 1  # setup: two Starting cards each
    FIRST_DESTINY = 2  # setup: Destiny cards in turn order
    REWARDS = 3  # setup: Destiny and Starting cards are resolved
    TURN = 4
    ROTATION = 5
    FAITH = 6  # Maat: Faith is placed
    JUDGEMENT = 7  # Maat: balance, losses, new order
    DECLARATION = 8  # last Maat: D23
    SCORING = 9
    BREAD = 10  # last step of a Scoring
    CLEARING = 11  # Maat: scales are cleared
    DESTINY = 12
    REFILL = 13  # new dice, next round
    ENDING = 14  # after the last Scoring: T16
    FINAL_DECREES = 15
    RESULT = 16  # turn order VP
    OVER = 17
    CULTISTS = 18  # Time of Seth, between the draft and the first Destiny cards


@dataclass(slots=True, init=False)
class Scales:
    """Dice by number (what they weigh is in `state.values`); excess counted per Resource."""

    pure: list[int]
    tainted: list[int]
    below: list[int]
    excess: list[int]

    # From the fields, by `python -m scripts.fields`
    # fmt: off
    def __init__(
        self, pure: list[int], tainted: list[int], below: list[int], excess: list[int],
    ) -> None:
        self.pure = pure
        self.tainted = tainted
        self.below = below
        self.excess = excess

    def copy(self) -> "Scales":
        return Scales(
            self.pure[:], self.tainted[:], self.below[:], self.excess[:],
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return Scales, (
            self.pure, self.tainted, self.below, self.excess,
        )
    # fmt: on

    @property
    def dice(self) -> int:
        return len(self.pure) + len(self.tainted) + len(self.below)


@dataclass(slots=True, init=False, repr=False)
class Player:
    """What a player has; `dataclasses.asdict` shows all of it."""

    vp: int
    scribes: int
    faith: int
    population: int
    happiness: int
    resources: list[int]  # Papyrus, Bread, Limestone, Granite, Gold
    production: list[int]
    scales: Scales
    buildings: int  # pieces not yet on the board
    pillars: int
    statues: int
    blessings: Blessings
    technologies: Technologies
    decrees: Decrees
    scored_decrees: Decrees  # chosen at the end, D23 when declared
    destiny: int
    rewards: list[int]  # setup: Starting and Destiny cards to be resolved, by code
    happiness_rewards: int  # how many of the steps 16, 19 and 21 have been reached
    balance: int  # of the last Maat
    vp_by_source: list[int]
    # Time of Seth
    soldiers: int = 0
    priests: int = 0
    blood: int = 0
    cultist: int = -1
    artifacts: Artifacts = NO_ARTIFACTS  # bought
    owed_action: bool = False  # Happiness has reached 21, its action is still to come (R31)

    def __repr__(self) -> str:
        return (
            f"<Player: {self.vp} VP, resources {self.resources}, {self.scribes} Scribes, "
            f"{self.faith} Faith, Population {self.population}, Happiness {self.happiness}>"
        )

    def hand(self, family: int) -> CardSet:
        """The cards held of a family of the Market."""
        return (self.blessings, self.technologies, self.decrees)[family]

    # From the fields, by `python -m scripts.fields`
    # fmt: off
    def __init__(
        self, vp: int, scribes: int, faith: int, population: int, happiness: int,
        resources: list[int], production: list[int], scales: Scales, buildings: int, pillars: int,
        statues: int, blessings: Blessings, technologies: Technologies, decrees: Decrees,
        scored_decrees: Decrees, destiny: int, rewards: list[int], happiness_rewards: int,
        balance: int, vp_by_source: list[int], soldiers: int = 0, priests: int = 0, blood: int = 0,
        cultist: int = -1, artifacts: Artifacts = NO_ARTIFACTS, owed_action: bool = False,
    ) -> None:
        self.vp = vp
        self.scribes = scribes
        self.faith = faith
        self.population = population
        self.happiness = happiness
        self.resources = resources
        self.production = production
        self.scales = scales
        self.buildings = buildings
        self.pillars = pillars
        self.statues = statues
        self.blessings = blessings
        self.technologies = technologies
        self.decrees = decrees
        self.scored_decrees = scored_decrees
        self.destiny = destiny
        self.rewards = rewards
        self.happiness_rewards = happiness_rewards
        self.balance = balance
        self.vp_by_source = vp_by_source
        self.soldiers = soldiers
        self.priests = priests
        self.blood = blood
        self.cultist = cultist
        self.artifacts = artifacts
        self.owed_action = owed_action

    def copy(self) -> "Player":
        return Player(
            self.vp, self.scribes, self.faith, self.population, self.happiness, self.resources[:],
            self.production[:], self.scales.copy(), self.buildings, self.pillars, self.statues,
            self.blessings, self.technologies, self.decrees, self.scored_decrees, self.destiny,
            self.rewards[:], self.happiness_rewards, self.balance, self.vp_by_source[:],
            self.soldiers, self.priests, self.blood, self.cultist, self.artifacts, self.owed_action,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return Player, (
            self.vp, self.scribes, self.faith, self.population, self.happiness, self.resources,
            self.production, self.scales, self.buildings, self.pillars, self.statues,
            self.blessings, self.technologies, self.decrees, self.scored_decrees, self.destiny,
            self.rewards, self.happiness_rewards, self.balance, self.vp_by_source, self.soldiers,
            self.priests, self.blood, self.cultist, self.artifacts, self.owed_action,
        )
    # fmt: on


@dataclass(slots=True, init=False)
class Turn:
    """What is known of the turn under way; between turns there is none."""

    seat: int
    die: int = -1
    section: int = -1
    colour: int = -1  # the die's own or the one a Blessing names (R20)
    value: int = 0
    purity: int = -1  # -1 before the die is taken, and for a Forbidden die under Anubis
    anubis: bool = False
    acted: bool = False  # the normal action is done
    produced: bool = False  # T19 has been used
    swapped: Technologies = NO_TECHNOLOGIES  # that substitute and have scored this turn
    extras: Blessings = NO_BLESSINGS  # whose extra action is still to come
    technologies: Technologies = NO_TECHNOLOGIES  # held when the die was taken (R26)
    spends: bool = False  # the player has chosen to spend Scribes or a Blessing to act (R24)

    # From the fields, by `python -m scripts.fields`
    # fmt: off
    def __init__(
        self, seat: int, die: int = -1, section: int = -1, colour: int = -1, value: int = 0,
        purity: int = -1, anubis: bool = False, acted: bool = False, produced: bool = False,
        swapped: Technologies = NO_TECHNOLOGIES, extras: Blessings = NO_BLESSINGS,
        technologies: Technologies = NO_TECHNOLOGIES, spends: bool = False,
    ) -> None:
        self.seat = seat
        self.die = die
        self.section = section
        self.colour = colour
        self.value = value
        self.purity = purity
        self.anubis = anubis
        self.acted = acted
        self.produced = produced
        self.swapped = swapped
        self.extras = extras
        self.technologies = technologies
        self.spends = spends

    def copy(self) -> "Turn":
        return Turn(
            self.seat, self.die, self.section, self.colour, self.value, self.purity, self.anubis,
            self.acted, self.produced, self.swapped, self.extras, self.technologies, self.spends,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return Turn, (
            self.seat, self.die, self.section, self.colour, self.value, self.purity, self.anubis,
            self.acted, self.produced, self.swapped, self.extras, self.technologies, self.spends,
        )
    # fmt: on


@dataclass(slots=True, init=False)
class Bot:
    """What Botankhamun has besides a player's things."""

    pyramid: list[int]  # Action tiles from the base upwards: gods 0-5, Resource tiles 6-9
    progress: int  # place in the pyramid, -1 left of the base
    maats: int  # Maat phases it has been weighed in
    cards: list[CardSet]  # those it has taken, by family

    # From the fields, by `python -m scripts.fields`
    # fmt: off
    def __init__(
        self, pyramid: list[int], progress: int, maats: int, cards: list[CardSet],
    ) -> None:
        self.pyramid = pyramid
        self.progress = progress
        self.maats = maats
        self.cards = cards

    def copy(self) -> "Bot":
        return Bot(
            self.pyramid[:], self.progress, self.maats, self.cards[:],
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return Bot, (
            self.pyramid, self.progress, self.maats, self.cards,
        )
    # fmt: on


@dataclass(slots=True, init=False)
class Automa:
    """What an Automa has besides a player's things: its markers, Action tiles and cards.

    Action tiles: gods 0-5, Resource tiles 6-9, Seth 10, priest and soldier 11. Its secret Decree
    is among `Player.decrees`, known to nobody.
    """

    district: int  # marker F
    border: int  # marker G: the section just counter-clockwise of it
    line: int  # marker H: a row (0-4) or column (5-9) of the Temple
    space: int  # marker I, in that line
    tiles: list[int]  # face down; the next one is last
    shown: list[int]  # used since they were dealt, the latest last
    cards: list[CardSet]  # those it has taken, by family

    # From the fields, by `python -m scripts.fields`
    # fmt: off
    def __init__(
        self, district: int, border: int, line: int, space: int, tiles: list[int], shown: list[int],
        cards: list[CardSet],
    ) -> None:
        self.district = district
        self.border = border
        self.line = line
        self.space = space
        self.tiles = tiles
        self.shown = shown
        self.cards = cards

    def copy(self) -> "Automa":
        return Automa(
            self.district, self.border, self.line, self.space, self.tiles[:], self.shown[:],
            self.cards[:],
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return Automa, (
            self.district, self.border, self.line, self.space, self.tiles, self.shown, self.cards,
        )
    # fmt: on


@dataclass(slots=True, init=False)
class SethBoard:
    """What lies on and beside the board of Seth; its dice are the last of `state.sections`."""

    regions: list[int]  # owners, two spaces per region
    conquest: int  # the face-up conquest tile
    stack: list[int]  # conquest tiles face down; the top is last
    temple: list[int]  # conquest tile on each Temple space
    removed: list[int]  # conquest tiles that Pillars have covered
    cultists: list[int]  # on display during setup
    artifacts: list[int]  # beside each Destiny card
    pile: list[int]  # artifacts face down; the next one is last
    buried: int  # so many at the bottom of the pile were put there for all to see

    # From the fields, by `python -m scripts.fields`
    # fmt: off
    def __init__(
        self, regions: list[int], conquest: int, stack: list[int], temple: list[int],
        removed: list[int], cultists: list[int], artifacts: list[int], pile: list[int], buried: int,
    ) -> None:
        self.regions = regions
        self.conquest = conquest
        self.stack = stack
        self.temple = temple
        self.removed = removed
        self.cultists = cultists
        self.artifacts = artifacts
        self.pile = pile
        self.buried = buried

    def copy(self) -> "SethBoard":
        return SethBoard(
            self.regions[:], self.conquest, self.stack[:], self.temple[:], self.removed[:],
            self.cultists[:], self.artifacts[:], self.pile[:], self.buried,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return SethBoard, (
            self.regions, self.conquest, self.stack, self.temple, self.removed, self.cultists,
            self.artifacts, self.pile, self.buried,
        )
    # fmt: on


class StepKey(NamedTuple):
    """Which step of the game a position belongs to: the same from the first to the last choice."""

    phase: int
    round: int
    active: int


@dataclass(slots=True, init=False, repr=False)
class State:
    """The whole position; `dataclasses.asdict` shows all of it, `copy` is an independent one."""

    players: list[Player]
    phase: int
    active: int
    round: int  # rounds begun, 1 to 16
    order: list[int]
    wheel: int  # the section under the wheel's first Sunny part
    markers: list[int]  # border each Scoring marker lies at, -1 once removed
    sections: list[list[int]]  # dice at each god; Seth's lie on the board of Seth
    bag: list[int]
    values: list[int]  # what each die shows
    horus: list[int]  # god of each Horus slot
    statues: list[int]  # owners, three spaces per god
    people: list[int]  # owners: Temple row, Temple column, workshops, quarries; Seth's columns
    gold: list[int]  # Gold lying on the first four of these and at Osiris row 2
    display: list[int]  # Ra's tiles, left to right
    stack: list[int]
    tiles: list[int]  # tile * 4 + rotation on each Temple space
    pillars: list[int]
    temple_buildings: list[int]  # owners, two spaces per line
    osiris: list[int]  # owners, four districts per row
    market: list[int]
    open_sections: int
    decks: list[list[int]]  # Blessings, Technologies, Decrees; the top is last
    discards: list[list[int]]
    decree_known: list[int]  # per Decree, bit set of the seats that know where it is (R42)
    offer: list[int]  # Starting cards on display
    first_seat: int
    peek: list[int]  # cards the active player is looking at
    peek_family: int
    turn: Turn | None
    running: int  # actions under way (R31)
    reveals: int  # rolls, draws and reveals so far: no undo across one
    rng: Rng
    bot: Bot | None
    seth: SethBoard | None
    automas: list[Automa]  # in the seats from 1 on

    def __repr__(self) -> str:
        return f"<State: {self.moment}>"

    @property
    def moment(self) -> str:
        """Where the game stands, in a few words."""
        points = " ".join(str(player.vp) for player in self.players)
        return f"{Phase(self.phase).name.lower()}, round {self.round}, VP {points}"

    @property
    def step(self) -> StepKey:
        return StepKey(self.phase, self.round, self.active)

    @property
    def piles(self) -> list[list[CardSet]]:
        """The cards that solo opponents have taken."""
        return [holder.cards for holder in ([self.bot] if self.bot else self.automas)]

    # From the fields, by `python -m scripts.fields`
    # fmt: off
    def __init__(
        self, players: list[Player], phase: int, active: int, round: int, order: list[int],
        wheel: int, markers: list[int], sections: list[list[int]], bag: list[int],
        values: list[int], horus: list[int], statues: list[int], people: list[int], gold: list[int],
        display: list[int], stack: list[int], tiles: list[int], pillars: list[int],
        temple_buildings: list[int], osiris: list[int], market: list[int], open_sections: int,
        decks: list[list[int]], discards: list[list[int]], decree_known: list[int],
        offer: list[int], first_seat: int, peek: list[int], peek_family: int, turn: Turn | None,
        running: int, reveals: int, rng: Rng, bot: Bot | None, seth: SethBoard | None,
        automas: list[Automa],
    ) -> None:
        self.players = players
        self.phase = phase
        self.active = active
        self.round = round
        self.order = order
        self.wheel = wheel
        self.markers = markers
        self.sections = sections
        self.bag = bag
        self.values = values
        self.horus = horus
        self.statues = statues
        self.people = people
        self.gold = gold
        self.display = display
        self.stack = stack
        self.tiles = tiles
        self.pillars = pillars
        self.temple_buildings = temple_buildings
        self.osiris = osiris
        self.market = market
        self.open_sections = open_sections
        self.decks = decks
        self.discards = discards
        self.decree_known = decree_known
        self.offer = offer
        self.first_seat = first_seat
        self.peek = peek
        self.peek_family = peek_family
        self.turn = turn
        self.running = running
        self.reveals = reveals
        self.rng = rng
        self.bot = bot
        self.seth = seth
        self.automas = automas

    def copy(self) -> "State":
        return State(
            [each.copy() for each in self.players], self.phase, self.active, self.round,
            self.order[:], self.wheel, self.markers[:], [each[:] for each in self.sections],
            self.bag[:], self.values[:], self.horus[:], self.statues[:], self.people[:],
            self.gold[:], self.display[:], self.stack[:], self.tiles[:], self.pillars[:],
            self.temple_buildings[:], self.osiris[:], self.market[:], self.open_sections,
            [each[:] for each in self.decks], [each[:] for each in self.discards],
            self.decree_known[:], self.offer[:], self.first_seat, self.peek[:], self.peek_family,
            None if self.turn is None else self.turn.copy(), self.running, self.reveals,
            self.rng.copy(), None if self.bot is None else self.bot.copy(),
            None if self.seth is None else self.seth.copy(), [each.copy() for each in self.automas],
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return State, (
            self.players, self.phase, self.active, self.round, self.order, self.wheel, self.markers,
            self.sections, self.bag, self.values, self.horus, self.statues, self.people, self.gold,
            self.display, self.stack, self.tiles, self.pillars, self.temple_buildings, self.osiris,
            self.market, self.open_sections, self.decks, self.discards, self.decree_known,
            self.offer, self.first_seat, self.peek, self.peek_family, self.turn, self.running,
            self.reveals, self.rng, self.bot, self.seth, self.automas,
        )
    # fmt: on
