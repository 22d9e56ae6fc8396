"""Solving puzzles: hints, scoring of attempts, the solver's record, and the next puzzle."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from .puzzle import Puzzle, PuzzleFacts, puzzle_facts
from .rating import BEGINNER, rated, result_of
from .solver import solve

# Hints


def next_choice(puzzle: Puzzle, choices: Sequence[str]) -> str:
    """Return the next choice of a best line, or "" if no best line continues from here."""
    so_far = tuple(choices)
    count = len(so_far)
    ways = (way for way in best_lines(puzzle) if way[:count] == so_far and len(way) > count)
    return next((way[count] for way in ways), "")


@lru_cache(maxsize=512)  # enough for all puzzles; solving one takes up to 0.1 s
def best_lines(puzzle: Puzzle) -> tuple[tuple[str, ...], ...]:
    """Return all best lines, starting with the one that is shown at the end."""
    solution = solve(puzzle.begin(), puzzle.goal)
    found = [tuple(map(str, line.choices)) for line in solution.ways]
    return (puzzle.way, *(way for way in found if way != puzzle.way))


# Scoring


@dataclass(frozen=True, slots=True)
class PuzzleResult:
    """The outcome of an attempt; `tries` includes the successful one."""

    tries: int
    hints: int
    solved: bool

    @property
    def score(self) -> float:
        return result_of(self.tries, self.hints, self.solved)

    @property
    def shortfall(self) -> str:
        """Return the keyword of why the attempt does not count fully, or an empty string."""
        if not self.solved:
            return "unsolved"
        return "hint" if self.hints else ("", "second", "third")[self.tries - 1]


@dataclass(frozen=True, slots=True)
class SolverRecord:
    """A rating, and the results of rated puzzles by id."""

    rating: int = BEGINNER
    done: Mapping[str, bool] = field(default_factory=dict)

    def after(self, puzzle: Puzzle, result: PuzzleResult) -> "SolverRecord":
        """Return the record with the result added; a puzzle is rated only once."""
        if puzzle.id in self.done:
            return self
        return replace(
            self,
            rating=rated(self.rating, puzzle.rating, result.score),
            done={**self.done, puzzle.id: result.score > 0},
        )

    def next_puzzle(self, *, seth: bool, besides: str = "") -> str:
        """Return the id of the puzzle nearest to the rating; Time of Seth only with `seth`.

        New puzzles come first, then unsolved ones; `besides` is the one just played.
        """

        def distance(puzzle: PuzzleFacts) -> tuple[int, int]:
            return self._priority(puzzle.id), abs(puzzle.rating - self.rating)

        found = [puzzle for puzzle in puzzle_facts() if seth or not puzzle.seth]
        return min((puzzle for puzzle in found if puzzle.id != besides), key=distance).id

    def _priority(self, puzzle: str) -> int:
        """Return 0 for a new puzzle, 1 for an unsolved one, 2 for a solved one."""
        return 0 if puzzle not in self.done else 1 + self.done[puzzle]
