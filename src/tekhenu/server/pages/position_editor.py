"""The position editor: people enter a game in progress at a real table, part by part.

The server stores nothing: the page sends all entered values with each request.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, partial
from itertools import groupby
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, Response
from pydantic import Field as Limited
from starlette.concurrency import run_in_threadpool

from tekhenu.board import Look, Svg
from tekhenu.board.icons import icon_of
from tekhenu.board.panels.complex import CELL, LEFT, RIM, plan_of
from tekhenu.board.panels.osiris import draw_osiris
from tekhenu.board.panels.seth import draw_seth
from tekhenu.board.panels.temple import draw_temple
from tekhenu.board.panels.wheel import draw_wheel
from tekhenu.board.table import draw_seat
from tekhenu.components.ids import IDS
from tekhenu.components.kinds import word
from tekhenu.components.terms import SIDE, Color, God, Good
from tekhenu.real_table.companion import EntryError, read_dice
from tekhenu.real_table.position_editor import (
    EditedTable,
    EditorTexts,
    Field,
    FieldValue,
    TablePart,
)
from tekhenu.rules import Move, View
from tekhenu.rules.builder import empty_table
from tekhenu.rules.chance import FACES
from tekhenu.rules.knowledge import mask
from tekhenu.rules.moves import CONQUEST, OSIRIS, TEMPLE
from tekhenu.rules.printed import printed_for
from tekhenu.text import card_text, list_of

from ...games.creation import (
    EditionChoice,
    GameRequest,
    edited_table,
    requested_names,
    requested_settings,
)
from ...presentation.pictures import (
    SmallPicture,
    card_picture,
    die_picture,
    icon_picture,
    tile_picture,
)
from ..dependencies import Visitor
from ..errors import RequestError, json_response
from ..language import words_of
from ..messages import EnteredTable, FieldName, NewGameRequest, StrictModel
from ..request_costs import costs
from .editions import chosen_edition
from .finished_games import edition_text
from .rendering import headers_of, render

PLACING = ("owner", "owners")  # kinds of fields for players' pieces
DRAWN = ("osiris", "temple", "conquest", "regions")  # entered by tapping the drawing
SUITS = ("P", "A", "B", "T", "D", "Q", "C", "X")  # cards and tiles with a picker

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


class PartRequest(StrictModel):
    """The values entered so far, and the part to show."""

    wish: NewGameRequest
    values: EnteredTable = Limited(default={})
    part: FieldName = ""
    done: list[FieldName] = Limited(default=[], max_length=20)


class PickerRequest(StrictModel):
    wish: NewGameRequest
    of: Annotated[str, Limited(max_length=10)]


@router.get("/position-editor")
@costs(1)
def position_editor_page(request: Request) -> Response:
    """Show the empty page; its script fills it from values stored in the browser."""
    return render(request, "position_editor.html", {})


@router.post("/api/position-editor/part")
@costs(5)
async def position_part(request: Request, person: Visitor, asked: PartRequest) -> Response:
    choice = await chosen_edition(request, person, asked.wish.wish())
    return await run_in_threadpool(_render_part, request, asked, choice)


def _render_part(request: Request, asked: PartRequest, choice: EditionChoice) -> Response:
    model = _editor_model(request, asked.wish.wish(), asked.values, choice)
    parts = {part.name: part for part in model.table.parts}
    part = parts.get(asked.part) or _first_unfinished(model.table, asked.done)
    return render(request, "_position_part.html", _page(model, part, asked.done))


@router.post("/api/position-editor/picker")
@costs(5)
async def position_picker(request: Request, person: Visitor, asked: PickerRequest) -> Response:
    """Show cards or tiles of a kind to choose from, or faces of dice."""
    if asked.of not in (*SUITS, "dice"):
        raise RequestError("not-found")
    choice = await chosen_edition(request, person, asked.wish.wish())
    return await run_in_threadpool(_render_picker, request, asked, choice)


def _render_picker(request: Request, asked: PickerRequest, choice: EditionChoice) -> Response:
    model = _editor_model(request, asked.wish.wish(), {}, choice)
    return render(request, "_position_picker.html", _picker(model, asked.of))


@router.get("/api/position-editor/dice")
@costs(1)
def read_typed_dice(
    request: Request, text: Annotated[str, Query(max_length=300)], seth: bool = False
) -> Response:
    """Parse dice that were typed."""
    words = words_of(request)
    try:
        dice = read_dice(text, seth, words.lang)
    except EntryError as wrong:
        return json_response({"message": wrong.say(words.lang)}, 422, headers_of(request))
    return json_response({"dice": dice}, headers=headers_of(request))


class EditorModel:
    """The entered table with its texts and drawings in the viewer's language."""

    def __init__(self, table: EditedTable, words: EditorTexts, edition: str = "") -> None:
        self.table = table
        self.words = words
        self.edition = edition
        self.initial = empty_table(table.settings)

    @cached_property
    def plain(self) -> Look:
        """Return the input of drawings without buttons."""
        return self.look({})

    def look(self, choices: Mapping[Move, str]) -> Look:
        settings, state = self.table.settings, self.table.state.copy()
        seat = 0 if settings.humans == 1 else None
        hidden = mask(state, seat)
        view = View(seat, settings, state, hidden, None, (), False)
        text = partial(card_text, lang=self.words.words.lang, edition=settings.edition)
        return Look(view, self.words.names, self.words.words, text, choices)

    def value(self, field: Field) -> FieldValue:
        """Return the entered value, or else the initial or derived value."""
        if field.name in self.table.draft:
            return self.table.draft[field.name]
        derived = field.name.endswith(".rewards")
        value: FieldValue = field.read(self.table.state if derived else self.initial)
        return value


