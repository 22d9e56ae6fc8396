"""Instructions for moving pieces at a real table after a turn: one step per line."""

from collections.abc import Sequence
from dataclasses import dataclass

from tekhenu.board import Look
from tekhenu.rules import View
from tekhenu.rules import event as ev
from tekhenu.text.hands import Instructions, instructions
from tekhenu.text.parts import Message
from tekhenu.text.story import Chapter, ChapterText, describe_chapters

from .log import newest_chapters
from .pictures import SmallPicture, picture_of_event

NOT_INSTRUCTIONS = (
    *(ev.Rolled, ev.Revealed, ev.TileDrawn, ev.ConquestDrawn, ev.Displayed, ev.Arranged),
    *(ev.Began, ev.Performed),
)
"""What the table itself has just entered, and what moves no piece."""


@dataclass(frozen=True, slots=True)
class HandStep:
    picture: SmallPicture | None
    message: Message


@dataclass(frozen=True, slots=True)
class InstructionBlock:
    """The instructions of a turn, a Maat or a Scoring; `line` is its summary once it is over."""

    id: str
    kind: str
    seat: int | None
    line: Message
    steps: list[HandStep]
    why: list[Message]
    open: bool  # not done yet


def instruction_blocks(look: Look, names: Sequence[str], lang: str) -> list[InstructionBlock]:
    """Return the blocks from the last turn of a person to the present, oldest first."""
    view = look.view
    chapters = since_last_turn(view, newest_chapters(view))
    totals = [player.vp for player in view.state.players]
    hands = instructions(view, [chapter.events for chapter in chapters], names, lang)
    by_chapter = dict(zip((chapter.begin for chapter in chapters), hands, strict=True))
    blocks = [
        _block(look, chapter_text, by_chapter[chapter_text.chapter.begin])
        for chapter_text in describe_chapters(view, chapters, totals, names, lang)
    ]
    return [block for block in blocks if block.steps]


def since_last_turn(view: View, chapters: Sequence[Chapter]) -> list[Chapter]:
    """Return the chapters since the last turn that a person finished."""
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


def _block(look: Look, chapter_text: ChapterText, hands: Instructions) -> InstructionBlock:
    """Return the block of a chapter: events if it is a person's turn, otherwise instructions."""
    chapter = chapter_text.chapter
    own = chapter.kind == "turn" and hands.seat is None
    if own:
        described = [(chapter.events[part.at], part.message) for part in chapter_text.parts]
    else:
        described = [(step.event, step.message) for step in hands.steps]
    steps = [
        HandStep(picture_of_event(look, event), message)
        for event, message in described
        if not isinstance(event, NOT_INSTRUCTIONS)
    ]
    why = [line.message for line in chapter_text.why]
    return InstructionBlock(
        str(chapter.begin), chapter.kind, chapter.seat, chapter_text.line, steps, why, not own
    )
