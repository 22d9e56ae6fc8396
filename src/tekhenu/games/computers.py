"""Computer seats: they think elsewhere and choose at a pace that one can follow.

In games with people, computers answer whether anybody looks or not. A game of computers alone
continues only while somebody looks at it.

Two server processes may think about the same choice; the store accepts the first.
"""

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from .errors import BrokenGame, NoSuchGame
from .journal import PLAY, RESTART, Entry, EntryRefused, Journal
from .ports import SearchInterrupted, Task, Thinkers
from .session import STILL, GameSession

if TYPE_CHECKING:
    from .service import GameService

log = logging.getLogger(__name__)

HINTING = "greedy"
HINT_SECONDS = 20.0
GRACE = 4.0  # seconds that the process which made the last entry is given to make the next
LOOKED = 60.0  # seconds for which a request of a game counts as looking; listening always does
RETRIES = (1.0, 4.0, 15.0, 60.0)  # seconds; the last one repeats


class Computers:
    """The seats that computers play, in all games."""

    def __init__(self, service: "GameService", thinkers: Thinkers) -> None:
        self._service = service
        self._thinkers = thinkers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._resuming: set[asyncio.Task[None]] = set()
        self._closed = False

    def close(self) -> None:
        """Stop everything; nothing is left thinking or about to be stored."""
        self._closed = True
        for task in [*self._tasks.values(), *self._resuming]:
            task.cancel()
        self._thinkers.close()

    # Hints

    async def hint(self, session: GameSession, seat: int) -> str | None:
        """Return what `greedy` would choose from what the seat knows; None if it is not asked."""
        journal = session.journal
        decision = journal.asked(seat)
        if decision is None or decision.player != seat:
            return None  # or the table is asked, and nobody chooses
        choices = [str(choice) for choice in journal.game_for(seat).choices]
        return await self._hint(session, "hint", choices, seat, journal.sequence)

    async def hint_afresh(self, session: GameSession, seat: int) -> str | None:
        """Return the same as if the seat's draft were empty."""
        journal = session.journal
        if journal.decider() != seat:
            return None
        return await self._hint(session, "coach", journal.choices(), seat, journal.public_sequence)

    async def _hint(
        self, session: GameSession, purpose: str, choices: list[str], seat: int, sequence: int
    ) -> str:
        now = session.snapshot
        key = f"{session.id}/{purpose}/{seat}"
        task = Task(key, now.origin, choices, seat, HINTING, sequence)
        async with asyncio.timeout(HINT_SECONDS):
            with suppress(SearchInterrupted):
                return await self._thinkers.think(task, now.creator, lambda: None)
            return await self._thinkers.think(task, now.creator, lambda: None)

    # Playing

    def consider(self, game_id: str, *, after_others: bool = False) -> None:
        """Check whether it is a computer's turn, because something has changed."""
        if self._closed:
            return
        if game_id in self._tasks:
            self._again.add(game_id)
        else:
            playing = self._play(game_id, GRACE if after_others else 0.0)
            self._tasks[game_id] = asyncio.get_running_loop().create_task(playing)

    def resume(self, games: list[str]) -> None:
        """Continue games in which people waited for a computer when the server ended."""
        task = asyncio.get_running_loop().create_task(self._resume(games))
        self._resuming.add(task)
        task.add_done_callback(self._resuming.discard)

    async def _resume(self, games: list[str]) -> None:
        """Open one game after the other, leaving half of the time to requests."""
        for game in games:
            start = time.monotonic()
            await self._service.resume(game)
            await asyncio.sleep(time.monotonic() - start)

    async def _play(self, game_id: str, grace: float) -> None:
        """Choose for computers as long as they are asked."""
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
            log.warning("the computers of the game %s stop", game_id)
        finally:
            del self._tasks[game_id]

    async def _choose(self, session: GameSession, task: Task) -> bool:
        """Choose and enter; return whether the search came to an end."""

        def queued() -> None:
            if session.journal.sequence == task.sequence - 1:
                session.queue()
                self._service.live.publish(session.id, session.snapshot.news)

        try:
            option = await self._thinkers.think(task, session.snapshot.creator, queued)
            await self._enter(session, Entry(task.sequence, task.seat, PLAY, option))
        except SearchInterrupted:
            log.warning("%s was interrupted in the game %s", task.agent, task.game)
            return False
        except Exception:
            log.exception("%s could not choose in the game %s", task.agent, task.game)
            return False
        return True

    async def _enter(self, session: GameSession, entry: Entry) -> None:
        try:
            await self._service.enter(session, entry, computer=True)
        except EntryRefused as refused:
            if refused.code not in ("late", "abandoned"):
                raise

    async def _due(self, game_id: str) -> tuple[GameSession, Task, float] | None:
        """Return the choice of a computer that is due, and when; None if no computer is asked."""
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
        task = Task(game_id, now.origin, journal.choices(), seat, agent, sequence)
        pace = 0.0 if now.faster else self._service.config.pace
        return session, task, session.moved + pace

    async def _without_draft(self, session: GameSession, seat: int) -> Journal:
        """Withdraw the draft of a person for whom a computer stands in."""
        with suppress(EntryRefused):
            entry = Entry(session.journal.sequence + 1, seat, RESTART)
            await self._service.enter(session, entry, computer=True)
        return session.journal

    def _wanted(self, session: GameSession) -> bool:
        """Return whether there is anybody for whom the computers play."""
        return (
            bool(session.snapshot.humans())
            or self._service.live.listened(session.id)
            or time.monotonic() - session.looked < LOOKED
        )
