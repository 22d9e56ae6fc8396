"""Jobs of reviews in the core, which continue after a restart and end in a clear state."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tekhenu import Game, Settings
from tekhenu.analysis.review import FORMAT, PlayedTurn, ReviewedTurn, turns_of
from tekhenu.analysis.tasks import ReviewTask
from tekhenu.games import reviews
from tekhenu.games.creation import GameRequest, new_game
from tekhenu.games.errors import RequestRefused
from tekhenu.games.journal import UNDO, Entry
from tekhenu.games.people import Person
from tekhenu.games.ports import Creator, SearchesClosed, SearchInterrupted
from tekhenu.games.records import ABANDON, DONE, FAILED, RUNNING
from tekhenu.games.reviews import StoredReview
from tekhenu.games.service import GameService
from tekhenu.games.session import GameSession

from .inline import InlineSearcher, service_with
from .memory_store import MemoryStore

PERSON = Person(id=7)
SAVE = (Path(__file__).parent.parent / "recorded" / "2-players-at-random.save.json").read_text(
    encoding="utf-8"
)
TURNS = turns_of(Game.load(SAVE))


class QuickSearcher(InlineSearcher):
    """A searcher that returns every turn as the best one; `fails` may raise for a turn's number."""

    def __init__(
        self,
        fails: Callable[[int], None] = lambda _number: None,
        turns: Sequence[PlayedTurn] = TURNS,
    ) -> None:
        super().__init__()
        self.numbers: list[int] = []
        self._fails = fails
        self._starts = [turn.before for turn in turns]

    async def review(self, task: ReviewTask, creator: Creator) -> ReviewedTurn:
        await asyncio.sleep(0)
        number = self._starts.index(task.turn.before)
        self._fails(number)
        self.numbers.append(number)
        choices = task.turn.choices
        return ReviewedTurn(task.turn, choices, (1, -1), (0, 0), 0.5, 0, (), (), None)


def play(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), 60))


async def finished_game(service: GameService, save: str = SAVE) -> GameSession:
    wish = GameRequest(save=save, seats=["me", "me"])
    return await service.create(*new_game(wish).by(PERSON.id))


async def complete(service: GameService, session: GameSession) -> StoredReview:
    """Wait until no job runs, and return the review."""
    while service.reviews._jobs:
        await asyncio.sleep(0)
    found = await service.reviews.read(session)
    assert found is not None
    return found


def test_a_finished_game_is_reviewed_once() -> None:
    async def test() -> None:
        searcher = InlineSearcher()
        service = service_with(MemoryStore(), searcher)
        session = await finished_game(service)
        assert await service.reviews.read(session) is None
        await service.reviews.start(session)
        await service.reviews.start(session)
        first = await service.reviews.read(session)
        assert first is not None and first.record.state == RUNNING and first.review is None
        found = await complete(service, session)
        assert found.record[3:] == (DONE, len(TURNS), len(TURNS), 0)
        assert found.failed == ()
        assert found.review is not None
        assert [each.turn for each in found.review.turns] == TURNS
        for seat in range(2):
            story = found.review.story(seat)
            total = story.start + story.luck - story.losses + story.gifts
            assert total == pytest.approx(story.final)
        await service.reviews.start(session)
        assert await complete(service, session) == found
        assert len(searcher.reviewed) == len(TURNS)
        service.close()

    play(test)


def test_only_a_game_with_a_result_is_reviewed() -> None:
    async def test() -> None:
        store = MemoryStore()
        service = service_with(store)
        session = await service.create(
            *new_game(GameRequest({"solo": "botankhamun"}, seed=3)).by(PERSON.id)
        )
        with pytest.raises(RequestRefused, match="not-over"):
            await service.reviews.start(session)
        await service.leaving.agree(session, PERSON, ABANDON)
        await service.refresh(session)
        with pytest.raises(RequestRefused, match="abandoned"):
            await service.reviews.start(session)
        assert store.reviews == {}
        service.close()

    play(test)


def test_a_stopped_host_continues_where_it_was(caplog: pytest.LogCaptureFixture) -> None:
    def closed(_number: int) -> None:
        if len(first.numbers) == 5:
            raise SearchesClosed

    first, second = QuickSearcher(closed), QuickSearcher()

    async def test() -> None:
        store = MemoryStore()
        service = service_with(store, first)
        session = await finished_game(service)
        await service.reviews.start(session)
        stopped = await complete(service, session)
        assert stopped.record[3:] == (RUNNING, len(TURNS), 5, 0)
        service.close()
        again = service_with(store, second)
        await again.open()
        found = await complete(again, await again.session(session.id))
        assert found.record[3:] == (DONE, len(TURNS), len(TURNS), 0)
        assert sorted(first.numbers + second.numbers) == list(range(len(TURNS)))
        again.close()

    play(test)
    assert caplog.records == []


