"""The pages people see."""

from typing import Annotated, Any

from fastapi import APIRouter, HTTPException, Query, Request
from fastapi.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from tekhenu.board import stylesheet
from tekhenu.text import languages

from .errors import Problem
from .help_page import router as help_router
from .home_page import home_page, join_page
from .house import House, Sitting
from .language import A_YEAR, COOKIE, is_own, words_of
from .people import person_of
from .rendering import HERE, shown
from .replay_page import replay_page
from .table_page import board_page, seen_by, table_page, viewer_of

STATIC = HERE / "static"
KEPT = {"Cache-Control": "no-cache"}

Seat = Annotated[int | None, Query(ge=0, le=3)]
Step = Annotated[int | None, Query(ge=0, le=100_000)]

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
router.include_router(help_router)


@router.get("/")
def home(request: Request) -> Response:
    return shown(
        request, "home.html", home_page(house_of(request), person_of(request), words_of(request))
    )


@router.get("/games/{game}")
def table(request: Request, game: str, seat: Seat = None) -> Response:
    return shown(request, "table.html", at_table(request, sitting_of(request, game), seat))


@router.get("/games/{game}/table")
def fragment(request: Request, game: str, seat: Seat = None) -> Response:
    return fragment_of(request, sitting_of(request, game), seat)


@router.get("/games/{game}/boards/{front}")
def board(
    request: Request, game: str, front: int, seat: Seat = None, step: Step = None
) -> Response:
    sitting = sitting_of(request, game)
    if front not in range(len(sitting.seats)):
        raise HTTPException(404)
    with sitting.lock:
        viewer = viewer_of(sitting, sitting.held_by(person_of(request)), seat)
        return shown(
            request, "_board.html", board_page(sitting, viewer, front, step, words_of(request))
        )


@router.get("/games/{game}/replay")
def replay(request: Request, game: str, step: Step = None, seat: Seat = None) -> Response:
    return shown(request, "replay.html", at_replay(request, game, step, seat))


@router.get("/games/{game}/replay/table")
def replay_step(request: Request, game: str, step: Step = None, seat: Seat = None) -> Response:
    """What changes from step to step: the page keeps its log."""
    return shown(request, "_replay.html", at_replay(request, game, step, seat, with_log=False))


@router.get("/join/{game}")
def join(request: Request, game: str) -> Response:
    return shown(request, "join.html", join_page(sitting_of(request, game), words_of(request)))


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


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def sitting_of(request: Request, game: str) -> Sitting:
    return house_of(request).sitting(game)


def fragment_of(request: Request, sitting: Sitting, seat: int | None) -> Response:
    """The table as the page swaps it in."""
    return shown(request, "_table.html", at_table(request, sitting, seat))


def at_table(request: Request, sitting: Sitting, seat: int | None) -> dict[str, Any]:
    person = person_of(request)
    with sitting.lock:
        viewer = viewer_of(sitting, sitting.held_by(person), seat)
        seen = seen_by(sitting, viewer, words_of(request), inviter=sitting.created_by(person))
    return table_page(seen)


def at_replay(
    request: Request, game: str, step: int | None, seat: int | None, *, with_log: bool = True
) -> dict[str, Any]:
    sitting = sitting_of(request, game)
    held = sitting.held_by(person_of(request))
    return replay_page(sitting, held, seat, step, words_of(request), with_log=with_log)


def error_page(request: Request, problem: Problem) -> Response:
    message = problem.message(words_of(request))
    return shown(request, "lost.html", {"message": message}, problem.status)
