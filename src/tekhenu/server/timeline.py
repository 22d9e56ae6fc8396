"""Where each committed choice led: what had happened by then, and everybody's VP."""

from bisect import bisect_right
from weakref import WeakKeyDictionary

from .journal import Journal


class Timeline:
    """Kept beside a journal and brought up to date when somebody looks."""

    def __init__(self, journal: Journal) -> None:
        self._game = journal.at(0).copy()
        self.events: list[int] = []  # how many after so many choices
        self.vp: list[list[int]] = []
        self.rounds: list[int] = []
        self._note()

    def _note(self) -> None:
        self.events.append(len(self._game.events))
        self.vp.append([player.vp for player in self._game.state.players])
        self.rounds.append(self._game.state.round)

    def catch_up(self, journal: Journal) -> None:
        for choice in journal.choices()[self.steps :]:
            self._game.play(choice)
            self._note()

    @property
    def steps(self) -> int:
        return len(self.events) - 1

    def step_of(self, event: int) -> int | None:
        """The choice that made the event of that number happen; None for a tentative one."""
        step = bisect_right(self.events, event)
        return step if step <= self.steps else None


_TIMELINES: WeakKeyDictionary[Journal, Timeline] = WeakKeyDictionary()


def timeline_of(journal: Journal) -> Timeline:
    timeline = _TIMELINES.get(journal)
    if timeline is None:
        timeline = _TIMELINES[journal] = Timeline(journal)
    timeline.catch_up(journal)
    return timeline
