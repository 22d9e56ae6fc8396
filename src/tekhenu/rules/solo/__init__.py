"""What all solo opponents share: they are rules of the game, not agents.

They never pay, never produce, and explain every step (`rules/explaining.py`).
"""
