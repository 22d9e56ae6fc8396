"""The log as a person may read it: a story, whose parts link to their moments."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tekhenu.rules import View
from tekhenu.rules import event as ev
from tekhenu.text.catalogue import marking
from tekhenu.text.parts import CARD, Message
from tekhenu.text.story import Chapter, Tale, chapters_of, tell

from .stages import stage_of

NEWEST = 14  # turns beside the table; the replay has all


@dataclass(frozen=True, slots=True)
class LogLine:
    """`step`: the choice it belongs to, None while tentative; `parts`: what it sums up; `why`:
    reasoning, folded away; `stage`: the table that tells it in full."""

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
    """The last turns, oldest first; `bounds` are the events after so many committed choices."""
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
    told_by = _staged(view, chapters)
    for tale in tell(view, chapters, totals, names, lang):
        chapter = tale.chapter
        if chapter.round != round_:
            round_ = chapter.round
            said = Message.read(marking(lang).say("tale-round", round=round_))
            step = step_of(bounds, chapter.begin)
            lines.append(LogLine(f"round-{round_}", said, step, heading=True))
        stage = told_by.get(chapter.begin, "") if chapter.end <= bounds[-1] else ""
        lines.append(_line(tale, bounds, stage))
    return lines


def _staged(view: View, chapters: Sequence[Chapter]) -> dict[int, str]:
    """Where a stage is opened from: a Scoring tells of the Maat before it, too."""
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


def _line(tale: Tale, bounds: Sequence[int], stage: str) -> LogLine:
    chapter = tale.chapter
    parts = tuple(
        LogLine(
            f"{chapter.begin}-{part.at}", part.message, step_of(bounds, chapter.begin + part.at)
        )
        for part in tale.parts
        if part.message != tale.line
    )
    return LogLine(
        str(chapter.begin),
        tale.line,
        step_of(bounds, chapter.end - 1),
        parts=parts,
        why=tuple(why.message for why in tale.why),
        seat=chapter.seat,
        stage=stage,
    )


def step_of(bounds: Sequence[int], event: int) -> int | None:
    """The choice after which it had happened."""
    step = bisect_right(bounds, event)
    return step if step < len(bounds) else None


def cards_named(lines: Iterable[LogLine]) -> set[str]:
    """The cards and tiles that lines speak of."""
    return {
        part.id
        for line in lines
        for message in (line.message, *line.why, *(part.message for part in line.parts))
        for part in message
        if part.kind == CARD
    }
