"""Rate limits (token buckets) and limits on concurrent requests, by address and by person."""

import asyncio
import threading
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from starlette.requests import Request

from .addresses import client_key
from .config import Limits
from .people import COOKIE, bearer_token
from .request_costs import Cost

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
MAX_BUCKETS = 20_000


class TokenBuckets:
    """Token buckets by key, filled at `rate` tokens per second up to `burst` tokens."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._lock = threading.Lock()
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, now: float, cost: float = 1.0) -> float:
        """Take tokens and return 0, or return the seconds to wait if there are too few."""
        cost = min(cost, self.burst)
        with self._lock:
            level, then = self._levels.pop(key, (self.burst, now))
            level = min(self.burst, level + (now - then) * self.rate)
            wait = 0.0 if level >= cost else (cost - level) / self.rate
            self._levels[key] = (level - cost if not wait else level, now)
            while len(self._levels) > MAX_BUCKETS:
                self._levels.popitem(last=False)
            return wait


class RateLimiter:
    """Limits on requests by address, changes by person, and creation of new data by address."""

    def __init__(self, limits: Limits) -> None:
        self._addresses = TokenBuckets(limits.address_rate, limits.address_burst)
        self._people = TokenBuckets(limits.person_rate, limits.person_burst)
        self._new = TokenBuckets(limits.new_rate, limits.new_burst)

    def wait(self, request: Request, cost: Cost) -> float:
        """Count a request; return 0 if it is allowed, else the seconds to wait."""
        now = time.monotonic()
        address = client_key(request)
        waits = [self._addresses.take(address, now, cost.weight_of(request))]
        if request.method not in SAFE_METHODS:
            person = bearer_token(request) or request.cookies.get(COOKIE)
            if person is not None:
                waits.append(self._people.take(person[:64], now))
        if cost.creates:
            waits.append(self._new.take(address, now))
        return max(waits)


@dataclass
class _Slots:
    free: asyncio.Semaphore
    taken: int = 0  # running and waiting requests


class ConcurrencyLimit:
    """Limits how many requests of an address run at the same time, and how many wait."""

    def __init__(self, running: int, waiting: int = 0) -> None:
        self._running = running
        self._waiting = waiting
        self._slots: dict[str, _Slots] = {}

    @asynccontextmanager
    async def slot(self, address: str) -> AsyncIterator[bool]:
        """Wait for a free slot and yield True, or yield False if too many requests wait already.

        Call in the event loop.
        """
        slots = self._slots.setdefault(address, _Slots(asyncio.Semaphore(self._running)))
        if slots.taken >= self._running + self._waiting:
            yield False
            return
        slots.taken += 1
        try:
            async with slots.free:
                yield True
        finally:
            slots.taken -= 1
            if not slots.taken:
                del self._slots[address]
