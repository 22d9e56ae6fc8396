"""The pages of lessons: steps on the board, each with something to look at or to choose.

The server stores nothing: the page sends the progress so far with each request.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response
from pydantic import BaseModel, Field

from tekhenu.learn.lesson import LEARNER, Lesson, LessonStep, shipped
from tekhenu.rules import Game
from tekhenu.text import Catalog

from ...presentation.progress import progress
from ..errors import RequestError
from ..language import words_of
from ..request_costs import costs
from .practice import parse_state, practice_board, practice_model
from .rendering import render
from .table import TableModel, table_page

MAX_STEPS = 40

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

Done = Annotated[str, Field(max_length=200)]


class LessonState(BaseModel):
    """The progress that the page sends: for each finished step a choice or an empty text."""

    did: list[Done] = Field(default=[], max_length=MAX_STEPS)
    tried: Done = ""  # the last choice, if it was wrong and was undone


class LessonEntry(BaseModel):
    """An entry like that of a game, with the progress before it."""

    study: LessonState
    kind: Literal["choose", "next", "back", "again", "undo", "restart"]
    option: str | None = Field(default=None, max_length=400)


@dataclass(frozen=True, slots=True)
class LessonRow:
    name: str
    number: int
    title: str
    further: bool


@router.get("/learn")
@costs(1)
def overview(request: Request) -> Response:
    words = words_of(request)
    return render(request, "learn.html", {"rows": [row(lesson, words) for lesson in shipped()]})


@router.get("/learn/{name}")
@costs(5)
def lesson_page(request: Request, name: str) -> Response:
    return _render_lesson(request, "lesson.html", lesson_of(name), LessonState())


@router.get("/learn/{name}/table")
@costs(5)
def fragment(request: Request, name: str, study: str = "{}") -> Response:
    return _render_lesson(request, "_table.html", lesson_of(name), parse_state(LessonState, study))


@router.get("/learn/{name}/boards/{front}")
@costs(2)
def board(request: Request, name: str, front: int, study: str = "{}") -> Response:
    game = position(lesson_of(name), parse_state(LessonState, study).did)
    return render(request, "_board.html", practice_board(game, LEARNER, front, words_of(request)))


@router.post("/learn/{name}/entries")
@costs(5)
def enter(request: Request, name: str, entry: LessonEntry) -> Response:
    lesson = lesson_of(name)
    return _render_lesson(request, "_table.html", lesson, after(lesson, entry))


# Progress


def lesson_of(name: str) -> Lesson:
    for lesson in shipped():
        if lesson.name == name:
            return lesson
    raise RequestError("not-found")


def position(lesson: Lesson, did: Sequence[str]) -> Game:
    try:
        return lesson.after(did)
    except ValueError as wrong:
        raise RequestError("illegal", reason=str(wrong)) from None


def after(lesson: Lesson, entry: LessonEntry) -> LessonState:
    """Return the progress after an entry."""
    did = entry.study.did
    match entry.kind:
        case "choose":
            return after_choices(lesson, did, (entry.option or "").split())
        case "next":
            position(lesson, [*did, ""])
            return LessonState(did=[*did, ""])
        case "back" | "undo":
            return LessonState(did=did[:-1])
        case _:
            return LessonState()


def after_choices(lesson: Lesson, did: list[str], moves: Sequence[str]) -> LessonState:
    """Play right choices. A wrong but legal choice is not played; it is returned as `tried`."""
    for move in moves:
        game = position(lesson, did)
        decision, step = game.decision, lesson.steps[len(did)]
        if decision is None or move not in decision.options or not step.choose:
            raise RequestError("illegal", reason=f"{move!r} cannot be chosen now")
        if move not in step.right(game):
            return LessonState(did=did, tried=move)
        did = [*did, move]
    return LessonState(did=did)


@cache
def lessons_about() -> Mapping[str, Sequence[str]]:
    """Return the names of the lessons by section of the rules."""
    about: dict[str, list[str]] = defaultdict(list)
    for lesson in shipped():
        about[lesson.help].append(lesson.name)
    return about


# Texts


def row(lesson: Lesson, words: Catalog) -> LessonRow:
    title = words.say(f"lesson-{lesson.name}-title")
    return LessonRow(lesson.name, lesson.number, title, lesson.further)


def wrong_text(lesson: Lesson, step: LessonStep, tried: str, words: Catalog) -> str:
    mistake = step.mistake(tried)
    key = f"lesson-{lesson.name}-wrong-{mistake}" if mistake else "lesson-not-this"
    return words.say(key) if tried else ""


def _render_lesson(
    request: Request, template: str, lesson: Lesson, learned: LessonState
) -> Response:
    words = words_of(request)
    game = position(lesson, learned.did)
    step = lesson.steps[len(learned.did)]
    page = table_page(step_model(game, step, learned, words))
    study = lesson_values(lesson, learned, words) | {
        "right": [str(move) for move in step.right(game)],
        "light": step.lit(game),
    }
    return render(request, template, page | {"study": study, "waiting": study["row"].title})


def step_model(game: Game, step: LessonStep, learned: LessonState, words: Catalog) -> TableModel:
    """Return the model of a step; without options if the step only explains something."""
    model = practice_model(game, LEARNER, learned.did, progress(game, words), words)
    view = model.view if step.choose else replace(model.view, decision=None)
    return replace(model, view=view, confirming=False, can_undo=False)


def lesson_values(lesson: Lesson, learned: LessonState, words: Catalog) -> dict[str, Any]:
    number = len(learned.did) + 1
    step = lesson.steps[number - 1]
    course = [other for other in shipped() if not other.further]
    following = [other for other in shipped() if other.number > lesson.number]
    return {
        "panel": "_lesson.html",
        "page": f"/learn/{lesson.name}",
        "state": learned.model_dump_json(),
        "row": row(lesson, words),
        "count": len(course),
        "step": number,
        "steps": len(lesson.steps),
        "text": words.say(f"lesson-{lesson.name}-{number}"),
        "wrong": wrong_text(lesson, step, learned.tried, words),
        "doing": bool(step.choose),
        "last": number == len(lesson.steps),
        "next": following[0].name if following else None,
        "help": f"/help#{lesson.help}",
    }
