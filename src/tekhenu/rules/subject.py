"""Subjects of decisions, as typed values."""

from dataclasses import dataclass
from typing import Final

from ..components.ids import IDS
from ..components.schema import PLAYERS
from ..components.terms import God
from .place import MarketPlace, Section


@dataclass(frozen=True, slots=True)
class Numbered:
    """A subject with the number that the position (`State`) uses for it."""

    index: int


class PillarId(Numbered):
    """A Pillar tile by its number from 0."""

    __slots__ = ()


class DestinyId(Numbered):
    """A Destiny card by its number from 0."""

    __slots__ = ()


class Seat(Numbered):
    """The seat of a player or of a solo opponent."""

    __slots__ = ()


class Ordinal(Numbered):
    """The place (from 0) of a piece in a series of pieces that are revealed one by one."""

    __slots__ = ()


Subject = PillarId | DestinyId | Seat | Ordinal | God | Section | MarketPlace

# Shared, so that a playout creates none.
GODS: Final = tuple(God)
SEATS: Final = tuple(Seat(seat) for seat in range(int(PLAYERS[-1])))
PILLAR_IDS: Final = tuple(PillarId(tile) for tile in range(len(IDS["P"])))
DESTINY_IDS: Final = tuple(DestinyId(card) for card in range(len(IDS["A"])))
