"""Where games are kept: SQLite by default, PostgreSQL by URL."""

from .entries import Inquiry, NewEntry
from .records import (
    BestResult,
    EndedGame,
    GameRecord,
    NewGame,
    NotedResult,
    Notice,
    SeatRecord,
    Taken,
)
from .store import Link, Store

__all__ = [
    "BestResult",
    "EndedGame",
    "GameRecord",
    "Inquiry",
    "Link",
    "NewEntry",
    "NewGame",
    "NotedResult",
    "Notice",
    "SeatRecord",
    "Store",
    "Taken",
]
