"""Plain values returned by the store."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, NamedTuple, Self

# Deals that the creator knew from the start.
KNOWN_SEED, KNOWN_SAVE = KNOWN = ("seed", "save")
NOTICES = (
    *("claimed", "device", "renewed", "left", "renamed"),
    *("replaced", "returned"),  # a computer stands in; the player is back
    *("kept", "abandoned"),  # a player disagrees; the last one has agreed
    # Decrees at a real table: two players entered the same one; the draw of one was undone.
    *("clash", "recalled"),
    "hint",  # a player has used a hint
)
HUMAN = "human"  # the kind of a seat
DROPPED = "-"  # replaces a webhook that failed too often and is no longer called


def aware(at: datetime) -> datetime:
    """Add UTC to a time from SQLite, which stores no time zone."""
    return at.replace(tzinfo=at.tzinfo or UTC)


class PlayedEdition(NamedTuple):
    """The edition of a game that its owner has matched to a printed copy.

    When the game started, `checked` of the edition's `values` had been compared with the copy. Both
    numbers are 0 if that is unknown.
    """

    name: str
    checked: int = 0
    values: int = 0

    @classmethod
    def noted(cls, settings: Mapping[str, Any]) -> Self | None:
        """Read the edition from the settings of a game; None is the default edition."""
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
    """A notice in the log about a seat; `kind` is one of `NOTICES`."""

    kind: str
    seat: int
    name: str | None
    former: str | None
    at: datetime


class Motion(NamedTuple):
    """A motion: `replace` a player who has left by a computer, or `abandon` the game."""

    kind: str
    about: int = -1  # the seat to be replaced

    @classmethod
    def to_replace(cls, seat: int) -> Self:
        return cls("replace", seat)


ABANDON = Motion("abandon")


class Branch(NamedTuple):
    """The origin of a game that continues another one from an earlier position.

    Fields:
        game: the other game; None if it has been deleted since.
        step: the number of choices that both games have in common.
    """

    game: str | None
    step: int


@dataclass(frozen=True)
class SignsOfLife:
    """The stored times of each seat's last sign of life and of the last public entry."""

    seen: dict[int, datetime]
    moved: datetime | None


@dataclass(frozen=True)
class NotedResult:
    """The result of a seat; `storage.models.ResultRow` describes the fields."""

    seat: int
    vp: int
    place: int
    lead: int
    against: str


@dataclass(frozen=True)
class EndedGame:
    """A finished game in a list, complete without replaying its entries."""

    id: str
    created: datetime
    listed: bool
    rounds: int
    abandoned: bool
    seats: list[SeatRecord]
    holders: frozenset[tuple[int, int]]  # person, seat
    results: list[NotedResult]
    edition: PlayedEdition | None
    branch: Branch | None = None


@dataclass(frozen=True)
class BestResult:
    """A person's best result against the same opponents."""

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
    hints: bool = True
    branch: Branch | None = None


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
    hints: bool  # whether players may use hints
    branch_of: str | None
    branch_step: int | None
    noted: bool  # whether the result is stored
    motions: dict[Motion, frozenset[int]]  # seats in favor by motion
    seats: list[SeatRecord]
    notices: list[Notice]
    holders: frozenset[tuple[int, int]]  # person, seat


RUNNING, DONE, FAILED = REVIEW_STATES = ("running", "done", "failed")


class StoredTurn(NamedTuple):
    """A stored turn of a review: its number and JSON, or None if its analysis failed."""

    number: int
    turn: dict[str, Any] | None


class ReviewRecord(NamedTuple):
    """The progress of a review.

    Fields:
        sequence: the last entry of the reviewed game.
        state: one of `REVIEW_STATES`.
        total: the number of turns, once it is known.
        done: the number of stored turns, including those that failed.
        failed: the number of turns whose analysis failed.
    """

    game: str
    sequence: int
    version: int
    state: str
    total: int | None
    done: int
    failed: int
