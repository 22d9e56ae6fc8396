"""The pages people see."""

from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Query, Request
from fastapi.responses import (
    FileResponse,
    HTMLResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)

from tekhenu.board import stylesheet
from tekhenu.text import languages

from ..errors import RequestError, json_response
from ..games.service import GameService, GameSession
from ..language import A_YEAR, COOKIE, is_own, words_of
from ..people import person_of
from .box import editions_of
from .box import router as box_router
from .coach import better_page, coach_page
from .companion import Misread, companion_page, entries_page, read_typed
from .comparing import comparison
from .help import router as help_router
from .home import home_page, join_page
from .kept import HAVE
from .learn import router as learn_router
from .leaving import departures
from .links import picture, unfolded
from .puzzles import router as puzzles_router
from .record import record_page, record_text
from .rendering import SERVER, headers_of, shown, site_of
from .replay import replay_page
from .seats import seats_page
from .stages import stage_page
from .standing import router as standing_router
from .table import Seen, board_page, seen_by, table_page, viewer_of

STATIC = SERVER / "static"
KEPT = {"Cache-Control": "no-cache"}
FOR_A_MINUTE = {"Cache-Control": "public, max-age=60"}

Seat = Annotated[int | None, Query(ge=0, le=3)]
Typed = Annotated[str, Query(max_length=300)]
Step = Annotated[int | None, Query(ge=0, le=100_000)]
PutOff = Annotated[str, Query(max_length=2000)]  # names of components, with spaces between them

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
router.include_router(help_router)
router.include_router(puzzles_router)
router.include_router(learn_router)
router.include_router(box_router)
router.include_router(standing_router)


@router.get("/")
def home(request: Request) -> Response:
    return shown(
        request, "home.html", home_page(service_of(request), person_of(request), words_of(request))
    )


@router.get("/games/{game}")
def table(request: Request, game: str, seat: Seat = None) -> Response:
    session = session_of(request, game)
    return shown(request, "table.html", at_table(request, session, seat) | link(request, session))


@router.get("/games/{game}/table")
def fragment(request: Request, game: str, seat: Seat = None) -> Response:
    return fragment_of(request, session_of(request, game), seat)


@router.get("/games/{game}/companion")
def companion(request: Request, game: str, seat: Seat = None) -> Response:
    """A game at a real table, for whoever has a seat at it."""
    session = session_of(request, game)
    if not is_companion(request, session):
        return RedirectResponse(f"/games/{game}", status_code=303)
    page = at_companion(request, session, seat)
    return shown(request, "companion.html", page | link(request, session))


@router.get("/games/{game}/companion/table")
def companion_fragment(
    request: Request, game: str, seat: Seat = None, later: PutOff = ""
) -> Response:
    session = session_of(request, game)
    if not is_companion(request, session):
        raise HTTPException(404)
    return shown(request, "_companion.html", at_companion(request, session, seat, later))


@router.get("/games/{game}/companion/read")
def companion_read(request: Request, game: str, text: Typed) -> Response:
    """What somebody has typed, as the options that are to be entered."""
    session = session_of(request, game)
    if not is_companion(request, session):
        raise HTTPException(404)
    with session.lock:
        try:
            options = read_typed(session.journal.committed, text, words_of(request))
        except Misread as wrong:
            return json_response({"message": str(wrong)}, 422, headers_of(request))
    return json_response({"options": options}, headers=headers_of(request))


@router.get("/games/{game}/companion/entries")
def companion_entries(request: Request, game: str, seat: Seat = None) -> Response:
    """What was entered, to be corrected."""
    session = session_of(request, game)
    words, held = words_of(request), session.held_by(person_of(request))
    if not is_companion(request, session):
        raise HTTPException(404)
    with session.lock:
        viewer = viewer_of(session, held, seat)
        page = entries_page(session.journal.stands, viewer.seat, session.names(words), words)
    return shown(request, "_entries.html", page)


@router.get("/games/{game}/boards/{front}")
def board(
    request: Request, game: str, front: int, seat: Seat = None, step: Step = None
) -> Response:
    session = session_of(request, game)
    if front not in range(len(session.seats)):
        raise HTTPException(404)
    with session.lock:
        viewer = viewer_of(session, session.held_by(person_of(request)), seat)
        return shown(
            request, "_board.html", board_page(session, viewer, front, step, words_of(request))
        )


@router.get("/games/{game}/stages/{begin}")
def stage(request: Request, game: str, begin: int, seat: Seat = None) -> Response:
    """A Maat or a Scoring in full, as the table that is seen tells it."""
    session = session_of(request, game)
    words = words_of(request)
    with session.lock:
        viewer = viewer_of(session, session.held_by(person_of(request)), seat)
        view = session.journal.game_for(viewer.seat).view(viewer.seat)
        names = session.names(words)
    page = stage_page(view, begin, names, words)
    if page is None:
        raise HTTPException(404)
    return shown(request, "_stage.html", page)


@router.get("/games/{game}/coach")
def coach(request: Request, game: str, seat: Seat = None) -> Response:
    """What the coach says to the seat that is asked."""
    session = session_of(request, game)
    held = session.held_by(person_of(request))
    return shown(request, "_coach.html", coach_page(session, held, seat, words_of(request)))


