"""The routes of the home page, of games and of static files."""

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
from tekhenu.text import Catalog, languages

from ...games.leaving import Absences
from ...games.people import Person
from ...games.service import GameService
from ...games.session import GameSession, SessionSnapshot
from ...presentation.stages import stage_page
from ..dependencies import CurrentSession, Service, Visitor, service_of
from ..errors import RequestError, json_response
from ..language import A_YEAR, COOKIE, is_local_path, words_of
from ..request_costs import costs
from .coach import better_page, coach_page
from .companion import UnreadableEntry, companion_page, entries_page, read_typed
from .component_comparison import comparison
from .departures import departures
from .editions import editions_of
from .editions import router as editions_router
from .former_urls import router as former_urls_router
from .help import router as help_router
from .home import Lists, home_page, join_page
from .learn import router as learn_router
from .link_preview import link_preview, preview_image
from .own_puzzles import router as own_puzzles_router
from .partial_updates import HAVE
from .position_editor import router as position_editor_router
from .puzzles import router as puzzles_router
from .record import record_page, record_text
from .rendering import SERVER, headers_of, render, site_of
from .replay import replay_page
from .review import branch_values
from .review import router as review_router
from .seats import seats_page
from .table import TableModel, board_page, plans_page, table_model, table_page, viewer_of

STATIC = SERVER / "static"
REVALIDATE = {"Cache-Control": "no-cache"}
CACHE_ONE_MINUTE = {"Cache-Control": "public, max-age=60"}

SeatQuery = Annotated[int | None, Query(ge=0, le=3)]
Typed = Annotated[str, Query(max_length=300)]
StepQuery = Annotated[int | None, Query(ge=0, le=100_000)]
Postponed = Annotated[str, Query(max_length=2000)]  # names of components, with spaces between them


class TableRequest(NamedTuple):
    """A request for the table of a game, with everything that rendering it needs."""

    session: SessionSnapshot
    person: Person | None
    seat: int | None
    words: Catalog
    absences: Absences
    first: bool = False  # whether it is the first game that the person has finished

    def model(self) -> TableModel:
        session = self.session
        viewer = viewer_of(session, session.held_by(self.person), self.seat)
        leaving = departures(session, self.person, self.words, self.absences)
        inviter = session.created_by(self.person)
        return table_model(session, viewer, self.words, leaving, inviter=inviter, first=self.first)


router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
router.include_router(help_router)
router.include_router(own_puzzles_router)
router.include_router(puzzles_router)
router.include_router(learn_router)
router.include_router(editions_router)
router.include_router(position_editor_router)
router.include_router(review_router)
router.include_router(former_urls_router)


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
    return render(request, "home.html", home_page(lists, words_of(request)))


@router.get("/games/{game}")
@costs(5)
async def table(
    request: Request, session: CurrentSession, person: Visitor, seat: SeatQuery = None
) -> Response:
    asked = await table_request(request, session, person, seat)
    return await run_in_threadpool(_table, request, asked)


def _table(request: Request, asked: TableRequest) -> Response:
    page = table_page(asked.model(), "") | link_values(request, asked.session)
    return render(request, "table.html", page)


@router.get("/games/{game}/table")
@costs(5)
async def fragment(
    request: Request, session: CurrentSession, person: Visitor, seat: SeatQuery = None
) -> Response:
    return await fragment_of(request, session, person, seat)


@router.get("/games/{game}/companion")
@costs(3)
async def companion(
    request: Request, session: CurrentSession, person: Visitor, seat: SeatQuery = None
) -> Response:
    """Show the companion to people with a seat at a real table, and redirect others to the game."""
    if not uses_companion(session.snapshot, person):
        return RedirectResponse(f"/games/{session.id}", status_code=303)
    asked = await table_request(request, session, person, seat)
    return await run_in_threadpool(_companion, request, asked)


def _companion(request: Request, asked: TableRequest) -> Response:
    page = companion_values(request, asked) | link_values(request, asked.session)
    return render(request, "companion.html", page)


@router.get("/games/{game}/companion/table")
@costs(3)
async def companion_fragment(
    request: Request,
    session: CurrentSession,
    person: Visitor,
    seat: SeatQuery = None,
    later: Postponed = "",
) -> Response:
    if not uses_companion(session.snapshot, person):
        raise HTTPException(404)
    return await companion_fragment_of(request, session, person, seat, later)


def companion_values(request: Request, asked: TableRequest, postponed: str = "") -> dict[str, Any]:
    """Return the values of the companion page.

    It asks the creator of the game to compare components, but only while the creator has a decision
    to make: the page does not change while people enter dice and cards.
    """
    model = asked.model()
    page = companion_page(model) | {"later": asked.session.journal.later}
    if model.mine is not None and asked.session.created_by(asked.person):
        own = editions_of(request, asked.person)
        page["comparison"] = comparison(model.view, own, postponed.split(), asked.words)
    return page


