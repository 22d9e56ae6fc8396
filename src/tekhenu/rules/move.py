"""Moves, the choices of players, as typed values.

A `Move` is a string, `verb:argument` (`osiris:row5/bread`), the same in saves, logs, the API and on
the board, with typed fields for the rules. All moves are created once and shared (`moves`), so
playouts build no text.
"""

from typing import Any, ClassVar, Final, Literal, Self

from ..components.ids import FAMILY_SUITS, IDS
from ..components.terms import WHEEL, Color, God, Good, Purity
from .place import (
    BUILDING_SPACE,
    DISTRICT_SPACE,
    MARKET_PLACE,
    MARKET_SECTION,
    PEOPLE_SPACE,
    PLACED_DIE,
    STATUE_SPACE,
    TEMPLE_SPACE,
    BuildingSpace,
    DistrictSpace,
    MarketPlace,
    MarketSection,
    PeopleSpace,
    Place,
    PlacedDie,
    StatueSpace,
    TempleSpace,
)

PLURAL_GOODS: Final = (Good.SCRIBE, Good.SOLDIER, Good.PRIEST)  # written in the plural
SUITS: Final = FAMILY_SUITS
Pieces = tuple[int, ...]
"""Goods that are paid or received together: Papyrus, Bread, Limestone, Granite, Gold, Scribes."""


class Move(str):
    """The text of a choice. Subclasses have fields for its parts."""

    __slots__ = ()
    verb: ClassVar[str]

    def __reduce__(self) -> tuple[Any, ...]:
        """Unpickle as the shared move."""
        from .moves import parse

        return parse, (str(self),)


# Names

REWARDS_BY_CODE: Final = (*IDS["S"], *IDS["A"], *IDS["E"])


def card_name(suit: str, card: int) -> str:
    return f"{suit}{card + 1:02}"


def good_name(good: int) -> str:
    name = Good(good).name.lower()
    return f"{name}s" if good in PLURAL_GOODS else name


GOODS: Final = tuple(good_name(good) for good in Good if good <= Good.SCRIBE)
"""Goods that can be paid, as moves spell them."""


# Families of moves


class Pass(Move):
    """The choice to stop, or to do without."""

    __slots__ = ()
    verb = "pass"


class NoAction(Move):
    """The choice to take the die without an action and without spending anything (R24)."""

    __slots__ = ()
    verb = "take"


class CardMove(Move):
    """A move with a card. `card` is its number in its family, from 0; `id` is its name."""

    __slots__ = ("card", "id")
    card: int
    id: str

    def __new__(cls, suit: str, card: int) -> Self:
        name = card_name(suit, card)
        self = super().__new__(cls, f"{cls.verb}:{name}")
        self.card, self.id = card, name
        return self


class Keep(CardMove):
    __slots__ = ()
    verb = "keep"


class TakeCultist(CardMove):
    __slots__ = ()
    verb = "cultist"


class TakeDestiny(CardMove):
    __slots__ = ()
    verb = "destiny"


class BuyArtifact(CardMove):
    __slots__ = ()
    verb = "artifact"


class Play(CardMove):
    """Playing a Blessing that needs no further choice."""

    __slots__ = ()
    verb = "play"


class Waive(CardMove):
    """Using a Blessing instead of paying a price."""

    __slots__ = ()
    verb = "pay"


class Use(CardMove):
    """Using a Technology, a tile or a Cultist."""

    __slots__ = ()
    verb = "use"


class Declare(CardMove):
    __slots__ = ()
    verb = "declare"


class Score(CardMove):
    __slots__ = ()
    verb = "score"


class Repeat(CardMove):
    __slots__ = ()
    verb = "repeat"


class RewardMove(Move):
    """A move with a Starting or Destiny card. `code` is its index in `REWARDS_BY_CODE`."""

    __slots__ = ("code", "id")
    code: int
    id: str

    def __new__(cls, code: int) -> Self:
        name = REWARDS_BY_CODE[code]
        self = super().__new__(cls, f"{cls.verb}:{name}")
        self.code, self.id = code, name
        return self


class TakeStarting(RewardMove):
    __slots__ = ()
    verb = "starting"


class Resolve(RewardMove):
    __slots__ = ()
    verb = "reward"


class Advance(Move):
    """Advancing a marker of the Populace track."""

    __slots__ = ("population",)
    verb = "advance"
    population: bool

    def __new__(cls, population: bool) -> Self:
        self = super().__new__(cls, f"advance:{track_name(population)}")
        self.population = population
        return self


def track_name(population: bool) -> str:
    return "population" if population else "happiness"


class TakeDie(Move):
    """Taking a die, given by color, value and section. Equal dice are one option (R107)."""

    __slots__ = ("color", "die", "section", "value")
    verb = "die"
    die: PlacedDie
    color: int
    value: int
    section: int

    def __new__(cls, color: int, value: int, section: int) -> Self:
        die = PLACED_DIE[section][color][value]
        self = super().__new__(cls, f"die:{die}")
        self.die, self.color, self.value, self.section = die, color, value, section
        return self


