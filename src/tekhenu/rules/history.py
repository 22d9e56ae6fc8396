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


class Segment:
    """One step of the game: how it began, what was chosen in it, what came to light.

    Segments form a chain to the first one; finished ones never change again and are shared between
    copies. `start` may be forgotten: it can be found again by replaying from an earlier one.
    """

    __slots__ = ("choices", "events", "parent", "redeals", "revealing", "start")

    def __init__(self, start: State | None, parent: "Segment | None", events: list[Event]) -> None:
        self.start = start
        self.parent = parent
        self.events = events
        self.choices: list[Move] = []
        self.revealing = 0  # bit set of the choices that brought something to light
        self.redeals: tuple[Redeal, ...] = ()

    def shortened(self, count: int) -> "Segment":
        """A copy with the first `count` choices; its events appear when it is played again."""
        copy = Segment(self.start, self.parent, [])
        copy.choices = self.choices[:count]
        copy.revealing = self.revealing & (1 << count) - 1
        if self.redeals:
            copy.redeals = tuple(redeal for redeal in self.redeals if redeal.after <= count)
        return copy
