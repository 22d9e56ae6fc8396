"""Where games are kept: SQLite by default, PostgreSQL by URL."""

from .entries import Inquiry, NewEntry
from .records import GameRecord, NewGame, Notice, SeatRecord, Taken
from .store import Link, Store

__all__ = [
    "GameRecord",
    "Inquiry",
    "Link",
    "NewEntry",
    "NewGame",
    "Notice",
    "SeatRecord",
    "Store",
    "Taken",
]
