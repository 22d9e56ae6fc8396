"""The endpoints used at every move: read the decision of a seat, and enter a choice."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response
from starlette.types import ASGIApp

from ...games.journal import Entry, EntryRefused
from ...games.session import SessionSnapshot
from .. import messages
from ..compression import compressed
from ..dependencies import GameId, service_of
from ..errors import JSON, json_response, refusal
from ..pages.routes import Postponed, companion_fragment_of, fragment_of
from ..people import person_of
from ..request_costs import HEAVY, costs
from . import payloads
from .game_text import words_in
from .plain_route import PlainRoute
from .routes import PAGE, PROBLEMS, AskedLang, AskedSeat, own_seat, seen_seat

HIDDEN = Query(include_in_schema=False)  # for the pages of this server
AskedPage = Annotated[Literal["table", "companion"], HIDDEN]

router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["games"], route_class=PlainRoute)


@router.get("/games/{game}/decision", response_model=messages.SeatStateOut)
@costs(1)
async def read_decision(
    request: Request, game: GameId, seat: AskedSeat = None, lang: AskedLang = None
) -> Response:
    """Return the current decision and the draft of the seat, without the position."""
    words = words_in(lang)
    session = await service_of(request).session(game)
    seen = seen_seat(session, await person_of(request), seat)
    if words is None:
        return Response(payloads.seat_state_text(session, seen), media_type=JSON)
    return json_response(
        await run_in_threadpool(payloads.seat_state, session.snapshot, seen, words)
    )


@router.post(
    "/games/{game}/entries",
    response_model=messages.SeatStateOut,
    responses={200: {"content": {PAGE: {}}}},
)
@costs(1, as_page=HEAVY)
async def make_entry(
    request: Request,
    game: GameId,
    wish: messages.EntryRequest,
    page: AskedPage = "table",
    seat: Annotated[AskedSeat, HIDDEN] = None,
    later: Annotated[Postponed, HIDDEN] = "",
) -> ASGIApp:
    """Choose, undo or confirm. A request that is sent twice counts once.

    A client that accepts `text/html` receives the table, or the companion as `seat` sees it.
    """
    service, person = service_of(request), await person_of(request)
    session = await service.opened(game)

    def entry(now: SessionSnapshot) -> Entry:
        return Entry(wish.sequence, own_seat(now, person, wish.seat), wish.kind, wish.option)

    try:
        await service.enter(session, entry)
    except EntryRefused as refused:
        own = own_seat(session.snapshot, person, wish.seat)
        raise refusal(refused, {"sequence": session.snapshot.news(own).sequence}) from None
    if request.headers.get("accept") == PAGE:
        if page == "companion":
            fragment = await companion_fragment_of(request, session, person, seat, later)
        else:
            fragment = await fragment_of(request, session, person, wish.seat)
        return compressed(fragment)
    own = own_seat(session.snapshot, person, wish.seat)
    return Response(payloads.seat_state_text(session, own), media_type=JSON)
