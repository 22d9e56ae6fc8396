"""The past of a game: a chain of steps with the choices made in them."""

from typing import NamedTuple

from .event import Event
from .move import Move
from .state import State


class Redeal(NamedTuple):
    """Everything hidden from a seat was dealt anew after so many choices of a segment."""

    after: int
    seat: int | None
    seed: int


class Answers:
    """What was answered in a step, and what was forced: to be told again instead of asked.

    A flow that is played again takes its answers from here, as long as there are any, and nobody
    works out what else could have been chosen. From then on they are written down here.
    """

    __slots__ = ("choices", "forced", "retold", "until", "used")

    def __init__(self) -> None:
        self.choices: list[Move] = []
        # What nobody was asked, because there was one answer: after how many choices, and which
        self.forced: list[tuple[int, Move]] = []
        self.until = 0  # so many choices are told
        self.used = 0
        self.retold = 0

    def told(self) -> Move | None:
        """The next one on record; None if there is none, and somebody has to be asked."""
        if self.retold < len(self.forced):
            after, answer = self.forced[self.retold]
            if after == self.used:
                self.retold += 1
                return answer
        if self.used < self.until:
            self.used += 1
            return self.choices[self.used - 1]
        return None

    def rewind(self, until: int) -> None:
        """Tell from the beginning, so many choices."""
        self.until = until
        self.used = self.retold = 0

    def chosen(self, choice: Move) -> None:
        self.choices.append(choice)
        self.until += 1
        self.used += 1

    def force(self, answer: Move) -> None:
        self.forced.append((self.used, answer))
        self.retold += 1

    def first(self, count: int) -> "Answers":
        """Up to the question after so many choices, to be told."""
        copy = Answers()
        copy.choices = self.choices[:count]
        copy.until = len(copy.choices)
        copy.forced = self.forced[:]
        while copy.forced and copy.forced[-1][0] > count:
            copy.forced.pop()
        return copy


class Segment:
    """One step of the game: how it began, what was chosen in it, what came to light.

    Segments form a chain to the first one; finished ones never change again and are shared between
    copies. `start` may be forgotten: it can be found again by replaying from an earlier one.
    """

    __slots__ = ("answers", "events", "parent", "redeals", "revealing", "start")

    def __init__(
        self, start: State | None, parent: "Segment | None", events: list[Event], answers: Answers
    ) -> None:
        self.start = start
        self.parent = parent
        self.events = events
        self.answers = answers
        self.revealing = 0  # bit set of the choices that brought something to light
        self.redeals: tuple[Redeal, ...] = ()

    @property
    def choices(self) -> list[Move]:
        return self.answers.choices

    def shortened(self, count: int) -> "Segment":
        """A copy with the first `count` choices; its events appear when it is played again."""
        copy = Segment(self.start, self.parent, [], self.answers.first(count))
        copy.revealing = self.revealing & (1 << count) - 1
        if self.redeals:
            copy.redeals = tuple(redeal for redeal in self.redeals if redeal.after <= count)
        return copy
