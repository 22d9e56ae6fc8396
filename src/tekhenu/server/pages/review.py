"""The pages of a review, of branches, and the review at the end of a game."""

from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, Response
from starlette.concurrency import run_in_threadpool

from tekhenu.agents.ladder import NAMES
from tekhenu.analysis.review import Grade
from tekhenu.analysis.strong_play import strong_play
from tekhenu.analysis.words import grade_text
from tekhenu.board.panels.margins import draw_margin_chart, draw_sign
from tekhenu.presentation.review.curve import NOTED, curve_of
from tekhenu.presentation.review.document import review_document
from tekhenu.presentation.review.reviewed import ReviewedGame
from tekhenu.presentation.review.summary import (
    cards_of,
    player_rows,
    source_rows,
    story_text,
    strong_total,
)
from tekhenu.presentation.review.turn import ShownPosition, boards_of, look_of, shown_turn
from tekhenu.rules.ending import ranking
from tekhenu.text import Catalog

from ...games.people import Person
from ...games.results import results_of
from ...games.reviews import StoredReview
from ...games.service import GameSummary
from ...games.session import SessionSnapshot
from ...presentation.final import numbered_chart, result_of
from ..dependencies import CurrentSession, Service, Visitor
from ..errors import RequestError
from ..language import words_of
from ..request_costs import HEAVY, costs
from .link_preview import link_preview
from .rendering import headers_of, render, site_of
from .table import branch_origin, card_texts, look_at

WIDE, NARROW = (880, 250), (366, 250)  # sizes of the chart
NONE, UNFINISHED, ABANDONED = "none", "unfinished", "abandoned"

TurnQuery = Annotated[int | None, Query(ge=0, le=100_000)]
CurveQuery = Annotated[int | None, Query(ge=0, le=3)]
HaveQuery = Annotated[str, Query(max_length=40)]

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


class Wanted(NamedTuple):
    """The part of a review that a page shows."""

    turn: int | None = None  # the number of choices before the turn
    seat: int | None = None  # whose curve and moments
    moment: ShownPosition = ShownPosition.BEFORE


@router.get("/games/{game}/review")
@costs(10)
async def review(
    request: Request,
    service: Service,
    session: CurrentSession,
    person: Visitor,
    turn: TurnQuery = None,
    seat: CurveQuery = None,
    show: ShownPosition = ShownPosition.BEFORE,
) -> Response:
    now, stored = session.snapshot, await service.reviews.read(session)
    wanted = Wanted(turn, seat, show)
    return await run_in_threadpool(_page, request, "review.html", now, stored, person, wanted)


@router.get("/games/{game}/review/table")
@costs(10)
async def review_fragment(
    request: Request,
    service: Service,
    session: CurrentSession,
    person: Visitor,
    turn: TurnQuery = None,
    seat: CurveQuery = None,
    show: ShownPosition = ShownPosition.BEFORE,
    have: HaveQuery = "",
) -> Response:
    """Show the part of the page that changes; empty if the page has this progress already."""
    now, stored = session.snapshot, await service.reviews.read(session)
    if have and have == progress_of(now, stored):
        return Response(status_code=204, headers=headers_of(request))
    wanted = Wanted(turn, seat, show)
    return await run_in_threadpool(_page, request, "_review.html", now, stored, person, wanted)


@router.get("/games/{game}/review/end")
@costs(5)
async def review_at_the_end(
    request: Request,
    service: Service,
    session: CurrentSession,
    person: Visitor,
    seat: CurveQuery = None,
    have: HaveQuery = "",
) -> Response:
    """Show the chart and the moments for the end page; empty if the page has them already."""
    now, stored = session.snapshot, await service.reviews.read(session)
    if state_of(now, stored) in (UNFINISHED, ABANDONED):
        raise RequestError("no-review")
    if have and have == progress_of(now, stored):
        return Response(status_code=204, headers=headers_of(request))
    return await run_in_threadpool(_end, request, now, stored, person, seat)


@router.get("/games/{game}/review.html")
@costs(HEAVY)
async def review_file(
    request: Request,
    service: Service,
    session: CurrentSession,
    person: Visitor,
    seat: CurveQuery = None,
) -> Response:
    """Return the whole review as one file that needs no other."""
    stored = await service.reviews.read(session)
    if stored is None or stored.review is None:
        raise RequestError("no-review")
    return await run_in_threadpool(_file, request, session.snapshot, stored, person, seat)


