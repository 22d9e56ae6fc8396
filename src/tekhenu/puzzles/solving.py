"""Solving puzzles: hints, what an attempt counts, the solver's record, and the next puzzle."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from .puzzle import Listed, Puzzle, listed
from .rating import BEGINNER, rated, result_of
from .solver import solve

# Hints


def next_choice(puzzle: Puzzle, choices: Sequence[str]) -> str:
    """Return the next choice of a best line, or "" if no best line continues from here."""
    so_far = tuple(choices)
    count = len(so_far)
    ways = (way for way in best_lines(puzzle) if way[:count] == so_far and len(way) > count)
    return next((way[count] for way in ways), "")


@lru_cache(maxsize=512)  # all puzzles: solving one takes up to 0.1 s
def best_lines(puzzle: Puzzle) -> tuple[tuple[str, ...], ...]:
    """Find all best lines; the one that is shown at the end comes first."""
    solution = solve(puzzle.begin(), puzzle.goal)
    found = [tuple(map(str, line.choices)) for line in solution.ways]
    return (puzzle.way, *(way for way in found if way != puzzle.way))


# Counting


@dataclass(frozen=True, slots=True)
class PuzzleResult:
    """How an attempt at a puzzle ended; `tries` includes the one that solved it."""

    tries: int
    hints: int
    solved: bool

    @property
    def score(self) -> float:
        return result_of(self.tries, self.hints, self.solved)

    @property
    def shortfall(self) -> str:
        """A word for why it does not count as fully solved; empty if it does."""
        if not self.solved:
            return "unsolved"
        return "hint" if self.hints else ("", "second", "third")[self.tries - 1]


@dataclass(frozen=True, slots=True)
class SolverRecord:
    """A rating, and the puzzles that have counted: whether each was solved, by id."""

    rating: int = BEGINNER
    done: Mapping[str, bool] = field(default_factory=dict)

    def after(self, puzzle: Puzzle, result: PuzzleResult) -> "SolverRecord":
        """Return the record with the result; a puzzle counts only once."""
        if puzzle.id in self.done:
            return self
        return replace(
            self,
            rating=rated(self.rating, puzzle.rating, result.score),
            done={**self.done, puzzle.id: result.score > 0},
        )

    def next_puzzle(self, *, seth: bool, besides: str = "") -> str:
        """Return the id of the puzzle nearest to the rating, of Time of Seth only with `seth`.

        New puzzles come first, then those that were not solved; `besides` is the one just played.
        """

        def distance(puzzle: Listed) -> tuple[int, int]:
            return self._standing(puzzle.id), abs(puzzle.rating - self.rating)

        found = [puzzle for puzzle in listed() if seth or not puzzle.seth]
        return min((puzzle for puzzle in found if puzzle.id != besides), key=distance).id

    def _standing(self, puzzle: str) -> int:
        """0 for a new puzzle, 1 for one that was not solved, 2 for one that was."""
        return 0 if puzzle not in self.done else 1 + self.done[puzzle]
