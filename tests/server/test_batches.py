"""Waiting entries are written in one transaction and announced in one notification."""

import asyncio
import json
import threading
from collections.abc import Iterator

import psycopg
import pytest
from sqlalchemy import text

from tekhenu.games.journal import Entry
from tekhenu.games.ports import NewEntry, Taken
from tekhenu.games.records import NewGame, SeatRecord
from tekhenu.rules import Game
from tekhenu.server.storage import Store
from tekhenu.server.storage.batches import MAX_PAUSE, PAUSE_PER_TASK, Batches
from tekhenu.server.storage.entries import (
    CHANNEL,
    ENTRIES_PER_NOTIFICATION,
    POSTGRESQL_PREFER_INDEXES,
    POSTGRESQL_READ,
    POSTGRESQL_WRITE,
)

from .host import appended, news_of

MANY = 2 * ENTRIES_PER_NOTIFICATION + 5
LONGEST = "d" * 200  # of an option


@pytest.fixture
def store(postgresql: str) -> Iterator[Store]:
    store = Store(postgresql)
    store.migrate()
    yield store
    store.close()


def name(number: int) -> str:
    return f"game{number:08}"


def create(store: Store, games: int) -> None:
    origin = Game.new(seed=1).save()
    for number in range(games):
        seats = [SeatRecord(0, "human", token=name(number)), SeatRecord(1, "human")]
        store.create(NewGame(name(number), {"players": 2}, origin, seats, None, ()))


def test_the_thread_rests_after_many_and_not_after_one(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    rests: list[float] = []
    begun, go_on = threading.Event(), threading.Event()

    def work(tasks: list[int]) -> list[int]:
        sizes.append(len(tasks))
        begun.set()
        go_on.wait()
        return tasks

    monkeypatch.setattr("tekhenu.server.storage.batches.time.sleep", rests.append)
    done = Batches("test", work)

    async def submit() -> None:
        waiting = [done.result(0)]
        await asyncio.to_thread(begun.wait)
        waiting += [done.result(number) for number in range(1, 4)]
        go_on.set()
        assert await asyncio.gather(*waiting) == [0, 1, 2, 3]
        assert await done.result(4) == 4

    asyncio.run(submit())
    done.close()
    assert sizes == [1, 3, 1]
    assert rests == [2 * PAUSE_PER_TASK]
    assert 2 * PAUSE_PER_TASK < MAX_PAUSE


def test_many_entries_need_few_notifications(store: Store, postgresql: str) -> None:
    """Each with everything that others need to go on without asking; nothing that was too late."""
    create(store, MANY)
    appended(store, name(0), Entry(1, 1, "play", "first"))
    wanted = [
        NewEntry(name(number), Entry(1, 0, "play", LONGEST), None, 0) for number in range(MANY)
    ]
    with psycopg.connect(postgresql, autocommit=True) as other:
        other.execute(f"LISTEN {CHANNEL}")
        results = store.entries._write(wanted)
        notes = [json.loads(note.payload) for note in other.notifies(timeout=10, stop_after=3)]
    assert isinstance(results[0], Taken)
    assert results[1:] == [None] * (MANY - 1)
    assert {sender for sender, _ in notes} == {store.entries.sender}
    output = [tuple(entry) for _, entries in notes for entry in entries]
    assert sorted(output) == [(name(number), 1, 0, "play", LONGEST) for number in range(1, MANY)]


@pytest.mark.parametrize("statement", [POSTGRESQL_WRITE, POSTGRESQL_READ])
def test_no_table_is_read_as_a_whole(store: Store, statement: str) -> None:
    """However a statement is planned while the tables are empty."""
    values = {"batch": json.dumps([{"game": name(0), "after": 0}]), "at": "now", "sender": ""}
    with store.engine.connect() as connection:
        cursor = connection.connection.cursor()
        cursor.execute(POSTGRESQL_PREFER_INDEXES)
        cursor.execute("SET plan_cache_mode = force_generic_plan")
        plan = "\n".join(row[0] for row in cursor.execute(f"EXPLAIN {statement}", values))
        connection.execute(text("ROLLBACK"))
    assert "Seq Scan" not in plan
    assert "games_pkey" in plan
    if statement is POSTGRESQL_READ:
        assert "sequence > w.after" in plan.split("entries_pkey")[1].split("Index Cond")[1]


def test_what_is_written_and_looked_for_goes_by_the_index(store: Store) -> None:
    create(store, 1)
    appended(store, name(0), Entry(1, 0, "play", "die:1"))
    assert news_of(store, name(0), 0) == (0, [Entry(1, 0, "play", "die:1")])
    for kept in (store.entries._writer, store.entries._reader):
        shown = kept.run(lambda cursor: cursor.execute("SHOW enable_seqscan").fetchone())
        assert shown == ("off",)
