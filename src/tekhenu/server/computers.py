"""Computer seats: they think elsewhere and choose at a pace one can follow.

Two server processes may think about the same choice: the journal's unique key lets one be first.
"""

import asyncio
import logging
import re
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from .journal import PLAY, Entry, Refused
from .minds import Crashed, Minds
from .sitting import STILL, BrokenGame, NoSuchGame, Sitting
from .thinking import Task

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger(__name__)

SEARCH = re.compile(r"search:(\d{1,5}(?:\.\d{1,3})?)(s|ms|it)")
MOST = {"s": 10.0, "ms": 10_000.0, "it": 5000.0}
HINTING = "greedy"
HINT_SECONDS = 20.0
GRACE = 4.0  # seconds that the process which made the last entry is given to make the next
RETRIES = (1.0, 4.0, 15.0, 60.0)  # seconds; the last one again and again


def is_agent(spec: str) -> bool:
    """Whether a seat on the web may be given to it: nothing that is loaded, nothing endless."""
    if spec in ("greedy", "random"):
        return True
    match = SEARCH.fullmatch(spec)
    if match is None:
        return False
    amount, unit = float(match[1]), match[2]
    whole = amount == int(amount) or unit != "it"
    return whole and 0 < amount <= MOST[unit]


class Computers:
    def __init__(self, house: "House") -> None:
        self._house = house
        self._quick = Minds(1)  # greedy and hints need not wait for searches
        self._deep = Minds(house.settings.workers)
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="computers")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()

    def close(self) -> None:
        """In the event loop; nothing is left thinking or about to be written."""
        self._loop = None
        for task in list(self._tasks.values()):
            task.cancel()
        self._quick.close()
        self._deep.close()
        self._threads.shutdown(cancel_futures=True)

    def hint(self, sitting: Sitting, seat: int) -> str | None:
        """What `greedy` would choose, knowing what the seat knows; None if it is not asked."""
        with sitting.lock:
            if sitting.journal.asked(seat) is None:
                return None
            choices = [str(choice) for choice in sitting.journal.game_for(seat).choices]
            sequence = sitting.journal.sequence
        key = f"{sitting.id}/hint/{seat}"
        task = Task(key, sitting.origin, choices, seat, HINTING, sequence)
        try:
            return self._quick.submit(task).result(HINT_SECONDS)
        except Crashed:
            return self._quick.submit(task).result(HINT_SECONDS)

    # From any thread

    def consider(self, game_id: str, *, after_others: bool = False) -> None:
        """Something has changed: perhaps it is a computer's turn."""
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._consider, game_id, GRACE if after_others else 0.0)

    # In the event loop

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
                sitting, task, due = wish
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                if await self._choose(sitting, task):
                    failures = 0
                else:
                    await asyncio.sleep(RETRIES[min(failures, len(RETRIES) - 1)])
                    failures += 1
        finally:
            del self._tasks[game_id]

    async def _choose(self, sitting: Sitting, task: Task) -> bool:
        """Whether the thinking came to an end."""
        minds = self._deep if task.agent.startswith("search") else self._quick
        loop = asyncio.get_running_loop()
        try:
            option = await asyncio.wrap_future(minds.submit(task))
            await loop.run_in_executor(self._threads, self._enter, sitting, task, option)
        except Crashed:
            log.warning("%s was cut short in the game %s", task.agent, task.game)
            return False
        except Exception:
            log.exception("%s could not choose in the game %s", task.agent, task.game)
            return False
        return True

    # In a thread

    def _wish(self, game_id: str) -> tuple[Sitting, Task, float] | None:
        """The computer's choice that is due, and when; None if no computer is asked."""
        try:
            sitting = self._house.sitting(game_id)
        except (NoSuchGame, BrokenGame):
            return None
        with sitting.lock:
            journal = sitting.journal
            seat = journal.decider()
            if seat is None or sitting.seats[seat].kind in STILL:
                return None
            kind, sequence = sitting.seats[seat].kind, journal.sequence + 1
            task = Task(game_id, sitting.origin, journal.choices(), seat, kind, sequence)
            pace = 0.0 if sitting.faster else self._house.settings.pace
            return sitting, task, sitting.moved + pace

    def _enter(self, sitting: Sitting, task: Task, option: str) -> None:
        try:
            self._house.enter(sitting, Entry(task.sequence, task.seat, PLAY, option))
        except Refused as refused:
            if refused.code != "late":
                raise
