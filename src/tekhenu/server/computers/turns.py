"""Turns: whose search is next, so that no creator's games delay those of others.

Searches queue by the creator of their game: addresses take turns, and so do the people of an
address. One address never has all workers, nor one person more than half of them. When many wait,
searches bounded by time are given less of it.
"""

import threading
from collections import Counter, OrderedDict, deque
from concurrent.futures import Future
from functools import partial
from itertools import chain, count
from typing import NamedTuple, Protocol

from tekhenu.agents.registry import hurried

from ...games.ports import Creator, Task, ThinkersClosed

LONG = 2  # thoughts that wait for each thinker before time becomes short
LEAST = 0.2  # seconds that a search is given even then


class Pool(Protocol):
    def submit(self, task: Task) -> Future[str]: ...
    def close(self) -> None: ...


class Thought(NamedTuple):
    creator: Creator
    task: Task
    choice: Future[str]


class Turns:
    """From any thread."""

    def __init__(self, pool: Pool, most: int) -> None:
        self._pool = pool
        self._most = most
        self._lock = threading.RLock()
        self._waiting: dict[int | None, OrderedDict[Creator, deque[Thought]]] = {}
        self._thinking: Counter[int | Creator | None] = Counter()
        self._last_turns: dict[int | None, int] = {}  # there are not many different places
        self._numbers = count(1)
        self._count = 0
        self._closed = False

    def submit(self, creator: Creator, task: Task) -> Future[str]:
        """The choice; it is `running` from when its turn has come."""
        thought = Thought(creator, task, Future())
        with self._lock:
            if self._closed:
                raise ThinkersClosed
            people = self._waiting.setdefault(creator.place, OrderedDict())
            people.setdefault(creator, deque()).append(thought)
            self._start()
        return thought.choice

    def close(self) -> None:
        with self._lock:
            self._closed = True
            people = [own for people in self._waiting.values() for own in people.values()]
            self._waiting.clear()
        for thought in chain(*people):
            if thought.choice.set_running_or_notify_cancel():
                thought.choice.set_exception(ThinkersClosed())
        self._pool.close()

    def _start(self) -> None:
        while self._count < self._most and (thought := self._next()) is not None:
            if not thought.choice.set_running_or_notify_cancel():
                continue  # nobody wants to know any more
            self._count += 1
            self._thinking.update([thought.creator.place, thought.creator])
            agent = hurried(thought.task.agent, self._share(thought.creator), LEAST)
            try:
                found = self._pool.submit(thought.task._replace(agent=agent))
            except Exception as wrong:
                self._finish(thought)
                thought.choice.set_exception(wrong)
            else:
                found.add_done_callback(partial(self._found, thought))

    def _next(self) -> Thought | None:
        """Of whoever may think now, that of the address whose last turn was longest ago."""
        for place in sorted(self._waiting, key=lambda place: self._last_turns.get(place, 0)):
            if self._thinking[place] >= max(1, self._most - 1):
                continue
            people = self._waiting[place]
            for creator, own in people.items():
                if self._thinking[creator] >= (self._most + 1) // 2:
                    continue
                thought = own.popleft()
                self._last_turns[place] = next(self._numbers)
                people.move_to_end(creator)
                if not own:
                    del people[creator]
                if not people:
                    del self._waiting[place]
                return thought
        return None

    def _share(self, creator: Creator) -> float:
        """Of the time wished for: other addresses count once, however much they wait for."""
        near = self._waiting.get(creator.place)
        own = 0 if near is None else sum(map(len, near.values()))
        crowd = own + len(self._waiting.keys() - {creator.place})
        return min(1.0, LONG * self._most / max(1, crowd))

    def _found(self, thought: Thought, found: Future[str]) -> None:
        with self._lock:
            self._finish(thought)
            self._start()
        wrong = ThinkersClosed() if found.cancelled() else found.exception()
        if wrong is None:
            thought.choice.set_result(found.result())
        else:
            thought.choice.set_exception(wrong)

    def _finish(self, thought: Thought) -> None:
        self._count -= 1
        for who in (thought.creator.place, thought.creator):
            self._thinking[who] -= 1
            if not self._thinking[who]:
                del self._thinking[who]
