"""Full tables of a Maat or a Scoring; their sums equal those of the position."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tekhenu.components.kinds import word
from tekhenu.rules import Event, Source, View
from tekhenu.rules import event as ev
from tekhenu.rules.state import Phase
from tekhenu.text import Catalog
from tekhenu.text.causes import causes
from tekhenu.text.events import describe_event
from tekhenu.text.names import goods_list, list_of, sentence, signed
from tekhenu.text.phrases import points_in
from tekhenu.text.story import Chapter, chapters_of

STEEPEST = 14
UNFINISHED = (Phase.SCORING, Phase.BREAD)


@dataclass(frozen=True, slots=True)
class Weighing:
    """A player at Maat; a solo opponent has a balance and no scales."""

    seat: int
    place: int
    pure: int
    tainted: int
    faith: int
    balance: int
    lost: int

    @property
    def scales(self) -> bool:
        return self.pure - self.tainted + self.faith == self.balance

    @property
    def tilt(self) -> int:
        """Return the angle of the beam in degrees; Pure is on the left."""
        return max(-STEEPEST, min(STEEPEST, -2 * self.balance))


@dataclass(frozen=True, slots=True)
class SourceShare:
    """The VP of a player from one source; `running` is the total after it."""

    seat: int
    vp: int
    why: str
    running: int


@dataclass(frozen=True, slots=True)
class ScoringRow:
    name: str
    shares: list[SourceShare]


def stage_of(view: View, chapter: Chapter) -> str:
    """Return the name of a finished chapter's stage."""
    if chapter.kind == "maat":
        done = any(isinstance(event, ev.Ordered) for event in chapter.events)
    else:
        last = chapter.end == len(view.events)
        done = chapter.kind == "scoring" and not (last and view.state.phase in UNFINISHED)
    return str(chapter.begin) if done else ""


def newest_stage(view: View, chapters: Sequence[Chapter]) -> str:
    """Return the newest stage; that of a Scoring includes the Maat before it."""
    staged = [stage for chapter in chapters if (stage := stage_of(view, chapter))]
    return staged[-1] if staged else ""


def stage_page(
    view: View, begin: int, names: Sequence[str], words: Catalog
) -> dict[str, Any] | None:
    """Return the values for the template, or None if no stage starts at the event."""
    chapters = chapters_of(view.events)
    place = next((n for n, chapter in enumerate(chapters) if chapter.begin == begin), None)
    if place is None or not stage_of(view, chapters[place]):
        return None
    chapter = chapters[place]
    maat = next(c for c in reversed(chapters[: place + 1]) if c.kind == "maat")
    scoring = chapter if chapter.kind == "scoring" else None
    return {
        "names": names,
        "signed": signed,
        "round": chapter.round,
        "weighings": weighings(maat.events),
        "ties": [
            describe_event(view, event, names, words.lang)
            for event in maat.events
            if isinstance(event, ev.Tied)
        ],
        "scoring": scoring and _number(scoring),
        **(_scoring(view, scoring, words) if scoring else {}),
    }


def _number(chapter: Chapter) -> int:
    first = chapter.events[0]
    assert isinstance(first, ev.Scoring)
    return first.number


def weighings(events: Sequence[Event]) -> list[Weighing]:
    """Return the players in the new turn order."""
    weighed = {event.seat: event for event in events if isinstance(event, ev.Weighed)}
    order = next(event.seats for event in events if isinstance(event, ev.Ordered))
    return [
        Weighing(
            seat,
            place,
            weighed[seat].pure,
            weighed[seat].tainted,
            weighed[seat].faith,
            weighed[seat].balance,
            -points_in(events, seat),
        )
        for place, seat in enumerate(order, 1)
        if seat in weighed
    ]


def _scoring(view: View, chapter: Chapter, words: Catalog) -> dict[str, Any]:
    later = view.events[chapter.end :]
    seats = range(len(view.state.players))
    after = [player.vp - points_in(later, seat) for seat, player in enumerate(view.state.players)]
    before = [vp - points_in(chapter.events, seat) for seat, vp in enumerate(after)]
    rows = scoring_rows(chapter.events, before, words)
    return {
        "seats": seats,
        "before": before,
        "rows": rows,
        "most": max((share.vp for row in rows for share in row.shares), default=1) or 1,
        "gains": [signed(after[seat] - before[seat]) for seat in seats],
        "after": after,
    }


def scoring_rows(
    events: Sequence[Event], before: Sequence[int], words: Catalog
) -> list[ScoringRow]:
    """Return one row per source in the order of the Scoring."""
    scored = [event for event in events if isinstance(event, ev.Scored)]
    paid = {event.seat: event for event in events if isinstance(event, ev.Paid)}
    sources = list(dict.fromkeys(event.source for event in scored))
    if paid and Source.BREAD not in sources:
        sources.append(Source.BREAD)
    running = list(before)
    rows = []
    for source in sources:
        shares = []
        for seat in range(len(before)):
            part = [e for e in scored if (e.seat, e.source) == (seat, source)]
            vp = sum(e.vp for e in part)
            running[seat] += vp
            settled = paid.get(seat) if source == Source.BREAD and not part else None
            shares.append(SourceShare(seat, vp, _why(words, part, settled), running[seat]))
        name = sentence(words.say("stage-row", source=word(Source(source))))
        rows.append(ScoringRow(name, shares))
    return rows


def _why(words: Catalog, part: Sequence[ev.Scored], settled: ev.Paid | None) -> str:
    if settled is not None:
        return words.say("stage-paid", goods=goods_list(words, settled.pieces))
    if not part:
        return ""
    cards = [event.card for event in part if event.card]
    return list_of(words, cards) if cards else causes(words, part)
