"""Branches continue a game from an earlier position, privately."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tekhenu import Game, Settings
from tekhenu.games.creation import BranchRequest, CreatedGame, GameRequest, new_branch, new_game
from tekhenu.games.errors import RequestRefused
from tekhenu.games.journal import Entry
from tekhenu.games.people import Person
from tekhenu.games.records import HUMAN, KNOWN_SAVE, Branch
from tekhenu.games.service import GameService
from tekhenu.games.session import GameSession

from .inline import service_with
from .memory_store import MemoryStore

PERSON, OTHER = Person(id=7), Person(id=8)
RECORDED = Path(__file__).parent.parent / "recorded"


def saved(name: str = "2-players-at-random") -> str:
    return (RECORDED / f"{name}.save.json").read_text(encoding="utf-8")


def play(test: Callable[[GameService, MemoryStore], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        store = MemoryStore()
        service = service_with(store)
        await test(service, store)
        service.close()

    asyncio.run(asyncio.wait_for(run(), 60))


async def create(service: GameService, created: CreatedGame, person: Person) -> GameSession:
    return await service.create(*created.by(person.id))


async def play_to_the_end(service: GameService, session: GameSession, seat: int) -> None:
    rng = Random(4)
    while not session.snapshot.over:
        decision, sequence = session.journal.asked(seat), session.journal.sequence + 1
        if decision is not None:
            option = str(rng.choice(decision.options))
            await service.enter(session, Entry(sequence, seat, "play", option))
        else:
            await asyncio.sleep(0)


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("2-players-at-random", ["random", "me"]),
        ("3-players-seth", ["me", "random", "random"]),
        ("2-players-one-automa", ["me"]),
    ],
)
def test_a_branch_is_played_to_another_end(name: str, seats: list[str]) -> None:
    async def test(service: GameService, store: MemoryStore) -> None:
        game = Game.load(saved(name))
        humans = game.settings.humans
        wish = GameRequest(save=saved(name), seats=["me"] * humans, listed=True)
        parent = await create(service, new_game(wish), PERSON)
        step = parent.journal.timeline.steps - 20
        made = new_branch(parent.snapshot, BranchRequest(step, seats, "Ada"))
        branch = await create(service, made, OTHER)
        now = branch.snapshot
        assert now.branch == Branch(parent.id, step)
        assert (now.listed, now.deal, now.record.shared, now.hints) == (
            *(False, KNOWN_SAVE, False, True),
        )
        seat = seats.index("me")
        assert now.held_by(OTHER) == [seat]
        assert now.seats[seat].name == "Ada"
        assert branch.journal.choices() == parent.journal.choices()[:step]
        assert branch.journal.committed == parent.journal.timeline.at(step)
        again = await service_with(store).session(branch.id)
        assert again.journal.committed.state == branch.journal.committed.state
        await play_to_the_end(service, branch, seat)
        assert len(store.results[branch.id]) == game.settings.players
        (listed,) = await service.branches_of(parent.id, OTHER)
        assert (listed.id, listed.branch, listed.over) == (branch.id, now.branch, True)
        assert [result.seat for result in listed.results] == list(range(game.settings.players))

    play(test)


def test_branches_of_branches_belong_to_their_makers() -> None:
    async def test(service: GameService, store: MemoryStore) -> None:
        parent = await create(service, new_game(GameRequest(save=saved())), PERSON)
        first = await create(service, new_branch(parent.snapshot, BranchRequest(40)), OTHER)
        while len(first.journal.choices()) < 45:
            decision = first.journal.committed.decision
            assert decision is not None
            sequence = first.journal.sequence + 1
            option = str(decision.options[-1])
            await service.enter(first, Entry(sequence, decision.player, "play", option))
        assert first.snapshot.may_save(OTHER) and not first.snapshot.may_save(PERSON)
        second = await create(service, new_branch(first.snapshot, BranchRequest(43)), OTHER)
        assert second.snapshot.branch == Branch(first.id, 43)
        assert second.journal.choices() == first.journal.choices()[:43]
        assert [game.id for game in await service.branches_of(parent.id, OTHER)] == [first.id]
        assert [game.id for game in await service.branches_of(first.id, OTHER)] == [second.id]
        assert await service.branches_of(parent.id, PERSON) == []
        assert await service.branches_of(parent.id, None) == []
        assert await service.games_of(OTHER) == []
        assert await service.listed_games(OTHER) == []

    play(test)


def test_a_branch_begins_where_something_can_be_played() -> None:
    async def test(service: GameService, store: MemoryStore) -> None:
        parent = await create(service, new_game(GameRequest(save=saved())), PERSON)
        last = parent.journal.timeline.steps
        for step in (last, last + 1):
            with pytest.raises(RequestRefused, match="bad-step"):
                new_branch(parent.snapshot, BranchRequest(step))
        for seats in (["me"], ["me", "friend"], ["me", "me", "me"]):
            with pytest.raises(RequestRefused, match="bad-seats"):
                new_branch(parent.snapshot, BranchRequest(9, seats))
        with pytest.raises(RequestRefused, match="bad-agent"):
            new_branch(parent.snapshot, BranchRequest(9, ["me", "search:99s"]))
        for step in (0, last - 1):
            assert new_branch(parent.snapshot, BranchRequest(step)).timeline.steps == step

    play(test)


def test_a_branch_of_a_real_table_continues_at_the_table() -> None:
    game, rng = Game.new(Settings(players=2, chance="open table")), Random(2)
    while (decision := game.decision) is not None:
        game.play(rng.choice(decision.options))

    async def test(service: GameService, store: MemoryStore) -> None:
        parent = await create(service, new_game(GameRequest(save=game.save())), PERSON)
        branch = await create(service, new_branch(parent.snapshot, BranchRequest(30)), PERSON)
        assert branch.journal.at_table
        assert [seat.kind for seat in branch.snapshot.seats] == [HUMAN] * 2
        option = parent.journal.choices()[30]
        decision = branch.journal.committed.decision
        assert decision is not None
        seat = next(seat for seat in range(2) if branch.journal.may_answer(seat))
        await service.enter(branch, Entry(1, seat, "play", option))
        assert branch.journal.choices() == parent.journal.choices()[:31]

    play(test)
