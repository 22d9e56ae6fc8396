"""Who asks: a browser known by its cookie, or a program that shows a seat's token."""

import re
import secrets
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import chain, count
from typing import TYPE_CHECKING, Generic, TypeVar

from starlette.requests import HTTPConnection
from starlette.responses import Response

if TYPE_CHECKING:
    from .games.service import GameService

COOKIE = "tekhenu"
COOKIE_AGE = 400 * 24 * 3600  # browsers keep none longer
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")  # 256 bits
LONGEST_NAME = 40
MOST_REMEMBERED = 10_000

Found = TypeVar("Found")


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


def person_of(request: HTTPConnection, *, ask: bool = True) -> Person | None:
    """Who sends the request, if they are known here.

    Unless the database may be asked: LookupError if it had to be.
    """
    service: GameService = request.app.state.service
    token = bearer_token(request)
    if token is not None:
        seat = service.people.seat(token, ask=ask)
        return None if seat is None else Person(seat=seat, token=token)
    secret = request.cookies.get(COOKIE)
    known = None if secret is None else service.people.known(secret, ask=ask)
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
        self._ids = Memory(self._store.person)
        self._seats = Memory(self._store.seat_of_token)

    def known(self, secret: str, *, ask: bool = True) -> int | None:
        return self._ids.find(secret_hash(secret), ask) if SECRET.fullmatch(secret) else None

    def seat(self, token: str, *, ask: bool = True) -> tuple[str, int] | None:
        return self._seats.find(token, ask) if SECRET.fullmatch(token) else None

    def add(self, secret: str) -> int:
        return self._store.add_person(secret_hash(secret))


class Memory(Generic[Found]):
    """What was found once is not looked for again; what was not, is. The oldest is forgotten."""

    def __init__(self, look_up: Callable[[str], Found | None]) -> None:
        self._look_up = look_up
        self._those: dict[str, Found] = {}
        self._lock = threading.Lock()

    def find(self, key: str, ask: bool) -> Found | None:
        found = self._those.get(key)
        if found is None:
            if not ask:
                raise LookupError
            found = self._look_up(key)
            if found is not None:
                self._remember(key, found)
        return found

    def _remember(self, key: str, found: Found) -> None:
        with self._lock:
            self._those[key] = found
            if len(self._those) > MOST_REMEMBERED:
                del self._those[next(iter(self._those))]


def secret_hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
