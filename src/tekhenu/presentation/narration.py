"""Summaries of the other players' turns since the viewer's last turn."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tekhenu.board import Look, Svg
from tekhenu.board.pieces.dice import die
from tekhenu.components.kinds import word
from tekhenu.components.terms import Color, God
from tekhenu.rules import Event, View
from tekhenu.rules import event as ev
from tekhenu.rules.place import (
    MARKET_PLACE,
    BuildingSpace,
    DistrictSpace,
    PeopleSpace,
    Place,
    Region,
    StatueSpace,
    TempleSpace,
)
from tekhenu.text.parts import Message
from tekhenu.text.story import Chapter, describe_chapters

DIE = 20


@dataclass(frozen=True, slots=True)
class TurnSummary:
    """A summary of a turn; `traces` lists, as JSON, the drawings for the page to highlight."""

    id: str
    seat: int
    message: Message
    die: Svg | None
    traces: str
    why: list[Message]


def summarize_turns(
    look: Look, chapters: Sequence[Chapter], names: Sequence[str], lang: str
) -> list[TurnSummary]:
    """Summarize the turns since the viewer's last one; for spectators, only the last turn."""
    view = look.view
    turns = since_own_turn(view, chapters)
    totals = [0] * view.settings.players  # no Scoring among them
    return [
        TurnSummary(
            str(chapter_text.chapter.begin),
            chapter_text.chapter.seat or 0,
            chapter_text.line,
            die_taken(chapter_text.chapter.events),
            json.dumps(traces(chapter_text.chapter.events)),
            [line.message for line in chapter_text.why],
        )
        for chapter_text in describe_chapters(view, turns, totals, names, lang)
    ]


def since_own_turn(view: View, chapters: Sequence[Chapter]) -> list[Chapter]:
    turns = [chapter for chapter in chapters if chapter.kind == "turn" and _has_begun(chapter)]
    if turns and turns[-1].seat == view.seat and view.seat is not None:
        turns.pop()  # the current turn
    others = view.settings.players - 1
    last = next((n for n in reversed(range(len(turns))) if turns[n].seat == view.seat), -1)
    since = turns[last + 1 :]
    return since[-others:] if view.seat is not None else since[-1:]


def _has_begun(chapter: Chapter) -> bool:
    return any(isinstance(event, ev.Took) for event in chapter.events)


def die_taken(events: Sequence[Event]) -> Svg | None:
    took = next((event for event in events if isinstance(event, ev.Took)), None)
    return None if took is None else die(Color(took.color), took.value, DIE)


def traces(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Return selectors of the drawings to highlight, with the seat and the place moved from."""
    found = [trace for event in events if (trace := _trace(event)) is not None]
    return list({json.dumps(trace): trace for trace in found}.values())


def _trace(event: Event) -> dict[str, Any] | None:
    match event:
        case ev.Took():
            god = word(God(event.section))
            came = "#seth-dice" if event.section == God.SETH else f"#god-{god}"
            at = f"#scales-die-{event.die}"
            return {"die": event.die, "seat": event.seat, "at": at, "from": came}
        case ev.TilePlaced():
            return {"seat": event.seat, "at": f"#tile-P{event.tile + 1:02d}", "from": "#temple"}
        case ev.Conquered():
            at = f"#tile-Q{event.tile + 1:02d}"
            return {"seat": event.seat, "at": at, "from": "#conquest-open"}
        case ev.Built():
            return {"seat": event.seat, "at": _piece(event.place), "from": "board"}
        case ev.Advanced():
            track = word(event.track)
            kind = track if track in ("population", "happiness") else "production"
            own = "" if kind == track else f"-{track}"
            return {"seat": event.seat, "at": f"#{kind}-{event.seat}{own}"}
        case ev.Revealed():
            place = MARKET_PLACE[event.slot]
            return {"at": f"#market-{place.section.number}-{place.number}"}
        case ev.Scored():
            return {"seat": event.seat, "at": f"#chip-{event.seat}"}
    return None


def _piece(place: Place) -> str:
    """Return a selector of the pieces at a place; the page highlights the seat's last one."""
    match place:
        case TempleSpace():
            return f"#pillar-{place}"
        case BuildingSpace():
            return f"#building-{place.line}-{place.number}"
        case DistrictSpace():
            return f"#building-osiris-{place.row}-{word(place.district.good)}"
        case PeopleSpace():
            return f"#statue-{place}"
        case StatueSpace():
            return f"[id^=statue-{word(place.god)}-]"
        case Region():
            return f"[id^=building-{place}-]"
    raise TypeError(f"nothing is built at {place!r}")
