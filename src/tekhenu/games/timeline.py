"""A game with its past: where each choice led, and how to be there again at little cost."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from tekhenu.components import Edition
from tekhenu.rules import Game
from tekhenu.rules.save import with_edition

EVERY = 32  # choices from one position that is kept to the next: what a step back costs at most


class Mark(NamedTuple):
    """After a choice: how much had happened, in which round; now and then the game itself."""

    events: int
    round: int
    kept: Game | None


@dataclass(frozen=True, slots=True, eq=False)
class Timeline:
    """Never changed: `after` gives the next one. `marks` begin before the first choice."""

    game: Game
    marks: tuple[Mark, ...]

    @classmethod
    def begun(cls, game: Game) -> "Timeline":
        """Of a game without choices."""
        assert not game.choices
        return cls(game, (_mark(game, 0),))

    @classmethod
    def loaded(cls, text: str) -> "Timeline":
        """Of a save, played once."""
        return cls._of(Game.replay(text))

    @classmethod
    def _of(cls, games: Iterable[Game]) -> "Timeline":
        marks = []
        for step, game in enumerate(games):
            marks.append(_mark(game, step))
        return cls(game, tuple(marks))

    def after(self, option: str) -> "Timeline":
        """One choice further on; IllegalMove, or what else the rules fail at, changes nothing."""
        game = self.game.after(option)
        return Timeline(game, (*self.marks, _mark(game, len(self.marks))))

    def back(self, steps: int) -> "Timeline":
        """As it was after so many choices."""
        return Timeline(self.at(steps), self.marks[: steps + 1])

    def with_edition(self, edition: Edition) -> "Timeline":
        """Play the same choices with another edition; SaveError if one of them is impossible."""
        return Timeline.loaded(with_edition(self.game.save(), edition))

    @property
    def steps(self) -> int:
        return len(self.marks) - 1

    @property
    def events(self) -> list[int]:
        """How many there were after so many choices."""
        return [mark.events for mark in self.marks]

    def at(self, step: int) -> Game:
        """A game of its own, as it was after so many choices."""
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
