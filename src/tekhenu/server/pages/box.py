"""Your box: the editions somebody has entered, and a component of one to be compared with it."""

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any, NamedTuple

from babel.dates import format_date
from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.concurrency import run_in_threadpool

from tekhenu.board.look import ValueMark
from tekhenu.components.box import BoxPart, EditionDraft, box_parts, replaceable
from tekhenu.components.defaults import defaults
from tekhenu.components.errors import Problem
from tekhenu.components.forms import Blank, Forms
from tekhenu.components.origins import matches
from tekhenu.components.schema import KINDS
from tekhenu.text import Catalogue
from tekhenu.text.editions import problem_on_page
from tekhenu.text.names import sentence
from tekhenu.text.values import place_label, value_label, value_words, word_label

from ...games.creation import DEFAULT, EditionChoice, GameWish
from ...games.people import Person
from ...presentation.edition.drawings import drawings_of, listed
from ...presentation.edition.looks import draft_look
from ...presentation.edition.pictures import value_picture, word_picture
from ..dependencies import Visitor, service_of, store_of
from ..errors import RequestError
from ..language import words_of
from ..storage import EditionRecord
from ..storage.editions import MOST
from ..weights import costs
from .rendering import shown

MODULES = {"base": "base", "botankhamun": "base", "seth": "seth", "automa": "seth"}  # by box
CompanionGame = Annotated[str, Query(pattern="^[a-z0-9]{0,40}$")]

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/box")
@costs(2)
def boxes(request: Request, person: Visitor) -> Response:
    words = words_of(request)
    rows = [row(record, words) for record in editions_of(request, person)]
    return shown(request, "boxes.html", {"editions": rows, "most": MOST})


@router.get("/box/{edition}")
@costs(1)
def box(request: Request, person: Visitor, edition: str) -> Response:
    """Redirect to the first unfinished part."""
    draft = own_edition(request, person, edition).draft
    unfinished = (part.name for part in box_parts() if _is_open(draft, part))
    return RedirectResponse(f"/box/{edition}/{next(unfinished, box_parts()[0].name)}", 303)


@router.get("/box/{edition}/{part}")
@costs(5)
def box_part(
    request: Request, person: Visitor, edition: str, part: str, game: CompanionGame = ""
) -> Response:
    """Show a component; `game` is the companion's game to go back to."""
    record = own_edition(request, person, edition)
    return part_shown(request, "box.html", record, part, game)


def part_shown(
    request: Request, template: str, record: EditionRecord, part: str, game: str = ""
) -> Response:
    found = next((each for each in box_parts() if each.name == part), None)
    if found is None:
        raise RequestError("not-found")
    page = part_page(record, found, words_of(request))
    return shown(request, template, page | {"game": game})


def editions_of(request: Request, person: Person | None) -> list[EditionRecord]:
    """Return the editions of a browser; a program that has a seat has none."""
    own = None if person is None else person.id
    return [] if own is None else store_of(request).editions.of(own)


def own_edition(request: Request, person: Person | None, edition: str) -> EditionRecord:
    own = None if person is None else person.id
    found = None if own is None else store_of(request).editions.get(own, edition)
    if found is None:
        raise RequestError("no-such-edition")
    return found


async def chosen_edition(request: Request, person: Person | None, wish: GameWish) -> EditionChoice:
    """Return the edition to play with: the person's own, that of a game, or the default."""
    if wish.edition is not None:
        record = await run_in_threadpool(own_edition, request, person, wish.edition)
        return EditionChoice.own(record.draft)
    if wish.edition_of is not None:
        played = (await service_of(request).session(wish.edition_of)).snapshot
        return EditionChoice(played.settings.edition, played=played.edition)
    return DEFAULT


def row(record: EditionRecord, words: Catalogue) -> dict[str, Any]:
    return {**_summed_up(record, words), "problems": len(record.draft.problems())}


def _summed_up(record: EditionRecord, words: Catalogue) -> dict[str, Any]:
    draft = record.draft
    return {
        "id": record.id,
        "name": draft.name,
        "progress": draft.progress(),
        "changed": sum(map(draft.changes, draft.given)),
        "date": record.changed.date().isoformat(),
        "day": format_date(record.changed, "medium", words.lang),
    }


