"""A game with its history, for fast access to any earlier position."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from tekhenu.components import Edition
from tekhenu.rules import Game
from tekhenu.rules.save import with_edition

EVERY = 32  # choices between two stored positions; a step back replays at most this many


class Mark(NamedTuple):
    """The number of events and the round after a choice; every `EVERY` choices also the game."""

    events: int
    round: int
    kept: Game | None


@dataclass(frozen=True, slots=True, eq=False)
class Timeline:
    """An immutable timeline. `after` returns a new one; `marks[n]` is the state after n choices."""

    game: Game
    marks: tuple[Mark, ...]

    @classmethod
    def begun(cls, game: Game) -> "Timeline":
        """Return the timeline of a game without choices."""
        assert not game.choices
        return cls(game, (_mark(game, 0),))

    @classmethod
    def loaded(cls, text: str) -> "Timeline":
        """Return the timeline of a save. Replays the save once."""
        return cls._of(Game.replay(text))

    @classmethod
    def _of(cls, games: Iterable[Game]) -> "Timeline":
        marks = []
        for step, game in enumerate(games):
            marks.append(_mark(game, step))
        return cls(game, tuple(marks))

    def after(self, option: str) -> "Timeline":
        """Return the timeline after one more choice; raise IllegalMove if it is illegal."""
        game = self.game.after(option)
        return Timeline(game, (*self.marks, _mark(game, len(self.marks))))

    def back(self, steps: int) -> "Timeline":
        """Return the timeline after the first `steps` choices."""
        return Timeline(self.at(steps), self.marks[: steps + 1])

    def with_edition(self, edition: Edition) -> "Timeline":
        """Replay the choices with another edition; raise SaveError if one becomes illegal."""
        return Timeline.loaded(with_edition(self.game.save(), edition))

    @property
    def steps(self) -> int:
        return len(self.marks) - 1

    @property
    def events(self) -> list[int]:
        """Return the number of events after each choice."""
        return [mark.events for mark in self.marks]

    def at(self, step: int) -> Game:
        """Return a new game with the first `step` choices."""
        if step >= self.steps:
            return self.game.copy()
        nearest = step - step % EVERY
        kept = self.marks[nearest].kept
        assert kept is not None
        game = kept.copy()
        for choice in self.game.choices[nearest:step]:
            game.play(choice)
        return game


def _mark(game: Game, step: int) -> Mark:
    kept = game.copy() if step % EVERY == 0 else None
    return Mark(game.count_events(), game.state.round, kept)