@router.get("/games/{game}/coach/better")
def better(request: Request, game: str, seat: Seat = None) -> Response:
    """What the coach would rather have done; it has to think about it as for a hint."""
    session = session_of(request, game)
    held = session.held_by(person_of(request))
    computers = service_of(request).computers
    page = better_page(session, computers, held, seat, words_of(request))
    return shown(request, "_better.html", page)


@router.get("/games/{game}/seats")
def seats(request: Request, game: str) -> Response:
    session = session_of(request, game)
    person, words = person_of(request), words_of(request)
    leaving = departures(session, person, words, service_of(request).leaving)
    with session.lock:
        page = seats_page(session, person, words, site_of(request))
    page["departures"] = leaving
    return shown(request, "_seats.html", page)


@router.get("/games/{game}/replay")
def replay(request: Request, game: str, step: Step = None, seat: Seat = None) -> Response:
    page = at_replay(request, game, step, seat)
    return shown(request, "replay.html", page | link(request, session_of(request, game)))


@router.get("/games/{game}/replay/table")
def replay_step(request: Request, game: str, step: Step = None, seat: Seat = None) -> Response:
    """What changes from step to step: the page keeps its log."""
    return shown(request, "_replay.html", at_replay(request, game, step, seat, with_log=False))


@router.get("/games/{game}/record")
def record(request: Request, game: str) -> Response:
    session = session_of(request, game)
    page = record_page(session, person_of(request), words_of(request))
    return shown(request, "record.html", page | link(request, session))


@router.get("/games/{game}/record.txt")
def record_as_text(request: Request, game: str) -> Response:
    session = session_of(request, game)
    page = record_page(session, person_of(request), words_of(request))
    return PlainTextResponse(record_text(page), headers=headers_of(request))


@router.get("/join/{game}")
def join(request: Request, game: str) -> Response:
    session = session_of(request, game)
    page = join_page(session, words_of(request))
    return shown(request, "join.html", page | link(request, session))


@router.get("/games/{game}/picture.png")
def game_picture(request: Request, game: str) -> Response:
    """For whoever shows a link to the game."""
    shot = picture(session_of(request, game))
    return Response(shot, media_type="image/png", headers=FOR_A_MINUTE)


@router.get("/language/{lang}")
def choose_language(lang: str, back: str = "/") -> Response:
    """The switch is a plain link, so that it works without script; the choice is remembered."""
    if lang not in languages():
        raise HTTPException(404)
    answer = RedirectResponse(back if is_own(back) else "/", status_code=303)
    answer.set_cookie(COOKIE, lang, max_age=A_YEAR, httponly=True, samesite="lax")
    return answer


@router.get("/static/board.css")
def board_css() -> Response:
    return Response(stylesheet(), media_type="text/css", headers=KEPT)


@router.get("/static/{name}")
def static(name: str) -> Response:
    if name not in {file.name for file in STATIC.iterdir()}:
        raise HTTPException(404)
    return FileResponse(STATIC / name, headers=KEPT)


def service_of(request: Request) -> GameService:
    service: GameService = request.app.state.service
    return service


def session_of(request: Request, game: str) -> GameSession:
    return service_of(request).session(game)


def link(request: Request, session: GameSession) -> dict[str, Any]:
    """What the page says of itself to those who show its link."""
    return {"link": unfolded(session, words_of(request), site_of(request))}


def fragment_of(request: Request, session: GameSession, seat: int | None) -> Response:
    """The table as the page swaps it in."""
    have = request.headers.get(HAVE, "")
    return shown(request, "_table.html", at_table(request, session, seat, have))


def is_companion(request: Request, session: GameSession) -> bool:
    """Whether people roll and draw, and this one is among them."""
    return session.journal.told and bool(session.held_by(person_of(request)))


def at_companion(
    request: Request, session: GameSession, seat: int | None, put_off: str = ""
) -> dict[str, Any]:
    """Return the companion's page; who began the game is asked to compare components.

    A component is shown with a question to a player: while people enter dice and cards, nothing
    moves under their fingers.
    """
    seen = seen_at(request, session, seat)
    page = companion_page(seen)
    if seen.mine is not None and session.created_by(person_of(request)):
        own, words = editions_of(request), words_of(request)
        page["comparison"] = comparison(seen.view, own, put_off.split(), words)
    return page


def at_table(
    request: Request, session: GameSession, seat: int | None, have: str = ""
) -> dict[str, Any]:
    return table_page(seen_at(request, session, seat), have)


def seen_at(request: Request, session: GameSession, seat: int | None) -> Seen:
    person, words = person_of(request), words_of(request)
    held = session.held_by(person)
    for own in held:
        session.see(own)
    leaving = departures(session, person, words, service_of(request).leaving)
    with session.lock:
        viewer = viewer_of(session, held, seat)
        return seen_by(session, viewer, words, leaving, inviter=session.created_by(person))


def at_replay(
    request: Request, game: str, step: int | None, seat: int | None, *, with_log: bool = True
) -> dict[str, Any]:
    session = session_of(request, game)
    held = session.held_by(person_of(request))
    return replay_page(session, held, seat, step, words_of(request), with_log=with_log)


def error_page(request: Request, problem: RequestError) -> Response:
    message = problem.message(words_of(request))
    return shown(request, "lost.html", {"message": message}, problem.status)
