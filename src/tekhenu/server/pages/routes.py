"""The pages people see."""

from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, HTTPException, Query, Request
from fastapi.responses import (
    FileResponse,
    HTMLResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)
from starlette.concurrency import run_in_threadpool

from tekhenu.board import stylesheet
from tekhenu.text import Catalogue, languages

from ...games.leaving import Absences
from ...games.people import Person
from ...games.session import GameSession, SessionSnapshot
from ...presentation.stages import stage_page
from ..dependencies import Service, Session, Visitor, service_of
from ..errors import RequestError, json_response
from ..language import A_YEAR, COOKIE, is_own, words_of
from ..weights import costs
from .box import editions_of
from .box import router as box_router
from .coach import better_page, coach_page
from .companion import Misread, companion_page, entries_page, read_typed
from .comparing import comparison
from .help import router as help_router
from .home import Lists, home_page, join_page
from .kept import HAVE
from .learn import router as learn_router
from .leaving import departures
from .links import picture, unfolded
from .puzzles import router as puzzles_router
from .record import record_page, record_text
from .rendering import SERVER, headers_of, shown, site_of
from .replay import replay_page
from .seats import seats_page
from .standing import router as standing_router
from .table import Seen, board_page, seen_by, table_page, viewer_of

STATIC = SERVER / "static"
KEPT = {"Cache-Control": "no-cache"}
FOR_A_MINUTE = {"Cache-Control": "public, max-age=60"}

Seat = Annotated[int | None, Query(ge=0, le=3)]
Typed = Annotated[str, Query(max_length=300)]
Step = Annotated[int | None, Query(ge=0, le=100_000)]
PutOff = Annotated[str, Query(max_length=2000)]  # names of components, with spaces between them


class Looking(NamedTuple):
    """A request to see a game, with everything that drawing it needs."""

    session: SessionSnapshot
    person: Person | None
    seat: int | None
    words: Catalogue
    absences: Absences

    def seen(self) -> Seen:
        session = self.session
        viewer = viewer_of(session, session.held_by(self.person), self.seat)
        leaving = departures(session, self.person, self.words, self.absences)
        inviter = session.created_by(self.person)
        return seen_by(session, viewer, self.words, leaving, inviter=inviter)


router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
router.include_router(help_router)
router.include_router(puzzles_router)
router.include_router(learn_router)
router.include_router(box_router)
router.include_router(standing_router)


@router.get("/")
@costs(2)
async def home(request: Request, service: Service, person: Visitor) -> Response:
    lists = Lists(
        await service.games_of(person),
        await service.listed_games(person),
        await service.best_of(person),
        await run_in_threadpool(editions_of, request, person),
    )
    return await run_in_threadpool(_home, request, lists)


def _home(request: Request, lists: Lists) -> Response:
    return shown(request, "home.html", home_page(lists, words_of(request)))


@router.get("/games/{game}")
@costs(5)
async def table(request: Request, session: Session, person: Visitor, seat: Seat = None) -> Response:
    seen = await look_from(request, session, person, seat)
    return await run_in_threadpool(_table, request, seen)


def _table(request: Request, look: Looking) -> Response:
    return shown(request, "table.html", table_page(look.seen(), "") | link(request, look.session))


@router.get("/games/{game}/table")
@costs(5)
async def fragment(
    request: Request, session: Session, person: Visitor, seat: Seat = None
) -> Response:
    return await fragment_of(request, session, person, seat)


@router.get("/games/{game}/companion")
@costs(3)
async def companion(
    request: Request, session: Session, person: Visitor, seat: Seat = None
) -> Response:
    """A game at a real table, for whoever has a seat at it."""
    if not is_companion(session.snapshot, person):
        return RedirectResponse(f"/games/{session.id}", status_code=303)
    look = await look_from(request, session, person, seat)
    return await run_in_threadpool(_companion, request, look)


def _companion(request: Request, look: Looking) -> Response:
    page = compared(request, look) | link(request, look.session)
    return shown(request, "companion.html", page)


