"""Storage of the editions that people enter from their copies of the game."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Engine, Row, Select, delete, func, insert, select, update

from tekhenu.components.drafts import EditionDraft, kept

from ...games.records import aware
from .models import EditionRow, PersonRow, now

MAX_EDITIONS = 20  # per person

WriteTransaction = Callable[[], AbstractContextManager[Connection]]
EditionChange = Callable[[EditionDraft], EditionDraft]


class TooManyEditions(Exception):
    """Raised if a person already has `MAX_EDITIONS` editions."""


@dataclass(frozen=True)
class EditionRecord:
    id: str
    draft: EditionDraft
    changed: datetime


class EditionStore:
    def __init__(self, engine: Engine, writing: WriteTransaction) -> None:
        self._engine = engine
        self._writing = writing

    def of(self, person: int) -> list[EditionRecord]:
        """Return a person's editions, the most recently changed first."""
        query = _editions(person).order_by(EditionRow.changed.desc(), EditionRow.id)
        with self._engine.connect() as connection:
            return [_record(row) for row in connection.execute(query)]

    def get(self, person: int, edition: str) -> EditionRecord | None:
        with self._engine.connect() as connection:
            row = connection.execute(_editions(person).where(EditionRow.id == edition)).first()
        return None if row is None else _record(row)

    def add(self, person: int, edition: str, draft: EditionDraft) -> None:
        with self._writing() as connection:
            # Locks the person, so that of two concurrent calls the second counts the first.
            connection.execute(select(PersonRow.id).where(PersonRow.id == person).with_for_update())
            there = select(func.count()).where(EditionRow.person == person)
            if (connection.scalar(there) or 0) >= MAX_EDITIONS:
                raise TooManyEditions
            connection.execute(
                insert(EditionRow).values(id=edition, person=person, **_columns(draft))
            )

    def change(self, person: int, edition: str, how: EditionChange) -> EditionRecord | None:
        """Change an edition and return it; None if the person has no such edition.

        Concurrent changes of the same edition are serialized.
        """
        own = (EditionRow.person == person, EditionRow.id == edition)
        with self._writing() as connection:
            query = _editions(person).where(EditionRow.id == edition).with_for_update()
            row = connection.execute(query).first()
            if row is None:
                return None
            draft, at = how(_record(row).draft), now()
            connection.execute(update(EditionRow).where(*own).values(**_columns(draft), changed=at))
            return EditionRecord(edition, draft, at)

    def remove(self, person: int, edition: str) -> bool:
        with self._writing() as connection:
            own = (EditionRow.person == person, EditionRow.id == edition)
            return connection.execute(delete(EditionRow).where(*own)).rowcount > 0


def _editions(person: int) -> Select[Any]:
    columns = (EditionRow.id, EditionRow.name, EditionRow.given, EditionRow.changed)
    return select(*columns).where(EditionRow.person == person)


def _columns(draft: EditionDraft) -> dict[str, Any]:
    return {"name": draft.name, "given": dict(draft.given)}


def _record(row: Row[Any]) -> EditionRecord:
    return EditionRecord(row.id, kept(row.name, row.given), aware(row.changed))
