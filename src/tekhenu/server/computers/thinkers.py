"""Computer players in worker processes."""

import asyncio
from collections.abc import Callable

from tekhenu.agents.registry import thinks_long

from ...games.ports import Creator, SearchInterrupted, Task, ThinkersClosed
from ...workers import WorkerDied, WorkerPool, WorkersClosed
from .thinking import NiceThinker
from .turns import Turns

ANNOUNCED = 2.0  # seconds that a search waits for a worker before the table is told


class ProcessThinkers:
    """Two pools, so that quick agents and hints need not wait for searches."""

    def __init__(self, workers: int) -> None:
        self._quick = Turns(WorkerPool(NiceThinker(), 1), 1)
        self._deep = Turns(WorkerPool(NiceThinker(), workers), workers)

    async def think(self, task: Task, creator: Creator, queued: Callable[[], None]) -> str:
        """Return the choice; call `queued` if it waits long for a free worker."""
        turns = self._deep if thinks_long(task.agent) else self._quick
        search = turns.submit(creator, task)
        choice = asyncio.wrap_future(search)
        try:
            await asyncio.wait([choice], timeout=ANNOUNCED)
            if not (search.running() or search.done()):
                queued()
            return await choice
        except WorkerDied:
            raise SearchInterrupted from None
        except WorkersClosed:
            raise ThinkersClosed from None
        finally:
            choice.cancel()

    def close(self) -> None:
        """Kill the workers and wait for their threads."""
        self._quick.close()
        self._deep.close()
