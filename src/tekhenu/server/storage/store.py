"""The store, with a method for each query and each change of the database."""

import json
import threading
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import fields
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
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

from ...games.journal import Entry
from ...games.records import (
    DROPPED,
    BestResult,
    EndedGame,
    GameRecord,
    NewGame,
    NotedResult,
    Notice,
    SeatRecord,
)
from . import models
from .absences import motions_of, unseat_computer
from .editions import EditionStore
from .engine import check, make_engine, migrate
from .entries import CHANNEL, EntryTable
from .models import (
    EntryRow,
    GameRow,
    HolderRow,
    NoticeRow,
    PersonRow,
    ResultRow,
    SeatRow,
    SpentLinkRow,
)
from .readiness import Readiness
from .results import best_results, delete_results, ended_games, record_results
from .reviews import delete_review

MAX_NOTICES = 16  # per seat
MAX_LISTED_ENTRIES = 5_000  # an ordinary game has a few hundred entries


class TokenChange(NamedTuple):
    """A seat's secret token and the token that replaces it."""

    old: str
    fresh: str


class Store:
    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.postgresql = self.engine.dialect.name == "postgresql"
        # SQLite waits for a lock by sleeping ever longer, so writers of this process queue here.
        self._write_lock: AbstractContextManager[Any] = (
            nullcontext() if self.postgresql else threading.Lock()
        )
        self.entries = EntryTable(self.engine, self._write_lock)
        self.editions = EditionStore(self.engine, self.writing)
        self.readiness = Readiness(self.engine, self.writing)

    def migrate(self) -> None:
        migrate(self.engine)

    def check(self) -> None:
        check(self.engine)

    def close(self) -> None:
        self.entries.close()
        self.engine.dispose()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        with self._write_lock, self.engine.begin() as connection:
            yield connection

    def _announce(self, connection: Connection, game: str) -> None:
        """Notify all processes, at commit, that the seats of a game have changed."""
        if self.postgresql:
            payload = json.dumps(["", [[game]]])
            connection.execute(select(text("pg_notify(:channel, :payload)")), _note(payload))

    # Games

    def create(self, game: NewGame) -> None:
        with self.writing() as connection:
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
                    hints=game.hints,
                    branch_of=None if game.branch is None else game.branch.game,
                    branch_step=None if game.branch is None else game.branch.step,
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
            noted = exists().where(ResultRow.game == game).label("noted")
            row = connection.execute(select(*columns, noted).where(GameRow.id == game)).first()
            if row is None:
                return None
            seats = connection.execute(
                select(*(column for column in SeatRow.__table__.c if column.name != "game"))
                .where(SeatRow.game == game)
                .order_by(SeatRow.seat)
            ).all()
            holders = connection.execute(
                select(HolderRow.person, HolderRow.seat).where(HolderRow.game == game)
            )
            notices = connection.execute(
                select(*(getattr(NoticeRow, field.name) for field in fields(Notice)))
                .where(NoticeRow.game == game)
                .order_by(NoticeRow.number.desc())
                .limit(MAX_NOTICES * len(seats))
            ).all()
            return GameRecord(
                **row._mapping,
                motions=motions_of(connection, game),
                seats=[SeatRecord(**seat._mapping) for seat in seats],
                notices=[Notice(**notice._mapping) for notice in reversed(notices)],
                holders=frozenset((person, seat) for person, seat in holders),
            )

    def games_of(self, person: int, limit: int) -> list[str]:
        """Return the games that a person created or has a seat in, without branches.

        The newest one is the first.
        """
        seated = exists().where(HolderRow.game == GameRow.id, HolderRow.person == person)
        own = or_(GameRow.creator == person, seated)
        return self._ids(and_(own, GameRow.branch_step.is_(null())), limit)

    def branches(self, game: str, person: int) -> list[str]:
        """Return the branches of a game that a person has made, oldest first."""
        own = (GameRow.branch_of == game, GameRow.creator == person)
        query = select(GameRow.id).where(*own).order_by(GameRow.created, GameRow.id)
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def listed_games(self, limit: int) -> list[str]:
        """Return the newest games that everybody may watch.

        Very long games are omitted, because a game must be replayed to be shown in a list.
        """
        beyond = (EntryRow.game == GameRow.id, EntryRow.sequence == MAX_LISTED_ENTRIES + 1)
        return self._ids(and_(GameRow.listed, ~exists().where(*beyond)), limit)

    def _ids(self, condition: Any, limit: int) -> list[str]:
        query = select(GameRow.id).where(condition).order_by(GameRow.created.desc()).limit(limit)
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def awaited_games(self) -> list[str]:
        """Return the games in which people wait for a computer."""
        query = select(GameRow.id).where(GameRow.awaited, GameRow.finished.is_(null()))
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def unawait(self, game: str) -> None:
        with self.writing() as connection:
            connection.execute(update(GameRow).where(GameRow.id == game).values(awaited=False))

    def finish(self, game: str, rounds: int, results: Sequence[NotedResult]) -> None:
        with self.writing() as connection:
            # Locks the game, so that a concurrent call finds the results stored.
            connection.execute(
                update(GameRow)
                .where(GameRow.id == game)
                .values(finished=func.coalesce(GameRow.finished, models.now()), rounds=rounds)
            )
            record_results(connection, game, results)

    def reopen(self, game: str) -> None:
        """Mark a finished game as running again and delete its results and its review."""
        with self.writing() as connection:
            running = update(GameRow).where(GameRow.id == game)
            connection.execute(running.values(finished=None, rounds=0))
            delete_results(connection, game)
            delete_review(connection, game)

    def ended_games(self, games: Sequence[str]) -> dict[str, EndedGame]:
        return ended_games(self.engine, games)

    def best_results(self, person: int) -> list[BestResult]:
        return best_results(self.engine, person)

    def entries_of(self, game: str) -> list[Entry]:
        """Return all entries of a game."""
        columns = (EntryRow.sequence, EntryRow.seat, EntryRow.kind, EntryRow.option)
        query = select(*columns).where(EntryRow.game == game).order_by(EntryRow.sequence)
        with self.engine.connect() as connection:
            return [Entry(*row) for row in connection.execute(query)]

    # Seats and people

    def change_seat(self, game: str, seat: int, **values: str | None) -> None:
        """Change the name or webhook of a seat. A new name adds a notice for the table."""
        with self.writing() as connection:
            former = connection.scalar(select(SeatRow.name).where(*_is(game, seat)))
            connection.execute(update(SeatRow).where(*_is(game, seat)).values(**values))
            if "name" in values and values["name"] != former:
                self.notice(connection, game, seat, "renamed", former)
            self.note_change(connection, game)

    def add_seat_notice(self, game: str, seat: int, kind: str) -> None:
        """Add a notice about a seat."""
        with self.writing() as connection:
            self.notice(connection, game, seat, kind, None)
            self.note_change(connection, game)

    def drop_webhook(self, game: str, seat: int, url: str) -> None:
        """Remove a webhook that failed too often, unless it was changed meanwhile."""
        with self.writing() as connection:
            mine = (*_is(game, seat), SeatRow.webhook == url)
            connection.execute(update(SeatRow).where(*mine).values(webhook=DROPPED))
            self.note_change(connection, game)

    def mark_deal(self, game: str, deal: str) -> None:
        with self.writing() as connection:
            connection.execute(update(GameRow).where(GameRow.id == game).values(deal=deal))
            self.note_change(connection, game)

    def make_faster(self, game: str) -> None:
        with self.writing() as connection:
            connection.execute(update(GameRow).where(GameRow.id == game).values(faster=True))
            self.note_change(connection, game)

    def claim(self, person: int, game: str, seat: int, link: TokenChange, name: str | None) -> bool:
        """Give a seat to a person and replace its token, unless the token was used already."""
        with self.writing() as connection:
            if not self._spend(connection, game, seat, link):
                return False
            here = select(HolderRow.person).where(HolderRow.game == game, HolderRow.seat == seat)
            holders = set(connection.scalars(here))
            if person not in holders:
                connection.execute(insert(HolderRow).values(person=person, game=game, seat=seat))
            former = connection.scalar(select(SeatRow.name).where(*_is(game, seat)))
            known: dict[str, Any] = {"seen": models.now()} | (
                {} if name is None else {"name": name}
            )
            connection.execute(update(SeatRow).where(*_is(game, seat)).values(**known))
            came = "device" if holders else "claimed"
            if unseat_computer(connection, game, seat):
                came = "returned" if holders else came
            self.notice(connection, game, seat, came, former)
            connection.execute(update(GameRow).where(GameRow.id == game).values(shared=True))
            self.note_change(connection, game)
        return True

    def renew(self, game: str, seat: int, link: TokenChange, person: int) -> bool:
        """Replace the token of a seat. The person becomes its only holder."""
        with self.writing() as connection:
            if not self._spend(connection, game, seat, link):
                return False
            here = (HolderRow.game == game, HolderRow.seat == seat)
            connection.execute(delete(HolderRow).where(*here))
            connection.execute(insert(HolderRow).values(person=person, game=game, seat=seat))
            former = connection.scalar(select(SeatRow.name).where(*_is(game, seat)))
            self.notice(connection, game, seat, "renewed", former)
            self.note_change(connection, game)
        return True

    def leave(self, game: str, seat: int, link: TokenChange) -> bool:
        """Remove all holders of a seat and replace its token."""
        with self.writing() as connection:
            if not self._spend(connection, game, seat, link):
                return False
            here = (HolderRow.game == game, HolderRow.seat == seat)
            connection.execute(delete(HolderRow).where(*here))
            former = connection.scalar(select(SeatRow.name).where(*_is(game, seat)))
            connection.execute(
                update(SeatRow).where(*_is(game, seat)).values(name=None, webhook=None)
            )
            self.notice(connection, game, seat, "left", former)
            connection.execute(update(GameRow).where(GameRow.id == game).values(shared=True))
            self.note_change(connection, game)
        return True

    def _spend(self, connection: Connection, game: str, seat: int, link: TokenChange) -> bool:
        """Replace a seat's token; return False if another request has replaced it."""
        mine = (*_is(game, seat), SeatRow.token == link.old)
        if connection.execute(update(SeatRow).where(*mine).values(token=link.fresh)).rowcount == 0:
            return False
        connection.execute(insert(SpentLinkRow).values(token=link.old, game=game, seat=seat))
        return True

    def notice(
        self, connection: Connection, game: str, seat: int, kind: str, former: str | None
    ) -> None:
        """Add a notice about a seat and delete the oldest ones."""
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
        here = (NoticeRow.game == game, NoticeRow.seat == seat)
        newest = select(NoticeRow.number).where(*here).order_by(NoticeRow.number.desc())
        older = NoticeRow.number.not_in(newest.limit(MAX_NOTICES))
        connection.execute(delete(NoticeRow).where(*here, older))

    def spent(self, token: str) -> tuple[str, int] | None:
        """Return the seat that a token belonged to before it was replaced."""
        with self.engine.connect() as connection:
            row = connection.execute(
                select(SpentLinkRow.game, SpentLinkRow.seat).where(SpentLinkRow.token == token)
            ).first()
        return None if row is None else (row.game, row.seat)

    def note_change(self, connection: Connection, game: str) -> None:
        connection.execute(
            update(GameRow).where(GameRow.id == game).values(changed=GameRow.changed + 1)
        )
        self._announce(connection, game)

    def add_person(self, secret_hash: str) -> int:
        with self.writing() as connection:
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
