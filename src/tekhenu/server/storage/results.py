"""Results of finished games, stored so that lists of games need not replay them."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from sqlalchemy import Connection, Engine, case, delete, func, insert, or_, select

from ...games.records import (
    KNOWN,
    BestResult,
    Branch,
    EndedGame,
    NotedResult,
    PlayedEdition,
    SeatRecord,
    aware,
)
from .models import GameRow, HolderRow, ResultRow, SeatRow


def record_results(connection: Connection, game: str, results: Sequence[NotedResult]) -> None:
    """Store the results of a game, unless they are stored already."""
    known = select(ResultRow.seat).where(ResultRow.game == game).limit(1)
    if results and connection.execute(known).first() is None:
        connection.execute(insert(ResultRow), [{"game": game, **vars(one)} for one in results])


def delete_results(connection: Connection, game: str) -> None:
    connection.execute(delete(ResultRow).where(ResultRow.game == game))


def ended_games(engine: Engine, games: Sequence[str]) -> dict[str, EndedGame]:
    """Return the games, of the given ones, that have stored results or were abandoned."""
    if not games:
        return {}
    with engine.connect() as connection:
        results = _by_game(connection, ResultRow, NotedResult, games)
        columns = (
            *(GameRow.created, GameRow.listed, GameRow.rounds, GameRow.abandoned),
            *(GameRow.settings, GameRow.branch_of, GameRow.branch_step),
        )
        ended = or_(GameRow.id.in_(list(results)), GameRow.abandoned)
        rows = connection.execute(
            select(GameRow.id, *columns).where(GameRow.id.in_(games), ended)
        ).all()
        over = [row.id for row in rows]
        seats = _by_game(connection, SeatRow, SeatRecord, over)
        holders = defaultdict(set)
        held = select(HolderRow.game, HolderRow.person, HolderRow.seat)
        for game, person, seat in connection.execute(held.where(HolderRow.game.in_(over))):
            holders[game].add((person, seat))
        return {
            row.id: EndedGame(
                id=row.id,
                created=aware(row.created),
                listed=row.listed,
                rounds=row.rounds,
                abandoned=row.abandoned,
                seats=seats[row.id],
                holders=frozenset(holders[row.id]),
                results=results.get(row.id, []),
                edition=PlayedEdition.noted(row.settings),
                branch=None if row.branch_step is None else Branch(row.branch_of, row.branch_step),
            )
            for row in rows
        }


def _by_game(connection: Connection, rows: Any, kind: Any, games: Sequence[str]) -> dict[str, Any]:
    """Return the rows of each game as objects of a kind, ordered by seat."""
    found = defaultdict(list)
    columns = [getattr(rows, field.name) for field in fields(kind)]
    query = select(rows.game, *columns).where(rows.game.in_(games)).order_by(rows.seat)
    for game, *values in connection.execute(query):
        found[game].append(kind(*values))
    return found


def best_results(engine: Engine, person: int) -> list[BestResult]:
    """Return a person's best results by opponents, the most frequent opponents first.

    Games whose deal could be known in advance do not count.
    """
    games = func.count()
    query = (
        select(
            ResultRow.against,
            games,
            func.sum(case((ResultRow.place == 1, 1), else_=0)),
            func.max(ResultRow.vp),
            func.max(ResultRow.lead),
        )
        .join(HolderRow, (HolderRow.game == ResultRow.game) & (HolderRow.seat == ResultRow.seat))
        .join(GameRow, GameRow.id == ResultRow.game)
        .where(HolderRow.person == person, GameRow.deal.not_in(KNOWN))
        .group_by(ResultRow.against)
        .order_by(games.desc(), ResultRow.against)
    )
    with engine.connect() as connection:
        return [BestResult(*row) for row in connection.execute(query)]
