"""The past of a game: a chain of steps with the choices made in them."""

from collections.abc import Sequence
from typing import NamedTuple

from .event import Event
from .move import Move
from .state import State


class Redeal(NamedTuple):
    """A new deal of everything hidden from `seat`, made after `after` choices of a segment."""

    after: int
    seat: int | None
    seed: int


class Segment:
    """One step of the game: its start, its answers, and which of them revealed something.

    Segments form a chain back to the first one. Finished segments do not change and are shared
    between copies. `start` may be dropped, because a replay from an earlier start finds it again.

    A replayed step takes its answers from here, the forced ones too, so the alternatives are not
    computed again. After the recorded answers, new ones are recorded here.

    Fields:
        choices: the answers that players gave.
        forced: the answers that were the only option.
        marks: bit set of the forced answers among all answers.
        revealing: bit set of the choices that revealed something hidden.
        until: number of choices to replay.
        used, forced_used: number of choices and forced answers replayed or recorded so far.
    """

    __slots__ = (
        *("choices", "events", "forced", "forced_used", "marks", "parent", "redeals", "revealing"),
        *("start", "until", "used"),
    )

    def __init__(
        self, start: State | None, parent: "Segment | None", events: Sequence[Event] = ()
    ) -> None:
        self.start = start
        self.parent = parent
        self.events = events
        self.choices: list[Move] = []
        self.forced: list[Move] | None = None
        self.marks = 0
        self.revealing = 0
        self.redeals: tuple[Redeal, ...] = ()
        self.until = 0
        self.used = 0
        self.forced_used = 0

    def rewind(self, until: int) -> None:
        """Replay the first `until` choices from the beginning."""
        self.until = until
        self.used = self.forced_used = 0

    def next_answer(self) -> Move | None:
        """Return the next recorded answer; None if the player must be asked."""
        forced = self.forced
        if forced is not None and self.marks >> self.used + self.forced_used & 1:
            self.forced_used += 1
            return forced[self.forced_used - 1]
        if self.used < self.until:
            self.used += 1
            return self.choices[self.used - 1]
        return None

    def add(self, choice: Move) -> None:
        """Record a player's choice."""
        self.choices.append(choice)
        self.used += 1

    def force(self, answer: Move) -> None:
        """Record an answer that was the only option."""
        if self.forced is None:
            self.forced = []
        self.marks |= 1 << self.used + self.forced_used
        self.forced.append(answer)
        self.forced_used += 1

    def shortened(self, count: int) -> "Segment":
        """Return a copy with the first `count` choices and without events."""
        copy = Segment(self.start, self.parent)
        copy.choices = self.choices[:count]
        copy.until = len(copy.choices)
        copy.revealing = self.revealing & (1 << count) - 1
        if self.redeals:
            copy.redeals = tuple(redeal for redeal in self.redeals if redeal.after <= count)
        if self.forced is not None:
            whole = count == len(self.choices)
            kept = len(self.forced) if whole else self._forced_before(count)
            copy.forced = self.forced[:kept]
            copy.marks = self.marks & (1 << count + kept) - 1
        return copy

    def _forced_before(self, count: int) -> int:
        """Return how many answers were forced before the question after `count` choices."""
        chosen = kept = 0
        while chosen < count or self.marks >> chosen + kept & 1:
            if self.marks >> chosen + kept & 1:
                kept += 1
            else:
                chosen += 1
        return kept


class History:
    """The steps that led to a position, from which it can be played again.

    Fields:
        segment: the current step; None before the first question.
        prelude: the events before the first question.
        recording: whether events are built.
        keeps_starts: whether each segment keeps its start, which copies and undo need.
    """

    __slots__ = ("keeps_starts", "prelude", "recording", "segment")

    def __init__(self, segment: Segment | None, prelude: list[Event], recording: bool) -> None:
        self.segment = segment
        self.prelude = prelude
        self.recording = recording
        self.keeps_starts = False

    def chain(self) -> list[Segment]:
        """Return the segments, first to last."""
        chain: list[Segment] = []
        segment = self.segment
        while segment is not None:
            chain.append(segment)
            segment = segment.parent
        return chain[::-1]

    def choices(self) -> list[Move]:
        """Return all choices from the beginning."""
        return [choice for segment in self.chain() for choice in segment.choices]

    def events(self) -> list[Event]:
        """Return all recorded events from the beginning."""
        events = self.prelude[:]
        for segment in self.chain():
            events += segment.events
        return events

    def count_events(self) -> int:
        """Return the number of recorded events."""
        return len(self.prelude) + sum(len(segment.events) for segment in self.chain())