@router.get("/games/{game}/companion/read")
@costs(3)
def companion_read(
    request: Request, session: CurrentSession, person: Visitor, text: Typed, seat: SeatQuery = None
) -> Response:
    """Return the options for typed outcomes, in the order in which they must be entered."""
    now = session.snapshot
    if not uses_companion(now, person):
        raise HTTPException(404)
    viewer = viewer_of(now, now.held_by(person), seat)
    try:
        options = read_typed(now.journal.committed, viewer.seat, text, words_of(request))
    except UnreadableEntry as wrong:
        return json_response({"message": str(wrong)}, 422, headers_of(request))
    return json_response({"options": options}, headers=headers_of(request))


@router.get("/games/{game}/companion/entries")
@costs(3)
def companion_entries(
    request: Request, session: CurrentSession, person: Visitor, seat: SeatQuery = None
) -> Response:
    """Show the latest entries so that they can be corrected."""
    now, words = session.snapshot, words_of(request)
    if not uses_companion(now, person):
        raise HTTPException(404)
    viewer = viewer_of(now, now.held_by(person), seat)
    page = entries_page(now.journal.timeline, viewer.seat, now.names(words), words)
    return render(request, "_entries.html", page)


@router.get("/games/{game}/boards/{front}")
@costs(2)
def board(
    request: Request,
    session: CurrentSession,
    person: Visitor,
    front: int,
    seat: SeatQuery = None,
    step: StepQuery = None,
) -> Response:
    now = session.snapshot
    if front not in range(len(now.seats)):
        raise HTTPException(404)
    viewer = viewer_of(now, now.held_by(person), seat)
    page = board_page(now, viewer, front, step, words_of(request))
    return render(request, "_board.html", page)


@router.get("/games/{game}/plans")
@costs(3)
def dice_plans(
    request: Request, session: CurrentSession, person: Visitor, seat: SeatQuery = None
) -> Response:
    """Show what the dice would give on the viewer's next turn, while another player moves."""
    now, words = session.snapshot, words_of(request)
    page = plans_page(now, viewer_of(now, now.held_by(person), seat), words)
    return render(request, "_plans.html", page)


@router.get("/games/{game}/stages/{begin}")
@costs(2)
def stage(
    request: Request, session: CurrentSession, person: Visitor, begin: int, seat: SeatQuery = None
) -> Response:
    """Show the full table of a Maat or a Scoring, as the viewer may see it."""
    now, words = session.snapshot, words_of(request)
    viewer = viewer_of(now, now.held_by(person), seat)
    view = now.journal.game_for(viewer.seat).view(viewer.seat)
    page = stage_page(view, begin, now.names(words), words)
    if page is None:
        raise HTTPException(404)
    return render(request, "_stage.html", page)


@router.get("/games/{game}/coach")
@costs(4)
async def coach(
    request: Request,
    service: Service,
    session: CurrentSession,
    person: Visitor,
    seat: SeatQuery = None,
) -> Response:
    """Show the coach's advice for the current decision."""
    held, words = session.snapshot.held_by(person), words_of(request)
    page = await coach_page(session, service.hints, held, seat, words)
    return render(request, "_coach.html", page)


@router.get("/games/{game}/coach/better")
@costs(5)
async def better(
    request: Request,
    service: Service,
    session: CurrentSession,
    person: Visitor,
    seat: SeatQuery = None,
) -> Response:
    """Show a stronger turn, if there is one. Takes as long as a hint."""
    held, words = session.snapshot.held_by(person), words_of(request)
    page = await better_page(session, service.hints, held, seat, words)
    return render(request, "_better.html", page)


@router.get("/games/{game}/seats")
@costs(1)
async def seats(
    request: Request, service: Service, session: CurrentSession, person: Visitor
) -> Response:
    absences = await service.leaving.absences(session)
    return await run_in_threadpool(_seats, request, session.snapshot, person, absences)


def _seats(
    request: Request, session: SessionSnapshot, person: Person | None, absences: Absences
) -> Response:
    words = words_of(request)
    page = seats_page(session, person, words, site_of(request))
    page["departures"] = departures(session, person, words, absences)
    return render(request, "_seats.html", page)


@router.get("/games/{game}/replay")
@costs(10)
def replay(
    request: Request,
    session: CurrentSession,
    person: Visitor,
    step: StepQuery = None,
    seat: SeatQuery = None,
) -> Response:
    now = session.snapshot
    words, may = words_of(request), now.may_save(person)
    page = replay_page(now, now.held_by(person), seat, step, words, may_branch=may)
    dialog = branch_values(now, person, words) if may else {}
    return render(request, "replay.html", page | dialog | link_values(request, now))


