"""Vanished seats, and games that are abandoned: what those who remain agree on."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from ..errors import RequestError, json_response
from ..people import person_of
from ..storage.records import ABANDON, Motion
from ..weights import costs
from . import messages, wire
from .routes import PROBLEMS, GameId, SeatId, own_seat, service_of

AGREED = messages.ConsentRequest()
router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["games"])


@router.post("/games/{game}/seats/{seat}/replace", response_model=messages.GameOut)
@costs(1)
def replace_player(
    request: Request, game: GameId, seat: SeatId, wish: messages.ConsentRequest = AGREED
) -> Response:
    """Ask that a computer stands in for a vanished player, agree to it, or refuse it."""
    if seat not in service_of(request).session(game).people():
        raise RequestError("no-such-seat")
    return _say(request, game, Motion.to_replace(seat), wish)


@router.post("/games/{game}/abandon", response_model=messages.GameOut)
@costs(1)
def abandon_game(
    request: Request, game: GameId, wish: messages.ConsentRequest = AGREED
) -> Response:
    """Ask that the game is abandoned, agree to it, or refuse it. Alone it is done at once."""
    return _say(request, game, ABANDON, wish)


def _say(request: Request, game: str, motion: Motion, wish: messages.ConsentRequest) -> Response:
    service, person = service_of(request), person_of(request)
    session = service.session(game)
    for seat in session.held_by(person):
        session.see(seat)
    say = service.leaving.agree if wish.agree else service.leaving.refuse
    say(session, person, motion)
    return json_response(wire.game_json(service.session(game), person, service.leaving))


@router.post("/games/{game}/seats/{seat}/return", response_model=messages.GameOut)
@costs(1)
def take_seat_back(request: Request, game: GameId, seat: SeatId) -> Response:
    """Take your own seat back from the computer that stands in for you."""
    service, person = service_of(request), person_of(request)
    session = service.session(game)
    service.leaving.take_back(session, own_seat(session, person, seat))
    return json_response(wire.game_json(service.session(game), person, service.leaving))
