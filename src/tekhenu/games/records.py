"""What the store hands out: plain values, free of any session."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, NamedTuple, Self

KNOWN_SEED, KNOWN_SAVE = KNOWN = ("seed", "save")  # deals that somebody knew from the start
NOTICES = (
    *("claimed", "device", "renewed", "left", "renamed"),
    *("replaced", "returned"),  # a computer stands in; its player is back
    *("kept", "abandoned"),  # somebody does not agree; the last one has
    *("clash", "recalled"),  # of Decrees at a real table: two players entered one; one was undone
)
HUMAN = "human"  # the kind of a seat
DROPPED = "-"  # stands in place of a webhook that failed too often and is no longer called


def aware(at: datetime) -> datetime:
    """SQLite keeps no time zone."""
    return at.replace(tzinfo=at.tzinfo or UTC)


class PlayedEdition(NamedTuple):
    """An owner's edition as a game has it. When the game began so many of the `values` that it uses
    had been compared with the box; none are counted if nobody knows."""

    name: str
    checked: int = 0
    values: int = 0

    @classmethod
    def noted(cls, settings: Mapping[str, Any]) -> Self | None:
        """As it stands in the settings of a game; None is the default edition."""
        name = settings.get("edition", {}).get("name")
        return None if name is None else cls(name, *settings.get("edition_checked", ()))


@dataclass(frozen=True)
class SeatRecord:
    seat: int
    kind: str
    name: str | None = None
    token: str | None = field(default=None, repr=False)
    webhook: str | None = field(default=None, repr=False)
    site: str | None = None
    lang: str | None = None
    seen: datetime | None = None


@dataclass(frozen=True)
class Notice:
    """What happened to a seat, or what its player said of a motion: one of `NOTICES`."""

    kind: str
    seat: int
    name: str | None
    former: str | None
    at: datetime


class Motion(NamedTuple):
    """What those who remain have to agree on: to `replace` a seat's player by a computer, or to
    `abandon` the game."""

    kind: str
    about: int = -1  # the seat

    @classmethod
    def to_replace(cls, seat: int) -> Self:
        return cls("replace", seat)


ABANDON = Motion("abandon")


@dataclass(frozen=True)
class SignsOfLife:
    """When seats were last seen, as far as that was noted, and when the last entry was made that
    everybody may notice."""

    seen: dict[int, datetime]
    moved: datetime | None


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
    abandoned: bool
    seats: list[SeatRecord]
    holders: frozenset[tuple[int, int]]  # person, seat
    results: list[NotedResult]
    edition: PlayedEdition | None


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
    abandoned: bool
    listed: bool
    faster: bool
    changed: int
    deal: str
    shared: bool
    noted: bool  # how it ended
    motions: dict[Motion, frozenset[int]]  # and which seats are for it
    seats: list[SeatRecord]
    notices: list[Notice]
    holders: frozenset[tuple[int, int]]  # person, seat