def _editor_model(
    request: Request, wish: GameRequest, values: Mapping[str, FieldValue], choice: EditionChoice
) -> EditorModel:
    words = words_of(request)
    settings = requested_settings(wish, choice.edition)
    names = requested_names(wish, settings, words.lang)
    table = edited_table(settings, values)
    edition = edition_text(choice.played_with(settings), words)
    return EditorModel(table, EditorTexts(table, words, names), edition)


def _first_unfinished(table: EditedTable, done: list[str]) -> TablePart:
    """Return the first part that is not done."""
    unfinished = (part for part in table.parts if part.name not in done)
    return next(unfinished, table.parts[-1])


def _page(model: EditorModel, part: TablePart, done: list[str]) -> dict[str, Any]:
    table, words = model.table, model.words
    problems = table.of_part(part)
    wrong = [words.part(p) for p in table.parts if _is_wrong(table, p)]
    return {
        "part": part.name,
        "players": list_of(words.words, words.names),
        "edition": model.edition,
        "title": words.part(part),
        "lead": words.hint(part),
        "parts": [_step(model, each, done) for each in table.parts],
        "done": len({p.name for p in table.parts} & set(done)),
        "next": _after(table, part, done),
        "drawings": DRAWINGS.get(part.kind, _nothing)(model, part),
        "groups": list(_groups(model, part)),
        "doubted": {name for problem in problems if problem.blocks for name in problem.fields},
        "fields": {f.name: _field_values(model, f) for f in part.fields},
        "seats": list(enumerate(words.names)) if _has_owners(part) else [],
        "letters": model.plain.letters,
        "mend": [words.problem(p) for p in problems if p.blocks],
        "look": [words.problem(p) for p in problems if not p.blocks],
        "facts": words.facts(part),
        "wrong": wrong,
        "sound": table.sound,
        "seth": table.state.seth is not None,
    }


def _step(model: EditorModel, part: TablePart, done: list[str]) -> dict[str, Any]:
    return {
        "name": part.name,
        "title": model.words.part(part),
        "done": part.name in done,
        "wrong": _is_wrong(model.table, part),
    }


def _is_wrong(table: EditedTable, part: TablePart) -> bool:
    return any(problem.blocks for problem in table.of_part(part))


def _after(table: EditedTable, part: TablePart, done: list[str]) -> str:
    """Return the name of the next part that is not done, or an empty string."""
    names = [each.name for each in table.parts]
    here = names.index(part.name) + 1
    return next((n for n in names[here:] + names[:here] if n not in {*done, part.name}), "")


def _has_owners(part: TablePart) -> bool:
    return any(field.kind in (*PLACING, "tile") for field in part.fields)


# Fields


def _field_values(model: EditorModel, field: Field) -> dict[str, Any]:
    """Return the values of a field that the script needs."""
    return {
        "kind": field.kind,
        "of": field.of,
        "label": model.words.field(field),
        "value": model.value(field),
        "low": field.low,
        "high": field.high,
        "among": list(field.among) if field.kind in ("order", "card", "cards", "tile") else [],
        "spot": field.spot,
    }


def _groups(model: EditorModel, part: TablePart) -> Iterator[dict[str, Any]]:
    """Yield the groups of fields that are entered beside the drawing."""
    fields = [field for field in part.fields if field.name.partition(".")[0] not in DRAWN]
    for group, together in groupby(fields, lambda field: field.group):
        kind, _, section = group.partition("-")
        said = {"group": kind, "section": int(section or 0)}
        title = model.words.words.say("position-group", **said) if group else ""
        yield {"kind": kind, "title": title, "rows": [_row(model, each) for each in together]}


def _row(model: EditorModel, field: Field) -> dict[str, Any]:
    value = model.value(field)
    return {
        "name": field.name,
        "kind": field.kind,
        "of": field.of,
        "label": model.words.field(field),
        "value": value,
        "low": field.low,
        "high": field.high,
        "icon": _icon(field),
        "pictures": _pictures(model, field, value),
        "options": _options(model, field, value),
    }


ICONS = {"scribes": "scribe", "soldiers": "soldier", "priests": "priest"}


