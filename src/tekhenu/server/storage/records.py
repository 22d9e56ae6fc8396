"""What the store hands out: plain values, free of any session."""

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

KNOWN_SEED, KNOWN_SAVE = KNOWN = ("seed", "save")  # deals that somebody knew from the start
DROPPED = "-"  # stands in place of a webhook that failed too often and is no longer called


class Taken(Exception):
    """Somebody else has written the entry of that number."""


@dataclass(frozen=True)
class SeatRecord:
    seat: int
    kind: str
    name: str | None = None
    token: str | None = field(default=None, repr=False)
    webhook: str | None = field(default=None, repr=False)
    site: str | None = None
    lang: str | None = None


@dataclass(frozen=True)
class Notice:
    """What happened to a seat: claimed, device, renewed, left or renamed."""

    kind: str
    seat: int
    name: str | None
    former: str | None
    at: datetime


@dataclass(frozen=True)
class NotedResult:
    """How a seat ended; see `ResultRow`."""

    seat: int
    vp: int
    place: int
    lead: int
    against: str


@dataclass(frozen=True)
class EndedGame:
    """A game that is over, as a list shows it: nothing of it has to be played again."""

    id: str
    created: datetime
    listed: bool
    rounds: int
    seats: list[SeatRecord]
    holders: frozenset[tuple[int, int]]  # person, seat
    results: list[NotedResult]


@dataclass(frozen=True)
class BestResult:
    """What somebody has reached against the same opponents."""

    against: str
    games: int
    won: int
    vp: int
    lead: int


@dataclass(frozen=True)
class NewGame:
    id: str
    settings: dict[str, Any]
    origin: str = field(repr=False)
    seats: list[SeatRecord]
    creator: int | None = None
    held: tuple[int, ...] = ()  # the creator's own seats
    listed: bool = False
    deal: str = "secret"
    shared: bool = False
    place: int | None = None
    awaited: bool = False


@dataclass(frozen=True)
class GameRecord:
    id: str
    settings: dict[str, Any]
    origin: str = field(repr=False)
    creator: int | None
    place: int | None
    awaited: bool
    created: datetime
    finished: datetime | None
    rounds: int | None
    listed: bool
    faster: bool
    changed: int
    deal: str
    shared: bool
    noted: bool  # how it ended
    seats: list[SeatRecord]
    notices: list[Notice]
    holders: frozenset[tuple[int, int]]  # person, seat