@router.get("/games/{game}/branches")
@costs(2)
async def branches(
    request: Request, service: Service, session: CurrentSession, person: Visitor
) -> Response:
    """List the person's branches of a game, compared with its result."""
    own = await service.branches_of(session.id, person)
    return await run_in_threadpool(_branches, request, session.snapshot, own)


# Values of the pages


def state_of(session: SessionSnapshot, stored: StoredReview | None) -> str:
    """Return the state of a review, or why there is none."""
    if session.abandoned:
        return ABANDONED
    if not session.journal.committed.over:
        return UNFINISHED
    return NONE if stored is None else stored.record.state


def progress_of(session: SessionSnapshot, stored: StoredReview | None) -> str:
    """Return a text that changes with the progress of the review."""
    done = 0 if stored is None else stored.record.done
    return f"{state_of(session, stored)}-{done}"


def reviewed_game(
    session: SessionSnapshot, stored: StoredReview | None, person: Person | None, words: Catalog
) -> ReviewedGame:
    """Return the game with its review for a person; a person with several seats is no reader."""
    held = session.held_by(person)
    return ReviewedGame(
        session.journal.timeline,
        tuple(session.names(words)),
        words,
        () if stored is None else tuple(stored.turns.values()),
        None if stored is None else stored.review,
        held[0] if len(held) == 1 else None,
    )


def _page(
    request: Request,
    template: str,
    session: SessionSnapshot,
    stored: StoredReview | None,
    person: Person | None,
    wanted: Wanted,
) -> Response:
    words = words_of(request)
    state = state_of(session, stored)
    values = {
        "game": session.id,
        "state": state,
        "progress": progress_of(session, stored),
        "branch": branch_origin(session),
        "may_start": bool(session.held_by(person)) and state == NONE,
        "link": link_preview(session, words, site_of(request)),
    }
    if state not in (UNFINISHED, ABANDONED):
        shown = reviewed_game(session, stored, person, words)
        values |= review_values(shown, stored, wanted) | branch_values(session, person, words)
    return render(request, template, values)


def review_values(
    shown: ReviewedGame, stored: StoredReview | None, wanted: Wanted
) -> dict[str, Any]:
    """Return the values of the page of a finished game."""
    words = shown.words
    rows = ranking(shown.view.state)
    seat = seat_of(shown, wanted.seat)
    cards = cards_of(shown, seat)
    number = _selected(shown, wanted.turn, [card.before for card in cards])
    selected = None if number is None else shown.turns[number].turn.before

    def link(turn: int) -> str:
        return f"?{urlencode({'turn': turn, 'seat': seat})}"

    curve = curve_of(shown, seat, link, selected)
    return {
        "result": result_of(rows, shown.names, shown.reader, words),
        "story": story_text(shown, seat),
        "seat": seat,
        "names": shown.names,
        "people": list(shown.people),
        "record": None if stored is None else stored.record,
        "failed": 0 if stored is None else len(stored.failed),
        "charts": [
            (name, draw_margin_chart(curve, words, *size))
            for name, size in (("wide", WIDE), ("narrow", NARROW))
        ],
        "signs": [(grade, draw_sign(grade), grade_text(grade, words)) for grade in NOTED],
        "draw_sign": draw_sign,
        "noted": NOTED,
        "cards": cards,
        "rows": player_rows(shown),
        "grades": [grade_text(grade, words) for grade in Grade],
        "sources": source_rows(shown),
        "ranked": rows,
        "strong": strong_total(shown),
        "strong_games": getattr(strong_play(shown.game.settings), "games", 0),
        "turn_link": link,
        **({"turn": None} if number is None else _turn_values(shown, number, wanted.moment)),
    }


def seat_of(shown: ReviewedGame, wanted: int | None) -> int:
    """Return the seat whose curve is shown: the wanted one, the reader's, or the winner's."""
    if wanted is not None and wanted in shown.people:
        return wanted
    if shown.reader is not None:
        return shown.reader
    return next(row.seat for row in ranking(shown.view.state) if row.seat in shown.people)


