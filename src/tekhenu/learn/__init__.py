"""Lessons, the first game and the coach."""
