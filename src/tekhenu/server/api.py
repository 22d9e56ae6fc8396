"""The JSON API: enough to write a player in any language. See docs/api.md."""

import json
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from fastapi.sse import KEEPALIVE_COMMENT, EventSourceResponse, format_sse_event
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response, StreamingResponse

from . import messages, wire
from .errors import Problem, json_response, refusal
from .founding import found
from .house import House
from .journal import Entry, Refused
from .language import words_of
from .live import Listener, Live, News
from .pages import fragment_of
from .people import BadName, Person, clean_name, introduce, person_of
from .sitting import Sitting
from .telling import words_in
from .webhooks import BadWebhook, check_url

GameId = Annotated[str, Path(max_length=40)]
SeatId = Annotated[int, Path(ge=0, le=3)]
AskedSeat = Annotated[int | None, Query(ge=0, le=3)]
AskedLang = Annotated[str | None, Query(max_length=20)]

PAGE = "text/html"
PROBLEM = {"model": messages.ProblemOut}
PROBLEMS: dict[int | str, dict[str, Any]] = dict.fromkeys(
    (400, 403, 404, 409, 410, 413, 422, 429), PROBLEM
)
router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["games"])


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def own_seat(sitting: Sitting, person: Person | None, seat: int | None) -> int:
    """The seat somebody acts for: theirs, and named if they have several."""
    held = sitting.held_by(person)
    if seat is None and len(held) > 1:
        raise Problem("which-seat")
    if not held or (seat is not None and seat not in held):
        raise Problem("not-your-seat")
    return held[0] if seat is None else seat


def seen_seat(sitting: Sitting, person: Person | None, seat: int | None) -> int | None:
    """The seat somebody looks from; without one they are a spectator."""
    return None if seat is None else own_seat(sitting, person, seat)


# Games


@router.post("/games", status_code=201, response_model=messages.CreatedOut)
def create_game(request: Request, response: Response, wish: messages.NewGameRequest) -> Response:
    """Begin a game. The answer has the secret tokens of its human seats."""
    founded = found(wish)
    person = introduce(request, response)
    sitting = house_of(request).create(*founded.by(person.id))
    content = {
        "game": sitting.id,
        "url": f"/games/{sitting.id}",
        "seats": wire.seats_json(sitting, person),
    }
    return json_response(content, 201, _cookie(response))


@router.get("/games", response_model=messages.GamesOut)
def list_games(request: Request) -> Response:
    """Your games, and those that everybody may watch."""
    person = person_of(request)
    house = house_of(request)
    lists = {"mine": house.games_of(person), "listed": house.listed_games(person)}
    return json_response(
        {name: [wire.summary_json(game) for game in games] for name, games in lists.items()}
    )


@router.get("/games/{game}", response_model=messages.GameOut)
def read_game(request: Request, game: GameId) -> Response:
    """A game from outside: who sits where, how far it is, who is asked."""
    return json_response(wire.game_json(house_of(request).sitting(game), person_of(request)))


# Seats


@router.post("/games/{game}/seats/claim", response_model=messages.ClaimedOut)
def claim_seat(
    request: Request, response: Response, game: GameId, claim: messages.ClaimRequest
) -> Response:
    """Take a seat with its secret token. Programs need not: they show the token each time."""
    house = house_of(request)
    sitting = house.sitting(game)
    found_seat = house.people.seat(claim.token)
    if found_seat is None or found_seat[0] != sitting.id:
        raise Problem("wrong-link")
    seat = found_seat[1]
    name = None if claim.name is None else _name(claim.name)
    person = introduce(request, response)
    assert person.id is not None
    house.store.hold(person.id, sitting.id, seat)
    if name is not None:
        house.store.change_seat(sitting.id, seat, name=name)
    names = house.sitting(game).names()
    return json_response({"seat": seat, "name": names[seat]}, headers=_cookie(response))


@router.patch("/games/{game}/seats/{seat}", response_model=messages.ClaimedOut)
def change_seat(
    request: Request, game: GameId, seat: SeatId, wish: messages.SeatRequest
) -> Response:
    """Your name, and the address that is told when it is your turn."""
    house = house_of(request)
    sitting = house.sitting(game)
    own_seat(sitting, person_of(request), seat)
    values: dict[str, str | None] = {}
    if "name" in wish.model_fields_set:
        values["name"] = None if wish.name is None else _name(wish.name)
    if "webhook" in wish.model_fields_set:
        values["webhook"] = _webhook(house, wish.webhook)
        values["site"] = str(request.base_url).rstrip("/")[:300]
        values["lang"] = words_of(request).lang
    if values:
        house.store.change_seat(sitting.id, seat, **values)
    return json_response({"seat": seat, "name": house.sitting(game).names()[seat]})


def _name(text: str) -> str:
    try:
        return clean_name(text)
    except BadName:
        raise Problem("bad-name") from None


def _webhook(house: House, url: str | None) -> str | None:
    if url is not None:
        try:
            check_url(url, allow_local=house.settings.allow_local_webhooks)
        except BadWebhook as wrong:
            raise Problem(wrong.code) from None
    return url


