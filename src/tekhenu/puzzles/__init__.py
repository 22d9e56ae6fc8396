"""Puzzles: a solver for the best turn of a position, and puzzles generated with it."""

from ..puzzles.goal import Goal, GoalError
from ..puzzles.solver import Solution, TooLarge, TurnLine, solve

__all__ = ["Goal", "GoalError", "Solution", "TooLarge", "TurnLine", "solve"]