class BoxValue(NamedTuple):
    """A value as the page has it: `value` as the file has it, `shows` as a picture."""

    path: str
    label: str
    value: str | int
    state: str
    wrong: bool
    picker: int
    shows: str
    usual: str

    def told(self) -> dict[str, str | int]:
        """To the script; what a value shows, it sees on the page."""
        told = self._asdict()
        del told["shows"], told["wrong"]
        return told


def part_page(record: EditionRecord, part: BoxPart, words: Catalogue) -> dict[str, Any]:
    draft, parts = record.draft, box_parts()
    problems = draft.problems()
    values = [_value(draft, path, problems, words) for path in part.paths]
    marks = {
        value.path: ValueMark(_named(value, draft, words), value.state, value.wrong)
        for value in values
    }
    look = draft_look(draft.edition, words, marks, MODULES[part.module] == "seth")
    drawings = drawings_of(part.name, look)
    in_list = set(listed(part.paths, drawings))
    place = parts.index(part)
    return {
        **_summed_up(record, words),
        "edition": record.id,
        "part": part.name,
        "parts": [(each.name, MODULES[each.module], draft.progress(each.paths)) for each in parts],
        "of_part": draft.progress(part.paths),
        "drawings": drawings,
        "listed": [value for value in values if value.path in in_list],
        "values": {value.path: value.told() for value in values},
        "marks": marks,
        "pickers": _pickers(part, words),
        "troubles": [_trouble(problem, words) for problem in problems],
        "next": parts[place + 1].name if place + 1 < len(parts) else None,
    }


def _is_open(draft: EditionDraft, part: BoxPart) -> bool:
    done = draft.progress(part.paths)
    return done.checked < done.values


def _value(
    draft: EditionDraft, path: str, problems: Iterable[Problem], words: Catalogue
) -> BoxValue:
    value = draft.value(path)
    if draft.changes(path):
        state = "own"
    elif path in draft.given:
        state = "right"
    else:
        state = defaults().provenance[path].name.lower()
    return BoxValue(
        path=path,
        label=value_label(words, path),
        value=value,
        state=state,
        wrong=any(_concerns(problem, path) for problem in problems),
        picker=_forms().index(KINDS[path].forms),
        shows=str(value_picture(words, path, value)),
        usual=str(value_picture(words, path, defaults().values[path])) if state == "own" else "",
    )


def _named(value: BoxValue, draft: EditionDraft, words: Catalogue) -> str:
    """What a button is called: which value it is, what it shows, and what is known of it."""
    says = value_words(words, value.path, draft.value(value.path))
    return words.say("box-value", label=value.label, value=says, state=value.state)


def _concerns(problem: Problem, path: str) -> bool:
    return path.startswith(f"{problem.where}.") or matches(problem.where, path)


def _trouble(problem: Problem, words: Catalogue) -> dict[str, str]:
    """Return the problem in words, and the part where it can be fixed."""
    found = ((part, path) for part in box_parts() for path in part.paths)
    part, path = next(
        ((part.name, path) for part, path in found if _concerns(problem, path)),
        (box_parts()[0].name, ""),
    )
    label = words.say("box-part", part=part) if path else ""
    says = sentence(problem_on_page(words, problem))
    return {"part": part, "path": path, "label": label, "says": says}


# Pickers


@cache
def _forms() -> list[Forms]:
    """The different ways in which values are put together."""
    return list(dict.fromkeys(KINDS[path].forms for path in replaceable()))


def _pickers(part: BoxPart, words: Catalogue) -> list[tuple[int, list[dict[str, Any]]]]:
    numbers = sorted({_forms().index(KINDS[path].forms) for path in part.paths})
    return [(number, _picker(_forms()[number], words)) for number in numbers]


def _picker(forms: Forms, words: Catalogue) -> list[dict[str, Any]]:
    return [
        {
            "verb": form.verb,
            "empty": form.empty,
            "title": words.say("box-form", verb=form.verb or "gain"),
            "blanks": [_blank(blank, words) for blank in form.blanks],
        }
        for form in forms
    ]


def _blank(blank: Blank, words: Catalogue) -> dict[str, Any]:
    choices = [
        (word, word_label(words, blank.of, word), word_picture(blank.of, word))
        for word in blank.words
    ]
    if blank.none:
        none = (blank.none, word_label(words, "none", blank.none), word_picture("none", blank.none))
        choices.append(none)
    places = range(blank.high if blank.kind == "places" else 0)
    return {
        **blank._asdict(),
        "choices": choices,
        "places": [place_label(words, place, blank.high) for place in places],
    }
