"""Measure the server under load."""