@router.get("/games/{game}/replay/table")
@costs(10)
def replay_step(
    request: Request,
    session: CurrentSession,
    person: Visitor,
    step: StepQuery = None,
    seat: SeatQuery = None,
) -> Response:
    """Show one step of the replay without the log, which the page has already."""
    now = session.snapshot
    words, may = words_of(request), now.may_save(person)
    page = replay_page(now, now.held_by(person), seat, step, words, with_log=False, may_branch=may)
    return render(request, "_replay.html", page)


@router.get("/games/{game}/record")
@costs(5)
def record(request: Request, session: CurrentSession, person: Visitor) -> Response:
    now = session.snapshot
    page = record_page(now, person, words_of(request))
    return render(request, "record.html", page | link_values(request, now))


@router.get("/games/{game}/record.txt")
@costs(5)
def record_as_text(request: Request, session: CurrentSession, person: Visitor) -> Response:
    page = record_page(session.snapshot, person, words_of(request))
    return PlainTextResponse(record_text(page), headers=headers_of(request))


@router.get("/join/{game}")
@costs(1)
def join(request: Request, session: CurrentSession) -> Response:
    page = join_page(session.snapshot, words_of(request))
    return render(request, "join.html", page | link_values(request, session.snapshot))


@router.get("/games/{game}/picture.png")
@costs(8)
def game_picture(session: CurrentSession) -> Response:
    """Return a picture of the game for previews of its link."""
    image = preview_image(session.snapshot)
    return Response(image, media_type="image/png", headers=CACHE_ONE_MINUTE)


@router.get("/language/{lang}")
@costs(1)
def choose_language(lang: str, back: str = "/") -> Response:
    """Store the language in a cookie and redirect back. It is a GET, so a plain link suffices."""
    if lang not in languages():
        raise HTTPException(404)
    answer = RedirectResponse(back if is_local_path(back) else "/", status_code=303)
    answer.set_cookie(COOKIE, lang, max_age=A_YEAR, httponly=True, samesite="lax")
    return answer


@router.get("/static/board.css")
@costs(1)
def board_css() -> Response:
    return Response(stylesheet(), media_type="text/css", headers=REVALIDATE)


@router.get("/static/{name}")
@costs(1)
def static(name: str) -> Response:
    if name not in {file.name for file in STATIC.iterdir()}:
        raise HTTPException(404)
    return FileResponse(STATIC / name, headers=REVALIDATE)


def link_values(request: Request, session: SessionSnapshot) -> dict[str, Any]:
    """Return the values that describe the page's link for previews."""
    return {"link": link_preview(session, words_of(request), site_of(request))}


async def table_request(
    request: Request, session: GameSession, person: Person | None, seat: int | None
) -> TableRequest:
    """Return what is needed to render the game, and note that the person is present."""
    for own in session.snapshot.held_by(person):
        session.see(own)
    service = service_of(request)
    absences = await service.leaving.absences(session)
    first = session.snapshot.over and await _has_finished_one(service, person)
    return TableRequest(session.snapshot, person, seat, words_of(request), absences, first)


async def _has_finished_one(service: GameService, person: Person | None) -> bool:
    """Return whether the person has finished exactly one game, without branches."""
    games = await service.games_of(person)
    return sum(bool(game.results) and game.branch is None for game in games) == 1


async def fragment_of(
    request: Request, session: GameSession, person: Person | None, seat: int | None
) -> Response:
    """Return the part of the table page that changes during a game."""
    asked = await table_request(request, session, person, seat)
    return await run_in_threadpool(_fragment, request, asked)


def _fragment(request: Request, asked: TableRequest) -> Response:
    have = request.headers.get(HAVE, "")
    return render(request, "_table.html", table_page(asked.model(), have))


async def companion_fragment_of(
    request: Request,
    session: GameSession,
    person: Person | None,
    seat: int | None,
    postponed: str,
) -> Response:
    """Return the companion without its frame; `postponed` names components to compare later."""
    asked = await table_request(request, session, person, seat)
    return await run_in_threadpool(_companion_fragment, request, asked, postponed)


def _companion_fragment(request: Request, asked: TableRequest, postponed: str) -> Response:
    return render(request, "_companion.html", companion_values(request, asked, postponed))


def uses_companion(session: SessionSnapshot, person: Person | None) -> bool:
    """Return whether the game is played at a real table and the person has a seat."""
    return session.journal.at_table and bool(session.held_by(person))


def error_page(request: Request, problem: RequestError) -> Response:
    message = problem.message(words_of(request))
    return render(request, "error.html", {"message": message}, problem.status)
