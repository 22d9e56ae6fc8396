"""The best that a player can do in a turn, found by trying everything.

Within a turn almost nothing is chance. Where a choice brings something hidden to light (a card, a
tile), its line ends there: only what stands at that moment is certain, and only that counts.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from ..rules import Game, Move
from ..rules.move import Anubis, Conquer, Pass, Pay, Perform, Take, TakeDie
from ..rules.state import Phase, State
from .goal import Goal

LIMIT = 200_000  # choices tried before a position counts as too large

MOST_POINTS = Goal()
MEANS = (TakeDie, Take, Anubis, Pay, Pass, Conquer)


class TooLarge(ValueError):
    """There are more ways to play the turn than were to be tried."""


class TurnLine(NamedTuple):
    """The choices of a turn and what they bring: `open` if something hidden came to light."""

    choices: tuple[Move, ...]
    result: int | None  # None: the goal's condition does not hold
    open: bool

    @property
    def deeds(self) -> tuple[Move, ...]:
        """What is done, without the die, the way of taking it and what is paid for it.

        The name of a god counts only if nothing was to be chosen for it: where one god alone is
        possible nobody is asked. Where the conquest tile comes to lie is a means as well.
        """
        done = [move for move in self.choices if not isinstance(move, MEANS)]
        following = [*done[1:], None]
        return tuple(
            move
            for move, after in zip(done, following, strict=False)
            if not isinstance(move, Perform) or after is None or isinstance(after, Perform)
        )


@dataclass(slots=True)
class Solution:
    """The best result of a turn, every line that reaches it, and how all lines fare.

    `best` is None if no line meets the goal's condition. `beyond` is the best that a line reached
    after something hidden had come to light: luck of this deal, not counted in `best`.
    """

    goal: Goal
    seat: int
    best: int | None = None
    ways: list[TurnLine] = field(default_factory=list)
    results: Counter[int | None] = field(default_factory=Counter)
    beyond: int | None = None

    @property
    def lines(self) -> int:
        return self.results.total()

    @property
    def runner_up(self) -> int | None:
        """The best result below the best one."""
        return max((r for r in self.results if r is not None and r != self.best), default=None)

    def answers(self) -> list[TurnLine]:
        """A line for each thing to do: another die or payment for the same is no other answer."""
        found: dict[tuple[Move, ...], TurnLine] = {}
        for line in self.ways:
            found.setdefault(tuple(sorted(line.deeds)), line)
        return list(found.values())

    def take(self, line: TurnLine) -> None:
        """Count a line, and keep it if none is better."""
        self.results[line.result] += 1
        if line.result is None or (self.best is not None and line.result < self.best):
            return
        if line.result != self.best:
            self.best = line.result
            self.ways.clear()
        self.ways.append(line)

    def hope_for(self, result: int | None) -> None:
        """What a line reached with luck."""
        if result is not None and (self.beyond is None or result > self.beyond):
            self.beyond = result


def solve(
    game: Game, goal: Goal = MOST_POINTS, *, limit: int = LIMIT, beyond: bool = False
) -> Solution:
    """The best result that the player asked can reach in this turn, with all ways to it.

    >>> from tekhenu import Game
    >>> game = Game.new(seed=7)
    >>> while game.decision.kind != "die":
    ...     game.play(game.decision.options[0])
    >>> solution = solve(game)
    >>> solution.best, solution.lines, solution.ways[0].choices[-1]
    (5, 1911, 'temple:r1c1/90')

    `TooLarge` if more than `limit` choices would have to be tried. `beyond` follows lines past what
    comes to light, to know whether luck could do better.
    """
    return solve_all(game, [goal], limit=limit, beyond=beyond)[0]


def solve_all(
    game: Game, goals: Sequence[Goal], *, limit: int = LIMIT, beyond: bool = False
) -> list[Solution]:
    """As `solve`, for several goals at the price of one."""
    decision = game.decision
    if decision is None or game.state.phase != Phase.TURN:
        raise ValueError("there is a turn to solve only while a player is asked within one")
    solutions = [Solution(goal, decision.player) for goal in goals]
    _Search(solutions, game.state, limit, beyond).explore(game.copy(), ())
    return solutions


def estimated_size(game: Game, rng: Random, probes: int = 48) -> float:
    """About how many choices `solve` would try: by Knuth's probes, of which each plays one line."""
    reveals, total = game.state.reveals, 0
    for _ in range(probes):
        line, width = game.copy(), 1
        while (decision := line.decision) is not None and line.state.reveals == reveals:
            width *= len(decision.options)
            total += width
            line.play_within_step(rng.choice(decision.options))
    return total / probes


class _Search:
    """Walks through all choices of a turn; the last one at each place is played on the spot."""

    __slots__ = ("beyond", "left", "reveals", "solutions", "vp")

    def __init__(self, solutions: list[Solution], state: State, limit: int, beyond: bool) -> None:
        self.solutions = solutions
        self.vp = state.players[solutions[0].seat].vp
        self.reveals = state.reveals
        self.left = limit
        self.beyond = beyond

    def explore(self, game: Game, choices: tuple[Move, ...], lucky: bool = False) -> None:
        decision = game.decision
        if decision is None or (not lucky and game.state.reveals != self.reveals):
            self._end(game, choices, lucky)
            if decision is None or not self.beyond:
                return
            lucky = True
        self._count(len(decision.options))
        *others, last = decision.options
        for option in others:
            aside = game.copy()
            aside.play_within_step(option)
            self.explore(aside, (*choices, option), lucky)
        game.play_within_step(last)
        self.explore(game, (*choices, last), lucky)

    def _count(self, options: int) -> None:
        self.left -= options
        if self.left < 0:
            lines = self.solutions[0].lines
            raise TooLarge(f"there are too many ways to play this turn: {lines} of them were tried")

    def _end(self, game: Game, choices: tuple[Move, ...], lucky: bool) -> None:
        over = game.decision is None
        for solution in self.solutions:
            result = solution.goal.result(game.table, solution.seat, self.vp, over)
            if lucky:
                solution.hope_for(result)
            else:
                solution.take(TurnLine(choices, result, not over))
