"""Which of the puzzles that could be asked are kept: all kinds and themes, none too often."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from .puzzle import Puzzle
from .themes import GODS, THEMES

FEWEST_OF_A_KIND = 3
KINDS = 12  # no kind has more than this part of the whole
SHARES = 25  # every theme is owed this part of the whole
PATIENCE = 15  # positions for each puzzle, after which nothing is kept free for rare themes
WAYS = ("anubis", "scribes", "blessing", "technology", "produce")


@dataclass(slots=True)
class Selection:
    """Grows game by game: where a position has several puzzles the rarest is taken.

    Places are kept free for themes that have not had their share, so the common ones do not fill
    the book before a rare one comes along.
    """

    count: int
    puzzles: list[Puzzle] = field(default_factory=list)
    positions: int = 0  # looked at
    candidates: int = 0  # that could have been asked
    kinds: Counter[str] = field(init=False)
    themes: Counter[str] = field(init=False)

    def __post_init__(self) -> None:
        self.kinds = Counter(map(kind_of, self.puzzles))
        self.themes = Counter(theme for puzzle in self.puzzles for theme in puzzle.themes)

    @property
    def full(self) -> bool:
        return len(self.puzzles) >= self.count

    def add(self, turns: Iterable[Sequence[Puzzle]]) -> None:
        """The best of a game; what was asked in an earlier turn is not asked again."""
        told: set[tuple[str, ...]] = set()
        for found in turns:
            self.positions += 1
            self.candidates += len(found)
            wanted = [puzzle for puzzle in found if self._wants(puzzle, told)]
            if wanted and not self.full:
                puzzle = min(wanted, key=self._commonness)
                told.add(puzzle.way[1:])
                self._take(puzzle)

    def _wants(self, puzzle: Puzzle, told: set[tuple[str, ...]]) -> bool:
        most = max(FEWEST_OF_A_KIND, self.count // KINDS)
        if puzzle.way[1:] in told or self.kinds[kind_of(puzzle)] >= most:
            return False
        owed = self._owed()
        return len(self.puzzles) + owed.total() < self.count or any(map(owed.get, puzzle.themes))

    def _owed(self) -> Counter[str]:
        """The puzzles that each theme lacks."""
        if self.positions > PATIENCE * self.count:
            return Counter()
        share = Counter(dict.fromkeys(THEMES, self.count // SHARES))
        return share - self.themes

    def _commonness(self, puzzle: Puzzle) -> tuple[int, int]:
        rarest = min((self.themes[theme] for theme in puzzle.themes), default=0)
        return rarest, self.kinds[kind_of(puzzle)]

    def _take(self, puzzle: Puzzle) -> None:
        self.kinds[kind_of(puzzle)] += 1
        self.themes.update(puzzle.themes)
        self.puzzles.append(replace(puzzle, id=f"{len(self.puzzles) + 1:04}"))


def kind_of(puzzle: Puzzle) -> str:
    """Puzzles of one kind ask the same and are answered by the same gods in the same way."""
    gods = [theme for theme in puzzle.themes if theme in GODS]
    ways = [theme for theme in puzzle.themes if theme in WAYS]
    return " ".join([*puzzle.goal.conditions, *gods, *ways])
