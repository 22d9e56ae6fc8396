"""Moves: what a player may choose, as values of a type each.

A `Move` *is* its text, `verb:argument` (`osiris:row5/bread`), the same in saves, logs, the API and
on the board, and carries what the rules need as typed fields. All are made once and shared, so
that no playout ever spends time on text (`moves`).
"""

from typing import Any, ClassVar, Final, Literal, Self

from ..components.ids import FAMILY_SUITS, IDS
from ..components.terms import WHEEL, Colour, God, Good, Purity
from .place import (
    BUILDING_SPACE,
    DISTRICT_SPACE,
    LYING_DIE,
    MARKET_PLACE,
    MARKET_SECTION,
    PEOPLE_SPACE,
    STATUE_SPACE,
    TEMPLE_SPACE,
    BuildingSpace,
    DistrictSpace,
    LyingDie,
    MarketPlace,
    MarketSection,
    PeopleSpace,
    Place,
    StatueSpace,
    TempleSpace,
)

FOLK: Final = (Good.SCRIBE, Good.SOLDIER, Good.PRIEST)  # written in the plural
SUITS: Final = FAMILY_SUITS
Pieces = tuple[int, ...]
"""Goods that are paid or received together: Papyrus, Bread, Limestone, Granite, Gold, Scribes."""


class Move(str):
    """A choice by its text. What it is about is in the fields of its class."""

    __slots__ = ()
    verb: ClassVar[str]

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy, in another process too, is the shared move again."""
        from .moves import parse

        return parse, (str(self),)


# Names

REWARDS_BY_CODE: Final = (*IDS["S"], *IDS["A"], *IDS["E"])


def card_name(suit: str, card: int) -> str:
    return f"{suit}{card + 1:02}"


def good_name(good: int) -> str:
    name = Good(good).name.lower()
    return f"{name}s" if good in FOLK else name


GOODS: Final = tuple(good_name(good) for good in Good if good <= Good.SCRIBE)
"""What can be paid, as moves spell it."""


# Families of moves


class Pass(Move):
    """Do no more, or go without."""

    __slots__ = ()
    verb = "pass"


class NoAction(Move):
    """Take the die and spend nothing to act with it (R24)."""

    __slots__ = ()
    verb = "take"


class CardMove(Move):
    """Something is done with a card: `card` is its number in its family, from 0, `id` its name."""

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
    """A Blessing that needs no further word."""

    __slots__ = ()
    verb = "play"


class Waive(CardMove):
    """A Blessing pays the price."""

    __slots__ = ()
    verb = "pay"


class Use(CardMove):
    """A Technology, a tile or a Cultist."""

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
    """A Starting or Destiny card by its number among all of them (see `REWARDS_BY_CODE`)."""

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
    """A marker of the Populace track."""

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
    """A die by what it shows and where it lies: those alike are one (R107)."""

    __slots__ = ("colour", "die", "section", "value")
    verb = "die"
    die: LyingDie
    colour: int
    value: int
    section: int

    def __new__(cls, colour: int, value: int, section: int) -> Self:
        die = LYING_DIE[section][colour][value]
        self = super().__new__(cls, f"die:{die}")
        self.die, self.colour, self.value, self.section = die, colour, value, section
        return self


class ValueMove(Move):
    __slots__ = ("value",)
    value: int

    def __new__(cls, value: int) -> Self:
        self = super().__new__(cls, f"{cls.verb}:{value}")
        self.value = value
        return self


class Take(ValueMove):
    """Take the die with that value."""

    __slots__ = ()
    verb = "take"


class Anubis(ValueMove):
    """Take the die with that value for an Anubis Action."""

    __slots__ = ()
    verb = "anubis"


class Value(ValueMove):
    """The value of an action."""

    __slots__ = ()
    verb = "value"


class Side(Move):
    """The side of the scales for a Forbidden die."""

    __slots__ = ("purity",)
    verb = "side"
    purity: int

    def __new__(cls, purity: int) -> Self:
        self = super().__new__(cls, f"side:{Purity(purity).name.lower()}")
        self.purity = purity
        return self


class Perform(Move):
    """A God Action."""

    __slots__ = ("god",)
    verb = "god"
    god: int

    def __new__(cls, god: int) -> Self:
        self = super().__new__(cls, f"god:{God(god).name.lower()}")
        self.god = god
        return self


class Honor(Move):
    """A Statue in honor of a god."""

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
    """A Produce Resources action."""

    __slots__ = ()
    verb = "produce"


class RaiseProduction(GoodMove):
    """A step of a Production marker."""

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
    """A Pillar tile on a space of the Temple, turned by so many quarters."""

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
    """The conquest tile on a space of the Temple."""

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
    """Hathor's Building."""

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
    """Osiris's Building."""

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
    """From the Card Market."""

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
    """A section of the Card Market is dealt anew."""

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
    """B07 and B08: three steps of one marker."""

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
    """B09 and B10: the die shows any value."""

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


