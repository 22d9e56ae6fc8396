"""The store: every question to the database is one method here."""

import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, fields
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    null,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from ..games.journal import Entry as JournalEntry
from . import models
from .engine import HEAD, check, make_engine, migrate, revision
from .models import EntryRow, GameRow, HolderRow, NoticeRow, PersonRow, SeatRow, SpentLinkRow
from .records import DROPPED, GameRecord, NewGame, Notice, SeatRecord, Taken

CHANNEL = "tekhenu"

# Asked with every request, so put together only once.
NEWS = (
    select(GameRow.changed, EntryRow.sequence, EntryRow.seat, EntryRow.kind, EntryRow.option)
    .outerjoin(EntryRow, and_(EntryRow.game == GameRow.id, EntryRow.sequence > bindparam("after")))
    .where(GameRow.id == bindparam("wanted"))
    .order_by(EntryRow.sequence)
)
AWAIT = update(GameRow).where(GameRow.id == bindparam("which")).values(awaited=bindparam("wait"))


class Link(NamedTuple):
    """The token that somebody came with or has, and the one that takes its place."""

    old: str
    fresh: str


@dataclass
class _Job:
    """An entry that is to be written, and what became of it."""

    game: str
    entry: JournalEntry
    awaited: bool | None
    done: bool = False
    failure: Exception | None = None


