"""Mistakes of reviewed games as puzzles: find a turn that gives up less.

The server stores nothing: the page sends the attempt so far with each request.
"""

from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool

from tekhenu.analysis.review import THRESHOLDS, Grade, ReviewedTurn
from tekhenu.analysis.words import grade_text, vp_text
from tekhenu.presentation.review.reviewed import ReviewedGame
from tekhenu.presentation.review.turn import spoken
from tekhenu.rules import Game, Move
from tekhenu.rules.moves import parse
from tekhenu.text import describe_option

from ...games.ports import SearchesClosed, SearchInterrupted
from ...games.session import GameSession, SessionSnapshot
from ...presentation.progress import progress
from ..dependencies import CurrentSession, Service, Visitor
from ..errors import RequestError
from ..language import words_of
from ..request_costs import HEAVY, costs
from .practice import MAX_CHOICES, parse_state, play_choices, practice_board, practice_model
from .rendering import render
from .review import reviewed_game
from .table import table_page

GOOD = next(
    loss for loss, grade in THRESHOLDS if grade == Grade.INACCURACY
)  # a solution loses less
TRIES = 3
PUZZLES = (Grade.MISTAKE, Grade.BLUNDER)
MOST_GAMES = 10  # games of a person whose mistakes are listed
MOST_LISTED = 24

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


class OwnAttempt(BaseModel):
    """The attempt that the page sends: the choices of this try, and the results of earlier ones."""

    choices: list[Annotated[str, Field(max_length=200)]] = Field(default=[], max_length=MAX_CHOICES)
    tries: int = Field(default=0, ge=0, le=TRIES)
    loss: float | None = Field(default=None, ge=0, le=999)  # of the last try
    solved: bool = False
    shown: bool = False  # whether the answer is shown
    # The choice of the hint; "" if the better turn can no longer be reached.
    hinted: str | None = Field(default=None, max_length=200)

    @property
    def over(self) -> bool:
        return self.solved or self.shown


class OwnEntry(BaseModel):
    """An entry like that of a game, with the attempt that it belongs to."""

    study: OwnAttempt
    kind: Literal["choose", "undo", "restart", "confirm", "hint", "answer"]
    option: str | None = Field(default=None, max_length=200)


@router.get("/puzzles/own")
@costs(HEAVY)
async def own_puzzles(request: Request, service: Service, person: Visitor) -> Response:
    """List the mistakes in the person's reviewed games, the latest game first."""
    words = words_of(request)
    games = [game for game in await service.games_of(person) if game.over and game.results]
    rows: list[dict[str, Any]] = []
    for game in games[:MOST_GAMES]:
        session = await service.session(game.id)
        stored = await service.reviews.read(session)
        if stored is None:
            continue
        rows += [
            {
                "game": game.id,
                "before": each.turn.before,
                "round": each.turn.round,
                "grade": grade_text(each.grade, words),
                "players": session.snapshot.names(words),
            }
            for each in stored.turns.values()
            if each.turn.seat in game.held and each.grade in PUZZLES
        ]
    return await run_in_threadpool(
        render, request, "_own_puzzles.html", {"rows": rows[:MOST_LISTED]}
    )


@router.get("/games/{game}/review/puzzles/{before}")
@costs(5)
async def own_puzzle(
    request: Request, service: Service, session: CurrentSession, before: int
) -> Response:
    shown, turn = await _puzzle(request, service, session, before)
    attempt = OwnAttempt()
    return await run_in_threadpool(
        _render, request, "own_puzzle.html", session.snapshot, shown, turn, attempt
    )


@router.get("/games/{game}/review/puzzles/{before}/table")
@costs(5)
async def own_puzzle_fragment(
    request: Request, service: Service, session: CurrentSession, before: int, study: str = "{}"
) -> Response:
    shown, turn = await _puzzle(request, service, session, before)
    attempt = parse_state(OwnAttempt, study)
    return await run_in_threadpool(
        _render, request, "_table.html", session.snapshot, shown, turn, attempt
    )


@router.get("/games/{game}/review/puzzles/{before}/boards/{front}")
@costs(2)
async def own_puzzle_board(
    request: Request,
    service: Service,
    session: CurrentSession,
    before: int,
    front: int,
    study: str = "{}",
) -> Response:
    shown, turn = await _puzzle(request, service, session, before)
    start = shown.positions.at(before)
    game = play_choices(start, parse_state(OwnAttempt, study).choices)
    page = practice_board(game, turn.turn.seat, front, words_of(request))
    return await run_in_threadpool(render, request, "_board.html", page)


