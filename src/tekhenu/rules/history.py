"""The past of a game: a chain of steps with the choices made in them."""

from collections.abc import Sequence
from typing import NamedTuple

from .event import Event
from .move import Move
from .state import State


class Redeal(NamedTuple):
    """Everything hidden from a seat was dealt anew after so many choices of a segment."""

    after: int
    seat: int | None
    seed: int


class Segment:
    """One step of the game: how it began, what was answered in it, what came to light.

    Segments form a chain to the first one; finished ones never change again and are shared between
    copies. `start` may be forgotten: it can be found again by replaying from an earlier one.

    A flow that is played again takes its answers from here as long as there are any, the forced
    ones too, so nobody works out what else could have been chosen. From then on they are written
    down here.
    """

    __slots__ = (
        *("choices", "events", "forced", "marks", "parent", "redeals", "retold", "revealing"),
        *("start", "until", "used"),
    )

    def __init__(
        self, start: State | None, parent: "Segment | None", events: Sequence[Event] = ()
    ) -> None:
        self.start = start
        self.parent = parent
        self.events = events
        self.choices: list[Move] = []
        self.forced: list[Move] | None = None  # what nobody was asked, as there was one answer
        self.marks = 0  # bit set of the answers that were forced, among all
        self.revealing = 0  # bit set of the choices that brought something to light
        self.redeals: tuple[Redeal, ...] = ()
        self.until = 0  # so many choices are told
        self.used = 0  # have been told, or made
        self.retold = 0  # forced ones

    def rewind(self, until: int) -> None:
        """Tell from the beginning, so many choices."""
        self.until = until
        self.used = self.retold = 0

    def told(self) -> Move | None:
        """The next answer on record; None if there is none, and somebody has to be asked."""
        forced = self.forced
        if forced is not None and self.marks >> self.used + self.retold & 1:
            self.retold += 1
            return forced[self.retold - 1]
        if self.used < self.until:
            self.used += 1
            return self.choices[self.used - 1]
        return None

    def chosen(self, choice: Move) -> None:
        self.choices.append(choice)
        self.used += 1

    def force(self, answer: Move) -> None:
        if self.forced is None:
            self.forced = []
        self.marks |= 1 << self.used + self.retold
        self.forced.append(answer)
        self.retold += 1

    def shortened(self, count: int) -> "Segment":
        """A copy with the first `count` choices; its events appear when it is played again."""
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
        """How many answers were forced before the question after so many choices."""
        chosen = kept = 0
        while chosen < count or self.marks >> chosen + kept & 1:
            if self.marks >> chosen + kept & 1:
                kept += 1
            else:
                chosen += 1
        return kept
