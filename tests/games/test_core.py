"""The games core runs without a web framework, a database, threads or processes."""

import asyncio
import subprocess
import sys
from random import Random

import pytest

from tekhenu.games.creation import GameRequest, new_game
from tekhenu.games.journal import Entry, EntryRefused
from tekhenu.games.people import Person
from tekhenu.games.records import ABANDON
from tekhenu.games.service import GameService
from tekhenu.games.session import GameSession

from .inline import service_with
from .memory_store import MemoryStore

PERSON = Person(id=7)
HEAVY = ("fastapi", "starlette", "sqlalchemy", "uvicorn", "httpx", "pydantic", "alembic")


def next_entry(session: GameSession, rng: Random) -> Entry:
    journal = session.journal
    decision, sequence = journal.asked(0), journal.sequence + 1
    if decision is None:
        return Entry(sequence, 0, "confirm")
    return Entry(sequence, 0, "choose", str(rng.choice(decision.options)))


async def play_to_the_end(service: GameService, session: GameSession) -> None:
    """Choose at random for seat 0; computers and solo opponents play by themselves."""
    rng = Random(4)
    while not session.snapshot.over:
        if session.journal.may_answer(0):
            await service.enter(session, next_entry(session, rng))
        else:
            await asyncio.sleep(0)


@pytest.mark.parametrize(
    "wish",
    [
        GameRequest({"solo": "botankhamun"}, seed=3),
        GameRequest({"solo": "automa", "automas": 2, "seth": True}, seed=3),
        GameRequest({"players": 2}, seats=["me", "random"], seed=3),
    ],
    ids=["Botankhamun", "Automas", "a computer"],
)
def test_a_whole_game_is_played_without_a_server(wish: GameRequest) -> None:
    async def play() -> None:
        store = MemoryStore()
        service = service_with(store)
        session = await service.create(*new_game(wish).by(PERSON.id))
        await play_to_the_end(service, session)
        stored = store.results[session.id]
        assert [result.vp for result in stored] == [
            rank.vp for rank in sorted(session.journal.committed.ranking(), key=lambda r: r.seat)
        ]
        again = await service_with(store).session(session.id)
        assert again.journal.choices() == session.journal.choices()
        assert again.journal.committed.state == session.journal.committed.state
        service.close()

    asyncio.run(play())


def test_writers_of_one_game_wait_for_each_other() -> None:
    """One of many entries with the same number is stored; the others are rejected."""

    async def play() -> None:
        store = MemoryStore()
        service = service_with(store)
        session = await service.create(*new_game(GameRequest({"players": 2}, seed=3)).by(PERSON.id))
        seat = session.journal.decider()
        decision = session.journal.committed.decision
        assert seat is not None and decision is not None
        entries = [Entry(1, seat, "play", str(option)) for option in decision.options]
        entering = [service.enter(session, entry) for entry in entries]
        results = await asyncio.gather(*entering, return_exceptions=True)
        assert results.count(True) == 1
        assert all(r is True or isinstance(r, EntryRefused) for r in results)
        assert len(store.entries[session.id].entries) == 1
        service.close()

    asyncio.run(play())


def test_a_game_can_be_abandoned() -> None:
    async def play() -> None:
        service = service_with(MemoryStore())
        session = await service.create(
            *new_game(GameRequest({"solo": "botankhamun"}, seed=3)).by(PERSON.id)
        )
        await service.leaving.agree(session, PERSON, ABANDON)
        await service.refresh(session)
        assert session.snapshot.over and session.snapshot.abandoned
        service.close()

    asyncio.run(play())


def test_the_core_loads_no_server() -> None:
    code = f"""
import sys
import tekhenu.games.service, tekhenu.games.creation, tekhenu.presentation.log
import tekhenu.presentation.previews, tekhenu.presentation.stages, tekhenu.presentation.prompt
print(*sorted(set({HEAVY!r}) & set(sys.modules)))
"""
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert loaded.stdout.strip() == ""
