"""Played games in memory: journals, sessions, seats and live updates."""
