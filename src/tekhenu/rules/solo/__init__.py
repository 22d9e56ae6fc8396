"""Rules shared by all solo opponents, which are part of the game, not agents.

Solo opponents never pay or produce, and they explain every step (`rules/explaining.py`).
"""
