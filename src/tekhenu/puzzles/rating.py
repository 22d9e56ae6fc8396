"""Elo ratings of solvers, with the puzzle as the opponent.

A player starts at 1200. A puzzle solved on the first try counts as a win, on a later try as a
fraction of a win. A puzzle that was given up, or solved with a hint, counts as a loss. The rating
of a puzzle is fixed when it is generated.
"""

BEGINNER = 1200
LOWEST, HIGHEST = 100, 3000
SPREAD = 400  # points that make a win ten times as likely as a loss
STEP = 40  # maximum change by one puzzle
BY_TRY = (1.0, 0.5, 0.25)


def expected(player: int, puzzle: int) -> float:
    """Return the probability that a player solves a puzzle on the first try.

    >>> expected(1200, 1200), round(expected(1200, 1600), 2)
    (0.5, 0.09)
    """
    return float(1 / (1 + 10 ** ((puzzle - player) / SPREAD)))


def result_of(tries: int, hints: int, solved: bool) -> float:
    """Return the score of an attempt, from 0 to 1; `tries` includes the successful one."""
    if not solved or hints or tries > len(BY_TRY):
        return 0.0
    return BY_TRY[tries - 1]


def rated(player: int, puzzle: int, result: float) -> int:
    """Return the player's rating after a puzzle.

    >>> rated(1200, 1200, 1.0), rated(1200, 1200, 0.0)
    (1220, 1180)
    """
    change = STEP * (result - expected(player, puzzle))
    return min(HIGHEST, max(LOWEST, round(player + change)))
