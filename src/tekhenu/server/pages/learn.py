"""Lessons on the real board: one thing to look at or to do, and a sentence about it.

Nothing is kept: the page carries what was done so far and sends it along with each choice.
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
from tekhenu.text import Catalogue

from ...presentation.progress import moment
from ..errors import RequestError
from ..language import words_of
from ..weights import costs
from .alone import board_alone, carried, seen_alone
from .rendering import shown
from .table import Seen, table_page

MOST_STEPS = 40

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)

Done = Annotated[str, Field(max_length=200)]


class Learned(BaseModel):
    """What the page carries: a choice, or an empty text, for each step that is done."""

    did: list[Done] = Field(default=[], max_length=MOST_STEPS)
    tried: Done = ""  # a wrong choice, which was taken back


class LessonEntry(BaseModel):
    """As an entry of a game, with what was done before."""

    study: Learned
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
    return shown(request, "learn.html", {"rows": [row(lesson, words) for lesson in shipped()]})


@router.get("/learn/{name}")
@costs(5)
def lesson_page(request: Request, name: str) -> Response:
    return _shown(request, "lesson.html", lesson_of(name), Learned())


@router.get("/learn/{name}/table")
@costs(5)
def fragment(request: Request, name: str, study: str = "{}") -> Response:
    return _shown(request, "_table.html", lesson_of(name), carried(Learned, study))


@router.get("/learn/{name}/boards/{front}")
@costs(2)
def board(request: Request, name: str, front: int, study: str = "{}") -> Response:
    game = position(lesson_of(name), carried(Learned, study).did)
    return shown(request, "_board.html", board_alone(game, LEARNER, front, words_of(request)))


@router.post("/learn/{name}/entries")
@costs(5)
def enter(request: Request, name: str, entry: LessonEntry) -> Response:
    lesson = lesson_of(name)
    return _shown(request, "_table.html", lesson, after(lesson, entry))


# What is known of a lesson


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


def after(lesson: Lesson, entry: LessonEntry) -> Learned:
    """What an entry makes of what was done."""
    did = entry.study.did
    match entry.kind:
        case "choose":
            return chosen(lesson, did, (entry.option or "").split())
        case "next":
            position(lesson, [*did, ""])
            return Learned(did=[*did, ""])
        case "back" | "undo":
            return Learned(did=did[:-1])
        case _:
            return Learned()


def chosen(lesson: Lesson, did: list[str], moves: Sequence[str]) -> Learned:
    """Right choices are done; a wrong one, if the rules allow it, is only answered."""
    for move in moves:
        game = position(lesson, did)
        decision, step = game.decision, lesson.steps[len(did)]
        if decision is None or move not in decision.options or not step.choose:
            raise RequestError("illegal", reason=f"{move!r} cannot be chosen now")
        if move not in step.right(game):
            return Learned(did=did, tried=move)
        did = [*did, move]
    return Learned(did=did)


@cache
def lessons_about() -> Mapping[str, Sequence[str]]:
    """Names of the lessons that belong to a section of the rules."""
    about: dict[str, list[str]] = defaultdict(list)
    for lesson in shipped():
        about[lesson.help].append(lesson.name)
    return about


# In words


def row(lesson: Lesson, words: Catalogue) -> LessonRow:
    title = words.say(f"lesson-{lesson.name}-title")
    return LessonRow(lesson.name, lesson.number, title, lesson.further)


def wrong_text(lesson: Lesson, step: LessonStep, tried: str, words: Catalogue) -> str:
    mistake = step.mistake(tried)
    key = f"lesson-{lesson.name}-wrong-{mistake}" if mistake else "lesson-not-this"
    return words.say(key) if tried else ""


def _shown(request: Request, template: str, lesson: Lesson, learned: Learned) -> Response:
    words = words_of(request)
    game = position(lesson, learned.did)
    step = lesson.steps[len(learned.did)]
    page = table_page(seen_step(game, step, learned, words))
    study = described(lesson, learned, words) | {
        "right": [str(move) for move in step.right(game)],
        "light": step.lit(game),
    }
    return shown(request, template, page | {"study": study, "waiting": study["row"].title})


def seen_step(game: Game, step: LessonStep, learned: Learned, words: Catalogue) -> Seen:
    """Where something is only told, nothing can be chosen."""
    seen = seen_alone(game, LEARNER, learned.did, moment(game, words), words)
    view = seen.view if step.choose else replace(seen.view, decision=None)
    return replace(seen, view=view, confirming=False, can_undo=False)


def described(lesson: Lesson, learned: Learned, words: Catalogue) -> dict[str, Any]:
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
