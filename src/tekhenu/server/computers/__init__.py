"""Seats that a computer plays: who thinks, where, and when."""
