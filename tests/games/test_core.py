"""The games core alone: no web framework, no database, no thread and no process."""

import asyncio
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from random import Random

import pytest

from tekhenu.agents import SeatView, agent_for
from tekhenu.games.creation import GameWish, new_game
from tekhenu.games.journal import Entry, EntryRefused
from tekhenu.games.people import Person
from tekhenu.games.ports import Creator, Task
from tekhenu.games.records import ABANDON
from tekhenu.games.service import GameService
from tekhenu.games.session import GameSession
from tekhenu.rules import Game

from .memory_store import MemoryStore

PERSON = Person(id=7)
HEAVY = ("fastapi", "starlette", "sqlalchemy", "uvicorn", "httpx", "pydantic", "alembic")


@dataclass(frozen=True)
class Config:
    sessions: int = 10
    pace: float = 0.0
    away: timedelta = timedelta(minutes=15)
    stand_in: str = "random"


class InlineThinkers:
    """Computers that think in the event loop."""

    async def think(self, task: Task, creator: Creator, queued: Callable[[], None]) -> str:
        game = Game.load(task.origin)
        for choice in task.choices:
            game.play(choice)
        decision = game.decision
        assert decision is not None
        agent, rng = agent_for(task.agent), Random(task.sequence)
        return str(agent.choose(SeatView(game, task.seat), decision, rng))

    def close(self) -> None:
        pass


def service_with(store: MemoryStore) -> GameService:
    return GameService(store, InlineThinkers(), Config())


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
        GameWish(solo="botankhamun", seed=3),
        GameWish(solo="automa", automas=2, seth=True, seed=3),
        GameWish(players=2, seats=["me", "random"], seed=3),
    ],
    ids=["Botankhamun", "Automas", "a computer"],
)
def test_a_whole_game_is_played_without_a_server(wish: GameWish) -> None:
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
    """Of many entries with the same number one is stored; the others are refused."""

    async def play() -> None:
        store = MemoryStore()
        service = service_with(store)
        session = await service.create(*new_game(GameWish(players=2, seed=3)).by(PERSON.id))
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
        session = await service.create(*new_game(GameWish(solo=True, seed=3)).by(PERSON.id))
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
