"""Storage of games in SQLite (the default) or PostgreSQL."""

from .editions import EditionRecord, TooManyEditions
from .games import SqlGameStore
from .store import Store, TokenChange

__all__ = ["EditionRecord", "SqlGameStore", "Store", "TokenChange", "TooManyEditions"]
