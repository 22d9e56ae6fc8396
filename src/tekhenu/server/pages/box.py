"""Your box: the editions somebody has entered, and a component of one to be compared with it."""

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Any, NamedTuple

from babel.dates import format_date
from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from tekhenu.board.look import ValueMark
from tekhenu.components.box import BoxPart, EditionDraft, box_parts, replaceable
from tekhenu.components.defaults import defaults
from tekhenu.components.errors import Problem
from tekhenu.components.forms import Blank, Forms
from tekhenu.components.origins import matches
from tekhenu.components.schema import KINDS
from tekhenu.text import Catalogue
from tekhenu.text.values import place_label, value_label, value_words, word_label

from ..api.messages import NewGameRequest
from ..box.drawings import drawings_of, listed
from ..box.looks import draft_look
from ..box.pictures import value_picture, word_picture
from ..errors import RequestError
from ..games.creation import DEFAULT, EditionChoice
from ..games.service import GameService
from ..language import words_of
from ..people import Person, person_of
from ..storage import EditionRecord
from ..storage.editions import MOST
from .rendering import shown

MODULES = {"base": "base", "botankhamun": "base", "seth": "seth", "automa": "seth"}  # by box
GameId = Annotated[str, Query(pattern="^[a-z0-9]{0,40}$")]

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


@router.get("/box")
def boxes(request: Request) -> Response:
    words = words_of(request)
    rows = [row(record, words) for record in editions_of(request)]
    return shown(request, "boxes.html", {"editions": rows, "most": MOST})


@router.get("/box/{edition}")
def box(request: Request, edition: str) -> Response:
    """Where one stopped."""
    draft = own_edition(request, edition).draft
    unfinished = (part.name for part in box_parts() if _is_open(draft, part))
    return RedirectResponse(f"/box/{edition}/{next(unfinished, box_parts()[0].name)}", 303)


@router.get("/box/{edition}/{part}")
def box_part(request: Request, edition: str, part: str, game: GameId = "") -> Response:
    """Show a component; `game` is the companion's game to go back to."""
    return part_shown(request, "box.html", own_edition(request, edition), part, game)


def part_shown(
    request: Request, template: str, record: EditionRecord, part: str, game: str = ""
) -> Response:
    found = next((each for each in box_parts() if each.name == part), None)
    if found is None:
        raise RequestError("not-found")
    page = part_page(record, found, words_of(request))
    return shown(request, template, page | {"game": game})


def owner_of(request: Request) -> Person | None:
    """A browser; a program that has a seat has no box."""
    person = person_of(request)
    return None if person is None or person.id is None else person


def editions_of(request: Request) -> list[EditionRecord]:
    service: GameService = request.app.state.service
    person = owner_of(request)
    return [] if person is None or person.id is None else service.store.editions.of(person.id)


def own_edition(request: Request, edition: str) -> EditionRecord:
    service: GameService = request.app.state.service
    person = owner_of(request)
    if person is not None and person.id is not None:
        found = service.store.editions.get(person.id, edition)
        if found is not None:
            return found
    raise RequestError("no-such-edition")


def chosen_edition(request: Request, wish: NewGameRequest) -> EditionChoice:
    """What somebody wants to play with: an edition of their own, that of a game, or the usual."""
    if wish.edition is not None:
        return EditionChoice.own(own_edition(request, wish.edition).draft)
    if wish.edition_of is not None:
        service: GameService = request.app.state.service
        session = service.session(wish.edition_of)
        return EditionChoice(session.settings.edition, played=session.edition)
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
        told = {**self._asdict(), "expected": f"{self.path}: {KINDS[self.path].expected}"}
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
    """What `tekhenu components --check` says, and the part where it can be put right."""
    found = ((part, path) for part in box_parts() for path in part.paths)
    part, path = next(
        ((part.name, path) for part, path in found if _concerns(problem, path)),
        (box_parts()[0].name, ""),
    )
    label = words.say("box-part", part=part) if path else ""
    return {"part": part, "path": path, "label": label, "says": str(problem)}


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
