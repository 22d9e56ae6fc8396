"""The story of a game: one line per turn and per event between turns, with parts."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

from tekhenu.lru import LruCache
from tekhenu.rules import Event
from tekhenu.rules import event as ev
from tekhenu.rules.presenting import Scene
from tekhenu.rules.printed import printed_for

from .catalog import Catalog, marking_catalog
from .events import EventLine, event_lines
from .names import row_of, seat_names, sentence, signed
from .parts import Message, Named, players
from .phrases import points_in, turn_phrases

StageKind = Literal["setup", "turn", "wheel", "maat", "scoring", "between", "end"]


@dataclass(frozen=True, slots=True)
class Chapter:
    """Consecutive events that belong together; `begin` is the index of the first one."""

    kind: StageKind
    begin: int
    events: tuple[Event, ...]
    seat: int | None = None
    round: int = 0

    @property
    def end(self) -> int:
        return self.begin + len(self.events)


def chapters_of(events: Sequence[Event], begin: int = 0) -> list[Chapter]:
    """Split the events into chapters; `begin` is the index of the first event."""
    found: list[Chapter] = []
    round_ = 0
    start = begin
    kind: StageKind = "setup"
    seat: int | None = None
    for place in range(begin, len(events)):
        event = events[place]
        following = _begins(kind, event)
        if following is None:
            continue
        if place > start:
            found.append(Chapter(kind, start, tuple(events[start:place]), seat, round_))
        kind, start = following, place
        seat = None
        if isinstance(event, ev.Began):
            seat, round_ = event.seat, event.round
    if len(events) > start:
        found.append(Chapter(kind, start, tuple(events[start:]), seat, round_))
    return found


def _begins(kind: StageKind, event: Event) -> StageKind | None:
    """Return the kind of a chapter that starts with the event, given the current kind."""
    match event:
        case ev.Began():
            return "turn"
        case ev.Rotated():
            return "wheel"
        case ev.Scoring():
            return "scoring"
        case ev.Weighed() if kind != "maat":
            return "maat"
        case ev.Unveiled() if kind != "end":
            return "end"
        case ev.Declared():
            return "between"
        case ev.Chose() | ev.Displayed() | ev.Buried() | ev.Arranged() | ev.Rolled():
            return "between" if kind in ("maat", "scoring") else None
    return None


@dataclass(frozen=True, slots=True)
class ChapterText:
    """A chapter as text: its line, its parts, and the reasons of a solo opponent."""

    chapter: Chapter
    line: Message
    parts: list[EventLine]
    why: list[EventLine]


def describe_chapters(
    scene: Scene,
    chapters: Iterable[Chapter],
    totals: Sequence[int],
    names: Sequence[str] | None = None,
    lang: str = "en",
) -> list[ChapterText]:
    """Describe chapters; `totals` are the VP by seat after the last chapter."""
    names = tuple(names or seat_names(scene.settings, lang))
    manner = (printed_for(scene.settings), scene.settings.humans, names, lang)
    vp = tuple(totals)
    found: list[ChapterText] = []
    for chapter in reversed(list(chapters)):
        if chapter.kind == "turn" and len(chapter.events) == 1:
            continue  # only started
        found.append(
            _CACHE.get(
                (manner, chapter, tuple(map(type, chapter.events)), vp),
                partial(_chapter_text, scene, chapter, vp, names, lang),
            )
        )
        vp = tuple(all_ - points_in(chapter.events, seat) for seat, all_ in enumerate(vp))
    return found[::-1]


# The text of a finished turn does not change.
_CACHE: LruCache[ChapterText] = LruCache(5000)


def _chapter_text(
    scene: Scene, chapter: Chapter, vp: Sequence[int], names: Sequence[str], lang: str
) -> ChapterText:
    words, called = marking_catalog(lang), players(names)
    lines = event_lines(scene, chapter.events, names, lang, brief=True)
    first = lines[0].message if lines else Message()
    said = _line(words, chapter, called, vp)
    return ChapterText(
        chapter,
        Message.read(sentence(said)) if said else first,
        [line for line in lines if not line.why],
        [line for line in lines if line.why],
    )


def _line(words: Catalog, chapter: Chapter, called: Sequence[Named], vp: Sequence[int]) -> str:
    """Summarize a chapter, or return an empty string if its first event says it all."""
    match chapter.kind:
        case "setup":
            return words.say("tale-setup")
        case "turn":
            return _turn(words, chapter, called)
        case "maat":
            return words.say("tale-maat", what=_balances(words, chapter.events, called))
        case "scoring":
            scoring = chapter.events[0]
            assert isinstance(scoring, ev.Scoring)
            what = _results(words, chapter.events, called, vp)
            return words.say("tale-scoring", number=scoring.number, what=what)
        case "between":
            return _each(words, chapter.events, called) or words.say("tale-dice")
        case "end":
            return words.say("tale-end", what=_results(words, chapter.events, called, vp))
    return ""


def _turn(words: Catalog, chapter: Chapter, called: Sequence[Named]) -> str:
    own = chapter.seat
    assert own is not None
    what = turn_phrases(words, chapter.events, own)
    if not what:
        return ""
    others = _each(words, chapter.events, called, but=own)
    found = words.say("tale-turn", player=called[own], what=what)
    return row_of(words, [found, others], "list-apart") if others else found


def _each(
    words: Catalog, events: Sequence[Event], called: Sequence[Named], but: int | None = None
) -> str:
    """Describe what each active player did."""
    found = [
        words.say("tale-other", player=called[seat], what=what)
        for seat in range(len(called))
        if seat != but and (what := turn_phrases(words, _of(events, seat), seat))
    ]
    return row_of(words, found, "list-apart") if found else ""


def _of(events: Sequence[Event], seat: int) -> list[Event]:
    return [event for event in events if getattr(event, "seat", None) == seat]


def _balances(words: Catalog, events: Sequence[Event], called: Sequence[Named]) -> str:
    order: Sequence[int] = ()
    weighed: dict[int, ev.Weighed] = {}
    for event in events:
        if isinstance(event, ev.Weighed):
            weighed[event.seat] = event
        elif isinstance(event, ev.Ordered):
            order = event.seats
    return row_of(
        words,
        [
            _balance(words, called[seat], weighed[seat].balance, -points_in(events, seat))
            for seat in order or weighed
            if seat in weighed
        ],
    )


def _balance(words: Catalog, player: Named, balance: int, lost: int) -> str:
    if lost <= 0:
        return words.say("tale-balance", player=player, balance=signed(balance))
    return words.say("tale-balance-lost", player=player, balance=signed(balance), vp=lost)


def _results(
    words: Catalog, events: Sequence[Event], called: Sequence[Named], vp: Sequence[int]
) -> str:
    return row_of(
        words,
        [
            words.say(
                "tale-result",
                player=player,
                vp=signed(points_in(events, seat)),
                total=vp[seat],
            )
            for seat, player in enumerate(called)
        ],
    )
