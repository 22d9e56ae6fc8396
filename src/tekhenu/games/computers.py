"""Computer seats, which get their moves from a `Searcher` and play them at a readable pace.

In a game with people, computers always move. A game of computers alone continues only while it is
being watched. Two server processes may compute the same move; the store accepts the first.
"""

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from .errors import BrokenGame, NoSuchGame
from .journal import PLAY, RESTART, Entry, EntryRefused, Journal
from .ports import Searcher, SearchInterrupted, SearchTask
from .session import STILL, GameSession

if TYPE_CHECKING:
    from .service import GameService

log = logging.getLogger(__name__)

GRACE = 4.0  # seconds in which only the process that made the last entry may make the next one
LOOKED = 60.0  # seconds for which a request counts as watching; an open stream always counts
RETRIES = (1.0, 4.0, 15.0, 60.0)  # seconds; the last one repeats


class Computers:
    """The seats that computers play, in all games."""

    def __init__(self, service: "GameService", searcher: Searcher) -> None:
        self._service = service
        self._searcher = searcher
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._resuming: set[asyncio.Task[None]] = set()
        self._closed = False

    def close(self) -> None:
        """Stop all searches and pending entries."""
        self._closed = True
        for task in [*self._tasks.values(), *self._resuming]:
            task.cancel()

    # Playing

    def consider(self, game_id: str, *, after_others: bool = False) -> None:
        """Start playing for computers if it is their turn. Call after every change of a game.

        `after_others` waits until the process that made the change has had time to answer.
        """
        if self._closed:
            return
        if game_id in self._tasks:
            self._again.add(game_id)
        else:
            playing = self._play(game_id, GRACE if after_others else 0.0)
            self._tasks[game_id] = asyncio.get_running_loop().create_task(playing)

    def resume(self, games: list[str]) -> None:
        """Resume games in which people waited for a computer when the server stopped."""
        task = asyncio.get_running_loop().create_task(self._resume(games))
        self._resuming.add(task)
        task.add_done_callback(self._resuming.discard)

    async def _resume(self, games: list[str]) -> None:
        """Open one game after the other and pause after each for as long as it took."""
        for game in games:
            start = time.monotonic()
            await self._service.resume(game)
            await asyncio.sleep(time.monotonic() - start)

    async def _play(self, game_id: str, grace: float) -> None:
        """Play for computers as long as it is their turn."""
        try:
            await asyncio.sleep(grace)
            failures = 0
            while True:
                self._again.discard(game_id)
                due = await self._due(game_id)
                if due is None:
                    if game_id in self._again:
                        continue
                    return
                session, task, at = due
                await asyncio.sleep(max(0.0, at - time.monotonic()))
                if await self._choose(session, task):
                    failures = 0
                else:
                    await asyncio.sleep(RETRIES[min(failures, len(RETRIES) - 1)])
                    failures += 1
        except (NoSuchGame, BrokenGame):
            log.warning("computers stop playing game %s, which cannot be opened", game_id)
        finally:
            del self._tasks[game_id]

    async def _choose(self, session: GameSession, task: SearchTask) -> bool:
        """Search and enter a move; return whether the search finished."""

        def queued() -> None:
            if session.journal.sequence == task.sequence - 1:
                session.queue()
                self._service.live.publish(session.id, session.snapshot.news)

        try:
            option = await self._searcher.search(task, session.snapshot.creator, queued)
            await self._enter(session, Entry(task.sequence, task.seat, PLAY, option))
        except SearchInterrupted:
            log.warning("the search of %s in game %s was interrupted", task.agent, task.game)
            return False
        except Exception:
            log.exception("the search of %s in game %s failed", task.agent, task.game)
            return False
        return True

    async def _enter(self, session: GameSession, entry: Entry) -> None:
        try:
            await self._service.enter(session, entry, computer=True)
        except EntryRefused as refused:
            if refused.code not in ("late", "abandoned"):
                raise

    async def _due(self, game_id: str) -> tuple[GameSession, SearchTask, float] | None:
        """Return the next search of a computer and the time of its move, or None.

        None means that no computer has the turn, or that a game of computers is not being watched.
        """
        session = await self._service.current(game_id)
        now = session.snapshot
        seat = now.journal.decider()
        if seat is None or now.abandoned or now.seats[seat].kind in STILL:
            return None
        session.asleep = not self._wanted(session)
        if session.asleep:
            return None
        journal = now.journal
        if journal.drafter == seat:
            journal = await self._without_draft(session, seat)
            if journal.drafter == seat:
                return None
        sequence, agent = journal.sequence + 1, now.seats[seat].kind
        task = SearchTask(game_id, now.origin, journal.choices(), seat, agent, sequence)
        pace = 0.0 if now.faster else self._service.config.pace
        return session, task, session.moved + pace

    async def _without_draft(self, session: GameSession, seat: int) -> Journal:
        """Undo the draft of a person whom a computer has replaced; return the new journal."""
        with suppress(EntryRefused):
            entry = Entry(session.journal.sequence + 1, seat, RESTART)
            await self._service.enter(session, entry, computer=True)
        return session.journal

    def _wanted(self, session: GameSession) -> bool:
        """Return whether the game has human players or is being watched."""
        return (
            bool(session.snapshot.humans())
            or self._service.live.listened(session.id)
            or time.monotonic() - session.looked < LOOKED
        )
