"""Who asks: a browser known by its cookie, or a program that shows a seat's token."""

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from itertools import chain, count
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection
from starlette.responses import Response

if TYPE_CHECKING:
    from .games.service import GameService

COOKIE = "tekhenu"
COOKIE_AGE = 400 * 24 * 3600  # browsers keep none longer
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")  # 256 bits
LONGEST_NAME = 40


class BadName(ValueError):
    """Empty, too long, or with characters nobody can see."""


@dataclass(frozen=True)
class Person:
    """A browser has an `id`; a program has the one seat, (game, seat), whose `token` it shows."""

    id: int | None = None
    seat: tuple[str, int] | None = None
    token: str | None = field(default=None, repr=False)


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def clean_name(text: str) -> str:
    """A name as it may be shown; BadName if it cannot be."""
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadName(text)
    return name


def told_apart(names: Sequence[str]) -> list[str]:
    """Whoever is called like somebody before them has a number: Ada, Ada 2."""
    told: list[str] = []
    for name in names:
        taken = {other.casefold() for other in told}
        numbered = (f"{name} {number}" for number in count(2))
        told.append(next(one for one in chain([name], numbered) if one.casefold() not in taken))
    return told


def bearer_token(request: HTTPConnection) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def person_of(request: HTTPConnection) -> Person | None:
    """Who sends the request, if they are known here."""
    service: GameService = request.app.state.service
    token = bearer_token(request)
    if token is not None:
        seat = service.people.seat(token)
        return None if seat is None else Person(seat=seat, token=token)
    secret = request.cookies.get(COOKIE)
    known = None if secret is None else service.people.known(secret)
    return None if known is None else Person(known)


def introduce(request: HTTPConnection, response: Response) -> Person:
    """Who sends the request; a browser that comes for the first time is given its cookie."""
    person = person_of(request)
    if person is not None and person.id is not None:
        return person
    service: GameService = request.app.state.service
    secret = new_secret()
    known = service.people.add(secret)
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
    """Those whom the store knows, looked up once.

    A person's cookie never changes, and a token never leads to another seat; whether it still leads
    to its own, `GameSession.held_by` says.
    """

    def __init__(self, service: "GameService") -> None:
        self._store = service.store
        self._ids = lru_cache(maxsize=10_000)(self._find)
        self._seats = lru_cache(maxsize=10_000)(self._find_seat)

    def known(self, secret: str) -> int | None:
        try:
            return self._ids(secret_hash(secret)) if SECRET.fullmatch(secret) else None
        except LookupError:
            return None

    def seat(self, token: str) -> tuple[str, int] | None:
        try:
            return self._seats(token) if SECRET.fullmatch(token) else None
        except LookupError:
            return None

    def add(self, secret: str) -> int:
        return self._store.add_person(secret_hash(secret))

    # Only what was found is remembered: errors are not.

    def _find(self, hashed: str) -> int:
        found = self._store.person(hashed)
        if found is None:
            raise LookupError
        return found

    def _find_seat(self, token: str) -> tuple[str, int]:
        found = self._store.seat_of_token(token)
        if found is None:
            raise LookupError
        return found


def secret_hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