class ValueMove(Move):
    __slots__ = ("value",)
    value: int

    def __new__(cls, value: int) -> Self:
        self = super().__new__(cls, f"{cls.verb}:{value}")
        self.value = value
        return self


class Take(ValueMove):
    """Taking the chosen die with this value."""

    __slots__ = ()
    verb = "take"


class Anubis(ValueMove):
    """Taking the chosen die with this value, for an Anubis Action."""

    __slots__ = ()
    verb = "anubis"


class Value(ValueMove):
    """Choosing the value of an action."""

    __slots__ = ()
    verb = "value"


class Side(Move):
    """Choosing the side of the scales for a Forbidden die."""

    __slots__ = ("purity",)
    verb = "side"
    purity: int

    def __new__(cls, purity: int) -> Self:
        self = super().__new__(cls, f"side:{Purity(purity).name.lower()}")
        self.purity = purity
        return self


class Perform(Move):
    """Performing a God Action."""

    __slots__ = ("god",)
    verb = "god"
    god: int

    def __new__(cls, god: int) -> Self:
        self = super().__new__(cls, f"god:{God(god).name.lower()}")
        self.god = god
        return self


class Honor(Move):
    """Building a Statue in honor of a god."""

    __slots__ = ("god", "place")
    verb = "statue"
    god: int
    place: StatueSpace

    def __new__(cls, god: int) -> Self:
        place = STATUE_SPACE[god]
        self = super().__new__(cls, f"statue:{place}")
        self.god, self.place = god, place
        return self


class GoodMove(Move):
    __slots__ = ("good",)
    good: int

    def __new__(cls, good: int) -> Self:
        self = super().__new__(cls, f"{cls.verb}:{good_name(good)}")
        self.good = good
        return self


class Produce(GoodMove):
    """Producing a Resource."""

    __slots__ = ()
    verb = "produce"


class RaiseProduction(GoodMove):
    """Advancing a Production marker."""

    __slots__ = ()
    verb = "production"


class StatueForThePeople(Move):
    __slots__ = ("place", "space")
    verb = "statue"
    space: int
    place: PeopleSpace

    def __new__(cls, space: int) -> Self:
        place = PEOPLE_SPACE[space]
        self = super().__new__(cls, f"statue:{place}")
        self.space, self.place = space, place
        return self


class LayTile(Move):
    """Placing a Pillar tile on a space of the Temple, rotated by some quarter turns."""

    __slots__ = ("place", "rotation", "space")
    verb = "temple"
    space: int
    place: TempleSpace
    rotation: int

    def __new__(cls, space: int, rotation: int) -> Self:
        place = TEMPLE_SPACE[space]
        self = super().__new__(cls, f"temple:{place}/{rotation * 90}")
        self.space, self.place, self.rotation = space, place, rotation
        return self


class Conquer(Move):
    """Placing the conquest tile on a space of the Temple."""

    __slots__ = ("place", "space")
    verb = "conquest"
    space: int
    place: TempleSpace

    def __new__(cls, space: int) -> Self:
        place = TEMPLE_SPACE[space]
        self = super().__new__(cls, f"conquest:{place}")
        self.space, self.place = space, place
        return self


class BuildBesideTemple(Move):
    """Building beside the Temple (Hathor)."""

    __slots__ = ("place", "space")
    verb = "hathor"
    space: int
    place: BuildingSpace

    def __new__(cls, space: int) -> Self:
        place = BUILDING_SPACE[space]
        self = super().__new__(cls, f"hathor:{place}")
        self.space, self.place = space, place
        return self


class BuildInDistrict(Move):
    """Building in a district (Osiris)."""

    __slots__ = ("place", "space")
    verb = "osiris"
    space: int
    place: DistrictSpace

    def __new__(cls, space: int) -> Self:
        place = DISTRICT_SPACE[space]
        self = super().__new__(cls, f"osiris:{place}")
        self.space, self.place = space, place
        return self


class TakeCard(Move):
    """Taking a card from the Card Market."""

    __slots__ = ("place", "slot")
    verb = "market"
    slot: int
    place: MarketPlace

    def __new__(cls, slot: int) -> Self:
        place = MARKET_PLACE[slot]
        self = super().__new__(cls, f"market:{place}")
        self.slot, self.place = slot, place
        return self


class Renew(Move):
    """Dealing a section of the Card Market anew."""

    __slots__ = ("place", "section")
    verb = "renew"
    section: int
    place: MarketSection

    def __new__(cls, section: int) -> Self:
        place = MARKET_SECTION[section]
        self = super().__new__(cls, f"renew:{place}")
        self.section, self.place = section, place
        return self


