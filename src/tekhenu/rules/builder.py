"""A builder of positions from named pieces.

Pieces are taken from the bag, the decks and the stacks, so that no piece occurs twice.
"""

from collections.abc import Collection, Sequence
from typing import Final, Self

from ..components.ids import FAMILY_SUITS, IDS
from ..components.kinds import word
from ..components.schema import PRODUCIBLE
from ..components.terms import Color, God
from .chance import FACES
from .event import Source
from .move import GOODS
from .place import (
    BUILDING_SPACE,
    DISTRICT_SPACE,
    MARKET_PLACE,
    PEOPLE_SPACE,
    REGION,
    TEMPLE_SPACE,
    Place,
)
from .printed import Printed, printed_for
from .rng import Rng
from .seth import SPACES
from .settings import Settings
from .setup import blank_state
from .state import Phase, Player, SethBoard, State

GODS: Final = tuple(word(god) for god in God)
COLORS: Final = tuple(word(color) for color in Color)
COUNTS: Final = ("scribes", "faith", "population", "happiness", "balance", "destiny")
COUNTS_OF_SETH: Final = ("soldiers", "priests", "blood")
HANDS: Final = {"B": "blessings", "T": "technologies", "D": "decrees", "X": "artifacts"}
SIDES: Final = ("pure", "tainted", "below")
"""The places of dice on a player's scales."""


class BuildError(ValueError):
    """An unknown name, or a piece that cannot be taken or placed."""


def empty_table(settings: Settings, rng: Rng | None = None) -> State:
    """Return the first turn of a table on which nothing has been placed."""
    state = blank_state(settings, printed_for(settings), rng or Rng(0))
    state.phase, state.round = Phase.TURN, 1
    state.offer.clear()
    if state.seth is not None:
        state.seth.cultists.clear()
    return state


