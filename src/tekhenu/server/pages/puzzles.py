"""The pages of puzzles: a goal, three tries, hints, and the best line at the end.

The server stores nothing: the page sends the attempt so far with each request.
"""

from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from pydantic import BaseModel, Field

from tekhenu.puzzles import puzzle as puzzles
from tekhenu.puzzles.puzzle import Puzzle
from tekhenu.puzzles.rating import BEGINNER, BY_TRY, HIGHEST, LOWEST, rated
from tekhenu.puzzles.solving import PuzzleResult, SolverRecord, next_choice
from tekhenu.puzzles.words import goal_text, hint_text, shortfall_text, themes_text, way_text
from tekhenu.rules import Game, IllegalMove
from tekhenu.text import Catalog, catalog

from ...presentation.progress import progress
from ..errors import RequestError
from ..language import words_of
from ..request_costs import costs
from .practice import MAX_CHOICES, parse_state, play_choices, practice_board, practice_model
from .rendering import render
from .table import table_page

TRIES = len(BY_TRY)
BANDS = (1150, 1300, 1400)  # ratings at which a puzzle becomes harder
Ids = Annotated[str, Query(max_length=4000)]  # of puzzles, with spaces between them

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


class Attempt(BaseModel):
    """The attempt that the page sends: the choices of this try and the results of earlier ones."""

    choices: list[Annotated[str, Field(max_length=200)]] = Field(default=[], max_length=MAX_CHOICES)
    tries: int = Field(default=0, ge=0, le=TRIES)
    hints: int = Field(default=0, ge=0, le=99)
    reached: int | None = Field(default=None, ge=-999, le=999)  # result of the last try
    solved: bool = False
    shown: bool = False  # whether the answer is shown
    # The choice of the current hint; "" if the best result can no longer be reached.
    hinted: str | None = Field(default=None, max_length=200)
    warned: bool = False  # the cost of a hint was explained; the next request gets the hint
    counted: bool = False  # the puzzle was rated before, so hints are free

    @property
    def over(self) -> bool:
        return self.solved or self.shown

    @property
    def result(self) -> PuzzleResult:
        return PuzzleResult(max(self.tries, 1), self.hints, self.solved)


class AttemptEntry(BaseModel):
    """An entry like that of a game, with the attempt that it belongs to."""

    study: Attempt
    kind: Literal["choose", "undo", "restart", "confirm", "hint", "answer"]
    option: str | None = Field(default=None, max_length=200)


class RatingOut(BaseModel):
    rating: int


@dataclass(frozen=True, slots=True)
class PuzzleRow:
    id: str
    rating: int
    level: int
    goal: str
    themes: str
    seth: bool


@router.get("/puzzles")
@costs(2)
def overview(request: Request) -> Response:
    words = words_of(request)
    today = [puzzles.of_the_day(_today(), seth=seth) for seth in (False, True)]
    return render(
        request,
        "puzzles.html",
        {
            "rows": rows(words.lang),
            "today": [row(puzzle_of(name), words) for name in today],
            "levels": len(BANDS) + 1,
        },
    )


@router.get("/puzzles/daily")
@costs(1)
def daily() -> Response:
    return RedirectResponse(f"/puzzles/{puzzles.of_the_day(_today())}", status_code=303)


@router.get("/puzzles/next")
@costs(1)
def next_puzzle(
    rating: Annotated[int, Query(ge=LOWEST, le=HIGHEST)] = BEGINNER,
    seth: bool = False,
    solved: Ids = "",
    failed: Ids = "",
    besides: Annotated[str, Query(max_length=10)] = "",
) -> Response:
    """Redirect to the next puzzle for a solver, whose record the browser sends."""
    done = dict.fromkeys(failed.split(), False) | dict.fromkeys(solved.split(), True)
    name = SolverRecord(rating, done).next_puzzle(seth=seth, besides=besides)
    return RedirectResponse(f"/puzzles/{name}", status_code=303)


@router.get("/puzzles/{name}")
@costs(5)
def puzzle_page(request: Request, name: str) -> Response:
    return _render_puzzle(request, "puzzle.html", puzzle_of(name), Attempt())


@router.get("/puzzles/{name}/table")
@costs(5)
def fragment(request: Request, name: str, study: str = "{}") -> Response:
    return _render_puzzle(request, "_table.html", puzzle_of(name), parse_state(Attempt, study))


@router.get("/puzzles/{name}/boards/{front}")
@costs(2)
def board(request: Request, name: str, front: int, study: str = "{}") -> Response:
    game = play_choices(puzzle_of(name).begin(), parse_state(Attempt, study).choices)
    page = practice_board(game, seat_of(name), front, words_of(request))
    return render(request, "_board.html", page)


