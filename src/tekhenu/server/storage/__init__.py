"""Where games are kept: SQLite by default, PostgreSQL by URL."""

from .editions import EditionRecord, TooManyEditions
from .entries import Inquiry, NewEntry
from .records import (
    BestResult,
    EndedGame,
    GameRecord,
    NewGame,
    NotedResult,
    Notice,
    PlayedEdition,
    SeatRecord,
    Taken,
)
from .store import Link, Store

__all__ = [
    "BestResult",
    "EditionRecord",
    "EndedGame",
    "GameRecord",
    "Inquiry",
    "Link",
    "NewEntry",
    "NewGame",
    "NotedResult",
    "Notice",
    "PlayedEdition",
    "SeatRecord",
    "Store",
    "Taken",
    "TooManyEditions",
]