def test_a_turn_that_cannot_be_analyzed_does_not_end_the_review() -> None:
    broken = {2: ValueError("no"), 4: SearchInterrupted()}
    tried: list[int] = []

    def fail(number: int) -> None:
        if number in broken:
            tried.append(number)
            raise broken[number]

    async def test() -> None:
        store = MemoryStore()
        service = service_with(store, QuickSearcher(fail))
        session = await finished_game(service)
        await service.reviews.start(session)
        found = await complete(service, session)
        assert found.record[3:] == (DONE, len(TURNS), len(TURNS), 2)
        assert found.failed == (2, 4)
        assert tried.count(2) == 1 and tried.count(4) == reviews.ATTEMPTS
        assert found.review is not None and len(found.review.turns) == len(TURNS) - 2
        story = found.review.story(0)
        total = story.start + story.luck - story.losses + story.gifts
        assert total == pytest.approx(story.final)
        broken.clear()
        await service.reviews.start(session)  # tries the two again
        found = await complete(service, session)
        assert found.record[3:] == (DONE, len(TURNS), len(TURNS), 0)
        service.close()

    play(test)


def test_a_stored_turn_that_cannot_be_read_is_analyzed_again() -> None:
    async def test() -> None:
        store, searcher = MemoryStore(), QuickSearcher()
        service = service_with(store, searcher)
        session = await finished_game(service)
        await service.reviews.start(session)
        await complete(service, session)
        store.turns[session.id][6] = store.turns[session.id][6]._replace(turn={"seat": 0})
        found = await service.reviews.read(session)
        assert found is not None and found.failed == (6,)
        await service.reviews.start(session)
        assert (await complete(service, session)).failed == ()
        assert searcher.numbers.count(6) == 2
        service.close()

    play(test)


def test_without_any_analyzed_turn_the_review_has_failed() -> None:
    def fail(_number: int) -> None:
        raise ValueError("no")

    async def test() -> None:
        service = service_with(MemoryStore(), QuickSearcher(fail))
        session = await finished_game(service)
        await service.reviews.start(session)
        assert (await complete(service, session)).record.state == FAILED
        service.close()

    play(test)


def test_a_broken_game_is_given_up(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        store = MemoryStore()
        service = service_with(store, QuickSearcher())
        session = await finished_game(service)
        await store.start_review(session.id, 0, FORMAT)
        store.records[session.id] = replace(store.records[session.id], origin="nothing")
        again = service_with(store)
        await again.open()
        while again.reviews._jobs:
            await asyncio.sleep(0)
        assert store.reviews[session.id].state == FAILED
        assert await store.unfinished_reviews() == []
        again.close()

    play(test)
    assert "cannot be replayed, so it cannot be reviewed" in caplog.text


def test_two_processes_review_one_game_together() -> None:
    async def test() -> None:
        store, searchers = MemoryStore(), (QuickSearcher(), QuickSearcher())
        one, other = (service_with(store, searcher) for searcher in searchers)
        session = await finished_game(one)
        await one.reviews.start(session)
        while not searchers[0].numbers:
            await asyncio.sleep(0)
        await other.reviews.start(await other.session(session.id))
        found = await complete(one, session)
        await complete(other, session)
        assert found.record[3:] == (DONE, len(TURNS), len(TURNS), 0)
        assert searchers[1].numbers[0] == len(TURNS) - 1, "the second one begins at the end"
        together = searchers[0].numbers + searchers[1].numbers
        assert set(together) == set(range(len(TURNS)))
        one.close()
        other.close()

    play(test)


@cache
def game_of_a_real_table() -> Game:
    game, rng = Game.new(Settings(players=2, chance="open table")), Random(2)
    while (decision := game.decision) is not None:
        game.play(rng.choice(decision.options))
    return game


def test_a_corrected_game_loses_its_review() -> None:
    turns = turns_of(game_of_a_real_table())

    async def test() -> None:
        store = MemoryStore()
        service = service_with(store, QuickSearcher(turns=turns))
        session = await finished_game(service, game_of_a_real_table().save())
        await service.reviews.start(session)
        while not store.turns[session.id]:
            await asyncio.sleep(0)
        last = str(session.journal.committed.choices[-1])
        assert await service.enter(session, Entry(1, 0, UNDO))
        assert session.journal.committed.decision is not None
        assert service.reviews._jobs == {}
        assert await service.reviews.read(session) is None
        assert await service.enter(session, Entry(2, 0, "play", last))
        assert session.snapshot.over
        await service.reviews.start(session)
        found = await complete(service, session)
        assert (found.record.sequence, found.record.state) == (2, DONE)
        assert found.record.done == len(turns)
        service.close()

    play(test)
