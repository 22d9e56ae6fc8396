"""The JSON API: enough to write a player in any language. See docs/api.md."""

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response, StreamingResponse

from ...games.creation import SAVED, new_game
from ...games.journal import Entry, EntryRefused
from ...games.people import BadName, Person, clean_name, new_secret
from ...games.session import SECRET, GameSession, SessionSnapshot
from .. import messages
from ..dependencies import GameId, Service, Session, Visitor, service_of
from ..errors import JSON, RequestError, json_response, refusal
from ..language import words_of
from ..pages.box import chosen_edition
from ..pages.routes import fragment_of
from ..people import People, introduce, person_of
from ..security import place_of
from ..storage import Link, SqlGameStore
from ..webhooks import BadWebhook, check_url
from ..weights import HEAVY, costs
from . import wire
from .described import words_in
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
    """Return the store, for changes of seats."""
    seats: SqlGameStore = request.app.state.seats
    return seats


def own_seat(session: SessionSnapshot, person: Person | None, seat: int | None) -> int:
    """Return the seat somebody acts for: theirs, and named if they have several."""
    held = session.held_by(person)
    if session.unclaimed_by(person):
        raise RequestError("unclaimed")
    if seat is None and len(held) > 1:
        raise RequestError("which-seat")
    if not held or (seat is not None and seat not in held):
        raise RequestError("not-your-seat")
    return held[0] if seat is None else seat


def seen_seat(session: GameSession, person: Person | None, seat: int | None) -> int | None:
    """Return the seat somebody looks from; without one they are a spectator."""
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
    """Create a game. The answer has the secret tokens of its human seats."""
    wish = body.wish()
    choice = await chosen_edition(request, visitor, wish)
    created = await run_in_threadpool(new_game, wish, choice)
    person = await introduce(request, response)
    session = (await service.create(*created.by(person.id, place_of(request)))).snapshot
    content = {
        "game": session.id,
        "url": f"/games/{session.id}{'/companion' if session.journal.at_table else ''}",
        "seats": wire.seats_json(session, person),
    }
    return json_response(content, 201, cookie_of(response))


@router.get("/games", response_model=messages.GamesOut)
@costs(2)
async def list_games(service: Service, person: Visitor) -> Response:
    """Your games, those that everybody may watch, and your best results against computers."""
    lists = {"mine": await service.games_of(person), "listed": await service.listed_games(person)}
    return json_response(
        {
            **{name: [wire.summary_json(game) for game in games] for name, games in lists.items()},
            "best": [wire.best_json(*best) for best in await service.best_of(person)],
        }
    )


@router.get("/games/{game}", response_model=messages.GameOut)
@costs(1)
async def read_game(request: Request, session: Session, person: Visitor) -> Response:
    """A game from outside: who sits where, how far it is, who is asked."""
    return await described(request, session, person)


async def described(request: Request, session: GameSession, person: Person | None) -> Response:
    """Answer with a game from outside."""
    absences = await service_of(request).leaving.absences(session)
    return json_response(wire.game_json(session.snapshot, person, absences))


# Seats


@router.post("/games/{game}/seats/claim", response_model=messages.ClaimedOut)
@costs(1, creates=True)
async def claim_seat(
    request: Request,
    response: Response,
    service: Service,
    session: Session,
    claim: messages.ClaimRequest,
) -> Response:
    """Take a seat with its secret token, which is spent by that. The answer has the new token.

    A browser is known by its cookie from then on; a program shows the new token.
    """
    seat = await _seat_of_link(request, session.snapshot, claim.token)
    name = None if claim.name is None else _name(claim.name)
    person = await introduce(request, response)
    assert person.id is not None
    link = Link(claim.token, new_secret())
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
    return {"seat": seat, "name": session.names()[seat], **wire.token_json(session.id, token)}


@router.post("/games/{game}/seats/{seat}/renew", response_model=messages.ClaimedOut)
@costs(1)
async def renew_link(
    request: Request,
    response: Response,
    service: Service,
    session: Session,
    visitor: Visitor,
    seat: SeatId,
) -> Response:
    """Another secret token for your seat: whoever else had it or its link is out."""
    link = _own_link(session.snapshot, visitor, seat)
    person = await introduce(request, response)
    assert person.id is not None
    if not await seats_of(request).renew(session.id, seat, link, person.id):
        raise RequestError("seat-taken")
    await service.refresh(session)
    return json_response(_claimed(session.snapshot, seat), headers=cookie_of(response))


