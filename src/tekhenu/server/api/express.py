"""The express lane: what a game under way asks for again and again, without any detour.

A question and an entry of the usual form are answered in the event loop, without routing, other
threads, or locks to wait for; only the page that answers a click is drawn in a thread. Whatever is
not plainly fine (an odd parameter, a game or person not in memory, anything that will be refused)
is left to the routes: they alone know what to say then.
"""

import re
import sqlite3
from collections.abc import Awaitable, Callable

from fastapi import Request
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import JSON, RequestError
from ..games.journal import Entry
from ..games.session import GameSession
from ..packing import packed
from ..pages.routes import fragment_of
from ..people import Person, person_of
from ..security import again
from ..storage import Inquiry
from . import messages, wire
from .routes import (
    PAGE,
    listen,
    make_entry,
    own_seat,
    read_decision,
    router,
    seen_seat,
    service_of,
)

PATH = re.compile(r"/api/games/([a-z0-9]{12})/(decision|entries|live)")
SEAT = re.compile(rb"(?:seat=([0-3]))?")


class Detour(Exception):
    """This is for the routes."""


class Express:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "http" else None
        usual = None if found is None else LANES.get((scope["method"], found[2]))
        if found is None or usual is None:
            await self.app(scope, receive, send)
            return
        lane, scope["route"] = usual
        pieces: list[Message] = []

        async def received() -> Message:
            pieces.append(await receive())
            return pieces[-1]

        try:
            answer = await lane(Request(scope, received), found[1])
        except Detour:
            answer = None
        if answer is None:
            await self.app(scope, again(pieces, receive), send)
        else:
            await answer(scope, receive, send)


# Lanes


async def decision(request: Request, game: str) -> Response:
    seat = _seat(request)
    session = _session(request, game)
    try:
        news = await service_of(request).store.entries.news_soon(
            Inquiry(game, session.journal.sequence)
        )
    except (SQLAlchemyError, sqlite3.Error):
        raise Detour from None
    with session.held() as held:
        if not held or news is None or news.entries or news.changed != session.changed:
            raise Detour
        try:
            seen = seen_seat(session, _person(request), seat)
        except RequestError:
            raise Detour from None
        return _standing(request, session, seen)


async def entry(request: Request, game: str) -> ASGIApp:
    headers = dict(request.scope["headers"])
    if headers.get(b"content-type") != JSON.encode():
        raise Detour
    try:
        wish = messages.EntryRequest.model_validate_json(await request.body())
    except ValidationError:
        raise Detour from None
    session = _session(request, game)
    changed = session.changed  # before anybody is let in: see `enter_soon`
    try:
        seat = own_seat(session, _person(request), wish.seat)
    except RequestError:
        raise Detour from None
    new = Entry(wish.sequence, seat, wish.kind, wish.option)
    if not await service_of(request).enter_soon(session, new, changed):
        raise Detour
    if headers.get(b"accept") == PAGE.encode():
        return packed(await run_in_threadpool(fragment_of, request, session, wish.seat))
    with session.held() as held:
        if not held:
            raise Detour
        return _standing(request, session, seat)


async def live(request: Request, game: str) -> Response:
    return await listen(request, game, _seat(request))


Lane = Callable[[Request, str], Awaitable[ASGIApp]]
ROUTES = {getattr(route, "endpoint", None): route for route in router.routes}
LANES: dict[tuple[str, str], tuple[Lane, object]] = {
    ("GET", "decision"): (decision, ROUTES[read_decision]),
    ("POST", "entries"): (entry, ROUTES[make_entry]),
    ("GET", "live"): (live, ROUTES[listen]),
}


def _seat(request: Request) -> int | None:
    """The one parameter of the usual form."""
    found = SEAT.fullmatch(request.scope["query_string"])
    if found is None:
        raise Detour
    return None if found[1] is None else int(found[1])


def _session(request: Request, game: str) -> GameSession:
    session = service_of(request).remembered(game)
    if session is None:
        raise Detour
    return session


def _person(request: Request) -> Person | None:
    try:
        return person_of(request, ask=False)
    except LookupError:
        raise Detour from None


def _standing(request: Request, session: GameSession, seat: int | None) -> Response:
    """For somebody who asks for the game, which is held."""
    service_of(request).look(session)
    return Response(wire.standing_text(session, seat), media_type=JSON)
