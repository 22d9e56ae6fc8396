"""Deletion of old games with everything that belongs to them."""

from datetime import timedelta

from sqlalchemy import and_, delete, func, null, or_, select, update

from .models import (
    ConsentRow,
    EntryRow,
    GameRow,
    HolderRow,
    NoticeRow,
    ResultRow,
    ReviewRow,
    ReviewTurnRow,
    SeatRow,
    SpentLinkRow,
    now,
)
from .store import Store

GAME_TABLES = (
    *(EntryRow, SeatRow, HolderRow, NoticeRow, SpentLinkRow, ResultRow, ConsentRow),
    *(ReviewTurnRow, ReviewRow),
)
GAMES_PER_TRANSACTION = 200  # few enough that players of other games do not wait for long


def old_games(store: Store, age: timedelta, unfinished: bool) -> list[str]:
    """Return the games that were finished longer ago than `age`.

    With `unfinished`, also unfinished games without an entry since then.
    """
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
    for first in range(0, len(games), GAMES_PER_TRANSACTION):
        some = games[first : first + GAMES_PER_TRANSACTION]
        with store.engine.begin() as connection:
            for kind in GAME_TABLES:
                connection.execute(delete(kind).where(kind.game.in_(some)))
            branches = update(GameRow).where(GameRow.branch_of.in_(some))
            connection.execute(branches.values(branch_of=None))
            connection.execute(delete(GameRow).where(GameRow.id.in_(some)))
    if games and not store.postgresql:
        with store.engine.connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT").exec_driver_sql("VACUUM")
