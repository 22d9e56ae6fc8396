"""Environments for learning: `aec` for PettingZoo, `learner` for Gymnasium, `batch` for many games.

They need the extra `tekhenu[environments]`, except for the module `actions`.
"""