def _cookie(response: Response) -> dict[str, str]:
    """The cookie that a first visit was given."""
    cookie = response.headers.get("set-cookie")
    return {} if cookie is None else {"set-cookie": cookie}


# Playing


@router.get("/games/{game}/view", response_model=messages.ViewOut)
def read_view(
    request: Request, game: GameId, seat: AskedSeat = None, lang: AskedLang = None
) -> Response:
    """All that the seat may know; without a seat, what a spectator may."""
    words = words_in(lang)
    sitting = house_of(request).sitting(game)
    seen = seen_seat(sitting, person_of(request), seat)
    return json_response(wire.with_view(sitting, seen, words))


@router.get("/games/{game}/decision", response_model=messages.StandingOut)
def read_decision(
    request: Request, game: GameId, seat: AskedSeat = None, lang: AskedLang = None
) -> Response:
    """The same without the position: what is asked, and of whom."""
    words = words_in(lang)
    sitting = house_of(request).sitting(game)
    seen = seen_seat(sitting, person_of(request), seat)
    return json_response(wire.standing(sitting, seen, words))


@router.post(
    "/games/{game}/entries",
    response_model=messages.StandingOut,
    responses={200: {"content": {PAGE: {}}}},
)
def make_entry(request: Request, game: GameId, wish: messages.EntryRequest) -> Response:
    """Choose, undo or confirm. The same request may be sent again: it counts once.

    Who accepts `text/html` is answered with the table as the page shows it from now on.
    """
    house = house_of(request)
    sitting = house.sitting(game)
    seat = own_seat(sitting, person_of(request), wish.seat)
    try:
        house.enter(sitting, Entry(wish.sequence, seat, wish.kind, wish.option))
    except Refused as refused:
        raise refusal(refused, {"sequence": sitting.news(seat).sequence}) from None
    if request.headers.get("accept") == PAGE:
        return fragment_of(request, sitting, wish.seat)
    return json_response(wire.standing(sitting, seat))


@router.get("/games/{game}/hint", response_model=messages.HintOut)
def read_hint(request: Request, game: GameId, seat: AskedSeat = None) -> Response:
    """What the computer would choose in your place; null if you are not asked."""
    house = house_of(request)
    sitting = house.sitting(game)
    own = own_seat(sitting, person_of(request), seat)
    return json_response({"option": house.computers.hint(sitting, own)})


@router.post("/games/{game}/faster", response_model=messages.GameOut)
def go_faster(request: Request, game: GameId) -> Response:
    """Computers no longer wait between their choices."""
    house = house_of(request)
    sitting = house.sitting(game)
    person = person_of(request)
    if not (sitting.held_by(person) or sitting.created_by(person)):
        raise Problem("not-your-seat")
    house.store.make_faster(sitting.id)
    sitting = house.sitting(game)
    house.computers.consider(sitting.id)
    return json_response(wire.game_json(sitting, person))


@router.get("/games/{game}/save", response_class=Response)
def read_save(request: Request, game: GameId) -> Response:
    """The game as a save file: when it is over, or for a person who plays all human seats."""
    sitting = house_of(request).sitting(game)
    if not sitting.may_save(person_of(request)):
        raise Problem("no-save")
    with sitting.lock:
        text = sitting.journal.committed.save()
    headers = {"Content-Disposition": f'attachment; filename="tekhenu-{sitting.id}.json"'}
    return Response(text, media_type="application/json", headers=headers)


# Live


@router.get(
    "/games/{game}/live",
    response_class=StreamingResponse,
    responses={200: {"content": {EventSourceResponse.media_type: {}}}},
)
async def listen(request: Request, game: GameId, seat: AskedSeat = None) -> Response:
    """Server-sent events: `moved`, at once and whenever the seat may notice something new."""
    house = house_of(request)
    address = request.client.host if request.client is not None else ""
    limits = house.settings.limits
    if limits is not None and house.live.count(address) >= limits.listeners:
        raise Problem("too-many")

    def look() -> tuple[Sitting, int | None]:
        sitting = house.sitting(game)
        return sitting, seen_seat(sitting, person_of(request), seat)

    sitting, seen = await run_in_threadpool(look)
    return EventSourceResponse(
        _stream(house.live, sitting, Listener(seen, address)), headers={"X-Accel-Buffering": "no"}
    )


async def _stream(live: Live, sitting: Sitting, listener: Listener) -> AsyncIterator[bytes]:
    live.enter(sitting.id, listener)
    try:
        listener.tell(await run_in_threadpool(sitting.news, listener.seat))
        listener.wake()
        async for news in listener.hear():
            yield KEEPALIVE_COMMENT if news is None else _moved(news)
    finally:
        live.leave(sitting.id, listener)


def _moved(news: News) -> bytes:
    return format_sse_event(
        event="moved", id=str(news.sequence), data_str=json.dumps(news._asdict())
    )