class PositionBuilder:
    """A position to be filled with pieces; `Game.at(builder.state, builder.settings)` plays it.

    Cards and tiles are named by their ids (T05), dice by color and value (white4), places as in
    moves. Methods that place pieces return the builder. They raise BuildError with the problem.
    """

    def __init__(self, settings: Settings, state: State) -> None:
        """Build upon `state`, which is changed."""
        self.settings = settings
        self.printed: Printed = printed_for(settings)
        self.state = state

    @property
    def seth(self) -> SethBoard:
        """The Seth board; only with the expansion."""
        if self.state.seth is None:
            raise BuildError("there is no Seth board")
        return self.state.seth

    def owner(self, seat: int) -> Player:
        """Return the player at `seat`."""
        if seat not in range(self.settings.players):
            raise BuildError(f"expected a seat from 0 to {self.settings.players - 1}, found {seat}")
        return self.state.players[seat]

    def lay_out(self) -> Self:
        """Fill the displays from the top of their piles and give each seat a Destiny card."""
        state = self.state
        state.display = [state.stack.pop() for _ in state.display]
        self.open_market(state.open_sections)
        for seat, player in enumerate(state.players):
            player.destiny = seat
        if state.seth is not None:
            state.seth.conquest = state.seth.stack.pop()
            state.seth.artifacts = [state.seth.pile.pop() for _ in state.seth.artifacts]
        return self

    # Taking pieces

    def take_die(self, name: str) -> int:
        """Take a die such as white4 out of the bag and return its number."""
        color, value = name[:-1], name[-1:]
        if color not in COLORS or value not in map(str, range(1, FACES + 1)):
            raise BuildError(f"expected a die such as white4, found {name!r}")
        wanted = COLORS.index(color)
        for die in self.state.bag:
            if self.printed.color[die] == wanted:
                self.state.bag.remove(die)
                self.state.values[die] = int(value)
                return die
        raise BuildError(f"no {color} die is left for {name!r}")

    def take(self, name: str) -> int:
        """Take a card or tile out of its pile and return its number."""
        number, pile = number_of(name), self.pile(name[0])
        if number not in pile:
            raise BuildError(f"{name} is not in its pile")
        pile.remove(number)
        return number

    def pull(self, name: str) -> int:
        """Take a card or tile out of its pile or its display, which is filled up again."""
        number, suit = number_of(name), name[0]
        if number in self.pile(suit):
            return self.take(name)
        shown, spaces = self._shown(suit)
        for space in spaces:
            if shown[space] == number:
                self._reveal(suit, space, self.pile(suit).pop())
                return number
        raise BuildError(f"{name} is neither in its deck nor face up")

    def pile(self, suit: str) -> list[int]:
        """Return the pile of a suit, the top last; for Destiny cards and Cultists those left."""
        if suit in FAMILY_SUITS:
            return self.state.decks[FAMILY_SUITS.index(suit)]
        if suit == "P":
            return self.state.stack
        if suit in ("Q", "X"):
            return self.seth.stack if suit == "Q" else self.seth.pile
        field = {"A": "destiny", "C": "cultist"}[suit]
        held = [getattr(player, field) for player in self.state.players]
        return [number for number in range(len(IDS[suit])) if number not in held]

    def put_back(self, suit: str, number: int, *, on_top: bool = True) -> None:
        """Put a card or tile back into its pile, where no player knows it."""
        pile = self.pile(suit)
        pile.insert(len(pile) if on_top else 0, number)
        if suit == "D":
            self.state.decree_known[number] = 0

    def _shown(self, suit: str) -> tuple[list[int], Sequence[int]]:
        """Return a list of face-up pieces, and which of its spaces are for this suit."""
        if suit in ("P", "X"):
            shown = self.state.display if suit == "P" else self.seth.artifacts
            return shown, range(len(shown))
        families = enumerate(self.printed.slot_family)
        return self.state.market, [slot for slot, f in families if FAMILY_SUITS[f] == suit]

    def _reveal(self, suit: str, space: int, number: int) -> None:
        """Put a card or tile on a space of its display."""
        self._shown(suit)[0][space] = number
        if suit == "D":
            self.state.decree_known[number] = (1 << self.settings.players) - 1

    # Cards and tiles

    def give(self, seat: int, *cards: str) -> Self:
        """Put cards into a player's hand. Only this player knows the Decrees."""
        player = self.owner(seat)
        for card in cards:
            hand, number = HANDS[card[:1]], self.pull(card)
            setattr(player, hand, getattr(player, hand).plus(number))
            if card[0] == "D":
                self.state.decree_known[number] = 1 << seat
        return self

    def deck(self, *cards: str) -> Self:
        """Put cards on top of their decks, the first one topmost."""
        for card in reversed(cards):
            self.put_back(card[0], self.pull(card))
        return self

    def open_market(self, sections: int) -> Self:
        """Open this number of Market sections at least, and fill their empty spaces."""
        state = self.state
        state.open_sections = max(state.open_sections, sections)
        for slot, family in enumerate(self.printed.slot_family):
            if self.printed.section_of[slot] < state.open_sections and state.market[slot] < 0:
                suit = FAMILY_SUITS[family]
                self._reveal(suit, slot, self.pile(suit).pop())
        return self

    def sections_reached(self) -> int:
        """Return the number of Market sections that the Population markers open (R30)."""
        furthest = max(player.population for player in self.state.players)
        return sum(furthest >= population for population in self.printed.section_population)

    def offer(self, slot: int, card: str) -> Self:
        """Put a card on a Market space; the former card goes to the bottom of its deck."""
        former, suit = self.state.market[slot], FAMILY_SUITS[self.printed.slot_family[slot]]
        if card[:1] != suit:
            raise BuildError(f"{card} does not fit place {MARKET_PLACE[slot]}")
        if former != number_of(card):
            self._reveal(suit, slot, self.pull(card))
            if former >= 0:
                self.put_back(suit, former, on_top=False)
        return self

    def display(self, *tiles: str) -> Self:
        """Place Ra's tiles from left to right."""
        self.state.stack += self.state.display
        self.state.display = []
        self.state.display = [self.pull(tile) for tile in tiles]
        return self

    # The board

    def horus(self, *gods: str) -> Self:
        """Put gods into the Horus slots, from the first on."""
        self.state.horus = [GODS.index(one_of(god, GODS)) for god in gods]
        return self

    def build(self, seat: int, *places: str) -> Self:
        """Place Buildings and Statues without their effects; Gold on the spaces stays.

        Places are osiris:row5/bread, hathor:row1/1, statue:ra, statue:workshops or region3.
        """
        state = self.state
        for place in places:
            verb, _, name = place.partition(":")
            if verb == "osiris":
                self._put(seat, "buildings", state.osiris, index_of(name, DISTRICT_SPACE))
            elif verb == "hathor":
                self._put(seat, "buildings", state.temple_buildings, index_of(name, BUILDING_SPACE))
            elif verb == "statue" and name in GODS:
                spaces = range(*self.printed.statue_range[GODS.index(name)])
                self._put(seat, "statues", state.statues, _free(state.statues, spaces))
            elif verb == "statue":
                self._put(seat, "statues", state.people, index_of(name, PEOPLE_SPACE))
            else:
                owners, first = self.seth.regions, SPACES * index_of(place, REGION)
                spaces = range(first, first + SPACES)
                self._put(seat, "buildings", owners, _free(owners, spaces))
        return self

    def pillar(self, seat: int, tile: str, at: str) -> Self:
        """Place a tile at a place such as r3c2/90, with a player's Pillar (none for seat -1)."""
        place, _, turned = at.partition("/")
        space = index_of(place, TEMPLE_SPACE)
        self.state.tiles[space] = self.pull(tile) * 4 + int(turned) // 90
        if seat != -1:
            self._put(seat, "pillars", self.state.pillars, space)
        return self

    def _put(self, seat: int, pieces: str, owners: list[int], space: int) -> None:
        player = self.owner(seat)
        owners[_free(owners, [space])] = seat
        setattr(player, pieces, getattr(player, pieces) - 1)

    # Players

    def player(self, seat: int = 0, **values: int) -> Self:
        """Set numbers of a player by name, such as granite=2, happiness=9 or vp=20.

        `production_bread=5` moves a Production marker, `excess_bread=2` sets an excess.
        """
        player = self.owner(seat)
        for name, value in values.items():
            track, _, good = name.partition("_")
            if name in GOODS[: len(player.resources)]:
                player.resources[GOODS.index(name)] = value
            elif track in ("production", "excess"):
                counts = player.production if track == "production" else player.scales.excess
                counts[GOODS.index(one_of(good, GOODS[: len(PRODUCIBLE)]))] = value
            elif name == "vp":
                player.vp_by_source[Source.START] += value - player.vp
                player.vp = value
            elif name in COUNTS or name in COUNTS_OF_SETH:
                setattr(player, name, value)
            else:
                raise BuildError(f"player {seat} has no {name!r}")
        if "happiness" in values:
            player.happiness_rewards = self.rewards_at(player.happiness)
        return self

    def rewards_at(self, happiness: int) -> int:
        """Return how many of the Happiness rewards a marker has reached."""
        return sum(happiness >= step for step in self.printed.happiness_rewards)


def _free(owners: list[int], spaces: Sequence[int]) -> int:
    """Return the first of some spaces on which no piece is."""
    for space in spaces:
        if owners[space] < 0:
            return space
    raise BuildError("no space is free there")


def number_of(name: str) -> int:
    """Return the number of a card or tile within its suit, from 0."""
    ids = IDS.get(name[:1], ())
    if name not in ids:
        raise BuildError(f"expected a card such as T05, found {name!r}")
    return ids.index(name)


def one_of(name: str, names: Collection[str]) -> str:
    """Return `name` if it is one of `names`."""
    if name not in names:
        raise BuildError(f"expected one of {', '.join(names)}, found {name!r}")
    return name


def index_of(name: str, places: Sequence[Place]) -> int:
    """Return the number of the place with that name."""
    for place in places:
        if str(place) == name:
            return place.index
    raise BuildError(f"expected a place from {places[0]} to {places[-1]}, found {name!r}")
