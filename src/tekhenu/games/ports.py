"""Interfaces of the services that a host provides to the games core.

The web server implements them with a database, threads and worker processes, and the tests with a
dictionary and the event loop.
"""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple, ParamSpec, Protocol, TypeVar

from tekhenu.analysis.advice import TurnAdvice
from tekhenu.analysis.engine import Stage
from tekhenu.analysis.review import ReviewedTurn
from tekhenu.analysis.tasks import ReviewTask

from .journal import Entry
from .records import (
    BestResult,
    EndedGame,
    GameRecord,
    Motion,
    NewGame,
    NotedResult,
    ReviewRecord,
    SignsOfLife,
    StoredTurn,
)

P = ParamSpec("P")
T = TypeVar("T")


class Taken(Exception):
    """Raised if another process has written that entry number, or the seats have changed."""


class NewEntry(NamedTuple):
    """An entry to be written.

    Fields:
        awaited: whether people wait for a computer after the entry; None if that is unchanged.
        changed: the number of changes of the seats that the entry was checked against. The store
            rejects the entry if there have been more; None skips this check.
    """

    game: str
    entry: Entry
    awaited: bool | None = None
    changed: int | None = None


class EntryNews(NamedTuple):
    """The number of seat changes of a game, and the entries added since the last read."""

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
        """Return the entries after number `after`, or None if there is no such game."""

    async def append(self, new: NewEntry) -> None:
        """Write an entry; raise Taken if its number exists or the seats have changed."""

    async def finish(self, game: str, rounds: int, results: Sequence[NotedResult]) -> None: ...
    async def reopen(self, game: str) -> None: ...
    async def awaited_games(self) -> list[str]: ...
    async def unawait(self, game: str) -> None: ...
    async def games_of(self, person: int, limit: int) -> list[str]: ...
    async def listed_games(self, limit: int) -> list[str]: ...
    async def ended_games(self, games: Sequence[str]) -> dict[str, EndedGame]: ...
    async def best_results(self, person: int) -> list[BestResult]: ...
    async def add_seat_notice(self, game: str, seat: int, kind: str) -> None:
        """Add a notice about a seat."""

    async def note_sightings(self, sightings: Iterable[Sighting]) -> None: ...
    async def signs_of_life(self, game: str, sequence: int) -> SignsOfLife: ...
    async def agree(self, game: str, motion: Motion, seats: Sequence[int]) -> frozenset[int]: ...
    async def refuse(self, game: str, motion: Motion, seat: int | None) -> None: ...
    async def seat_computer(self, game: str, seat: int, agent: str, *, asked: bool) -> None: ...
    async def take_back(self, game: str, seat: int) -> bool: ...
    async def abandon(self, game: str, seat: int, rounds: int) -> None: ...
    async def branches(self, game: str, person: int) -> list[str]:
        """Return the branches of a game that a person has made, oldest first."""

    async def start_review(self, game: str, sequence: int, version: int) -> ReviewRecord:
        """Return the review of the game after entry `sequence`; create it if there is none.

        A review of other entries or in another format is replaced.
        """

    async def retry_review(self, review: ReviewRecord, failed: Sequence[int]) -> None:
        """Mark a review as running again and delete the turns that failed."""

    async def review(self, game: str) -> ReviewRecord | None: ...
    async def review_turns(self, game: str) -> list[StoredTurn]: ...
    async def unfinished_reviews(self) -> list[str]: ...
    async def plan_review(self, review: ReviewRecord, total: int) -> frozenset[int] | None:
        """Store the number of turns and return the numbers of the stored turns.

        None means that the review has been replaced or deleted.
        """

    async def add_review_turn(
        self, review: ReviewRecord, turn: StoredTurn
    ) -> frozenset[int] | None:
        """Store a turn, unless it is stored, and return the numbers of the stored turns.

        None means that the review has been replaced or deleted.
        """

    async def finish_review(self, review: ReviewRecord, state: str) -> None: ...


class SearchTask(NamedTuple):
    """A choice to be made by a computer: `origin` is a save, `choices` are all choices so far."""

    game: str
    origin: str
    choices: list[str]
    seat: int
    agent: str
    sequence: int


class AdviceTask(NamedTuple):
    """A stage of the advice for a seat; the stages before it are computed if they are unknown.

    Fields:
        game: identifies the position together with `seat` and `sequence`.
        stages: of the whole analysis.
        stage: the number of the wanted stage, from 0.
        played: a turn that is compared with the best turns.
    """

    game: str
    origin: str
    choices: list[str]
    seat: int
    sequence: int
    stages: tuple[Stage, ...]
    stage: int
    played: tuple[str, ...] = ()


class Creator(NamedTuple):
    """The creator of a game: the ids of their network address (`place`) and of the person."""

    place: int | None
    person: int | None


class SearchInterrupted(Exception):
    """Raised for a task without a result, because its process ended."""


class SearchesClosed(Exception):
    """Raised for a task that is not started, because the host is shutting down."""


class Searcher(Protocol):
    """A service that computes the moves of agents, advice and reviews."""

    async def search(self, task: SearchTask, creator: Creator, queued: Callable[[], None]) -> str:
        """Return the agent's choice. Call `queued` once if the search waits for a free worker."""

    async def advise(self, task: AdviceTask, creator: Creator) -> TurnAdvice: ...
    async def review(self, task: ReviewTask, creator: Creator) -> ReviewedTurn:
        """Return an analyzed turn. Reviews must not delay searches and advice."""

    def close(self) -> None: ...


class Background(Protocol):
    """A function that runs a long computation without blocking the event loop."""

    def __call__(
        self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs
    ) -> Awaitable[T]: ...


async def at_once(function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Run a computation in the event loop, for hosts without threads."""
    return function(*args, **kwargs)


class GamesConfig(Protocol):
    """The settings of the games core."""

    @property
    def sessions(self) -> int:
        """The maximum number of games in memory."""

    @property
    def pace(self) -> float:
        """Seconds between the choices of a computer."""

    @property
    def away(self) -> timedelta:
        """Time without a sign of life after which a computer may stand in."""

    @property
    def stand_in(self) -> str:
        """The name of the agent that stands in."""
