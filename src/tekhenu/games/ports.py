"""The services that a host provides to the games core.

The web server implements them with a database, threads and worker processes; a test or another
host with whatever it has.
"""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple, ParamSpec, Protocol, TypeVar

from .journal import Entry
from .records import (
    BestResult,
    EndedGame,
    GameRecord,
    Motion,
    NewGame,
    NotedResult,
    SignsOfLife,
)

P = ParamSpec("P")
T = TypeVar("T")


class Taken(Exception):
    """Another process has written an entry of that number, or the seats have changed."""


class NewEntry(NamedTuple):
    """An entry to be written.

    `awaited` is set if it changes whether people wait for a computer. The entry is written only if
    the seats have changed exactly `changed` times; None skips this check.
    """

    game: str
    entry: Entry
    awaited: bool | None = None
    changed: int | None = None


class EntryNews(NamedTuple):
    """How often the seats of a game have changed, and its new entries."""

    changed: int
    entries: list[Entry]


class Sighting(NamedTuple):
    """A sign of life from the player of a seat."""

    game: str
    seat: int
    at: datetime


class GameStore(Protocol):
    """Durable storage. A write is on disk when its call returns."""

    async def create(self, game: NewGame) -> None: ...
    async def game(self, game: str) -> GameRecord | None: ...
    async def news(self, game: str, after: int) -> EntryNews | None:
        """Return the entries after a number; None if there is no such game."""

    async def append(self, new: NewEntry) -> None:
        """Write an entry; raise Taken if another one was faster."""

    async def finish(self, game: str, rounds: int, results: Sequence[NotedResult]) -> None: ...
    async def reopen(self, game: str) -> None: ...
    async def awaited_games(self) -> list[str]: ...
    async def unawait(self, game: str) -> None: ...
    async def games_of(self, person: int, limit: int) -> list[str]: ...
    async def listed_games(self, limit: int) -> list[str]: ...
    async def ended_games(self, games: Sequence[str]) -> dict[str, EndedGame]: ...
    async def best_results(self, person: int) -> list[BestResult]: ...
    async def tell_table(self, game: str, seat: int, kind: str) -> None:
        """Add a notice about a seat."""

    async def note_sightings(self, sightings: Iterable[Sighting]) -> None: ...
    async def signs_of_life(self, game: str, sequence: int) -> SignsOfLife: ...
    async def agree(self, game: str, motion: Motion, seats: Sequence[int]) -> frozenset[int]: ...
    async def refuse(self, game: str, motion: Motion, seat: int | None) -> None: ...
    async def seat_computer(self, game: str, seat: int, agent: str, *, asked: bool) -> None: ...
    async def take_back(self, game: str, seat: int) -> bool: ...
    async def abandon(self, game: str, seat: int, rounds: int) -> None: ...


class Task(NamedTuple):
    """A choice for a computer: `origin` is a save, `choices` all that were made since."""

    game: str
    origin: str
    choices: list[str]
    seat: int
    agent: str
    sequence: int


class Creator(NamedTuple):
    """Who created a game: the number of their address, and the person."""

    place: int | None
    person: int | None


class SearchInterrupted(Exception):
    """A search ended without a result, because its process ended."""


class ThinkersClosed(Exception):
    """The host is shutting down and starts no more searches."""


class Thinkers(Protocol):
    """Computer players, wherever they run."""

    async def think(self, task: Task, creator: Creator, queued: Callable[[], None]) -> str:
        """Return the choice. Call `queued` once if the search has to wait for a free worker."""

    def close(self) -> None: ...


class Background(Protocol):
    """Runs a long computation without blocking the event loop."""

    def __call__(
        self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> Awaitable[T]: ...


async def at_once(function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Run a computation in the event loop, for hosts without threads."""
    return function(*args, **kwargs)


class GamesConfig(Protocol):
    """The settings of the core."""

    @property
    def sessions(self) -> int:
        """The number of games kept in memory."""

    @property
    def pace(self) -> float:
        """Seconds between the choices of a computer."""

    @property
    def away(self) -> timedelta:
        """Time without a sign of life after which a computer may stand in."""

    @property
    def stand_in(self) -> str:
        """The agent that stands in."""
