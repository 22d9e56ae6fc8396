"""The pages of a person's own editions: their list, and the editor of an edition part by part."""

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any, NamedTuple

from babel.dates import format_date
from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.concurrency import run_in_threadpool

from tekhenu.board.look import ValueMark
from tekhenu.components.defaults import defaults
from tekhenu.components.drafts import EditionDraft, EditionPart, edition_parts, replaceable
from tekhenu.components.errors import Problem
from tekhenu.components.forms import Blank, Forms
from tekhenu.components.origins import matches
from tekhenu.components.schema import KINDS
from tekhenu.text import Catalog
from tekhenu.text.editions import problem_on_page
from tekhenu.text.names import sentence
from tekhenu.text.values import place_label, value_label, value_words, word_label

from ...games.creation import DEFAULT, EditionChoice, GameRequest
from ...games.people import Person
from ...presentation.edition.drawings import drawings_of, listed
from ...presentation.edition.looks import draft_look
from ...presentation.edition.pictures import value_picture, word_picture
from ..dependencies import Visitor, service_of, store_of
from ..errors import RequestError
from ..language import words_of
from ..request_costs import costs
from ..storage import EditionRecord
from ..storage.editions import MAX_EDITIONS
from .rendering import render

MODULES = {"base": "base", "botankhamun": "base", "seth": "seth", "automa": "seth"}  # product
CompanionGame = Annotated[str, Query(pattern="^[a-z0-9]{0,40}$")]

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/editions")
@costs(2)
def overview(request: Request, person: Visitor) -> Response:
    words = words_of(request)
    rows = [row(record, words) for record in editions_of(request, person)]
    return render(request, "editions.html", {"editions": rows, "most": MAX_EDITIONS})


@router.get("/editions/{edition}")
@costs(1)
def edition_page(request: Request, person: Visitor, edition: str) -> Response:
    """Redirect to the first unfinished part."""
    draft = own_edition(request, person, edition).draft
    unfinished = (part.name for part in edition_parts() if _is_open(draft, part))
    return RedirectResponse(f"/editions/{edition}/{next(unfinished, edition_parts()[0].name)}", 303)


@router.get("/editions/{edition}/{part}")
@costs(5)
def edition_part(
    request: Request, person: Visitor, edition: str, part: str, game: CompanionGame = ""
) -> Response:
    """Show a part of an edition; `game` is the companion's game to return to."""
    record = own_edition(request, person, edition)
    return render_part(request, "edition.html", record, part, game)


def render_part(
    request: Request, template: str, record: EditionRecord, part: str, game: str = ""
) -> Response:
    found = next((each for each in edition_parts() if each.name == part), None)
    if found is None:
        raise RequestError("not-found")
    page = part_page(record, found, words_of(request))
    return render(request, template, page | {"game": game})


def editions_of(request: Request, person: Person | None) -> list[EditionRecord]:
    """Return the editions of a person; a program with a seat token has none."""
    own = None if person is None else person.id
    return [] if own is None else store_of(request).editions.of(own)


def own_edition(request: Request, person: Person | None, edition: str) -> EditionRecord:
    own = None if person is None else person.id
    found = None if own is None else store_of(request).editions.get(own, edition)
    if found is None:
        raise RequestError("no-such-edition")
    return found


async def chosen_edition(
    request: Request, person: Person | None, wish: GameRequest
) -> EditionChoice:
    """Return the edition to play with: the person's own, that of a game, or the default."""
    if wish.edition is not None:
        record = await run_in_threadpool(own_edition, request, person, wish.edition)
        return EditionChoice.own(record.draft)
    if wish.edition_of is not None:
        played = (await service_of(request).session(wish.edition_of)).snapshot
        return EditionChoice(played.settings.edition, played=played.edition)
    return DEFAULT


def row(record: EditionRecord, words: Catalog) -> dict[str, Any]:
    return {**_summary(record, words), "problems": len(record.draft.problems())}


def _summary(record: EditionRecord, words: Catalog) -> dict[str, Any]:
    draft = record.draft
    return {
        "id": record.id,
        "name": draft.name,
        "progress": draft.progress(),
        "changed": sum(map(draft.changes, draft.given)),
        "date": record.changed.date().isoformat(),
        "day": format_date(record.changed, "medium", words.lang),
    }


