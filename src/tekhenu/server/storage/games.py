"""The `GameStore` of the games core, backed by a database."""

from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar

from starlette.concurrency import run_in_threadpool

from ...games.ports import EntryNews, NewEntry, Sighting
from ...games.records import Motion, SignsOfLife
from . import absences, reviews
from .store import Store

P = ParamSpec("P")
T = TypeVar("T")


def in_thread(
    method: Callable[Concatenate[Store, P], T],
) -> Callable[Concatenate["SqlGameStore", P], Coroutine[Any, Any, T]]:
    """Return an async method that calls a method of `Store` in a worker thread."""

    async def call(self: "SqlGameStore", /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await run_in_threadpool(method, self.sync, *args, **kwargs)

    return call


class SqlGameStore:
    """A `GameStore` backed by a database, with further methods for the web server."""

    def __init__(self, store: Store) -> None:
        self.sync = store

    create = in_thread(Store.create)
    game = in_thread(Store.game)
    finish = in_thread(Store.finish)
    reopen = in_thread(Store.reopen)
    awaited_games = in_thread(Store.awaited_games)
    unawait = in_thread(Store.unawait)
    games_of = in_thread(Store.games_of)
    listed_games = in_thread(Store.listed_games)
    ended_games = in_thread(Store.ended_games)
    best_results = in_thread(Store.best_results)
    branches = in_thread(Store.branches)

    async def news(self, game: str, after: int) -> EntryNews | None:
        return await self.sync.entries.news(game, after)

    async def append(self, new: NewEntry) -> None:
        await self.sync.entries.append(new)

    # Reviews

    start_review = in_thread(reviews.start_review)
    retry_review = in_thread(reviews.retry_review)
    review = in_thread(reviews.find_review)
    review_turns = in_thread(reviews.review_turns)
    unfinished_reviews = in_thread(reviews.unfinished_reviews)
    plan_review = in_thread(reviews.plan_review)
    add_review_turn = in_thread(reviews.add_review_turn)
    finish_review = in_thread(reviews.finish_review)

    # Absent players

    async def note_sightings(self, sightings: Iterable[Sighting]) -> None:
        await run_in_threadpool(absences.note_sightings, self.sync, sightings)

    async def signs_of_life(self, game: str, sequence: int) -> SignsOfLife:
        return await run_in_threadpool(absences.signs_of_life, self.sync, game, sequence)

    async def agree(self, game: str, motion: Motion, seats: Sequence[int]) -> frozenset[int]:
        return await run_in_threadpool(absences.agree, self.sync, game, motion, seats)

    async def refuse(self, game: str, motion: Motion, seat: int | None) -> None:
        await run_in_threadpool(absences.refuse, self.sync, game, motion, seat)

    async def seat_computer(self, game: str, seat: int, agent: str, *, asked: bool) -> None:
        await run_in_threadpool(absences.seat_computer, self.sync, game, seat, agent, asked=asked)

    async def take_back(self, game: str, seat: int) -> bool:
        return await run_in_threadpool(absences.take_back, self.sync, game, seat)

    async def abandon(self, game: str, seat: int, rounds: int) -> None:
        await run_in_threadpool(absences.abandon, self.sync, game, seat, rounds)

    # Seats

    add_seat_notice = in_thread(Store.add_seat_notice)
    claim = in_thread(Store.claim)
    renew = in_thread(Store.renew)
    leave = in_thread(Store.leave)

    async def change_seat(self, game: str, seat: int, values: dict[str, str | None]) -> None:
        await run_in_threadpool(self.sync.change_seat, game, seat, **values)

    drop_webhook = in_thread(Store.drop_webhook)
    mark_deal = in_thread(Store.mark_deal)
    make_faster = in_thread(Store.make_faster)
    spent = in_thread(Store.spent)
    add_person = in_thread(Store.add_person)
    person = in_thread(Store.person)
    seat_of_token = in_thread(Store.seat_of_token)
