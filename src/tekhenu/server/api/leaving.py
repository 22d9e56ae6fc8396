"""Vanished seats and abandoned games: what those who remain agree on."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from ...games.people import Person
from ...games.records import ABANDON, Motion
from ...games.session import GameSession
from .. import messages
from ..dependencies import Service, Session, Visitor, service_of
from ..errors import RequestError
from ..weights import costs
from .routes import PROBLEMS, SeatId, described, own_seat

AGREED = messages.ConsentRequest()
router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["games"])


@router.post("/games/{game}/seats/{seat}/replace", response_model=messages.GameOut)
@costs(1)
async def replace_player(
    request: Request,
    session: Session,
    person: Visitor,
    seat: SeatId,
    wish: messages.ConsentRequest = AGREED,
) -> Response:
    """Ask that a computer stands in for a vanished player, agree to it, or refuse it."""
    if seat not in session.snapshot.people():
        raise RequestError("no-such-seat")
    return await _answer(request, session, person, Motion.to_replace(seat), wish.agree)


@router.post("/games/{game}/abandon", response_model=messages.GameOut)
@costs(1)
async def abandon_game(
    request: Request,
    session: Session,
    person: Visitor,
    wish: messages.ConsentRequest = AGREED,
) -> Response:
    """Ask that the game is abandoned, agree to it, or refuse it. Alone it is done at once."""
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
    request: Request, service: Service, session: Session, person: Visitor, seat: SeatId
) -> Response:
    """Take your own seat back from the computer that stands in for you."""
    await service.leaving.take_back(session, own_seat(session.snapshot, person, seat))
    await service.refresh(session)
    return await described(request, session, person)