@router.post("/puzzles/{name}/entries")
@costs(5)
def enter(request: Request, name: str, entry: AttemptEntry) -> Response:
    puzzle = puzzle_of(name)
    return _render_puzzle(request, "_table.html", puzzle, after(puzzle, entry))


@router.get("/puzzles/{name}/rating", response_class=JSONResponse)
@costs(1)
def rating(
    name: str,
    player: Annotated[int, Query(ge=LOWEST, le=HIGHEST)],
    tries: Annotated[int, Query(ge=1, le=TRIES)],
    hints: Annotated[int, Query(ge=0, le=99)],
    solved: bool,
) -> RatingOut:
    score = PuzzleResult(tries, hints, solved).score
    return RatingOut(rating=rated(player, puzzle_of(name).rating, score))


# Attempts


def _today() -> date:
    return datetime.now(UTC).date()


@lru_cache(maxsize=512)
def puzzle_of(name: str) -> Puzzle:
    try:
        return puzzles.load(name)
    except puzzles.PuzzleError:
        raise RequestError("not-found") from None


@lru_cache(maxsize=512)
def seat_of(name: str) -> int:
    return puzzle_of(name).seat


def after(puzzle: Puzzle, entry: AttemptEntry) -> Attempt:
    """Return the attempt after an entry."""
    attempt = entry.study.model_copy(update={"hinted": None, "warned": False})
    choices = attempt.choices
    match entry.kind:
        case "choose":
            chosen = [*choices, *(entry.option or "").split()]
            play_choices(puzzle.begin(), chosen)
            return attempt.model_copy(update={"choices": chosen})
        case "undo":
            return attempt.model_copy(update={"choices": choices[:-1]})
        case "restart":
            return attempt.model_copy(update={"choices": []})
        case "hint" if not (entry.study.warned or attempt.hints or attempt.counted):
            return attempt.model_copy(update={"warned": True})
        case "hint":
            further = {"hints": attempt.hints + 1, "hinted": next_choice(puzzle, choices)}
            return attempt.model_copy(update=further)
        case "answer":
            return attempt.model_copy(update={"choices": [], "shown": True, "tries": TRIES})
        case _:
            return _evaluated(puzzle, attempt)


def _evaluated(puzzle: Puzzle, attempt: Attempt) -> Attempt:
    start = puzzle.begin()
    seat = seat_of(puzzle.id)
    before = start.state.players[seat].vp
    end = play_choices(start, attempt.choices)
    if end.decision is not None:
        raise RequestError("nothing-to-confirm")
    reached = puzzle.goal.result(end.table, seat, before)
    solved = reached is not None and reached >= puzzle.best
    tries = min(attempt.tries + 1, TRIES)
    result = {
        "choices": attempt.choices if solved else [],
        "tries": tries,
        "reached": reached,
        "solved": solved,
        "shown": not solved and tries == TRIES,
    }
    return attempt.model_copy(update=result)


# Texts


@lru_cache(maxsize=8)
def rows(lang: str) -> list[PuzzleRow]:
    words = catalog(lang)
    return sorted((row(puzzle_of(name), words) for name in puzzles.shipped()), key=_by_rating)


def _by_rating(row: PuzzleRow) -> tuple[int, str]:
    return row.rating, row.id


def row(puzzle: Puzzle, words: Catalog) -> PuzzleRow:
    level = sum(puzzle.rating >= band for band in BANDS)
    goal, themes = goal_text(puzzle.goal, words), themes_text(puzzle, words)
    return PuzzleRow(puzzle.id, puzzle.rating, level, goal, themes, puzzle.seth)


def _render_puzzle(request: Request, template: str, puzzle: Puzzle, attempt: Attempt) -> Response:
    words = words_of(request)
    seat = seat_of(puzzle.id)
    start = puzzle.begin()
    header = progress(start, words)
    game: Game = play_choices(start, attempt.choices)
    page = table_page(practice_model(game, seat, attempt.choices, header, words))
    try:
        hint = hint_text(game, seat, attempt.hinted, words)
    except IllegalMove as wrong:  # the state comes from the browser and can be anything
        raise RequestError("illegal", reason=str(wrong)) from None
    study = {
        "page": f"/puzzles/{puzzle.id}",
        "panel": "_puzzle.html",
        "after": "_puzzle_after.html",
        "over": attempt.over,
        "give_up": bool(attempt.tries or attempt.hints),
        "state": attempt.model_dump_json(),
        "attempt": attempt,
        "row": row(puzzle, words),
        "goal": goal_text(puzzle.goal, words),
        "left": TRIES - attempt.tries,
        "hint": hint,
        "best": puzzle.best,
        "line": way_text(puzzle, words) if attempt.over else [],
        "shortfall": shortfall_text(attempt.result, words) if attempt.over else "",
    }
    return render(request, template, page | {"study": study})
