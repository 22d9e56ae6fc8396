"""Botankhamun, the official solo opponent: a rule of the game, not an agent.

It never pays, never produces, receives nothing but Scribes and Victory Points, and explains every
step (`rules/explaining.py`).
"""