class PlayAnytime(Move):
    """Playing B07 or B08 to advance one marker."""

    __slots__ = ("card", "id", "population")
    verb = "play"
    card: int
    id: str
    population: bool

    def __new__(cls, card: int, population: bool) -> Self:
        name = card_name("B", card)
        self = super().__new__(cls, f"play:{name}/{track_name(population)}")
        self.card, self.id, self.population = card, name, population
        return self


class PlayToTurn(Move):
    """Playing B09 or B10 to turn the die to any value."""

    __slots__ = ("card", "id", "value")
    verb = "play"
    card: int
    id: str
    value: int

    def __new__(cls, card: int, value: int) -> Self:
        name = card_name("B", card)
        self = super().__new__(cls, f"play:{name}/{value}")
        self.card, self.id, self.value = card, name, value
        return self


class PlayToRecolor(Move):
    """Playing B11 or B12 to recolor the die and optionally change its value by one."""

    __slots__ = ("card", "color", "id", "shift")
    verb = "play"
    card: int
    id: str
    color: int
    shift: int

    def __new__(cls, card: int, color: int, shift: int) -> Self:
        name = card_name("B", card)
        by = f"{shift:+d}" if shift else ""
        self = super().__new__(cls, f"play:{name}/{Color(color).name.lower()}{by}")
        self.card, self.id, self.color, self.shift = card, name, color, shift
        return self


class PerformExtra(Move):
    """Performing the God Action of B17–B20."""

    __slots__ = ("card", "god", "id")
    verb = "extra"
    card: int
    id: str
    god: int

    def __new__(cls, card: int, god: int) -> Self:
        name = card_name("B", card)
        self = super().__new__(cls, f"extra:{name}/{God(god).name.lower()}")
        self.card, self.id, self.god = card, name, god
        return self


class PlaceFaith(Move):
    """Placing Faith on the scales. `net` is the effect on the balance."""

    __slots__ = ("net",)
    verb = "faith"
    net: int

    def __new__(cls, net: int) -> Self:
        self = super().__new__(cls, f"faith:{net:+d}" if net else "faith:0")
        self.net = net
        return self


class Bundle(Move):
    __slots__ = ("pieces",)
    pieces: Pieces

    def __new__(cls, pieces: Pieces) -> Self:
        words = ",".join(f"{good_name(i)}={n}" for i, n in enumerate(pieces) if n)
        self = super().__new__(cls, f"{cls.verb}:{words or 'nothing'}")
        self.pieces = pieces
        return self


class Pay(Bundle):
    """Paying the goods."""

    __slots__ = ()
    verb = "pay"


class Gain(Bundle):
    """Receiving the goods."""

    __slots__ = ()
    verb = "gain"


# Outcomes of chance at a real table (`chance`)


class Outcome(Move):
    """An outcome of chance, entered by people at a real table."""

    __slots__ = ()


class DrawPiece(Outcome):
    """Drawing a card or tile. `card` is its number; of a Starting card, its code."""

    __slots__ = ("card", "id")
    verb = "draw"
    card: int
    id: str

    def __new__(cls, name: str, card: int) -> Self:
        self = super().__new__(cls, f"draw:{name}")
        self.card, self.id = card, name
        return self


class RollDie(Outcome):
    """Drawing a die from the bag and rolling it."""

    __slots__ = ("color", "value")
    verb = "roll"
    color: int
    value: int

    def __new__(cls, color: int, value: int) -> Self:
        self = super().__new__(cls, f"roll:{Color(color).name.lower()}{value}")
        self.color, self.value = color, value
        return self


class TossCoin(Outcome):
    """Tossing the Deben, which moves Botankhamun's marker to the right or up."""

    __slots__ = ("way",)
    verb = "coin"
    way: Literal["right", "up"]

    def __new__(cls, way: Literal["right", "up"]) -> Self:
        self = super().__new__(cls, f"coin:{way}")
        self.way = way
        return self


ACTION_TILES: Final = (
    *(god.name.lower() for god in WHEEL),
    *("goods1", "goods2", "goods3", "goods4", "seth", "recruits"),
)


class RevealActionTile(Outcome):
    """Revealing an Action tile of a solo opponent. Resource tiles are numbered from 1."""

    __slots__ = ("tile",)
    verb = "tile"
    tile: int

    def __new__(cls, tile: int) -> Self:
        self = super().__new__(cls, f"tile:{ACTION_TILES[tile]}")
        self.tile = tile
        return self


class DrawLot(Outcome):
    """Drawing lots for a place of the board or for one of the dice on it."""

    __slots__ = ("what",)
    verb = "lot"
    what: Place | PlacedDie

    def __new__(cls, what: Place | PlacedDie) -> Self:
        self = super().__new__(cls, f"lot:{what}")
        self.what = what
        return self


class GoFirst(Outcome):
    """Determining the starting player, by seat from 0."""

    __slots__ = ("seat",)
    verb = "first"
    seat: int

    def __new__(cls, seat: int) -> Self:
        self = super().__new__(cls, f"first:{seat}")
        self.seat = seat
        return self
