"""Where games are kept: SQLite by default, PostgreSQL by URL."""

from .records import GameRecord, NewGame, SeatRecord, Taken
from .store import Store

__all__ = ["GameRecord", "NewGame", "SeatRecord", "Store", "Taken"]
