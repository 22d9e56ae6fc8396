"""How games ended: noted once, read by lists without playing anything again."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from sqlalchemy import Connection, Engine, case, delete, func, insert, or_, select

from ...games.records import (
    KNOWN,
    BestResult,
    EndedGame,
    NotedResult,
    PlayedEdition,
    SeatRecord,
    aware,
)
from .models import GameRow, HolderRow, ResultRow, SeatRow


def note(connection: Connection, game: str, results: Sequence[NotedResult]) -> None:
    """Whoever comes second, while the first one writes, changes nothing."""
    known = select(ResultRow.seat).where(ResultRow.game == game).limit(1)
    if results and connection.execute(known).first() is None:
        connection.execute(insert(ResultRow), [{"game": game, **vars(one)} for one in results])


def forget(connection: Connection, game: str) -> None:
    connection.execute(delete(ResultRow).where(ResultRow.game == game))


def ended_games(engine: Engine, games: Sequence[str]) -> dict[str, EndedGame]:
    """Those of the games whose end was noted."""
    if not games:
        return {}
    with engine.connect() as connection:
        results = _by_game(connection, ResultRow, NotedResult, games)
        columns = (
            *(GameRow.created, GameRow.listed, GameRow.rounds, GameRow.abandoned),
            GameRow.settings,
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
            )
            for row in rows
        }


def _by_game(connection: Connection, rows: Any, kind: Any, games: Sequence[str]) -> dict[str, Any]:
    """What belongs to each game, by seat."""
    found = defaultdict(list)
    columns = [getattr(rows, field.name) for field in fields(kind)]
    query = select(rows.game, *columns).where(rows.game.in_(games)).order_by(rows.seat)
    for game, *values in connection.execute(query):
        found[game].append(kind(*values))
    return found


def best_results(engine: Engine, person: int) -> list[BestResult]:
    """By whom a person played against, the most frequent first; what was dealt so that they could
    know it does not count."""
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
