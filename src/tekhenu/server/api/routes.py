"""The endpoints of games and seats in the JSON API. See docs/api.md."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response, StreamingResponse

from ...games.creation import SAVED, new_game
from ...games.people import BadName, Person, clean_name, new_secret
from ...games.session import SECRET, GameSession, SessionSnapshot
from .. import messages
from ..addresses import address_hash
from ..dependencies import CurrentSession, Service, Visitor, service_of
from ..errors import JSON, RequestError, json_response
from ..language import words_of
from ..pages.editions import chosen_edition
from ..people import People, get_or_create_person
from ..request_costs import costs
from ..storage import SqlGameStore, TokenChange
from ..webhooks import BadWebhook, check_url
from . import payloads
from .game_text import words_in
from .streaming import EVENTS, LiveResponse

SeatId = Annotated[int, Path(ge=0, le=3)]
AskedSeat = Annotated[int | None, Query(ge=0, le=3)]
AskedLang = Annotated[str | None, Query(max_length=20)]

PAGE = "text/html"
PROBLEM = {"model": messages.ProblemOut}
PROBLEMS: dict[int | str, dict[str, Any]] = dict.fromkeys(
    (400, 403, 404, 409, 410, 413, 421, 422, 429), PROBLEM
)
router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["games"])


def seats_of(request: Request) -> SqlGameStore:
    """Return the store that changes seats."""
    seats: SqlGameStore = request.app.state.seats
    return seats


def own_seat(session: SessionSnapshot, person: Person | None, seat: int | None) -> int:
    """Return the seat that a request acts for; `seat` is required from a holder of several."""
    held = session.held_by(person)
    if session.unclaimed_by(person):
        raise RequestError("unclaimed")
    if seat is None and len(held) > 1:
        raise RequestError("which-seat")
    if not held or (seat is not None and seat not in held):
        raise RequestError("not-your-seat")
    return held[0] if seat is None else seat


def seen_seat(session: GameSession, person: Person | None, seat: int | None) -> int | None:
    """Check the requested seat and note that its player is present; None means a spectator."""
    if seat is not None:
        session.see(own_seat(session.snapshot, person, seat))
    return seat


@router.get("/openapi.json", include_in_schema=False)
@costs(1)
def read_schema(request: Request) -> Response:
    """Return the OpenAPI schema of the JSON API."""
    return json_response(request.app.openapi())


# Games


@router.post("/games", status_code=201, response_model=messages.CreatedOut)
@costs(5, creates=True)
async def create_game(
    request: Request,
    response: Response,
    service: Service,
    visitor: Visitor,
    body: messages.NewGameRequest,
) -> Response:
    """Create a game. The response contains the secret tokens of its human seats."""
    wish = body.wish()
    choice = await chosen_edition(request, visitor, wish)
    created = await run_in_threadpool(new_game, wish, choice)
    person = await get_or_create_person(request, response)
    session = await service.create(*created.by(person.id, address_hash(request)))
    return created_response(session.snapshot, person, response)


def created_response(session: SessionSnapshot, person: Person, response: Response) -> Response:
    """Respond with a new game and its secret tokens."""
    content = {
        "game": session.id,
        "url": f"/games/{session.id}{'/companion' if session.journal.at_table else ''}",
        "seats": payloads.seats_json(session, person),
    }
    return json_response(content, 201, cookie_of(response))


@router.get("/games", response_model=messages.GamesOut)
@costs(2)
async def list_games(service: Service, person: Visitor) -> Response:
    """List your games, the games that everybody may watch, and your best results."""
    lists = {"mine": await service.games_of(person), "listed": await service.listed_games(person)}
    return json_response(
        {
            **{
                name: [payloads.summary_json(game) for game in games]
                for name, games in lists.items()
            },
            "best": [payloads.best_json(*best) for best in await service.best_of(person)],
        }
    )


@router.get("/games/{game}", response_model=messages.GameOut)
@costs(1)
async def read_game(request: Request, session: CurrentSession, person: Visitor) -> Response:
    """Return the seats, settings and progress of a game, without its position."""
    return await described(request, session, person)


async def described(request: Request, session: GameSession, person: Person | None) -> Response:
    """Respond with the seats, settings and progress of a game."""
    absences = await service_of(request).leaving.absences(session)
    return json_response(payloads.game_json(session.snapshot, person, absences))


# Seats


@router.post("/games/{game}/seats/claim", response_model=messages.ClaimedOut)
@costs(1, creates=True)
async def claim_seat(
    request: Request,
    response: Response,
    service: Service,
    session: CurrentSession,
    claim: messages.ClaimRequest,
) -> Response:
    """Take a seat with its secret token. The response contains a new token, which replaces it.

    A browser is identified by its cookie from then on, a program by the new token.
    """
    seat = await _seat_of_link(request, session.snapshot, claim.token)
    name = None if claim.name is None else _name(claim.name)
    person = await get_or_create_person(request, response)
    assert person.id is not None
    link = TokenChange(claim.token, new_secret())
    if not await seats_of(request).claim(person.id, session.id, seat, link, name):
        raise RequestError("seat-taken")
    await service.refresh(session)
    return json_response(_claimed(session.snapshot, seat), headers=cookie_of(response))


async def _seat_of_link(request: Request, session: SessionSnapshot, token: str) -> int:
    people: People = request.app.state.people
    found = await people.seat(token)
    if found is not None and found[0] == session.id and session.seats[found[1]].token == token:
        return found[1]
    spent = await seats_of(request).spent(token)
    raise RequestError(
        "seat-taken" if spent is not None and spent[0] == session.id else "wrong-link"
    )


def _claimed(session: SessionSnapshot, seat: int) -> dict[str, Any]:
    """Return what the new holder of a seat needs to know."""
    token = session.seats[seat].token
    return {
        "seat": seat,
        "name": session.names()[seat],
        **payloads.token_json(session.id, token),
    }


@router.post("/games/{game}/seats/{seat}/renew", response_model=messages.ClaimedOut)
@costs(1)
async def renew_link(
    request: Request,
    response: Response,
    service: Service,
    session: CurrentSession,
    visitor: Visitor,
    seat: SeatId,
) -> Response:
    """Replace the secret token of your seat. Other devices and links lose access to the seat."""
    link = _own_link(session.snapshot, visitor, seat)
    person = await get_or_create_person(request, response)
    assert person.id is not None
    if not await seats_of(request).renew(session.id, seat, link, person.id):
        raise RequestError("seat-taken")
    await service.refresh(session)
    return json_response(_claimed(session.snapshot, seat), headers=cookie_of(response))


@router.post("/games/{game}/seats/{seat}/leave", response_model=messages.GameOut)
@costs(1)
async def leave_seat(
    request: Request, service: Service, session: CurrentSession, person: Visitor, seat: SeatId
) -> Response:
    """Give up your seat. The creator of the game can give its new link to another person."""
    link = _own_link(session.snapshot, person, seat)
    if not await seats_of(request).leave(session.id, seat, link):
        raise RequestError("seat-taken")
    await service.refresh(session)
    return await described(request, session, person)


def _own_link(session: SessionSnapshot, person: Person | None, seat: int) -> TokenChange:
    own_seat(session, person, seat)
    token = session.seats[seat].token
    assert token is not None, "a seat with a holder has a token"
    return TokenChange(token, new_secret())


@router.patch("/games/{game}/seats/{seat}", response_model=messages.ChangedSeatOut)
@costs(1)
async def change_seat(
    request: Request,
    service: Service,
    session: CurrentSession,
    person: Visitor,
    seat: SeatId,
    wish: messages.SeatRequest,
) -> Response:
    """Change your name and the webhook that is called when it is your turn."""
    own_seat(session.snapshot, person, seat)
    values: dict[str, str | None] = {}
    if "name" in wish.model_fields_set:
        values["name"] = None if wish.name is None else _name(wish.name)
    if "webhook" in wish.model_fields_set:
        values["webhook"] = _webhook(request, wish.webhook)
        values["site"] = str(request.base_url).rstrip("/")[:300]
        values["lang"] = words_of(request).lang
    if values:
        await seats_of(request).change_seat(session.id, seat, values)
        await service.refresh(session)
    return json_response({"seat": seat, "name": session.snapshot.names()[seat]})


def _name(text: str) -> str:
    try:
        return clean_name(text)
    except BadName:
        raise RequestError("bad-name") from None


def _webhook(request: Request, url: str | None) -> str | None:
    if url is not None:
        try:
            check_url(url, allow_local=request.app.state.config.allow_local_webhooks)
        except BadWebhook as wrong:
            raise RequestError(wrong.code) from None
    return url


def cookie_of(response: Response) -> dict[str, str]:
    """Return the header with the cookie that was set for a new browser, if any."""
    cookie = response.headers.get("set-cookie")
    return {} if cookie is None else {"set-cookie": cookie}


# Playing


@router.get("/games/{game}/view", response_model=messages.ViewOut)
@costs(1)
async def read_view(
    session: CurrentSession, person: Visitor, seat: AskedSeat = None, lang: AskedLang = None
) -> Response:
    """Return everything that the seat may know; without a seat, what a spectator may know."""
    words = words_in(lang)
    seen = seen_seat(session, person, seat)
    content = await run_in_threadpool(payloads.seat_state_with_view, session.snapshot, seen, words)
    return json_response(content)


@router.post("/games/{game}/faster", response_model=messages.GameOut)
@costs(1)
async def go_faster(
    request: Request, service: Service, session: CurrentSession, person: Visitor
) -> Response:
    """Remove the pause between the choices of computers."""
    if not (session.snapshot.held_by(person) or session.snapshot.created_by(person)):
        raise RequestError("not-your-seat")
    await seats_of(request).make_faster(session.id)
    await service.refresh(session)
    service.computers.consider(session.id)
    return await described(request, session, person)


@router.get("/games/{game}/save", response_class=Response)
@costs(1)
async def read_save(request: Request, session: CurrentSession, person: Visitor) -> Response:
    """Download the game as a save file, after its end or if you play all human seats."""
    now = session.snapshot
    if not now.may_save(person):
        raise RequestError("no-save")
    text = await run_in_threadpool(now.journal.committed.save)
    if not now.over and now.deal == SECRET:
        await seats_of(request).mark_deal(session.id, SAVED)  # shown to players who join later
    headers = {"Content-Disposition": f'attachment; filename="tekhenu-{session.id}.json"'}
    return Response(text, media_type=JSON, headers=headers)


# Live


@router.get(
    "/games/{game}/live",
    response_class=StreamingResponse,
    responses={200: {"content": {EVENTS: {}}}},
)
@costs(1, stream=True)
async def listen(
    service: Service, session: CurrentSession, person: Visitor, seat: AskedSeat = None
) -> Response:
    """Stream server-sent events: `moved`, at once and whenever something visible has changed."""
    return LiveResponse(service, session, seen_seat(session, person, seat), person)
