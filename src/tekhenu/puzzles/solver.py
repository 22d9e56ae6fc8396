"""Exhaustive solver for the best turn of a player.

Within a turn almost nothing is random. A line (a sequence of choices) ends where a choice reveals
something hidden, such as a card or a tile. Only the result up to that moment counts, because only
that result is certain.
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

LIMIT = 200_000  # choices tried before a position is given up as too large

MOST_POINTS = Goal()
MEANS = (TakeDie, Take, Anubis, Pay, Pass, Conquer)


class TooLarge(ValueError):
    """Raised if there are more ways to play the turn than the limit."""


class TurnLine(NamedTuple):
    """The choices of a turn and their result; `open` if something hidden was revealed."""

    choices: tuple[Move, ...]
    result: int | None  # None: the goal's condition does not hold
    open: bool

    @property
    def deeds(self) -> tuple[Move, ...]:
        """Return the actions without the die, how it was taken, and payments.

        The name of a god counts only if the god offered no choice: with a single possible god there
        is no decision. The space of a conquest tile does not count either.
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
    """The best result of a turn, every line that reaches it, and statistics of all lines.

    `best` is None if no line meets the goal's condition. `beyond` is the best result of a line
    after something hidden was revealed. It depends on luck and is not counted in `best`.
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
        """Return the second-best result."""
        return max((r for r in self.results if r is not None and r != self.best), default=None)

    def answers(self) -> list[TurnLine]:
        """Return one line per distinct answer; another die or payment is not a distinct answer."""
        found: dict[tuple[Move, ...], TurnLine] = {}
        for line in self.ways:
            found.setdefault(tuple(sorted(line.deeds)), line)
        return list(found.values())

    def take(self, line: TurnLine) -> None:
        """Count a line, and record it if none is better."""
        self.results[line.result] += 1
        if line.result is None or (self.best is not None and line.result < self.best):
            return
        if line.result != self.best:
            self.best = line.result
            self.ways.clear()
        self.ways.append(line)

    def hope_for(self, result: int | None) -> None:
        """Record the result of a line that depends on luck."""
        if result is not None and (self.beyond is None or result > self.beyond):
            self.beyond = result


def solve(
    game: Game, goal: Goal = MOST_POINTS, *, limit: int = LIMIT, beyond: bool = False
) -> Solution:
    """Find the best result of the current turn with all lines that reach it.

    >>> from tekhenu import Game
    >>> game = Game.new(seed=7)
    >>> while game.decision.kind != "die":
    ...     game.play(game.decision.options[0])
    >>> solution = solve(game)
    >>> solution.best, solution.lines, solution.ways[0].choices[-1]
    (5, 1911, 'temple:r1c1/90')

    Raises TooLarge if more than `limit` choices would have to be tried. With `beyond`, lines
    continue after a reveal, to find out whether luck could do better.
    """
    return solve_all(game, [goal], limit=limit, beyond=beyond)[0]


def solve_all(
    game: Game, goals: Sequence[Goal], *, limit: int = LIMIT, beyond: bool = False
) -> list[Solution]:
    """Solve several goals in one search; see `solve`."""
    decision = game.decision
    if decision is None or game.state.phase != Phase.TURN:
        raise ValueError("solve needs a position within a player's turn")
    solutions = [Solution(goal, decision.player) for goal in goals]
    _Search(solutions, game.state, limit, beyond).explore(game.copy(), ())
    return solutions


def estimated_size(game: Game, rng: Random, probes: int = 48) -> float:
    """Estimate the number of choices `solve` would try, by Knuth's random probing."""
    reveals, total = game.state.reveals, 0
    for _ in range(probes):
        line, width = game.copy(), 1
        while (decision := line.decision) is not None and line.state.reveals == reveals:
            width *= len(decision.options)
            total += width
            line.play_within_step(rng.choice(decision.options))
    return total / probes


class _Search:
    """Depth-first search of a turn; the last option at each node is played in place."""

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
