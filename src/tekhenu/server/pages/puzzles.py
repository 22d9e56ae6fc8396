"""Puzzles on the real board: a goal, three tries, hints, and the best line at the end.

Nothing is kept: the page carries what was chosen so far and sends it along with each choice.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from pydantic import BaseModel, Field

from tekhenu.rules import Game, IllegalMove
from tekhenu.study import puzzle as puzzles
from tekhenu.study import solve
from tekhenu.study.puzzle import Puzzle
from tekhenu.study.rating import BY_TRY, HIGHEST, LOWEST, rated, result_of
from tekhenu.study.words import goal_text, themes_text, way_text
from tekhenu.text import Catalogue, catalogue, describe_option

from ..errors import RequestError
from ..language import words_of
from ..weights import costs
from .alone import MOST_CHOICES, board_alone, carried, played, seen_alone
from .rendering import shown
from .table import table_page

TRIES = len(BY_TRY)
BANDS = (1150, 1300, 1400)  # ratings at which a puzzle becomes harder

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


class Attempt(BaseModel):
    """What the page carries: the choices of this try, and how the earlier ones went."""

    choices: list[Annotated[str, Field(max_length=200)]] = Field(
        default=[], max_length=MOST_CHOICES
    )
    tries: int = Field(default=0, ge=0, le=TRIES)
    hints: int = Field(default=0, ge=0, le=99)
    reached: int | None = Field(default=None, ge=-999, le=999)  # by the last try
    solved: bool = False
    shown: bool = False  # the answer is
    hinted: str | None = Field(default=None, max_length=200)  # a choice; "": the best is lost

    @property
    def over(self) -> bool:
        return self.solved or self.shown


class AttemptEntry(BaseModel):
    """As an entry of a game, with the attempt that it belongs to."""

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


@router.get("/puzzles")
@costs(2)
def overview(request: Request) -> Response:
    words = words_of(request)
    today = puzzles.of_the_day(_today())
    return shown(
        request,
        "puzzles.html",
        {"rows": rows(words.lang), "today": row(puzzle_of(today), words), "levels": len(BANDS) + 1},
    )


@router.get("/puzzles/daily")
@costs(1)
def daily() -> Response:
    return RedirectResponse(f"/puzzles/{puzzles.of_the_day(_today())}", status_code=303)


@router.get("/puzzles/{name}")
@costs(5)
def puzzle_page(request: Request, name: str) -> Response:
    return _shown(request, "puzzle.html", puzzle_of(name), Attempt())


@router.get("/puzzles/{name}/table")
@costs(5)
def fragment(request: Request, name: str, study: str = "{}") -> Response:
    return _shown(request, "_table.html", puzzle_of(name), carried(Attempt, study))


@router.get("/puzzles/{name}/boards/{front}")
@costs(2)
def board(request: Request, name: str, front: int, study: str = "{}") -> Response:
    game = played(puzzle_of(name).begin(), carried(Attempt, study).choices)
    page = board_alone(game, seat_of(name), front, words_of(request))
    return shown(request, "_board.html", page)


@router.post("/puzzles/{name}/entries")
@costs(5)
def enter(request: Request, name: str, entry: AttemptEntry) -> Response:
    puzzle = puzzle_of(name)
    return _shown(request, "_table.html", puzzle, after(puzzle, entry))


@router.get("/puzzles/{name}/rating", response_class=JSONResponse)
@costs(1)
def rating(
    name: str,
    player: Annotated[int, Query(ge=LOWEST, le=HIGHEST)],
    tries: Annotated[int, Query(ge=1, le=TRIES)],
    hints: Annotated[int, Query(ge=0, le=99)],
    solved: bool,
) -> RatingOut:
    result = result_of(tries, hints, solved)
    return RatingOut(rating=rated(player, puzzle_of(name).rating, result))


# What is known of a puzzle


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


@lru_cache(maxsize=512)  # all puzzles: solving one takes up to 0.1 s
def best_lines(name: str) -> tuple[tuple[str, ...], ...]:
    """All of them, found once; the one that is shown at the end comes first."""
    puzzle = puzzle_of(name)
    solution = solve(puzzle.begin(), puzzle.goal)
    found = [tuple(map(str, line.choices)) for line in solution.ways]
    return (puzzle.way, *(way for way in found if way != puzzle.way))


def after(puzzle: Puzzle, entry: AttemptEntry) -> Attempt:
    """What an entry makes of an attempt."""
    attempt = entry.study.model_copy(update={"hinted": None})
    choices = attempt.choices
    match entry.kind:
        case "choose":
            chosen = [*choices, *(entry.option or "").split()]
            played(puzzle.begin(), chosen)
            return attempt.model_copy(update={"choices": chosen})
        case "undo":
            return attempt.model_copy(update={"choices": choices[:-1]})
        case "restart":
            return attempt.model_copy(update={"choices": []})
        case "hint":
            further = {"hints": attempt.hints + 1, "hinted": next_choice(puzzle.id, choices)}
            return attempt.model_copy(update=further)
        case "answer":
            return attempt.model_copy(update={"choices": [], "shown": True, "tries": TRIES})
        case _:
            return _judged(puzzle, attempt)


def next_choice(name: str, choices: Sequence[str]) -> str:
    """Return the next choice of a best line, or "" if no best line continues from here."""
    so_far = tuple(choices)
    count = len(so_far)
    ways = (way for way in best_lines(name) if way[:count] == so_far and len(way) > count)
    return next((way[count] for way in ways), "")


def _judged(puzzle: Puzzle, attempt: Attempt) -> Attempt:
    start = puzzle.begin()
    seat = seat_of(puzzle.id)
    before = start.state.players[seat].vp
    end = played(start, attempt.choices)
    if end.decision is not None:
        raise RequestError("nothing-to-confirm")
    reached = puzzle.goal.result(end.table, seat, before)
    solved = reached is not None and reached >= puzzle.best
    tries = min(attempt.tries + 1, TRIES)
    return Attempt(
        choices=attempt.choices if solved else [],
        tries=tries,
        hints=attempt.hints,
        reached=reached,
        solved=solved,
        shown=not solved and tries == TRIES,
    )


# In words


@lru_cache(maxsize=8)
def rows(lang: str) -> list[PuzzleRow]:
    words = catalogue(lang)
    return sorted((row(puzzle_of(name), words) for name in puzzles.shipped()), key=_by_rating)


def _by_rating(row: PuzzleRow) -> tuple[int, str]:
    return row.rating, row.id


def row(puzzle: Puzzle, words: Catalogue) -> PuzzleRow:
    level = sum(puzzle.rating >= band for band in BANDS)
    goal, themes = goal_text(puzzle.goal, words), themes_text(puzzle, words)
    return PuzzleRow(puzzle.id, puzzle.rating, level, goal, themes)


def hint_text(game: Game, seat: int, hinted: str | None, words: Catalogue) -> str:
    decision = game.decision
    if hinted is None or decision is None:
        return ""
    if not hinted:
        return words.say("puzzle-hint-lost")
    try:
        option = decision.find(hinted)  # the page could carry anything
    except IllegalMove as wrong:
        raise RequestError("illegal", reason=str(wrong)) from None
    described = describe_option(game.view(seat), decision, option, words.lang)
    return words.say("puzzle-hint-is", option=described)


def _shown(request: Request, template: str, puzzle: Puzzle, attempt: Attempt) -> Response:
    words = words_of(request)
    seat = seat_of(puzzle.id)
    game: Game = played(puzzle.begin(), attempt.choices)
    page = table_page(seen_alone("", game, seat, attempt.choices, words))
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
        "hint": hint_text(game, seat, attempt.hinted, words),
        "best": puzzle.best,
        "line": way_text(puzzle, words) if attempt.over else [],
        "next": _next(puzzle.id),
    }
    return shown(request, template, page | {"study": study})


def _next(name: str) -> str:
    ids: Sequence[str] = puzzles.shipped()
    return ids[(ids.index(name) + 1) % len(ids)]
