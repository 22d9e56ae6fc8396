"""Authentication: a browser by its cookie, or a program by the bearer token of a seat."""

import re
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Generic, TypeVar

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ..games.people import Person, new_secret
from .storage import SqlGameStore

COOKIE = "tekhenu"
COOKIE_AGE = 400 * 24 * 3600  # the maximum that browsers allow
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")  # 256 bits
CACHE_SIZE = 10_000

Found = TypeVar("Found")


def bearer_token(request: HTTPConnection) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def person_of(request: HTTPConnection) -> Person | None:
    """Return the sender of a request, or None if unknown."""
    people: People = request.app.state.people
    token = bearer_token(request)
    if token is not None:
        seat = await people.seat(token)
        return None if seat is None else Person(seat=seat, token=token)
    secret = request.cookies.get(COOKIE)
    known = None if secret is None else await people.known(secret)
    return None if known is None else Person(known)


async def get_or_create_person(request: HTTPConnection, response: Response) -> Person:
    """Return the sender of a request; register a new browser and set its cookie."""
    person = await person_of(request)
    if person is not None and person.id is not None:
        return person
    people: People = request.app.state.people
    secret = new_secret()
    known = await people.add(secret)
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Person(known)


class People:
    """Cached lookups of people by cookie and of seats by token.

    The caches never become stale, because a person's cookie does not change and a token never
    belongs to another seat. `SessionSnapshot.held_by` checks whether a token is still valid.
    """

    def __init__(self, store: SqlGameStore) -> None:
        self._store = store
        self._ids = LookupCache(store.person)
        self._seats = LookupCache(store.seat_of_token)

    async def known(self, secret: str) -> int | None:
        return await self._ids.find(secret_hash(secret)) if SECRET.fullmatch(secret) else None

    async def seat(self, token: str) -> tuple[str, int] | None:
        return await self._seats.find(token) if SECRET.fullmatch(token) else None

    async def add(self, secret: str) -> int:
        return await self._store.add_person(secret_hash(secret))


class LookupCache(Generic[Found]):
    """A cache of successful lookups that drops its oldest entry when it is full."""

    def __init__(self, look_up: Callable[[str], Awaitable[Found | None]]) -> None:
        self._look_up = look_up
        self._found: dict[str, Found] = {}

    async def find(self, key: str) -> Found | None:
        found = self._found.get(key)
        if found is None:
            found = await self._look_up(key)
            if found is not None:
                self._found[key] = found
                if len(self._found) > CACHE_SIZE:
                    del self._found[next(iter(self._found))]
        return found


def secret_hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
