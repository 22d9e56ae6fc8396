"""Storage of absent players: signs of life, motions with their consents, and stand-ins."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, insert, null, select, update
from sqlalchemy.sql.expression import bindparam

from ...games.ports import Sighting
from ...games.records import HUMAN, Motion, SignsOfLife, aware
from . import models
from .models import Base, ConsentRow, EntryRow, GameRow, SeatRow

if TYPE_CHECKING:
    from .store import Store

# Signs of life


def note_sightings(store: "Store", sightings: Iterable[Sighting]) -> None:
    """Store when the players of seats were last seen."""
    # All processes write in the same order, which prevents deadlocks.
    rows = [{"g": game, "s": seat, "t": at} for game, seat, at in sorted(sightings)]
    if rows:
        seats = Base.metadata.tables[SeatRow.__tablename__]
        here = (seats.c.game == bindparam("g"), seats.c.seat == bindparam("s"))
        with store.writing() as connection:
            connection.execute(update(seats).where(*here).values(seen=bindparam("t")), rows)


def signs_of_life(store: "Store", game: str, sequence: int) -> SignsOfLife:
    """Return when each seat was last seen, and when the entry `sequence` was made."""
    with store.engine.connect() as connection:
        last = select(EntryRow.at).where(EntryRow.game == game, EntryRow.sequence == sequence)
        rows = connection.execute(select(SeatRow.seat, SeatRow.seen).where(SeatRow.game == game))
        moved = connection.scalar(last)
        seen = {seat: aware(at) for seat, at in rows if at is not None}
        return SignsOfLife(seen, None if moved is None else aware(moved))


# Motions


def motions_of(connection: Connection, game: str) -> dict[Motion, frozenset[int]]:
    found = defaultdict(set)
    rows = select(ConsentRow.kind, ConsentRow.about, ConsentRow.seat)
    for kind, about, seat in connection.execute(rows.where(ConsentRow.game == game)):
        found[Motion(kind, about)].add(seat)
    return {motion: frozenset(seats) for motion, seats in found.items()}


def agree(store: "Store", game: str, motion: Motion, seats: Sequence[int]) -> frozenset[int]:
    """Add the consent of seats to a motion and return all seats that agree to it."""
    with store.writing() as connection:
        # Locks the game, so that concurrent consents are counted together.
        store.note_change(connection, game)
        known = motions_of(connection, game).get(motion, frozenset())
        rows = [
            {"game": game, "kind": motion.kind, "about": motion.about, "seat": seat}
            for seat in seats
            if seat not in known
        ]
        if rows:
            connection.execute(insert(ConsentRow), rows)
        return known.union(seats)


def refuse(store: "Store", game: str, motion: Motion, seat: int | None) -> None:
    """Withdraw a motion. If a `seat` refused it, add a notice for the table."""
    with store.writing() as connection:
        _forget(connection, game, motion)
        if seat is not None:
            store.notice(connection, game, seat, "kept", None)
        store.note_change(connection, game)


def _forget(connection: Connection, game: str, motion: Motion) -> None:
    connection.execute(
        delete(ConsentRow).where(
            ConsentRow.game == game,
            ConsentRow.kind == motion.kind,
            ConsentRow.about == motion.about,
        )
    )


# Carrying out motions


def seat_computer(store: "Store", game: str, seat: int, agent: str, *, asked: bool) -> None:
    """Let an agent stand in for a seat's player; `asked` if the current decision is the seat's."""
    with store.writing() as connection:
        here = (SeatRow.game == game, SeatRow.seat == seat, SeatRow.kind == HUMAN)
        if connection.execute(update(SeatRow).where(*here).values(kind=agent)).rowcount:
            _forget(connection, game, Motion.to_replace(seat))
            if asked:
                connection.execute(update(GameRow).where(GameRow.id == game).values(awaited=True))
            store.notice(connection, game, seat, "replaced", None)
            store.note_change(connection, game)


def unseat_computer(connection: Connection, game: str, seat: int) -> bool:
    """Remove the agent that stands in for a seat; return False if there was none."""
    here = (SeatRow.game == game, SeatRow.seat == seat, SeatRow.kind != HUMAN)
    return connection.execute(update(SeatRow).where(*here).values(kind=HUMAN)).rowcount > 0


def take_back(store: "Store", game: str, seat: int) -> bool:
    with store.writing() as connection:
        if not unseat_computer(connection, game, seat):
            return False
        store.notice(connection, game, seat, "returned", None)
        store.note_change(connection, game)
    return True


def abandon(store: "Store", game: str, seat: int, rounds: int) -> None:
    """End a game without a result; `seat` was the last to agree."""
    with store.writing() as connection:
        running = (GameRow.id == game, GameRow.finished.is_(null()))
        ending = update(GameRow).where(*running)
        ended = ending.values(finished=models.now(), rounds=rounds, abandoned=True, awaited=False)
        if connection.execute(ended).rowcount:
            connection.execute(delete(ConsentRow).where(ConsentRow.game == game))
            store.notice(connection, game, seat, "abandoned", None)
            store.note_change(connection, game)
