"""Moves: what a player may choose, as values of a type each.

A `Move` *is* its text, `verb:argument` (`osiris:row5/bread`), the same in saves, logs, the API and
on the board, and carries what the rules need as typed fields. All are made once and shared, so
that no playout ever spends time on text (`moves`).
"""

from typing import Any, ClassVar, Self

from ..components.ids import FAMILY_SUITS, IDS
from ..components.schema import SECTION_SIZES
from ..components.terms import Colour, God, Good, Purity

GOODS = ("papyrus", "bread", "limestone", "granite", "gold", "scribes")
SUITS = FAMILY_SUITS
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

REWARDS_BY_CODE = (*IDS["S"], *IDS["A"], *IDS["E"])
PEOPLE_SPACES = (
    *("temple-row", "temple-column", "workshops", "quarries"),
    *("seth-left", "seth-middle", "seth-right"),
)
MARKET_PLACES = tuple((s, i) for s, size in enumerate(SECTION_SIZES) for i in range(size))


def card_name(suit: str, card: int) -> str:
    return f"{suit}{card + 1:02}"


def space_name(space: int) -> str:
    return f"r{space // 5 + 1}c{space % 5 + 1}"


def line_name(line: int) -> str:
    return f"row{line + 1}" if line < 5 else f"column{line - 4}"


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

    __slots__ = ("colour", "section", "value")
    verb = "die"
    colour: int
    value: int
    section: int

    def __new__(cls, colour: int, value: int, section: int) -> Self:
        name = f"{Colour(colour).name.lower()}{value}@{God(section).name.lower()}"
        self = super().__new__(cls, f"die:{name}")
        self.colour, self.value, self.section = colour, value, section
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


class GodMove(Move):
    __slots__ = ("god",)
    god: int

    def __new__(cls, god: int) -> Self:
        self = super().__new__(cls, f"{cls.verb}:{God(god).name.lower()}")
        self.god = god
        return self


class Perform(GodMove):
    """A God Action."""

    __slots__ = ()
    verb = "god"


class Honor(GodMove):
    """A Statue in honor of a god."""

    __slots__ = ()
    verb = "statue"


class GoodMove(Move):
    __slots__ = ("good",)
    good: int

    def __new__(cls, good: int) -> Self:
        self = super().__new__(cls, f"{cls.verb}:{ARMY.get(good) or GOODS[good]}")
        self.good = good
        return self


ARMY = {int(Good.SOLDIER): "soldiers", int(Good.PRIEST): "priests"}


class Produce(GoodMove):
    """A Produce Resources action."""

    __slots__ = ()
    verb = "produce"


class RaiseProduction(GoodMove):
    """A step of a Production marker."""

    __slots__ = ()
    verb = "production"


class StatueForThePeople(Move):
    """`place` counts the spaces of `PEOPLE_SPACES`."""

    __slots__ = ("place",)
    verb = "statue"
    place: int

    def __new__(cls, place: int) -> Self:
        self = super().__new__(cls, f"statue:{PEOPLE_SPACES[place]}")
        self.place = place
        return self


class LayTile(Move):
    """A Pillar tile on a space of the Temple, turned by so many quarters."""

    __slots__ = ("rotation", "space")
    verb = "temple"
    space: int
    rotation: int

    def __new__(cls, space: int, rotation: int) -> Self:
        self = super().__new__(cls, f"temple:{space_name(space)}/{rotation * 90}")
        self.space, self.rotation = space, rotation
        return self


class Conquer(Move):
    """The conquest tile on a space of the Temple."""

    __slots__ = ("space",)
    verb = "conquest"
    space: int

    def __new__(cls, space: int) -> Self:
        self = super().__new__(cls, f"conquest:{space_name(space)}")
        self.space = space
        return self


class BuildBesideTemple(Move):
    """Hathor's Building: two spaces per line, ten lines."""

    __slots__ = ("space",)
    verb = "hathor"
    space: int

    def __new__(cls, space: int) -> Self:
        self = super().__new__(cls, f"hathor:{line_name(space // 2)}/{space % 2 + 1}")
        self.space = space
        return self


class BuildInDistrict(Move):
    """Osiris's Building: four districts per row."""

    __slots__ = ("space",)
    verb = "osiris"
    space: int

    def __new__(cls, space: int) -> Self:
        self = super().__new__(cls, f"osiris:row{space // 4 + 1}/{GOODS[space % 4]}")
        self.space = space
        return self


class TakeCard(Move):
    """From the Card Market: `market:section/place`."""

    __slots__ = ("slot",)
    verb = "market"
    slot: int

    def __new__(cls, slot: int) -> Self:
        section, place = MARKET_PLACES[slot]
        self = super().__new__(cls, f"market:{section + 1}/{place + 1}")
        self.slot = slot
        return self


class Renew(Move):
    """A section of the Card Market is dealt anew."""

    __slots__ = ("section",)
    verb = "renew"
    section: int

    def __new__(cls, section: int) -> Self:
        self = super().__new__(cls, f"renew:{section + 1}")
        self.section = section
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
        words = ",".join(f"{GOODS[i]}={n}" for i, n in enumerate(pieces) if n)
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