@router.post("/games/{game}/seats/{seat}/leave", response_model=messages.GameOut)
@costs(1)
async def leave_seat(
    request: Request, service: Service, session: Session, person: Visitor, seat: SeatId
) -> Response:
    """Give your seat up: whoever created the game can send its new link to somebody else."""
    link = _own_link(session.snapshot, person, seat)
    if not await seats_of(request).leave(session.id, seat, link):
        raise RequestError("seat-taken")
    await service.refresh(session)
    return await described(request, session, person)


def _own_link(session: SessionSnapshot, person: Person | None, seat: int) -> Link:
    own_seat(session, person, seat)
    token = session.seats[seat].token
    assert token is not None, "a seat that somebody holds has a link"
    return Link(token, new_secret())


@router.patch("/games/{game}/seats/{seat}", response_model=messages.ChangedSeatOut)
@costs(1)
async def change_seat(
    request: Request,
    service: Service,
    session: Session,
    person: Visitor,
    seat: SeatId,
    wish: messages.SeatRequest,
) -> Response:
    """Your name, and the address that is called when it is your turn."""
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
    """The cookie that a first visit was given."""
    cookie = response.headers.get("set-cookie")
    return {} if cookie is None else {"set-cookie": cookie}


# Playing


@router.get("/games/{game}/view", response_model=messages.ViewOut)
@costs(1)
async def read_view(
    session: Session, person: Visitor, seat: AskedSeat = None, lang: AskedLang = None
) -> Response:
    """All that the seat may know; without a seat, what a spectator may."""
    words = words_in(lang)
    seen = seen_seat(session, person, seat)
    content = await run_in_threadpool(wire.with_view, session.snapshot, seen, words)
    return json_response(content)


@router.get("/games/{game}/decision", response_model=messages.StandingOut)
@costs(1)
async def read_decision(
    request: Request, game: GameId, seat: AskedSeat = None, lang: AskedLang = None
) -> Response:
    """The same without the position: what is asked, and of whom."""
    words = words_in(lang)
    session = await service_of(request).session(game)
    seen = seen_seat(session, await person_of(request), seat)
    if words is None:
        return Response(wire.standing_text(session, seen), media_type=JSON)
    return json_response(await run_in_threadpool(wire.standing, session.snapshot, seen, words))


@router.post(
    "/games/{game}/entries",
    response_model=messages.StandingOut,
    responses={200: {"content": {PAGE: {}}}},
)
@costs(1, as_page=HEAVY)
async def make_entry(request: Request, game: GameId, wish: messages.EntryRequest) -> Response:
    """Choose, undo or confirm. The same request may be sent again: it counts once.

    A client that accepts `text/html` is answered with the table as its page shows it.
    """
    service, person = service_of(request), await person_of(request)
    session = await service.session(game)
    authorize = partial(own_seat, person=person, seat=wish.seat)
    seat = authorize(session.snapshot)
    entry = Entry(wish.sequence, seat, wish.kind, wish.option)
    try:
        await service.enter(session, entry, authorize=authorize)
    except EntryRefused as refused:
        extra = {"sequence": session.snapshot.news(seat).sequence}
        raise refusal(refused, extra) from None
    if request.headers.get("accept") == PAGE:
        return await fragment_of(request, session, person, wish.seat)
    return Response(wire.standing_text(session, seat), media_type=JSON)


@router.get("/games/{game}/hint", response_model=messages.HintOut)
@costs(5)
async def read_hint(
    service: Service, session: Session, person: Visitor, seat: AskedSeat = None
) -> Response:
    """What the computer would choose in your place; null if you are not asked."""
    own = own_seat(session.snapshot, person, seat)
    return json_response({"option": await service.computers.hint(session, own)})


@router.post("/games/{game}/faster", response_model=messages.GameOut)
@costs(1)
async def go_faster(
    request: Request, service: Service, session: Session, person: Visitor
) -> Response:
    """Computers no longer wait between their choices."""
    if not (session.snapshot.held_by(person) or session.snapshot.created_by(person)):
        raise RequestError("not-your-seat")
    await seats_of(request).make_faster(session.id)
    await service.refresh(session)
    service.computers.consider(session.id)
    return await described(request, session, person)


@router.get("/games/{game}/save", response_class=Response)
@costs(1)
async def read_save(request: Request, session: Session, person: Visitor) -> Response:
    """The game as a save file: when it is over, or for a person who plays all human seats."""
    now = session.snapshot
    if not now.may_save(person):
        raise RequestError("no-save")
    text = await run_in_threadpool(now.journal.committed.save)
    if not now.over and now.deal == SECRET:
        await seats_of(request).mark_deal(session.id, SAVED)  # a later player is told
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
    service: Service, session: Session, person: Visitor, seat: AskedSeat = None
) -> Response:
    """Server-sent events: `moved`, at once and whenever the seat may notice something new."""
    return LiveResponse(service, session, seen_seat(session, person, seat), person)
