"""What hands do at a real table after somebody's turn: a step a line, each with its piece."""

from collections.abc import Sequence
from dataclasses import dataclass

from tekhenu.board import Look
from tekhenu.rules import View
from tekhenu.rules import event as ev
from tekhenu.text.parts import Message
from tekhenu.text.story import Chapter, Tale, tell

from .log import newest_chapters
from .pictures import SmallPicture, picture_of_event

UNTOLD = (
    *(ev.Rolled, ev.Revealed, ev.TileDrawn, ev.ConquestDrawn, ev.Displayed, ev.Arranged),
    *(ev.Began, ev.Performed),
)
"""What the table itself has just entered, and what moves no piece."""


@dataclass(frozen=True, slots=True)
class HandStep:
    picture: SmallPicture | None
    message: Message


@dataclass(frozen=True, slots=True)
class Deed:
    """A turn, a Maat or a Scoring: its `line` is what is left of it when it is done."""

    id: str
    kind: str
    seat: int | None
    line: Message
    steps: list[HandStep]
    why: list[Message]
    open: bool  # there is more to do than the line says


def deeds_of(look: Look, names: Sequence[str], lang: str) -> list[Deed]:
    """What has happened since the viewer's last turn, that turn too; the newest last."""
    view = look.view
    chapters = since_last_turn(view, newest_chapters(view))
    totals = [player.vp for player in view.state.players]
    deeds = [_deed(look, tale) for tale in tell(view, chapters, totals, names, lang)]
    return [deed for deed in deeds if deed.steps and deed.kind != "between"]


def since_last_turn(view: View, chapters: Sequence[Chapter]) -> list[Chapter]:
    """From the last turn that a person has ended; nobody is told what they are just doing."""
    own = [
        place
        for place, chapter in enumerate(chapters)
        if chapter.kind == "turn" and (chapter.seat or 0) < view.settings.humans
    ]
    turn = view.state.turn
    playing = turn is not None and turn.seat < view.settings.humans
    if playing and own:
        last = own.pop()
        return [*chapters[own[-1] if own else 0 : last]]
    return [*chapters[own[-1] :]] if own else []


def _deed(look: Look, tale: Tale) -> Deed:
    chapter = tale.chapter
    steps = [
        HandStep(picture_of_event(look, chapter.events[part.at]), part.message)
        for part in tale.parts
        if not isinstance(chapter.events[part.at], UNTOLD)
    ]
    why = [line.message for line in tale.why]
    others = chapter.seat is not None and chapter.seat >= look.view.settings.humans
    open_ = others or chapter.kind in ("scoring", "end")
    return Deed(str(chapter.begin), chapter.kind, chapter.seat, tale.line, steps, why, open_)
