"""How strong a solver is, measured by the puzzles: Elo's rule, with the puzzle as the opponent.

A player begins at 1200. A puzzle solved at the first try counts as won and at a later one as a part
of that. A puzzle that was given up, or solved with a hint, counts as lost. Puzzles keep the rating
that their making gave them.
"""

BEGINNER = 1200
LOWEST, HIGHEST = 100, 3000
SPREAD = 400  # points that make a win ten times as likely as a loss
STEP = 40  # the most that one puzzle can change
BY_TRY = (1.0, 0.5, 0.25)


def expected(player: int, puzzle: int) -> float:
    """The part of such puzzles that such a player solves at the first try.

    >>> expected(1200, 1200), round(expected(1200, 1600), 2)
    (0.5, 0.09)
    """
    return float(1 / (1 + 10 ** ((puzzle - player) / SPREAD)))


def result_of(tries: int, hints: int, solved: bool) -> float:
    """Return what an attempt counts, from 0 to 1; `tries` includes the one that solved it."""
    if not solved or hints or tries > len(BY_TRY):
        return 0.0
    return BY_TRY[tries - 1]


def rated(player: int, puzzle: int, result: float) -> int:
    """The player's rating after a puzzle.

    >>> rated(1200, 1200, 1.0), rated(1200, 1200, 0.0)
    (1220, 1180)
    """
    change = STEP * (result - expected(player, puzzle))
    return min(HIGHEST, max(LOWEST, round(player + change)))
