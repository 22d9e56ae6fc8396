"""What hands do at a real table after somebody's turn: a step a line, each with its piece."""

from collections.abc import Sequence
from dataclasses import dataclass

from tekhenu.board import Look
from tekhenu.rules import View
from tekhenu.rules import event as ev
from tekhenu.text.hands import Instructions, instructions
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
    open: bool  # it is still to be done


def deeds_of(look: Look, names: Sequence[str], lang: str) -> list[Deed]:
    """What has happened since a person's last turn, that turn too; the newest last."""
    view = look.view
    chapters = since_last_turn(view, newest_chapters(view))
    totals = [player.vp for player in view.state.players]
    hands = instructions(view, [chapter.events for chapter in chapters], names, lang)
    by_chapter = dict(zip((chapter.begin for chapter in chapters), hands, strict=True))
    deeds = [
        _deed(look, tale, by_chapter[tale.chapter.begin])
        for tale in tell(view, chapters, totals, names, lang)
    ]
    return [deed for deed in deeds if deed.steps]


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


def _deed(look: Look, tale: Tale, hands: Instructions) -> Deed:
    """A person's own turn is told as it was; of all else, what there is to do."""
    chapter = tale.chapter
    own = chapter.kind == "turn" and hands.seat is None
    if own:
        told = [(chapter.events[part.at], part.message) for part in tale.parts]
    else:
        told = [(step.event, step.message) for step in hands.steps]
    steps = [
        HandStep(picture_of_event(look, event), message)
        for event, message in told
        if not isinstance(event, UNTOLD)
    ]
    why = [line.message for line in tale.why]
    return Deed(str(chapter.begin), chapter.kind, chapter.seat, tale.line, steps, why, not own)
