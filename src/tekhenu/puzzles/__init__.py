"""Puzzles: the best turn of a position, and puzzles made from it."""

from ..puzzles.goal import Goal, GoalError
from ..puzzles.solver import Solution, TooLarge, TurnLine, solve

__all__ = ["Goal", "GoalError", "Solution", "TooLarge", "TurnLine", "solve"]
