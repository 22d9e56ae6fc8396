"""Prove every shipped puzzle and print the distribution of puzzles: `python -m scripts.puzzles`.

The tests prove a sample.
"""

from collections import Counter
from collections.abc import Iterable
from statistics import median, quantiles
from time import process_time

from tekhenu.puzzles import solve
from tekhenu.puzzles.generator import is_clear
from tekhenu.puzzles.puzzle import Puzzle, load, shipped

STEP = 100  # range of ratings in one line of the table


def prove(puzzle: Puzzle) -> float:
    """Check a puzzle's answer; return the seconds for solving it as the game does."""
    game = puzzle.begin()
    start = process_time()
    solution = solve(game, puzzle.goal)
    took = process_time() - start
    with_luck = solve(game, puzzle.goal, beyond=True)
    ways = [tuple(map(str, line.choices)) for line in solution.ways]
    right = (solution.best, solution.lines) == (puzzle.best, puzzle.lines) and puzzle.way in ways
    if not right or not is_clear(with_luck):
        raise SystemExit(f"{puzzle.id}: the solver found another answer, or one that is not clear")
    return took


def print_table(title: str, counts: Iterable[tuple[object, int]]) -> None:
    print(f"\n{title}")
    for name, count in counts:
        print(f"  {count:4}  {name}")


def main() -> None:
    puzzles = [load(name) for name in shipped()]
    seconds = [prove(puzzle) for puzzle in puzzles]
    print(f"{len(puzzles)} puzzles proven.")
    print(f"Seconds: median {median(seconds):.2f}, most {max(seconds):.2f}")
    lines = sorted(puzzle.lines for puzzle in puzzles)
    print(f"Lines: {lines[0]} to {lines[-1]}, median {median(lines):.0f}")
    ratings = [puzzle.rating for puzzle in puzzles]
    quarters = ", ".join(f"{part:.0f}" for part in quantiles(ratings))
    print(f"Ratings: {min(ratings)} to {max(ratings)}, quarters at {quarters}")
    settings = Counter(str(puzzle.begin().settings) for puzzle in puzzles)
    print_table("Ratings", sorted(Counter(rating // STEP * STEP for rating in ratings).items()))
    print_table(
        "Goals", Counter(str(puzzle.goal).split("=")[0] for puzzle in puzzles).most_common()
    )
    themes = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    print_table("Themes", themes.most_common())
    print_table("Games", settings.most_common())


if __name__ == "__main__":
    main()
