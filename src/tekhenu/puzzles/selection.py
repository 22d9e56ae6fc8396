"""Selection of puzzles among the candidates: all kinds and themes, none too often."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from .puzzle import Puzzle
from .themes import GODS, THEMES

FEWEST_OF_A_KIND = 3
KINDS = 12  # a kind has at most one in KINDS of all puzzles
SHARES = 25  # a theme gets at least one in SHARES of all puzzles
MAX_POSITIONS_PER_PUZZLE = 15  # after these, no places are reserved for rare themes
WAYS = ("anubis", "scribes", "blessing", "technology", "produce")


@dataclass(slots=True)
class Selection:
    """A growing selection; of several puzzles at a position it takes the rarest.

    Places are reserved for themes below their share, so that common themes do not fill the
    selection first.
    """

    count: int
    puzzles: list[Puzzle] = field(default_factory=list)
    positions: int = 0  # examined
    candidates: int = 0  # possible puzzles
    kinds: Counter[str] = field(init=False)
    themes: Counter[str] = field(init=False)

    def __post_init__(self) -> None:
        self.kinds = Counter(map(kind_of, self.puzzles))
        self.themes = Counter(theme for puzzle in self.puzzles for theme in puzzle.themes)

    @property
    def full(self) -> bool:
        return len(self.puzzles) >= self.count

    def add(self, turns: Iterable[Sequence[Puzzle]]) -> None:
        """Add the rarest puzzle of each turn, unless its answer is that of an earlier turn."""
        known: set[tuple[str, ...]] = set()
        for found in turns:
            self.positions += 1
            self.candidates += len(found)
            wanted = [puzzle for puzzle in found if self._wants(puzzle, known)]
            if wanted and not self.full:
                puzzle = min(wanted, key=self._commonness)
                known.add(puzzle.way[1:])
                self._take(puzzle)

    def _wants(self, puzzle: Puzzle, known: set[tuple[str, ...]]) -> bool:
        most = max(FEWEST_OF_A_KIND, self.count // KINDS)
        if puzzle.way[1:] in known or self.kinds[kind_of(puzzle)] >= most:
            return False
        owed = self._owed()
        return len(self.puzzles) + owed.total() < self.count or any(map(owed.get, puzzle.themes))

    def _owed(self) -> Counter[str]:
        """Return how many puzzles each theme lacks."""
        if self.positions > MAX_POSITIONS_PER_PUZZLE * self.count:
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
    """Return the kind of a puzzle: its goal and the gods and actions of its answer."""
    gods = [theme for theme in puzzle.themes if theme in GODS]
    ways = [theme for theme in puzzle.themes if theme in WAYS]
    return " ".join([*puzzle.goal.conditions, *gods, *ways])