def _selected(shown: ReviewedGame, wanted: int | None, moments: Sequence[int]) -> int | None:
    """Return the place of the wanted turn, or of the first key moment."""
    if not shown.turns:
        return None
    for before in (wanted, *moments[:1]):
        if before in shown.by_step:
            return shown.by_step[before]
    return 0


def _turn_values(shown: ReviewedGame, number: int, moment: ShownPosition) -> dict[str, Any]:
    turn = shown_turn(shown, number)
    moment = (
        ShownPosition.BEFORE if moment == ShownPosition.BETTER and turn.better is None else moment
    )
    look = look_of(shown, number, moment)
    boards = boards_of(shown, number, look)
    steps = [each.turn.before for each in shown.turns]
    mistakes = [step for step, each in zip(steps, shown.turns, strict=True) if each.grade in NOTED]
    cards = {card for drawing in boards.values() for card in drawing.shows.cards}
    return {
        "turn": turn,
        "number": number + 1,
        "turns": len(steps),
        "moment": moment,
        "look": look,
        "boards": boards,
        "texts": card_texts(look, cards),
        "ways": {
            "first": steps[0],
            "previous": steps[max(number - 1, 0)],
            "next": steps[min(number + 1, len(steps) - 1)],
            "last": steps[-1],
            "mistake": next((step for step in mistakes if step > turn.before), None),
        },
    }


def _end(
    request: Request,
    session: SessionSnapshot,
    stored: StoredReview | None,
    person: Person | None,
    seat: int | None,
) -> Response:
    words = words_of(request)
    shown = reviewed_game(session, stored, person, words)
    cards = cards_of(shown, seat_of(shown, seat)) if shown.review is not None else []
    look = look_at(shown.view, shown.names, words)
    values = {
        "game": session.id,
        "state": state_of(session, stored),
        "progress": progress_of(session, stored),
        "record": None if stored is None else stored.record,
        "cards": cards,
        "draw_sign": draw_sign,
        "noted": NOTED,
        "chart": numbered_chart(look, seat_of(shown, seat), [(c.number, c.round) for c in cards]),
    }
    return render(request, "_end_review.html", values)


def _file(
    request: Request,
    session: SessionSnapshot,
    stored: StoredReview,
    person: Person | None,
    seat: int | None,
) -> Response:
    shown = reviewed_game(session, stored, person, words_of(request))
    text = review_document(shown, seat_of(shown, seat), session.created.date())
    headers = headers_of(request) | {
        "Content-Disposition": f'attachment; filename="tekhenu-review-{session.id}.html"'
    }
    return HTMLResponse(text, headers=headers)


# Branches


def branch_values(
    session: SessionSnapshot, person: Person | None, words: Catalog
) -> dict[str, Any]:
    """Return the values of the dialog that makes a branch."""
    kinds = [("me", words.say("page-seat-kind", kind="me", name=""))]
    kinds += [
        (f"ladder:{level}", words.say("strength-name", strength=name))
        for level, name in enumerate(NAMES, 1)
    ]
    names, held = session.names(words), session.held_by(person)
    return {
        "branch_seats": list(enumerate(names[: session.settings.humans])),
        "branch_kinds": kinds,
        "branch_player": next((session.seats[seat].name for seat in held), None) or "",
        "branch_usual": f"ladder:{len(NAMES) - 1}",
    }


def _branches(request: Request, session: SessionSnapshot, own: list[GameSummary]) -> Response:
    words = words_of(request)
    game = session.journal.committed
    names = session.names(words)
    values = {
        "game": session.id,
        "names": names,
        "original": [(r.seat, r.vp) for r in results_of(game, session.kinds)] if game.over else [],
        "branches": [_branch_row(session, branch) for branch in own],
    }
    return render(request, "_branches.html", values)


def _branch_row(session: SessionSnapshot, branch: GameSummary) -> dict[str, Any]:
    marks = session.journal.timeline.marks
    step = 0 if branch.branch is None else branch.branch.step
    return {
        "id": branch.id,
        "round": marks[min(step, len(marks) - 1)].round,
        "now": branch.round,
        "over": branch.over,
        "held": branch.held,
        "results": [(result.seat, result.vp) for result in branch.results],
    }
