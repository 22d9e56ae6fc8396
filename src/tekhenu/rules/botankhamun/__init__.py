"""Botankhamun, the official solo opponent: a rule of the game, not an agent.

It never pays and never produces, gains only Scribes and Victory Points, and explains every step
(`rules/explaining.py`).
"""
