"""Where games are kept: SQLite by default, PostgreSQL by URL."""

from .records import GameRecord, NewGame, Notice, SeatRecord, Taken
from .store import Link, Store

__all__ = ["GameRecord", "Link", "NewGame", "Notice", "SeatRecord", "Store", "Taken"]