class EditionValue(NamedTuple):
    """A printed value on the page: `value` is its text in the file, `shows` its picture.

    `usual` is the picture of the default value, if the owner's value differs.
    """

    path: str
    label: str
    value: str | int
    state: str
    wrong: bool
    picker: int
    shows: str
    usual: str

    def for_script(self) -> dict[str, str | int]:
        """Return the fields that the script needs."""
        fields = self._asdict()
        del fields["shows"], fields["wrong"]
        return fields


def part_page(record: EditionRecord, part: EditionPart, words: Catalog) -> dict[str, Any]:
    draft, parts = record.draft, edition_parts()
    problems = draft.problems()
    values = [_value(draft, path, problems, words) for path in part.paths]
    marks = {
        value.path: ValueMark(_button_label(value, draft, words), value.state, value.wrong)
        for value in values
    }
    look = draft_look(draft.edition, words, marks, MODULES[part.module] == "seth")
    drawings = drawings_of(part.name, look)
    in_list = set(listed(part.paths, drawings))
    place = parts.index(part)
    return {
        **_summary(record, words),
        "edition": record.id,
        "part": part.name,
        "parts": [(each.name, MODULES[each.module], draft.progress(each.paths)) for each in parts],
        "of_part": draft.progress(part.paths),
        "drawings": drawings,
        "listed": [value for value in values if value.path in in_list],
        "values": {value.path: value.for_script() for value in values},
        "marks": marks,
        "pickers": _pickers(part, words),
        "troubles": [_problem(problem, words) for problem in problems],
        "next": parts[place + 1].name if place + 1 < len(parts) else None,
    }


def _is_open(draft: EditionDraft, part: EditionPart) -> bool:
    done = draft.progress(part.paths)
    return done.checked < done.values


def _value(
    draft: EditionDraft, path: str, problems: Iterable[Problem], words: Catalog
) -> EditionValue:
    value = draft.value(path)
    if draft.changes(path):
        state = "own"
    elif path in draft.given:
        state = "right"
    else:
        state = defaults().provenance[path].name.lower()
    return EditionValue(
        path=path,
        label=value_label(words, path),
        value=value,
        state=state,
        wrong=any(_concerns(problem, path) for problem in problems),
        picker=_forms().index(KINDS[path].forms),
        shows=str(value_picture(words, path, value)),
        usual=str(value_picture(words, path, defaults().values[path])) if state == "own" else "",
    )


def _button_label(value: EditionValue, draft: EditionDraft, words: Catalog) -> str:
    """Return the label of a value's button: its name, its text and its state."""
    says = value_words(words, value.path, draft.value(value.path))
    return words.say("copy-value", label=value.label, value=says, state=value.state)


def _concerns(problem: Problem, path: str) -> bool:
    return path.startswith(f"{problem.where}.") or matches(problem.where, path)


def _problem(problem: Problem, words: Catalog) -> dict[str, str]:
    """Return the problem in words, and the part where it can be fixed."""
    found = ((part, path) for part in edition_parts() for path in part.paths)
    part, path = next(
        ((part.name, path) for part, path in found if _concerns(problem, path)),
        (edition_parts()[0].name, ""),
    )
    label = words.say("copy-part", part=part) if path else ""
    says = sentence(problem_on_page(words, problem))
    return {"part": part, "path": path, "label": label, "says": says}


# Pickers


@cache
def _forms() -> list[Forms]:
    """Return the distinct input forms of all replaceable values."""
    return list(dict.fromkeys(KINDS[path].forms for path in replaceable()))


def _pickers(part: EditionPart, words: Catalog) -> list[tuple[int, list[dict[str, Any]]]]:
    numbers = sorted({_forms().index(KINDS[path].forms) for path in part.paths})
    return [(number, _picker(_forms()[number], words)) for number in numbers]


def _picker(forms: Forms, words: Catalog) -> list[dict[str, Any]]:
    return [
        {
            "verb": form.verb,
            "empty": form.empty,
            "title": words.say("copy-form", verb=form.verb or "gain"),
            "blanks": [_blank(blank, words) for blank in form.blanks],
        }
        for form in forms
    ]


def _blank(blank: Blank, words: Catalog) -> dict[str, Any]:
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
