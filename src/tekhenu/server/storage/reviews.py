"""Storage of reviews of finished games."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection, Update, delete, func, insert, null, select, update

from ...games.records import RUNNING, ReviewRecord, StoredTurn
from .models import GameRow, ReviewRow, ReviewTurnRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .store import Store


def start_review(store: "Store", game: str, sequence: int, version: int) -> ReviewRecord:
    """Return the review of the game after entry `sequence`; create it if there is none."""
    with store.writing() as connection:
        # Locks the game, so that a concurrent call finds the review.
        locked = update(GameRow).where(GameRow.id == game).values(finished=GameRow.finished)
        connection.execute(locked)
        found = _record(connection, game)
        if found is not None and (found.sequence, found.version) == (sequence, version):
            return found
        delete_review(connection, game)
        values = {"game": game, "sequence": sequence, "version": version, "state": RUNNING}
        connection.execute(insert(ReviewRow).values(values))
        return ReviewRecord(game, sequence, version, RUNNING, None, 0, 0)


def retry_review(store: "Store", review: ReviewRecord, failed: "Sequence[int]") -> None:
    """Mark a review as running again and delete the turns that failed."""
    with store.writing() as connection:
        if _mark(connection, review, RUNNING):
            turns = (ReviewTurnRow.game == review.game, ReviewTurnRow.number.in_(failed))
            connection.execute(delete(ReviewTurnRow).where(*turns))


def plan_review(store: "Store", review: ReviewRecord, total: int) -> frozenset[int] | None:
    """Store the number of turns and return the numbers of the stored turns."""
    with store.writing() as connection:
        planned = _this(review).values(total=total)
        if not connection.execute(planned).rowcount:
            return None
        return _numbers(connection, review.game)


def add_review_turn(
    store: "Store", review: ReviewRecord, turn: StoredTurn
) -> frozenset[int] | None:
    """Store a turn, unless it is stored, and return the numbers of the stored turns."""
    with store.writing() as connection:
        locked = _this(review).values(state=ReviewRow.state)
        if not connection.execute(locked).rowcount:
            return None
        known = _numbers(connection, review.game)
        if turn.number not in known:
            values = {"game": review.game, **turn._asdict()}
            connection.execute(insert(ReviewTurnRow).values(values))
        return known | {turn.number}


def finish_review(store: "Store", review: ReviewRecord, state: str) -> None:
    with store.writing() as connection:
        _mark(connection, review, state)


def find_review(store: "Store", game: str) -> ReviewRecord | None:
    with store.engine.connect() as connection:
        return _record(connection, game)


def review_turns(store: "Store", game: str) -> list[StoredTurn]:
    """Return the stored turns of a review, in order."""
    query = select(ReviewTurnRow.number, ReviewTurnRow.turn).where(ReviewTurnRow.game == game)
    with store.engine.connect() as connection:
        return [
            StoredTurn(*row) for row in connection.execute(query.order_by(ReviewTurnRow.number))
        ]


def unfinished_reviews(store: "Store") -> list[str]:
    """Return the games whose review is not complete, the oldest request first."""
    running = select(ReviewRow.game).where(ReviewRow.state == RUNNING)
    with store.engine.connect() as connection:
        return list(connection.scalars(running.order_by(ReviewRow.created)))


def delete_review(connection: Connection, game: str) -> None:
    for table in (ReviewTurnRow, ReviewRow):
        connection.execute(delete(table).where(table.game == game))


def _record(connection: Connection, game: str) -> ReviewRecord | None:
    columns = (
        *(ReviewRow.game, ReviewRow.sequence, ReviewRow.version),
        *(ReviewRow.state, ReviewRow.total),
    )
    row = connection.execute(select(*columns).where(ReviewRow.game == game)).first()
    if row is None:
        return None
    failed = func.count().filter(ReviewTurnRow.turn.is_(null()))
    counts = select(func.count(), failed).where(ReviewTurnRow.game == game)
    return ReviewRecord(*row, *connection.execute(counts).one())


def _numbers(connection: Connection, game: str) -> frozenset[int]:
    return frozenset(
        connection.scalars(select(ReviewTurnRow.number).where(ReviewTurnRow.game == game))
    )


def _mark(connection: Connection, review: ReviewRecord, state: str) -> bool:
    """Set the state of a review; return False if it has been replaced or deleted."""
    return connection.execute(_this(review).values(state=state)).rowcount > 0


def _this(review: ReviewRecord) -> Update:
    return update(ReviewRow).where(
        ReviewRow.game == review.game,
        ReviewRow.sequence == review.sequence,
        ReviewRow.version == review.version,
    )
