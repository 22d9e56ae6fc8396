"""A real table that is under way, entered as it stands now: part by part, drawn as far as it is.

What was entered is kept by whoever enters it and sent along each time; here nothing is kept.
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
from tekhenu.components.terms import SIDE, Colour, God, Good
from tekhenu.real_table.companion import EntryError, read_dice
from tekhenu.real_table.position_editor import Field, StandingTable, StandingWords, TablePart, Value
from tekhenu.rules import Move, View
from tekhenu.rules.builder import empty_table
from tekhenu.rules.chance import FACES
from tekhenu.rules.knowledge import mask
from tekhenu.rules.moves import CONQUEST, OSIRIS, TEMPLE
from tekhenu.rules.printed import printed_for
from tekhenu.text import card_text, list_of

from ...games.creation import (
    EditionChoice,
    GameWish,
    standing_of,
    wished_names,
    wished_settings,
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
from ..messages import Asked, EnteredTable, FieldName, NewGameRequest
from ..weights import costs
from .box import chosen_edition
from .finished import edition_text
from .rendering import headers_of, shown

PLACING = ("owner", "owners")  # fields that a piece of somebody's is put on
DRAWN = ("osiris", "temple", "conquest", "regions")  # well enough to be touched there
SUITS = ("P", "A", "B", "T", "D", "Q", "C", "X")  # of cards and tiles that are picked

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)


class PartRequest(Asked):
    """A table as far as it was entered, and the part of it that is looked at."""

    wish: NewGameRequest
    values: EnteredTable = Limited(default={})
    part: FieldName = ""
    done: list[FieldName] = Limited(default=[], max_length=20)


class PickerRequest(Asked):
    wish: NewGameRequest
    of: Annotated[str, Limited(max_length=10)]


@router.get("/standing")
@costs(1)
def standing_page(request: Request) -> Response:
    """The frame; what was entered so far only the browser knows."""
    return shown(request, "standing.html", {})


@router.post("/api/standing/part")
@costs(5)
async def standing_part(request: Request, person: Visitor, asked: PartRequest) -> Response:
    choice = await chosen_edition(request, person, asked.wish.wish())
    return await run_in_threadpool(_part_shown, request, asked, choice)


def _part_shown(request: Request, asked: PartRequest, choice: EditionChoice) -> Response:
    seen = _seen(request, asked.wish.wish(), asked.values, choice)
    parts = {part.name: part for part in seen.standing.parts}
    part = parts.get(asked.part) or _first_open(seen.standing, asked.done)
    return shown(request, "_standing.html", _page(seen, part, asked.done))


@router.post("/api/standing/picker")
@costs(5)
async def standing_picker(request: Request, person: Visitor, asked: PickerRequest) -> Response:
    """Show cards or tiles of a kind to choose from, or faces of dice."""
    if asked.of not in (*SUITS, "dice"):
        raise RequestError("not-found")
    choice = await chosen_edition(request, person, asked.wish.wish())
    return await run_in_threadpool(_picker_shown, request, asked, choice)


def _picker_shown(request: Request, asked: PickerRequest, choice: EditionChoice) -> Response:
    seen = _seen(request, asked.wish.wish(), {}, choice)
    return shown(request, "_standing_picker.html", _picker(seen, asked.of))


@router.get("/api/standing/dice")
@costs(1)
def standing_dice(
    request: Request, text: Annotated[str, Query(max_length=300)], seth: bool = False
) -> Response:
    """Dice that somebody has typed."""
    words = words_of(request)
    try:
        dice = read_dice(text, seth, words.lang)
    except EntryError as wrong:
        return json_response({"message": wrong.say(words.lang)}, 422, headers_of(request))
    return json_response({"dice": dice}, headers=headers_of(request))


class SeenStanding:
    """A standing with the words and drawings of whoever looks at it."""

    def __init__(self, standing: StandingTable, words: StandingWords, edition: str = "") -> None:
        self.standing = standing
        self.words = words
        self.edition = edition
        self.usual = empty_table(standing.settings)

    @cached_property
    def plain(self) -> Look:
        """A look at which nothing can be touched."""
        return self.look({})

    def look(self, choices: Mapping[Move, str]) -> Look:
        settings, state = self.standing.settings, self.standing.state.copy()
        seat = 0 if settings.humans == 1 else None
        hidden = mask(state, seat)
        view = View(seat, settings, state, hidden, None, (), False)
        text = partial(card_text, lang=self.words.words.lang, edition=settings.edition)
        return Look(view, self.words.names, self.words.words, text, choices)

    def value(self, field: Field) -> Value:
        """As it was entered; otherwise as it is at the beginning, or as it follows."""
        if field.name in self.standing.draft:
            return self.standing.draft[field.name]
        follows = field.name.endswith(".rewards")
        value: Value = field.read(self.standing.state if follows else self.usual)
        return value


def _seen(
    request: Request, wish: GameWish, values: Mapping[str, Value], choice: EditionChoice
) -> SeenStanding:
    words = words_of(request)
    settings = wished_settings(wish, choice.edition)
    names = wished_names(wish, settings, words.lang)
    standing = standing_of(settings, values)
    edition = edition_text(choice.played_with(settings), words)
    return SeenStanding(standing, StandingWords(standing, words, names), edition)


def _first_open(standing: StandingTable, done: list[str]) -> TablePart:
    """Where one stopped."""
    unfinished = (part for part in standing.parts if part.name not in done)
    return next(unfinished, standing.parts[-1])


def _page(seen: SeenStanding, part: TablePart, done: list[str]) -> dict[str, Any]:
    standing, words = seen.standing, seen.words
    problems = standing.of_part(part)
    wrong = [words.part(p) for p in standing.parts if _is_wrong(standing, p)]
    return {
        "part": part.name,
        "players": list_of(words.words, words.names),
        "edition": seen.edition,
        "title": words.part(part),
        "lead": words.hint(part),
        "parts": [_step(seen, each, done) for each in standing.parts],
        "done": len({p.name for p in standing.parts} & set(done)),
        "next": _after(standing, part, done),
        "drawings": DRAWINGS.get(part.kind, _nothing)(seen, part),
        "groups": list(_groups(seen, part)),
        "doubted": {name for problem in problems if problem.blocks for name in problem.fields},
        "fields": {f.name: _told(seen, f) for f in part.fields},
        "seats": list(enumerate(words.names)) if _places(part) else [],
        "mend": [words.problem(p) for p in problems if p.blocks],
        "look": [words.problem(p) for p in problems if not p.blocks],
        "facts": words.facts(part),
        "wrong": wrong,
        "sound": standing.sound,
        "seth": standing.state.seth is not None,
    }


def _step(seen: SeenStanding, part: TablePart, done: list[str]) -> dict[str, Any]:
    return {
        "name": part.name,
        "title": seen.words.part(part),
        "done": part.name in done,
        "wrong": _is_wrong(seen.standing, part),
    }


def _is_wrong(standing: StandingTable, part: TablePart) -> bool:
    return any(problem.blocks for problem in standing.of_part(part))


def _after(standing: StandingTable, part: TablePart, done: list[str]) -> str:
    """The next part that nobody has confirmed, from this one on."""
    names = [each.name for each in standing.parts]
    here = names.index(part.name) + 1
    return next((n for n in names[here:] + names[:here] if n not in {*done, part.name}), "")


def _places(part: TablePart) -> bool:
    return any(field.kind in (*PLACING, "tile") for field in part.fields)


# Fields


def _told(seen: SeenStanding, field: Field) -> dict[str, Any]:
    """What the script knows of a field."""
    return {
        "kind": field.kind,
        "of": field.of,
        "label": seen.words.field(field),
        "value": seen.value(field),
        "low": field.low,
        "high": field.high,
        "among": list(field.among) if field.kind in ("order", "card", "cards", "tile") else [],
        "spot": field.spot,
    }


def _groups(seen: SeenStanding, part: TablePart) -> Iterator[dict[str, Any]]:
    """What is entered beside the drawing."""
    fields = [field for field in part.fields if field.name.partition(".")[0] not in DRAWN]
    for group, together in groupby(fields, lambda field: field.group):
        kind, _, section = group.partition("-")
        said = {"group": kind, "section": int(section or 0)}
        title = seen.words.words.say("standing-group", **said) if group else ""
        yield {"kind": kind, "title": title, "rows": [_row(seen, each) for each in together]}


def _row(seen: SeenStanding, field: Field) -> dict[str, Any]:
    value = seen.value(field)
    return {
        "name": field.name,
        "kind": field.kind,
        "of": field.of,
        "label": seen.words.field(field),
        "value": value,
        "low": field.low,
        "high": field.high,
        "icon": _icon(field),
        "pictures": _pictures(seen, field, value),
        "options": _options(seen, field, value),
    }


ICONS = {"scribes": "scribe", "soldiers": "soldier", "priests": "priest"}


def _icon(field: Field) -> SmallPicture | None:
    """Of what is counted, or of the god at whom dice lie."""
    kind = field.name.rpartition(".")[2].removeprefix("excess-").removeprefix("production-")
    kind = ICONS.get(kind, kind)
    if kind in {word(good) for good in Good}:
        return icon_picture(icon_of(Good[kind.upper()]))
    if field.kind in ("dice", "owners") and kind in {word(god) for god in God}:
        return icon_picture(icon_of(God[kind.upper()]))
    return None


def _pictures(seen: SeenStanding, field: Field, value: Any) -> list[SmallPicture]:
    """Dice and cards that lie there."""
    look = seen.plain
    if field.kind == "dice":
        return [die_picture(*die_of(text)) for text in value]
    if field.kind == "cards":
        return [card_picture(look, card) for card in value]
    if field.kind == "card" and value:
        return [card_picture(look, value)]
    return []


def die_of(text: str) -> tuple[int, int]:
    return int(Colour[text[:-1].upper()]), int(text[-1])


def _options(seen: SeenStanding, field: Field, value: Any) -> list[dict[str, Any]]:
    if field.kind not in ("choice", "order"):
        return []
    return [
        {
            "word": each,
            "label": seen.words.choice(field, each),
            "picture": _choice_picture(seen, field, each),
            "place": value.index(each) + 1 if field.kind == "order" and each in value else 0,
            "chosen": each == value,
        }
        for each in field.among
    ]


def _choice_picture(seen: SeenStanding, field: Field, each: str) -> SmallPicture | None:
    if field.of == "god":
        return icon_picture(icon_of(God[each.upper()]))
    if field.of == "good":
        return icon_picture(icon_of(Good[each.upper()]))
    if field.of == "tile":
        return tile_picture(seen.plain, int(each))
    bot = seen.standing.state.bot
    if field.of == "place" and bot is not None and int(each) >= 0:
        return tile_picture(seen.plain, bot.pyramid[int(each)])
    return None


# Drawings

Drawing = Callable[[SeenStanding, TablePart], list[Svg]]


def _nothing(seen: SeenStanding, part: TablePart) -> list[Svg]:
    return []


def _wheel(seen: SeenStanding, part: TablePart) -> list[Svg]:
    return [draw_wheel(seen.plain)]


def _wheel_and_seth(seen: SeenStanding, part: TablePart) -> list[Svg]:
    look = seen.plain
    return [draw_wheel(look), *([draw_seth(look)] if look.state.seth is not None else [])]


def _temple(seen: SeenStanding, part: TablePart) -> list[Svg]:
    spaces = [option for option in TEMPLE if option.rotation == 0]
    return [_complex(seen.look(_touched(seen, part, "temple.", spaces)))]


def _conquest(seen: SeenStanding, part: TablePart) -> list[Svg]:
    return [_complex(seen.look(_touched(seen, part, "conquest.", CONQUEST)))]


def _complex(look: Look) -> Svg:
    """The Temple without Ra's tiles, so that its spaces are large enough for a finger."""
    plan, side = plan_of(look), SIDE * CELL
    top, right = plan.top - RIM - 4, LEFT + side + RIM + 4
    whole = f'viewBox="0 0 {plan.width} {plan.height}"'
    return Svg(draw_temple(look).replace(whole, f'viewBox="0 {top} {right} {plan.height - top}"'))


