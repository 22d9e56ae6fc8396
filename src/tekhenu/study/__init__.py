"""What could have been: the best of a turn, and puzzles made of it."""

from .goal import Goal, GoalError
from .solver import Solution, TooLarge, TurnLine, solve

__all__ = ["Goal", "GoalError", "Solution", "TooLarge", "TurnLine", "solve"]
