"""The log for one person: one line per turn, with links to the moments in the replay."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tekhenu.rules import View
from tekhenu.rules import event as ev
from tekhenu.text.catalog import marking_catalog
from tekhenu.text.parts import CARD, Message
from tekhenu.text.story import Chapter, ChapterText, chapters_of, describe_chapters

from .stages import stage_of

NEWEST = 14  # turns beside the table; the replay has all


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log.

    `step` is the choice it belongs to, or None while tentative. `parts` are the events it
    summarizes, `why` is the folded reasoning, and `stage` is the page with the full table.
    """

    id: str
    message: Message
    step: int | None
    heading: bool = False
    parts: tuple["LogLine", ...] = ()
    why: tuple[Message, ...] = ()
    seat: int | None = None
    stage: str = ""

    @property
    def text(self) -> str:
        return self.message.text


def newest_lines(
    view: View, bounds: Sequence[int], names: Sequence[str], lang: str
) -> list[LogLine]:
    """Return the last turns, oldest first; `bounds` are the event counts after each choice."""
    return lines_of(view, newest_chapters(view), bounds, names, lang)


def newest_chapters(view: View) -> list[Chapter]:
    turns = 0
    for place in reversed(range(len(view.events))):
        turns += isinstance(view.events[place], ev.Began)
        if turns == NEWEST:
            return chapters_of(view.events, place)
    return chapters_of(view.events)


def all_lines(view: View, bounds: Sequence[int], names: Sequence[str], lang: str) -> list[LogLine]:
    return lines_of(view, chapters_of(view.events), bounds, names, lang)


def lines_of(
    view: View,
    chapters: Sequence[Chapter],
    bounds: Sequence[int],
    names: Sequence[str],
    lang: str,
) -> list[LogLine]:
    totals = [player.vp for player in view.state.players]
    lines: list[LogLine] = []
    round_ = 0
    stages = _staged(view, chapters)
    for chapter_text in describe_chapters(view, chapters, totals, names, lang):
        chapter = chapter_text.chapter
        if chapter.round != round_:
            round_ = chapter.round
            said = Message.read(marking_catalog(lang).say("tale-round", round=round_))
            step = step_of(bounds, chapter.begin)
            lines.append(LogLine(f"round-{round_}", said, step, heading=True))
        stage = stages.get(chapter.begin, "") if chapter.end <= bounds[-1] else ""
        lines.append(_line(chapter_text, bounds, stage))
    return lines


def _staged(view: View, chapters: Sequence[Chapter]) -> dict[int, str]:
    """Return the stage of each line; the stage of a Scoring includes the Maat before it."""
    staged: dict[int, str] = {}
    maat = -1
    for chapter in chapters:
        if not (stage := stage_of(view, chapter)):
            continue
        if chapter.kind == "scoring":
            staged.pop(maat, None)
        maat = chapter.begin
        staged[chapter.begin] = stage
    return staged


def _line(chapter_text: ChapterText, bounds: Sequence[int], stage: str) -> LogLine:
    chapter = chapter_text.chapter
    parts = tuple(
        LogLine(
            f"{chapter.begin}-{part.at}", part.message, step_of(bounds, chapter.begin + part.at)
        )
        for part in chapter_text.parts
        if part.message != chapter_text.line
    )
    return LogLine(
        str(chapter.begin),
        chapter_text.line,
        step_of(bounds, chapter.end - 1),
        parts=parts,
        why=tuple(why.message for why in chapter_text.why),
        seat=chapter.seat,
        stage=stage,
    )


def step_of(bounds: Sequence[int], event: int) -> int | None:
    """Return the index of the choice that caused an event."""
    step = bisect_right(bounds, event)
    return step if step < len(bounds) else None


def cards_named(lines: Iterable[LogLine]) -> set[str]:
    """Return the cards and tiles named in the lines."""
    return {
        part.id
        for line in lines
        for message in (line.message, *line.why, *(part.message for part in line.parts))
        for part in message
        if part.kind == CARD
    }