def _osiris(seen: SeenStanding, part: TablePart) -> list[Svg]:
    return [draw_osiris(seen.look(_touched(seen, part, "osiris.", OSIRIS)))]


def _seth(seen: SeenStanding, part: TablePart) -> list[Svg]:
    return [draw_seth(seen.plain)]


def _board(seen: SeenStanding, part: TablePart) -> list[Svg]:
    return [draw_seat(seen.plain, part.seat)]


def _touched(seen: SeenStanding, part: TablePart, prefix: str, moves: Any) -> dict[Move, str]:
    """Spaces as the board knows them from moves, with the names of their fields."""
    fields = [field for field in part.fields if field.name.startswith(prefix)]
    return {move: seen.words.field(field) for move, field in zip(moves, fields, strict=True)}


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


def _picker(seen: SeenStanding, of: str) -> dict[str, Any]:
    look = seen.plain
    if of == "dice":
        colours = [Colour(colour) for colour in printed_for(seen.standing.settings).colours]
        return {"of": of, "rows": [_faces(seen, colour) for colour in colours]}
    return {
        "of": of,
        "cards": [(card, look.card_text(card), card_picture(look, card)) for card in IDS[of]],
        "seats": list(enumerate(seen.words.names)),
    }


def _faces(seen: SeenStanding, colour: Colour) -> list[tuple[str, str, SmallPicture]]:
    say = seen.words.words.say
    return [
        (
            f"{word(colour)}{value}",
            say("option-roll", colour=word(colour), value=value),
            die_picture(colour, value),
        )
        for value in range(1, FACES + 1)
    ]
