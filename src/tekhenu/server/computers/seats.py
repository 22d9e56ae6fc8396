"""Computer seats: they think elsewhere, in turns, and choose at a pace one can follow.

Where people sit, computers answer them, whether they look or not: that is never more than a round.
A game of computers alone goes on only while somebody looks at it.

Two server processes may think about the same choice: the journal's unique key lets one be first.
"""

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING

from tekhenu.agents.registry import thinks_long

from ..games.journal import PLAY, RESTART, Entry, EntryRefused, Journal
from ..games.session import STILL, BrokenGame, GameSession, NoSuchGame
from .pool import Crashed, ThinkingPool
from .thinking import Task
from .turns import Turns

if TYPE_CHECKING:
    from ..games.service import GameService

log = logging.getLogger(__name__)

HINTING = "greedy"
HINT_SECONDS = 20.0
GRACE = 4.0  # seconds that the process which made the last entry is given to make the next
LOOKED = 60.0  # seconds for which a look at a game counts; who listens looks all the time
TOLD = 2.0  # seconds that a thought waits for its turn before the table is told
RETRIES = (1.0, 4.0, 15.0, 60.0)  # seconds; the last one again and again


class Computers:
    def __init__(self, service: "GameService") -> None:
        self._service = service
        workers = service.config.workers
        self._quick = Turns(ThinkingPool(1), 1)  # greedy and hints need not wait for searches
        self._deep = Turns(ThinkingPool(workers), workers)
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="computers")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._resuming: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()

    def close(self) -> None:
        """In the event loop; nothing is left thinking or about to be written."""
        self._loop = None
        for task in [*self._tasks.values(), *self._resuming]:
            task.cancel()
        self._quick.close()
        self._deep.close()
        self._threads.shutdown(cancel_futures=True)

    def hint(self, session: GameSession, seat: int) -> str | None:
        """What `greedy` would choose, knowing what the seat knows; None if it is not asked."""
        with session.lock:
            decision = session.journal.asked(seat)
            if decision is None or decision.player != seat:
                return None  # or the table is asked, and nobody chooses
            choices = [str(choice) for choice in session.journal.game_for(seat).choices]
            sequence = session.journal.sequence
        key = f"{session.id}/hint/{seat}"
        return self._hint(session, Task(key, session.origin, choices, seat, HINTING, sequence))

    def hint_afresh(self, session: GameSession, seat: int) -> str | None:
        """The same as if the seat had not chosen anything yet that can be taken back."""
        with session.lock:
            if session.journal.decider() != seat:
                return None
            choices, sequence = session.journal.choices(), session.journal.public_sequence
        key = f"{session.id}/coach/{seat}"
        return self._hint(session, Task(key, session.origin, choices, seat, HINTING, sequence))

    def _hint(self, session: GameSession, task: Task) -> str:
        try:
            return self._hinted(session, task)
        except Crashed:
            return self._hinted(session, task)

    def _hinted(self, session: GameSession, task: Task) -> str:
        thought = self._quick.submit(session.founder, task)
        try:
            return thought.result(HINT_SECONDS)
        finally:
            thought.cancel()

    # From any thread

    def consider(self, game_id: str, *, after_others: bool = False) -> None:
        """Something has changed: perhaps it is a computer's turn."""
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._consider, game_id, GRACE if after_others else 0.0)

    # In the event loop

    def resume(self, games: list[str]) -> None:
        """Go on with games in which people were waiting for a computer when the server ended."""
        task = asyncio.get_running_loop().create_task(self._resume(games))
        self._resuming.add(task)
        task.add_done_callback(self._resuming.discard)

    async def _resume(self, games: list[str]) -> None:
        """One after the other, and half of the time is for those who ask meanwhile."""
        loop = asyncio.get_running_loop()
        for game in games:
            start = time.monotonic()
            await loop.run_in_executor(self._threads, self._service.resume, game)
            await asyncio.sleep(time.monotonic() - start)

    def _consider(self, game_id: str, grace: float) -> None:
        if self._loop is None:
            return
        if game_id in self._tasks:
            self._again.add(game_id)
        else:
            self._tasks[game_id] = self._loop.create_task(self._play(game_id, grace))

    async def _play(self, game_id: str, grace: float) -> None:
        """Choose for computers as long as they are asked."""
        loop = asyncio.get_running_loop()
        try:
            await asyncio.sleep(grace)
            failures = 0
            while True:
                self._again.discard(game_id)
                wish = await loop.run_in_executor(self._threads, self._wish, game_id)
                if wish is None:
                    if game_id in self._again:
                        continue
                    return
                session, task, due = wish
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                if await self._choose(session, task):
                    failures = 0
                else:
                    await asyncio.sleep(RETRIES[min(failures, len(RETRIES) - 1)])
                    failures += 1
        finally:
            del self._tasks[game_id]

    async def _choose(self, session: GameSession, task: Task) -> bool:
        """Whether the thinking came to an end."""
        turns = self._deep if thinks_long(task.agent) else self._quick
        loop = asyncio.get_running_loop()
        try:
            option = await self._thought(session, task, turns)
            await loop.run_in_executor(self._threads, self._enter, session, task, option)
        except Crashed:
            log.warning("%s was cut short in the game %s", task.agent, task.game)
            return False
        except Exception:
            log.exception("%s could not choose in the game %s", task.agent, task.game)
            return False
        return True

    async def _thought(self, session: GameSession, task: Task, turns: Turns) -> str:
        """What is chosen; if its turn is long in coming, the table is told."""
        thought = turns.submit(session.founder, task)
        choice = asyncio.wrap_future(thought)
        try:
            await asyncio.wait([choice], timeout=TOLD)
            if not (thought.running() or thought.done()):
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._threads, self._tell, session, task)
            return await choice
        finally:
            choice.cancel()

    # In a thread

    def _tell(self, session: GameSession, task: Task) -> None:
        with session.lock:
            if session.journal.sequence == task.sequence - 1:
                session.queued = True
                self._service.live.announce(session.id, session.news)

    def _wish(self, game_id: str) -> tuple[GameSession, Task, float] | None:
        """The computer's choice that is due, and when; None if no computer is asked."""
        try:
            session = self._service.current(game_id)
        except (NoSuchGame, BrokenGame):
            return None
        with session.lock:
            journal = session.journal
            seat = journal.decider()
            if seat is None or session.abandoned or session.seats[seat].kind in STILL:
                return None
            session.asleep = not self._wanted(session)
            if session.asleep:
                return None
            if journal.drafter == seat:
                journal = self._without_draft(session, seat)
                if journal.drafter == seat:
                    return None
            kind, sequence = session.seats[seat].kind, journal.sequence + 1
            task = Task(game_id, session.origin, journal.choices(), seat, kind, sequence)
            pace = 0.0 if session.faster else self._service.config.pace
            return session, task, session.moved + pace

    def _without_draft(self, session: GameSession, seat: int) -> Journal:
        """What the person for whom a computer stands in had chosen tentatively is taken back."""
        with suppress(EntryRefused):
            entry = Entry(session.journal.sequence + 1, seat, RESTART)
            self._service.enter(session, entry, computer=True)
        return session.journal

    def _wanted(self, session: GameSession) -> bool:
        """Whether there is anybody for whom the computers play."""
        return (
            bool(session.humans())
            or self._service.live.listened(session.id)
            or time.monotonic() - session.looked < LOOKED
        )

    def _enter(self, session: GameSession, task: Task, option: str) -> None:
        try:
            entry = Entry(task.sequence, task.seat, PLAY, option)
            self._service.enter(session, entry, computer=True)
        except EntryRefused as refused:
            if refused.code not in ("late", "abandoned"):
                raise
