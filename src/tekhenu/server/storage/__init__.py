"""Where games are kept: SQLite by default, PostgreSQL by URL."""

from .editions import EditionRecord, TooManyEditions
from .games import SqlGameStore
from .store import Link, Store

__all__ = ["EditionRecord", "Link", "SqlGameStore", "Store", "TooManyEditions"]
