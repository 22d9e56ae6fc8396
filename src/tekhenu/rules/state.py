"""The position on the table: plain slotted objects of small integers and lists.

A seat is a player's place at the table, 0 to n-1; -1 stands for no player or no piece. Cards are
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
    """The phases of the game. `state.active` is the index of the active player in a phase."""

    DECREES = 0  # setup: keep one Decree of two
    DRAFT = 1  # setup: two Starting cards each
    FIRST_DESTINY = 2  # setup: Destiny cards in turn order
    REWARDS = 3  # setup: Destiny and Starting cards are resolved
    TURN = 4
    ROTATION = 5
    FAITH = 6  # Maat: Faith is placed
    JUDGMENT = 7  # Maat: balance, losses, new order
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
    """The numbers of the dice on the scales, and the excess of each Resource.

    A die with number n weighs `state.values[n]`.
    """

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
    """A player's pieces, goods, cards and markers; `dataclasses.asdict` shows all of them."""

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
    happiness_rewards: int  # number of the steps 16, 19 and 21 that have been reached
    balance: int  # of the last Maat
    vp_by_source: list[int]
    # Time of Seth
    soldiers: int = 0
    priests: int = 0
    blood: int = 0
    cultist: int = -1
    artifacts: Artifacts = NO_ARTIFACTS  # bought
    owed_action: bool = False  # the action at Happiness 21 is still due (R31)

    def __repr__(self) -> str:
        return (
            f"<Player: {self.vp} VP, resources {self.resources}, {self.scribes} Scribes, "
            f"{self.faith} Faith, Population {self.population}, Happiness {self.happiness}>"
        )

    def hand(self, family: int) -> CardSet:
        """Return the cards held of a family of the Market."""
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
    """The turn in progress. Between turns `state.turn` is None."""

    seat: int
    die: int = -1
    section: int = -1
    color: int = -1  # the die's own, or the one chosen with a Blessing (R20)
    value: int = 0
    purity: int = -1  # -1 before the die is taken, and for a Forbidden die under Anubis
    anubis: bool = False
    acted: bool = False  # the normal action is done
    produced: bool = False  # T19 has been used
    swapped: Technologies = NO_TECHNOLOGIES  # scored in this turn for a swap
    extras: Blessings = NO_BLESSINGS  # with an extra action still to perform
    technologies: Technologies = NO_TECHNOLOGIES  # held when the die was taken (R26)
    spends: bool = False  # the player chose to spend Scribes or a Blessing to act (R24)

    # From the fields, by `python -m scripts.fields`
    # fmt: off
    def __init__(
        self, seat: int, die: int = -1, section: int = -1, color: int = -1, value: int = 0,
        purity: int = -1, anubis: bool = False, acted: bool = False, produced: bool = False,
        swapped: Technologies = NO_TECHNOLOGIES, extras: Blessings = NO_BLESSINGS,
        technologies: Technologies = NO_TECHNOLOGIES, spends: bool = False,
    ) -> None:
        self.seat = seat
        self.die = die
        self.section = section
        self.color = color
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
            self.seat, self.die, self.section, self.color, self.value, self.purity, self.anubis,
            self.acted, self.produced, self.swapped, self.extras, self.technologies, self.spends,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return Turn, (
            self.seat, self.die, self.section, self.color, self.value, self.purity, self.anubis,
            self.acted, self.produced, self.swapped, self.extras, self.technologies, self.spends,
        )
    # fmt: on


@dataclass(slots=True, init=False)
class Bot:
    """The state that Botankhamun has in addition to a player's."""

    pyramid: list[int]  # Action tiles from the base upwards: gods 0-5, Resource tiles 6-9
    progress: int  # place in the pyramid, -1 left of the base
    maats: int  # number of Maat phases in which it was weighed
    cards: list[CardSet]  # the cards it has taken, by family

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
    """The state that an Automa has in addition to a player's: its markers, Action tiles and cards.

    Action tiles: gods 0-5, Resource tiles 6-9, Seth 10, priest and soldier 11. Its secret Decree is
    in `Player.decrees`; no player knows it.
    """

    district: int  # marker F
    border: int  # marker G: the section just counter-clockwise of it
    line: int  # marker H: a row (0-4) or column (5-9) of the Temple
    space: int  # marker I, in that line
    tiles: list[int]  # face down; the next one is last
    shown: list[int]  # used since the tiles were dealt, the latest last
    cards: list[CardSet]  # the cards it has taken, by family

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
    """The pieces on and beside the Seth board. Its dice are the last list in `state.sections`."""

    regions: list[int]  # owners, two spaces per region
    conquest: int  # the face-up conquest tile
    stack: list[int]  # conquest tiles face down; the top is last
    temple: list[int]  # conquest tile on each Temple space
    removed: list[int]  # conquest tiles that Pillars have covered
    cultists: list[int]  # on display during setup
    artifacts: list[int]  # beside each Destiny card
    pile: list[int]  # artifacts face down; the next one is last
    buried: int  # number of artifacts at the bottom of the pile that were put there face up

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
    """The identity of a step of the game; choices within the step do not change it."""

    phase: int
    round: int
    active: int


@dataclass(slots=True, init=False, repr=False)
class State:
    """The whole position.

    `dataclasses.asdict` shows all of it; `copy` returns an independent one.
    """

    players: list[Player]
    phase: int
    active: int
    round: int  # rounds begun, 1 to 16
    order: list[int]
    wheel: int  # the section under the wheel's first Sunny part
    markers: list[int]  # border at each Scoring marker, -1 once removed
    sections: list[list[int]]  # dice by section; the last list is the Seth board
    bag: list[int]
    values: list[int]  # the face-up value of each die
    horus: list[int]  # god of each Horus slot
    statues: list[int]  # owners, three spaces per god
    people: list[int]  # owners: Temple row and column, workshops, quarries, Seth columns
    gold: list[int]  # Gold on the first four of these and at Osiris row 2
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
    running: int  # number of actions in progress (R31)
    reveals: int  # number of rolls, draws and reveals so far; undo stops at each
    rng: Rng
    bot: Bot | None
    seth: SethBoard | None
    automas: list[Automa]  # for the seats from 1 on

    def __repr__(self) -> str:
        return f"<State: {self.moment}>"

    @property
    def moment(self) -> str:
        """The phase, the round and the VP, as short text."""
        points = " ".join(str(player.vp) for player in self.players)
        return f"{Phase(self.phase).name.lower()}, round {self.round}, VP {points}"

    @property
    def step(self) -> StepKey:
        return StepKey(self.phase, self.round, self.active)

    @property
    def piles(self) -> list[list[CardSet]]:
        """The cards that solo opponents have taken, by family."""
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