@router.get("/games/{game}/companion/table")
@costs(3)
async def companion_fragment(
    request: Request, session: Session, person: Visitor, seat: Seat = None, later: PutOff = ""
) -> Response:
    if not is_companion(session.snapshot, person):
        raise HTTPException(404)
    look = await look_from(request, session, person, seat)
    return await run_in_threadpool(_companion_fragment, request, look, later)


def _companion_fragment(request: Request, look: Looking, put_off: str) -> Response:
    return shown(request, "_companion.html", compared(request, look, put_off))


def compared(request: Request, look: Looking, put_off: str = "") -> dict[str, Any]:
    """Return the companion's page; the creator of the game is asked to compare components.

    A component is shown with a question to a player: while people enter dice and cards, nothing
    moves under their fingers.
    """
    seen = look.seen()
    page = companion_page(seen)
    if seen.mine is not None and look.session.created_by(look.person):
        own = editions_of(request, look.person)
        page["comparison"] = comparison(seen.view, own, put_off.split(), look.words)
    return page


@router.get("/games/{game}/companion/read")
@costs(3)
def companion_read(
    request: Request, session: Session, person: Visitor, text: Typed, seat: Seat = None
) -> Response:
    """Read typed outcomes as the options to be entered."""
    now = session.snapshot
    if not is_companion(now, person):
        raise HTTPException(404)
    viewer = viewer_of(now, now.held_by(person), seat)
    try:
        options = read_typed(now.journal.committed, viewer.seat, text, words_of(request))
    except Misread as wrong:
        return json_response({"message": str(wrong)}, 422, headers_of(request))
    return json_response({"options": options}, headers=headers_of(request))


@router.get("/games/{game}/companion/entries")
@costs(3)
def companion_entries(
    request: Request, session: Session, person: Visitor, seat: Seat = None
) -> Response:
    """What was entered, to be corrected."""
    now, words = session.snapshot, words_of(request)
    if not is_companion(now, person):
        raise HTTPException(404)
    viewer = viewer_of(now, now.held_by(person), seat)
    page = entries_page(now.journal.stands, viewer.seat, now.names(words), words)
    return shown(request, "_entries.html", page)


@router.get("/games/{game}/boards/{front}")
@costs(2)
def board(
    request: Request,
    session: Session,
    person: Visitor,
    front: int,
    seat: Seat = None,
    step: Step = None,
) -> Response:
    now = session.snapshot
    if front not in range(len(now.seats)):
        raise HTTPException(404)
    viewer = viewer_of(now, now.held_by(person), seat)
    page = board_page(now, viewer, front, step, words_of(request))
    return shown(request, "_board.html", page)


@router.get("/games/{game}/stages/{begin}")
@costs(2)
def stage(
    request: Request, session: Session, person: Visitor, begin: int, seat: Seat = None
) -> Response:
    """A Maat or a Scoring in full, as the viewer may see it."""
    now, words = session.snapshot, words_of(request)
    viewer = viewer_of(now, now.held_by(person), seat)
    view = now.journal.game_for(viewer.seat).view(viewer.seat)
    page = stage_page(view, begin, now.names(words), words)
    if page is None:
        raise HTTPException(404)
    return shown(request, "_stage.html", page)


@router.get("/games/{game}/coach")
@costs(2)
def coach(request: Request, session: Session, person: Visitor, seat: Seat = None) -> Response:
    """The coach's advice to the seat that is asked."""
    now = session.snapshot
    page = coach_page(now, now.held_by(person), seat, words_of(request))
    return shown(request, "_coach.html", page)


@router.get("/games/{game}/coach/better")
@costs(5)
async def better(
    request: Request, service: Service, session: Session, person: Visitor, seat: Seat = None
) -> Response:
    """The coach's better start of the turn; it takes as long as a hint."""
    held, words = session.snapshot.held_by(person), words_of(request)
    page = await better_page(session, service.computers, held, seat, words)
    return shown(request, "_better.html", page)


@router.get("/games/{game}/seats")
@costs(1)
async def seats(request: Request, service: Service, session: Session, person: Visitor) -> Response:
    absences = await service.leaving.absences(session)
    return await run_in_threadpool(_seats, request, session.snapshot, person, absences)


