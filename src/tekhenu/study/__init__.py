"""What could have been: the best of a turn, and puzzles made of it."""

from .goal import Goal, GoalError
from .solver import Line, Solution, TooLarge, solve

__all__ = ["Goal", "GoalError", "Line", "Solution", "TooLarge", "solve"]