@router.post("/games/{game}/review/puzzles/{before}/entries")
@costs(HEAVY)
async def enter(
    request: Request, service: Service, session: CurrentSession, before: int, entry: OwnEntry
) -> Response:
    """Apply an entry. Confirming a turn compares it with the better one, if it is a third one."""
    shown, turn = await _puzzle(request, service, session, before)
    attempt = await run_in_threadpool(_after, shown.positions.at(before), turn, entry)
    if entry.kind == "confirm":
        choices = tuple(parse(choice) for choice in attempt.choices)
        try:
            loss = await service.reviews.loss_of(session, turn, choices)
        except (SearchInterrupted, SearchesClosed):
            raise RequestError("busy") from None
        attempt = _evaluated(attempt, loss)
    return await run_in_threadpool(
        _render, request, "_table.html", session.snapshot, shown, turn, attempt
    )


async def _puzzle(
    request: Request, service: Service, session: GameSession, before: int
) -> tuple[ReviewedGame, ReviewedTurn]:
    """Return the game and the mistake in the turn after `before` choices."""
    stored = await service.reviews.read(session)
    shown = reviewed_game(session.snapshot, stored, None, words_of(request))
    number = shown.by_step.get(before)
    if number is None or shown.turns[number].loss < GOOD:
        raise RequestError("not-found")
    return shown, shown.turns[number]


def _after(start: Game, turn: ReviewedTurn, entry: OwnEntry) -> OwnAttempt:
    """Return the attempt after an entry, before a complete turn is evaluated."""
    attempt = entry.study.model_copy(update={"hinted": None})
    match entry.kind:
        case "choose":
            chosen = [*attempt.choices, *(entry.option or "").split()]
            play_choices(start, chosen)
            return attempt.model_copy(update={"choices": chosen})
        case "undo":
            return attempt.model_copy(update={"choices": attempt.choices[:-1]})
        case "restart":
            return attempt.model_copy(update={"choices": []})
        case "hint":
            return attempt.model_copy(update={"hinted": _hinted(turn.best, attempt.choices)})
        case "answer":
            return attempt.model_copy(update={"choices": [], "shown": True, "tries": TRIES})
    if play_choices(start, attempt.choices).decision is not None:
        raise RequestError("nothing-to-confirm")
    return attempt


def _hinted(best: tuple[Move, ...], choices: list[str]) -> str:
    """Return the next choice of the better turn, or "" if the choices have left it."""
    done = len(choices)
    on_the_way = list(map(str, best[:done])) == choices
    return str(best[done]) if on_the_way and done < len(best) else ""


def _evaluated(attempt: OwnAttempt, loss: float) -> OwnAttempt:
    solved = loss < GOOD
    tries = min(attempt.tries + 1, TRIES)
    return attempt.model_copy(
        update={
            "choices": attempt.choices if solved else [],
            "tries": tries,
            "loss": round(loss, 1),
            "solved": solved,
            "shown": not solved and tries == TRIES,
        }
    )


def _render(
    request: Request,
    template: str,
    session: SessionSnapshot,
    shown: ReviewedGame,
    turn: ReviewedTurn,
    attempt: OwnAttempt,
) -> Response:
    words, before, seat = words_of(request), turn.turn.before, turn.turn.seat
    start = shown.positions.at(before)
    header = progress(start, words)
    game = play_choices(start, attempt.choices)
    model = practice_model(game, seat, attempt.choices, header, words)
    page = table_page(replace(model, names=list(shown.names)))
    number = shown.by_step[before]
    study = {
        "page": f"/games/{session.id}/review/puzzles/{before}",
        "panel": "_own_puzzle.html",
        "after": "_own_puzzle_after.html",
        "over": attempt.over,
        "give_up": attempt.tries > 0,
        "state": attempt.model_dump_json(),
        "attempt": attempt,
        "review": f"/games/{session.id}/review?turn={before}&seat={seat}",
        "lost": vp_text(turn.loss, words).removeprefix("+"),
        "last": None if attempt.loss is None else vp_text(attempt.loss, words).removeprefix("+"),
        "left": TRIES - attempt.tries,
        "tries": TRIES,
        "hint": _hint_text(game, seat, attempt.hinted, words.lang),
        "best": spoken(shown, number, turn.best) if attempt.over else "",
    }
    return render(request, template, page | {"study": study})


def _hint_text(game: Game, seat: int, hinted: str | None, lang: str) -> str | None:
    """Return the choice of a hint in words, "" if there is none, None without a hint."""
    decision = game.decision
    if hinted is None or decision is None:
        return None
    option = next((option for option in decision.options if option == hinted), None)
    return "" if option is None else describe_option(game.view(seat), decision, option, lang)