def _icon(field: Field) -> SmallPicture | None:
    """Return the icon of the counted good, or of the god whose dice are entered."""
    kind = field.name.rpartition(".")[2].removeprefix("excess-").removeprefix("production-")
    kind = ICONS.get(kind, kind)
    if kind in {word(good) for good in Good}:
        return icon_picture(icon_of(Good[kind.upper()]))
    if field.kind in ("dice", "owners") and kind in {word(god) for god in God}:
        return icon_picture(icon_of(God[kind.upper()]))
    return None


def _pictures(model: EditorModel, field: Field, value: Any) -> list[SmallPicture]:
    """Return pictures of the dice and cards in a field."""
    look = model.plain
    if field.kind == "dice":
        return [die_picture(*die_of(text)) for text in value]
    if field.kind == "cards":
        return [card_picture(look, card) for card in value]
    if field.kind == "card" and value:
        return [card_picture(look, value)]
    return []


def die_of(text: str) -> tuple[int, int]:
    return int(Color[text[:-1].upper()]), int(text[-1])


def _options(model: EditorModel, field: Field, value: Any) -> list[dict[str, Any]]:
    if field.kind not in ("choice", "order"):
        return []
    return [
        {
            "word": each,
            "label": model.words.choice(field, each),
            "picture": _choice_picture(model, field, each),
            "place": value.index(each) + 1 if field.kind == "order" and each in value else 0,
            "chosen": each == value,
        }
        for each in field.among
    ]


def _choice_picture(model: EditorModel, field: Field, each: str) -> SmallPicture | None:
    if field.of == "god":
        return icon_picture(icon_of(God[each.upper()]))
    if field.of == "good":
        return icon_picture(icon_of(Good[each.upper()]))
    if field.of == "tile":
        return tile_picture(model.plain, int(each))
    bot = model.table.state.bot
    if field.of == "place" and bot is not None and int(each) >= 0:
        return tile_picture(model.plain, bot.pyramid[int(each)])
    return None


# Drawings

Drawing = Callable[[EditorModel, TablePart], list[Svg]]


def _nothing(model: EditorModel, part: TablePart) -> list[Svg]:
    return []


def _wheel(model: EditorModel, part: TablePart) -> list[Svg]:
    return [draw_wheel(model.plain)]


def _wheel_and_seth(model: EditorModel, part: TablePart) -> list[Svg]:
    look = model.plain
    return [draw_wheel(look), *([draw_seth(look)] if look.state.seth is not None else [])]


def _temple(model: EditorModel, part: TablePart) -> list[Svg]:
    spaces = [option for option in TEMPLE if option.rotation == 0]
    return [_complex(model.look(_touchable_spaces(model, part, "temple.", spaces)))]


def _conquest(model: EditorModel, part: TablePart) -> list[Svg]:
    return [_complex(model.look(_touchable_spaces(model, part, "conquest.", CONQUEST)))]


def _complex(look: Look) -> Svg:
    """Return the Temple cropped without Ra's tiles, so that spaces are large enough to tap."""
    plan, side = plan_of(look), SIDE * CELL
    top, right = plan.top - RIM - 4, LEFT + side + RIM + 4
    whole = f'viewBox="0 0 {plan.width} {plan.height}"'
    return Svg(draw_temple(look).replace(whole, f'viewBox="0 {top} {right} {plan.height - top}"'))


def _osiris(model: EditorModel, part: TablePart) -> list[Svg]:
    return [draw_osiris(model.look(_touchable_spaces(model, part, "osiris.", OSIRIS)))]


def _seth(model: EditorModel, part: TablePart) -> list[Svg]:
    return [draw_seth(model.plain)]


def _board(model: EditorModel, part: TablePart) -> list[Svg]:
    return [draw_seat(model.plain, part.seat)]


def _touchable_spaces(
    model: EditorModel, part: TablePart, prefix: str, moves: Any
) -> dict[Move, str]:
    """Return the moves that stand for the spaces of the fields, with the fields' names."""
    fields = [field for field in part.fields if field.name.startswith(prefix)]
    return {move: model.words.field(field) for move, field in zip(moves, fields, strict=True)}


DRAWINGS: dict[str, Drawing] = {
    "course": _wheel,
    "dice": _wheel_and_seth,
    "horus": _wheel,
    "temple": _temple,
    "conquest": _conquest,
    "osiris": _osiris,
    "seth": _seth,
    "player": _board,
}


# Pickers


def _picker(model: EditorModel, of: str) -> dict[str, Any]:
    look = model.plain
    if of == "dice":
        colors = [Color(color) for color in printed_for(model.table.settings).colors]
        return {"of": of, "rows": [_faces(model, color) for color in colors]}
    return {
        "of": of,
        "cards": [(card, look.card_text(card), card_picture(look, card)) for card in IDS[of]],
        "seats": list(enumerate(model.words.names)),
    }


def _faces(model: EditorModel, color: Color) -> list[tuple[str, str, SmallPicture]]:
    say = model.words.words.say
    return [
        (
            f"{word(color)}{value}",
            say("option-roll", color=word(color), value=value),
            die_picture(color, value),
        )
        for value in range(1, FACES + 1)
    ]
