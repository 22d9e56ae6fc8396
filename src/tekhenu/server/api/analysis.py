"""Hints, reviews of finished games, and branches."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from tekhenu.analysis.engine import STAGES

from ...games.creation import SAVED, new_branch
from ...games.results import results_of
from ...games.session import SECRET, GameSession
from .. import messages
from ..addresses import address_hash
from ..dependencies import CurrentSession, Service, Visitor, service_of
from ..errors import RequestError, json_response
from ..language import words_of
from ..pages.hint import hint_page
from ..pages.rendering import render
from ..people import get_or_create_person
from ..request_costs import HEAVY, costs
from . import payloads
from .playing import HIDDEN
from .routes import PAGE, PROBLEMS, AskedSeat, created_response, own_seat, seats_of

AskedStage = Annotated[int, Query(ge=1, le=len(STAGES))]
AskedDetail = Annotated[Literal["nudge", "turns"], HIDDEN]  # for the pages of this server
router = APIRouter(prefix="/api", responses=PROBLEMS, tags=["analysis"])


@router.get(
    "/games/{game}/hint",
    response_model=messages.HintOut,
    responses={200: {"content": {PAGE: {}}}},
)
@costs(HEAVY)
async def read_hint(
    request: Request,
    service: Service,
    session: CurrentSession,
    person: Visitor,
    seat: AskedSeat = None,
    stage: AskedStage = 1,
    show: AskedDetail = "turns",
) -> Response:
    """Return the best turns for you; null if you have no decision.

    Later stages take longer and are more reliable. A client that accepts `text/html` receives the
    panel of the table page.
    """
    own = own_seat(session.snapshot, person, seat)
    now = session.snapshot
    advice = await service.hints.advise(session, own, stage - 1)
    if request.headers.get("accept") == PAGE:
        words = words_of(request)
        page = await run_in_threadpool(hint_page, now, advice, show, stage, words)
        return render(request, "_hint.html", page)
    if advice is None:
        return json_response({"option": None, "advice": None})
    option = str(advice.turns[0].choices[0])
    return json_response({"option": option, "advice": payloads.advice_json(advice, stage)})


# Reviews


@router.post("/games/{game}/review", response_model=messages.ReviewOut)
@costs(HEAVY, creates=True)
async def start_review(request: Request, service: Service, session: CurrentSession) -> Response:
    """Request the review of a finished game. Requesting it again returns the same review.

    Turns that could not be analyzed are analyzed again.
    """
    await service.reviews.start(session)
    return await _review(request, session)


@router.get("/games/{game}/review", response_model=messages.ReviewOut)
@costs(2)
async def read_review(request: Request, session: CurrentSession) -> Response:
    """Return the progress of a review and the turns that are known, or the whole review."""
    return await _review(request, session)


async def _review(request: Request, session: GameSession) -> Response:
    stored = await service_of(request).reviews.read(session)
    if stored is None:
        raise RequestError("no-review")
    return json_response(await run_in_threadpool(payloads.review_json, stored))


# Branches


@router.post("/games/{game}/branches", status_code=201, response_model=messages.CreatedOut)
@costs(HEAVY, creates=True)
async def create_branch(
    request: Request,
    response: Response,
    service: Service,
    session: CurrentSession,
    visitor: Visitor,
    body: messages.NewBranchRequest,
) -> Response:
    """Create a private game that continues the game from an earlier position.

    During the game only a person who may download its save can do so, because a branch can reveal
    what will be drawn.
    """
    now = session.snapshot
    if not now.may_save(visitor):
        raise RequestError("no-branch")
    created = await run_in_threadpool(new_branch, now, body.wish())
    person = await get_or_create_person(request, response)
    branch = await service.create(*created.by(person.id, address_hash(request)))
    if not now.over and now.deal == SECRET:
        await seats_of(request).mark_deal(session.id, SAVED)
    return created_response(branch.snapshot, person, response)


@router.get("/games/{game}/branches", response_model=messages.BranchesOut)
@costs(2)
async def list_branches(service: Service, session: CurrentSession, person: Visitor) -> Response:
    """List the branches of a game that you have made, and the results to compare."""
    now = session.snapshot
    game = now.journal.committed
    branches = await service.branches_of(session.id, person)
    results = results_of(game, now.kinds) if game.over else []
    return json_response(
        {
            "results": [vars(result) for result in results],
            "branches": [payloads.summary_json(branch) for branch in branches],
        }
    )
