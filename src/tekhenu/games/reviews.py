"""Reviews of finished games: jobs that survive a restart, and their stored results.

A job computes the turns of one game in the order of play and stores each turn as soon as it is
known. Another process, or a restarted one, continues with the turns that are missing. Two processes
may compute the same turn; the store keeps the first.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from tekhenu.analysis.review import (
    DEPTH,
    FORMAT,
    PlayedTurn,
    Review,
    ReviewedTurn,
    finished,
    turn_from_json,
    turn_to_json,
    turns_of,
)
from tekhenu.analysis.tasks import ReviewTask
from tekhenu.rules import Game, Move

from .errors import BrokenGame, NoSuchGame, RequestRefused
from .ports import Background, Creator, Searcher, SearchesClosed, SearchInterrupted
from .records import DONE, FAILED, RUNNING, ReviewRecord, StoredTurn
from .session import GameSession

if TYPE_CHECKING:
    from .service import GameService

log = logging.getLogger(__name__)

LANES = 16  # turns of a game that are requested at a time
ATTEMPTS = 3  # workers that one turn may end before it counts as failed


class StoredReview(NamedTuple):
    """A review and how far it is.

    Fields:
        turns: the analyzed turns by number.
        failed: the numbers of turns whose analysis failed.
        review: the whole review, once it is done. It leaves out failed turns.
    """

    record: ReviewRecord
    turns: dict[int, ReviewedTurn]
    failed: tuple[int, ...]
    review: Review | None


@dataclass(slots=True, eq=False)
class Job:
    """The turns of a game that are still to be reviewed."""

    record: ReviewRecord
    save: str
    turns: Sequence[PlayedTurn]
    creator: Creator
    known: frozenset[int]
    waiting: deque[int] = field(default_factory=deque)
    replaced: bool = False  # by the review of other entries


class Reviews:
    """The reviews of all games."""

    def __init__(self, service: "GameService", searcher: Searcher, background: Background) -> None:
        self._service = service
        self._store = service.store
        self._searcher = searcher
        self._background = background
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()  # games to consider again after their present job
        self._closed = False

    def close(self) -> None:
        """Stop all jobs. They continue when the host is started again."""
        self._closed = True
        for job in self._jobs.values():
            job.cancel()

    def cancel(self, game_id: str) -> None:
        """Stop the job of a game whose review is no longer valid."""
        job = self._jobs.pop(game_id, None)
        if job is not None:
            job.cancel()

    # Requesting and reading

    async def start(self, session: GameSession) -> None:
        """Request the review of a finished game, unless there is one.

        Turns that failed are computed again. Raise RequestRefused if the game has no result.
        """
        now = session.snapshot
        if now.abandoned:
            raise RequestRefused("abandoned")
        if not now.journal.committed.over:
            raise RequestRefused("not-over")
        record = await self._store.start_review(session.id, now.journal.sequence, FORMAT)
        if record.state != RUNNING:
            stored = await self.read(session)
            if stored is None or (record.state == DONE and not stored.failed):
                return
            await self._store.retry_review(record, stored.failed)
        # If another process is at work on the review, meet it halfway.
        self._consider(session.id, backwards=record.total is not None)

    def resume(self, games: list[str]) -> None:
        """Continue the jobs that were unfinished when the server stopped."""
        for game in games:
            self._consider(game)

    async def read(self, session: GameSession) -> StoredReview | None:
        """Return the review of a game as far as it is known, or None if none was requested."""
        record = await self._store.review(session.id)
        game, sequence = session.journal.committed, session.journal.sequence
        if record is None or (record.sequence, record.version) != (sequence, FORMAT):
            return None
        rows = await self._store.review_turns(session.id)
        return await self._background(stored_review, record, rows, game)

    async def loss_of(
        self, session: GameSession, reviewed: ReviewedTurn, choices: tuple[Move, ...]
    ) -> float:
        """Return the loss of another turn in place of a reviewed one. May take some seconds."""
        if choices == reviewed.turn.choices:
            return reviewed.loss
        if choices == reviewed.best:
            return 0.0
        turn = replace(reviewed.turn, choices=choices)
        task = ReviewTask(session.journal.committed.save(), turn, DEPTH)
        found = await self._searcher.review(task, session.snapshot.creator)
        return found.loss

    # Computing

    def _consider(self, game_id: str, *, backwards: bool = False) -> None:
        if self._closed:
            return
        if game_id in self._jobs:
            self._again.add(game_id)
            return
        running = asyncio.get_running_loop().create_task(self._run(game_id, backwards))
        self._jobs[game_id] = running
        running.add_done_callback(lambda done: self._forget(game_id, done))

    def _forget(self, game_id: str, done: asyncio.Task[None]) -> None:
        if self._jobs.get(game_id) is done:
            del self._jobs[game_id]
            if game_id in self._again:
                self._again.discard(game_id)
                self._consider(game_id)

    async def _run(self, game_id: str, backwards: bool) -> None:
        try:
            record = await self._store.review(game_id)
            if record is not None and record.state == RUNNING:
                await self._review(record, backwards)
        except Exception:
            log.exception("the review of game %s was interrupted", game_id)

    async def _review(self, record: ReviewRecord, backwards: bool) -> None:
        """Compute and store the missing turns of a review, then finish it."""
        try:
            job = await self._planned(record)
        except (BrokenGame, NoSuchGame):
            log.warning("game %s cannot be replayed, so it cannot be reviewed", record.game)
            await self._store.finish_review(record, FAILED)
            return
        if job is not None and await self._compute(job, backwards):
            found = await self._store.review(record.game)
            lost = found is not None and found.failed == found.total and found.failed > 0
            await self._store.finish_review(record, FAILED if lost else DONE)

    async def _planned(self, record: ReviewRecord) -> Job | None:
        """Return the job of a review, or None if the review has been replaced or deleted.

        Raise BrokenGame if the game cannot be replayed.
        """
        session = await self._service.current(record.game)
        creator = session.snapshot.creator
        try:
            save, turns = await self._background(_plan, session.journal.committed)
        except Exception as wrong:
            raise BrokenGame(str(wrong)) from wrong
        known = await self._store.plan_review(record, len(turns))
        return None if known is None else Job(record, save, turns, creator, known)

    async def _compute(self, job: Job, backwards: bool) -> bool:
        """Compute and store the missing turns; return False if that was stopped."""
        missing = [number for number in range(len(job.turns)) if number not in job.known]
        job.waiting.extend(reversed(missing) if backwards else missing)
        closed = False
        try:
            async with asyncio.TaskGroup() as lanes:
                for _ in range(LANES):
                    lanes.create_task(self._lane(job))
        except* SearchesClosed:
            closed = True
        return not (closed or job.replaced)

    async def _lane(self, job: Job) -> None:
        """Review one waiting turn after the other."""
        while job.waiting:
            number = job.waiting.popleft()
            if number in job.known:
                continue  # another process has stored it
            turn = await self._reviewed(job, number)
            known = await self._store.add_review_turn(job.record, StoredTurn(number, turn))
            if known is None:
                job.replaced = True
                job.waiting.clear()
                return
            job.known |= known

    async def _reviewed(self, job: Job, number: int) -> dict[str, Any] | None:
        """Return an analyzed turn as JSON, or None if the analysis fails."""
        task = ReviewTask(job.save, job.turns[number], DEPTH)
        for _ in range(ATTEMPTS):
            try:
                return turn_to_json(await self._searcher.review(task, job.creator))
            except SearchInterrupted:
                continue
            except SearchesClosed:
                raise
            except Exception:
                log.exception("turn %d of game %s cannot be reviewed", number, job.record.game)
                return None
        log.error("turn %d of game %s ended its worker %d times", number, job.record.game, ATTEMPTS)
        return None


def _plan(game: Game) -> tuple[str, list[PlayedTurn]]:
    return game.save(), turns_of(game)


def stored_review(record: ReviewRecord, rows: Sequence[StoredTurn], game: Game) -> StoredReview:
    """Return a review from its stored turns. Turns that cannot be read count as failed."""
    found = {row.number: readable_turn(row) for row in rows}
    turns = {number: turn for number, turn in sorted(found.items()) if turn is not None}
    failed = tuple(number for number, turn in sorted(found.items()) if turn is None)
    review = finished(game, list(turns.values())) if record.state == DONE else None
    progress = record._replace(done=len(found), failed=len(failed))
    return StoredReview(progress, turns, failed, review)


def readable_turn(row: StoredTurn) -> ReviewedTurn | None:
    """Return the turn of a row, or None if it failed or cannot be read."""
    try:
        return None if row.turn is None else turn_from_json(row.turn)
    except Exception as wrong:
        log.warning("a stored turn of a review cannot be read (%s)", type(wrong).__name__)
        return None