def _seats(
    request: Request, session: SessionSnapshot, person: Person | None, absences: Absences
) -> Response:
    words = words_of(request)
    page = seats_page(session, person, words, site_of(request))
    page["departures"] = departures(session, person, words, absences)
    return shown(request, "_seats.html", page)


@router.get("/games/{game}/replay")
@costs(10)
def replay(
    request: Request, session: Session, person: Visitor, step: Step = None, seat: Seat = None
) -> Response:
    now = session.snapshot
    page = replay_page(now, now.held_by(person), seat, step, words_of(request))
    return shown(request, "replay.html", page | link(request, now))


@router.get("/games/{game}/replay/table")
@costs(10)
def replay_step(
    request: Request, session: Session, person: Visitor, step: Step = None, seat: Seat = None
) -> Response:
    """What changes from step to step: the page keeps its log."""
    now = session.snapshot
    page = replay_page(now, now.held_by(person), seat, step, words_of(request), with_log=False)
    return shown(request, "_replay.html", page)


@router.get("/games/{game}/record")
@costs(5)
def record(request: Request, session: Session, person: Visitor) -> Response:
    now = session.snapshot
    page = record_page(now, person, words_of(request))
    return shown(request, "record.html", page | link(request, now))


@router.get("/games/{game}/record.txt")
@costs(5)
def record_as_text(request: Request, session: Session, person: Visitor) -> Response:
    page = record_page(session.snapshot, person, words_of(request))
    return PlainTextResponse(record_text(page), headers=headers_of(request))


@router.get("/join/{game}")
@costs(1)
def join(request: Request, session: Session) -> Response:
    page = join_page(session.snapshot, words_of(request))
    return shown(request, "join.html", page | link(request, session.snapshot))


@router.get("/games/{game}/picture.png")
@costs(8)
def game_picture(session: Session) -> Response:
    """A picture of the game, for previews of its link."""
    shot = picture(session.snapshot)
    return Response(shot, media_type="image/png", headers=FOR_A_MINUTE)


@router.get("/language/{lang}")
@costs(1)
def choose_language(lang: str, back: str = "/") -> Response:
    """The switch is a plain link, so that it works without script; the choice is remembered."""
    if lang not in languages():
        raise HTTPException(404)
    answer = RedirectResponse(back if is_own(back) else "/", status_code=303)
    answer.set_cookie(COOKIE, lang, max_age=A_YEAR, httponly=True, samesite="lax")
    return answer


@router.get("/static/board.css")
@costs(1)
def board_css() -> Response:
    return Response(stylesheet(), media_type="text/css", headers=KEPT)


@router.get("/static/{name}")
@costs(1)
def static(name: str) -> Response:
    if name not in {file.name for file in STATIC.iterdir()}:
        raise HTTPException(404)
    return FileResponse(STATIC / name, headers=KEPT)


def link(request: Request, session: SessionSnapshot) -> dict[str, Any]:
    """Return the preview of the page's link."""
    return {"link": unfolded(session, words_of(request), site_of(request))}


async def look_from(
    request: Request, session: GameSession, person: Person | None, seat: int | None
) -> Looking:
    """Return what is needed to draw the game; also note that the person is there."""
    for own in session.snapshot.held_by(person):
        session.see(own)
    absences = await service_of(request).leaving.absences(session)
    return Looking(session.snapshot, person, seat, words_of(request), absences)


async def fragment_of(
    request: Request, session: GameSession, person: Person | None, seat: int | None
) -> Response:
    """Return the part of the page that changes: of the table, or of the companion."""
    look = await look_from(request, session, person, seat)
    return await run_in_threadpool(_fragment, request, look)


def _fragment(request: Request, look: Looking) -> Response:
    have = request.headers.get(HAVE, "")
    return shown(request, "_table.html", table_page(look.seen(), have))


def is_companion(session: SessionSnapshot, person: Person | None) -> bool:
    """Return whether people roll and draw, and this person is one of them."""
    return session.journal.at_table and bool(session.held_by(person))


def error_page(request: Request, problem: RequestError) -> Response:
    message = problem.message(words_of(request))
    return shown(request, "lost.html", {"message": message}, problem.status)
