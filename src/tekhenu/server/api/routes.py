"""The JSON API: enough to write a player in any language. See docs/api.md."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response, StreamingResponse

from ..errors import RequestError, json_response, refusal
from ..games.creation import SAVED, new_game
from ..games.journal import Entry, EntryRefused
from ..games.service import GameService
from ..games.session import SECRET, GameSession
from ..games.webhooks import BadWebhook, check_url
from ..language import words_of
from ..pages.box import chosen_edition
from ..pages.routes import fragment_of
from ..people import BadName, Person, clean_name, introduce, new_secret, person_of
from ..security import place_of
from ..storage import Link
from ..weights import HEAVY, costs
from . import messages, wire
from .described import words_in
from .streaming import EVENTS, LiveResponse

GameId = Annotated[str, Path(max_length=40)]
SeatId = Annotated[int, Path(ge=0, le=3)]
AskedSeat = Annotated[int | None, Query(ge=0, le=3)]
AskedLang = Annotated[str | None, Query(max_length=20)]

PAGE = "text/html"
PROBLEM = {"model": messages.ProblemOut}
PROBLEMS: dict[int | str, dict[str, Any]] = dict.fromkeys(
    (400, 403, 404, 409, 410, 413, 421, 422, 429), PROBLEM
)
router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["games"])


def service_of(request: Request) -> GameService:
    service: GameService = request.app.state.service
    return service


def own_seat(session: GameSession, person: Person | None, seat: int | None) -> int:
    """The seat somebody acts for: theirs, and named if they have several."""
    held = session.held_by(person)
    if session.unclaimed_by(person):
        raise RequestError("unclaimed")
    if seat is None and len(held) > 1:
        raise RequestError("which-seat")
    if not held or (seat is not None and seat not in held):
        raise RequestError("not-your-seat")
    return held[0] if seat is None else seat


def seen_seat(session: GameSession, person: Person | None, seat: int | None) -> int | None:
    """The seat somebody looks from; without one they are a spectator."""
    if seat is not None:
        session.see(own_seat(session, person, seat))
    return seat


@router.get("/openapi.json", include_in_schema=False)
@costs(1)
def read_schema(request: Request) -> Response:
    """Return the OpenAPI schema of the JSON API."""
    return json_response(request.app.openapi())


# Games


@router.post("/games", status_code=201, response_model=messages.CreatedOut)
@costs(5, creates=True)
def create_game(request: Request, response: Response, wish: messages.NewGameRequest) -> Response:
    """Begin a game. The answer has the secret tokens of its human seats."""
    founded = new_game(wish, chosen_edition(request, wish))
    person = introduce(request, response)
    session = service_of(request).create(*founded.by(person.id, place_of(request)))
    content = {
        "game": session.id,
        "url": f"/games/{session.id}{'/companion' if session.journal.told else ''}",
        "seats": wire.seats_json(session, person),
    }
    return json_response(content, 201, cookie_of(response))


@router.get("/games", response_model=messages.GamesOut)
@costs(2)
def list_games(request: Request) -> Response:
    """Your games, those that everybody may watch, and your best results against computers."""
    person = person_of(request)
    service = service_of(request)
    lists = {"mine": service.games_of(person), "listed": service.listed_games(person)}
    return json_response(
        {
            **{name: [wire.summary_json(game) for game in games] for name, games in lists.items()},
            "best": [wire.best_json(*best) for best in service.best_of(person)],
        }
    )


@router.get("/games/{game}", response_model=messages.GameOut)
@costs(1)
def read_game(request: Request, game: GameId) -> Response:
    """A game from outside: who sits where, how far it is, who is asked."""
    service = service_of(request)
    return json_response(wire.game_json(service.session(game), person_of(request), service.leaving))


# Seats


@router.post("/games/{game}/seats/claim", response_model=messages.ClaimedOut)
@costs(1, creates=True)
def claim_seat(
    request: Request, response: Response, game: GameId, claim: messages.ClaimRequest
) -> Response:
    """Take a seat with its secret token, which is spent by that. The answer has the new token.

    A browser is known by its cookie from then on; a program shows the new token.
    """
    service = service_of(request)
    session = service.session(game)
    seat = _seat_of_link(service, session, claim.token)
    name = None if claim.name is None else _name(claim.name)
    person = introduce(request, response)
    assert person.id is not None
    link = Link(claim.token, new_secret())
    if not service.store.claim(person.id, session.id, seat, link, name):
        raise RequestError("seat-taken")
    return json_response(_claimed(service, game, seat), headers=cookie_of(response))


def _seat_of_link(service: GameService, session: GameSession, token: str) -> int:
    found = service.people.seat(token)
    if found is not None and found[0] == session.id and session.seats[found[1]].token == token:
        return found[1]
    spent = service.store.spent(token)
    raise RequestError(
        "seat-taken" if spent is not None and spent[0] == session.id else "wrong-link"
    )


def _claimed(service: GameService, game: str, seat: int) -> dict[str, Any]:
    """What whoever has the seat now needs to know; the others are told that it changed."""
    session = service.session(game)
    row = session.seats[seat]
    return {"seat": seat, "name": session.names()[seat], **wire.token_json(game, row.token)}


@router.post("/games/{game}/seats/{seat}/renew", response_model=messages.ClaimedOut)
@costs(1)
def renew_link(request: Request, response: Response, game: GameId, seat: SeatId) -> Response:
    """Another secret token for your seat: whoever else had it or its link is out."""
    service, session, link = _own_link(request, game, seat)
    person = introduce(request, response)
    assert person.id is not None
    if not service.store.renew(session.id, seat, link, person.id):
        raise RequestError("seat-taken")
    return json_response(_claimed(service, game, seat), headers=cookie_of(response))


@router.post("/games/{game}/seats/{seat}/leave", response_model=messages.GameOut)
@costs(1)
def leave_seat(request: Request, game: GameId, seat: SeatId) -> Response:
    """Give your seat up: whoever began the game can send its new link to somebody else."""
    service, session, link = _own_link(request, game, seat)
    if not service.store.leave(session.id, seat, link):
        raise RequestError("seat-taken")
    return json_response(wire.game_json(service.session(game), person_of(request), service.leaving))


def _own_link(request: Request, game: str, seat: int) -> tuple[GameService, GameSession, Link]:
    service = service_of(request)
    session = service.session(game)
    own_seat(session, person_of(request), seat)
    token = session.seats[seat].token
    assert token is not None, "a seat that somebody holds has a link"
    return service, session, Link(token, new_secret())


@router.patch("/games/{game}/seats/{seat}", response_model=messages.ChangedSeatOut)
@costs(1)
def change_seat(
    request: Request, game: GameId, seat: SeatId, wish: messages.SeatRequest
) -> Response:
    """Your name, and the address that is told when it is your turn."""
    service = service_of(request)
    session = service.session(game)
    own_seat(session, person_of(request), seat)
    values: dict[str, str | None] = {}
    if "name" in wish.model_fields_set:
        values["name"] = None if wish.name is None else _name(wish.name)
    if "webhook" in wish.model_fields_set:
        values["webhook"] = _webhook(service, wish.webhook)
        values["site"] = str(request.base_url).rstrip("/")[:300]
        values["lang"] = words_of(request).lang
    if values:
        service.store.change_seat(session.id, seat, **values)
    return json_response({"seat": seat, "name": service.session(game).names()[seat]})


def _name(text: str) -> str:
    try:
        return clean_name(text)
    except BadName:
        raise RequestError("bad-name") from None


def _webhook(service: GameService, url: str | None) -> str | None:
    if url is not None:
        try:
            check_url(url, allow_local=service.config.allow_local_webhooks)
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
def read_view(
    request: Request, game: GameId, seat: AskedSeat = None, lang: AskedLang = None
) -> Response:
    """All that the seat may know; without a seat, what a spectator may."""
    words = words_in(lang)
    session = service_of(request).session(game)
    seen = seen_seat(session, person_of(request), seat)
    return json_response(wire.with_view(session, seen, words))


@router.get("/games/{game}/decision", response_model=messages.StandingOut)
@costs(1)
def read_decision(
    request: Request, game: GameId, seat: AskedSeat = None, lang: AskedLang = None
) -> Response:
    """The same without the position: what is asked, and of whom."""
    words = words_in(lang)
    session = service_of(request).session(game)
    seen = seen_seat(session, person_of(request), seat)
    return json_response(wire.standing(session, seen, words))


@router.post(
    "/games/{game}/entries",
    response_model=messages.StandingOut,
    responses={200: {"content": {PAGE: {}}}},
)
@costs(1, as_page=HEAVY)
def make_entry(request: Request, game: GameId, wish: messages.EntryRequest) -> Response:
    """Choose, undo or confirm. The same request may be sent again: it counts once.

    Who accepts `text/html` is answered with the table as the page shows it from now on.
    """
    service = service_of(request)
    session = service.session(game)
    seat = own_seat(session, person_of(request), wish.seat)
    try:
        service.enter(session, Entry(wish.sequence, seat, wish.kind, wish.option))
    except EntryRefused as refused:
        raise refusal(refused, {"sequence": session.news(seat).sequence}) from None
    if request.headers.get("accept") == PAGE:
        return fragment_of(request, session, wish.seat)
    return json_response(wire.standing(session, seat))


@router.get("/games/{game}/hint", response_model=messages.HintOut)
@costs(5)
def read_hint(request: Request, game: GameId, seat: AskedSeat = None) -> Response:
    """What the computer would choose in your place; null if you are not asked."""
    service = service_of(request)
    session = service.session(game)
    own = own_seat(session, person_of(request), seat)
    return json_response({"option": service.computers.hint(session, own)})


@router.post("/games/{game}/faster", response_model=messages.GameOut)
@costs(1)
def go_faster(request: Request, game: GameId) -> Response:
    """Computers no longer wait between their choices."""
    service = service_of(request)
    session = service.session(game)
    person = person_of(request)
    if not (session.held_by(person) or session.created_by(person)):
        raise RequestError("not-your-seat")
    service.store.make_faster(session.id)
    session = service.session(game)
    service.computers.consider(session.id)
    return json_response(wire.game_json(session, person, service.leaving))


@router.get("/games/{game}/save", response_class=Response)
@costs(1)
def read_save(request: Request, game: GameId) -> Response:
    """The game as a save file: when it is over, or for a person who plays all human seats."""
    session = service_of(request).session(game)
    if not session.may_save(person_of(request)):
        raise RequestError("no-save")
    with session.lock:
        over, text = session.over, session.journal.committed.save()
    if not over and session.deal == SECRET:
        service_of(request).store.mark_deal(session.id, SAVED)  # whoever comes later is told
    headers = {"Content-Disposition": f'attachment; filename="tekhenu-{session.id}.json"'}
    return Response(text, media_type="application/json", headers=headers)


# Live


@router.get(
    "/games/{game}/live",
    response_class=StreamingResponse,
    responses={200: {"content": {EVENTS: {}}}},
)
@costs(1, stream=True)
async def listen(request: Request, game: GameId, seat: AskedSeat = None) -> Response:
    """Server-sent events: `moved`, at once and whenever the seat may notice something new."""
    service = service_of(request)

    def look() -> LiveResponse:
        session, person = service.session(game), person_of(request)
        return LiveResponse(service, session, seen_seat(session, person, seat), person)

    return await run_in_threadpool(look)
