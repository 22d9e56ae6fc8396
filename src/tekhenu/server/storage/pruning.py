"""Games that nobody will look at again, removed with everything that belongs to them."""

from datetime import timedelta

from sqlalchemy import and_, delete, func, null, or_, select

from .models import (
    ConsentRow,
    EntryRow,
    GameRow,
    HolderRow,
    NoticeRow,
    ResultRow,
    SeatRow,
    SpentLinkRow,
    now,
)
from .store import Store

BELONGING = (EntryRow, SeatRow, HolderRow, NoticeRow, SpentLinkRow, ResultRow, ConsentRow)
AT_ONCE = 200  # games in a transaction: players are not to wait for long


def old_games(store: Store, age: timedelta, unfinished: bool) -> list[str]:
    """Finished so long ago; with `unfinished` also those in which nothing has happened since."""
    before = now() - age
    last = (
        select(func.max(EntryRow.at))
        .where(EntryRow.game == GameRow.id)
        .correlate(GameRow)
        .scalar_subquery()
    )
    old = GameRow.finished < before
    if unfinished:
        silent = func.coalesce(last, GameRow.created) < before
        old = or_(old, and_(GameRow.finished.is_(null()), silent))
    with store.engine.connect() as connection:
        return list(connection.scalars(select(GameRow.id).where(old).order_by(GameRow.created)))


def prune(store: Store, games: list[str]) -> None:
    for first in range(0, len(games), AT_ONCE):
        some = games[first : first + AT_ONCE]
        with store.engine.begin() as connection:
            for kind in BELONGING:
                connection.execute(delete(kind).where(kind.game.in_(some)))
            connection.execute(delete(GameRow).where(GameRow.id.in_(some)))
    if games and not store.postgresql:
        with store.engine.connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT").exec_driver_sql("VACUUM")