class PlayToRecolour(Move):
    """B11 and B12: the die has another colour, and may show one more or less."""

    __slots__ = ("card", "colour", "id", "shift")
    verb = "play"
    card: int
    id: str
    colour: int
    shift: int

    def __new__(cls, card: int, colour: int, shift: int) -> Self:
        name = card_name("B", card)
        by = f"{shift:+d}" if shift else ""
        self = super().__new__(cls, f"play:{name}/{Colour(colour).name.lower()}{by}")
        self.card, self.id, self.colour, self.shift = card, name, colour, shift
        return self


class PerformExtra(Move):
    """The God Action that B17–B20 have bought."""

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
    """The net effect on the balance."""

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
    """The pieces handed over."""

    __slots__ = ()
    verb = "pay"


class Gain(Bundle):
    """The pieces received."""

    __slots__ = ()
    verb = "gain"


# What chance brings, where people roll and draw themselves (`chance`)


class Outcome(Move):
    """Nobody chooses it: somebody at the table says that it has happened."""

    __slots__ = ()


class DrawPiece(Outcome):
    """A card or tile by its name; `card` is its number, of a Starting card its code."""

    __slots__ = ("card", "id")
    verb = "draw"
    card: int
    id: str

    def __new__(cls, name: str, card: int) -> Self:
        self = super().__new__(cls, f"draw:{name}")
        self.card, self.id = card, name
        return self


class RollDie(Outcome):
    """A die drawn from the bag, and what it shows."""

    __slots__ = ("colour", "value")
    verb = "roll"
    colour: int
    value: int

    def __new__(cls, colour: int, value: int) -> Self:
        self = super().__new__(cls, f"roll:{Colour(colour).name.lower()}{value}")
        self.colour, self.value = colour, value
        return self


class TossCoin(Outcome):
    """The Deben sends Botankhamun's marker to the right or up."""

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


class TurnTile(Outcome):
    """An Action tile of a solo opponent by its number; Resource tiles count from 1."""

    __slots__ = ("tile",)
    verb = "tile"
    tile: int

    def __new__(cls, tile: int) -> Self:
        self = super().__new__(cls, f"tile:{ACTION_TILES[tile]}")
        self.tile = tile
        return self


class Settle(Outcome):
    """Chance settles on a place of the board, or on one of the dice that lie there."""

    __slots__ = ("what",)
    verb = "lot"
    what: Place | LyingDie

    def __new__(cls, what: Place | LyingDie) -> Self:
        self = super().__new__(cls, f"lot:{what}")
        self.what = what
        return self


class GoFirst(Outcome):
    """Who is the starting player, by seat from 0."""

    __slots__ = ("seat",)
    verb = "first"
    seat: int

    def __new__(cls, seat: int) -> Self:
        self = super().__new__(cls, f"first:{seat}")
        self.seat = seat
        return self
