"""Servers are killed again and again under play: what they acknowledged is there, and once.

`python -m tests.server.killing` does so for as long as one likes.
"""

from .killing import play_under_fire

KILLS = 5


def test_nothing_acknowledged_is_lost_or_doubled(database: str) -> None:
    assert play_under_fire(database, KILLS, processes=2) > KILLS