class Store:
    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.postgresql = self.engine.dialect.name == "postgresql"
        # Writers of one SQLite file queue here: its own waiting is by sleeping ever longer.
        self._turnstile = nullcontext() if self.postgresql else threading.Lock()
        self._waiting: deque[_Job] = deque()
        dialect = postgresql if self.postgresql else sqlite
        self._append = (
            dialect.insert(EntryRow)
            .on_conflict_do_nothing()
            .execution_options(preserve_rowcount=True)
        )

    def is_ready(self) -> bool:
        """Whether the database answers and has this version's tables."""
        try:
            with self.engine.connect() as connection:
                return revision(connection) == HEAD
        except SQLAlchemyError:
            return False

    def migrate(self) -> None:
        migrate(self.engine)

    def check(self) -> None:
        check(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self._turnstile, self.engine.begin() as connection:
            yield connection

    def _announce(self, connection: Connection, game: str, sequence: int) -> None:
        """Tell the other processes, once the transaction stands."""
        if self.postgresql:
            payload = f"{game} {sequence}"
            connection.execute(select(text("pg_notify(:channel, :payload)")), _note(payload))

    # Games

    def create(self, game: NewGame) -> None:
        with self._writing() as connection:
            connection.execute(
                insert(GameRow).values(
                    id=game.id,
                    settings=game.settings,
                    origin=game.origin,
                    creator=game.creator,
                    place=game.place,
                    awaited=game.awaited,
                    listed=game.listed,
                    deal=game.deal,
                    shared=game.shared,
                )
            )
            rows = [{"game": game.id, **vars(seat)} for seat in game.seats]
            connection.execute(insert(SeatRow), rows)
            for seat in game.held:
                connection.execute(
                    insert(HolderRow).values(person=game.creator, game=game.id, seat=seat)
                )

    def game(self, game: str) -> GameRecord | None:
        with self.engine.connect() as connection:
            columns = (column.label(column.key) for column in GameRow.__table__.c)
            row = connection.execute(select(*columns).where(GameRow.id == game)).first()
            if row is None:
                return None
            seats = connection.execute(
                select(*(column for column in SeatRow.__table__.c if column.name != "game"))
                .where(SeatRow.game == game)
                .order_by(SeatRow.seat)
            )
            holders = connection.execute(
                select(HolderRow.person, HolderRow.seat).where(HolderRow.game == game)
            )
            notices = connection.execute(
                select(*(getattr(NoticeRow, field.name) for field in fields(Notice)))
                .where(NoticeRow.game == game)
                .order_by(NoticeRow.number)
            )
            return GameRecord(
                **row._mapping,
                seats=[SeatRecord(**seat._mapping) for seat in seats],
                notices=[Notice(**notice._mapping) for notice in notices],
                holders=frozenset((person, seat) for person, seat in holders),
            )

    def games_of(self, person: int, limit: int) -> list[str]:
        """Games the person began or has a seat in, the newest first."""
        seated = exists().where(HolderRow.game == GameRow.id, HolderRow.person == person)
        return self._ids(or_(GameRow.creator == person, seated), limit)

    def listed_games(self, limit: int) -> list[str]:
        return self._ids(GameRow.listed, limit)

    def _ids(self, condition: Any, limit: int) -> list[str]:
        query = select(GameRow.id).where(condition).order_by(GameRow.created.desc()).limit(limit)
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def awaited_games(self) -> list[str]:
        """Those in which people wait for a computer."""
        query = select(GameRow.id).where(GameRow.awaited, GameRow.finished.is_(null()))
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def unawait(self, game: str) -> None:
        with self._writing() as connection:
            connection.execute(AWAIT, {"which": game, "wait": False})

    def finish(self, game: str) -> None:
        with self._writing() as connection:
            connection.execute(
                update(GameRow)
                .where(GameRow.id == game, GameRow.finished.is_(null()))
                .values(finished=models.now())
            )

    # Entries

    def news(self, game: str, after: int) -> tuple[int, list[JournalEntry]] | None:
        """How often the game's seats have changed, and the entries after a number."""
        with self.engine.connect() as connection:
            found = connection.execute(NEWS, {"wanted": game, "after": after})
            rows: list[tuple[Any, ...]] = [tuple(row) for row in found]
        if not rows:
            return None
        entries = [JournalEntry(*row[1:]) for row in rows if row[1] is not None]
        return rows[0][0], entries

    def append(self, game: str, entry: JournalEntry, *, awaited: bool | None = None) -> None:
        """Write an entry; it is on disk when this returns. Taken if its number is.

        `awaited`, if that changes by it: people wait for a computer from now on, or no longer do.
        """
        job = _Job(game, entry, awaited)
        if self.postgresql:
            self._write([job])
        else:
            self._waiting.append(job)
            with self._turnstile:
                # Whoever comes first writes for all that wait: a disk is slow to answer.
                if not job.done:
                    self._write([self._waiting.popleft() for _ in range(len(self._waiting))])
        if job.failure is not None:
            raise job.failure

    def _write(self, jobs: list["_Job"]) -> None:
        try:
            with self.engine.begin() as connection:
                taken = [not self._written(connection, job) for job in jobs]
        except Exception as failure:
            for job in jobs:
                job.done, job.failure = True, failure
        else:
            for job, is_taken in zip(jobs, taken, strict=True):
                job.done, job.failure = True, Taken() if is_taken else None

    def _written(self, connection: Connection, job: "_Job") -> bool:
        """False if there is an entry of that number."""
        values = {"game": job.game, **job.entry._asdict(), "at": models.now()}
        if connection.execute(self._append, values).rowcount == 0:
            return False
        if job.awaited is not None:
            connection.execute(AWAIT, {"which": job.game, "wait": job.awaited})
        self._announce(connection, job.game, job.entry.sequence)
        return True

    # Seats and people

    def change_seat(self, game: str, seat: int, **values: str | None) -> None:
        """What is its holder's to change; another name is told to the table."""
        with self._writing() as connection:
            former = connection.scalar(select(SeatRow.name).where(*_is(game, seat)))
            connection.execute(update(SeatRow).where(*_is(game, seat)).values(**values))
            if "name" in values and values["name"] != former:
                self._notice(connection, game, seat, "renamed", former)
            self._changed(connection, game)

    def drop_webhook(self, game: str, seat: int, url: str) -> None:
        """It failed too often; one that was set meanwhile stays."""
        with self._writing() as connection:
            mine = (*_is(game, seat), SeatRow.webhook == url)
            connection.execute(update(SeatRow).where(*mine).values(webhook=DROPPED))
            self._changed(connection, game)

    def mark_deal(self, game: str, deal: str) -> None:
        with self._writing() as connection:
            connection.execute(update(GameRow).where(GameRow.id == game).values(deal=deal))
            self._changed(connection, game)

    def make_faster(self, game: str) -> None:
        with self._writing() as connection:
            connection.execute(update(GameRow).where(GameRow.id == game).values(faster=True))
            self._changed(connection, game)

    def claim(self, person: int, game: str, seat: int, link: Link, name: str | None) -> bool:
        """Let a person take a seat by its link, which is spent by that; False if it was already."""
        with self._writing() as connection:
            if not self._spend(connection, game, seat, link):
                return False
            here = select(HolderRow.person).where(HolderRow.game == game, HolderRow.seat == seat)
            holders = set(connection.scalars(here))
            if person not in holders:
                connection.execute(insert(HolderRow).values(person=person, game=game, seat=seat))
            former = connection.scalar(select(SeatRow.name).where(*_is(game, seat)))
            if name is not None:
                connection.execute(update(SeatRow).where(*_is(game, seat)).values(name=name))
            self._notice(connection, game, seat, "device" if holders else "claimed", former)
            connection.execute(update(GameRow).where(GameRow.id == game).values(shared=True))
            self._changed(connection, game)
        return True

    def renew(self, game: str, seat: int, link: Link, keep: int | None) -> bool:
        """Another link for a seat; of those who have it only the person to keep still does."""
        with self._writing() as connection:
            if not self._spend(connection, game, seat, link):
                return False
            others = delete(HolderRow).where(HolderRow.game == game, HolderRow.seat == seat)
            if keep is not None:
                others = others.where(HolderRow.person != keep)
            connection.execute(others)
            former = connection.scalar(select(SeatRow.name).where(*_is(game, seat)))
            self._notice(connection, game, seat, "renewed", former)
            self._changed(connection, game)
        return True

    def leave(self, game: str, seat: int, link: Link) -> bool:
        """Nobody has the seat any more; whoever is sent its new link may take it."""
        with self._writing() as connection:
            if not self._spend(connection, game, seat, link):
                return False
            here = (HolderRow.game == game, HolderRow.seat == seat)
            connection.execute(delete(HolderRow).where(*here))
            former = connection.scalar(select(SeatRow.name).where(*_is(game, seat)))
            connection.execute(
                update(SeatRow).where(*_is(game, seat)).values(name=None, webhook=None)
            )
            self._notice(connection, game, seat, "left", former)
            connection.execute(update(GameRow).where(GameRow.id == game).values(shared=True))
            self._changed(connection, game)
        return True

    def _spend(self, connection: Connection, game: str, seat: int, link: Link) -> bool:
        """Put the fresh token in the place of the old one; False if somebody else was quicker."""
        mine = (*_is(game, seat), SeatRow.token == link.old)
        if connection.execute(update(SeatRow).where(*mine).values(token=link.fresh)).rowcount == 0:
            return False
        connection.execute(insert(SpentLinkRow).values(token=link.old, game=game, seat=seat))
        return True

    def _notice(
        self, connection: Connection, game: str, seat: int, kind: str, former: str | None
    ) -> None:
        name = connection.scalar(select(SeatRow.name).where(*_is(game, seat)))
        last = select(func.coalesce(func.max(NoticeRow.number), 0)).where(NoticeRow.game == game)
        connection.execute(
            insert(NoticeRow).values(
                game=game,
                number=(connection.scalar(last) or 0) + 1,
                kind=kind,
                seat=seat,
                name=name,
                former=former,
            )
        )

    def spent(self, token: str) -> tuple[str, int] | None:
        """The seat that a link led to before it was used or renewed."""
        with self.engine.connect() as connection:
            row = connection.execute(
                select(SpentLinkRow.game, SpentLinkRow.seat).where(SpentLinkRow.token == token)
            ).first()
        return None if row is None else (row.game, row.seat)

    def _changed(self, connection: Connection, game: str) -> None:
        connection.execute(
            update(GameRow).where(GameRow.id == game).values(changed=GameRow.changed + 1)
        )
        self._announce(connection, game, 0)

    def add_person(self, secret_hash: str) -> int:
        with self._writing() as connection:
            made = connection.execute(insert(PersonRow).values(secret_hash=secret_hash))
            key = made.inserted_primary_key
            assert key is not None
            return int(key[0])

    def person(self, secret_hash: str) -> int | None:
        with self.engine.connect() as connection:
            return connection.scalar(
                select(PersonRow.id).where(PersonRow.secret_hash == secret_hash)
            )

    def seat_of_token(self, token: str) -> tuple[str, int] | None:
        with self.engine.connect() as connection:
            row = connection.execute(
                select(SeatRow.game, SeatRow.seat).where(SeatRow.token == token)
            ).first()
        return None if row is None else (row.game, row.seat)


def _is(game: str, seat: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return SeatRow.game == game, SeatRow.seat == seat


def _note(payload: str) -> dict[str, str]:
    return {"channel": CHANNEL, "payload": payload}
