"""Environments for learning: `aec` for PettingZoo, `learner` for Gymnasium, `batch` for many games.

They need the extra `tekhenu[environments]`; the numbers of the actions in `actions` do not.
"""
