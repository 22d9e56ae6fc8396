"""Servers are killed repeatedly during games: acknowledged entries are stored exactly once.

`python -m tests.server.killing` does the same for any length of time.
"""

from .killing import play_under_fire

KILLS = 5


def test_nothing_acknowledged_is_lost_or_doubled(database: str) -> None:
    assert play_under_fire(database, KILLS, processes=2) > KILLS
