"""Motions of the remaining players: replace an absent player or abandon the game."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from ...games.people import Person
from ...games.records import ABANDON, Motion
from ...games.session import GameSession
from .. import messages
from ..dependencies import CurrentSession, Service, Visitor, service_of
from ..errors import RequestError
from ..request_costs import costs
from .routes import PROBLEMS, SeatId, described, own_seat

AGREED = messages.ConsentRequest()
router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["games"])


@router.post("/games/{game}/seats/{seat}/replace", response_model=messages.GameOut)
@costs(1)
async def replace_player(
    request: Request,
    session: CurrentSession,
    person: Visitor,
    seat: SeatId,
    wish: messages.ConsentRequest = AGREED,
) -> Response:
    """Propose that a computer stands in for an absent player, agree to it, or refuse it."""
    if seat not in session.snapshot.people():
        raise RequestError("no-such-seat")
    return await _answer(request, session, person, Motion.to_replace(seat), wish.agree)


@router.post("/games/{game}/abandon", response_model=messages.GameOut)
@costs(1)
async def abandon_game(
    request: Request,
    session: CurrentSession,
    person: Visitor,
    wish: messages.ConsentRequest = AGREED,
) -> Response:
    """Propose to abandon the game, agree to it, or refuse it.

    Without other people in the game it is abandoned at once.
    """
    return await _answer(request, session, person, ABANDON, wish.agree)


async def _answer(
    request: Request, session: GameSession, person: Person | None, motion: Motion, agrees: bool
) -> Response:
    service = service_of(request)
    for seat in session.snapshot.held_by(person):
        session.see(seat)
    decide = service.leaving.agree if agrees else service.leaving.refuse
    await decide(session, person, motion)
    await service.refresh(session)
    return await described(request, session, person)


@router.post("/games/{game}/seats/{seat}/return", response_model=messages.GameOut)
@costs(1)
async def take_seat_back(
    request: Request, service: Service, session: CurrentSession, person: Visitor, seat: SeatId
) -> Response:
    """Take your seat back from the computer that stands in for you."""
    await service.leaving.take_back(session, own_seat(session.snapshot, person, seat))
    await service.refresh(session)
    return await described(request, session, person)
